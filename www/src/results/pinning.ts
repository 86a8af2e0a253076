/** The edge looked at: held by a click, or under the pointer; with its paths it is laid over the trees. */

import { ready } from "../engine/asked.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import type { EdgeRef } from "../model/refs.js";
import type { Compared } from "../model/snapshot.js";
import { edgeBetween, edgeText, ends, place, sameEdge } from "../model/triangle.js";
import type { CanvasSelection, Marks } from "../stage/props.js";
import { linkNames } from "./names.js";
import "./texts/en.ftl";

/** The pinned edge by its vertices; undefined where the comparison does not know its links. */
export function pinnedEdge(
  { store }: { readonly store: Pick<App["store"], "state"> },
  { comparison }: Compared,
): EdgeRef | undefined {
  const { selection } = store.state.view;
  return selection && edgeBetween([selection.from, selection.to], comparison.links);
}

/** Whether a comparison is of the pair shown: what is done to one that stays until the next has come is not meant for that. */
export function isShown({ store }: App, { subject }: Compared): boolean {
  return subject === store.subject;
}

/** Pins an edge of a comparison, or nothing; `saying` is what is said of it aloud, its weight where it is left out. */
export function pin(
  app: App,
  compared: Compared,
  edge: EdgeRef | undefined,
  saying?: string,
): void {
  if (!isShown(app, compared)) return;
  const { store } = app;
  const { comparison } = compared;
  const from = edge && comparison.links[edge.from];
  const to = edge && comparison.links[edge.to];
  store.look({ selection: from && to && { from, to } });
  if (edge === undefined) {
    app.say(t("say-unpinned"));
    return;
  }
  // Anyone who chooses what failed to load asks anew.
  const key = ends(edge.from, edge.to);
  const asked = app.answers.ask("explain", compared.request, key.from, key.to);
  if (asked.kind === "failed") asked.again();
  const names = linkNames(compared.left, compared.right, comparison.links);
  const weight = comparison.distances[place(edge)] ?? 0;
  app.say(saying ?? t("say-pinned", { edge: edgeText(names, edge), weight }));
}

/** Lights an edge while it is pointed at; undefined ends it. */
export function preview(app: App, edge: EdgeRef | undefined): void {
  if (!sameEdge(edge, app.moment.preview)) app.set("preview", edge);
}

/**
 * The comparison, where its trees are those that are drawn: paths are by its words, and in other trees they
 * would lead anywhere.
 */
export function drawnComparison({ snapshot }: App): Compared | undefined {
  const { compared, trees } = snapshot;
  const same = compared?.left === trees?.left && compared?.right === trees?.right;
  return same ? compared : undefined;
}

/** The edges looked at, with the paths between their words. */
export function pathMarks(app: App): Marks {
  const compared = drawnComparison(app);
  if (compared === undefined) return {};
  const pinned = pinnedEdge(app, compared);
  const hovered = app.moment.preview;
  return {
    selection: pinned && pathOf(app, compared, pinned),
    preview: hovered && pathOf(app, compared, hovered),
  };
}

/** An edge with the paths of its two ends, as far as they are known yet. */
export function pathOf(app: App, over: Compared, edge: EdgeRef): CanvasSelection | undefined {
  const { links } = over.comparison;
  const [from, to] = [links[edge.from], links[edge.to]];
  if (from === undefined || to === undefined) return undefined;
  const explanation = ready(app.answers.ask("explain", over.request, edge.from, edge.to));
  const compared = explanation?.kind === "compared" ? explanation : undefined;
  return { from, to, left: compared?.left, right: compared?.right };
}
