/** What the table of pairs is given. */
import type { MeasuredPairs } from "../measured.js";
import type { Heading } from "./names.js";

/** What a row is recognised by. */
export interface RowText {
  readonly id: string;
  readonly left: string;
  readonly right: string;
}

/** What the table shows, and what it tells. */
export interface RowsProps {
  readonly measured: MeasuredPairs;
  /** The numbers of the pairs, from 0, in order. */
  readonly rows: Uint32Array;
  readonly columns: readonly Heading[];
  readonly sort: string;
  readonly descending: boolean;
  /** The measure that stands out, and alone beside the sentences on a narrow page. */
  readonly main: string | undefined;
  /** The pair that the keys are on. */
  readonly active: number;
  textOf(pair: number): RowText;
  onSort(name: Heading): void;
  onActive(pair: number): void;
  onOpen(pair: number): void;
}
