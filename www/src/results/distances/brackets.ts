/** Brackets as EVALB counts them: by label, and each of them as one tree has it or both. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Bracket, BracketTable, Side, WrongTag } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { evalbOf } from "../../model/evalb.js";
import { idsBetween } from "../../stage/layout/between.js";
import { formOf } from "../names.js";
import { figure, listed, rich, word } from "../rich.js";
import { column, item, squares, type Where } from "./columns.js";
import { type BracketAt, bracketName, bracketOf, matchingOf } from "./looking.js";
import { type Counted, headline } from "./measures.js";
import type { DistancesProps } from "./props.js";
import { wordsTable } from "./words-table.js";

/** Of longer brackets the first words and the last are named. */
const named = 8;

interface Item extends BracketAt {
  readonly bracket: Bracket;
}

type Matched = `${"brackets" | "unlabelled"}-${"f" | "precision" | "recall"}`;

/** What a measure of brackets is made of. */
export function bracketsDetail(
  props: DistancesProps,
  row: Counted<Matched | "crossing" | "complete" | "tags">,
): TemplateResult {
  const { table } = props.distances.brackets;
  if (table === undefined) return html``;
  const matched = table.right.filter((one) => one[matchingOf(row.name)] !== undefined).length;
  const said = t(`distances-${row.name}-said`, {
    ...row.measure,
    matched,
    left: table.left.length,
    right: table.right.length,
  });
  const made = row.value === "whether" ? "" : t("distances-fraction", row.measure);
  return html`${headline(row, made)}<p>${said}</p>
    ${row.name === "tags" ? tags(props, table.wrongTags) : lists(props, row, table)}
    <p class="note">${t("distances-evalb", { parameters: evalbOf(props.chosen) })}</p>`;
}

function lists(props: DistancesProps, row: Counted, table: BracketTable) {
  const matching = matchingOf(row.name);
  const all = (side: Side): readonly Item[] =>
    table[side].map((bracket, at) => ({ side, at, bracket }));
  const alone = (side: Side) => all(side).filter(({ bracket }) => bracket[matching] === undefined);
  const crossing = (side: Side) => all(side).filter(({ bracket }) => bracket.crosses.length > 0);
  const looked = bracketOf(table, { bracket: props.chosen.bracket, measure: row.name });
  const entry = (one: Item) => {
    const { side, at, bracket } = one;
    const name = bracketName(one);
    const on = looked !== undefined && bracketName(looked) === name;
    const [first, last] = bracket.words ?? [0, 0];
    const content = html`${squares(props[side].words.length, (place) => place + 1 >= first && place < last)}
      <span><b>${labelOf(bracket.label)}</b> ${wordsOf(props, side, bracket)}</span>
      ${bracket[matching] === undefined ? standing(props, table, one) : nothing}`;
    return item(props, on, { bracket: name }, { kind: "bracket", side, at }, content);
  };
  const list = (where: Where, items: readonly Item[], head?: string) =>
    column(where, items, entry, head);
  if (row.name === "crossing") {
    if (row.measure.part === 0) return nothing;
    return html`<div class="distances-columns">
      ${(["left", "right"] as const).map((side) =>
        list(side, crossing(side), t(`distances-crossing-in-${side}`)),
      )}</div>`;
  }
  const both = all("left").filter(({ bracket }) => bracket[matching] !== undefined);
  return html`${matching === "partner" ? byLabel(table) : nothing}
    <div class="distances-columns">${list("left", alone("left"))}${list("both", both)}${list("right", alone("right"))}</div>`;
}

/** What is counted of each label. */
function byLabel({ labels }: BracketTable) {
  const share = (part: number, whole: number) =>
    whole === 0 ? t("distances-none-of") : figure(part / whole);
  return html`<div class="scroll distances-labels"><table class="table">
    <caption class="hidden">${t("distances-by-label")}</caption>
    <thead><tr>
      <th scope="col">${t("distances-label")}</th>
      ${(["gold", "predicted", "matched", "precision", "recall", "f"] as const).map(
        (name) => html`<th scope="col" class="figure">${t(`distances-label-${name}`)}</th>`,
      )}
    </tr></thead>
    <tbody>${labels.map(
      ({ label, left, right, matched }) => html`<tr>
        <th scope="row">${labelOf(label)}</th>
        ${[left, right, matched].map((value) => html`<td class="figure">${t("results-figure", { value })}</td>`)}
        <td class="figure">${share(matched, right)}</td>
        <td class="figure">${share(matched, left)}</td>
        <td class="figure">${share(2 * matched, left + right)}</td>
      </tr>`,
    )}</tbody>
  </table></div><table-copy></table-copy>`;
}

function labelOf(label: string): string {
  return label === "" ? t("distances-no-label") : label;
}

/** Why a bracket matches none of the other tree. */
function standing(props: DistancesProps, table: BracketTable, { side, bracket }: Item) {
  const { crosses, unlabelled } = bracket;
  const otherSide = side === "left" ? "right" : "left";
  const other = side === "left" ? "B" : "A";
  const same = unlabelled === undefined ? undefined : table[otherSide][unlabelled];
  if (same !== undefined) {
    return html`<span class="note distances-standing">${rich("distances-labelled", { label: html`<b>${labelOf(same.label)}</b>` }, { other })}</span>`;
  }
  const crossed = table[otherSide][crosses[0] ?? -1];
  if (crossed === undefined) return nothing;
  const label = html`<b>${labelOf(crossed.label)}</b> ${wordsOf(props, otherSide, crossed)}`;
  return html`<span class="note distances-standing">✕ ${rich("distances-crosses", { bracket: label }, { other, more: crosses.length - 1 })}</span>`;
}

/** The words in a bracket; of many the first and the last. */
function wordsOf(props: DistancesProps, side: Side, { words }: Bracket) {
  if (words === undefined) return nothing;
  const [first, last] = words;
  const forms = idsBetween(first, last).map((id) => word(formOf(props[side], id)));
  if (forms.length <= named) return listed(forms, " ");
  return listed([...forms.slice(0, named - 3), "…", ...forms.slice(-2)], " ");
}

/** Words with another tag in the other tree. */
function tags(props: DistancesProps, wrong: readonly WrongTag[]) {
  if (wrong.length === 0) return html`<p>${t("distances-tags-alike")}</p>`;
  const tag = (name: string) => (name === "" ? t("distances-none-of") : name);
  const heads = [t("distances-word"), t("distances-tag-in-a"), t("distances-tag-in-b")];
  const rows = wrong.map((one) => ({ ...one, cells: [tag(one.leftTag), tag(one.rightTag)] }));
  return wordsTable(props, heads, rows);
}
