/** Diagnostics in the words of the page: code and arguments, never a sentence of the core. */
import type { Argument, Diagnostic } from "../../engine/answers.js";
import { format } from "../../messages/catalogue.js";
import { language, t } from "../../messages/index.js";
import type { SourceTab } from "../../model/state.js";
import "./texts/en.ftl";

/** A piece of a sentence: the page's own words, or text quoted from a source, which may run either way. */
interface Piece {
  readonly text: string;
  readonly quoted: boolean;
}

/** How the texts are called in places such as `A:4`. */
export function sourceLabel(source: Diagnostic["source"]): string {
  return source === "left" ? "A" : source === "right" ? "B" : t(`source-name-${source}`);
}

/** Whether a diagnostic belongs to one of the three texts of the source panel. */
export function isOfSource(
  diagnostic: Diagnostic,
): diagnostic is Diagnostic & { source: SourceTab } {
  return !["synonyms", "head-rules", "parameters"].includes(diagnostic.source);
}

/** A diagnostic as it is said: where it is, and what. */
export function spoken(diagnostic: Diagnostic): string {
  return `${sourceLabel(diagnostic.source)}:${diagnostic.span.line} ${wording(diagnostic)}`;
}

/** Marks of which a catalogue knows nothing, so that quoted text can be found again in a sentence. */
const open = "\ue000";
const close = "\ue001";

/** A value of a message for the catalogue: numbers are counted there, all else is quoted. */
function shown(value: Argument): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "string") return quote(value);
  const words = value.named.map(({ id, form }) => `${quote(id)} “${quote(form)}”`);
  if (value.more > 0) words.push(t("diagnostic-more-words", { count: value.more }));
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

/** What is wrong, in pieces. */
export function pieces(diagnostic: Diagnostic): readonly Piece[] {
  // Which codes there are the core says.
  const id = `diagnostic-${diagnostic.code}`;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(diagnostic.arguments)) args[name] = shown(value);
  // Kinds, by which a sentence is chosen; they are never shown.
  for (const kind of ["what", "format", "unit"]) {
    const value = diagnostic.arguments[kind];
    if (typeof value === "string") args[kind] = value;
  }
  if (diagnostic.found !== undefined) args.found = quote(diagnostic.found);
  if (diagnostic.field !== undefined) args.field = diagnostic.field.toUpperCase();
  let sentence = format(language(), id, args);
  if (sentence === id) sentence = diagnostic.code;
  const { known, count } = args;
  if (known !== undefined) sentence += ` ${t("diagnostic-known", { known })}`;
  if (diagnostic.code.endsWith("-unknown") && Number(count) > 1) {
    sentence += ` ${t("diagnostic-words", { count: Number(count) })}`;
  }
  if (diagnostic.more !== undefined) {
    sentence += ` ${t("diagnostic-more", { count: diagnostic.more })}`;
  }
  return cut(sentence);
}

/** What is wrong, as one string. */
export function wording(diagnostic: Diagnostic): string {
  return pieces(diagnostic)
    .map((piece) => piece.text)
    .join("");
}

function quote(text: string): string {
  return `${open}${visible(text)}${close}`;
}

function cut(sentence: string): readonly Piece[] {
  return sentence
    .split(open)
    .flatMap((part, index): Piece[] => {
      const end = index === 0 ? -1 : part.indexOf(close);
      return [
        { text: part.slice(0, Math.max(end, 0)), quoted: true },
        { text: part.slice(end + 1), quoted: false },
      ];
    })
    .filter((piece) => piece.text !== "");
}

/** Controls, and marks without ink that would turn or break the text around them. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  /[\u0000-\u001f\u007f-\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ue000\ue001]/g;

/** The text with what cannot be seen in it written out: `⇥`, `U+202E`. */
export function visible(text: string): string {
  return text.replace(unseen, (character) =>
    character === "\t"
      ? "⇥"
      : `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
}
