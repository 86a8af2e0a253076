/**
 * The files that all pairs are to the command line: the sentences of A and of B in the order of the pairs, and
 * their links, a line for each. What was opened and is as it was is that file itself; anything else is written.
 */
import type { Format, Side } from "../../engine/answers.js";
import { parametersFile as ownOf, savedAs } from "../../model/command.js";
import { writeLinks } from "../../model/notation.js";
import { readText } from "../../model/slice.js";
import { textOf } from "../entry.js";
import { linksOf, type Reader } from "./links.js";
import { linkedText, type Subject } from "./subject.js";

/** A file by its name. */
export interface CorpusFile {
  readonly name: string;
  readonly format: Format;
  /** Rejects where what it is made of cannot be read any longer. */
  content(): Promise<Blob>;
}

/** The pairs of which both sentences are there: without a partner a sentence is in no pair of the command line. */
export function wholePairs(of: Subject): readonly number[] {
  const isThere = (side: Side, pair: number) => {
    const text = textOf(of, side, pair);
    return typeof text === "string" ? text.trim() !== "" : text !== undefined;
  };
  return [...of.pairs.keys()].filter((pair) => isThere("left", pair) && isThere("right", pair));
}

/** The sentences of a side; `name` is that of what has no file. */
export function sentences(of: Subject, side: Side, name: string): CorpusFile {
  const format = of.formats[side];
  const pairs = wholePairs(of);
  const texts = pairs.flatMap((pair) => textOf(of, side, pair) ?? []);
  const [first] = texts;
  const isWhole =
    texts.length === of[side].length && texts.every((text, at) => text === of[side][at]);
  if (isWhole && typeof first === "object") {
    const { file } = first;
    if (texts.every((text) => typeof text === "object" && text.file === file))
      return { name: first.name, format, content: async () => file };
  }
  // Blank lines part sentences of CoNLL-U, and stand between no others.
  const end = format === "conllu" ? "\n\n" : "\n";
  return {
    name: savedAs(name, format),
    format,
    async content() {
      const parts: string[] = [];
      for (const text of texts) parts.push((await readText(text)).trimEnd(), end);
      return new Blob(parts, { type: "text/plain" });
    },
  };
}

/** The links, a line for each pair. What cannot be read is as it was typed. */
export function links(of: Subject, reader: Reader): CorpusFile {
  const line = async (pair: number) => {
    const left = textOf(of, "left", pair);
    const right = of.linked === undefined ? textOf(of, "right", pair) : linkedText(of, pair);
    if (left === undefined || right === undefined) return "";
    const found = await linksOf(of, pair, left, right, reader);
    if ("codes" in found) return (of.pairs[pair]?.draft ?? "").replace(/\s+/g, " ");
    return writeLinks(found, false);
  };
  return {
    name: "links.txt",
    format: "words",
    async content() {
      const lines: string[] = [];
      for (const pair of wholePairs(of)) lines.push(await line(pair));
      return new Blob([`${lines.join("\n")}\n`], { type: "text/plain" });
    },
  };
}

/** The links of the other annotator; undefined where not every pair has a line. */
export function theirLinks({ theirs, pairs }: Subject): CorpusFile | undefined {
  if (theirs.length !== pairs.length) return undefined;
  const text = `${theirs.join("\n")}\n`;
  const content = async () => new Blob([text], { type: "text/plain" });
  return { name: "theirs.txt", format: "words", content };
}

/** One's own parameters of EVALB; undefined where others are chosen. */
export function parametersFile(parameters: string | undefined): CorpusFile | undefined {
  const own = ownOf(parameters);
  if (own === undefined) return undefined;
  const content = async () => new Blob([own.content()], { type: "text/plain" });
  return { name: own.name, format: "words", content };
}

/** The SHA-256 of a file, in hexadecimal digits. Rejects where the browser computes none. */
export async function digestOf(file: CorpusFile): Promise<string> {
  const content = await (await file.content()).arrayBuffer();
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The pairs as records, an object on a line, as `--records` reads them; their ids are their numbers. */
export function records(of: Subject, reader: Reader): CorpusFile {
  const given = links(of, reader);
  return {
    name: "records.jsonl",
    format: "words",
    async content() {
      const lines = (await (await given.content()).text()).split("\n");
      const parts: string[] = [];
      for (const [at, pair] of wholePairs(of).entries()) {
        const text = async (side: Side) => await readText(textOf(of, side, pair) ?? "");
        const [left, right] = [await text("left"), await text("right")];
        const texts = { id: pair + 1, left, right };
        parts.push(JSON.stringify(of.sameWords ? texts : { ...texts, links: lines[at] }), "\n");
      }
      return new Blob(parts, { type: "application/jsonl" });
    },
  };
}
