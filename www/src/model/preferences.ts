/** What belongs to the reader and not to the work: theme and language, each for the whole browser. */
import { type Language, languages } from "../messages/index.js";

/** The colours of the page: as the system has them, or fixed. */
export type Theme = "system" | "light" | "dark";
/** All of them. */
export const themes: readonly Theme[] = ["system", "light", "dark"];

/** What a reader has chosen. */
export interface Preferences {
  readonly theme: Theme;
  readonly language: Language;
}

const themeKey = "twintree-theme";
const languageKey = "twintree-language";

/** The stored preferences; without any, the system's theme and the first known language of the browser. */
export function readPreferences(
  storage: () => Storage,
  browserLanguages: readonly string[],
): Preferences {
  const stored = (key: string) => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const wished = [stored(languageKey), ...browserLanguages].map((tag) => tag?.split("-")[0]);
  return {
    theme: themes.find((theme) => theme === stored(themeKey)) ?? "system",
    language: wished.flatMap((tag) => languages.find((name) => name === tag) ?? [])[0] ?? "en",
  };
}

/** Stores the preferences; where that is refused they hold until the page is left. */
export function storePreferences(storage: () => Storage, preferences: Preferences): void {
  try {
    storage().setItem(themeKey, preferences.theme);
    storage().setItem(languageKey, preferences.language);
  } catch {
    // Nothing is lost but the convenience.
  }
}
