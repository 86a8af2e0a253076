/** The rules and the colours of drawings, out of the style sheets of the page. */

import plots from "../../../pairs/page/drawing.css?raw";
import results from "../../../results/drawing.css?raw";
import tokens from "../../../shell/tokens.css?raw";
import drawing from "../../../stage/drawing.css?raw";
import { type Rule, rulesOf } from "./sheet.js";

/** How a picture looks: for paper, or as on a dark page. */
export type Theme = "light" | "dark";

/** The fonts of pictures: widths are measured in the first, and the others are as wide. */
export const family = "Arial, 'Liberation Sans', Arimo, Helvetica, sans-serif";

/** The rules of all drawings. */
export const rules: readonly Rule[] = [...rulesOf(drawing), ...rulesOf(results), ...rulesOf(plots)];

/** Paper is white, whatever tint it has on the page. */
const white = [
  ["--paper", "#ffffff"],
  ["--panel", "#ffffff"],
] as const;

/** The variables of a theme. */
export function variablesOf(theme: Theme): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const sheet of [tokens, drawing]) {
    const own = sheet.replace(/\/\*.*?\*\//gs, "").split("@media (forced-colors")[0] ?? "";
    for (const [, dark, block = ""] of own.matchAll(
      /:root(\[data-theme="dark"\])?\s*\{([^}]*)\}/g,
    )) {
      if (dark !== undefined && theme === "light") continue;
      for (const [, name = "", value = ""] of block.matchAll(/(--[\w-]+):\s*([^;]+);/g))
        found.set(name, value);
    }
  }
  if (theme === "light") for (const [name, value] of white) found.set(name, value);
  return found;
}
