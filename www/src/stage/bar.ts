/** The line above the drawing: what is seen, and how it is drawn. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Gesture } from "./gesture.js";
import type { CanvasProps, Fit } from "./props.js";

/** The caption, or what stands in its place, and the tools. */
export function canvasBar(
  props: CanvasProps,
  { armed }: Gesture,
  caption: unknown,
  fit: Fit,
): TemplateResult {
  return html`<div class="row canvas-bar">
    <p class=${armed ? "canvas-caption canvas-caption-armed" : "canvas-caption"}>${caption ?? props.caption}</p>
    ${props.toolbar?.(props, fit) ?? nothing}
  </div>`;
}
