/** The formats of sentences, and what some of them have in common. */
import type { Format } from "../engine/answers.js";

/** All of them, in the order of the menu. */
export const formats = [
  "conllu",
  "conllup",
  "conllx",
  "conll2009",
  "brackets",
  "discbracket",
  "export",
  "tiger",
  "alpino",
  "newick",
  "words",
] as const satisfies readonly Format[];

/** Whether a sentence is lines of columns, each a word and its head: CoNLL-U and its family. */
export const hasColumns = (format: Format): boolean => format.startsWith("conll");

/** Whether a sentence is a phrase tree with parts of speech: brackets, or a format of treebanks. */
export const hasPhrases = (format: Format): boolean =>
  ["brackets", "discbracket", "export", "tiger", "alpino"].includes(format);

/** The line with which a text of CoNLL-U Plus begins, which names its columns; undefined of any other text. */
export const declarationOf = (text: string): string | undefined =>
  /^\ufeff?\s*(# global\.columns = [^\r\n]*)/.exec(text)?.[1];

/** How the core is asked for it. */
interface Ask {
  (name: "isConllu", given: [text: string]): Promise<boolean | undefined>;
  (name: "noticeFormat", given: [text: string]): Promise<Format | undefined>;
}

/** How much of a text shows its format. */
const head = 65_536;

/**
 * The format of a text, going by how it begins; undefined where the core did not answer. The module of a first
 * visit knows CoNLL-U; what may be another format is read by the other module, which is asked only then.
 */
export async function noticeFormat(ask: Ask, text: string): Promise<Format | undefined> {
  const beginning = text.slice(0, head);
  const isConllu = await ask("isConllu", [beginning]);
  if (isConllu !== false) return isConllu && "conllu";
  return ask("noticeFormat", [beginning]);
}
