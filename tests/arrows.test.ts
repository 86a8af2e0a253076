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
const isLayout = (path: string) => /\/layout[/.]/.test(path);
/** Whether a module makes pictures of what was laid out. */
const isDraw = (path: string) => /\/draw[/.]/.test(path);

/** What each part may name besides itself; `types` says of which it may name types alone. */
const allowed: Readonly<
  Record<string, { readonly all: readonly string[]; readonly types: readonly string[] }>
> = {
  engine: { all: ["pkg"], types: [] },
  messages: { all: [], types: [] },
  examples: { all: ["messages", "model"], types: [] },
  gallery: {
    all: ["messages", "model", "shell", "examples", "results", "share", "stage", "text"],
    types: ["engine"],
  },
  methods: { all: ["messages", "model", "shell", "copy"], types: ["engine"] },
  model: { all: ["messages"], types: ["engine"] },
  copy: { all: ["messages", "model"], types: ["engine"] },
  share: { all: ["messages", "model", "copy"], types: ["engine"] },
  // What leaves the page is drawn by the one who draws it on the page; none of them knows that it leaves.
  export: {
    all: ["messages", "model", "copy", "shell", "stage", "results", "share", "pairs"],
    types: ["engine"],
  },
  shell: { all: ["messages", "model"], types: ["engine"] },
  stage: { all: ["messages", "model"], types: ["engine"] },
  text: { all: ["messages", "model", "shell"], types: ["engine"] },
  links: { all: ["messages", "model", "copy", "stage", "shell", "text"], types: ["engine"] },
  pairs: { all: ["messages", "model", "text", "copy", "shell"], types: ["engine"] },
  results: {
    all: ["messages", "model", "shell", "copy", "stage", "links", "pairs", "text", "examples"],
    types: ["engine"],
  },
  teaching: { all: ["messages", "model", "copy", "shell", "share"], types: ["engine"] },
  source: {
    all: [
      "messages",
      "model",
      "copy",
      "shell",
      "text",
      "links",
      "pairs",
      "examples",
      "share",
      "teaching",
    ],
    types: ["engine"],
  },
};

/** What of the engine others than itself may name: the shapes of answers and questions, and these values. */
const shapes = ["engine/answers.js", "engine/asked.js", "engine/sentences.js", "engine/shown.js"];
/** Those who ask it are told how. */
const asking = [
  "model/app.ts",
  "model/snapshot.ts",
  "text/fitting.ts",
  "text/outlining.ts",
  "text/pair.ts",
  "pairs/entries.ts",
  "pairs/measure/",
];
const values = ["engine/asked.js", "engine/files.js"];

/** Whether both are in folders of tabs, in different ones; the walk through steps, the places and what a change does are in several. */
function isOtherTab(from: string, to: string): boolean {
  const tab = (path: string) => /^results\/(?!(?:walk|places|change)\/)(\w+)\//.exec(path)?.[1];
  const [own, other] = [tab(from), tab(to)];
  return own !== undefined && other !== undefined && own !== other;
}

/** Whether the arrow leads where its part may lead. */
function isAllowed({ from, to, types }: Arrow): boolean {
  const [part, other] = [partOf(from), partOf(to)];
  // A tab knows nothing of another; numbers and pictures know what is said of words and links, and how it is to look; nothing that does.
  const known = [
    "engine/answers.js",
    "engine/shown.js",
    "model/refs.js",
    "model/state.js",
  ].includes(to);
  // Which way a sentence runs is found out in one place.
  if (to === "stage/layout/direction.js" && part === "pairs") return true;
  if (to === "model/triangle.js" && (isLayout(from) || isDraw(from))) return true;
  if (isLayout(from) && !isLayout(to)) return types && known;
  if (isDraw(from) && !isDraw(to) && !isLayout(to)) return types && known;
  // The entry names all parts, and no part names it.
  if (part === "main.ts") return true;
  // What the page and embedded elements are put together around names what it puts together.
  if (part === "workspace.ts") return other !== "main.ts" && other !== "element";
  if (part === "element") return other !== "main.ts";
  if (part === other) return !isOtherTab(from, to);
  const may = allowed[from.startsWith("share/export/") ? "export" : part];
  if (to.startsWith("share/export/")) return false;
  if (may === undefined) return false;
  // What is made for others is made in dialogs of the page, and what failed to load is said as there.
  if (part === "share" && ["shell/dialog.js", "shell/missing.js"].includes(to)) return true;
  // The built-in head rules are data of the core, shown as they are.
  if (from === "results/crossings/copied.ts") return to.startsWith("../../crates/core/src/heads/");
  // The addresses of these workers are among those that may become scripts.
  if (
    ["shell/offline/offline.ts", "share/export/png.ts"].includes(from) &&
    to === "engine/policy.js"
  )
    return true;
  if (other === "engine") {
    const told =
      shapes.includes(to) ||
      (asking.some((place) => from.startsWith(place)) && /(?:cache|client)\.js$/.test(to));
    return values.includes(to) || (types && told && may.types.includes(other));
  }
  return may.all.includes(other) || (types && may.types.includes(other));
}

