/** Texts of several sentences, separated by blank lines or where the core found them, as blocks. */
import type { OutlineEntry } from "../engine/answers.js";
import { declarationOf } from "../model/formats.js";
import { type SentenceText, withColumns } from "../model/slice.js";
import type { Block } from "./corpus.js";

const property = /^\ufeff?#\s*(sent_id|parallel_id|text)\s*=\s*(.*?)\s*$/s;
const row = /^(\d+)\t([^\t]*)/;
/**
 * A label is for a list; a sentence of more characters is recognised by its beginning, with `…` for the
 * last of them. The core cuts those of files at the same place.
 */
const longestLabel = 200;
/** A text of so many units is longer than that, whatever its characters are. */
const tooLong = 2 * longestLabel + 1;

/** What a sentence is called. */
type Heading = Omit<Block, "text">;

/** One sentence as a block, whatever is in it. What stands in a file is not read. */
export function blockOf<Text extends SentenceText>(text: Text): Block<Text> {
  const { sentId, parallelId, label }: Heading = typeof text === "string" ? heading(text) : text;
  return { text, sentId, parallelId, label };
}

function heading(text: string): Heading {
  const found = new Map<string, string>();
  const forms: string[] = [];
  let length = 0;
  for (let start = 0; start < text.length && length <= tooLong; ) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    // A line is looked at only as far as a label can need it: it may be megabytes long.
    const line = text.slice(start, Math.min(end, start + 3 * tooLong));
    const [, name, value] = property.exec(line) ?? [];
    if (name !== undefined && value !== undefined && !found.has(name)) found.set(name, value);
    else if (!found.has("text")) {
      const form = row.exec(line)?.[2];
      if (form !== undefined) {
        forms.push(form);
        length += form.length + 1;
      }
    }
    start = end + 1;
  }
  return {
    sentId: found.get("sent_id") || undefined,
    parallelId: found.get("parallel_id") || undefined,
    label: shorten(found.get("text") ?? (forms.length > 0 ? forms.join(" ") : wordsOf(text))),
  };
}

/** The words of a sentence in another format than CoNLL-U, as far as its beginning shows them. */
function wordsOf(text: string): string {
  const body = text
    .slice(0, 4 * tooLong)
    .replace(/^\s*[#%].*$/gm, "")
    .trim();
  if (!body.startsWith("(")) return /^\d+\s/m.test(body) ? "" : body.replace(/\s+/g, " ");
  // A tree of Newick has commas between its parts, and no space after its brackets.
  const newick = /^\([^\s]*,/.test(body);
  const words = newick
    ? body.replace(/:[^,()]*|\[[^\]]*\]/g, "").replace(/[(),;']+/g, " ")
    : body.replace(/\([^\s()]*/g, " ").replace(/\)/g, " ");
  return words.trim().replace(/\s+/g, " ");
}

function shorten(text: string): string {
  const characters = [...text.slice(0, tooLong)];
  if (characters.length <= longestLabel) return text;
  return `${characters.slice(0, longestLabel - 1).join("")}…`;
}

const blank = /^[ \t\r]*$/;

/**
 * The sentences of a text: its runs of lines between blank lines. Only LF ends a line, a CR before it
 * belongs to the end. Linear in the text, whatever the length of its lines.
 */
export function split(text: string): readonly Block<string>[] {
  const blocks: Block<string>[] = [];
  let first = -1;
  let last = 0;
  for (let start = 0; start <= text.length; ) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    if (blank.test(text.slice(start, end))) {
      if (first !== -1) blocks.push(blockOf(text.slice(first, last)));
      first = -1;
    } else {
      if (first === -1) first = start;
      last = text.charCodeAt(end - 1) === 13 ? end - 1 : end;
    }
    start = end + 1;
  }
  if (first !== -1) blocks.push(blockOf(text.slice(first, last)));
  return blocks;
}

/** The sentences of a text, each with what stands before it, so that its comments stay with it. */
export function cut(
  text: string,
  sentences: readonly Pick<OutlineEntry, "end">[],
): readonly Block<string>[] {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const blocks = sentences.map(({ end }, at) => {
    const start = sentences[at - 1]?.end ?? 0;
    return decoder.decode(bytes.subarray(start, end)).replace(/^\s*\n|^[ \t]+/, "");
  });
  const columns = declarationOf(text);
  return (blocks.length === 0 ? [text] : blocks).map((block) =>
    blockOf(withColumns(columns, block)),
  );
}
