/** Trees in the colours of two halves. */

/** A colour with a meaning: one half, the other, or what lies between them; or a slot of a clause. */
export type Tone =
  | "first"
  | "second"
  | "between"
  | "comp"
  | "subject"
  | "object"
  | "verb"
  | "modifier";

/** How one tree is coloured; everything is named by the ids of its words and phrases. */
export interface Tones {
  /** Words and phrases that are lit. */
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

/** Words in the colours of two halves. */
export function wordTones(
  first: readonly number[],
  second: readonly number[],
): ReadonlyMap<number, Tone> {
  const toned = (words: readonly number[], tone: Tone) => words.map((id) => [id, tone] as const);
  return new Map([...toned(first, "first"), ...toned(second, "second")]);
}