/** The modules that stand on a circle of arrows, sorted. */
function circles(arrows: readonly Arrow[]): readonly string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const ends = next.get(from) ?? new Set();
    next.set(from, ends.add(to.replace(/\.js$/, ".ts")));
  }
  return [...next.keys()]
    .filter((start) => {
      const seen = new Set(next.get(start));
      for (const path of seen) for (const further of next.get(path) ?? []) seen.add(further);
      return seen.has(start);
    })
    .sort();
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
    const known = new Set(sources.map(({ path }) => path.replace(/(?:\.d)?\.ts$/, "")));
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
    expect(wrong("model/state.ts", 'import { t } from "../shell/page.js";')).toBe(1);
    expect(wrong("shell/tabs.ts", 'import type { Engine } from "../engine/client.js";')).toBe(1);
    const tab = "results/edges/edge.ts";
    expect(wrong(tab, 'import {\n  a,\n  b,\n} from "../spanning/stepper.js";')).toBe(1);
    expect(
      wrong("results/score/index.ts", 'import { rows } from "../../share/export/rows.js";'),
    ).toBe(1);
    expect(wrong("copy/download.ts", 'import { show } from "../results/showing.js";')).toBe(1);
    expect(wrong("links/table.ts", 'import { cache } from "../engine/cache.js";')).toBe(1);
    expect(wrong("model/state.ts", 'export * from "../text/tabs.js";')).toBe(1);
    expect(wrong("stage/draw/pair.ts", 'const later = import("../../main.js");')).toBe(1);
    expect(
      wrong("stage/element.ts", 'import { drawTrace } from "../results/edges/draw/trace.js";'),
    ).toBe(1);
  });

  it("go round in no circle, types included", () => {
    expect(circles(arrows)).toEqual([]);
  });

  /** The same between folders; what is in none is named itself. */
  const rooms = (of: readonly Arrow[]) =>
    of
      .map(({ from, to, types }) => ({
        from: partOf(from),
        to: partOf(to).replace(/\.js$/, ".ts"),
        types,
      }))
      .filter(({ from, to }) => from !== to);

  it("go round in no circle of folders", () => {
    expect(circles(rooms(arrows))).toEqual([]);
    const back = arrowsOf({
      path: "model/a.ts",
      text: 'import type { T } from "../text/block.js";',
    });
    expect(circles(rooms([...arrows, ...back]))).toEqual(["model", "shell", "text"]);
  });

  it("would be seen to go round", () => {
    const from = (path: string, text: string) => arrowsOf({ path, text });
    expect(
      circles([
        ...from("model/a.ts", 'import type { B } from "./b.js";'),
        ...from("model/b.ts", 'import type { C } from "./c.js";'),
        ...from("model/c.ts", 'import { a } from "./a.js";'),
        ...from("model/d.ts", 'import { a } from "./a.js";'),
      ]),
    ).toEqual(["model/a.ts", "model/b.ts", "model/c.ts"]);
  });
});

describe("numbers, pictures, texts and the model", () => {
  // What stands in them is shown.
  const panels = ["text/panel/", "text/editor/", "text/kept/", "text/tabs.ts"];
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

describe("the stage", () => {
  const methods = /spanning|kruskal|\bprim\b|levenshtein|agreement|fusion|similarity|aligner/i;

  it("names no method", () => {
    const stage = sources.filter(({ path }) => partOf(path) === "stage");
    expect(stage.length).toBeGreaterThan(30);
    expect(stage.filter(({ text }) => methods.test(text)).map(({ path }) => path)).toEqual([]);
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
