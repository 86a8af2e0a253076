/** How far the two trees are apart, counted in several ways, and what each figure is made of. */
import type { Distances, DistancesResult, Quartet, Reason, Score } from "../../engine/answers.js";
import { type Asked, ready } from "../../engine/asked.js";
import type { Shown } from "../../engine/shown.js";
import { readBrackets, withoutHeads } from "../../links/heads.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { last } from "../../model/last.js";
import type { Paired } from "../../model/snapshot.js";
import type { Marks } from "../../stage/props.js";
import "../../share/table-copy.js";
import { keeping } from "../keeping.js";
import { options } from "../options.js";
import { similarity } from "../rich.js";
import type { OpenTab } from "../tab.js";
import { splitOf, within } from "./looking.js";
import { reasonOf, rowOf, rowsOf, shareOf } from "./measures.js";
import { overlayOf } from "./overlay.js";
import { distancesPanel } from "./panel.js";
import { type Chosen, firstChosen, type Looked } from "./props.js";
import "./texts/en.ftl";

/** So many different quartets are fetched at once. */
const chunk = 100;

interface Asking {
  readonly paired: Paired;
  readonly chosen: Chosen;
  readonly quartet: Asked<Quartet | undefined>;
  readonly paths: Score | Reason | undefined;
}

/** The Distances tab. */
export function open(app: App): OpenTab<Paired> {
  const { now, choose } = options(app, "distances", firstChosen);
  /** What is pointed at, and of which distances: it passes, is not saved, and means nothing to others. */
  let pointed: { readonly of: Distances; readonly looked: Looked } | undefined;

  const optionsOf = ({ rooted, byLinks, shared, withoutPunctuation, strict }: Chosen) => ({
    rooted,
    byLinks,
    shared,
    withoutPunctuation,
    strict,
  });

  function distancesOf({ request }: Paired): Asked<DistancesResult> {
    return app.answers.ask("distances", request, optionsOf(now()));
  }

  /** The pair that is shown and is of the texts as they are, with its distances. */
  function current(): { readonly paired: Paired; readonly distances: Distances } | undefined {
    const { paired, pairedStale } = app.snapshot;
    if (paired === undefined || pairedStale !== undefined) return undefined;
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
    const counted = optionsOf(chosen);
    const { four, place } = within(chosen, distances);
    if (four.length === 4) return app.answers.ask("quartet", request, counted, four as number[]);
    const from = Math.floor(place / chunk) * chunk;
    const asked = app.answers.ask("differingQuartets", request, counted, from, chunk);
    return asked.kind === "ready" ? { kind: "ready", answer: asked.answer[place - from] } : asked;
  }

  const panel = keeping(({ paired, chosen, quartet, paths }: Asking, result: DistancesResult) => {
    // Texts with errors are no pair.
    if (result.kind !== "ok") return undefined;
    const { formats } = app.store.state.work;
    const bare = (["left", "right"] as const).filter((side) => formats[side] !== "conllu");
    const { distances } = result;
    return distancesPanel({
      left: paired.left,
      right: paired.right,
      distances,
      paths,
      chosen: within(chosen, distances),
      quartet,
      readable: bare.length > 0 && withoutHeads(formats, bare) === undefined,
      onChoose(change) {
        pointed = undefined;
        choose(change);
      },
      onStep: (by) => void step(by),
      onPoint(looked) {
        pointed = looked && { of: distances, looked };
        app.draw();
      },
      onReadBrackets: () => readBrackets(app),
    });
  });

  /** The path measure of the pair shown. */
  function paths(): Score | Reason | undefined {
    const { compared, comparedStale, withoutHeads: bare } = app.snapshot;
    const [side] = bare;
    if (side !== undefined) return { ...reasonOf("no-dependencies"), side };
    return comparedStale === undefined ? compared?.comparison.score : undefined;
  }

  // The same as long as the same is looked at: then nothing is drawn anew.
  const laid = last((left: Shown, right: Shown, distances: Distances, looked: Looked) =>
    overlayOf({ left, right }, distances, looked),
  );
  const ofSplit = last((leaves: readonly number[]): Looked => ({ kind: "split", leaves }));
  const ofQuartet = last((quartet: Quartet): Looked => ({ kind: "quartet", quartet }));
  const ofWord = last((word: number): Looked => ({ kind: "word", word }));

  function marks(): Marks {
    const found = current();
    if (found === undefined) return {};
    const { paired, distances } = found;
    const looked = lookedNow(paired, distances);
    return looked ? { overlay: laid(paired.left, paired.right, distances, looked) } : {};
  }

  function lookedNow(paired: Paired, distances: Distances): Looked | undefined {
    if (pointed?.of === distances) return pointed.looked;
    const chosen = now();
    if (chosen.measure.startsWith("robinson-foulds")) {
      const leaves = splitOf(distances, chosen.split)?.leaves;
      return leaves && ofSplit(leaves);
    }
    if (chosen.measure.startsWith("quartets")) {
      const quartet = ready(quartetOf(paired, chosen, distances));
      return quartet && ofQuartet(quartet);
    }
    if (!chosen.measure.startsWith("attachment")) return undefined;
    const word = distances.attachment.differing[0]?.word;
    return word === undefined ? undefined : ofWord(word);
  }

  /** Goes to the next different quartet, or back; from four words of one's own, to the one left before. */
  function step(by: 1 | -1): boolean {
    const distances = current()?.distances;
    const chosen = now();
    if (!chosen.measure.startsWith("quartets") || distances?.quartets === undefined) return false;
    const { four, place } = within(chosen, distances);
    const next = { ...chosen, four: [], place: four.length > 0 ? place : place + by };
    choose(within(next, distances));
    return true;
  }

  return {
    panel(paired) {
      const chosen = now();
      const asked = distancesOf(paired);
      const result = ready(asked);
      const distances = result?.kind === "ok" ? result.distances : undefined;
      const quartet = quartetOf(paired, chosen, distances);
      return panel({ paired, chosen, quartet, paths: paths() }, asked);
    },
    marks,
    caption() {
      const found = current();
      const row = found && rowOf(rowsOf({ ...found, paths: paths() }), now());
      if (row?.measure.kind !== "ok") return undefined;
      const { part, whole } = row.measure;
      const value = similarity(shareOf(row.measure));
      return t("distances-caption", {
        measure: t(`distances-${row.name}-title`),
        part,
        whole,
        value,
      });
    },
    turn: step,
  };
}

const none: Asked<undefined> = { kind: "ready", answer: undefined };
