/** The number of the score counts from what it was to what it is. */
import { similarityText } from "../rich.js";

/** So long it takes, in milliseconds. */
const duration = 200;

/** Counts where the number stands, once it is drawn; not for those who want nothing to move. */
export function count(from: number, to: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const last = similarityText(to);
  const isNumber = (node: Node): node is Text => node instanceof Text && node.data === last;
  queueMicrotask(() => {
    const number = document.querySelector("#results button.results-big");
    const text = [...(number?.childNodes ?? [])].find(isNumber);
    if (!text) return;
    const start = performance.now();
    let written = last;
    const step = (now: number) => {
      // Something else was drawn there since.
      if (text.data !== written) return;
      const part = Math.min(1, Math.max(0, (now - start) / duration));
      // What it comes to is written as it was drawn.
      written =
        part === 1 ? last : similarityText(Math.round(100 * (from + (to - from) * part)) / 100);
      text.data = written;
      if (part < 1) requestAnimationFrame(step);
    };
    step(start);
  });
}
