/** Opens the end of an address. */
import type { State } from "../../model/state.js";
import type { LessonStep } from "./lesson.js";
import { decode, type Fault } from "./payload.js";
import type { Task } from "./task.js";
import { unpack } from "./unpack.js";
import "./texts/en.ftl";

/** What the end of an address holds. */
type Opened =
  | { readonly kind: "none" }
  | { readonly kind: "state"; readonly state: State; readonly task: Task | undefined }
  | { readonly kind: "lesson"; readonly steps: readonly LessonStep[] }
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
  return unpack(decoded.text);
}
