/** How two texts differ, line by line, for the eye. */

/** A stretch of a line that is in both texts, or in this one only. */
interface Part {
  readonly text: string;
  readonly changed: boolean;
}

/** A line as it is in one of the texts; its number counts from 1. */
interface LineSide {
  readonly line: number;
  readonly parts: readonly Part[];
}

/** A changed line; on one side only where it was taken out or put in. */
export interface LineChange {
  readonly before: LineSide | undefined;
  readonly after: LineSide | undefined;
}

/** Longer lines are not compared within. */
const longest = 2000;
/** Texts that differ in more lines than this are compared line against line. */
const mostEdits = 2000;

/** The lines in which two texts differ, in order. The library comes with the first call. */
export async function changedLines(before: string, after: string): Promise<readonly LineChange[]> {
  const { diffArrays, diffChars } = await import("diff");
  const old = before.split("\n");
  const now = after.split("\n");
  const changes: LineChange[] = [];

  const within = (a: number, b: number): LineChange => {
    const from = old[a] ?? "";
    const to = now[b] ?? "";
    if (Math.max(from.length, to.length) > longest)
      return { before: whole(a, from), after: whole(b, to) };
    const left: Part[] = [];
    const right: Part[] = [];
    for (const { value, added, removed } of diffChars(from, to)) {
      if (!added) left.push({ text: value, changed: removed });
      if (!removed) right.push({ text: value, changed: added });
    }
    return { before: { line: a + 1, parts: left }, after: { line: b + 1, parts: right } };
  };
  const whole = (index: number, text: string): LineSide => ({
    line: index + 1,
    parts: [{ text: text.length > longest ? `${text.slice(0, longest)}…` : text, changed: true }],
  });

  // Most repairs keep every line in its place.
  if (old.length === now.length) {
    old.forEach((line, at) => {
      if (line !== now[at]) changes.push(within(at, at));
    });
    return changes;
  }
  const steps = diffArrays(old, now, { maxEditLength: mostEdits }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ];
  let [a, b] = [0, 0];
  steps.forEach(({ value, added, removed }, at) => {
    // As many lines come as go: they are the same lines, changed.
    const partner = removed ? steps[at + 1] : steps[at - 1];
    const isPair = removed ? partner?.added : added && partner?.removed;
    const isChange = isPair && partner?.value.length === value.length;
    value.forEach((line, nth) => {
      if (removed && isChange) changes.push(within(a + nth, b + nth));
      else if (removed) changes.push({ before: whole(a + nth, line), after: undefined });
      else if (added && !isChange) changes.push({ before: undefined, after: whole(b + nth, line) });
    });
    if (!added) a += value.length;
    if (!removed) b += value.length;
  });
  return changes;
}
