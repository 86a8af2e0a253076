/**
 * A pair as the end of an address: `#1.` and a payload, 1 being the version. Every version that there has
 * been stays readable.
 */
import type { State } from "../../model/state.js";
import { type Columns, pack, unpack } from "./parcel.js";
import { decode, encode, type Fault, longest } from "./payload.js";

/** What the end of an address holds. */
export type Opened =
  | { readonly kind: "none" }
  | { readonly kind: "state"; readonly state: State }
  | { readonly kind: "broken"; readonly fault: Fault | "version" };

/** The end of an address for the pair shown; undefined where it would be too long, or the texts are still in their files. */
export async function permalink(
  state: State,
  columns: Columns = "four",
): Promise<string | undefined> {
  const packed = pack(state, columns);
  const payload = packed && (await encode(packed));
  return payload === undefined || payload.length > longest ? undefined : `#1.${payload}`;
}

/** Reads the end of an address. */
export async function open(hash: string): Promise<Opened> {
  const [, wanted, payload = ""] = /^#(\d+)\.(.*)$/s.exec(hash) ?? [];
  if (wanted === undefined) return { kind: "none" };
  if (wanted !== "1") return { kind: "broken", fault: "version" };
  const decoded = await decode(payload);
  if (typeof decoded === "string") return { kind: "broken", fault: decoded };
  const state = unpack(decoded.text);
  return state === undefined ? { kind: "broken", fault: "damaged" } : { kind: "state", state };
}
