/** Trees that nobody has drawn before, the same on every run. */
import type { Sentence } from "../../www/src/engine/answers.js";
import { readSentence } from "./read.js";

/** The same numbers from 0 to 1 on every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const letters = "aimwrtoéكب书";
const labels = ["det", "nsubj:pass", "x", "obl:tmod", "compound", "parataxis:discourse"];

/** A random tree: projective, or with heads anywhere. */
export function randomSentence(random: () => number, size: number, projective: boolean): Sentence {
  const heads = new Array<number>(size + 1).fill(0);
  const order = Array.from({ length: size }, (_, i) => i + 1);
  if (projective) {
    const open = [{ from: 1, to: size, head: 0 }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { from, to, head } = next;
      if (from > to) continue;
      // One child takes a piece, the rest goes to its brothers.
      const end = head === 0 ? to : from + Math.floor(random() * (to - from + 1));
      const child = from + Math.floor(random() * (end - from + 1));
      heads[child] = head;
      open.push({ from, to: child - 1, head: child }, { from: child + 1, to: end, head: child });
      open.push({ from: end + 1, to, head });
    }
  } else {
    order.sort(() => random() - 0.5);
    order.forEach((word, i) => {
      heads[word] = i === 0 ? 0 : (order[Math.floor(random() * i)] ?? 0);
    });
  }
  const form = () =>
    Array.from(
      { length: 1 + Math.floor(random() * 9) },
      () => letters[Math.floor(random() * letters.length)],
    ).join("");
  const label = () => labels[Math.floor(random() * labels.length)] ?? "dep";
  return readSentence(
    Array.from(
      { length: size },
      (_, i) => `${form()}/${heads[i + 1]?.toString() ?? "0"}/${label()}`,
    ).join(" "),
  );
}
