/** Scrolling the drawing sideways, so that what is spoken of can be seen. */

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
