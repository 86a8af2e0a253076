/**
 * CoNLL-U in four columns, for links that are short: FORM UPOS HEAD DEPREL. A word's id is its place among
 * the words; what else has an id (`3-4`, `5.1`) stands with it and its form alone. Comments stay, except
 * the one of the whole text; a line of four columns is a word, though its form begins as a comment does.
 */

/** The text in four columns; undefined where it cannot be told in them: it has errors, or is not regular. */
export function toFour(text: string): string | undefined {
  if (text.includes("\r")) return undefined;
  const rows: string[] = [];
  let words = 0;
  for (const line of text.replace(/\n+$/, "").split("\n")) {
    const cells = line.split("\t");
    if (line.startsWith("#")) {
      if (cells.length === 4) return undefined;
      if (!line.startsWith("# text =")) rows.push(line);
      continue;
    }
    const [id = "", form = "", , upos = "", , , head = "", deprel = ""] = cells;
    if (cells.length !== 10 || form === "") return undefined;
    if (id === String(words + 1)) {
      words += 1;
      rows.push([form, upos, head, deprel].join("\t"));
    } else if (/^\d+[-.]\d+$/.test(id)) rows.push(`${id}\t${form}`);
    else return undefined;
  }
  return words === 0 ? undefined : rows.join("\n");
}

/** The ten columns of a text in four; what was left out is `_`. A line that is none of its own stays as it is. */
export function fromFour(text: string): string {
  let words = 0;
  const lines = text.split("\n").map((line) => {
    const cells = line.split("\t");
    if (line.startsWith("#") && cells.length !== 4) return line;
    if (cells.length === 2) return [...cells, ..."________"].join("\t");
    if (cells.length !== 4) return line;
    words += 1;
    const [form, upos, head, deprel] = cells;
    return [words, form, "_", upos, "_", "_", head, deprel, "_", "_"].join("\t");
  });
  return `${lines.join("\n")}\n`;
}
