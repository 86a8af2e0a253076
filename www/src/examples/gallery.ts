/**
 * The gallery: prepared pairs, each to notice one thing. The sentences and analyses were written for
 * it. The first is in the page from the start, the others come when they are asked for.
 */
import { type ExampleTexts, firstExample, parts } from "./first.js";
import "./texts/en.ftl";

/** The pairs, by the files they are in, in the order of the menu. */
export const exampleIds = [
  "detective",
  "identical",
  "reversed",
  "french",
  "arabic",
  "chinese",
  "bracket",
  "crossing",
  "contracted",
  "long",
] as const;
/** The name of a pair. */
export type ExampleId = (typeof exampleIds)[number];

const files = import.meta.glob<string>(["./pairs/*.txt", "!./pairs/detective.txt"], {
  query: "?raw",
  import: "default",
});

/** A pair of the gallery; undefined where its file could not be had. */
export async function loadExample(id: ExampleId): Promise<ExampleTexts | undefined> {
  if (id === "detective") return firstExample;
  try {
    const text = await files[`./pairs/${id}.txt`]?.();
    return text === undefined ? undefined : parts(text);
  } catch {
    return undefined;
  }
}
