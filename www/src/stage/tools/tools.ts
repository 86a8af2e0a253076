/** The tools above the drawing: what of it is seen, and how it is drawn. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { t } from "../../messages/index.js";
import type { Drawing } from "../../model/state.js";
import type { Fit } from "../layout/scale.js";
import { dependents } from "../layout/subtree.js";
import type { Arrangement, CanvasProps } from "../props.js";
import "./texts/en.ftl";

/** The tools of a drawing that stands in its room as `fit` and `arrangement` say. */
export function drawingTools(
  props: CanvasProps,
  fit: Fit,
  { drawing, isFolded }: Arrangement,
): TemplateResult {
  return html`<div class="row canvas-tools" role="group" aria-label=${t("canvas-tools")}>
      ${props.tools ?? nothing}
      ${foldTools(props)}
      ${props.phrases?.readingChoice(props.reading) ?? nothing}
      ${drawings(props, drawing)}
      ${
        isFolded === undefined
          ? nothing
          : pressable(
              "toggle",
              t("canvas-differences"),
              isFolded,
              () => props.onOnlyDifferences(!isFolded),
              t("canvas-differences-title"),
            )
      }
      ${viewMenu(props, fit, drawing)}
    </div>`;
}

/** What of the drawing is seen, and how large it is; rows are as wide as the room. */
function viewMenu(props: CanvasProps, { fits, scale }: Fit, drawing: Drawing): TemplateResult {
  return html`<button type="button" class="action canvas-view-button" popovertarget="canvas-view">${t("canvas-view")}</button>
    <div class="menu canvas-view" id="canvas-view" popover role="group" aria-label=${t("canvas-view")} @beforetoggle=${placeBelow}>
      ${
        drawing === "rows"
          ? nothing
          : html`<span class="segments">
        ${pressable("segment", t("canvas-fit"), fits, () => props.onZoom("fit"), t("canvas-fit-title"))}
        ${pressable("segment", t("canvas-full"), !fits && scale === (props.full ?? 1), () => props.onZoom("full"))}
      </span>`
      }
      ${pressable("toggle", t("canvas-labels"), props.labels, () => props.onLabels(!props.labels), t("canvas-labels-title"))}
      ${pressable("toggle", t("canvas-unaligned"), props.markUnaligned, () => props.onMarkUnaligned(!props.markUnaligned), t("canvas-unaligned-title"))}
      ${props.enhancedChoice ?? nothing}
    </div>`;
}

/** How wide the menu is, as its style sheet says. */
const menuWidth = 240;

/** Puts the menu under its button, inside the window. */
function placeBelow({ newState, currentTarget }: ToggleEvent): void {
  const menu = currentTarget as HTMLElement;
  const button = menu.previousElementSibling?.getBoundingClientRect();
  if (newState !== "open" || !button) return;
  menu.style.setProperty("top", `${button.bottom + 6}px`);
  menu.style.setProperty("left", `${Math.max(8, button.right - menuWidth)}px`);
}

/** A segment, of which exactly one of a group is pressed, or a toggle, which is on or off by itself. */
function pressable(
  style: "segment" | "toggle",
  text: string,
  pressed: boolean,
  onClick: () => void,
  title?: string,
): TemplateResult {
  return html`<button type="button" class=${style} aria-pressed=${pressed ? "true" : "false"}
    title=${title ?? nothing} @click=${onClick}>${text}</button>`;
}

/** The words of each side whose subtrees are linked as equal and can be folded; roots stay. */
function equalSubtrees(props: CanvasProps): Record<Side, Set<number>> {
  const found = { left: new Set<number>(), right: new Set<number>() };
  const [left, right] = [props.left.sentence, props.right.sentence];
  if (!left || !right) return found;
  const hasBelow = (sentence: Shown, id: number) => dependents(sentence)[id - 1]?.length;
  for (const link of props.links) {
    if (link.relation !== "equals" || link.left === left.root || link.right === right.root)
      continue;
    if (hasBelow(left, link.left)) found.left.add(link.left);
    if (hasBelow(right, link.right)) found.right.add(link.right);
  }
  return found;
}

function foldTools(props: CanvasProps): TemplateResult | typeof nothing {
  if (props.left.folded.size + props.right.folded.size > 0) {
    const none = { left: new Set<number>(), right: new Set<number>() };
    return html`<button type="button" class="action" @click=${() => props.onFold(none)}>${t("canvas-unfold-all")}</button>`;
  }
  const equal = equalSubtrees(props);
  if (equal.left.size + equal.right.size === 0) return nothing;
  return html`<button type="button" class="action" title=${t("canvas-fold-equals-title")}
    @click=${() => props.onFold(equal)}>${t("canvas-fold-equals")}</button>`;
}

/** The choice of a drawing, where there is anything to be drawn as arcs; an empty side would be. */
function drawings(
  { left, right, onDrawing }: CanvasProps,
  drawing: Drawing,
): TemplateResult | typeof nothing {
  if (left.sentence?.phrases && right.sentence?.phrases) return nothing;
  const segment = (name: Drawing) =>
    pressable("segment", t(`canvas-${name}`), drawing === name, () => onDrawing(name));
  return html`<span class="segments">${segment("rows")}${segment("arcs")}${segment("stemma")}</span>`;
}
