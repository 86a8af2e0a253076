/** Robinson–Foulds: the splits that only one tree has, and those of both. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Split } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { listed, type Rich, rich, word } from "../rich.js";
import { column, item, squares, type Where } from "./columns.js";
import { splitOf } from "./looking.js";
import { type Counted, headline } from "./measures.js";
import type { DistancesProps } from "./props.js";
import { leafForm, leavesOf } from "./words.js";

/** What a Robinson–Foulds distance is made of. */
export function splitsDetail(props: DistancesProps, row: Counted): TemplateResult {
  const { splits } = props.distances;
  const fraction = t("distances-fraction", row.measure);
  if (splits === undefined)
    return html`${headline(row, fraction)}<p>${t("distances-splits-many")}</p>`;
  const { rooted } = props.chosen;
  const looked = splitOf(props.distances, props.chosen.split);
  const [a, both, b] = [splits.left.length, splits.both.length, splits.right.length];
  const generalized = row.name !== "robinson-foulds";
  const made = generalized
    ? fraction
    : t("distances-splits-sum", { a, b, left: a + both, right: b + both });
  const kind = rooted ? "clusters" : "splits";
  const conflicts = splits.right.filter(({ conflicts }) => conflicts.length > 0).length;
  return html`${headline(row, made)}
    <p>${
      generalized
        ? t("distances-compatible-said", { kind, conflicts, all: b + both })
        : t("distances-splits-said", { kind, apart: a + b, all: a + b + 2 * both })
    }</p>
    <div class="distances-columns">
      ${(["left", "both", "right"] as const).map((where) =>
        column(where, splits[where], (split) => entry(props, where, split, looked)),
      )}
    </div>`;
}

function entry(props: DistancesProps, where: Where, split: Split, looked: Split | undefined) {
  const { leaves } = split;
  const ours = new Set(leaves);
  const content = html`${squares(leavesOf(props.distances).length, (leaf) => ours.has(leaf))}
    <span>${formsOf(props, leaves)}</span>
    ${where === "both" ? nothing : standing(props, where, split)}`;
  return item(props, split === looked, { split: leaves }, { kind: "split", leaves }, content);
}

/** Whether the other tree could have the split. */
function standing(props: DistancesProps, where: "left" | "right", split: Split) {
  const { conflicts, inConflict } = split;
  const other = where === "left" ? "B" : "A";
  const [first] = conflicts;
  if (first === undefined)
    return html`<span class="note distances-standing">✓ ${t("distances-compatible", { other })}</span>`;
  const against =
    props.distances.splits?.[where === "left" ? "right" : "left"][first]?.leaves ?? [];
  return html`<span class="note distances-standing">✕ ${rich(
    "distances-conflict",
    { words: html`<i>${formsOf(props, against)}</i>` },
    { other, more: inConflict - 1 },
  )}</span>`;
}

function formsOf(props: DistancesProps, leaves: readonly number[]): Rich {
  return listed(
    leaves.map((leaf) => word(leafForm(props, leaf))),
    " ",
  );
}
