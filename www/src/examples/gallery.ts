/**
 * The gallery: prepared pairs, each to notice one thing. The sentences and analyses were written for
 * it, but for *negation*, with which Fox (2002) explains crossings. The first is in the page from the start, the others come when they are asked for.
 */
import type { Language } from "../messages/index.js";
import { knownLinks } from "../model/notation.js";
import type { WordRef } from "../model/refs.js";
import { singlePair, type TabView, type View, type Work } from "../model/state.js";
import { firstExample, parts } from "./first.js";
import "./texts/en.ftl";

/** The pairs by the files they are in, in groups with the names `example-group-<group>`, as the gallery shows them. */
export const gallery = [
  { group: "steps", examples: ["detective", "identical", "passive", "deleted"] },
  { group: "order", examples: ["roles", "reversed", "crossing", "negation", "long"] },
  { group: "counterparts", examples: ["function", "compound", "fixed", "contracted"] },
  { group: "analyses", examples: ["switched", "coordinated", "parsed", "phrases", "broken"] },
  { group: "languages", examples: ["french", "bracket", "arabic", "chinese"] },
] as const;
/** The name of a pair. */
export type ExampleId = (typeof gallery)[number]["examples"][number];
/** The names of all pairs. */
export const exampleIds: readonly ExampleId[] = gallery.flatMap(({ examples }) => [...examples]);

/** The pairs that are looked at with the page in a language of their own. */
export const exampleLanguages: Readonly<Partial<Record<ExampleId, Language>>> = { bracket: "de" };

/** The pair of which a side is words alone. */
export const exampleInWords: ExampleId = "negation";

/** How a pair opens, so that what there is to notice is in front. */
interface Opening {
  /** The tab of the results. */
  readonly tab: string;
  /** What that tab is told. */
  readonly told?: TabView;
  /** The edge that is pinned, by its two links. */
  readonly edge?: string;
  /** The word that is lit, where there are no edges. */
  readonly word?: WordRef;
}

/** How each pair opens. */
export const openings: Readonly<Record<ExampleId, Opening>> = {
  detective: { tab: "score", edge: "2-5 4-3" },
  identical: { tab: "edges", edge: "3-3 4-4" },
  passive: { tab: "score", edge: "2-9 8-10" },
  deleted: { tab: "score", edge: "3-2 4-5" },
  roles: { tab: "score", edge: "2-6 7-7" },
  reversed: { tab: "spanning", edge: "2-5 4-3" },
  crossing: { tab: "edges", edge: "5-5 10-7" },
  negation: { tab: "crossings", told: { pair: "" } },
  long: { tab: "score", edge: "14-32 20-28" },
  function: { tab: "score", edge: "2-1 7-4" },
  compound: { tab: "edges", edge: "3-3 3-4" },
  fixed: { tab: "edges", edge: "1-1 2-1" },
  contracted: { tab: "edges", edge: "7-7 10-10" },
  switched: { tab: "score", edge: "3-3 4-6" },
  coordinated: { tab: "score", edge: "2-2 3-7" },
  parsed: { tab: "score", edge: "3-3 11-11" },
  phrases: { tab: "distances", told: { measure: "brackets-f", bracket: "" } },
  broken: { tab: "score", word: { side: "left", word: 2 } },
  french: { tab: "score", edge: "3-5 5-12" },
  bracket: { tab: "edges", edge: "2-4 9-4" },
  arabic: { tab: "score", edge: "7-5 8-7" },
  chinese: { tab: "score", edge: "7-4 11-6" },
};

/** How a pair is looked at when it opens, where everything else stays as it is in `view`. */
export function openingView(id: ExampleId, { tabs }: View): Partial<View> {
  const { tab, told, edge = "" } = openings[id];
  const [from, to] = knownLinks(edge);
  return {
    resultsTab: tab,
    selection: from && to && { from, to },
    ...(told && { tabs: { ...tabs, [tab]: { ...tabs[tab], ...told } } }),
  };
}

const files = import.meta.glob<string>(["./pairs/*.txt", "!./pairs/detective.txt"], {
  query: "?raw",
  import: "default",
});

/** A pair of the gallery; undefined where its file failed to load. */
export async function loadExample(id: ExampleId): Promise<Work | undefined> {
  if (id === "detective") return singlePair(...known(firstExample));
  try {
    const text = await files[`./pairs/${id}.txt`]?.();
    return text === undefined ? undefined : readExample(text);
  } catch {
    return undefined;
  }
}

/**
 * The pair in a file. One that is not in CoNLL-U says so before its first blank line: `format = brackets`, or
 * for each side, `format = brackets words`.
 */
export function readExample(file: string): Work {
  const named = /^format = (brackets|newick|words)(?: (brackets|newick|words))?\n\n/.exec(file);
  const [head = "", left, right = left] = named ?? [];
  const work = singlePair(...known(parts(file.slice(head.length))));
  if (left === undefined) return work;
  return { ...work, formats: { left, right } as Work["formats"] };
}

function known({ left, right, links }: typeof firstExample): Parameters<typeof singlePair> {
  return [left, right, knownLinks(links)];
}
