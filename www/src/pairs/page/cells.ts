/** The table of pairs: what it is given, its heads and its cells. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { directionOf } from "../../stage/layout/direction.js";
import { cellOf, isShare, valueAt } from "../measure/columns.js";
import type { Column } from "../measured.js";
import { isOfBoth } from "./corpus.js";
import { type Heading, headOf, nameOf, numberText, reasonText, valueText } from "./names.js";
import type { Page } from "./page.js";

/** The measure that stands out, and alone beside the sentences on a narrow page. */
function mainOf({ columns, chosen }: Page): string | undefined {
  return [chosen.sort, chosen.measure].find((name) => columns.includes(name)) ?? columns.at(-1);
}

/** Whether the bar at the end of a row can show it: from 0 to 1. */
function hasBar(name: string): boolean {
  return isShare(name) && name !== "coverage" && !isOfBoth(name);
}

/** The heads; each sorts by its column. */
export function heads(page: Page): TemplateResult {
  const { columns } = page;
  return html`${head("number", "pairs-n figure", page)}${head("id", "pairs-id", page)}
    ${page.isAlone ? html`<td class="pairs-text"></td>` : html`<th scope="col" class="pairs-text">${t("pairs-head-sentences")}</th>`}
    ${columns.map(
      (name) =>
        html`${name === "similarity" ? html`<th scope="col" class="figure pairs-minor">${t("pairs-head-fraction")}</th>` : nothing}${head(name, `figure ${placeOf(name, page)}`, page)}`,
    )}
    <td class="pairs-b"></td>`;
}

function placeOf(name: string, page: Page): string {
  return name === mainOf(page) ? "pairs-main" : "pairs-minor";
}

function head(
  name: Heading,
  place: string,
  { chosen: { sort, descending }, systems, choose }: Page,
): TemplateResult {
  const sorted = sort === name;
  // Once more turns it round; numbers of what is compared begin with the least.
  const sortBy = () => choose({ sort: name, descending: sorted && !descending });
  return html`<th scope="col" class=${place} aria-sort=${sorted ? (descending ? "descending" : "ascending") : nothing}>
    <button type="button" class="results-sort" title=${t("pairs-sort", { name: nameOf(name, systems) })} @click=${sortBy}
      >${headOf(name, systems)}${sorted ? html`<span class="results-sort-mark" aria-hidden="true">${descending ? "▾" : "▴"}</span>` : nothing}</button>
  </th>`;
}

/** The cells of a pair; `stop` where the Tab key stops in its row. */
export function cells(pair: number, stop: boolean, page: Page): TemplateResult {
  const { measured, measuring, columns } = page;
  const { index, leftId, rightId, leftText: left, rightText: right } = measuring.entry(pair);
  const main = mainOf(page);
  const refused = measured.refused(pair);
  const inTheirs = codeOf(pair, page);
  return html`<td class="note figure pairs-n"><button type="button" class="results-row-button" tabindex=${stop ? 0 : -1}
        aria-label=${t("pairs-open-one", { index: index + 1 })}>${numberText(index + 1)}</button></td>
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
        class="figure ${placeOf(name, page)}"
        >${value(name, column, pair, page)}</td>`;
    })}
    <td class="pairs-b">${main === undefined || !hasBar(main) ? nothing : barView(valueAt(measured.columns.get(main), pair))}</td>`;
}

/** Reasons that are no errors of a text. */
const reasons = [
  ...(["trapped", "no-partner", "no-row", "unreadable"] as const),
  ...(["unanswered", "words-differ", "too-large"] as const),
];

function refusedText(codes: readonly string[]): string {
  const only = codes.length === 1 && reasons.find((reason) => reason === codes[0]);
  if (only) return t(`pairs-refused-${only}`);
  return t("pairs-refused-row", { codes: codes.join(", ") });
}

/** Why there is no value of the other system, where that is why. */
function withoutSecond(
  name: string,
  pair: number,
  { measuring, systems: [, second] }: Page,
): string | undefined {
  const codes = isOfBoth(name) ? measuring.secondNow()?.refused(pair) : [];
  if (codes === undefined || codes.length === 0) return undefined;
  if (codes[0] === "no-partner" || codes[0] === "no-row")
    return t("pairs-refused-no-second", { second });
  return t("pairs-refused-second", { second, why: refusedText(codes) });
}

function value(
  name: string,
  column: Column | undefined,
  pair: number,
  page: Page,
): TemplateResult | string {
  const cell = cellOf(column, pair);
  switch (cell?.kind) {
    case undefined:
      return html`<span class="note">…</span>`;
    case "refused": {
      if (cell.code !== undefined) return none(refusedText([cell.code]));
      const why = withoutSecond(name, pair, page);
      return why === undefined ? "" : none(why);
    }
    case "undefined":
      return none(t("pairs-no-value", { reason: reasonText(cell.reason) }));
    case "value": {
      const text = valueText(name, cell.value);
      if (!isShare(name) || cell.whole === 1) return text;
      return html`<span title="${numberText(cell.part)} ⁄ ${numberText(cell.whole)}">${text}</span>`;
    }
  }
}

function none(why: string): TemplateResult {
  return html`<span class="note" title=${why}>–</span>`;
}

/** The code of the error in the other annotator's line, where a column that is made of it is shown. */
function codeOf(pair: number, { measured, columns }: Page): string | undefined {
  const codes = columns.map((name) => {
    const cell = cellOf(measured.columns.get(name), pair);
    return cell?.kind === "refused" ? cell.code : undefined;
  });
  return codes.find((code) => code !== undefined);
}

/** The distance and the largest possible one, which the similarity is made of. */
function fraction(column: Column | undefined, pair: number): string {
  const cell = cellOf(column, pair);
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
