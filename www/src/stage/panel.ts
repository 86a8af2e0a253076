import { html, type TemplateResult } from "lit/html.js";
import { CanvasElement } from "./element.js";
import type { CanvasProps } from "./props.js";

const name = "twintree-canvas";

/** The canvas: its tools, the drawing, and what the word that is looked at stands for. */
export function canvasPanel(props: CanvasProps): TemplateResult {
  if (!customElements.get(name)) customElements.define(name, CanvasElement);
  return html`<twintree-canvas class="canvas" .props=${props}></twintree-canvas>`;
}
