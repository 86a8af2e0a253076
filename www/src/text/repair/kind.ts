/** A repair: both functions are pure and linear in the text. */
export interface Repair {
  /** In how many lines there is something to mend. */
  readonly count: (text: string) => number;
  /** The text without it. */
  readonly apply: (text: string) => string;
}
