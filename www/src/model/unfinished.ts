/**
 * What was not finished when the page ended: files that were still being opened, or more work than could be
 * stored in time. The next page of the tab says so.
 */
import { parsed } from "./json.js";
import { recall, remember } from "./memory.js";

const key = "twintree-unfinished";
const opening = new Set<{ readonly names: string }>();

/** What a page was at when it ended. */
interface Unfinished {
  /** Of files; empty where the work came from none. */
  readonly names: string;
  /** How many pairs they held; undefined while they were still being read. */
  readonly count: number | undefined;
}

/** Files are being opened, until the function returned is called. */
export function opens(names: string): () => void {
  const files = { names };
  opening.add(files);
  return () => opening.delete(files);
}

/** The page ends, and with it what is being opened, and this work. */
export function leaveUnfinished(memory: () => Storage, lost: Unfinished | undefined): void {
  const names = [...opening].map((files) => files.names).join(", ");
  const left = names === "" ? lost : { names, count: undefined };
  if (left !== undefined) remember(memory, key, JSON.stringify(left));
}

/** What the page before did not finish; it is told once. */
export function takeUnfinished(memory: () => Storage): Unfinished | undefined {
  const text = recall(memory, key);
  remember(memory, key, undefined);
  return parsed(text ?? "") as Unfinished | undefined;
}
