import type { Measure } from "./props.js";

let pen: CanvasRenderingContext2D | null | undefined;
let family = "sans-serif";

/** Measures in the browser, in the page's own font. Where there is no canvas, a fair guess. */
export const textWidth: Measure = (text, size) => {
  if (pen === undefined) {
    pen = document.createElement("canvas").getContext("2d");
    family = getComputedStyle(document.documentElement).getPropertyValue("--font-ui") || family;
  }
  if (pen === null) return text.length * size * 0.58;
  pen.font = `${size}px ${family}`;
  return pen.measureText(text).width;
};
