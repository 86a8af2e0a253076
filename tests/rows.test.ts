/** Rows that were saved before, as their file is read; whether texts are those that they are of. */
import { expect, test } from "vitest";
import { readTexts } from "../www/src/model/slice.js";
import { rowOf, rowsIn } from "../www/src/text/rows.js";
import { isSameCorpus } from "../www/src/text/same-corpus.js";

const numbersIn = async (text: string) => {
  const texts = await readTexts(await rowsIn(new File([text], "rows")));
  return texts.map((row) => rowOf(row)?.number);
};

test("a quote in a name ends no line of JSON, and begins none of a table", async () => {
  const rows = '{"pair":1,"left":"5\\" disk"}\n {"pair":2,"left":"b"}\n{"pair":3}\n';
  for (const before of ["", "\ufeff", "\ufeff \n"])
    expect(await numbersIn(before + rows)).toEqual([1, 2, 3]);
  const table = 'pair,left\n1,"5"" disk\nof two lines"\n2,b\n';
  expect(await numbersIn(table)).toEqual([1, 2]);
});

test("sentences that are still to come are none that two corpora share", () => {
  const of = (...left: readonly string[]) => ({ left, right: [""] });
  expect(isSameCorpus(of("a", "b"), of("c", "d"))).toBe(false);
  expect(isSameCorpus(of("a", "b"), of("c", "b"))).toBe(true);
  // Another pair of them is shown.
  const rows = of("", "");
  expect(isSameCorpus(rows, { ...rows })).toBe(true);
});
