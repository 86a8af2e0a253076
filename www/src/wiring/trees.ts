/** What the canvas is given: the last good trees, the links, and what of them is looked at. */
import { html, type TemplateResult } from "lit";
import type { Diagnostic, Side, StepsResult } from "../engine/answers.js";
import { t } from "../messages/index.js";
import { currentPair, currentText } from "../model/state.js";
import { select } from "../model/view.js";
import type { EdgeRef } from "../results/props.js";
import { rich, similarity } from "../results/rich.js";
import { goTo, growth } from "../results/spanning/stepper.js";
import type {
  CanvasGrowth,
  CanvasLink,
  CanvasProposal,
  CanvasProps,
  CanvasSelection,
  CanvasSide,
} from "../stage/props.js";
import { countOf } from "../text/diagnostics/count.js";
import { vertexOf } from "./answers.js";
import type { App } from "./app.js";
import { remove, setRelation, toggle } from "./linking.js";
import { formArguments } from "./sayings.js";

/** The canvas as it is now. */
export function canvasProps(app: App): CanvasProps {
  const { store, reader, moment } = app;
  const { view } = store.state;
  return {
    left: side(app, "left"),
    right: side(app, "right"),
    links: canvasLinks(app),
    proposals: proposals(app),
    drawing: view.drawing,
    zoom: view.zoom,
    labels: view.labels,
    markUnaligned: view.markUnaligned,
    selection: pinned(app),
    preview: moment.preview && shown(app, moment.preview),
    hotArc: moment.hotArc,
    hotWord: moment.editedWord,
    hotLink: moment.hotLink,
    chosen: isComparing(app) ? app.parts.workbench()?.chosenLinks(app) : undefined,
    suggested: () => app.parts.source()?.suggestions(app),
    growth: view.resultsTab === "spanning" ? grown(app) : undefined,
    readonly: false,
    caption: caption(app),
    tools: app.parts.source()?.alignTools(app),
    strip: isComparing(app)
      ? app.parts.workbench()?.comparedStrip(app)
      : app.parts.source()?.proposalStrip(app),
    onToggleLink: (link) => toggle(app, link),
    onRemoveLinks: (links) => remove(app, links),
    onSetRelation: (link, relation) => setRelation(app, link, relation),
    onAcceptProposal: (proposal) => app.parts.source()?.acceptOne(app, proposal),
    onRejectProposal: (proposal) => app.parts.source()?.rejectSome(app, [proposal]),
    onFocusWord: (word) => {
      const known = reader.answers;
      if (known.left === undefined && known.right === undefined) return;
      if (word?.side === moment.focusedWord?.side && word?.word === moment.focusedWord?.word)
        return;
      moment.focusedWord = word;
      app.draw();
    },
    onFold: (folded) =>
      store.look({ folded: { left: sorted(folded.left), right: sorted(folded.right) } }),
    onDrawing: (drawing) => store.look({ drawing }),
    onZoom: (zoom) => store.look({ zoom }),
    onLabels: (labels) => store.look({ labels }),
    onMarkUnaligned: (markUnaligned) => store.look({ markUnaligned }),
    onAnnounce: (phrase) => app.say(t(phrase.id, phrase.args)),
    onHelp: () => {
      moment.helpOpen = true;
      app.draw();
    },
  };
}

function sorted(ids: ReadonlySet<number>): readonly number[] {
  return [...ids].sort((a, b) => a - b);
}

/** What waits to be accepted; out of sight while two annotations are compared. */
function proposals({ store, parts }: App): readonly CanvasProposal[] {
  const { work, view } = store.state;
  if (currentPair(work).proposals.length === 0 || view.resultsTab === "agreement") return none;
  return parts.source()?.canvasProposals(work) ?? none;
}
const none: readonly CanvasProposal[] = [];

/** My links; while two people's are compared also theirs, each with its owner. */
function canvasLinks(app: App): readonly CanvasLink[] {
  return (
    (isComparing(app) ? app.parts.workbench()?.comparedLinks(app) : undefined) ??
    currentPair(app.store.state.work).links
  );
}

function isComparing({ store }: App): boolean {
  return store.state.view.resultsTab === "agreement";
}

const folds = new WeakMap<readonly number[], ReadonlySet<number>>();

/** The same set for the same list, so that the canvas can see that nothing changed. */
function setOf(ids: readonly number[]): ReadonlySet<number> {
  const known = folds.get(ids) ?? new Set(ids);
  folds.set(ids, known);
  return known;
}

function side({ reader, store }: App, which: Side): CanvasSide {
  const { analysis } = reader.answers;
  return {
    sentence: reader.answers[which],
    stale: analysis !== undefined && analysis[which].sentence === undefined,
    folded: setOf(store.state.view.folded[which]),
  };
}

