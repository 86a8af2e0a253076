import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tsvRow } from "../www/src/copy/tsv.js";

const { cells }: { cells: [string, string][] } = JSON.parse(
  readFileSync(new URL("tables/cells/written.json", import.meta.url), "utf8"),
);

/** What Python's own reader of such tables, `csv` with the dialect of Excel, finds in a text. */
function read(text: string): string[][] {
  const program =
    "import csv, io, json, sys\n" +
    "text = sys.stdin.buffer.read().decode()\n" +
    "print(json.dumps(list(csv.reader(io.StringIO(text, newline=''), 'excel-tab'))))";
  const input = Buffer.from(text);
  return JSON.parse(execFileSync("python3", ["-c", program], { input, encoding: "utf8" }));
}

/** Texts of what parts cells and of what formulas are made of, and any others. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n\"'1.,e aé") }),
  fc.string({ unit: "grapheme" }),
);
const table = fc.array(fc.array(text, { minLength: 2, maxLength: 6 }), { minLength: 1 });

describe("a row of a table as text", () => {
  it.each(cells)("writes %j as %j", (cell, written) => {
    expect(tsvRow(["a", cell])).toBe(`a\t${written}\n`);
  });

  it("is empty where there is no value", () => {
    expect(tsvRow([1, undefined, -0.5, ""])).toBe("1\t\t-0.5\t\n");
  });

  it("is read as the same cells, but for the guard before a formula", () => {
    const rows = fc.sample(table, { numRuns: 200, seed: 7 }).flat();
    const found = read(rows.map(tsvRow).join(""));
    const guarded = (cell: string) =>
      /^[=+\-@＝＋－＠\t\r\n]/.test(cell) && !/^[+-]\d+([.,]\d+)*(e[+-]?\d+)?$/i.test(cell);
    expect(found).toEqual(
      rows.map((row) => row.map((cell) => (guarded(cell) ? `'${cell}` : cell))),
    );
    expect(rows.flat().filter(guarded).length).toBeGreaterThan(100);
  });

  it("is written in one place", () => {
    const root = new URL("../www/src/", import.meta.url);
    const others = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
      (path) =>
        /^(?:model|share|copy|source|teaching|pairs|results|links)\/.*\.ts$/.test(path) &&
        /join\("\\t"\)/.test(readFileSync(new URL(path, root), "utf8")),
    );
    // The links of the page hold rows of CoNLL-U.
    expect(others.sort()).toEqual(["copy/tsv.ts", "model/columns.ts"]);
  });
});
