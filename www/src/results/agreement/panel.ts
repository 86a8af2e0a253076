import { ref } from "lit/directives/ref.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { commandView } from "../../copy/command.js";
import type { Agreement, Fraction } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { forgetTheirs } from "../../model/comparing.js";
import { options } from "../../model/options.js";
import { firstChosen, type Saved } from "../../pairs/page/chosen.js";
import { showAll } from "../../pairs/switching.js";
import { fileButton } from "../../shell/fields.js";
import { linkRepairIds, mend, offers } from "../../text/repair.js";
import { block } from "../block.js";
import { figure } from "../rich.js";
import { adjudicationView } from "./adjudicate.js";
import { agreementCommand } from "./command.js";
import { confusionTable } from "./confusion.js";
import type { AgreementProps } from "./props.js";
import { openTheirs, type Theirs, typeTheirs } from "./theirs.js";
import "../../text/texts/en.ftl";
import "./texts/en.ftl";

const agreementColumns = ["agreement.f", "agreement.both", "agreement.mine", "agreement.theirs"];

/** Shows the table of all pairs, sorted by the least agreement. */
function showAgreement(app: App): void {
  const { now, choose } = options<Saved>(app.store, "pairs", firstChosen);
  const { open, against, byLinks, judged, columns: before } = now();
  const columns = [...new Set([...before.split(" "), ...agreementColumns])].join(" ");
  const [measure = ""] = agreementColumns;
  const kept = { open, against, byLinks, judged };
  choose({ ...firstChosen, ...kept, columns, measure, sort: measure });
  // The button goes away; from here the focus goes to the rows.
  app.root.querySelector<HTMLElement>(".pairs-choice > :last-child")?.focus();
  showAll(app, true);
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
      if (file) void openTheirs(props.app, file);
    }}>${comparison(props)}</div>`;
}

function comparison(props: AgreementProps) {
  const { app, agreement, theirs } = props;
  const known = agreement && theirs;
  // What is being typed is never older than what was typed.
  const text = app.store.state.work.theirs;
  // Open where there is nothing yet, and then as the reader leaves it: what is typed in stays in sight.
  const settle = (element: Element | undefined) => {
    if (!(element instanceof HTMLDetailsElement)) return;
    if (text === "" || (!known && !element.hasAttribute("data-settled"))) element.open = true;
    element.setAttribute("data-settled", "");
  };
  return html`<div class="results-edges results-agreement">
    <section class="results-block" aria-label=${t("agreement-figures")}>
      ${complaints(app, text, theirs?.problems ?? [])}
      ${
        known
          ? html`<h3>${t("agreement-figures")}</h3>${figures(props, agreement, theirs)}
            ${commandView(app, undefined, agreementCommand(props.work))}`
          : nothing
      }
      <details class="results-theirs" ${ref(settle)}>
        <summary>${t(known ? "agreement-text-shown" : "agreement-begin")}</summary>
        ${intake(props, text)}
      </details>
    </section>
    ${
      known
        ? html`${block(t("agreement-confusion"), confusionTable(props, agreement.relations.confusion))}
            ${block(t("agreement-adjudicate"), adjudicationView(props, theirs), "results-wide")}`
        : nothing
    }
  </div>`;
}

/** So many problems are listed. */
const listed = 20;

/** What is wrong in their links, always in sight: the figures are of the others. What can be mended is offered. */
function complaints(app: App, text: string, problems: readonly string[]) {
  if (problems.length === 0) return nothing;
  const found = offers(text, linkRepairIds).filter(({ quiet }) => !quiet);
  const fix = () => typeTheirs(app, mend(text, linkRepairIds));
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
function intake({ app, onCell }: AgreementProps, text: string) {
  const forget = () => {
    onCell(undefined);
    app.store.change({ id: "step-forget-theirs" }, forgetTheirs(app.store.state.work));
  };
  return html`<div class="stack results-intake">
    <label class="title" for="results-theirs">${t("agreement-text")}</label>
    <textarea id="results-theirs" class="field field-code" rows="4" spellcheck="false" autocomplete="off"
      placeholder="1-4 2-5:restates" aria-describedby="results-theirs-hint" .value=${text}
      @input=${(event: Event) => typeTheirs(app, (event.target as HTMLTextAreaElement).value)}></textarea>
    <p class="note" id="results-theirs-hint">${t("agreement-text-hint")}</p>
    <div class="results-tools row">
      ${fileButton(t("agreement-file"), ([file]) => void openTheirs(app, file), { accept: ".txt,.json,text/plain,application/json" })}
      ${
        text === ""
          ? nothing
          : html`<button type="button" class="action" @click=${forget}>${t("agreement-forget")}</button>`
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

function figures(
  { app, work }: AgreementProps,
  { links, relations }: Agreement,
  { lines, links: theirs, faulty }: Theirs,
) {
  const all = work.pairs.length;
  const pairs = theirs.length - faulty.length;
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
    ${faulty.length === 0 ? nothing : html`<p class="results-warning">${t("agreement-faulty", { count: faulty.length })}</p>`}
    ${lines === all ? nothing : html`<p class="results-warning">${t("agreement-missing", { lines, pairs: all })}</p>`}
    ${
      all === 1
        ? nothing
        : html`<p><button type="button" class="action" title=${t("agreement-all-title")} @click=${() => showAgreement(app)}>${t("agreement-all")}</button></p>`
    }`;
}
