/** What `docs/api.md` says is what there is. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const page = read("docs/api.md");

/** The rows of the table below a heading, cell by cell. */
function rows(heading: string): string[][] {
  const part = page.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? "";
  const lines = part.split("\n").filter((line) => line.startsWith("| "));
  return lines.map((line) => line.slice(2, -2).split(" | "));
}

test("every problem of a text stands there, with its severity", () => {
  const declared = read("crates/core/src/text/diagnostic.rs");
  const table = /^codes! \{$(.*?)^\}$/ms.exec(declared)?.[1] ?? "";
  const codes = [...table.matchAll(/^ +\w+ = "([a-z0-9-]+)", (Error|Warning);$/gm)];
  const expected = codes.map(([, code, severity]) => [`\`${code}\``, severity?.toLowerCase()]);
  const found = rows("Problems of texts").slice(2);
  expect(found.map(([code, severity]) => [code, severity])).toEqual(expected);
  expect(found.length).toBeGreaterThan(80);
});

test("every function for JavaScript stands there, and no other", () => {
  const place = new URL("www/src/pkg/", root);
  const declared = readdirSync(place)
    .filter((name) => /^twintree_[a-z]+\.d\.ts$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, place), "utf8");
      return [...text.matchAll(/^export (?:function|class) (\w+)/gm)].map(([, one = ""]) => one);
    })
    .filter((name) => name !== "initSync")
    .map((name) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()));
  const cells = rows("JavaScript").map(([cell = ""]) => cell);
  const named = cells.flatMap((cell) =>
    [...cell.matchAll(/`(?:new )?(\w+)\(/g)].map(([, name]) => name),
  );
  expect(new Set(named)).toEqual(new Set(declared));
});

test("its programs are those that the packages are tried with", () => {
  for (const [language, readme] of [
    ["js", "packages/npm/README.md"],
    ["rust", "crates/core/README.md"],
  ] as const) {
    const blocks = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n.*?^\`\`\``, "gms"))];
    expect(blocks.length, language).toBe(1);
    for (const [block] of blocks) expect(read(readme)).toContain(block);
  }
});
