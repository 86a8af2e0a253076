/** What lasts only as long as the pointer or the focus. */
import type { Side } from "../engine/answers.js";
import type { LinkKey, WordRef } from "../model/refs.js";
import type { PairLayout } from "./layout/pair.js";

/** The state of pointer and keyboard over a drawing. Words are the units that show them. */
export interface Gesture {
  /** Where the keyboard is in each row. */
  readonly active: { readonly left: number | undefined; readonly right: number | undefined };
  /** The row that has the focus. */
  readonly focus: "left" | "right" | undefined;
  /** The first word of a link that is being made by click or key. */
  readonly armed: WordRef | undefined;
  /** The word that is being dragged, with a finger or otherwise, and the one it is over. */
  readonly drag:
    | { readonly from: WordRef; readonly over: number | undefined; readonly touch: boolean }
    | undefined;
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

/** The word that has the focus. */
export function focusedWord({ focus, active }: Gesture): WordRef | undefined {
  const word = focus && active[focus];
  return focus && word !== undefined ? { side: focus, word } : undefined;
}

/** The gesture over another pair: of what was meant for other words only the place of the focus stays. */
export function begun({ focus }: Gesture): Gesture {
  return { ...idle, focus };
}

/** The gesture with words that are still there: after an edit or a fold some are not. */
export function standing(gesture: Gesture, pair: PairLayout): Gesture {
  const shown = (side: Side, word: number | undefined) =>
    word === undefined ? undefined : pair[side]?.owner[word - 1];
  const there = (key: WordRef | undefined) =>
    key && shown(key.side, key.word) === key.word ? key : undefined;
  return {
    ...gesture,
    active: {
      left: shown("left", gesture.active.left),
      right: shown("right", gesture.active.right),
    },
    armed: there(gesture.armed),
    hover: there(gesture.hover),
    drag: undefined,
  };
}