/** The pinned edge by its vertices; undefined where the comparison shown does not know its links. */
export function pinnedEdge({ store, reader }: App): EdgeRef | undefined {
  const { selection } = store.state.view;
  const comparison = reader.answers.compared?.comparison;
  if (selection === undefined || comparison === undefined) return undefined;
  const from = vertexOf(comparison, selection.from);
  const to = vertexOf(comparison, selection.to);
  if (from === undefined || to === undefined) return undefined;
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

/** Pins an edge, or nothing. */
export function pin({ store, reader }: App, edge: EdgeRef | undefined): void {
  const comparison = reader.answers.compared?.comparison;
  const from = edge && comparison?.links[edge.from];
  const to = edge && comparison?.links[edge.to];
  store.look({ selection: select(store.state.view, from && to && { from, to }).selection });
}

function pinned(app: App): CanvasSelection | undefined {
  const edge = pinnedEdge(app);
  return edge && shown(app, edge);
}

/** An edge with the paths of its two ends, as far as they are known yet. */
function shown({ reader }: App, edge: EdgeRef): CanvasSelection | undefined {
  const { compared: shownNow, left, right } = reader.answers;
  // Paths are by the words of the comparison: in other trees they would lead anywhere.
  if (shownNow?.left !== left || shownNow?.right !== right) return undefined;
  const from = shownNow?.comparison.links[edge.from];
  const to = shownNow?.comparison.links[edge.to];
  if (from === undefined || to === undefined) return undefined;
  const explanation = reader.explanation(edge.from, edge.to);
  const compared = explanation?.kind === "compared" ? explanation : undefined;
  return { from, to, left: compared?.left, right: compared?.right };
}

/** The steps of the algorithm chosen, where they are there. */
export function currentSteps({ reader, store }: App): StepsResult | undefined {
  return reader.steps(store.state.view.stepper.algorithm);
}

let lastGrowth: { steps: StepsResult; at: number; links: unknown; value: CanvasGrowth } | undefined;

function grown(app: App): CanvasGrowth | undefined {
  const steps = currentSteps(app);
  const links = app.reader.answers.compared?.comparison.links;
  if (steps?.kind !== "ok" || links === undefined) return undefined;
  const { at } = goTo(app.moment.stepper, app.moment.stepper.at, steps.steps.length);
  if (lastGrowth?.steps === steps && lastGrowth.at === at && lastGrowth.links === links) {
    return lastGrowth.value;
  }
  const { taken, considered, verdict } = growth(steps.steps, at);
  const components = steps.steps[at - 1]?.components ?? links.map((_, vertex) => vertex);
  const sizes = new Map<number, number>();
  for (const name of components) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  const numbers = new Map<number, number>();
  for (const name of components) {
    if ((sizes.get(name) ?? 0) > 1 && !numbers.has(name)) numbers.set(name, numbers.size);
  }
  const edges = taken
    .filter((edge) => edge !== considered)
    .map((edge) => ({ edge, state: "taken" as const }));
  const last =
    considered === undefined
      ? []
      : [{ edge: considered, state: verdict === "rejected" ? "rejected" : "considered" } as const];
  const value: CanvasGrowth = {
    vertices: links.map(({ left, right }, vertex) => ({
      left,
      right,
      component: numbers.get(components[vertex] ?? vertex),
    })),
    edges: [...edges, ...last].flatMap(({ edge, state }) => {
      const from = links[edge.from];
      const to = links[edge.to];
      return from && to ? [{ from, to, state }] : [];
    }),
  };
  lastGrowth = { steps, at, links, value };
  return value;
}

/** How many errors there are among some diagnostics. */
export function errorCount(diagnostics: readonly Diagnostic[] | undefined): number {
  return countOf(diagnostics?.filter((diagnostic) => diagnostic.severity === "error") ?? []);
}

/** The sentence above the trees: what is seen and what to do. */
function caption(app: App): TemplateResult | string {
  const { reader, store, moment } = app;
  const { analysis, compared, draft } = reader.answers;
  const { work } = store.state;
  if (analysis === undefined) return t("caption-waiting");
  const empty = {
    left: currentText(work, "left").trim() === "",
    right: currentText(work, "right").trim() === "",
  };
  if (empty.left && empty.right) return t("caption-nothing");
  if (empty.left || empty.right) {
    return t("caption-one-side", { side: empty.left ? "left" : "right" });
  }
  const left = errorCount(analysis.left.diagnostics);
  const right = errorCount(analysis.right.diagnostics);
  if (left + right > 0) return t("caption-broken", { left, right });
  if (errorCount(draft) + errorCount(analysis.links) > 0) return t("caption-links-broken");
  if (analysis.result.kind === "rejected" || compared === undefined) return t("results-refused");
  const { score } = compared.comparison;
  if (score.kind === "undefined") return t(`caption-undefined-${score.reason}`);
  const value = html`<b class="shell-similarity"
    >${t("results-figure", { value: similarity(score.ratio.similarity ?? 0) })}</b
  >`;
  const { suggestion } = moment;
  if (suggestion === undefined) return html`${rich("caption-score", { similarity: value })}`;
  const { link, relation } = suggestion;
  const words = formArguments(reader.answers, link);
  const set = html`<button
    type="button"
    class="shell-button shell-button-link"
    @click=${() => setRelation(app, link, relation)}
    >${t(`relation-${relation}`)}</button
  >`;
  return html`${rich("caption-suggestion", {
    similarity: value,
    relation: set,
    left: html`<bdi><i>${words.left}</i></bdi>`,
    right: html`<bdi><i>${words.right}</i></bdi>`,
  })}`;
}
