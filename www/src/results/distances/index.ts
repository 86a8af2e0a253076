/** How far the two trees are apart, counted in several ways, and what each figure is made of. */
import { html } from "lit/html.js";
import type {
  Distances,
  DistancesResult,
  Quartet,
  Ratio,
  TreeEditResult,
} from "../../engine/answers.js";
import { type Asked, ready } from "../../engine/asked.js";
import { readBrackets, withoutHeads } from "../../links/heads.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Paired } from "../../model/snapshot.js";
import type { Marks } from "../../stage/props.js";
import "../../copy/table.js";
import { answeredOf, type Failed, keeping } from "../keeping.js";
import { options } from "../options.js";
import { whyUndefined } from "../saying.js";
import { shownPair } from "../shown-pair.js";
import type { OpenTab } from "../tab.js";
import { valueText } from "./headline.js";
import { looker } from "./looker.js";
import { stepOf, within } from "./looking.js";
import { known, reasonOf, rowOf, rowsOf } from "./measures.js";
import { overlayOf } from "./overlay.js";
import { computing, distancesPanel, failed, long } from "./panel.js";
import { pickOnTrees } from "./picking.js";
import { type Chosen, type DistancesProps, firstChosen, type Looked, type Why } from "./props.js";
import { stopsOf, walked } from "./stops.js";
import "./texts/en.ftl";

/** So many different quartets are fetched at once. */
const chunk = 100;

interface Asking extends Pick<DistancesProps, "edit" | "chosen" | "quartet" | "paths"> {
  readonly paired: Paired;
}

