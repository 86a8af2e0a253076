/** Four words, two and two or all in one node: where they stand in a small drawing. */

const width = 220;
const height = 104;
const middle = height / 2;
const inner = { left: 84, right: 136 } as const;
const rise = 30;
const margin = 10;

/** The first two are a pair, and the last two; or all four meet in one node. */
export function placeButterfly(texts: readonly string[], paired: boolean) {
  const center = width / 2;
  const ends = texts.map((text, at) => {
    const left = at < 2;
    const upper = at % 2 === 0;
    const y = middle + (upper ? -rise : rise);
    const x1 = paired ? (left ? inner.left : inner.right) : center;
    const x2 = left ? margin + 8 : width - margin - 8;
    return {
      text,
      x: left ? margin : width - margin,
      y: y + (upper ? -6 : 15),
      anchor: left ? "start" : "end",
      line: { x1, y1: middle, x2, y2: y },
      tone: paired ? (left ? "first" : "second") : "between",
    };
  });
  const nodes = paired
    ? [
        { x: inner.left, y: middle },
        { x: inner.right, y: middle },
      ]
    : [{ x: center, y: middle }];
  return { width, height, ends, nodes };
}
