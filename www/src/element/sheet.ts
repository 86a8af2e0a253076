/** The styles of elements: sheets that all shadows share. */
import css from "./style.css?inline";

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

let own: CSSStyleSheet | undefined;
let exercises: Promise<CSSStyleSheet> | undefined;
let panels: Promise<CSSStyleSheet> | undefined;

/** The sheet of every element, made when the first needs it. */
export function sheet(): CSSStyleSheet {
  own ??= sheetOf(css);
  return own;
}

/** The sheet of exercises, fetched for the first of them. */
export function exerciseSheet(): Promise<CSSStyleSheet> {
  exercises ??= import("../share/exercise/student.css?inline").then(({ default: text }) =>
    sheetOf(text),
  );
  return exercises;
}

/** The sheet of what stands below the trees, fetched when it is first shown. */
export function panelSheet(): Promise<CSSStyleSheet> {
  panels ??= import("./panel.css?inline").then(({ default: text }) => sheetOf(text));
  return panels;
}
