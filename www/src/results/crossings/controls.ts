/** What is tested, and how: representation, head rules, and the filter of phrasal translations. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { tickBox } from "../tick-box.js";

import { copyOf } from "./copied.js";
import { type CrossingsProps, representations, rulesets } from "./props.js";
import { possibleOf, representationOf } from "./tested.js";

/** The row above the figures; what is not possible for this sentence says why. */
export function controls(props: CrossingsProps): TemplateResult {
  const { chosen, format, onChoose } = props;
  const possible = possibleOf(format);
  const now = representationOf(chosen, format) ?? possible[0];
  const choose = (event: Event) => {
    const rules = (event.currentTarget as HTMLSelectElement).value;
    const begins = rules === "own" && chosen.text.trim() === "";
    onChoose(begins ? { rules, text: copyOf(chosen.rules) } : { rules });
  };
  return html`<div class="row results-controls results-ruled">
    <div class="segments" role="group" aria-label=${t("crossings-representation")}>
      ${representations.map((name) => {
        const can = possible.includes(name);
        return html`<button type="button" class="segment" aria-pressed=${name === now ? "true" : "false"}
          aria-disabled=${can ? nothing : "true"} aria-describedby=${can ? nothing : "crossings-why"}
          @click=${() => can && onChoose({ representation: name, pair: "" })}>${t(`crossings-${name}`)}</button>`;
      })}
    </div>
    ${
      // Dependencies that are given have their heads.
      format === "conllu"
        ? html`<span class="note" id="crossings-why">${t("crossings-only-dependencies")}</span>`
        : html`<label class="line note"><span>${t("crossings-rules")}</span>
          <select class="field" @change=${choose}>
            ${rulesets.map((name) => html`<option value=${name} .selected=${chosen.rules === name}>${t(`crossings-rules-${name}`)}</option>`)}
          </select></label>`
    }
    ${tickBox({ text: t("crossings-filter"), ticked: chosen.filter, onTick: (filter) => onChoose({ filter }) })}
  </div>`;
}
