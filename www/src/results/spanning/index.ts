/** The minimum spanning tree, step by step, in the panel and over the trees. */
import { html, nothing } from "lit/html.js";
import { commandView } from "../../copy/command.js";
import type { Algorithm, StepsResult } from "../../engine/answers.js";
import { type Asked, ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { pathsCommand } from "../../model/command.js";
import { nextTaken } from "../../model/growth.js";
import { type EdgeRef, type LinkKey, sameLink } from "../../model/refs.js";
import type { Compared } from "../../model/snapshot.js";
import type { Picking } from "../../stage/props.js";
import { block } from "../block.js";
import { keeping } from "../keeping.js";
import { linkNames } from "../names.js";
import { isShown, pinnedEdge } from "../pinning.js";
import { noEdge, refusal } from "../refusal.js";
import type { OpenTab } from "../tab.js";
import { controls } from "./controls.js";
import { onStepKey } from "./keys.js";
import { chosenOf, grown } from "./marks.js";
import { narration, verdictOn } from "./narration.js";
import { orderTable } from "./order.js";
import { partsView } from "./parts.js";
import { chosenVertex, guess } from "./predict.js";
import {
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

  /** The steps of what is compared now. */
  function grownNow() {
    const { compared, comparedStale } = app.snapshot;
    const answer = compared && comparedStale === undefined ? ready(steps(compared)) : undefined;
    return compared && answer?.kind === "ok" ? { ...compared, ...answer } : undefined;
  }

  /** While the next edge is guessed its two links are chosen on the trees, and none is made. */
  const picking: Picking = {
    onWord: ({ side, word }) => choose((link) => link[side] === word),
    onLink: (link) => choose((one) => sameLink(one, link)),
    onLeave: () => move((now) => ({ ...now, armed: undefined })),
  };

  function choose(isMeant: (link: LinkKey) => boolean): void {
    const now = grownNow();
    if (now === undefined) return;
    const course = { ...now, algorithm: walked().algorithm, distances: now.comparison.distances };
    const meant = [...now.comparison.links.keys()].filter((vertex) => {
      const link = now.comparison.links[vertex];
      return link !== undefined && isMeant(link);
    });
    move((so) => chosenVertex(so, course, meant));
  }

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
    lacks: (compared) => noEdge(compared) !== undefined,
    marks() {
      const now = grownNow();
      if (now === undefined) return {};
      const { at, armed, predict } = stepper();
      const { comparison, steps } = now;
      const growth = grown(steps, comparison.links, walked().algorithm, at);
      if (!predict || nextTaken(steps, at) === undefined) return { growth };
      const first = armed === undefined ? undefined : comparison.links[armed];
      return { growth, chosen: chosenOf(first), picking };
    },
  };
}

/** The spanning tree as it grows, step by step: its edges in order, and what hangs together. It is drawn on the trees. */
function treePanel(props: TreeProps) {
  const { algorithm, steps, stepper } = props;
  const { distances } = props.comparison;
  const open = stepper.predict && nextTaken(steps, stepper.at) !== undefined;
  const { guess: last } = stepper;
  const fresh = stepper.predict && last && last.at === stepper.at ? last : undefined;
  const onGuess = (edge: EdgeRef) => {
    if (open) props.onStepper((now) => guess(now, { algorithm, steps, distances }, edge));
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
    <div class="results-tree-grid">
      ${block(t("results-order-title"), orderTable(props, onGuess))}
      ${block(t("results-parts-title"), partsView(props))}
    </div>
    ${commandView(props.app, props.request, pathsCommand(props.request))}
  </div>`;
}
