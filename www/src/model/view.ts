/** Transitions of how the work is looked at. */

import type { Link } from "../engine/answers.js";
import { sameLink } from "./refs.js";
import type { View } from "./state.js";

/** The view without a selection that its links no longer bear. */
export function dropLostSelection(view: View, links: readonly Link[]): View {
  const { selection } = view;
  if (selection === undefined) return view;
  const there = (wanted: Link) => links.some((item) => sameLink(item, wanted));
  return there(selection.from) && there(selection.to) ? view : { ...view, selection: undefined };
}
