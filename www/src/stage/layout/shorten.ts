import { graphemes } from "./graphemes.js";

/** The width of `text` in pixels when it is set at `size` pixels. */
export type Width = (text: string, size: number) => number;

/**
 * `text`, or as many of its graphemes as fit into `limit` pixels with an ellipsis.
 *
 * A combining mark or an emoji is never cut in two. O(graphemes) measurements at worst.
 */
export function shorten(text: string, limit: number, size: number, width: Width): string {
  if (width(text, size) <= limit) return text;
  // A form may have megabytes; no more of it is looked at than could ever be shown.
  const parts = graphemes(text.slice(0, 200));
  while (parts.length > 1 && width(`${parts.join("")}…`, size) > limit) parts.pop();
  return `${parts.join("")}…`;
}
