/** Scrolling the drawing, so that what is spoken of can be seen. */
import type { PairLayout } from "./layout/pair.js";
import { firstScroll, firstTop } from "./layout/scale.js";

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
