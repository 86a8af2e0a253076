/** The plots of a corpus as a file. */
import type { Plot } from "../../pairs/page/picture.js";
import { framed } from "./pictures.js";
import { svgFile } from "./svg/file.js";
import type { Theme } from "./svg/theme.js";
import { pictureWidths } from "./widths.js";

/** An SVG file that stands alone. */
export function plotFile({ content, ...plot }: Plot, theme: Theme): string {
  const picture = framed({ name: "pairs", ...plot }, content);
  return svgFile(picture, theme, pictureWidths().width).text;
}
