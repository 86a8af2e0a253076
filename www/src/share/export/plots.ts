/** The plots of a corpus as a file. */
import { svg, type TemplateResult } from "lit/html.js";
import type { Plot } from "../../pairs/page/picture.js";
import { markup } from "../../stage/draw/markup.js";
import { svgFile } from "./svg/file.js";
import type { Theme } from "./svg/theme.js";
import { pictureWidths } from "./widths.js";

/** An SVG file that stands alone. */
export function plotFile({ content, ...plot }: Plot, theme: Theme): string {
  const whole = svg`<svg>${content}</svg>` as unknown as TemplateResult;
  const picture = { name: "pairs", ...plot, markup: markup(whole), ground: "--panel" } as const;
  return svgFile(picture, { theme, width: pictureWidths().width, session: undefined });
}
