/**
 * The gallery: prepared pairs, each to notice one thing. The sentences and analyses were written for
 * it, but for *negation*, with which Fox (2002) explains crossings. The first is in the page from the start, the others come when they are asked for.
 */
import type { Language } from "../messages/index.js";
import { knownLinks } from "../model/notation.js";
import { singlePair, type Work } from "../model/state.js";
import { firstExample, parts } from "./first.js";
import "./texts/en.ftl";

/** The pairs by the files they are in, in groups with the names `example-group-<group>`, as the menu has them. */
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

/** The pairs that are made for one of the tabs of the results. */
export const exampleTabs: Readonly<Partial<Record<ExampleId, string>>> = { negation: "crossings" };

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
