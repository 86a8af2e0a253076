import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

const root = new URL("../www/src/", import.meta.url);

/** A module of the page: its path below `www/src`, and its text. */
interface Source {
  readonly path: string;
  readonly text: string;
}

const sources: readonly Source[] = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts") && !path.startsWith("pkg/"))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));

/** One module names another. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Only types are named, so that nothing of it is left when the page runs. */
  readonly types: boolean;
}

/** What a module imports and re-exports of the page's other modules, at once or later. */
function arrowsOf({ path, text }: Source): readonly Arrow[] {
  const named =
    /^(?:import|export)\b( type\b)?(?:[\s\w$*,{}]*\bfrom)?\s*"(\.[^"]+)"|(\btypeof )?\bimport\(\s*"(\.[^"]+)"\s*\)/gm;
  return [...text.matchAll(named)].map(([, types, now, shape, later]) => ({
    from: path,
    to: posix.join(posix.dirname(path), (now ?? later ?? "").replace(/\?.*$/, "")),
    types: types !== undefined || shape !== undefined,
  }));
}

/** The part of the page that a module belongs to: its folder. */
function partOf(path: string): string {
  return path.split("/")[0] ?? "";
}

/** Whether a module works out where things lie. */
const isLayout = (path: string) => /\/(?:layout[/.]|tidy\.)/.test(path);
/** Whether a module makes pictures of what was laid out. */
const isDraw = (path: string) => /\/draw[/.]/.test(path);

const rooms = ["text", "pairs", "stage", "links", "results", "shell"];

/** What each part may name besides itself; `types` says of which it may name types alone. */
const allowed: Readonly<
  Record<string, { readonly all: readonly string[]; readonly types: readonly string[] }>
> = {
  engine: { all: ["pkg"], types: [] },
  messages: { all: [], types: [] },
  examples: { all: ["messages"], types: [] },
  model: { all: ["messages"], types: ["engine"] },
  text: { all: ["messages", "pairs"], types: ["engine", "model"] },
  pairs: { all: ["messages"], types: ["engine", "text"] },
  stage: { all: ["messages"], types: ["engine"] },
  links: { all: ["messages", "stage", "shell"], types: ["engine"] },
  results: { all: ["messages", "stage"], types: ["engine"] },
  shell: { all: ["messages"], types: ["engine"] },
  wiring: { all: ["engine", "messages", "examples", "model", ...rooms], types: [] },
};

/** Whether the arrow leads where its part may lead. */
function isAllowed({ from, to, types }: Arrow): boolean {
  const [part, other] = [partOf(from), partOf(to)];
  if (isLayout(from) && !isLayout(to)) return types && to === "engine/answers.js";
  if (isDraw(from) && !isDraw(to) && !isLayout(to)) return types && to === "engine/answers.js";
  // The entry names all parts, and no part names it.
  if (part === other || part === "main.ts") return true;
  const may = allowed[part];
  if (may === undefined) return false;
  // Of the engine, only the shapes of its answers are for those who do not ask it.
  const shape = other !== "engine" || to === "engine/answers.js";
  return may.all.includes(other) || (types && shape && may.types.includes(other));
}

/** The text without comments and without what stands in quotes, where words are no names. */
function code(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
}

/** Names through which a module would reach the page it is shown in. */
const page =
  /(?<![.\w])(?:document|window|navigator|localStorage|getComputedStyle|customElements|requestAnimationFrame)\b(?!\s*[:?])|\b(?:HTML|SVG)\w*Element\b|(?<![.\w])addEventListener\b/;

