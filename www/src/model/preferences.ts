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
  /** How much of their room with the results the trees get, in percent; undefined where that is not chosen. */
  readonly split: number | undefined;
  /** How large type and trees are; large is for those who sit far away. */
  readonly size: "plain" | "large";
  /** How fast steps are played. */
  readonly pace: Pace;
}

/** How many times as fast as usual steps can be played. */
export const paces = [0.5, 1, 2] as const;
/** One of them. */
type Pace = (typeof paces)[number];

/** The least and the most that the trees may get of it, in percent. */
export const splits = { least: 30, most: 75 } as const;

/** What each is stored under. */
const keyOf = (name: keyof Preferences) => `twintree-${name}`;

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
    size: stored("size") === "large" ? "large" : "plain",
    pace: paces.find((pace) => String(pace) === stored("pace")) ?? 1,
  };
}

/** Stores what was chosen; where that is refused it holds until the page is left. */
export function storePreferences(storage: () => Storage, chosen: Partial<Preferences>): void {
  for (const name of Object.keys(chosen) as (keyof Preferences)[])
    remember(storage, keyOf(name), String(chosen[name]));
}
