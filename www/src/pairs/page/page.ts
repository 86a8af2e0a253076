/** The page of all pairs as it is drawn now: what it shows, and what can be done on it. */
import type { App } from "../../model/app.js";
import type { Measuring } from "../measure/index.js";
import type { Chosen, Saved } from "./chosen.js";
import type { corpusNow } from "./corpus.js";
import type { Figures } from "./figures.js";
import type { Group, Systems } from "./names.js";
import type { SecondFile } from "./second-file.js";

/** What can be taken away from the page. */
export type Out = "tsv" | "jsonl" | "csv" | "svg";

/** The page. */
export interface Page extends ReturnType<typeof corpusNow> {
  readonly app: App;
  readonly measuring: Measuring;
  readonly chosen: Chosen;
  /** The groups whose measures can be chosen. */
  readonly offered: readonly Group[];
  readonly figures: Figures;
  /** What two systems are called. */
  readonly systems: Systems;
  /** The pair looked at, which the keys are on. */
  readonly active: number;
  /** There are rows that were saved before, and nothing that they were measured of. */
  readonly isAlone: boolean;
  /** What is offered of what can be taken away. */
  readonly outs: readonly Out[];
  /** What else is chosen, in words, and how it is taken back. */
  readonly chips: readonly { readonly text: string; clear(): void }[];
  /** Opens the file of another system. */
  readonly other: SecondFile;
  choose(change: Partial<Saved>): void;
  /** Has the keys on another pair. */
  moveTo(pair: number): void;
  open(pair: number): void;
  out(what: Out): void;
  /** Measures nothing more. */
  stop(): void;
}
