/** Scrolling the drawing, so that what is spoken of can be seen. */
import type { PairLayout } from "./layout/pair.js";
import { firstScroll, firstTop } from "./layout/scale.js";

interface Extent {
  readonly left: number;
  readonly right: number;
}

/**
 * How far to scroll so that everything at `parts` is in `room`: 0 when it is, else what puts its middle
 * into the middle; what is too wide begins at the start of the room, `margin` from its edge.
 */
export function scrollTo(room: Extent, parts: readonly Extent[], margin = 24): number {
  if (parts.length === 0) return 0;
  const left = Math.min(...parts.map((part) => part.left));
  const right = Math.max(...parts.map((part) => part.right));
  if (left >= room.left && right <= room.right) return 0;
  if (right - left > room.right - room.left - 2 * margin) return left - room.left - margin;
  return (left + right - room.left - room.right) / 2;
}

/** Scrolls sideways to a word, with some of what stands around it. */
export function revealWord(stage: Element, word: Element): void {
  const box = word.getBoundingClientRect();
  const room = stage.getBoundingClientRect();
  const margin = Math.min(96, room.width / 4);
  if (box.left < room.left + margin) stage.scrollLeft += box.left - room.left - margin;
  else if (box.right > room.right - margin) stage.scrollLeft += box.right - room.right + margin;
}

/** Scrolls to where a drawing that is larger than the stage begins, with both rows in sight. */
export function revealStart(stage: HTMLElement, pair: PairLayout, scale: number): void {
  const rows = [pair.left, pair.right]
    .filter((tree) => tree !== undefined)
    .map(({ left, right, direction }) => ({
      left: left * scale,
      right: right * scale,
      rightToLeft: direction === "rtl",
    }));
  stage.scrollLeft = firstScroll(rows, pair.width * scale, stage.clientWidth);
  stage.scrollTop = firstTop(pair.rows, scale, stage.clientHeight);
}
