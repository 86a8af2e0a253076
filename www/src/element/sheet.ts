/** The styles of elements: sheets that all shadows of a document share, fetched when the first of them needs it. */

/** The styles, as the build hands them out: nothing is drawn without the first, which comes beside the core. */
const styles = {
  element: () => import("./style.css?inline"),
  /** Of exercises. */
  exercise: () => import("../teaching/exercises/student.css?inline"),
  /** Of what stands below the trees. */
  panel: () => import("./panel.css?inline"),
};
/** The name of one. */
export type Style = keyof typeof styles;

/** Sheets by their texts; each is for one document alone. */
const known = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheet of a style in a document. */
export async function sheet(style: Style, document: Document): Promise<CSSStyleSheet> {
  const { default: text } = await styles[style]();
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
