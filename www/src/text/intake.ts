/** What a pasted text or a handful of files is: a piece of text, one sentence, two, or whole files. */
import type { Format, Side } from "../engine/answers.js";
import type { Phrase } from "../messages/index.js";
import { declarationOf } from "../model/formats.js";
import { blockOf, split } from "./block.js";
import type {
  Block,
  Corpus,
  FromFiles,
  Intake,
  LinksFile,
  ReadFile,
  SentencesFile,
} from "./corpus.js";
import { link } from "./repair/lines.js";
import { hasSeparated } from "./repair/separated.js";
import type { Role } from "./roles.js";

/** Brings the sentences of two files together; undefined where the core did not answer. */
export type PairUp = (
  left: readonly Block[],
  right: readonly Block[],
) => Promise<Corpus | undefined>;

/** A line that begins as a word does: an id, then a blank; blanks before it can be mended. */
const wordLine = /^\ufeff?[ \t>\u00a0]*\d+(?:[-.]\d+)?[\s\u00a0]/m;
/** The id with which the words of a whole sentence begin: 1, a range from 1, or an empty node before it. */
const firstId = /^\ufeff?[ \t>\u00a0]*"?(\d+)(?:[-.]\d+)?"?[\s\u00a0,;]/m;
/** What is meant for a link: `3-x`, `3-5:Equals`, `3-5,`. */
const nearLink = /^\d+[-p?]\S+$/;

/**
 * The sentences of a text that may have prose or fences around them. What is no sentence stays with the
 * sentence after it (the last with the one before), so that nothing pasted is lost; a repair takes it out.
 */
function sentences(text: string): readonly Block<string>[] {
  const found: string[] = [];
  let before = "";
  for (const { text: block } of split(text)) {
    const whole = before === "" ? block : `${before}\n\n${block}`;
    if (hasWords(block)) {
      found.push(whole);
      before = "";
    } else before = whole;
  }
  const last = found.pop();
  if (last !== undefined) found.push(before === "" ? last : `${last}\n\n${before}`);
  return found.map(blockOf);
}

/** A pair in the notation of GIZA++, and how each begins. */
const giza = /^\ufeff?\s*# Sentence pair \([^\n]*\n[^\n]*\n[^\n]*\(\{/;
const gizaBeginning = /^\ufeff?# Sentence pair \(/gm;

