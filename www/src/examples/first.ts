/** The pair on the first screen, which is in the page from the start. */
import first from "./pairs/detective.txt?raw";

/** A file holds A, B and, after a last blank line, the links. */
export function parts(text: string) {
  const [left = "", right = "", links = ""] = text.trim().split("\n\n");
  return { left, right, links };
}

/** The pair. */
export const firstExample = parts(first);
