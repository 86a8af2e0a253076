/** Where the measure charges for something: the relations of both trees, each with what differs there. */
import type { Comparison, Side } from "../../engine/answers.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { isSame } from "../../model/same.js";
import type { Difference } from "../../stage/draw/look.js";
import { grouped } from "../../stage/layout/grouped.js";
import type { Charged } from "../../stage/props.js";

type Charges = NonNullable<Comparison["charges"]>;

/** The kinds, in the order in which they are said. */
const kinds = ["replaced", "turned", "only"] as const;

/** What differs at each relation, by the word that has it. */
function differencesOf(charges: Charges, side: Side): ReadonlyMap<number, Difference> {
  const all = charges.flatMap(({ kind, ...ends }) => ends[side].map((word) => ({ word, kind })));
  const entries = [...grouped(all, ({ word }) => word)].map(([word, found]) => {
    const here = kinds.filter((kind) => found.some((one) => one.kind === kind));
    return [word, { kinds: here, times: found.length }] as const;
  });
  return new Map(entries);
}

/** The same as a list of plain values. */
function flat(differences: ReadonlyMap<number, Difference>): readonly unknown[] {
  return [...differences].flatMap(([word, { kinds, times }]) => [word, times, ...kinds]);
}

/** What gives the differences on both trees; those of a side stay the same as long as they say the same, so that it is not drawn anew. */
export function openCharged(): (charges: Charges) => Charged {
  let shown: Charged | undefined;
  return memoizeLast((charges) => {
    const before = shown;
    const of = (side: Side) => {
      const now = differencesOf(charges, side);
      const then = before?.[side];
      return then && isSame(flat(then), flat(now)) ? then : now;
    };
    shown = { left: of("left"), right: of("right") };
    return shown;
  });
}
