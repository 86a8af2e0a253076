import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { language, speak } from "../www/src/messages/index.js";

const source = fileURLToPath(new URL("../www/src/", import.meta.url));

/** The catalogues of one language, by the part of the page that they stand beside. */
function files(language: string): { part: string; path: string }[] {
  const name = `texts/${language}.ftl`;
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(name))
    .map((path) => ({ part: path.slice(0, -name.length), path: join(source, path) }));
}

/** Every message of one language: its id, the file it is in, and the arguments it names. */
function catalogue(language: string): Map<string, { file: string; names: readonly string[] }> {
  const found = new Map<string, { file: string; names: readonly string[] }>();
  for (const { part: file, path } of files(language)) {
    const text = readFileSync(path, "utf8");
    for (const { id, value } of new FluentResource(text).body) {
      expect(found.has(id), `${id} stands in ${file} and in ${found.get(id)?.file}`).toBe(false);
      found.set(id, { file, names: [...argumentsOf(value)].sort() });
    }
    // The parser passes over what it cannot read; every line that begins a message must have become one.
    const begun = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id ?? "");
    for (const id of begun) expect(found.has(id), `${language}/${file}: ${id}`).toBe(true);
  }
  return found;
}

function argumentsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) argumentsOf(item, found);
  else if (typeof value === "object" && value !== null) {
    const node = value as { type?: unknown; name?: unknown };
    if (node.type === "var" && typeof node.name === "string") found.add(node.name);
    for (const item of Object.values(value)) argumentsOf(item, found);
  }
  return found;
}

function sources(at: string): string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const path = join(at, entry.name);
    if (entry.isDirectory()) return entry.name === "pkg" ? [] : sources(path);
    return entry.name.endsWith(".ts") ? [path] : [];
  });
}

/** The ids that the sources name: whole ones, and the beginnings of those that are put together. */
function used(): { whole: Map<string, string>; begun: Map<string, string> } {
  const whole = new Map<string, string>();
  const begun = new Map<string, string>();
  for (const path of sources(source)) {
    const text = readFileSync(path, "utf8");
    for (const [, id] of text.matchAll(/\b(?:t|rich)\(\s*"([^"]+)"/g)) whole.set(id ?? "", path);
    for (const [, a, b] of text.matchAll(/\bt\(\s*[\w.!]+[^,()"`]*\? *"([^"]+)" *: *"([^"]+)"/g)) {
      whole.set(a ?? "", path);
      whole.set(b ?? "", path);
    }
    for (const [, id] of text.matchAll(/\bid: "([a-z]+-[\w-]+)"/g)) whole.set(id ?? "", path);
    for (const [, id] of text.matchAll(/\b(?:t|rich)\(\s*`([^`$]+)\$\{/g))
      begun.set(id ?? "", path);
    for (const [, id] of text.matchAll(/\bid: `([^`$]+)\$\{/g)) begun.set(id ?? "", path);
  }
  return { whole, begun };
}

describe("the catalogues", () => {
  const english = catalogue("en");
  const german = catalogue("de");

  it("have the same messages in the same files in both languages", () => {
    const places = (of: typeof english) => [...of].map(([id, { file }]) => `${file}: ${id}`).sort();
    expect(places(german)).toEqual(places(english));
  });

  it("name the same arguments in both languages", () => {
    for (const [id, { names }] of english) {
      expect(german.get(id)?.names, id).toEqual(names);
    }
  });

  it("have every message that the sources name", () => {
    const { whole, begun } = used();
    expect(whole.size).toBeGreaterThan(100);
    for (const [id, path] of whole) expect(english.has(id), `${id} in ${path}`).toBe(true);
    for (const [beginning, path] of begun) {
      const any = [...english.keys()].some((id) => id.startsWith(beginning));
      expect(any, `${beginning}… in ${path}`).toBe(true);
    }
  });

  it("have no message that nothing names", () => {
    // What is said where no script runs is put into the page by the build.
    const all = [...sources(source), ...sources(join(source, "../build"))]
      .map((path) => readFileSync(path, "utf8"))
      .join("\n");
    const begun = [...all.matchAll(/`([a-z]+-[^`$]*)\$\{/g)].map(
      ([, beginning]) => beginning ?? "",
    );
    const unused = [...english.keys()].filter(
      (id) => !all.includes(`"${id}"`) && !begun.some((beginning) => id.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });
});

describe("the language", () => {
  it("is the one wished for last, whichever came last", async () => {
    const late = speak("de");
    await speak("en");
    await late;
    expect(language()).toBe("en");
    await speak("de");
    expect(language()).toBe("de");
    await speak("en");
  });
});
