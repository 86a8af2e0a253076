/** The styles of elements: sheets that all shadows of a document share. */
import css from "./style.css?inline";

/** Sheets by their texts; each is for one document alone. */
const known = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetOf(text: string, document: Document): CSSStyleSheet {
  const there = known.get(document) ?? new Map<string, CSSStyleSheet>();
  known.set(document, there);
  let sheet = there.get(text);
  if (sheet === undefined) {
    sheet = new (document.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(text);
    there.set(text, sheet);
  }
  return sheet;
}

/** The sheet of every element. */
export function sheet(document: Document): CSSStyleSheet {
  return sheetOf(css, document);
}

/** The sheet of exercises, fetched for the first of them. */
export async function exerciseSheet(document: Document): Promise<CSSStyleSheet> {
  const { default: text } = await import("../share/exercise/student.css?inline");
  return sheetOf(text, document);
}

/** The sheet of what stands below the trees, fetched when it is first shown. */
export async function panelSheet(document: Document): Promise<CSSStyleSheet> {
  const { default: text } = await import("./panel.css?inline");
  return sheetOf(text, document);
}
