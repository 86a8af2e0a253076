/** Reads what a link holds, or another page hands over, through a schema: nothing in it is trusted. */
import * as v from "valibot";
import { fromFour } from "../../model/columns.js";
import { fieldOf } from "../../model/json.js";
import { linksOf } from "../../model/notation.js";
import { read } from "../../model/read.js";
import { version } from "../../model/saved.js";
import type { State } from "../../model/state.js";
import { isLesson, type LessonStep, readLesson } from "./lesson.js";
import { readTask } from "./read-task.js";
import { startOf, type Task } from "./task.js";

const parcel = v.object({
  a: v.optional(v.string()),
  b: v.optional(v.string()),
  a4: v.optional(v.string()),
  b4: v.optional(v.string()),
  formats: v.optional(v.array(v.unknown())),
  readAs: v.optional(v.unknown()),
  links: v.optional(v.string(), ""),
  linksFrom: v.optional(v.unknown()),
  theirs: v.optional(v.string(), ""),
  options: v.optional(v.unknown()),
  view: v.optional(v.record(v.string(), v.unknown()), {}),
  task: v.optional(v.unknown()),
});

/** What a parcel holds: a State and perhaps a task, or a lesson; or why it cannot be opened. */
export type Unpacked =
  | { readonly kind: "state"; readonly state: State; readonly task: Task | undefined }
  | { readonly kind: "lesson"; readonly steps: readonly LessonStep[] }
  | { readonly kind: "broken"; readonly fault: "damaged" | "task" };

/** What a parcel holds, in which nothing is trusted. */
export function unpack(value: unknown): Unpacked {
  if (isLesson(value)) {
    const steps = readLesson(value);
    return steps ? { kind: "lesson", steps } : { kind: "broken", fault: "damaged" };
  }
  const state = readParcel(value);
  if (state === undefined) return { kind: "broken", fault: "damaged" };
  const given = fieldOf(value, "task");
  const task = given ? readTask(given) : undefined;
  // Without its task a pair would be shown as another one: with the solution, or with nothing to do.
  if (given && task === undefined) return { kind: "broken", fault: "task" };
  return { kind: "state", state, task };
}

/** The State of a parcel, in which nothing is trusted; undefined where it holds none. */
export function readParcel(value: unknown): State | undefined {
  const result = v.safeParse(parcel, value);
  if (!result.success) return undefined;
  const given = result.output;
  const left = given.a ?? (given.a4 === undefined ? undefined : fromFour(given.a4));
  const right = given.b ?? (given.b4 === undefined ? undefined : fromFour(given.b4));
  if (left === undefined && right === undefined) return undefined;
  const task = readTask(given.task);
  const links =
    task !== undefined ? startOf(task) : given.linksFrom === 0 ? undefined : linksOf(given.links);
  const [leftFormat = "conllu", rightFormat = leftFormat] = given.formats ?? [];
  const pair = {
    left: 0,
    right: 0,
    links: links ?? [],
    draft: links === undefined ? given.links : undefined,
    zeroBased: links === undefined && given.linksFrom === 0 ? true : undefined,
  };
  const work = {
    left: [left ?? ""],
    right: [right ?? ""],
    pairs: [pair],
    options: given.options,
    formats: { left: leftFormat, right: rightFormat },
    readAs: given.readAs,
    theirs: given.theirs,
  };
  return read({ version, work, view: given.view });
}
