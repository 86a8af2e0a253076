/** Reads the task of a link, in which nothing is trusted. */
import * as v from "valibot";
import type { Link } from "../../engine/answers.js";
import { linksOf } from "../../model/notation.js";
import { feedbacks, kinds, type Task } from "./task.js";

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const links = v.pipe(
  v.string(),
  v.transform(linksOf),
  v.custom<readonly Link[]>((read) => read !== undefined),
);

const schema = v.pipe(
  v.object({
    kind: v.picklist(kinds),
    given: v.optional(links, ""),
    model: links,
    feedback: v.optional(v.picklist(feedbacks), "where"),
    tries: v.optional(whole(1, 99)),
    text: v.optional(v.pipe(v.string(), v.maxLength(2000)), ""),
    edge: v.optional(links),
    seed: v.optional(whole(0, 2 ** 32 - 1)),
    count: v.optional(whole(1, 50)),
  }),
  v.check(({ model, edge }) => model.length > 0 && (edge === undefined || edge.length === 2)),
  v.transform(({ tries, edge, seed, count, ...task }): Task => {
    const [from, to] = edge ?? [];
    const both = from && to && ([from, to] as const);
    return { ...task, tries, edge: both, seed, count };
  }),
);

/** The task of a parcel, in which nothing is trusted; undefined where it is none that is known here. */
export function readTask(value: unknown): Task | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