describe("the arrows between the parts of the page", () => {
  const arrows = sources.flatMap(arrowsOf);

  it("are found", () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(arrows.length).toBeGreaterThan(400);
    const known = new Set(sources.map(({ path }) => path.replace(/\.ts$/, "")));
    const lost = arrows.filter(
      ({ to }) => !to.startsWith("pkg/") && /\.[jt]s$/.test(to) && !known.has(to.slice(0, -3)),
    );
    expect(lost).toEqual([]);
  });

  it("lead where they may", () => {
    expect(arrows.filter((arrow) => !isAllowed(arrow))).toEqual([]);
  });

  it("would be seen if they led elsewhere", () => {
    const wrong = (path: string, text: string) =>
      arrowsOf({ path, text }).filter((arrow) => !isAllowed(arrow)).length;
    const row = "stage/layout/row.ts";
    expect(wrong(row, 'import { t } from "../../messages/index.js";')).toBe(1);
    expect(wrong(row, 'import type { Link } from "../../engine/answers.js";')).toBe(0);
    expect(wrong(row, 'import { drawPair } from "../draw/pair.js";')).toBe(1);
    expect(wrong("shell/tabs.ts", 'import type { State } from "../model/state.js";')).toBe(1);
    expect(wrong("shell/tabs.ts", 'import type { Engine } from "../engine/client.js";')).toBe(1);
    expect(wrong("results/edge.ts", 'import {\n  a,\n  b,\n} from "../text/errors.js";')).toBe(1);
    expect(wrong("model/state.ts", 'export * from "../wiring/app.js";')).toBe(1);
    expect(wrong("stage/draw/pair.ts", 'const later = import("../../main.js");')).toBe(1);
    expect(
      wrong("stage/element.ts", 'import { drawTrace } from "../results/edges/draw/trace.js";'),
    ).toBe(1);
  });

  it("go round in no circle", () => {
    const next = new Map(sources.map(({ path }): [string, string[]] => [path, []]));
    for (const { from, to, types } of arrows) {
      if (!types) next.get(from)?.push(to.replace(/\.js$/, ".ts"));
    }
    // What names nothing that is still there is taken away until nothing more can be.
    for (let gone = 1; gone > 0; ) {
      const ends = [...next].filter(([, to]) => !to.some((path) => next.has(path)));
      for (const [path] of ends) next.delete(path);
      gone = ends.length;
    }
    expect([...next.keys()]).toEqual([]);
  });
});

describe("numbers, pictures, texts and the model", () => {
  const panels = ["text/panel/", "text/editor/"];
  const still = sources
    .filter(
      ({ path }) => ["model", "text"].includes(partOf(path)) || isLayout(path) || isDraw(path),
    )
    .filter(({ path }) => !panels.some((folder) => path.startsWith(folder)));

  it("touch no page", () => {
    expect(still.length).toBeGreaterThan(40);
    expect(still.filter(({ text }) => page.test(code(text))).map(({ path }) => path)).toEqual([]);
  });

  it("would be seen to touch one", () => {
    for (const text of [
      "document.title",
      'window.matchMedia("x")',
      "const box: SVGElement = given;",
      "getComputedStyle(box)",
    ]) {
      expect(page.test(code(text)), text).toBe(true);
    }
    for (const text of [
      "/** the window of a document */",
      '{ kind: "document", side }',
      "readonly document: string",
      "intake.document",
    ]) {
      expect(page.test(code(text)), text).toBe(false);
    }
  });
});

describe("what a module exports", () => {
  const exported = /^export (?:async )?(const|function\*?|class|type|interface) (\w+)/gm;

  it("says what it is", () => {
    const bare = sources.flatMap(({ path, text }) =>
      [...text.matchAll(exported)]
        .filter(({ index }) => !/\*\/\s*$/.test(text.slice(0, index)))
        .map(([, , name]) => `${path}: ${name}`),
    );
    expect(bare).toEqual([]);
  });

  it("is used by another one, or tried by a test", () => {
    const read = (folder: URL) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(".ts"))
        .map((path) => ({
          path: `${folder.href}${path}`,
          text: readFileSync(new URL(path, folder), "utf8"),
        }));
    const others = ["../www/build/", "./"].flatMap((folder) =>
      read(new URL(folder, import.meta.url)),
    );
    const words = [...sources, ...others].map(({ path, text }) => ({
      path,
      names: new Set(code(text).match(/\w+/g)),
    }));
    const unused = sources.flatMap(({ path, text }) =>
      [...text.matchAll(exported)]
        .filter(([, kind]) => kind !== "type" && kind !== "interface")
        .map(([, , name = ""]) => name)
        .filter((name) => !words.some((other) => other.path !== path && other.names.has(name)))
        .map((name) => `${path}: ${name}`),
    );
    expect(unused).toEqual([]);
  });
});
