/** The minimum spanning tree, step by step, in the panel and over the trees. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { commandView } from "../../copy/command.js";
import type { Algorithm, StepsResult } from "../../engine/answers.js";
import { type Asked, ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { pathsCommand } from "../../model/command.js";
import { insideOf, nextTaken } from "../../model/growth.js";
import type { EdgeRef } from "../../model/refs.js";
import type { Compared } from "../../model/snapshot.js";
import { ends, place, sameEdge } from "../../model/triangle.js";
import { block } from "../block.js";
import { keeping } from "../keeping.js";
import { linkNames } from "../names.js";
import { isShown, pinnedEdge, preview } from "../pinning.js";
import { noEdge, refusal } from "../refusal.js";
import "../scroller.js";
import type { OpenTab } from "../tab.js";
import { textWidth } from "../text-width.js";
import { controls } from "./controls.js";
import { drawSpanning } from "./draw.js";
import { onStepKey } from "./keys.js";
import { layoutSpanning, mostOnRing, type SpanningEdgeInput } from "./layout.js";
import { grown } from "./marks.js";
import { narration, verdictOn } from "./narration.js";
import { orderTable } from "./order.js";
import { partsView } from "./parts.js";
import { guess } from "./predict.js";
import {
  drawnEdges,
  firstStepper,
  goTo,
  type Stepper,
  type TreeProps,
  type Walk,
  walkOf,
  withWalk,
} from "./stepper.js";
import "../../copy/table.js";
import "./texts/en.ftl";

/** The Spanning tree tab. */
export function open(app: App): OpenTab {
  const { store } = app;
  /** What the walk does not save: where it is and whether it is guessed stand in the view. */
  let passing: Stepper = firstStepper;
  let subject: number | undefined;

  /** What is walked along, and how. */
  type Walking = Compared & { readonly algorithm: Algorithm };
  const walked = () => walkOf(store.state.view);
  const go = (change: Partial<Walk>) => store.look(withWalk(store.state.view, change));

  function stepper(): Stepper {
    if (subject !== app.snapshot.subject) {
      subject = app.snapshot.subject;
      passing = firstStepper;
    }
    const { position, predict } = walked();
    return { ...passing, at: position, predict };
  }

  function move(change: (now: Stepper) => Stepper): void {
    passing = change(stepper());
    go({ position: passing.at, predict: passing.predict });
  }

  function steps(compared: Compared): Asked<StepsResult | undefined> {
    // Fewer links have no edge to walk along.
    if (compared.comparison.links.length < 2) return { kind: "ready", answer: undefined };
    return app.answers.ask("steps", compared.request, walked().algorithm);
  }

  const walk = keeping(({ algorithm, ...compared }: Walking, answer: StepsResult | undefined) => {
    const { left, right, comparison } = compared;
    const instead = noEdge(compared);
    if (instead !== undefined) return instead;
    if (answer?.kind !== "ok")
      return html`<div class="note empty">${refusal(answer?.diagnostics ?? [])}</div>`;
    const { steps, order } = answer;
    const now = stepper();
    return treePanel({
      ...compared,
      app,
      names: linkNames(left, right, comparison.links),
      algorithm,
      steps,
      order,
      // Links may have gone since the walk was where it is.
      stepper: { ...now, at: Math.min(now.at, steps.length) },
      pinned: pinnedEdge(app, compared),
      onAlgorithm(next) {
        passing = { ...passing, playing: false, guess: undefined, armed: undefined };
        go({ algorithm: next, position: 0 });
      },
      onStepper(change) {
        if (isShown(app, compared)) move(change);
      },
    });
  });

  return {
    panel: (compared) => walk({ ...compared, algorithm: walked().algorithm }, steps(compared)),
    turn(direction) {
      const { compared } = app.snapshot;
      const answer = compared && isShown(app, compared) ? ready(steps(compared)) : undefined;
      if (answer?.kind !== "ok") return false;
      const count = answer.steps.length;
      move((now) => ({ ...goTo(now, now.at + direction, count), playing: false }));
      return true;
    },
    marks() {
      const { compared, comparedStale } = app.snapshot;
      const answer = compared && comparedStale === undefined ? ready(steps(compared)) : undefined;
      if (compared === undefined || answer?.kind !== "ok") return {};
      const { at } = stepper();
      return { growth: grown(answer.steps, compared.comparison.links, at) };
    },
  };
}

