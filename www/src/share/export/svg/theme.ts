/** The rules and the colours of drawings, out of the style sheets of the page. */

import plots from "../../../pairs/page/drawing.css?raw";
import results from "../../../results/drawing.css?raw";
import tokens from "../../../shell/tokens.css?raw";
import drawing from "../../../stage/drawing.css?raw";
import rows from "../../../stage/rows/style.css?raw";

/** How a picture looks: for paper, or as on a dark page. */
export type Theme = "light" | "dark";

/** The fonts of pictures: widths are measured in the first, and the others are as wide. */
export const family = "Arial, 'Liberation Sans', Arimo, Helvetica, sans-serif";

/** What is not as on the page: paper is white, and a line that grows there is whole. */
const own = `
  :root { all: initial; display: none; font-size: 16px; forced-color-adjust: none; }
  :root[data-theme="light"] { --paper: #ffffff; --panel: #ffffff; }
  [pathLength] { stroke-dasharray: none !important; }`;

/** The style sheet of drawings in a shadow, whose host names the theme. Pictures have no forced colours. */
export function sheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(
    [tokens, drawing, rows, results, plots, own]
      .join("\n")
      .replace(/:root(\[.*?\])/g, ":host($1)")
      .replaceAll(":root", ":host")
      .replaceAll("(forced-colors: active)", "not all"),
  );
  return made;
}
