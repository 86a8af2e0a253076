/** The four kinds of text on the canvas; the page and the pictures each know what they look like. */
export type Font = "word" | "word-apart" | "label" | "small";

/** The width of `text` in pixels at 100 %. */
export type Measure = (text: string, font: Font) => number;

/** To three decimals, the precision of every coordinate that leaves a layout; never -0. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
