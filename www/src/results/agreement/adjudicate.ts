import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyButton } from "../../copy/button.js";
import { download } from "../../copy/download.js";
import type { Link } from "../../engine/answers.js";
import { type Label, t } from "../../messages/index.js";
import { currentPair, type Decision, type Decisions } from "../../model/state.js";
import { goToPair } from "../../pairs/navigation.js";
import { segments } from "../../shell/fields.js";
import { formOf } from "../names.js";
import { word } from "../rich.js";
import { type Contested, contested, inCell } from "./adjudication.js";
import { cellSaying } from "./confusion.js";
import type { AgreementProps } from "./props.js";
import type { Theirs } from "./theirs.js";
import { decide, lines, nextOpen, take, third } from "./third.js";

const choices: readonly Decision[] = ["mine", "theirs", "both"];

/** Link by link: mine, theirs or both; and the third set that comes of it. */
export function adjudicationView(props: AgreementProps, theirs: Theirs): TemplateResult {
  const { work, cell, onCell } = props;
  const { links, decisions } = currentPair(work);
  const all = contested(links, theirs.links[work.pair] ?? []);
  const open = all.filter((link) => !link.agreed);
  const shown = cell ? all.filter((link) => inCell(link, cell)) : open;
  const every = (decision: Decision): Decisions => ({
    ...decisions,
    ...Object.fromEntries(shown.filter((link) => !link.agreed).map(({ key }) => [key, decision])),
  });
  return html`<p>${t(open.length === 0 ? "agreement-agree" : "agreement-open", {
    count: open.length,
    agreed: all.length - open.length,
  })}</p>
    ${
      cell
        ? html`<p class="note">${cellSaying("agreement-of-cell", cell, shown.length)} <button type="button" class="figure results-number" @click=${() => onCell(undefined)}>${t("agreement-show-all")}</button></p>`
        : nothing
    }
    ${
      shown.some((link) => !link.agreed)
        ? html`<div class="results-tools row" role="group" aria-label=${t("agreement-every")}>
            <span>${t("agreement-every")}</span>
            ${choices.map(
              (choice) => html`<button type="button" class="action"
                @click=${() => decideHere(props, every(choice))}>${t(`agreement-${choice}`)}</button>`,
            )}
          </div>`
        : nothing
    }
    ${shown.length === 0 ? nothing : table(props, shown)}
    ${thirdSet(props, theirs)}`;
}

/** The third set, of all pairs, and what can be done with it. */
function thirdSet({ app, work }: AgreementProps, theirs: Theirs) {
  const made = third(work.pairs, theirs.links);
  const count = made.links.flatMap((links) => links ?? []).length;
  const undecided = made.undecided.reduce((sum, open) => sum + open, 0);
  const elsewhere = nextOpen(work.pair, made.undecided);
  const button = (id: Label, act: () => void) =>
    html`<button type="button" class="action" @click=${act}>${t(id)}</button>`;
  return html`<div class="row apart results-third">
    <p><strong>${t("agreement-third", { count, pairs: theirs.links.length })}</strong> ${
      undecided > 0 ? t("agreement-undecided", { count: undecided }) : ""
    }</p>
    <div class="row">
      ${elsewhere === undefined ? nothing : button("agreement-elsewhere", () => goToPair(app, elsewhere))}
      ${button("agreement-adopt", () => take(app))}
      ${copyButton(app, work, () => lines(app), { kind: "action" })}
      ${button("agreement-save", () => download("adjudicated.links.txt", "text/plain", lines(app)))}
    </div>
  </div>`;
}

/** Decides, where the pair is still the one shown: of another one nothing was decided here. */
function decideHere({ app, work }: AgreementProps, decisions: Decisions): void {
  if (app.store.state.work.pair === work.pair) decide(app, decisions);
}

function table(props: AgreementProps, shown: readonly Contested[]) {
  return html`<div class="scroll" role="group" tabindex="0" aria-label=${t("agreement-adjudicate")}>
    <table class="table results-adjudication">
      <thead><tr>${(["link", "mine", "theirs", "take"] as const).map(
        (name) => html`<th scope="col">${t(`agreement-${name}`)}</th>`,
      )}</tr></thead>
      <tbody>${repeat(
        shown,
        (link) => link.key,
        (link) => row(props, link),
      )}</tbody>
    </table>
  </div><table-copy></table-copy>`;
}

function row(props: AgreementProps, link: Contested) {
  const { app, left, right, work } = props;
  const { decisions } = currentPair(work);
  const { key, mine, theirs, agreed } = link;
  const [a, b] = [formOf(left, link.left), formOf(right, link.right)];
  const said = (given: Link | undefined) =>
    given
      ? given.relation
        ? t(`relation-${given.relation}`)
        : t("agreement-linked")
      : html`<span class="note">${t("agreement-not-linked")}</span>`;
  const look = () => app.set("hotLink", mine ?? theirs);
  const leave = () => app.set("hotLink", undefined);
  return html`<tr @pointerenter=${look} @pointerleave=${leave} @focusin=${look} @focusout=${leave}>
    <td>${word(a)}–${word(b)} <span class="note">${key}</span></td>
    <td>${said(mine)}</td>
    <td>${said(theirs)}</td>
    <td>${
      agreed
        ? html`<span class="note">${t("agreement-agreed")}</span>`
        : segments(
            t("agreement-take-for", { left: a, right: b }),
            choices,
            decisions[key],
            (choice) => t(`agreement-${choice}`),
            (choice) => decideHere(props, decided(decisions, key, choice)),
          )
    }</td>
  </tr>`;
}

/** The decisions with this one made, or taken back where it was made already. */
function decided(decisions: Decisions, key: string, choice: Decision): Decisions {
  const { [key]: before, ...others } = decisions;
  return before === choice ? others : { ...others, [key]: choice };
}
