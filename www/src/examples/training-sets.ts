/**
 * The training sets: 400 pairs that a small grammar of our own makes (`cargo run --example clauses`), and
 * pairs that were written by hand. They are plain texts, fetched when they are used; the tests of the core
 * read the same files.
 */
import { fetched } from "../engine/files.js";

/** The names of the sets; `page` is whatever pairs the page has. */
export const sets = ["generated", "by-hand"] as const;
/** One of them, or the pairs of the page. */
export type SetName = (typeof sets)[number] | "page";

/** A pair of sentences: both texts in brackets, and the links. */
export type SentencePair = readonly [source: string, target: string, links: string];

const files = import.meta.glob<string>("../../../tests/projection/*", {
  query: "?url&no-inline",
  import: "default",
});

/** The pairs of a set. Rejects where they cannot be loaded. */
export async function fetchSet(name: (typeof sets)[number]): Promise<readonly SentencePair[]> {
  const lines = async (ending: string): Promise<readonly string[]> => {
    const address = await files[`../../../tests/projection/${name}.${ending}`]?.();
    if (address === undefined) throw new Error(`${name}.${ending}`);
    return (await (await fetched(address)).text()).trimEnd().split("\n");
  };
  const [sources, targets, links] = await Promise.all([
    lines("de.mrg"),
    lines("en.mrg"),
    lines("links"),
  ]);
  return sources.map((source, at) => [source, targets[at] ?? "", links[at] ?? ""]);
}
