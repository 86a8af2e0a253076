/** The slots of a projection: one colour and one name for each, wherever it is drawn. */
import type { ClausePiece, DecidedValue } from "../../engine/answers.js";

/** What has a colour of its own. */
export type Slot = "comp" | "subject" | "object" | "verb" | "modifier";

const decisionSlots: Readonly<Record<string, Slot>> = {
  STEM: "verb",
  MODALS: "verb",
  INFL: "verb",
  WH: "comp",
  SUBJECT: "subject",
  OBJECT: "object",
  MOD: "modifier",
};

/** The slot that a decision fills; none of the tree and the voice, or where there is nothing. */
export function slotOf({ decision, value }: DecidedValue): Slot | undefined {
  return ["NULL", "null", "deleted"].includes(value) ? undefined : decisionSlots[decision];
}

/** What is known of a piece of a clause. */
interface PieceKind {
  readonly slot: Slot;
  /** What stands below it; places have names of their own. */
  readonly name: string;
  /** The decisions that are seen in it; where a modifier stands is a decision of its own. */
  readonly decisions: readonly string[];
}

/** The kinds of pieces. */
export const pieceKinds: Readonly<Record<ClausePiece["piece"], PieceKind>> = {
  complementizer: { slot: "comp", name: "COMP", decisions: ["SPINE"] },
  wh: { slot: "comp", name: "WH", decisions: ["WH"] },
  subject: { slot: "subject", name: "SUBJECT", decisions: ["SUBJECT"] },
  modals: { slot: "verb", name: "MODALS", decisions: ["MODALS", "VOICE"] },
  infl: { slot: "verb", name: "INFL", decisions: ["INFL", "STEM", "VOICE"] },
  object: { slot: "object", name: "OBJECT", decisions: ["OBJECT"] },
  "pre-sub": { slot: "modifier", name: "pre-sub", decisions: [] },
  "post-sub": { slot: "modifier", name: "post-sub", decisions: [] },
  "in-modals": { slot: "modifier", name: "in-modals", decisions: [] },
  "post-verb": { slot: "modifier", name: "post-verb", decisions: [] },
};

/** Whether a decision is seen in a piece: `VOICE` is in the verbs, `MOD(2)` wherever modifier 2 stands. */
export function isSeenIn(
  { piece, modifier }: Pick<ClausePiece, "piece" | "modifier">,
  decided: Pick<DecidedValue, "decision" | "modifier">,
): boolean {
  return decided.modifier === undefined
    ? pieceKinds[piece].decisions.includes(decided.decision)
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
