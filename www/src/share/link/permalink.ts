/**
 * A pair as the end of an address: `#1.` and a payload, 1 being the version. Every version that there has
 * been stays readable.
 */
import type { State } from "../../model/state.js";
import { type Columns, columnsShown, type More, pack } from "./parcel.js";
import { encode, encodeAtOnce, largest, longest } from "./payload.js";

/** The end of an address for the pair shown, with a task where it is an exercise; undefined where it would be too long, or the texts are still in their files. */
export async function permalink(
  state: State,
  columns = columnsShown(state.view),
  more?: More,
): Promise<string | undefined> {
  const packed = pack(state, columns, more);
  return packed === undefined ? undefined : linkTo(packed);
}

/** The end of an address for what a link is to hold, as text; undefined where it would be too long. */
export async function linkTo(text: string): Promise<string | undefined> {
  // What cannot be read again is not worth the work.
  return hashOf(text.length > largest ? undefined : await encode(text));
}

/** The same as `permalink` at once, for a page that is being left; undefined for a longer pair, too. */
export function permalinkAtOnce(state: State, columns: Columns): string | undefined {
  const packed = pack(state, columns);
  return hashOf(packed === undefined ? undefined : encodeAtOnce(packed));
}

function hashOf(payload: string | undefined): string | undefined {
  return payload === undefined || payload.length > longest ? undefined : `#1.${payload}`;
}
