/** What the style sheets know of the preferences: the theme, also when the system changes its mind, and the room of the parts. */
import type { Preferences } from "../model/preferences.js";

/** Keeps the page as `chosen` wants it; returns what to call after another choice. */
export function followPreferences(chosen: () => Preferences): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const preferences = chosen();
    const { theme, split, size } = preferences;
    const { dataset, style } = document.documentElement;
    const dark = theme === "dark" || (theme === "system" && system.matches);
    dataset.theme = dark ? "dark" : "light";
    dataset.size = size;
    dataset.split = split === undefined ? "auto" : "set";
    style.setProperty("--split", String(split));
  };
  system.addEventListener("change", apply);
  apply();
  return apply;
}