/** The Distances tab. */
export function open(app: App): OpenTab<Paired> {
  const { now: told, choose } = options(app, "distances", firstChosen, isPending);
  const now = () => known(told());
  /** What is pointed at, and of which distances: it passes, is not saved, and means nothing to others. */
  let pointed: { readonly of: Distances; readonly looked: Looked } | undefined;

  function distancesOf({ request }: Paired): Asked<DistancesResult> {
    return app.answers.ask("distances", request, countedBy(now()));
  }

  function editOf({ request }: Paired): Asked<TreeEditResult> {
    return app.answers.ask("treeEdit", request, { relationsAlone: now().relations });
  }

  /** The pair that is shown and is of the texts as they are, with its distances. */
  function current(): { readonly paired: Paired; readonly distances: Distances } | undefined {
    const paired = shownPair(app);
    if (paired === undefined) return undefined;
    const answer = ready(distancesOf(paired));
    return answer?.kind === "ok" ? { paired, distances: answer.distances } : undefined;
  }

  /** The four words looked at. Which ones that are is known with the distances. */
  function quartetOf(
    { request }: Paired,
    chosen: Chosen,
    distances: Distances | undefined,
  ): Asked<Quartet | undefined> {
    if (!chosen.measure.startsWith("quartets") || distances === undefined) return none;
    const counted = countedBy(chosen);
    const { four, place } = within(chosen, distances);
    if (four.length === 4) return app.answers.ask("quartet", request, counted, four as number[]);
    if (four.length > 0) return none;
    const from = Math.floor(place / chunk) * chunk;
    const asked = app.answers.ask("differingQuartets", request, counted, from, chunk);
    return asked.kind === "ready" ? { kind: "ready", answer: asked.answer[place - from] } : asked;
  }

  /** Whether the core still looks for what was chosen. */
  function isPending(): boolean {
    const paired = shownPair(app);
    if (paired === undefined) return false;
    const chosen = now();
    const quartet = quartetOf(paired, chosen, current()?.distances);
    const edit = chosen.measure === "tree-edit" ? [editOf(paired)] : [];
    return [distancesOf(paired), quartet, ...edit].some(({ kind }) => kind === "pending");
  }

  const picking = pickOnTrees(app, {
    current: () => {
      const chosen = now();
      const found = chosen.measure.startsWith("quartets") ? current() : undefined;
      return found && { ...found, four: within(chosen, found.distances).four };
    },
    choose: (four) => choose({ four }),
  });

  function onChoose(change: Partial<Chosen>): void {
    pointed = undefined;
    if (change.measure !== undefined) picking.turn(undefined);
    choose(change);
  }

  const panel = keeping((asking: Asking, result: DistancesResult | Failed) => {
    if (result.kind === "failed") {
      return distancesPanel({ chosen: asking.chosen, onChoose, failed: result });
    }
    // Texts with errors are no pair.
    if (result.kind !== "ok") return undefined;
    const { paired, ...given } = asking;
    const { formats } = app.store.state.work;
    const bare = (["left", "right"] as const).filter((side) => formats[side] !== "conllu");
    const { distances } = result;
    return distancesPanel({
      ...given,
      left: paired.left,
      right: paired.right,
      distances,
      chosen: within(asking.chosen, distances),
      picking: picking.isOn(distances),
      readable: bare.length > 0 && withoutHeads(formats, bare) === undefined,
      onChoose,
      onStep: (by) => void step(by),
      onPoint(looked) {
        pointed = looked && { of: distances, looked };
        app.draw();
      },
      onStopEdit() {
        app.answers.stop("treeEdit", paired.request, { relationsAlone: now().relations });
      },
      onPick: (what) => picking.turn(what === "begin" ? distances : undefined),
      onReadBrackets: () => readBrackets(app),
    });
  });

  /** The path measure of the pair shown. */
  function paths(): Ratio | Why | undefined {
    const { compared, comparedStale, withoutHeads: bare } = app.snapshot;
    const [side] = bare;
    if (side !== undefined) return { ...reasonOf("no-dependencies"), side };
    if (compared === undefined || comparedStale !== undefined) return undefined;
    const { score } = compared.comparison;
    return score.kind === "defined" ? score.ratio : reasonOf(`paths-${whyUndefined(compared)}`);
  }

  // The same as long as the same is looked at: then nothing is drawn anew.
  const laid = memoizeLast(overlayOf);
  const lookedAt = looker();

  function marks(): Marks {
    const found = current();
    if (found === undefined) return {};
    const { paired, distances } = found;
    const chosen = now();
    const looked =
      pointed?.of === distances
        ? pointed.looked
        : lookedAt(within(chosen, distances), distances, {
            quartet: ready(quartetOf(paired, chosen, distances)),
            edit: chosen.measure === "tree-edit" ? ready(editOf(paired)) : undefined,
          });
    return {
      overlay: looked && laid(paired, distances, looked),
      picking: picking.marks(distances),
    };
  }

  /** A step on among the edits or the different quartets, or back. */
  function step(by: 1 | -1): boolean {
    const found = current();
    const chosen = now();
    if (found === undefined) return false;
    const { paired, distances } = found;
    if (chosen.measure === "tree-edit") {
      const result = ready(editOf(paired));
      if (result?.kind !== "ok") return false;
      const stops = stopsOf(result.edit, chosen.changes);
      choose({ step: walked(stops, stepOf(result.edit, chosen), (stop) => stop + by) });
      return true;
    }
    if (!chosen.measure.startsWith("quartets") || distances.quartets === undefined) return false;
    // From four words of one's own, to the ones left before.
    const { four, place } = within(chosen, distances);
    const next = { ...chosen, four: [], place: four.length > 0 ? place : place + by };
    choose(within(next, distances));
    return true;
  }

  return {
    panel(paired) {
      const chosen = now();
      const asked = distancesOf(paired);
      const words = wordsOf(paired);
      if (words > long && asked.kind === "pending") {
        const stop = () => app.answers.stop("distances", paired.request, countedBy(now()));
        return html`<div class="results-panel"><div class="results-single">${computing(words, stop)}</div></div>`;
      }
      if (asked.kind === "failed" && asked.why === "stopped") {
        return html`<div class="results-panel"><div class="results-single">${failed(asked, words)}</div></div>`;
      }
      const result = ready(asked);
      const distances = result?.kind === "ok" ? result.distances : undefined;
      const quartet = quartetOf(paired, chosen, distances);
      return panel(
        { paired, chosen, quartet, paths: paths(), edit: editOf(paired) },
        answeredOf(asked),
      );
    },
    marks,
    caption() {
      const found = current();
      if (found === undefined) return undefined;
      const picked = picking.caption(found.distances);
      if (picked !== undefined) return picked;
      const edit = editOf(found.paired);
      const row = rowOf(rowsOf({ ...found, paths: paths(), edit }), now());
      const ok = row?.measure;
      if (row === undefined || ok?.kind !== "ok") return undefined;
      const measure = t(`distances-${row.name}-title`);
      const value = valueText({ ...row, measure: ok });
      if (row.value === "whether") return t("distances-caption-whether", { measure, value });
      return t("distances-caption", { ...ok, measure, value });
    },
    turn: step,
  };
}

const none: Asked<undefined> = { kind: "ready", answer: undefined };

/** What of all that is chosen the figures depend on. */
function countedBy({ rooted, byLinks, shared, withoutPunctuation, strict }: Chosen) {
  return { rooted, byLinks, shared, withoutPunctuation, strict };
}

function wordsOf({ left, right }: Paired): number {
  return Math.max(left.words.length, right.words.length);
}
