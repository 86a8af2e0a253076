import { ref } from "lit/directives/ref.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Agreement, Fraction, Link } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { linkRepairIds, mend, offers } from "../../text/repair.js";
import { figure } from "../figure.js";
import { fileButton } from "../file-button.js";
import { type AdjudicationProps, adjudicationView } from "./adjudicate.js";
import { confusionTable } from "./confusion.js";
import "../../text/texts/en.ftl";
import "./texts/en.ftl";

/** How far two people agree, and everything that is made of it. */
interface AgreementProps extends AdjudicationProps {
  /** The other person's links of this pair; `undefined` until there are some. */
  readonly theirs: readonly Link[] | undefined;
  /** How many lines they have, and how many pairs there are. */
  readonly lines: number;
  readonly all: number;
  /** Mine are the real links, theirs the predicted ones. */
  readonly agreement: Agreement | undefined;
  /** The other person's links as they were typed, a line a pair, and what is wrong with them. */
  readonly text: string;
  readonly problems: readonly string[];
  readonly onText: (text: string) => void;
  /** A file of links, or a session. */
  readonly onFile: (file: File) => void;
  /** Ends the comparison. */
  readonly onForget: () => void;
  /** Shows all pairs, the least agreement first; undefined where there is one pair alone. */
  readonly onAll: (() => void) | undefined;
}

/** How far two people agree, where they do not, and the set of links made of both. */
export function agreementPanel(props: AgreementProps): TemplateResult {
  const aim = (event: DragEvent, aimed: boolean) => {
    event.preventDefault();
    (event.currentTarget as HTMLElement).toggleAttribute("data-aimed", aimed);
  };
  return html`<div class="results-panel results-takes" data-takes-files
    @dragover=${(event: DragEvent) => aim(event, true)}
    @dragleave=${(event: DragEvent) => aim(event, false)}
    @drop=${(event: DragEvent) => {
      aim(event, false);
      const file = event.dataTransfer?.files[0];
      if (file) props.onFile(file);
    }}>${comparison(props)}</div>`;
}

function comparison(props: AgreementProps) {
  const { agreement, theirs, text } = props;
  const known = agreement && theirs;
  // Open where there is nothing yet, and then as the reader leaves it: what is typed in stays in sight.
  const settle = (element: Element | undefined) => {
    if (!(element instanceof HTMLDetailsElement)) return;
    if (text === "" || (!known && !element.hasAttribute("data-settled"))) element.open = true;
    element.setAttribute("data-settled", "");
  };
  return html`<div class="results-edges results-agreement">
    <section class="results-block" aria-label=${t("agreement-figures")}>
      ${complaints(props)}
      ${known ? html`<h3>${t("agreement-figures")}</h3>${figures(agreement, props)}` : nothing}
      <details class="results-theirs" ${ref(settle)}>
        <summary>${t(known ? "agreement-text-shown" : "agreement-begin")}</summary>
        ${intake(props)}
      </details>
    </section>
    ${
      known
        ? html`<section class="results-block" aria-label=${t("agreement-confusion")}>
              <h3>${t("agreement-confusion")}</h3>
              ${confusionTable(props, agreement.relations.confusion)}
            </section>
            <section class="results-block results-wide" aria-label=${t("agreement-adjudicate")}>
              <h3>${t("agreement-adjudicate")}</h3>
              ${adjudicationView(props, theirs)}
            </section>`
        : nothing
    }
  </div>`;
}

/** So many problems are listed. */
const listed = 20;

/** What is wrong in their links, always in sight: the figures are of the others. What can be mended is offered. */
function complaints({ text, problems, onText }: AgreementProps) {
  const found =
    problems.length === 0 ? [] : offers(text, linkRepairIds).filter(({ quiet }) => !quiet);
  if (problems.length === 0) return nothing;
  const fix = () => onText(mend(text, linkRepairIds));
  return html`<div role="group" aria-label=${t("agreement-problems")}>
    <p>${t("agreement-left-out", { count: problems.length })}</p>
    <ul class="problems">${problems.slice(0, listed).map((problem) => html`<li>${problem}</li>`)}</ul>
    ${
      found.length === 0
        ? nothing
        : html`<p>${found.map(({ id, count }) => `${t(`repair-${id}`, { count })} `)}
            <button type="button" class="action" @click=${fix}>${t("source-mend")}</button></p>`
    }
  </div>`;
}

/** The other person's links: typed, pasted, dropped or opened. */
function intake(props: AgreementProps) {
  const { text, onText, onFile, onForget } = props;
  return html`<div class="stack results-intake">
    <label class="title" for="results-theirs">${t("agreement-text")}</label>
    <textarea id="results-theirs" class="field field-code" rows="4" spellcheck="false" autocomplete="off"
      placeholder="1-4 2-5:restates" aria-describedby="results-theirs-hint" .value=${text}
      @input=${(event: Event) => onText((event.target as HTMLTextAreaElement).value)}></textarea>
    <p class="note" id="results-theirs-hint">${t("agreement-text-hint")}</p>
    <div class="results-tools row">
      ${fileButton(t("agreement-file"), onFile, ".txt,.json,text/plain,application/json")}
      ${
        text === ""
          ? nothing
          : html`<button type="button" class="action" @click=${onForget}>${t("agreement-forget")}</button>`
      }
    </div>
  </div>`;
}

/** κ, or why there is none. */
export function kappaSaying({ kappa, shared }: Agreement["relations"]): string {
  return kappa === undefined
    ? t("agreement-kappa-undefined", { shared })
    : t("agreement-kappa", { kappa: figure(kappa), shared });
}

function figures({ links, relations }: Agreement, { pairs, lines, all, onAll }: AgreementProps) {
  const row = (name: string, { precision, recall, f }: Fraction) => html`<tr>
    <th scope="row">${name}</th>
    <td class="figure">${figure(precision)}</td>
    <td class="figure">${figure(recall)}</td>
    <td class="figure">${figure(f)}</td>
  </tr>`;
  return html`<p>${t("agreement-counts", { ...links, real: links.gold })}</p>
    <table class="table">
      <thead><tr>
        <td></td>
        <th scope="col" class="figure" title=${t("agreement-precision-title")}>P</th>
        <th scope="col" class="figure" title=${t("agreement-recall-title")}>R</th>
        <th scope="col" class="figure" title=${t("agreement-f-title")}>F</th>
      </tr></thead>
      <tbody>
        ${row(t(pairs > 1 ? "agreement-links-micro" : "agreement-links"), links.micro)}
        ${pairs > 1 ? row(t("agreement-links-macro"), links.macro) : nothing}
        ${relations.kappa === undefined ? nothing : row(t("agreement-relations"), relations.weighted)}
      </tbody>
    </table>
    <table-copy></table-copy>
    <p class="results-kappa">${kappaSaying(relations)}</p>
    <p class="note">${t("agreement-meaning", { pairs })}</p>
    ${lines === all ? nothing : html`<p class="results-warning">${t("agreement-missing", { lines, pairs: all })}</p>`}
    ${
      onAll === undefined
        ? nothing
        : html`<p><button type="button" class="action" title=${t("agreement-all-title")} @click=${onAll}>${t("agreement-all")}</button></p>`
    }`;
}
