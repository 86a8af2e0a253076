/** A spine as a small tree, its slots in their colours with what fills them. */
import { html, svg, type TemplateResult } from "lit/html.js";
import type { DecidedValue, SpinePart } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { Width } from "../../stage/layout/shorten.js";
import { textWidth } from "../text-width.js";
import { layoutSpine } from "./layout/spine.js";
import { pieceKinds, type Slot } from "./slots.js";

const { complementizer, wh, subject, object } = pieceKinds;

/** What fills the slots of a spine, and what stands below them. */
const slots: Readonly<Partial<Record<SpinePart["part"], { slot: Slot; name: string }>>> = {
  complementizer,
  wh,
  subject,
  object,
  verb: { slot: "verb", name: "STEM" },
};

/** The spine as a picture; the slot looked at is lit. */
export function spinePicture(
  spine: readonly SpinePart[],
  decisions: readonly DecidedValue[],
  lit: Slot | undefined,
  width: Width,
) {
  const of = (name: string) => decisions.find(({ decision }) => decision === name);
  const content = ({ part, label, word }: SpinePart): string => {
    if (part === "complementizer") return word ?? label;
    if (part === "phrase") return label;
    return `${label} · ${of(slots[part]?.name ?? "")?.value ?? ""}`;
  };
  const layout = layoutSpine(spine, content, width);
  const drawn = layout.nodes.map(({ part, x, y, width, label }) => {
    const filled = slots[part];
    if (filled === undefined) return svg`<text x=${x} y=${y + 4.5}>${label}</text>`;
    const { slot, name } = filled;
    const isOpen = of(name)?.argument !== undefined;
    return svg`<g class=${`slot-${slot}`}>
      <rect class=${`spine-slot ${isOpen ? "spine-open" : ""} ${slot === lit ? "spine-lit" : ""}`} x=${x - width / 2} y=${y - 13} width=${width} height="26" rx="6"></rect>
      <text x=${x} y=${y + 4.5}>${label}</text>
      <text class="spine-slot-name" x=${x} y=${y + 29}>${name}</text>
    </g>`;
  });
  const picture = svg`${layout.lines.map(({ x1, y1, x2, y2 }) => svg`<path d=${`M${x1} ${y1}L${x2} ${y2}`}></path>`)}${drawn}`;
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
