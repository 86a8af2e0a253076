import { html, nothing, type TemplateResult } from "lit";
import type { Agreement, Fraction } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { adjudicationView } from "./adjudicate.js";
import { confusionTable } from "./confusion.js";
import type { AgreementProps } from "./props.js";
import { figure } from "./rich.js";

/** How far two people agree, where they do not, and the set of links made of both. */
export function agreementPanel(props: AgreementProps): TemplateResult {
  const { agreement, theirs } = props;
  if (!agreement || !theirs) {
    return html`<div class="results-panel"><div class="results-single">${intake(props)}</div></div>`;
  }
  return html`<div class="results-panel"><div class="results-agreement">
    <section class="results-block" aria-label=${t("agreement-figures")}>
      <h3>${t("agreement-figures")}</h3>
      ${figures(agreement, props)}
      <details class="results-theirs">
        <summary>${t("agreement-text-shown")}</summary>
        ${intake(props)}
      </details>
    </section>
    <section class="results-block" aria-label=${t("agreement-confusion")}>
      <h3>${t("agreement-confusion")}</h3>
      ${confusionTable(props, agreement.relations.confusion)}
    </section>
    <section class="results-block" aria-label=${t("agreement-adjudicate")}>
      <h3>${t("agreement-adjudicate")}</h3>
      ${adjudicationView(props, theirs)}
    </section>
  </div></div>`;
}

/** The other person's links: typed, pasted, dropped or opened. */
function intake(props: AgreementProps): TemplateResult {
  const { text, problems, onText, onFile, onForget } = props;
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return html`<div class="results-intake"
    @dragover=${(event: DragEvent) => event.preventDefault()}
    @drop=${(event: DragEvent) => {
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      event.stopPropagation();
      take(event.dataTransfer.files);
    }}>
    <label for="results-theirs">${t("agreement-text")}</label>
    <textarea id="results-theirs" class="results-text" rows="4" spellcheck="false" autocomplete="off"
      placeholder="1-4 2-5:restates" aria-describedby="results-theirs-hint" .value=${text}
      @input=${(event: Event) => onText((event.target as HTMLTextAreaElement).value)}></textarea>
    <p class="results-aside" id="results-theirs-hint">${t("agreement-text-hint")}</p>
    ${
      problems.length === 0
        ? nothing
        : html`<ul class="results-problems">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`
    }
    <div class="results-tools results-buttons">
      <label class="results-button results-file">${t("agreement-file")}<input type="file"
        class="results-hidden" accept=".txt,.json,text/plain,application/json"
        @change=${(event: Event) => {
          const input = event.target as HTMLInputElement;
          take(input.files);
          input.value = "";
        }}></label>
      ${
        text === ""
          ? nothing
          : html`<button type="button" class="results-button" @click=${onForget}>${t("agreement-forget")}</button>`
      }
    </div>
  </div>`;
}

function figures(
  { links, relations }: Agreement,
  { pairs, missing }: AgreementProps,
): TemplateResult {
  const row = (name: string, { precision, recall, f }: Fraction) => html`<tr>
    <th scope="row">${name}</th>
    <td class="results-figure">${figure(precision)}</td>
    <td class="results-figure">${figure(recall)}</td>
    <td class="results-figure">${figure(f)}</td>
  </tr>`;
  return html`<p>${t("agreement-counts", {
    real: links.real,
    predicted: links.predicted,
    correct: links.correct,
  })}</p>
    <table class="results-table">
      <thead><tr>
        <td></td>
        <th scope="col" class="results-figure" title=${t("agreement-precision-title")}>P</th>
        <th scope="col" class="results-figure" title=${t("agreement-recall-title")}>R</th>
        <th scope="col" class="results-figure" title=${t("agreement-f-title")}>F</th>
      </tr></thead>
      <tbody>
        ${row(t(pairs > 1 ? "agreement-links-micro" : "agreement-links"), links.micro)}
        ${pairs > 1 ? row(t("agreement-links-macro"), links.macro) : nothing}
        ${row(t("agreement-relations"), relations.weighted)}
      </tbody>
    </table>
    <p class="results-kappa">${t("agreement-kappa", { kappa: figure(relations.kappa), shared: relations.shared })}</p>
    <p class="results-aside">${t("agreement-meaning", { pairs })}</p>
    ${missing === undefined ? nothing : html`<p class="results-warning">${t("agreement-missing", missing)}</p>`}`;
}
