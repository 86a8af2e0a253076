/** The styles of elements: sheets that all shadows of a document share, fetched when the first of them needs it. */

/** A style, as the build hands it out. */
type Style = Promise<{ readonly default: string }>;

/** Sheets by their texts; each is for one document alone. */
const known = new WeakMap<Document, Map<string, CSSStyleSheet>>();

async function sheetOf(style: Style, document: Document): Promise<CSSStyleSheet> {
  const { default: text } = await style;
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

/** The sheet of every element: it comes beside the core, and nothing is drawn without it. */
export function sheet(document: Document): Promise<CSSStyleSheet> {
  return sheetOf(import("./style.css?inline"), document);
}

/** The sheet of exercises. */
export function exerciseSheet(document: Document): Promise<CSSStyleSheet> {
  return sheetOf(import("../teaching/exercises/student.css?inline"), document);
}

/** The sheet of what stands below the trees. */
export function panelSheet(document: Document): Promise<CSSStyleSheet> {
  return sheetOf(import("./panel.css?inline"), document);
}
