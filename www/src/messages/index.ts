/** What the page says, in the language of its reader. */
import type { FluentVariable } from "@fluent/bundle";
import { format, type Language, languages } from "./catalogue.js";
import type { Alike, Messages } from "./messages.js";
import "./texts/en.ftl";

export { type Language, languages, type Messages };

/** A message of the catalogues. */
export type MessageId = keyof Messages;

/** A message that needs nothing. */
export type Label = { [Id in MessageId]: [Messages[Id]] extends [never] ? Id : never }[MessageId];

/** What is given for these names, nothing for none. */
export type Given<Names extends string> = [Names] extends [never]
  ? []
  : [args: Readonly<Record<Names, FluentVariable>>];

/** A sentence of the page, by its id in the catalogues, with what it is about. */
export type Phrase = Sayings<Alike>[number];

type Sayings<Groups extends readonly MessageId[]> = { [At in keyof Groups]: Saying<Groups[At]> };
type Saying<Id extends MessageId> = [Messages[Id]] extends [never]
  ? { readonly id: Id; readonly args?: never }
  : { readonly id: Id; readonly args: Readonly<Record<Messages[Id], FluentVariable>> };

/** The first language of these tags that the page speaks; English where it speaks none of them. */
export function knownLanguage(tags: readonly (string | undefined)[]): Language {
  const named = tags.map((tag) => languages.find((name) => name === tag?.split("-")[0]));
  return named.find((name) => name !== undefined) ?? "en";
}

/** Every other language comes whole; English comes with the parts that speak it. */
const whole: Readonly<Record<Exclude<Language, "en">, () => Promise<unknown>>> = {
  de: () => import("virtual:texts/de"),
};

let spoken: Language = "en";
/** The language wished for last: one that comes later is not spoken any longer. */
let wished: Language = spoken;

/** The language of every `t`. */
export function language(): Language {
  return spoken;
}

/** Fetches a language, once. Rejects where it cannot be fetched. */
export async function fetchLanguage(wanted: Language): Promise<void> {
  if (wanted !== "en") await whole[wanted]();
}

/** Makes a language that has been fetched that of every later `t`: several elements on a page may speak several. */
export function speakNow(language: Language): void {
  spoken = language;
}

/** Makes `wanted` the language of every later `t`. Rejects where it cannot be fetched. */
export async function speak(wanted: Language): Promise<void> {
  wished = wanted;
  await fetchLanguage(wanted);
  if (wished === wanted) spoken = wanted;
}

/** The words for `id`, in the language of the page, else in English, else the id itself. */
export const t: {
  (id: Label): string;
  <Id extends MessageId>(id: Id, ...args: Given<Messages[Id]>): string;
} = (id: MessageId, args?: Readonly<Record<string, FluentVariable>>) => format(spoken, id, args);

/** The words for a phrase. */
export function say(phrase: Phrase): string {
  return format(spoken, phrase.id, phrase.args);
}
