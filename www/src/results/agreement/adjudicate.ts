import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Link, Sentence } from "../../engine/answers.js";
import { type Label, t } from "../../messages/index.js";
import type { Decision, Decisions } from "../../model/state.js";
import { formOf } from "../names.js";
import { word } from "../rich.js";
import { type ConfusionCell, type Contested, contested, inCell } from "./adjudication.js";

/** Two annotations of the same pair, and the third that is made of them. */
export interface AdjudicationProps {
  readonly left: Sentence;
  readonly right: Sentence;
  readonly mine: readonly Link[];
  readonly decisions: Decisions;
  /** The cell of the confusion table whose links are chosen. */
  readonly cell: ConfusionCell | undefined;
  /** How many pairs both have; the figures are over all of them, the list is of the one shown. */
  readonly pairs: number;
  /** How many links the third set has, and how many are undecided, over all pairs. */
  readonly third: number;
  readonly undecided: number;
  /** The next other pair with something undecided. */
  readonly elsewhere: number | undefined;
  readonly onCell: (cell: ConfusionCell | undefined) => void;
  readonly onDecisions: (decisions: Decisions) => void;
  /** Lights this link on the canvas. */
  readonly onLink: (link: Link | undefined) => void;
  /** Shows another pair. */
  readonly onPair: (index: number) => void;
  /** Makes the third set mine, in every pair. */
  readonly onAdopt: () => void;
  readonly onCopy: () => void;
  /** Gives the third set as a file, a line a pair. */
  readonly onSave: () => void;
}

const choices: readonly Decision[] = ["mine", "theirs", "both"];

/** Link by link: mine, theirs or both; and the third set that comes of it. */
export function adjudicationView(
  props: AdjudicationProps,
  theirs: readonly Link[],
): TemplateResult {
  const { mine, decisions, cell, onDecisions, onCell } = props;
  const all = contested(mine, theirs);
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
        ? html`<p class="note">${t("agreement-of-cell", {
            count: shown.length,
            mine: t(`relation-${cell.mine}`),
            theirs: t(`relation-${cell.theirs}`),
          })} <button type="button" class="figure results-number" @click=${() => onCell(undefined)}>${t("agreement-show-all")}</button></p>`
        : nothing
    }
    ${
      shown.some((link) => !link.agreed)
        ? html`<div class="results-tools row" role="group" aria-label=${t("agreement-every")}>
            <span>${t("agreement-every")}</span>
            ${choices.map(
              (choice) => html`<button type="button" class="action"
                @click=${() => onDecisions(every(choice))}>${t(`agreement-${choice}`)}</button>`,
            )}
          </div>`
        : nothing
    }
    ${shown.length === 0 ? nothing : table(props, shown)}
    ${thirdSet(props)}`;
}

/** The third set, of all pairs, and what can be done with it. */
function thirdSet(props: AdjudicationProps) {
  const { third, undecided, elsewhere, pairs } = props;
  const button = (id: Label, act: () => void) =>
    html`<button type="button" class="action" @click=${act}>${t(id)}</button>`;
  return html`<div class="row apart results-third">
    <p><strong>${t("agreement-third", { count: third, pairs })}</strong> ${
      undecided > 0 ? t("agreement-undecided", { count: undecided }) : ""
    }</p>
    <div class="row">
      ${elsewhere === undefined ? nothing : button("agreement-elsewhere", () => props.onPair(elsewhere))}
      ${button("agreement-adopt", props.onAdopt)}
      ${button("results-copy", props.onCopy)}
      ${button("agreement-save", props.onSave)}
    </div>
  </div>`;
}

function table(props: AdjudicationProps, shown: readonly Contested[]) {
  return html`<div class="scroll" role="group" tabindex="0" aria-label=${t("agreement-adjudicate")}>
    <table class="table results-adjudication">
      <thead><tr>
        <th scope="col">${t("agreement-link")}</th>
        <th scope="col">${t("agreement-mine")}</th>
        <th scope="col">${t("agreement-theirs")}</th>
        <th scope="col">${t("agreement-take")}</th>
      </tr></thead>
      <tbody>${repeat(
        shown,
        (link) => link.key,
        (link) => row(props, link),
      )}</tbody>
    </table>
  </div><table-copy></table-copy>`;
}

function row({ left, right, decisions, onDecisions, onLink }: AdjudicationProps, link: Contested) {
  const { key, mine, theirs, agreed } = link;
  const [a, b] = [formOf(left, link.left), formOf(right, link.right)];
  const said = (given: Link | undefined) =>
    given
      ? given.relation
        ? t(`relation-${given.relation}`)
        : t("agreement-linked")
      : html`<span class="note">${t("agreement-not-linked")}</span>`;
  const look = () => onLink(mine ?? theirs);
  const leave = () => onLink(undefined);
  return html`<tr @pointerenter=${look} @pointerleave=${leave} @focusin=${look} @focusout=${leave}>
    <td>${word(a)}–${word(b)} <span class="note">${key}</span></td>
    <td>${said(mine)}</td>
    <td>${said(theirs)}</td>
    <td>${
      agreed
        ? html`<span class="note">${t("agreement-agreed")}</span>`
        : html`<div class="segments" role="group" aria-label=${t("agreement-take-for", { left: a, right: b })}>${choices.map(
            (choice) => html`<button type="button" class="segment"
              aria-pressed=${decisions[key] === choice ? "true" : "false"}
              @click=${() => onDecisions(decided(decisions, key, choice))}>${t(`agreement-${choice}`)}</button>`,
          )}</div>`
    }</td>
  </tr>`;
}

/** The decisions with this one made, or taken back where it was made already. */
function decided(decisions: Decisions, key: string, choice: Decision): Decisions {
  const { [key]: before, ...others } = decisions;
  return before === choice ? others : { ...others, [key]: choice };
}
