/** The brackets of multiword tokens, on the side of the row where the links are. */

import { shownForm } from "./form.js";
import { type Frame, heights } from "./frame.js";
import { round } from "./measure.js";
import type { Wish } from "./row.js";
import type { PlacedToken } from "./tree.js";

/** A multiword token over the ranks a to b of its words that are to be seen. */
interface TokenSpan {
  readonly a: number;
  readonly b: number;
  readonly text: string;
  readonly title: string;
  readonly width: number;
}

/** The tokens of which at least one word is shown for itself. O(words). */
export function tokenSpans(frame: Frame): TokenSpan[] {
  const spans: TokenSpan[] = [];
  for (const token of frame.sentence.tokens) {
    let a = Number.POSITIVE_INFINITY;
    let b = -1;
    for (let id = token.first; id <= token.last; id += 1) {
      const rank = frame.rank.get(id);
      if (rank === undefined) continue;
      a = Math.min(a, rank);
      b = Math.max(b, rank);
    }
    if (b < 0) continue;
    const form = shownForm(token.form);
    spans.push({ a, b, ...form, width: frame.measure(form.text, "small") });
  }
  return spans;
}

/** A bracket is to be as wide as its form. */
export function tokenWishes(frame: Frame, spans: readonly TokenSpan[]): Wish[] {
  const half = (rank: number) => (frame.widths[rank] ?? 0) / 2;
  return spans
    .filter((span) => span.b > span.a)
    .map((span) => ({
      a: span.a,
      b: span.b,
      distance: span.width + 4 - half(span.a) - half(span.b),
    }));
}

/** The brackets, once the words stand. */
export function placeTokens(
  frame: Frame,
  spans: readonly TokenSpan[],
  x: readonly number[],
): PlacedToken[] {
  const half = (rank: number) => (frame.widths[rank] ?? 0) / 2;
  return spans.map((span) => {
    const x1 = (x[span.a] ?? 0) - half(span.a);
    const x2 = (x[span.b] ?? 0) + half(span.b);
    return {
      x1: round(x1),
      x2: round(x2),
      y: -frame.away * heights.bracket,
      textX: round((x1 + x2) / 2),
      textY: -frame.away * heights.form,
      text: span.text,
      title: span.title,
    };
  });
}
