/** What belongs to the reader and not to the work: colours, language, the room each part gets; for the whole browser. */
import { knownLanguage, type Language } from "../messages/index.js";
import { recall, remember } from "./memory.js";

/** The colours of the page: as the system has them, or fixed. */
export type Theme = "system" | "light" | "dark";
/** All of them. */
export const themes: readonly Theme[] = ["system", "light", "dark"];

/** What a reader has chosen. */
export interface Preferences {
  readonly theme: Theme;
  readonly language: Language;
  /** How much of their column the trees get, in percent; as much as they need where it is undefined. */
  readonly split: number | undefined;
  /** Whether the texts stand beside the trees; where the page is narrow the view says so. */
  readonly texts: "open" | "away";
  /** The same at the large size, at which the trees have the room until the texts are asked for. */
  readonly textsLarge: "open" | "away";
  /** How large type and trees are; large is for those who sit far away. */
  readonly size: "plain" | "large";
  /** How fast steps are played. */
  readonly pace: Pace;
}

/** How many times as fast as usual steps can be played. */
export const paces = [0.5, 1, 2] as const;
/** One of them. */
type Pace = (typeof paces)[number];

/** The least and the most that the trees may get of their column, in percent. */
export const splits = { least: 20, most: 85 } as const;

/** What each is stored under, such as `twintree-texts-large`. */
const keyOf = (name: keyof Preferences) =>
  `twintree-${name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}`;

/** Which of the preferences says whether the texts stand beside the trees. */
function textsAt({ size }: Preferences): "texts" | "textsLarge" {
  return size === "large" ? "textsLarge" : "texts";
}

/** Whether the texts stand beside the trees at the present size. */
export function textsNow(preferences: Preferences): "open" | "away" {
  return preferences[textsAt(preferences)];
}

/** What is to be preferred for the texts to stand there, or not, at the present size. */
export function putTexts(preferences: Preferences, texts: "open" | "away"): Partial<Preferences> {
  return { [textsAt(preferences)]: texts };
}

/** The stored preferences; without any, the system's theme and the first known language of the browser. */
export function readPreferences(
  storage: () => Storage,
  browserLanguages: readonly string[],
): Preferences {
  const stored = (name: keyof Preferences) => recall(storage, keyOf(name));
  const split = Number(stored("split") ?? 0);
  return {
    theme: themes.find((theme) => theme === stored("theme")) ?? "system",
    language: knownLanguage([stored("language"), ...browserLanguages]),
    split: split >= splits.least && split <= splits.most ? split : undefined,
    texts: stored("texts") === "away" ? "away" : "open",
    textsLarge: stored("textsLarge") === "open" ? "open" : "away",
    size: stored("size") === "large" ? "large" : "plain",
    pace: paces.find((pace) => String(pace) === stored("pace")) ?? 1,
  };
}

/** Stores what was chosen; where that is refused it holds until the page is left. */
export function storePreferences(storage: () => Storage, chosen: Partial<Preferences>): void {
  for (const name of Object.keys(chosen) as (keyof Preferences)[])
    remember(storage, keyOf(name), String(chosen[name]));
}
