/** What a tab has laid over the trees, where the drawing is wider or higher than its room. */
import type { App } from "../model/app.js";

/** What is looked at of what is laid over them: words and phrases on the ground of marks, the step of an edit. */
const looked = ".canvas-ground, .canvas-edit.canvas-edit-now, .canvas-shared";
/** So much of what stands around it is seen, too. */
const margin = 24;

/**
 * Scrolls the drawing, never the page, to what was chosen, once it is known and drawn; what is returned gives
 * that up.
 */
export function bringIntoSight({ root }: App, isPending: () => boolean): () => void {
  let frame = 0;
  const after = (frames: number) => {
    frame = requestAnimationFrame(() => {
      // The page is drawn in one frame, the trees in that one or the next.
      if (isPending()) after(2);
      else if (frames > 1) after(frames - 1);
      else scroll(root);
    });
  };
  after(2);
  return () => cancelAnimationFrame(frame);
}

function scroll(root: App["root"]): void {
  const stage = root.querySelector(".canvas-stage");
  if (!stage) return;
  const room = stage.getBoundingClientRect();
  const parts = [...stage.querySelectorAll(looked)].map((part) => part.getBoundingClientRect());
  const ends = (start: "left" | "top", end: "right" | "bottom") =>
    way(
      [room[start], room[end]],
      [Math.min(...parts.map((part) => part[start])), Math.max(...parts.map((part) => part[end]))],
    );
  if (parts.length > 0) stage.scrollBy(ends("left", "right"), ends("top", "bottom"));
}

type Extent = readonly [start: number, end: number];

/** How far to go: nowhere where all of it is seen, else to its middle; what is too large is seen from its start. */
function way([start, end]: Extent, [first, last]: Extent): number {
  if (first >= start && last <= end) return 0;
  if (last - first > end - start - 2 * margin) return first - start - margin;
  return (first + last - start - end) / 2;
}
