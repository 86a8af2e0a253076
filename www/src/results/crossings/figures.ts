/** How many pairs cross, of how many that were tested: by type of alignment, and by what the phrases are. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { AlignmentType, CrossingFigures, Crossings } from "../../engine/answers.js";
import { type Label, t } from "../../messages/index.js";
import { alignments, type Chosen, type CrossingsProps } from "./props.js";
import { counted } from "./tested.js";

const kinds = ["head", "modifier"] as const;
type Kind = (typeof kinds)[number];

/** The figures of what the phrases are. */
export function figuresOf({ figures, representation }: Crossings): CrossingFigures | undefined {
  return figures.find((one) => one.representation === representation);
}

/** A row for each type of alignment; choosing one lists its tests. */
export function figuresTable(props: CrossingsProps, crossings: Crossings): TemplateResult {
  const { alignment } = crossings;
  const figures = figuresOf(crossings);
  if (figures === undefined) return html``;
  const rows = alignments.map((name) => ({
    name: html`<b>${t(`crossings-${name}`)}</b> <span class="note">${t(`crossings-${name}-said`)}</span>`,
    on: alignment === name,
    figures,
    alignment: name,
    change: { alignment: name },
  }));
  return html`<h3>${t("crossings-figures")}</h3>
    ${table(props, "crossings-links", rows)}
    ${leftOut(props, figures, alignment)}`;
}

/** A row for each representation that the sentence has; with one alone there is nothing to choose. */
export function readingsTable(props: CrossingsProps, crossings: Crossings) {
  const { figures, alignment, representation: chosen } = crossings;
  if (figures.length < 2) return nothing;
  const rows = figures.map((one) => ({
    name: t(`crossings-${one.representation}`),
    on: chosen === one.representation,
    figures: one,
    alignment,
    change: { representation: one.representation, pair: "" },
  }));
  return html`<h3>${t("crossings-otherwise", { alignment })}</h3>
    ${table(props, "crossings-reading", rows)}`;
}

interface Row {
  readonly name: unknown;
  readonly on: boolean;
  readonly figures: CrossingFigures;
  readonly alignment: AlignmentType;
  /** What choosing it changes. */
  readonly change: Partial<Chosen>;
}

function table({ chosen, onChoose }: CrossingsProps, first: Label, rows: readonly Row[]) {
  const row = ({ name, on, figures, alignment, change }: Row) => {
    const fraction = (kind: Kind) =>
      t("crossings-fraction", {
        part: counted(figures[kind][alignment], chosen),
        tests: figures[kind].tests,
      });
    return html`<tr class="results-row ${on ? "results-row--pinned" : ""}" @click=${() => onChoose(change)}>
      <th scope="row"><button type="button" class="results-row-button" aria-pressed=${on ? "true" : "false"}>${name}</button></th>
      ${kinds.map((kind) => html`<td class="figure">${fraction(kind)}</td>`)}
    </tr>`;
  };
  return html`<table class="table crossings-table">
      <thead><tr>
        <th scope="col">${t(first)}</th>
        ${kinds.map((kind) => html`<th scope="col" class="figure">${t(`crossings-${kind}`)}</th>`)}
      </tr></thead>
      <tbody>${rows.map(row)}</tbody>
    </table><table-copy></table-copy>`;
}

/** What the filter takes out, and what the shares are without it. */
function leftOut({ chosen }: CrossingsProps, figures: CrossingFigures, alignment: AlignmentType) {
  const filtered = (kind: Kind) => figures[kind][alignment].filtered;
  const rest = (kind: Kind) => figures[kind].tests - filtered(kind);
  const count = filtered("head") + filtered("modifier");
  if (count === 0) return nothing;
  const filter = chosen.filter ? "on" : "off";
  return html`<p class="note">${t("crossings-left-out", { count, filter, head: rest("head"), modifier: rest("modifier") })}</p>`;
}
