/** The minimum spanning tree, step by step, in the panel and over the trees. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Algorithm, Step, StepsResult } from "../../engine/answers.js";
import { type Asked, ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import type { EdgeRef } from "../../model/refs.js";
import type { Compared } from "../../model/snapshot.js";
import { keeping } from "../keeping.js";
import { linkNames } from "../names.js";
import { isShown, pin, pinnedEdge, preview } from "../pinning.js";
import { refusal } from "../refusal.js";
import { whyUndefined } from "../saying.js";
import "../scroller.js";
import type { OpenTab } from "../tab.js";
import { textWidth } from "../text-width.js";
import { ends, place, sameEdge } from "../triangle.js";
import { controls } from "./controls.js";
import { drawSpanning } from "./draw.js";
import { onStepKey } from "./keys.js";
import { layoutSpanning, type SpanningEdgeInput } from "./layout.js";
import { grown } from "./marks.js";
import { narration, verdictOn } from "./narration.js";
import { orderTable } from "./order.js";
import { partsView } from "./parts.js";
import { guess, insideOf, nextTaken } from "./predict.js";
import type { TreeProps } from "./props.js";
import {
  firstStepper,
  goTo,
  growth,
  type Stepper,
  type Walk,
  walkOf,
  withWalk,
} from "./stepper.js";
import "../../copy/table.js";
import "./texts/en.ftl";

/** What is walked along, and how. */
interface Walking {
  readonly compared: Compared;
  readonly algorithm: Algorithm;
}

/** The Spanning tree tab. */
export function open(app: App): OpenTab {
  const { store } = app;
  /** What the walk does not save: where it is and whether it is guessed stand in the view. */
  let passing: Stepper = firstStepper;
  let subject: number | undefined;

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

  function steps(compared: Compared): Asked<StepsResult | undefined> {
    // Fewer links have no edge to walk along.
    if (compared.comparison.links.length < 2) return { kind: "ready", answer: undefined };
    return app.answers.ask("steps", compared.request, walked().algorithm);
  }

  const walk = keeping(({ compared, algorithm }: Walking, answer: StepsResult | undefined) =>
    treePanel({
      ...compared,
      algorithm,
      steps: answer,
      stepper: stepper(),
      pinned: pinnedEdge(app, compared),
      onAlgorithm(next) {
        passing = { ...passing, playing: false, guess: undefined, armed: undefined };
        go({ algorithm: next, position: 0 });
      },
      onStepper(move) {
        if (!isShown(app, compared)) return;
        const next = move(stepper());
        passing = next;
        const { at: position, predict } = next;
        go({ position, predict });
      },
      pace: app.moment.preferences.pace,
      onPace: (pace) => app.prefer({ pace }),
      onPreview: (edge) => preview(app, edge),
      onPin: (edge) => pin(app, compared, edge),
    }),
  );

  return {
    panel: (compared) => walk({ compared, algorithm: walked().algorithm }, steps(compared)),
    turn(direction) {
      const { compared } = app.snapshot;
      const answer = compared && isShown(app, compared) ? ready(steps(compared)) : undefined;
      if (answer?.kind !== "ok") return false;
      const now = stepper();
      passing = { ...goTo(now, now.at + direction, answer.steps.length), playing: false };
      go({ position: passing.at });
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

/** With more links than this the ring is a tangle; the picture then has the places of the whole tree. */
const mostOnRing = 10;

/** The spanning tree as it grows, step by step: with its edges in order, its picture, and what hangs together. */
function treePanel(given: TreeProps) {
  const { comparison, steps } = given;
  const { links } = comparison;
  if (links.length < 2) {
    return html`<div class="note empty"><p>${t(`results-undefined-${whyUndefined(given)}`)}</p></div>`;
  }
  if (steps?.kind !== "ok")
    return html`<div class="note empty">${refusal(steps?.diagnostics ?? [])}</div>`;
  // Links may have gone since the walk was where it is.
  const stepper = { ...given.stepper, at: Math.min(given.stepper.at, steps.steps.length) };
  const props = { ...given, stepper };
  const names = linkNames(props.left, props.right, links);
  const open = stepper.predict && nextTaken(steps.steps, stepper.at) !== undefined;
  const { guess: last } = stepper;
  const fresh = stepper.predict && last && last.at === stepper.at ? last : undefined;
  const onGuess = (edge: EdgeRef) => {
    if (!open) return;
    const { algorithm } = props;
    const course = { algorithm, steps: steps.steps, distances: comparison.distances };
    props.onStepper((now) => guess(now, course, edge));
  };
  return html`<div class="results-panel results-tree" role="group" tabindex="0" aria-label=${t("results-tree-label")}
    @keydown=${(event: KeyboardEvent) => onStepKey(event, props, steps.steps.length)}>
    ${controls(props, steps.steps.length)}
    <div class="results-judged" aria-live="polite">${fresh ? verdictOn(fresh, props, steps.steps, names) : nothing}</div>
    <div class="results-told" aria-live=${stepper.playing ? "off" : "polite"}>${told(props, steps.steps, names, { open, fresh: fresh !== undefined })}</div>
    <div class=${`results-tree-grid ${names.length <= mostOnRing ? "results-tree-grid--few" : ""}`}>
      <section class="results-block" aria-label=${t("results-picture-title")}>
        <h3>${t("results-picture-title")}</h3>
        ${picture(props, steps.steps, names, open ? onGuess : undefined)}
      </section>
      <section class="results-block" aria-label=${t("results-order-title")}>
        <h3>${t("results-order-title")}</h3>
        ${orderTable(props, steps.order, steps.steps, names, onGuess)}
      </section>
      <section class="results-block" aria-label=${t("results-parts-title")}>
        <h3>${t("results-parts-title")}</h3>
        ${partsView(props, steps.steps, names)}
      </section>
    </div>
  </div>`;
}

function told(
  props: TreeProps,
  steps: readonly Step[],
  names: readonly string[],
  { open, fresh }: { readonly open: boolean; readonly fresh: boolean },
) {
  if (open && !fresh && props.stepper.at === 0) {
    return html`<p class="results-sentence">${t(`results-ask-${props.algorithm}`)}</p>
      <p class="note">${t("results-ask-how")}</p>`;
  }
  return html`${narration(props, steps, names)}${open ? html`<p class="note">${t("results-ask-next")}</p>` : nothing}`;
}

function picture(
  props: TreeProps,
  steps: readonly Step[],
  names: readonly string[],
  onGuess: ((edge: EdgeRef) => void) | undefined,
): TemplateResult {
  const { stepper, pinned, comparison, onPreview, onStepper } = props;
  const { taken, considered, verdict } = growth(steps, stepper.at);
  const edges: SpanningEdgeInput[] = taken.map((edge) => ({
    ...edge,
    state: sameEdge(edge, considered) ? "now" : "taken",
  }));
  if (considered && verdict === "rejected") edges.push({ ...considered, state: "rejected" });
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
      aria-label=${t("results-picture-label", { links: names.length, taken: taken.length })}>${drawSpanning(
        {
          layout,
          names,
          armed: stepper.armed,
          onVertex: onGuess ? choose : undefined,
          onEdge: (edge) => onPreview(edge ? { from: edge.from, to: edge.to } : undefined),
        },
      )}</svg>
  </results-scroller>`;
}
