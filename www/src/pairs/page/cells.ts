/** The table of pairs: what it is given, its heads and its cells. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { directionOf } from "../../stage/layout/direction.js";
import type { PickerEntry } from "../entry.js";
import { cellOf, valueAt } from "../measure/columns.js";
import type { Column, MeasuredPairs } from "../measured.js";
import {
  type Heading,
  headOf,
  isNumber,
  nameOf,
  numberText,
  reasonText,
  valueText,
} from "./names.js";

/** What the table shows, and what it tells. */
export interface RowsProps {
  readonly measured: MeasuredPairs;
  /** The numbers of the pairs, from 0, in order. */
  readonly rows: Uint32Array;
  readonly columns: readonly Heading[];
  readonly sort: string;
  readonly descending: boolean;
  /** The measure that stands out, and alone beside the sentences on a narrow page. */
  readonly main: string | undefined;
  /** The pair that the keys are on. */
  readonly active: number;
  entry(pair: number): PickerEntry;
  onSort(name: Heading): void;
  onActive(pair: number): void;
  onOpen(pair: number): void;
}

/** Without one that stands out it is the last. */
function mainOf({ columns, main }: RowsProps): string | undefined {
  return main ?? columns.at(-1);
}

/** Whether the bar at the end of a row can show it: from 0 to 1. */
function hasBar(name: string): boolean {
  return !isNumber(name) && name !== "coverage" && name !== "difference" && name !== "second";
}

/** The heads; each sorts by its column. */
export function heads(props: RowsProps): TemplateResult {
  const { columns } = props;
  return html`${head("number", "pairs-n figure", props)}${head("id", "pairs-id", props)}
    <th scope="col" class="pairs-text">${t("pairs-head-sentences")}</th>
    ${columns.map(
      (name) =>
        html`${name === "similarity" ? html`<th scope="col" class="figure pairs-minor">${t("pairs-head-fraction")}</th>` : nothing}${head(name, `figure ${placeOf(name, props)}`, props)}`,
    )}
    <td class="pairs-b"></td>`;
}

function placeOf(name: string, props: RowsProps): string {
  return name === mainOf(props) ? "pairs-main" : "pairs-minor";
}

function head(
  name: Heading,
  place: string,
  { sort, descending, onSort }: RowsProps,
): TemplateResult {
  const sorted = sort === name;
  return html`<th scope="col" class=${place} aria-sort=${sorted ? (descending ? "descending" : "ascending") : nothing}>
    <button type="button" class="results-sort" title=${t("pairs-sort", { name: nameOf(name) })} @click=${() => onSort(name)}
      >${headOf(name)}${sorted ? html`<span class="results-sort-mark" aria-hidden="true">${descending ? "▾" : "▴"}</span>` : nothing}</button>
  </th>`;
}

/** The cells of a pair; `stop` where the Tab key stops in its row. */
export function cells(pair: number, stop: boolean, props: RowsProps): TemplateResult {
  const { measured, columns } = props;
  const { leftId, rightId, leftText: left, rightText: right } = props.entry(pair);
  const main = mainOf(props);
  const refused = measured.refused(pair);
  const inTheirs = codeOf(pair, props);
  return html`<td class="note figure pairs-n"><button type="button" class="results-row-button" tabindex=${stop ? 0 : -1}
        aria-label=${t("pairs-open-one", { index: pair + 1 })}>${numberText(pair + 1)}</button></td>
    <td class="note"><bdi>${leftId ?? rightId ?? ""}</bdi></td>
    <td class="pairs-text"><p class="clip" dir=${directionOf(left.split(" "))}>${left}</p><p class="clip note" dir=${directionOf(right.split(" "))}>${right}</p>${
      refused.length === 0 ? nothing : html`<p class="pairs-refused">${refusedText(refused)}</p>`
    }${
      inTheirs === undefined
        ? nothing
        : html`<p class="pairs-refused">${t("pairs-refused-theirs", { code: inTheirs })}</p>`
    }</td>
    ${columns.map((name) => {
      const column = measured.columns.get(name);
      return html`${name === "similarity" ? html`<td class="figure pairs-minor">${fraction(column, pair)}</td>` : nothing}<td
        class="figure ${placeOf(name, props)}"
        >${value(name, column, pair, measured)}</td>`;
    })}
    <td class="pairs-b">${main === undefined || !hasBar(main) ? nothing : barView(valueAt(measured.columns.get(main), pair))}</td>`;
}

/** Reasons that are no errors of a text. */
const reasons = [
  ...(["trapped", "no-partner", "unreadable"] as const),
  ...(["unanswered", "words-differ", "too-large"] as const),
];

function refusedText(codes: readonly string[]): string {
  const only = codes.length === 1 && reasons.find((reason) => reason === codes[0]);
  if (only) return t(`pairs-refused-${only}`);
  return t("pairs-refused-row", { codes: codes.join(", ") });
}

/** Why there is no value of the other system, where that is why. */
function withoutSecond(name: string, pair: number, measured: MeasuredPairs): string | undefined {
  const codes = name === "second" || name === "difference" ? measured.secondRefused?.(pair) : [];
  if (codes === undefined || codes.length === 0) return undefined;
  if (codes[0] === "no-partner") return t("pairs-refused-no-second");
  return t("pairs-refused-second", { why: refusedText(codes) });
}

function value(
  name: string,
  column: Column | undefined,
  pair: number,
  measured: MeasuredPairs,
): TemplateResult | string {
  const cell = column && cellOf(column, pair);
  switch (cell?.kind) {
    case undefined:
      return html`<span class="note">…</span>`;
    case "refused": {
      if (cell.code !== undefined) return none(refusedText([cell.code]));
      const why = withoutSecond(name, pair, measured);
      return why === undefined ? "" : none(why);
    }
    case "undefined":
      return none(t("pairs-no-value", { reason: reasonText(cell.reason) }));
    case "value": {
      const text = valueText(name, cell.value);
      if (isNumber(name) || cell.whole === 1) return text;
      return html`<span title="${numberText(cell.part)} ⁄ ${numberText(cell.whole)}">${text}</span>`;
    }
  }
}

function none(why: string): TemplateResult {
  return html`<span class="note" title=${why}>–</span>`;
}

/** The code of the error in the other annotator's line, where a column that is made of it is shown. */
function codeOf(pair: number, { measured, columns }: RowsProps): string | undefined {
  const found = columns.map((name) => {
    const column = measured.columns.get(name);
    const cell = column && cellOf(column, pair);
    return cell?.kind === "refused" ? cell.code : undefined;
  });
  return found.find((code) => code !== undefined);
}

/** The distance and the largest possible one, which the similarity is made of. */
function fraction(column: Column | undefined, pair: number): string {
  const cell = column && cellOf(column, pair);
  if (cell?.kind !== "value") return "";
  return `${numberText(cell.whole - cell.part)} ⁄ ${numberText(cell.whole)}`;
}

function barView(share: number | undefined): TemplateResult | typeof nothing {
  if (share === undefined) return nothing;
  const done = 72 * Math.min(1, share);
  return html`<svg width="72" height="6" aria-hidden="true"><rect class="bar-rest" width="72" height="6" rx="3"></rect>${
    done > 0 ? svg`<rect class="bar-done" width=${done} height="6" rx="3"></rect>` : nothing
  }</svg>`;
}
