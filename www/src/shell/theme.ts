/** The theme on the page: as chosen, else as the system has it, also when the system changes its mind. */
import type { Theme } from "../model/preferences.js";

/** Keeps the page in the theme that `chosen` gives; returns what to call after another choice. */
export function followTheme(chosen: () => Theme): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const theme = chosen();
    const dark = theme === "dark" || (theme === "system" && system.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  };
  system.addEventListener("change", apply);
  apply();
  return apply;
}
