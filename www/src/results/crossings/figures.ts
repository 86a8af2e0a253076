/** How many pairs cross, of how many that were tested: by type of alignment, and by what the phrases are. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { AlignmentType, CrossingFigures, Crossings } from "../../engine/answers.js";
import { type Label, t } from "../../messages/index.js";
import { alignments, type CrossingsProps } from "./props.js";
import { counted } from "./tested.js";

const kinds = ["head", "modifier"] as const;
type Kind = (typeof kinds)[number];

/** A row for each type of alignment; choosing one lists its tests. */
export function figuresTable(props: CrossingsProps, crossings: Crossings): TemplateResult {
  const { representation, alignment } = crossings;
  const figures = crossings.figures.find((one) => one.representation === representation);
  if (figures === undefined) return html``;
  return html`<h3>${t("crossings-figures")}</h3>
    <table class="table crossings-table">
      ${headings("crossings-links")}
      <tbody>${alignments.map((name) =>
        row(
          alignment === name,
          html`<b>${t(`crossings-${name}`)}</b> <span class="note">${t(`crossings-${name}-said`)}</span>`,
          kinds.map((kind) => fraction(props, figures, kind, name)),
          () => props.onChoose({ alignment: name }),
        ),
      )}</tbody>
    </table><table-copy></table-copy>
    ${leftOut(props, figures, alignment)}`;
}

/** A row for each representation that the sentence has; with one alone there is nothing to choose. */
export function readingsTable(
  props: CrossingsProps,
  { figures, alignment, representation }: Crossings,
): TemplateResult | typeof nothing {
  if (figures.length < 2) return nothing;
  return html`<h3>${t("crossings-otherwise", { alignment })}</h3>
    <table class="table crossings-table">
      ${headings("crossings-reading")}
      <tbody>${figures.map((one) =>
        row(
          representation === one.representation,
          t(`crossings-${one.representation}`),
          kinds.map((kind) => fraction(props, one, kind, alignment)),
          () => props.onChoose({ representation: one.representation, pair: "" }),
        ),
      )}</tbody>
    </table><table-copy></table-copy>`;
}

function headings(first: Label) {
  return html`<thead><tr>
    <th scope="col">${t(first)}</th>
    ${kinds.map((kind) => html`<th scope="col" class="figure">${t(`crossings-${kind}`)}</th>`)}
  </tr></thead>`;
}

function row(on: boolean, name: unknown, cells: readonly unknown[], choose: () => void) {
  return html`<tr class="results-row ${on ? "results-row--pinned" : ""}" @click=${choose}>
    <th scope="row"><button type="button" class="results-row-button" aria-pressed=${on ? "true" : "false"}>${name}</button></th>
    ${cells.map((cell) => html`<td class="figure">${cell}</td>`)}
  </tr>`;
}

function fraction(
  { chosen }: CrossingsProps,
  figures: CrossingFigures,
  kind: Kind,
  alignment: AlignmentType,
): string {
  const { tests } = figures[kind];
  return t("crossings-fraction", { part: counted(figures[kind][alignment], chosen), tests });
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
