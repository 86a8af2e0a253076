/** How wide texts are in the fonts of pictures. */
import { pageMeasure } from "../../stage/measure.js";
import type { Widths } from "./pictures.js";
import { family } from "./svg/theme.js";

/** Measures in the browser. */
export function pictureWidths(): Widths {
  const pen = document.createElement("canvas").getContext("2d");
  return {
    measure: pageMeasure(family),
    width(text, size) {
      if (pen === null) return text.length * size * 0.58;
      pen.font = `${size}px ${family}`;
      return pen.measureText(text).width;
    },
  };
}
