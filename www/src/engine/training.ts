/**
 * Training in an instance of the core: the one thing that an instance holds from one call to the next. A
 * call sees examples for a few milliseconds, so that anyone who calls can tell how far it is, and stop it by
 * calling no more.
 */
import type {
  Trainer,
  TrainingExamples,
  TrainingProgress,
  TrainOptions,
} from "../pkg/twintree_whole.js";

/** How far training is; over where `trainOn` has nothing more to do. */
interface Trained {
  readonly progress: TrainingProgress | undefined;
  readonly over: boolean;
}

/** The calls of a training, which belong together; what is asked of one that is not there answers undefined. */
export type TrainingCalls = ReturnType<typeof trainingCalls>;

/** The calls over trainers of one instance. */
export function trainingCalls(trainers: typeof Trainer) {
  let trainer: Trainer | undefined;

  function drop(): void {
    trainer?.free();
    trainer = undefined;
  }

  return {
    /** Begins anew, and forgets what was there. */
    trainBegin(options: TrainOptions): void {
      drop();
      trainer = new trainers(options);
    },
    /** Adds pairs of sentences: both texts, and the line of links. */
    trainAdd(
      pairs: readonly (readonly [source: string, target: string, links: string])[],
    ): TrainingExamples | undefined {
      let examples: TrainingExamples | undefined;
      for (const [source, target, links] of pairs) examples = trainer?.add(source, target, links);
      return examples;
    },
    /** Sees examples for so many milliseconds. */
    trainOn(milliseconds: number): Trained | undefined {
      if (trainer === undefined) return undefined;
      const end = performance.now() + milliseconds;
      let progress: TrainingProgress | undefined;
      do {
        const next = trainer.step();
        if (next === undefined) return { progress, over: true };
        progress = next;
      } while (performance.now() < end);
      return { progress, over: false };
    },
    /** The model as it is; training is over then, and nothing of it is kept. */
    trainEnd(): string | undefined {
      const model = trainer?.write();
      drop();
      return model;
    },
  };
}
