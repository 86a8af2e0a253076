/** All that only rows need, in one part that is fetched when trees are first drawn so. */
import type { TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { keyOf, type LinkKey } from "../../model/refs.js";
import type * as Enhanced from "../draw/enhanced.js";
import type { PairLook } from "../draw/look.js";
import type { PairLayout } from "../layout/pair.js";
import { letter } from "../names.js";
import { bandsOf } from "./bands.js";
import { drawRows as draw } from "./draw.js";
import { type RowsLayout, rowsPair } from "./layout/rows.js";
import "./texts/en.ftl";

export { openFolding } from "./folding.js";
export { rowsPair };

/** Draws a pair that was laid out in rows. A link of a word that differs has a line of its own. */
export function drawRows(
  given: PairLayout,
  look: PairLook,
  scale: number,
  enhanced?: Pick<typeof Enhanced, "drawEnhanced">,
): TemplateResult {
  const pair = given as RowsLayout;
  const { bands, banded, alike } = bandsOf(pair, look.links);
  const differs = ({ left, right }: LinkKey) =>
    look.left.charged?.has(left) || look.right.charged?.has(right);
  const links = look.links.map((link) => {
    const key = keyOf(link);
    const isBanded = alike.has(key) || (banded.has(key) && !differs(link));
    return isBanded ? { ...link, banded: true } : link;
  });
  const says = { alike: (count: number) => t("canvas-alike", { count }), letter };
  return draw(pair, { ...look, ...says, links, bands }, scale, enhanced);
}
