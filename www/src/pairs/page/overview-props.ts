/** What stands above the table is drawn from, and what it tells. */
import type { MeasuredPairs, ReplacedRow } from "../measured.js";
import type { Chosen, Saved } from "./chosen.js";
import type { Figures } from "./figures.js";
import type { Group } from "./names.js";

/** What it shows and tells. */
export interface OverviewProps {
  readonly measured: MeasuredPairs;
  readonly figures: Figures;
  readonly chosen: Chosen;
  /** The groups whose measures can be chosen. */
  readonly offered: readonly Group[];
  /** The pair looked at. */
  readonly active: number;
  /** How many pairs are shown, where not all are. */
  readonly found: number | undefined;
  /** Reads the brackets as dependencies, where there are any that are not. */
  readonly onRead: (() => void) | undefined;
  /** Links equal words, where both sentences of a pair have the same. */
  readonly onLink: (() => void) | undefined;
  /** Draws anew what only the pointer changed. */
  onRedraw(): void;
  onChoose(change: Partial<Saved>): void;
  /** The pairs of this row of replacements alone; all again for the one that is chosen. */
  onReplaced(row: ReplacedRow): void;
}
