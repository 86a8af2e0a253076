/** How wide texts are in the fonts of pictures. */
import { textWidthIn } from "../../results/text-width.js";
import { pageMeasure } from "../../stage/measure.js";
import type { Widths } from "./pictures.js";
import { family } from "./svg/theme.js";

/** Measures in the browser. */
export function pictureWidths(): Widths {
  return { measure: pageMeasure(family), width: textWidthIn(family) };
}
