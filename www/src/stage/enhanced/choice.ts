/** Whether enhanced dependencies are drawn: the switch among the tools, and what the legend says of them. */
import { html, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import "./texts/en.ftl";

/** The switch. */
export function enhancedChoice({ store }: Pick<App, "store">): TemplateResult {
  const { enhanced } = store.state.view;
  return html`<button type="button" class="toggle" aria-pressed=${enhanced ? "true" : "false"}
    title=${t("canvas-enhanced-title")} @click=${() => store.look({ enhanced: !enhanced })}
    >${t("canvas-enhanced")}</button>`;
}

/** The line about them below the drawing. */
export function enhancedLegend(): TemplateResult {
  return html`<p class="line canvas-node-line canvas-legend canvas-legend-enhanced">
    <svg width="30" height="8" aria-hidden="true"><path d="M1 4h28"></path></svg>
    ${t("canvas-enhanced-legend")}
  </p>`;
}
