/** Trees in the colours of two halves. */

/** A colour with a meaning: one half, the other, or what lies between them. */
export type Tone = "first" | "second" | "between";

/** How one tree is coloured; everything is named by the ids of its words and phrases. */
export interface Tones {
  /** Words that are lit. */
  readonly lit: ReadonlySet<number>;
  /** Words with a line along them. */
  readonly words: ReadonlyMap<number, Tone>;
  /** By what a line leads down to. */
  readonly lines: ReadonlyMap<number, Tone>;
  /** What hangs on a line that is cut. */
  readonly cut?: number | undefined;
  /** Phrases, or words in a tree of dependencies, in which lines meet. */
  readonly meets: ReadonlySet<number>;
}
