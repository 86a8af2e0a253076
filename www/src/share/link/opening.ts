/** Opens the end of an address. */
import { parsed } from "../../model/json.js";
import { decode, type Fault } from "./payload.js";
import { type Unpacked, unpack } from "./unpack.js";
import "./texts/en.ftl";

/** What the end of an address holds. */
type Opened =
  | { readonly kind: "none" }
  | Unpacked
  | { readonly kind: "broken"; readonly fault: LinkFault };

/** What is wrong with a link. */
export type LinkFault = Fault | "version" | "task";

/** Reads the end of an address. */
export async function open(hash: string): Promise<Opened> {
  const [, wanted, payload = ""] = /^#(\d+)\.(.*)$/s.exec(hash) ?? [];
  if (wanted === undefined) return { kind: "none" };
  if (wanted !== "1") return { kind: "broken", fault: Number(wanted) > 1 ? "version" : "damaged" };
  const decoded = await decode(payload);
  if (typeof decoded === "string") return { kind: "broken", fault: decoded };
  return unpack(parsed(decoded.text));
}