/** A bracket at the beginning, after comments. */
const bracketed = /^\ufeff?(?:\s*[#%].*\n)*\s*[([]/;

/** A word in columns that are not those of CoNLL-U: fourteen or more, or a number in the ninth of ten. */
const otherColumns = /^\d+\t(?:[^\t\n]*\t){7}(?:(?:[^\t\n]*\t){5}|\d+\t[^\t\n]*$)/m;

/** Whether a text is to be taken for columns, with or without tabs, and for no other format. */
export function isMendable(text: string): boolean {
  return hasWords(text) && !bracketed.test(text);
}

/**
 * What a text in another format is for. Where it is put into a text that stays (`into` is true), a part of
 * a tree or a few words are just that.
 */
function intakeOther(text: string, focused: Side, into: boolean): Intake {
  const whole = bracketed.test(text) || /\S\s+\S/.test(text.trim());
  const other = !into && whole && !isLinks(text);
  return other ? { kind: "other", side: focused, text } : { kind: "fragment", text };
}

/**
 * What a pasted text is for, `focused` being the side it was pasted into; `into` a text of which something
 * stays. Linear in the text.
 */
export function intakeText(text: string, focused: Side, into = false): Intake {
  if (giza.test(text)) {
    const isOne = text.match(gizaBeginning)?.length === 1;
    return isOne ? { kind: "giza", text } : refused({ id: "intake-giza-several" });
  }
  if (!into && (declarationOf(text) !== undefined || otherColumns.test(text)))
    return { kind: "other", side: focused, text };
  const blocks = bracketed.test(text) ? [] : sentences(text);
  const [first, second] = blocks;
  if (first === undefined) return intakeOther(text, focused, into);
  if (second === undefined) {
    // A few lines from the midst of a sentence are to be put where the cursor is.
    const id = firstId.exec(first.text)?.[1];
    const whole = id === "1" || id === "0";
    return whole
      ? { kind: "sentence", side: focused, block: first, format: "conllu" }
      : { kind: "fragment", text };
  }
  return intakeBlocks(blocks, focused, "conllu");
}

/** What several sentences of one text are for. */
export function intakeBlocks(
  blocks: readonly Block[],
  side: Side,
  format: Format,
  { name, links, theirs, second }: Partial<FromFiles> = {},
): Intake {
  const [left, right] = blocks;
  const isAlone = links === undefined && theirs === undefined && second === undefined;
  if (left && isAlone && blocks.length === 1) {
    return { kind: "sentence", side, block: left, format };
  }
  if (left && right && isAlone && blocks.length === 2) {
    return { kind: "pair", left, right, format };
  }
  return { kind: "document", side, blocks, format, name, links, theirs, second };
}

/** What comes after the comments at the beginning of a text. */
export function afterComments(text: string): string {
  let start = text.startsWith("\ufeff") ? 1 : 0;
  while (text[start] === "#" || text[start] === "\n" || text[start] === "\r") {
    const end = text.indexOf("\n", start);
    if (end === -1) return "";
    start = end + 1;
  }
  return text.slice(start);
}

/**
 * Whether a text, or the beginning of a longer one, is a list of links: lines such as `1-4 2p5:specifies`
 * and comments. A line with a slip in it is one, too, and of many lines a few may be anything: the rest
 * is read, and they are named.
 */
export function isLinks(text: string, whole = true): boolean {
  const body = afterComments(text);
  const head = body.slice(0, 4000);
  // What was cut at the end is not judged by its half.
  const complete = whole && body.length <= 4000;
  const lines = (complete ? head : head.slice(0, head.search(/[^ \n]*$/)))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    // A number and a tab before the links is what the pair is called.
    .map((line) => line.replace(/^\d+\t/, "").split(/[ \t]+/));
  const good = lines.filter((pieces) => pieces.every((piece) => link.test(piece))).length;
  const near = lines.filter((pieces) => pieces.every((piece) => nearLink.test(piece))).length;
  return near > 0 && lines.length - near <= good / 2;
}

/** The lines of a file of links; a line for every pair, so that empty ones count and comments do not. */
export function linkLines(text: string): readonly string[] {
  const lines = text
    .replace(/^\ufeff/, "")
    .split("\n")
    .map((line) => line.replace(/\r$/, ""));
  if (lines.at(-1) === "") lines.pop();
  return lines.filter((line) => !line.startsWith("#"));
}

/** Whether there is a line in the text that begins as a word does. */
export function hasWords(text: string): boolean {
  return wordLine.test(text) || hasSeparated(text);
}

/**
 * What files are for that were dropped together, each in its [role](Role). Line n of links belongs to sentence n
 * of A, or of the only side.
 */
export async function intakeFiles(
  files: readonly ReadFile[],
  roles: readonly Role[],
  pairUp: PairUp,
): Promise<Intake> {
  const empty = files.find((file) => "blocks" in file && file.blocks.length === 0);
  if (empty !== undefined) return refused({ id: "intake-no-sentence", args: { name: empty.name } });
  const sentencesOf = (role: Role) =>
    files.find((file, at): file is SentencesFile => roles[at] === role && "blocks" in file);
  const linksOf = (role: Role) =>
    files.find((file, at): file is LinksFile => roles[at] === role && "lines" in file);
  const [left, right] = [sentencesOf("left"), sentencesOf("right")];
  const [links, others] = [linksOf("links"), linksOf("theirs")];
  const theirs = others && fromOne(others);
  const [rows] = files.flatMap((file, at) =>
    roles[at] === "rows" && "rows" in file ? file.rows : [],
  );
  if (left && right) {
    const corpus = await pairUp(left.blocks, right.blocks);
    const names = [left.name, right.name] as const;
    if (corpus === undefined)
      return refused({ id: "intake-unanswered", args: { name: names.join(", ") } });
    const second = sentencesOf("second");
    const texts = second?.blocks.map(({ text }) => text) ?? [];
    return {
      kind: "corpus",
      corpus,
      names,
      formats: { left: left.format, right: right.format },
      links,
      theirs,
      second: second ? { name: second.name, format: second.format, texts } : rows,
    };
  }
  const only = left ?? right;
  if (only) {
    const { blocks, format, name } = only;
    const side = left ? "left" : "right";
    return intakeBlocks(blocks, side, format, { name, links, theirs, second: rows });
  }
  if (rows) return { kind: "rows", rows };
  if (links === undefined && others === undefined) return refused({ id: "intake-nothing" });
  const name = [links, others].flatMap((file) => file?.name ?? []).join(", ");
  return { kind: "links", links, theirs, name };
}

/** A file of links as one in which words count from 1. */
export function fromOne(file: LinksFile): LinksFile {
  if (file.zeroBased !== true) return file;
  const link = /(?<!\S)(\d{1,9})([-p])(\d{1,9})(?=[:\s]|$)/g;
  const raised = (_: string, left: string, sign: string, right: string) =>
    `${Number(left) + 1}${sign}${Number(right) + 1}`;
  return { ...file, lines: file.lines.map((line) => line.replace(link, raised)) };
}

/** Files of which nothing can be made. */
export function refused(phrase: Phrase): Intake {
  return { kind: "refused", phrase };
}
