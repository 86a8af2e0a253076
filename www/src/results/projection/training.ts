/** Training of a page: pairs are gathered, handed to the core, and seen slice by slice until all passes are over. */
import type { TrainingExamples, TrainingProgress, TrainOptions } from "../../engine/answers.js";
import type { Outcome } from "../../engine/asked.js";
import { fetchSet, type SentencePair, type SetName } from "../../examples/training-sets.js";
import type { App } from "../../model/app.js";
import { latest } from "../../model/latest.js";
import { writeLinks } from "../../model/notation.js";
import { readTexts } from "../../model/slice.js";

/** Milliseconds of a slice: so often progress is told, and so late training stops. */
const slice = 60;
/** So many pairs are handed over at once. */
const chunk = 200;

/** What training saw, and how far it is; of the last pass all. */
interface Trained {
  readonly examples: TrainingExamples;
  readonly progress: TrainingProgress | undefined;
}

/** Training, as far as it is. */
export type TrainingState =
  | { readonly kind: "idle" | "failed" }
  /** Pairs of sentences that were read, of how many. */
  | { readonly kind: "gathering"; readonly read: number; readonly all: number }
  | ({ readonly kind: "running" } & Trained)
  | ({ readonly kind: "done"; readonly stopped: boolean } & Trained)
  | { readonly kind: "nothing"; readonly examples: TrainingExamples };

/** Training of a page. */
export type Training = ReturnType<typeof openTraining>;

/** Training of a page; `onModel` is given what was learnt. */
export function openTraining(app: App, onModel: (text: string, set: SetName) => void) {
  let state: TrainingState = { kind: "idle" };
  const begin = latest();
  let stopping = false;

  function become(next: TrainingState): void {
    state = next;
    app.draw();
  }

  async function train(set: SetName, options: TrainOptions, wanted: () => boolean): Promise<void> {
    become({ kind: "gathering", read: 0, all: 0 });
    const pairs = await pairsOf(app, set);
    if (!wanted()) return;
    answerOf(await app.engine.call("trainBegin", [options], wanted));
    let examples: TrainingExamples = { sentences: 0, clauses: 0, dropped: [], full: undefined };
    for (let at = 0; at < pairs.length; at += chunk) {
      const given = pairs.slice(at, at + chunk) as [string, string, string][];
      examples = answerOf(await app.engine.call("trainAdd", [given], wanted)) ?? examples;
      if (!wanted()) return;
      become({ kind: "gathering", read: Math.min(pairs.length, at + chunk), all: pairs.length });
    }
    if (examples.clauses === 0) return become({ kind: "nothing", examples });
    let progress: Extract<TrainingState, { kind: "running" }>["progress"];
    for (let over = false; !over && !stopping; ) {
      become({ kind: "running", examples, progress });
      const trained = answerOf(await app.engine.call("trainOn", [slice], wanted));
      if (!wanted()) return;
      // An instance that was lost takes with it what it had learnt.
      if (trained === undefined) throw new Error("the training was lost");
      progress = trained.progress ?? progress;
      over = trained.over;
    }
    const stopped = stopping;
    const text = answerOf(await app.engine.call("trainEnd", [], wanted));
    if (!wanted()) return;
    become({ kind: "done", examples, progress, stopped });
    if (text !== undefined) onModel(text, set);
  }

  return {
    state: (): TrainingState => state,
    /** Trains anew; what was under way is given up. */
    start(set: SetName, options: TrainOptions): void {
      const wanted = begin();
      stopping = false;
      train(set, options, wanted).catch((error: unknown) => {
        console.info(error);
        if (wanted()) become({ kind: "failed" });
      });
    },
    /** Ends training; what was learnt so far is kept. */
    stop(): void {
      stopping = true;
      // Pairs that are still coming may come late, or not at all.
      if (state.kind !== "gathering") return;
      begin();
      become({ kind: "idle" });
    },
  };
}

/** The pairs of a set. */
export function pairsOf(app: App, set: SetName): Promise<readonly SentencePair[]> {
  return set === "page" ? pagePairs(app) : fetchSet(set);
}

/** The pairs of the page whose two sentences are there. */
async function pagePairs(app: App): Promise<readonly SentencePair[]> {
  const { work } = app.store.state;
  const [left, right] = await Promise.all([readTexts(work.left), readTexts(work.right)]);
  return work.pairs.flatMap((pair): SentencePair[] => {
    const [source, target] = [left[pair.left ?? -1], right[pair.right ?? -1]];
    if (!source?.trim() || !target?.trim()) return [];
    return [[source, target, writeLinks(pair.links, false)]];
  });
}

/** What was answered; throws what failed. */
function answerOf<Answer>(outcome: Outcome<Answer>): Answer | undefined {
  if (outcome.kind === "failed") throw new Error(outcome.why);
  return outcome.kind === "answered" ? outcome.answer : undefined;
}
