/** A spine as a small tree, its slots in their colours with what fills them. */
import { html, type TemplateResult } from "lit/html.js";
import type { DecidedValue, SpinePart } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { textWidth } from "../text-width.js";
import { drawSpine } from "./draw/spine.js";
import { layoutSpine } from "./layout/spine.js";
import { type Slot, spineSlots } from "./slots.js";

const names: Readonly<Partial<Record<SpinePart["part"], string>>> = {
  complementizer: "COMP",
  wh: "WH",
  subject: "SUBJECT",
  object: "OBJECT",
  verb: "STEM",
};

/** The spine; the slot looked at is lit. */
export function spineView(
  spine: readonly SpinePart[],
  decisions: readonly DecidedValue[],
  lit: Slot | undefined,
): TemplateResult {
  const value = (name: string) => decisions.find(({ decision }) => decision === name)?.value ?? "";
  const content = (part: SpinePart): string => {
    switch (part.part) {
      case "complementizer":
        return part.word ?? part.label;
      case "phrase":
        return part.label;
      default:
        return `${part.label} · ${value(names[part.part] ?? "")}`;
    }
  };
  const layout = layoutSpine(spine, content, textWidth);
  const filled = (name: string) => decisions.find(({ decision }) => decision === name)?.argument;
  const picture = drawSpine(layout, ({ part }) => {
    const slot = spineSlots[part];
    const name = names[part];
    if (slot === undefined || name === undefined) return undefined;
    return { slot, name, open: filled(name) !== undefined, lit: slot === lit };
  });
  return html`<div class="projection-spine-box"><svg class="projection-spine" width=${layout.width + 4} height=${layout.height}
    viewBox=${`-2 0 ${layout.width + 4} ${layout.height}`} role="img" aria-label=${t("projection-spine-label", { spine: value("SPINE") })}>${picture}</svg></div>`;
}
