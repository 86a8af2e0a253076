/** How large a drawing is shown: as large as the stage can hold, but never so small that it cannot be read. */
import type { Zoom } from "../../model/state.js";

/** The least scale at which words have 12 px and labels, where there are any, 10 px: no drawing is smaller. */
export const readable = (labels: boolean) => (labels ? 10 / 12 : 12 / 17);

/** What a horizontal scroll bar takes of the height. */
const scrollBar = 16;

/** A width and a height in pixels; the height of a room may be infinite. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a drawing stands in its room: which zoom is in force. */
export interface Fit {
  readonly scale: number;
  /** The scale is one at which all of it is seen. */
  readonly fits: boolean;
}

/**
 * The scale of a drawing, at least `least`. `fit`: the whole drawing, where it can be read then, a short one larger than
 * 100 % up to `most`; `full`: as it is; `auto`: likewise the whole drawing, and otherwise as high as the room, at most
 * `full`, so that only its width has to be scrolled.
 */
export function scaleOf(
  zoom: Zoom,
  drawing: Size,
  room: Size,
  least: number,
  full = 1,
  most = full,
): Fit {
  const wide = Math.min(most, room.width / drawing.width);
  const whole = Math.min(wide, room.height / drawing.height);
  if (zoom === "full") return { scale: full, fits: false };
  if (zoom === "fit" || wide >= least)
    return { scale: Math.max(least, whole), fits: zoom === "fit" || whole >= least };
  const beside = Math.min(full, (room.height - scrollBar) / drawing.height);
  return { scale: Math.max(least, beside), fits: false };
}

/** A row of words: from where to where it goes, and whether it is read from the right. */
export interface Row {
  readonly left: number;
  readonly right: number;
  readonly rightToLeft: boolean;
}

/** What is kept free before a row that begins far inside the drawing. */
const margin = 24;

/**
 * How far a drawing of `width` is scrolled at first in a room of `room`: to where the first row begins,
 * unless another one is hardly seen there. Then to where that one begins, or with the whole of it in the
 * middle.
 */
export function firstScroll(rows: readonly Row[], width: number, room: number): number {
  const most = Math.max(0, width - room);
  const within = (at: number) => Math.min(most, Math.max(0, at));
  const fromRight = rows[0]?.rightToLeft === true;
  const start = fromRight ? most : 0;
  const whole = rows.filter((row) => row.right - row.left <= room);
  const hidden = whole.find((row) => row.left < start || row.right > start + room);
  if (hidden !== undefined) return within((hidden.left + hidden.right - room) / 2);
  const last = fromRight
    ? Math.min(...rows.map((row) => row.right))
    : Math.max(...rows.map((row) => row.left));
  const far = fromRight ? last < start + room / 2 : last > start + room / 2;
  if (!far) return start;
  return within(fromRight ? last + margin - room : last - margin);
}

/** What is to be seen of a tree below its words, so that the words are not all of it. */
const reach = 60;

/**
 * How far a drawing is scrolled down at first in a room of height `room`: not at all where both rows are in
 * sight then, and otherwise with the middle between the rows in the middle.
 */
export function firstTop(
  rows: { readonly left: number; readonly right: number },
  scale: number,
  room: number,
): number {
  if ((rows.right + reach) * scale <= room) return 0;
  return Math.max(0, ((rows.left + rows.right) / 2) * scale - room / 2);
}
