import type { Width } from "../stage/layout/shorten.js";

/** Widths in the browser, in these fonts. Where there is no canvas, a fair guess. */
export function textWidthIn(family: string): Width {
  const pen = document.createElement("canvas").getContext("2d");
  return (text, size) => {
    if (pen === null) return text.length * size * 0.58;
    pen.font = `${size}px ${family}`;
    return pen.measureText(text).width;
  };
}

let own: Width | undefined;

/** Widths in the page's own font. */
export const textWidth: Width = (text, size) => {
  own ??= textWidthIn(
    getComputedStyle(document.documentElement).getPropertyValue("--font-ui") || "sans-serif",
  );
  return own(text, size);
};
