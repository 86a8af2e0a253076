/** A lesson: links with captions, shown one after the other. It is a parcel of its own, `{ lesson: [{ link, caption }] }`. */
import * as v from "valibot";

/** How many steps a lesson may have. */
const most = 200;

const step = v.object({
  /** The end of an address, as a link has it. */
  link: v.pipe(v.string(), v.maxLength(65_536), v.regex(/^#\d+\.[\w-]+$/)),
  caption: v.optional(v.pipe(v.string(), v.maxLength(2000)), ""),
});
const schema = v.object({
  lesson: v.pipe(v.array(step), v.minLength(1), v.maxLength(most)),
});

/** One step of a lesson. */
export type LessonStep = Readonly<v.InferOutput<typeof step>>;

/** Whether a parcel is meant to be a lesson. */
export function isLesson(value: unknown): boolean {
  return typeof value === "object" && value !== null && "lesson" in value;
}

/** The lesson of a parcel, in which nothing is trusted; undefined where it holds none. */
export function readLesson(value: unknown): readonly LessonStep[] | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output.lesson : undefined;
}

/**
 * A lesson as it is written down: a step a line, its link first and its caption after it. Of a link all
 * before `#` is left out. Undefined where a line has no link.
 *
 * Example: `https://SITE/#1.abc Two trees` is { link: "#1.abc", caption: "Two trees" }.
 */
export function lessonOf(text: string): readonly LessonStep[] | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const steps = lines.map((line) => {
    const [, link, caption = ""] = /^\s*\S*?(#\d+\.[\w-]+)(?:\s+(.*?))?\s*$/.exec(line) ?? [];
    return link === undefined ? undefined : { link, caption };
  });
  return readLesson({ lesson: steps });
}
