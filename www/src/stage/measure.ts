/** Text widths in the fonts of the page. */
import type { Font, Measure } from "./layout/measure.js";

// The sizes are those of drawing.css. Labels are measured as heavy as they are when their arc is lit.
const fonts: Readonly<Record<Font, string>> = {
  word: "17px",
  "word-apart": "italic 17px",
  label: "600 12px",
  small: "italic 12px",
};

/** A measure for a font family; it remembers what it has measured. */
export function pageMeasure(family: string): Measure {
  const context = document.createElement("canvas").getContext("2d");
  const known = new Map<string, number>();
  return (text, font) => {
    const key = `${font}\n${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size > 20_000) known.clear();
    let width = text.length * 9;
    if (context) {
      context.font = `${fonts[font]} ${family}`;
      width = context.measureText(text).width;
    }
    known.set(key, width);
    return width;
  };
}
