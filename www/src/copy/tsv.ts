/**
 * Tables as text: cells parted by tabs, as spreadsheets, pandas and R read them. The command line writes the
 * same.
 */

/** What begins a formula in a spreadsheet; some pass over tabs and line ends before it. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;
/** A number with its sign, as English or German writes it. */
const signed = /^[+-]\d+(?:[.,]\d+)*(?:e[+-]?\d+)?$/i;

/** A row with the end of its line; a cell without a value is empty. */
export function tsvRow(cells: readonly (string | number | undefined)[]): string {
  return `${cells.map((cell) => written(String(cell ?? ""))).join("\t")}\n`;
}

/** A cell that is shown and never worked out, in quotes where something in it would part cells or rows. */
function written(text: string): string {
  const shown = formula.test(text) && !signed.test(text) ? `'${text}` : text;
  return /["\t\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
