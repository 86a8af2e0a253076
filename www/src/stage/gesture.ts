/** What lasts only as long as the pointer or the focus. */
import type { LinkKey, WordRef } from "../model/refs.js";

/** The state of pointer and keyboard over a drawing. Words are the units that show them. */
export interface Gesture {
  /** Where the keyboard is in each row. */
  readonly active: { readonly left: number | undefined; readonly right: number | undefined };
  /** The row that has the focus. */
  readonly focus: "left" | "right" | undefined;
  /** The first word of a link that is being made by click or key. */
  readonly armed: WordRef | undefined;
  /** The word that is being dragged, and the one it is over. */
  readonly drag: { readonly from: WordRef; readonly over: number | undefined } | undefined;
  readonly hover: WordRef | undefined;
  /** The link chosen by a click or by [ and ]. */
  readonly current: LinkKey | undefined;
}

/** Nothing is going on. */
export const idle: Gesture = {
  active: { left: undefined, right: undefined },
  focus: undefined,
  armed: undefined,
  drag: undefined,
  hover: undefined,
  current: undefined,
};
