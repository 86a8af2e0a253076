/** The State as it is saved. Reading it back, which trusts nothing, is `read.ts`. */
import { fieldOf } from "./json.js";
import { readTexts } from "./slice.js";
import type { State, View, Work } from "./state.js";

/** The version written into what is saved; others are not read. */
export const version = 1;

/**
 * What is saved: plain data, and the files whose sentences are in it. Without files (`saveInFull`) it is
 * the same after a passage through JSON.
 */
export interface Saved {
  readonly version: typeof version;
  readonly work: Work;
  readonly view: View;
}

/** Whether a newer Twintree saved it. */
export function isNewer(saved: unknown): boolean {
  const its = fieldOf(saved, "version");
  return typeof its === "number" && its > version;
}

/** The State as it is saved. */
export function save(state: State): Saved {
  return { version, work: state.work, view: state.view };
}

/** The State as it is saved in a file of one's own, with all texts in place of files. Rejects where one cannot be read any longer. */
export async function saveInFull(state: State): Promise<Saved> {
  const { work } = state;
  const [left, right, texts] = await Promise.all([
    readTexts(work.left),
    readTexts(work.right),
    readTexts(work.second?.texts ?? []),
  ]);
  const second = work.second && { ...work.second, texts };
  return save({ ...state, work: { ...work, left, right, second, from: undefined } });
}
