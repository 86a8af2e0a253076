/** Links as text: `3-5`, `3-5:specifies` or, if only possible, `3p5`, separated by spaces, word ids from 1 or, as Pharaoh has it, from 0. */
import type { Link } from "../engine/answers.js";

/** The notation of some links, in their order. */
export function writeLinks(links: readonly Link[], zeroBased: boolean): string {
  const base = zeroBased ? 1 : 0;
  return links
    .map(({ left, right, relation, possible }) => {
      const ids = `${left - base}${possible === true ? "p" : "-"}${right - base}`;
      return relation === undefined ? ids : `${ids}:${relation}`;
    })
    .join(" ");
}

/**
 * The links of a text known to be right, ids from 1. What a user typed goes through the core instead,
 * which knows every way in which it can be wrong.
 */
export function knownLinks(text: string): readonly Link[] {
  return [...text.matchAll(/(\d+)([-p])(\d+)/g)].map(([, left, kind, right]) => {
    const link = { left: Number(left), right: Number(right), relation: undefined };
    return kind === "p" ? { ...link, possible: true } : link;
  });
}
