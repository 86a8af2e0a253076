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
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { parametersOf } from "../../model/evalb.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Paired } from "../../model/snapshot.js";
import type { Marks } from "../../stage/props.js";
import { readOwn } from "../../text/own-file.js";
import "../../copy/table.js";
import { answeredOf, type Failed, keeping } from "../keeping.js";
import { options } from "../options.js";
import { openRoom } from "../room.js";
import { whyUndefined } from "../saying.js";
import { type OpenTab, shownPair } from "../tab.js";
import { editOptions } from "./costs.js";
import { layerOf } from "./layer.js";
import { looker, stepOf, stopsOf, walked, within } from "./looking.js";
import { known, rowOf, rowsOf, valueText } from "./measures.js";
import { overlayOf } from "./overlay.js";
import { computing, distancesPanel, failed, long, wordCount } from "./panel.js";
import { pickOnTrees } from "./picking.js";
import {
  type Chosen,
  countedBy,
  type DistancesProps,
  firstChosen,
  type Looked,
  type Why,
} from "./props.js";
import "./texts/en.ftl";

/** So many different quartets are fetched at once. */
const chunk = 100;

type Asking = Paired & Pick<DistancesProps, "edit" | "chosen" | "quartet" | "paths">;

/** The Distances tab. */
export function open(app: App): OpenTab<Paired> {
  const { now: told, choose } = options(app, "distances", firstChosen, isPending);
  const now = () => known(told());
  /** What is pointed at, and of which distances: it passes, is not saved, and means nothing to others. */
  let pointed: { readonly of: Distances; readonly looked: Looked } | undefined;

  function editOf({ request }: Paired): Asked<TreeEditResult> {
    const { relations, costs } = now();
    return app.answers.ask("treeEdit", request, editOptions(relations, costs));
  }

  /** What is chosen over a pair, and what was asked about it, as far as that is known. */
  function askedOf({ request }: Paired) {
    const chosen = now();
    const asked = app.answers.ask("distances", request, countedBy(chosen), parametersOf(chosen));
    const answer = ready(asked);
    const distances = answer?.kind === "ok" ? answer.distances : undefined;
    /** The four words looked at. Which ones that are is known with the distances. */
    const quartet = (): Asked<Quartet | undefined> => {
      if (!chosen.measure.startsWith("quartets") || distances === undefined) return none;
      const counted = countedBy(chosen);
      const { four, place } = within(chosen, distances);
      if (four.length === 4) return app.answers.ask("quartet", request, counted, four as number[]);
      if (four.length > 0) return none;
      const from = Math.floor(place / chunk) * chunk;
      const some = app.answers.ask("differingQuartets", request, counted, from, chunk);
      return some.kind === "ready" ? { kind: "ready", answer: some.answer[place - from] } : some;
    };
    return { chosen, asked, distances, quartet: quartet() };
  }

  /** The pair that is shown and is of the texts as they are, with its distances. */
  function current() {
    const paired = shownPair(app);
    if (paired === undefined) return undefined;
    const { chosen, distances, quartet } = askedOf(paired);
    return distances && { paired, distances, quartet, chosen: within(chosen, distances) };
  }

  /** Whether the core still looks for what was chosen. */
  function isPending(): boolean {
    const paired = shownPair(app);
    if (paired === undefined) return false;
    const { chosen, asked, quartet } = askedOf(paired);
    const edit = chosen.measure === "tree-edit" ? [editOf(paired)] : [];
    return [asked, quartet, ...edit].some(({ kind }) => kind === "pending");
  }

  const picking = pickOnTrees(app, {
    current: () => (now().measure.startsWith("quartets") ? current() : undefined),
    choose: (four) => choose({ four }),
  });

  function onChoose(change: Partial<Chosen>): void {
    pointed = undefined;
    if (change.measure !== undefined) picking.turn(undefined);
    choose(change);
  }

  const room = openRoom(app.draw);

  const panel = keeping((given: Asking, result: DistancesResult | Failed) => {
    const { chosen } = given;
    const onFile = (file: File) =>
      void readOwn(app, file, (evalbText) => onChoose({ evalbText, evalb: "own" }));
    const choosing = { chosen, onChoose, onFile };
    if (result.kind === "failed")
      return distancesPanel({ ...choosing, problems: [], failed: result });
    const problems = result.diagnostics.filter(({ source }) => source === "parameters");
    if (result.kind !== "ok") {
      // Texts with errors are no pair.
      if (problems.length === 0) return undefined;
      return distancesPanel({ ...choosing, problems, failed: undefined });
    }
    const { distances } = result;
    return distancesPanel({
      ...given,
      ...choosing,
      problems,
      app,
      distances,
      chosen: within(chosen, distances),
      room,
      picking: picking.isOn(distances),
      onStep: (by) => void step(by),
      onPoint(looked) {
        pointed = looked && { of: distances, looked };
        app.draw();
      },
      onPick: (on) => picking.turn(on ? distances : undefined),
    });
  });

  /** The path measure of the pair shown. */
  function paths(): Ratio | Why | undefined {
    const { compared, comparedStale, withoutHeads: bare } = app.snapshot;
    const [side] = bare;
    if (side !== undefined) return { code: "no-dependencies", side };
    if (compared === undefined || comparedStale !== undefined) return undefined;
    const { score } = compared.comparison;
    return score.kind === "defined" ? score.ratio : { code: `paths-${whyUndefined(compared)}` };
  }

  // The same as long as the same is looked at: then nothing is drawn anew.
  const laid = memoizeLast(overlayOf);
  const lookedAt = looker();

  function marks(): Marks {
    const found = current();
    if (found === undefined) return {};
    const { paired, distances, chosen } = found;
    const charged = layerOf(paired.left, paired.right, distances, chosen.measure);
    const edit = chosen.measure === "tree-edit" ? ready(editOf(paired)) : undefined;
    const looked =
      pointed?.of === distances
        ? pointed.looked
        : lookedAt(chosen, distances, ready(found.quartet), edit);
    return {
      charged,
      overlay: looked && laid(paired, distances, looked),
      picking: picking.marks(distances),
    };
  }

  /** A step on among the edits or the different quartets, or back. */
  function step(by: 1 | -1): boolean {
    const found = current();
    if (found === undefined) return false;
    const { paired, distances, chosen } = found;
    if (chosen.measure === "tree-edit") {
      const result = ready(editOf(paired));
      if (result?.kind !== "ok") return false;
      const stops = stopsOf(result.edit, chosen.changes);
      choose({ step: walked(stops, stepOf(result.edit, chosen), (stop) => stop + by) });
      return true;
    }
    if (!chosen.measure.startsWith("quartets") || distances.quartets === undefined) return false;
    // From four words of one's own, to the ones left before.
    const { four, place } = chosen;
    const next = { ...chosen, four: [], place: four.length > 0 ? place : place + by };
    choose(within(next, distances));
    return true;
  }

  return {
    panel(paired) {
      const { chosen, asked, quartet } = askedOf(paired);
      const words = wordCount(paired);
      const stop = () => {
        const chosen = now();
        app.answers.stop("distances", paired.request, countedBy(chosen), parametersOf(chosen));
      };
      const instead =
        words > long && asked.kind === "pending"
          ? computing(words, stop)
          : asked.kind === "failed" && asked.why === "stopped"
            ? failed(asked, words)
            : undefined;
      if (instead !== undefined) {
        return html`<div class="results-panel"><div class="results-single">${instead}</div></div>`;
      }
      const edit = editOf(paired);
      return panel({ ...paired, chosen, quartet, paths: paths(), edit }, answeredOf(asked));
    },
    marks,
    caption() {
      const found = current();
      if (found === undefined) return undefined;
      const picked = picking.caption(found.distances);
      if (picked !== undefined) return picked;
      const edit = editOf(found.paired);
      const row = rowOf(rowsOf({ ...found, paths: paths(), edit }), found.chosen);
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
