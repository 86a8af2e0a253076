/** Where something small stands beside a word, so that neither the pointer nor the line to the word is under it. */
import type { Side } from "../../engine/answers.js";
import type { Box } from "./box.js";
import type { PairLayout } from "./pair.js";

/** Between it and the word, in pixels; a finger hides more. */
const gap = 10;
const finger = 44;

/** How it stands: `touch` where the word is under a finger. */
interface Standing extends Pick<PairLayout, "drawing"> {
  readonly side: Side;
  readonly touch: boolean;
}

/**
 * The upper left corner of what stands beside a word, inside `room`: between the trees, before the middle of the word;
 * in rows between the columns; above a finger.
 */
export function aside(
  word: Box,
  { width, height }: Pick<Box, "width" | "height">,
  room: Box,
  { drawing, side, touch }: Standing,
): Pick<Box, "x" | "y"> {
  const middle = word.x + word.width / 2;
  const isLeft = side === "left";
  const above = word.y - gap - height;
  const below = word.y + word.height + gap;
  const at = touch
    ? { x: middle - width / 2, y: word.y - finger - height }
    : drawing === "rows"
      ? { x: isLeft ? word.x + word.width + gap : word.x - gap - width, y: above + 2 * gap }
      : { x: middle - gap - width, y: isLeft ? below : above };
  const within = (value: number, start: number, end: number) =>
    Math.max(start, Math.min(value, end));
  return {
    x: within(at.x, room.x, room.x + room.width - width),
    y: within(at.y, room.y, room.y + room.height - height),
  };
}
