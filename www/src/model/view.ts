/** Transitions of how the work is looked at. */
import type { Link } from "../engine/answers.js";
import { type Selection, sameLink, type View } from "./state.js";

/** The view with a selected edge, by its two links in either order; with none when given nothing. */
export function select(view: View, selection: Selection | undefined): View {
  if (selection === undefined) return view.selection === undefined ? view : { ...view, selection };
  return isSelected(view, selection.from, selection.to) ? view : { ...view, selection };
}

/** Whether the edge between two links is the selected one. */
export function isSelected(view: View, a: Link, b: Link): boolean {
  const { selection } = view;
  if (selection === undefined) return false;
  return (
    (sameLink(selection.from, a) && sameLink(selection.to, b)) ||
    (sameLink(selection.from, b) && sameLink(selection.to, a))
  );
}

/** The view without a selection that its links no longer bear. */
export function dropLostSelection(view: View, links: readonly Link[]): View {
  const { selection } = view;
  if (selection === undefined) return view;
  const there = (wanted: Link) => links.some((item) => sameLink(item, wanted));
  return there(selection.from) && there(selection.to) ? view : { ...view, selection: undefined };
}
