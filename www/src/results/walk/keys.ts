/** The keys of a walk through steps. */

/** Where ← → Home End lead in a walk of `count` steps; undefined of other keys. */
export function stepOf(event: KeyboardEvent, count: number): ((at: number) => number) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  switch (event.key) {
    case "ArrowRight":
      return (at) => at + 1;
    case "ArrowLeft":
      return (at) => at - 1;
    case "Home":
      return () => 0;
    case "End":
      return () => count;
    default:
      return undefined;
  }
}
