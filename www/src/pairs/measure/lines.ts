/** The links of another annotator, line by line, as the core cuts them: a line is a pair, one from `#` on a comment. */

/** The lines, each of a pair. Linear in the text. */
export function linesOf(text: string): readonly string[] {
  if (text.trim() === "") return none;
  // Without a line end, lines of carriage returns are refused as a whole.
  if (!text.includes("\n") && /\r[^\r]/.test(text)) return [text];
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines.filter((line) => !/^\uFEFF?#/.test(line));
}

const none: readonly string[] = [];
