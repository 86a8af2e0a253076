/** "Phrases | Dependencies": what the trees in brackets are read as. */
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../messages/index.js";
import type { CanvasProps } from "../props.js";

/** The choice, where there is one: where a side is in brackets. */
export function readingChoice({ reading }: CanvasProps): TemplateResult | typeof nothing {
  if (!reading) return nothing;
  const { dependencies, onDependencies } = reading;
  const button = (text: string, wanted: boolean, title: string) =>
    html`<button type="button" class="canvas-button" title=${title}
      aria-pressed=${wanted === dependencies ? "true" : "false"}
      @click=${() => onDependencies(wanted)}>${text}</button>`;
  return html`<span class="canvas-choice">
    ${button(t("canvas-phrases"), false, t("canvas-phrases-title"))}
    ${button(t("canvas-dependencies"), true, t("canvas-dependencies-title"))}
  </span>`;
}
