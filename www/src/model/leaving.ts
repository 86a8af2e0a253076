/**
 * What a field holds that is not part of the work yet is handed over before the page is left. Listeners of
 * the window would not do: the browser calls them in the order in which they came, and a field comes late.
 */

const holders = new Set<() => void>();

/** Calls `hand` whenever the page may end, until the function returned is called. */
export function holds(hand: () => void): () => void {
  holders.add(hand);
  return () => holders.delete(hand);
}

/** The page may end: all that is held becomes part of the work. */
export function handOver(): void {
  for (const hand of holders) hand();
}
