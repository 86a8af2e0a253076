/**
 * The gallery: prepared pairs, each to notice one thing. The sentences and analyses were written for
 * it. The first is in the page from the start, the others come when they are asked for.
 */
import first from "./pairs/detective.txt?raw";
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

/** The texts and links of a pair. */
export interface ExampleTexts {
  readonly left: string;
  readonly right: string;
  readonly links: string;
}

const files = import.meta.glob<string>(["./pairs/*.txt", "!./pairs/detective.txt"], {
  query: "?raw",
  import: "default",
});

/** A file holds A, B and, after a last blank line, the links. */
function parts(text: string): ExampleTexts {
  const [left = "", right = "", links = ""] = text.trim().split("\n\n");
  return { left, right, links };
}

/** The pair on the first screen. */
export const firstExample: ExampleTexts = parts(first);

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
