/** Where the measure charges for something: the relations of both trees, each with what differs there. */
import type { Comparison, Side } from "../../engine/answers.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { isSame } from "../../model/same.js";
import { grouped } from "../../stage/layout/grouped.js";
import type { Charged } from "../../stage/props.js";

type Charges = NonNullable<Comparison["charges"]>;

/** One sign for each kind, in the order in which they stand. */
const signs = [
  ["replaced", "≠"],
  ["turned", "⇄"],
  ["only", "+"],
] as const;

/**
 * The sign of each relation, by the word that has it: what differs, and how often it is charged for if more than
 * once. "≠⇄ ×2" is another label and the other order.
 */
function signsOf(charges: Charges, side: Side): ReadonlyMap<number, string> {
  const all = charges.flatMap(({ kind, ...ends }) => ends[side].map((word) => ({ word, kind })));
  const entries = [...grouped(all, ({ word }) => word)].map(([word, found]) => {
    const here = signs.filter(([kind]) => found.some((one) => one.kind === kind));
    const times = found.length > 1 ? ` ×${found.length}` : "";
    return [word, here.map(([, sign]) => sign).join("") + times] as const;
  });
  return new Map(entries);
}

/** What gives the signs on both trees; those of a side stay the same as long as they say the same, so that it is not drawn anew. */
export function openCharged(): (charges: Charges) => Charged {
  let shown: Charged | undefined;
  return memoizeLast((charges) => {
    const before = shown;
    const of = (side: Side) => {
      const now = signsOf(charges, side);
      const then = before?.[side];
      return then && isSame([...then].flat(), [...now].flat()) ? then : now;
    };
    shown = { left: of("left"), right: of("right") };
    return shown;
  });
}
