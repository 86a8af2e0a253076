/** What the measure that is looked into charges for, on the trees: brackets and tags, or heads and relations. */
import type { BracketTable, Distances, Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Difference } from "../../stage/draw/look.js";
import type { Charged } from "../../stage/props.js";
import { attachedOtherwise, matchingOf } from "./looking.js";

type Kind = Difference["kinds"][number];
type Sentences = Readonly<Record<Side, Shown>>;

/** The layer of a measure; undefined of one that has none. The same as long as it is of the same distances. */
export const layerOf = memoizeLast(
  (left: Shown, right: Shown, distances: Distances, measure: string): Charged | undefined => {
    if (measure.startsWith("attachment")) return attached(distances, measure);
    const { table } = distances.brackets;
    if (table === undefined || !/^(?:brackets|unlabelled|crossing|complete|tags)/.test(measure))
      return undefined;
    const of = (side: Side) => bracketsOf({ left, right }, side, table, measure);
    return { left: of("left"), right: of("right") };
  },
);

/** Words with another head, another relation, or both, as far as the measure counts that. */
function attached({ attachment }: Distances, measure: string): Charged {
  const differing = attachedOtherwise(attachment, measure).map(
    ({ word, leftHead, rightHead, sameRelation }) => {
      const kinds: Kind[] = [];
      if (!sameRelation && measure !== "attachment") kinds.push("replaced");
      if (leftHead !== rightHead && measure !== "attachment-labels") kinds.push("head");
      return [word, { kinds, times: 1 }] as const;
    },
  );
  return { left: new Map(differing), right: new Map(differing) };
}

/** Brackets that the other tree has not, or with another label, those that cross one, and words tagged otherwise. */
function bracketsOf(
  sentences: Sentences,
  side: Side,
  table: BracketTable,
  measure: string,
): ReadonlyMap<number, Difference> {
  const found = new Map<number, Difference>();
  const matching = matchingOf(measure);
  for (const { phrase, partner, unlabelled, crosses } of measure === "tags" ? [] : table[side]) {
    if (phrase === undefined) continue;
    const kinds: Kind[] = [];
    if (measure === "crossing") {
      if (crosses.length > 0) kinds.push("crosses");
    } else if ((matching === "partner" ? partner : unlabelled) === undefined) {
      kinds.push(unlabelled === undefined ? "only" : "replaced");
    }
    if (kinds.length > 0) found.set(sentences[side].words.length + 1 + phrase, { kinds, times: 1 });
  }
  if (matching === "partner" && measure !== "crossing") {
    for (const tag of table.wrongTags) found.set(tag[side], { kinds: ["replaced"], times: 1 });
  }
  return found;
}
