/**
 * A pair as the end of an address: `#1.` and a payload, 1 being the version. Every version that there has
 * been stays readable.
 */
import type { State } from "../../model/state.js";
import { type Columns, type More, pack } from "./parcel.js";
import { encode, largest, longest } from "./payload.js";

/** The end of an address for the pair shown, with a task where it is an exercise; undefined where it would be too long, or the texts are still in their files. */
export async function permalink(
  state: State,
  columns: Columns = "four",
  more?: More,
): Promise<string | undefined> {
  const packed = pack(state, columns, more);
  // What cannot be read again is not worth the work.
  const payload =
    packed === undefined || packed.length > largest ? undefined : await encode(packed);
  return payload === undefined || payload.length > longest ? undefined : `#1.${payload}`;
}
