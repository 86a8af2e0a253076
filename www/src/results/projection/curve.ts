/** The learning curve: how many examples were wrong in each pass. */
import { html, svg, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { percent } from "../rich.js";

interface Curve {
  /** The share of each pass, the last one as far as it is. */
  readonly shares: readonly number[];
  readonly passes: number;
  /** Whether the last pass is not over. */
  readonly open: boolean;
}

const [wide, high, leftEdge, top] = [420, 150, 44, 12];

/** The curve as a picture; its last point is open while its pass is. */
export function curveView({ shares, passes, open }: Curve): TemplateResult {
  const x = (at: number) =>
    leftEdge + (passes < 2 ? 0 : (at * (wide - leftEdge - 12)) / (passes - 1));
  const y = (share: number) => top + (1 - share) * (high - top - 26);
  const points = shares.map((share, at) => `${x(at).toFixed(1)} ${y(share).toFixed(1)}`);
  const every = Math.ceil(passes / 10);
  const ticks = Array.from({ length: passes }, (_, at) => at).filter((at) => at % every === 0);
  const [last] = shares.slice(-1);
  const label = t("projection-curve", { passes: shares.length, share: percent(last ?? 0) });
  return html`<figure class="projection-curve"><svg width=${wide} height=${high} viewBox="0 0 ${wide} ${high}" role="img" aria-label=${label}>
    ${[0, 0.5, 1].map(
      (share) => svg`<path class="projection-grid" d="M${leftEdge} ${y(share)}H${wide - 4}"></path>
        <text class="projection-axis-y" x=${leftEdge - 8} y=${y(share) + 4}>${t("projection-share", { share: percent(share) })}</text>`,
    )}
    ${ticks.map((at) => svg`<text x=${x(at)} y=${high - 6}>${at + 1}</text>`)}
    ${points.length > 1 ? svg`<path class="projection-line" d=${`M${points.join("L")}`}></path>` : ""}
    ${shares.map(
      (share, at) =>
        svg`<circle class=${open && at === shares.length - 1 ? "projection-open" : "projection-point"} cx=${x(at)} cy=${y(share)} r="3.5"></circle>`,
    )}
  </svg><figcaption class="note">${t("projection-curve-is")}</figcaption></figure>`;
}
