/** What the results are given: the comparison shown, the edge looked at, the walk through the steps. */
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages/index.js";
import type { ResultsTab } from "../model/state.js";
import { step } from "../model/view.js";
import type { EdgeRef, PairProps, Place, Show } from "../results/props.js";
import { scorePanel } from "../results/score/panel.js";
import { goTo } from "../results/spanning/stepper.js";
import { textWidth } from "../results/text-width.js";
import type { TabbedProps } from "../shell/page.js";
import { isStale } from "./answers.js";
import type { App } from "./app.js";
import { currentSteps, pin, pinnedEdge } from "./trees.js";

/** The results behind their tabs. */
export function resultsProps(app: App): TabbedProps<ResultsTab> {
  const { store, reader } = app;
  const { resultsTab } = store.state.view;
  const count = reader.answers.compared?.comparison.links.length;
  return {
    tabs: [
      { name: "score", label: t("tab-score") },
      {
        name: "edges",
        label: t("tab-edges"),
        count: count === undefined ? undefined : String((count * (count - 1)) / 2),
      },
      { name: "spanning", label: t("tab-spanning") },
      { name: "agreement", label: t("tab-agreement") },
      { name: "fusion", label: t("tab-fusion") },
    ],
    selected: resultsTab,
    content: content(app, resultsTab),
    onSelect: (name) => {
      app.moment.preview = undefined;
      app.moment.hotArc = undefined;
      app.moment.hotLink = undefined;
      store.look({ resultsTab: name });
    },
  };
}

function content(app: App, tab: ResultsTab): TemplateResult {
  const { answers } = app.reader;
  const { compared } = answers;
  if (compared === undefined) {
    const waiting = answers.analysis === undefined;
    return html`<p class="shell-empty">${waiting ? nothing : t("results-nothing")}</p>`;
  }
  const stale = isStale(answers);
  return html`${stale ? html`<p class="shell-stale">${t("results-stale")}</p>` : nothing}
    <div class=${stale ? "shell-greyed" : ""}>${panel(app, tab, compared)}</div>`;
}

function panel(app: App, tab: ResultsTab, pair: PairProps): TemplateResult {
  const { store, moment, reader } = app;
  const { work, view } = store.state;
  const onPreview = (edge: EdgeRef | undefined) => {
    if (edge?.from === moment.preview?.from && edge?.to === moment.preview?.to) return;
    moment.preview = edge;
    app.draw();
  };
  const onPin = (edge: EdgeRef | undefined) => pin(app, edge);
  const onShow: Show = (place) => show(app, place);
  if (tab === "score") {
    return scorePanel({
      ...pair,
      options: work.options,
      onOptions: (options) =>
        store.change({ id: "step-options" }, { ...store.state.work, options }),
      onShow,
      onCopy: (text) => void copy(app, text),
      onPreview,
    });
  }
  if (tab === "agreement" || tab === "fusion") {
    const part = app.parts.workbench();
    if (part === undefined) return coming();
    const onCopy = (text: string) => void copy(app, text);
    return tab === "agreement"
      ? part.agreementContent(app, pair, onCopy)
      : part.fusionContent(app, pair, onCopy);
  }
  const pinned = pinnedEdge(app);
  if (tab === "edges") {
    const looked = moment.preview ?? pinned;
    const part = app.parts.edges();
    if (part === undefined) return coming();
    return part.edgesPanel({
      ...pair,
      pinned,
      previewed: moment.preview,
      explanation: looked && reader.explanation(looked.from, looked.to),
      ui: moment.edges,
      measure: textWidth,
      onUi: (ui) => {
        moment.edges = ui;
        app.draw();
      },
      onPreview,
      onPin,
      onHotArc: (arc) => {
        moment.hotArc = arc;
        app.draw();
      },
      onShow,
    });
  }
  const steps = currentSteps(app);
  const count = steps?.kind === "ok" ? steps.steps.length : undefined;
  // Links may have gone since the walk was begun.
  const stepper =
    count === undefined ? moment.stepper : goTo(moment.stepper, moment.stepper.at, count);
  const part = app.parts.tree();
  if (part === undefined) return coming();
  return part.treePanel({
    ...pair,
    algorithm: view.stepper.algorithm,
    steps,
    stepper: moment.stepper.at === stepper.at ? moment.stepper : stepper,
    pinned,
    measure: textWidth,
    onAlgorithm: (algorithm) => {
      moment.stepper = {
        ...moment.stepper,
        at: 0,
        playing: false,
        guess: undefined,
        armed: undefined,
      };
      store.look({ stepper: step(store.state.view, { algorithm }).stepper });
    },
    onStepper: (next) => {
      moment.stepper = next;
      const { stepper: saved } = step(store.state.view, {
        position: next.at,
        predict: next.predict,
      });
      store.look({ stepper: saved });
    },
    onPreview,
    onPin,
  });
}

/** In place of a panel that is still being fetched. */
function coming(): TemplateResult {
  return html`<p class="shell-empty" aria-busy="true"></p>`;
}

/** Shows what a number is made of. */
function show(app: App, place: Place): void {
  const { store, moment } = app;
  switch (place.kind) {
    case "edges":
      moment.edges = { ...moment.edges, treeOnly: place.treeOnly };
      store.look({ resultsTab: "edges" });
      return;
    case "edge":
      pin(app, place.edge);
      store.look({ resultsTab: "edges" });
      return;
    case "tree":
      store.look({ resultsTab: "spanning" });
      return;
    case "word":
      moment.editedWord = { side: place.side, word: place.word };
      app.draw();
      document.getElementById("canvas")?.scrollIntoView({ block: "nearest" });
      return;
  }
}

async function copy(app: App, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    app.say(t("say-copied"));
  } catch {
    app.notify({ key: "copy", phrase: { id: "say-copy-failed" }, tone: "warning" });
  }
}
