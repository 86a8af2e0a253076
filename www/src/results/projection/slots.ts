/** The slots of a projection: one colour and one name for each, wherever it is drawn. */
import type { ClausePiece, DecidedValue, SpineSlot } from "../../engine/answers.js";

/** What has a colour of its own. */
export type Slot = "comp" | "subject" | "object" | "verb" | "modifier";

/** The slot that a decision fills; none of the tree and the voice, or where there is nothing. */
export function slotOf({ decision, value }: DecidedValue): Slot | undefined {
  if (value === "NULL" || value === "null" || value === "deleted") return undefined;
  switch (decision) {
    case "STEM":
    case "MODALS":
    case "INFL":
      return "verb";
    case "SUBJECT":
      return "subject";
    case "OBJECT":
      return "object";
    case "WH":
      return "comp";
    case "MOD":
      return "modifier";
    default:
      return undefined;
  }
}

/** The slot of a node of a spine. */
export const spineSlots: Readonly<Record<SpineSlot, Slot | undefined>> = {
  phrase: undefined,
  complementizer: "comp",
  wh: "comp",
  subject: "subject",
  object: "object",
  verb: "verb",
};

/** The slot of a piece, and the name that stands below it; places have names of their own. */
export const pieceSlots: Readonly<
  Record<ClausePiece["piece"], { readonly slot: Slot; readonly name: string }>
> = {
  complementizer: { slot: "comp", name: "COMP" },
  wh: { slot: "comp", name: "WH" },
  subject: { slot: "subject", name: "SUBJECT" },
  modals: { slot: "verb", name: "MODALS" },
  infl: { slot: "verb", name: "INFL" },
  object: { slot: "object", name: "OBJECT" },
  "pre-sub": { slot: "modifier", name: "pre-sub" },
  "post-sub": { slot: "modifier", name: "post-sub" },
  "in-modals": { slot: "modifier", name: "in-modals" },
  "post-verb": { slot: "modifier", name: "post-verb" },
};

/** The decisions that are seen in each piece; where a modifier stands is a decision of its own. */
const seenIn: Readonly<Record<ClausePiece["piece"], readonly string[]>> = {
  complementizer: ["SPINE"],
  wh: ["WH"],
  subject: ["SUBJECT"],
  modals: ["MODALS", "VOICE"],
  infl: ["INFL", "STEM", "VOICE"],
  object: ["OBJECT"],
  "pre-sub": [],
  "post-sub": [],
  "in-modals": [],
  "post-verb": [],
};

/** Whether a decision is seen in a piece: `VOICE` is in the verbs, `MOD(2)` wherever modifier 2 stands. */
export function isSeenIn(
  { piece, modifier }: Pick<ClausePiece, "piece" | "modifier">,
  decided: Pick<DecidedValue, "decision" | "modifier">,
): boolean {
  return decided.modifier === undefined
    ? seenIn[piece].includes(decided.decision)
    : decided.modifier === modifier;
}

/** A decision as it is called: `MOD(2)`. */
export function decisionName({
  decision,
  modifier,
}: Readonly<{ decision: string; modifier: number | undefined }>): string {
  return modifier === undefined ? decision : `${decision}(${modifier})`;
}

/** A value in short: of a spine its slots, `that NP V NP` of `(SBAR-A (IN that) (S NP-A (VP V NP-A)))`. */
export function shortValue(decision: string | undefined, value: string): string {
  if (decision !== "SPINE") return value;
  const pieces = value.split(" ").filter((piece) => !piece.startsWith("("));
  return pieces.map((piece) => piece.replace(/\)+$/, "").replace(/^NP-A$/, "NP")).join(" ");
}
