/** What stands above the drawing while a link is being made. */
import { html, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { Gesture } from "../gesture.js";
import { formOf, letter, opposite } from "../names.js";
import type { CanvasProps } from "../props.js";

/** Which word is being linked, and where the other one is to be chosen; undefined while there is none. */
export function armedCaption(
  props: CanvasProps,
  { armed, drag }: Gesture,
): TemplateResult | undefined {
  const from = armed ?? drag?.from;
  if (!from) return undefined;
  const form = formOf(props[from.side].sentence, from.word);
  const [before = "", after = ""] = t("canvas-armed", {
    form: "\u0000",
    other: letter[opposite[from.side]],
  }).split("\u0000");
  return html`${before}<em>${form}</em>${after}`;
}
