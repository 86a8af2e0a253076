import { describe, expect, it } from "vitest";
import { gathered } from "../www/src/engine/sentences.js";
import type { FileSlice, SentenceText } from "../www/src/model/slice.js";
import { sentencesOf } from "../www/src/pairs/measure/texts.js";

const slice = (file: Blob, start: number, end: number): FileSlice => ({
  ...{ file, name: "a", start, end, sentId: undefined, parallelId: undefined },
  ...{ label: "", errors: 0 },
});

/** The sentences as the core is given them, those that are lost, and in what pieces each file was read. */
async function read(texts: readonly SentenceText[]) {
  const { texts: found, lost } = await gathered(sentencesOf(texts, "words"));
  const { bytes, places } = found;
  const decoder = new TextDecoder();
  const at = (index: number) =>
    decoder.decode(bytes.subarray(places[2 * index], places[2 * index + 1]));
  return { words: texts.map((_, index) => at(index)), lost: [...lost] };
}

/** A file that notes what is read of it. */
class Noted extends Blob {
  readonly read: number[][] = [];
  override slice(...[start = 0, end = 0]: Parameters<Blob["slice"]>): Blob {
    this.read.push([start, end]);
    return super.slice(start, end);
  }
}

describe("sentences that are given by their places", () => {
  it("are those of the files and those typed, wherever they stand", async () => {
    const long = "é".repeat(3 * 2 ** 20);
    const size = 6 * 2 ** 20;
    const file = new Blob(["first\n\n", long, "\n\nlast"]);
    const other = new Blob(["another"]);
    const texts = [
      slice(file, size + 9, size + 13),
      "typed é",
      slice(file, 7, 7 + size),
      slice(other, 0, 7),
      slice(file, 0, 5),
      "",
      slice(file, 0, 5),
    ];
    const expected = ["last", "typed é", long, "another", "first", "", "first"];
    expect(await read(texts)).toEqual({ words: expected, lost: [] });
  });

  it("are read at once where they stand close together, in whatever order, and else by themselves", async () => {
    const filler = " ".repeat(2 ** 20);
    const file = new Noted([`before one two three after${filler}last`]);
    const last = 26 + filler.length;
    const texts = [
      [15, 20],
      [last, last + 4],
      [7, 10],
      [11, 14],
    ].map(([start = 0, end = 0]) => slice(file, start, end));
    expect((await read(texts)).words).toEqual(["three", "last", "one", "two"]);
    expect(file.read).toEqual([
      [7, 20],
      [last, last + 4],
    ]);
  });

  it("are lost where their file has become shorter, or cannot be read, and no others are", async () => {
    const short = new Blob(["first"]);
    const gone = new Blob(["gone"]);
    gone.slice = () => ({ ...short, arrayBuffer: () => Promise.reject(new Error("gone")) });
    const texts = [slice(short, 0, 5), slice(short, 7, 9), slice(gone, 0, 4), "typed"];
    expect(await read(texts)).toEqual({ words: ["first", "", "", "typed"], lost: [1, 2] });
  });

  it("are told with the columns of their file", () => {
    const columns = "# global.columns = FORM HEAD ID DEPREL";
    const text = { ...slice(new Blob(["x"]), 0, 1), columns };
    expect(sentencesOf(["y", text], "conllup")).toMatchObject({ columns });
  });
});