/** The spanning tree as it grows, step by step: with its edges in order, its picture, and what hangs together. */
function treePanel(props: TreeProps) {
  const { algorithm, comparison, names, steps, stepper } = props;
  const open = stepper.predict && nextTaken(steps, stepper.at) !== undefined;
  const { guess: last } = stepper;
  const fresh = stepper.predict && last && last.at === stepper.at ? last : undefined;
  const onGuess = (edge: EdgeRef) => {
    if (!open) return;
    const course = { algorithm, steps, distances: comparison.distances };
    props.onStepper((now) => guess(now, course, edge));
  };
  const told =
    open && fresh === undefined && stepper.at === 0
      ? html`<p class="results-sentence">${t(`results-ask-${algorithm}`)}</p>
          <p class="note">${t("results-ask-how")}</p>`
      : html`${narration(props)}${open ? html`<p class="note">${t("results-ask-next")}</p>` : nothing}`;
  return html`<div class="results-panel results-tree" role="group" tabindex="0" aria-label=${t("results-tree-label")}
    @keydown=${(event: KeyboardEvent) => onStepKey(event, props)}>
    ${controls(props)}
    <div class="results-judged" aria-live="polite">${fresh ? verdictOn(fresh, props) : nothing}</div>
    <div class="results-told" aria-live=${stepper.playing ? "off" : "polite"}>${told}</div>
    <div class=${`results-tree-grid ${names.length <= mostOnRing ? "results-tree-grid--few" : ""}`}>
      ${block(t("results-picture-title"), picture(props, open ? onGuess : undefined))}
      ${block(t("results-order-title"), orderTable(props, onGuess))}
      ${block(t("results-parts-title"), partsView(props))}
    </div>
    ${commandView(props.app, props.request, pathsCommand(props.request))}
  </div>`;
}

function picture(props: TreeProps, onGuess: ((edge: EdgeRef) => void) | undefined): TemplateResult {
  const { app, names, steps, stepper, pinned, comparison, onStepper } = props;
  const edges: SpanningEdgeInput[] = drawnEdges(steps, stepper.at);
  const taken = edges.filter(({ state }) => state !== "rejected").length;
  if (pinned && !edges.some((edge) => sameEdge(edge, pinned))) {
    const distance = comparison.distances[place(pinned)] ?? 0;
    edges.push({ ...pinned, distance, state: "selected" });
  }
  const layout = layoutSpanning({
    names,
    edges,
    // Where it is guessed which links belong together, their places must not tell.
    whole: stepper.predict || names.length <= mostOnRing ? undefined : comparison.spanningTree,
    inside: props.algorithm === "prim" ? insideOf(steps, stepper.at) : [],
    width: textWidth,
  });
  const choose = (vertex: number) => {
    if (stepper.armed === undefined)
      onStepper((now) => ({ ...now, armed: vertex, guess: undefined }));
    else if (stepper.armed === vertex) onStepper((now) => ({ ...now, armed: undefined }));
    else onGuess?.(ends(stepper.armed, vertex));
  };
  return html`<results-scroller class="results-picture-scroll" role="group" tabindex="0" aria-label=${t("results-picture-title")} .current=${stepper.at}>
    <svg class="results-spanning" width=${layout.width} height=${layout.height}
      viewBox=${`0 0 ${layout.width} ${layout.height}`} role=${onGuess ? "group" : "img"}
      aria-label=${t("results-picture-label", { links: names.length, taken })}>${drawSpanning({
        layout,
        names,
        armed: stepper.armed,
        onVertex: onGuess ? choose : undefined,
        onEdge: (edge) => preview(app, edge && { from: edge.from, to: edge.to }),
      })}</svg>
  </results-scroller>`;
}
