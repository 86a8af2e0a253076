/** How a picture stands on paper or on a slide: under a line of its own, and as wide as a column. */
import type { TextWidth } from "./plain.js";

/** What is asked for besides the picture. */
export interface Paper {
  /** A line above it. */
  readonly heading?: string | undefined;
  /** How wide it is, in millimetres; without it as wide as on the page at 100 %. */
  readonly width?: number | undefined;
}

/** Widths by name, in millimetres: columns of a journal, and a slide of 16 : 9. */
export const paperWidths = { column: 84, page: 174, slide: 330 } as const;
/** One of them. */
export type PaperWidth = keyof typeof paperWidths;

/** Millimetres in an inch. */
export const inch = 25.4;
/** The least type on paper, 6 points in millimetres. */
const leastType = (6 / 72) * inch;

/** Millimetres in a pixel of the page. */
export const pixel = inch / 96;

/** How many pixels wide a drawing may be whose smallest type has `type` pixels, to stay readable in `width` millimetres. */
export function mostPixels(width: number, type: number): number {
  return Math.floor((width / leastType) * type);
}

/** Millimetres a pixel of a picture: as asked for, and no fewer than its smallest type, in pixels, can be read in. */
export function scaleOf({ width }: Paper, pixels: number, type: number): number {
  return width === undefined ? pixel : Math.max(width / pixels, leastType / type);
}

/** Size and leading of a heading, in pixels. */
export const headingType = { size: 13, line: 18, after: 8 } as const;

/** A heading in lines of no more than `width` pixels. */
export function headingLines(text: string | undefined, width: number, of: TextWidth): string[] {
  const lines: string[] = [];
  for (const word of text?.split(" ") ?? []) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trimStart();
    if (lines.length > 0 && of(longer, headingType.size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
