/**
 * Forms as they can be shown: short enough to draw, and with what is invisible made visible.
 *
 * `shownForm("10 000")` is `"10␣000"`; a form of five million letters keeps its first and last ones.
 */
import { graphemes } from "./graphemes.js";

/** A form and the whole of it for a tooltip. */
interface ShownForm {
  readonly text: string;
  /** The form as it is, cut at 2,000 characters. */
  readonly title: string;
}

const longest = 28;
const titleLength = 2000;

const marks: Readonly<Record<string, string>> = {
  " ": "␣",
  "\u00a0": "⍽",
  "\u2028": "⏎",
  "\u2029": "⏎",
  "\u0085": "⏎",
  "\u200b": "⟨ZWSP⟩",
  "\u00ad": "⟨SHY⟩",
  "\ufeff": "⟨BOM⟩",
  "\u061c": "⟨ALM⟩",
  "\u200e": "⟨LRM⟩",
  "\u200f": "⟨RLM⟩",
  "\u202a": "⟨LRE⟩",
  "\u202b": "⟨RLE⟩",
  "\u202c": "⟨PDF⟩",
  "\u202d": "⟨LRO⟩",
  "\u202e": "⟨RLO⟩",
  "\u2066": "⟨LRI⟩",
  "\u2067": "⟨RLI⟩",
  "\u2068": "⟨FSI⟩",
  "\u2069": "⟨PDI⟩",
};

// Joiners (U+200C, U+200D) are not listed: they belong to the spelling of Persian, Indic words and emoji.
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u1680\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f\u2066-\u2069\u3000\ufeff]/gu;

function mark(character: string): string {
  const known = marks[character];
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return "␡";
  if (code < 0xa0) return "�";
  return "␣";
}

function pieces(text: string): string[] {
  // Printable ASCII has one for each unit.
  if (/^[ -~]*$/.test(text)) return text.split("");
  return graphemes(text);
}

/** `text` with what is invisible replaced by marks, at most `limit` graphemes long. */
export function shorten(text: string, limit = longest): string {
  // A grapheme can be long, but what is drawn of it need not be: the work is bounded before it is cut up.
  const bound = 400;
  // There are never more graphemes than units: most forms need no cutting up.
  if (text.length <= limit) return text.replace(invisible, mark);
  const start = pieces(text.slice(0, bound));
  if (text.length <= bound && start.length <= limit) return text.replace(invisible, mark);
  const tail = pieces(text.slice(-bound));
  const end = Math.round(limit * 0.22);
  return `${visible(start.slice(0, limit - end - 4))}…${visible(tail.slice(-end))}`;
}

function visible(parts: readonly string[]): string {
  // A base with hundreds of combining marks counts as one grapheme; sixteen units of it will do.
  return parts
    .map((part) => part.slice(0, 16))
    .join("")
    .replace(invisible, mark);
}

/** A running text the same way, in which blanks part words and stay blanks. */
export function excerpt(text: string, limit: number): string {
  return shorten(text, limit).replaceAll("␣", " ");
}

/** A form as it stands in sentences, tables and names: short enough to be read out. */
export function sayableForm(form: string): string {
  return excerpt(form, 40);
}

const slanting = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u;

/** Whether a form is written in a script that knows slanted letters. Only its beginning is looked at. */
export function slants(form: string): boolean {
  return slanting.test(form.slice(0, 64));
}

/** How a form is shown on the canvas. */
export function shownForm(form: string): ShownForm {
  const title =
    form.length <= titleLength ? form : `${form.slice(0, titleLength)}… (${form.length})`;
  return { text: shorten(form), title };
}
