/**
 * The gallery: prepared pairs, each to notice one thing. The sentences and analyses were written for
 * it. The first is in the page from the start, the others come when they are asked for.
 */
import first from "./pairs/detective.conllu?raw";

/** The pairs, by the files they are in, in the order of the menu. */
export const exampleIds = [
  "detective",
  "identical",
  "reversed",
  "french",
  "arabic",
  "chinese",
  "crossing",
  "contracted",
  "long",
] as const;
export type ExampleId = (typeof exampleIds)[number];

const links: Readonly<Record<ExampleId, string>> = {
  detective: "1-4 2-5 3-3 4-3 5-1 6-2",
  identical: "1-1 2-2 3-3 4-4 5-5 6-6 7-7 8-8 9-9",
  reversed: "1-6 2-5 3-4 4-3 5-2 6-1",
  french: "1-1 2-3 3-4 3-5 4-11 5-12 6-6 7-7 8-9 9-8 10-13",
  arabic: "2-2 3-1 5-4 6-3 7-5 8-7 9-6",
  chinese: "1-2 2-1 3-7 4-9 5-3 6-3 7-4 9-5 11-6",
  crossing: "1-2 2-3 3-1 4-4 5-5 6-3 8-6 9-8 10-7 11-9",
  contracted: "1-1 2-2 3-5 4-6 5-7 6-10 7-11 8-12 9-13",
  long: [
    "1-38 2-39 3-40 4-41 5-42 6-43 7-44 8-45 9-46 10-47 11-48 13-31 14-32 15-33 16-34 17-35",
    "18-36 19-37 20-28 21-29 22-25 23-26 24-23 25-24 26-9 27-10 28-11 29-12 30-13 31-14 32-15",
    "33-16 34-17 35-18 36-19 37-20 38-21 39-22 40-1 41-2 42-3 43-4 44-5 45-6 46-7 47-49",
  ].join(" "),
};

/** The texts and links of a pair. */
export interface ExampleTexts {
  readonly left: string;
  readonly right: string;
  readonly links: string;
}

const files = import.meta.glob<string>(["./pairs/*.conllu", "!./pairs/detective.conllu"], {
  query: "?raw",
  import: "default",
});

function part(text: string, id: ExampleId): ExampleTexts {
  const [left = "", right = ""] = text.trim().split("\n\n");
  return { left, right, links: links[id] };
}

/** The pair on the first screen. */
export const firstExample: ExampleTexts = part(first, "detective");

/** A pair of the gallery; undefined where its file could not be had. */
export async function loadExample(id: ExampleId): Promise<ExampleTexts | undefined> {
  if (id === "detective") return firstExample;
  try {
    const text = await files[`./pairs/${id}.conllu`]?.();
    return text === undefined ? undefined : part(text, id);
  } catch {
    return undefined;
  }
}
