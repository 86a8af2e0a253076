/**
 * The same links as one object: of the millions of a corpus a few thousand differ, and that is what they
 * then take in memory and in what is stored.
 */
import type { Link } from "../engine/answers.js";
import { linkOf } from "./relations.js";

/** Gives the link of two words that are linked so (`howOf`). */
export type SharedLinks = (left: number, right: number, how: number) => Link;

/** One that has given none. */
export function sharedLinks(): SharedLinks {
  const known = new Map<number, Map<number, Link>>();
  return (left, right, how) => {
    const those = known.get(left) ?? new Map<number, Link>();
    if (those.size === 0) known.set(left, those);
    const place = 16 * right + how;
    const link = those.get(place) ?? linkOf(left, right, how);
    those.set(place, link);
    return link;
  };
}
