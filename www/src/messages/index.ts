/** What the page says, in the language of its reader. */
import type { FluentVariable } from "@fluent/bundle";
import { format, type Language, languages } from "./catalogue.js";
import "./texts/en.ftl";

export { type Language, languages };

/** A sentence of the page, by its id in the catalogues, with what it is about. */
export interface Phrase {
  readonly id: string;
  readonly args?: Readonly<Record<string, FluentVariable>>;
}

/** Every other language comes whole; English comes with the parts that speak it. */
const whole: Readonly<Record<Exclude<Language, "en">, () => Promise<unknown>>> = {
  de: () => import("virtual:texts/de"),
};

let spoken: Language = "en";
/** The language wished for last: one that comes later is not spoken any more. */
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
export function t(id: string, args?: Readonly<Record<string, FluentVariable>>): string {
  return format(spoken, id, args);
}

/** The words for a phrase. */
export function say(phrase: Phrase): string {
  return t(phrase.id, phrase.args);
}
