/** A spine as a small tree, its slots in their colours with what fills them. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit/html.js";
import type { DecidedValue, SpinePart } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { Measure } from "../props.js";
import { textWidth } from "../text-width.js";
import { layoutSpine, type PlacedSpineNode, type SpineLayout } from "./layout/spine.js";
import { type Slot, spineSlots } from "./slots.js";

const names: Readonly<Partial<Record<SpinePart["part"], string>>> = {
  complementizer: "COMP",
  wh: "WH",
  subject: "SUBJECT",
  object: "OBJECT",
  verb: "STEM",
};

/** The spine as a picture; the slot looked at is lit. */
export function spinePicture(
  spine: readonly SpinePart[],
  decisions: readonly DecidedValue[],
  lit: Slot | undefined,
  width: Measure,
): { readonly layout: SpineLayout; readonly picture: SVGTemplateResult } {
  const of = (name: string) => decisions.find(({ decision }) => decision === name);
  const content = (part: SpinePart): string => {
    switch (part.part) {
      case "complementizer":
        return part.word ?? part.label;
      case "phrase":
        return part.label;
      default:
        return `${part.label} · ${of(names[part.part] ?? "")?.value ?? ""}`;
    }
  };
  const layout = layoutSpine(spine, content, width);
  const picture = drawSpine(layout, ({ part }) => {
    const slot = spineSlots[part];
    const name = names[part];
    if (slot === undefined || name === undefined) return undefined;
    return { slot, name, open: of(name)?.argument !== undefined, lit: slot === lit };
  });
  return { layout, picture };
}

/** The spine in the panel. */
export function spineView(
  spine: readonly SpinePart[],
  decisions: readonly DecidedValue[],
  lit: Slot | undefined,
): TemplateResult {
  const { layout, picture } = spinePicture(spine, decisions, lit, textWidth);
  const { width, height } = layout;
  const label = t("projection-spine-label", {
    spine: decisions.find(({ decision }) => decision === "SPINE")?.value ?? "",
  });
  return html`<div class="projection-spine-box"><svg class="projection-spine" width=${width + 4} height=${height}
    viewBox=${`-2 0 ${width + 4} ${height}`} role="img" aria-label=${label}>${picture}</svg></div>`;
}

/** How a node looks: the class of its slot, its name, and whether it is filled from elsewhere. */
interface SpineLook {
  readonly slot: string;
  readonly name: string;
  readonly open: boolean;
  readonly lit: boolean;
}

/** The picture; `look` says how a slot looks, and nothing of phrases. */
function drawSpine(
  { lines, nodes }: SpineLayout,
  look: (node: PlacedSpineNode) => SpineLook | undefined,
): SVGTemplateResult {
  const drawn = nodes.map((node) => {
    const { x, y, width, label } = node;
    const how = look(node);
    if (how === undefined) return svg`<text x=${x} y=${y + 4.5}>${label}</text>`;
    const { slot, name, open, lit } = how;
    return svg`<g class=${`slot-${slot}`}>
      <rect class=${`spine-slot ${open ? "spine-open" : ""} ${lit ? "spine-lit" : ""}`} x=${x - width / 2} y=${y - 13} width=${width} height="26" rx="6"></rect>
      <text x=${x} y=${y + 4.5}>${label}</text>
      <text class="spine-slot-name" x=${x} y=${y + 29}>${name}</text>
    </g>`;
  });
  return svg`${lines.map(({ x1, y1, x2, y2 }) => svg`<path d=${`M${x1} ${y1}L${x2} ${y2}`}></path>`)}${drawn}`;
}
