/** A spine as a small tree, its slots in their colours with what fills them. */
import { html, type SVGTemplateResult, type TemplateResult } from "lit/html.js";
import type { DecidedValue, SpinePart } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { Measure } from "../props.js";
import { textWidth } from "../text-width.js";
import { drawSpine } from "./draw/spine.js";
import { layoutSpine, type SpineLayout } from "./layout/spine.js";
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
