/** The panel: the switches, how much crosses, and every pair of phrases that was tested. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Crossings } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { missing } from "../../shell/missing.js";
import { tickBox } from "../tick-box.js";
import { copyOf } from "./copied.js";
import { figuresTable, readingsTable } from "./figures.js";
import { pairsList } from "./pairs.js";
import { type CrossingsProps, representations, rulesets } from "./props.js";
import { rulesEditor } from "./rules.js";
import { possibleOf, representationOf } from "./tested.js";

/** The Crossings tab over one pair. */
export function crossingsPanel(props: CrossingsProps): TemplateResult {
  const { found, chosen } = props;
  if (found.kind === "treeless") return html`<p class="note empty">${t("crossings-treeless")}</p>`;
  if (found.kind === "unlinked") return html`<p class="note empty">${t("crossings-unlinked")}</p>`;
  return html`<div class="results-panel"><div class="results-single">
    ${controls(props)}
    ${chosen.rules === "own" ? rulesEditor(props) : nothing}
    ${content(props)}
    <p class="note">${t("crossings-sources")}</p>
  </div></div>`;
}

function content(props: CrossingsProps): TemplateResult | typeof nothing {
  const { found } = props;
  switch (found.kind) {
    case "ok":
      return crossingsOf(props, found.crossings);
    case "failed":
      return missing(found);
    case "rules":
      return html`<p class="note">${t("crossings-refused")}</p>`;
    default:
      return nothing;
  }
}

function crossingsOf(props: CrossingsProps, crossings: Crossings): TemplateResult {
  return html`<div class="crossings">
    <section class="results-block" aria-label=${t("crossings-figures")}>
      ${figuresTable(props, crossings)}
      ${readingsTable(props, crossings)}
      ${unruled(crossings)}
    </section>
    <section class="results-block" aria-label=${t("crossings-pairs")}>${pairsList(props, crossings)}</section>
  </div>`;
}

/** The categories for which there is no rule, once. */
function unruled({ unruled }: Crossings): TemplateResult | typeof nothing {
  if (unruled.length === 0) return nothing;
  const labels = unruled.slice(0, 8).join(", ");
  const more = Math.max(0, unruled.length - 8);
  return html`<p class="note">${t("crossings-unruled", { labels, more })}</p>`;
}

/** The row above the figures; what is not possible for this sentence says why. */
function controls(props: CrossingsProps): TemplateResult {
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
