/** Tabs in the place of what stands for them, where no line leaves a doubt: what is pasted so is mended unasked. */
import { isCertain, spaces } from "./columns.js";
import { separated } from "./separated.js";

/** A text with tabs. */
interface Tabbed {
  readonly text: string;
  /** In how many lines they were put, at least 1. */
  readonly count: number;
  /** The first of them, from 1. */
  readonly line: number;
}

/** The text with tabs between all of its columns; undefined where there are some, or where it is not clear what they are. */
export function withTabs(text: string): Tabbed | undefined {
  const mended = spaces.apply(separated.apply(text));
  if (mended === text) return undefined;
  const [lines, others] = [text, mended].map((one) => one.split(/\r?\n/));
  if (!lines || !others?.every((line, at) => isCertain(lines[at] ?? "", line))) return undefined;
  const changed = lines.flatMap((line, at) => (line === others[at] ? [] : [at + 1]));
  return { text: mended, count: changed.length, line: changed[0] ?? 1 };
}
