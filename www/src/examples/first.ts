/** The pair on the first screen, which is in the page from the start. */
import first from "./pairs/detective.txt?raw";

/** The texts and links of a pair. */
interface ExampleTexts {
  readonly left: string;
  readonly right: string;
  readonly links: string;
}

/** A file holds A, B and, after a last blank line, the links. */
export function parts(text: string): ExampleTexts {
  const [left = "", right = "", links = ""] = text.trim().split("\n\n");
  return { left, right, links };
}

/** The pair. */
export const firstExample: ExampleTexts = parts(first);
