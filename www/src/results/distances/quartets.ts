/** Quartets: how many of each kind, and four words as each tree pairs them. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Quartet, QuartetCounts } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import { rich, word } from "../rich.js";
import { placeButterfly } from "./layout/butterfly.js";
import { differingOf, toggled } from "./looking.js";
import { type Counted, headline } from "./measures.js";
import type { DistancesProps } from "./props.js";
import { leafForm, leavesOf } from "./words.js";

const arrow = (path: string) =>
  html`<svg viewBox="0 0 20 20" aria-hidden="true">${svg`<path d=${path}></path>`}</svg>`;
const backIcon = arrow("M13 4L6 10l7 6z");
const nextIcon = arrow("M7 4l7 6l-7 6z");

type Kind = Quartet["kind"];

/** How many there are of each kind, and the letter that stands for it. */
function kindsOf({ same, different, rightOnly, leftOnly, stars }: QuartetCounts) {
  return [
    { kind: "same", letter: "s", count: same },
    { kind: "different", letter: "d", count: different },
    { kind: "right-only", letter: "r1", count: rightOnly },
    { kind: "left-only", letter: "r2", count: leftOnly },
    { kind: "star", letter: "u", count: stars },
  ] as const;
}

/** What a quartet distance is made of. */
export function quartetsDetail(props: DistancesProps, row: Counted): TemplateResult {
  const counts = props.distances.quartets;
  if (counts === undefined) return html``;
  const { different: d, rightOnly: r1, leftOnly: r2, same: s, all } = counts;
  const plain = row.name === "quartets";
  const { strict } = props.chosen;
  const made = plain
    ? t("distances-quartets-sum", { d, r1, r2, all })
    : t(strict ? "distances-strict-sum" : "distances-generalized-sum", { s, d, r2 });
  const shown = ready(props.quartet)?.kind;
  const kindRow = ({ kind, letter, count }: ReturnType<typeof kindsOf>[number]) =>
    html`<tr class=${shown === kind ? "results-row--now" : ""}>
      <td><svg class="distances-swatch" width="14" height="14" aria-hidden="true">${tile(kind, 0.5, 0.5, 13, 13)}</svg></td><td class="note">${letter}</td><td>${t(`distances-kind-${kind}`)}</td>
      <td class="figure">${t("results-figure", { value: count })}</td></tr>`;
  return html`${headline(row, made)}
    <p>${t("distances-quartets-said", { all, words: leavesOf(props.distances).length, s })}</p>
    ${stack(counts)}
    <table class="table distances-kinds"><tbody>${kindsOf(counts).map(kindRow)}</tbody></table>
    ${fourWords(props, counts)}`;
}

/** A piece of a kind: plain, dark, hatched one way or the other, or empty. */
function tile(kind: Kind, x: number, y: number, width: number, height: number) {
  return svg`<rect class="distances-tile distances-tile-${kind}" x=${x} y=${y} width=${width} height=${height} rx="2"></rect>
    ${kind.endsWith("only") ? hatch(kind === "right-only", x, y, width, height) : nothing}`;
}

/** Strokes across a piece; patterns would need names that no other copy on a page has. */
function hatch(rising: boolean, x: number, y: number, width: number, height: number) {
  const step = 5;
  const strokes: string[] = [];
  for (let at = x - height; at < x + width; at += step) {
    const [from, to] = [Math.max(at, x), Math.min(at + height, x + width)];
    const [up, down] = [y + height - (from - at), y + height - (to - at)];
    const line = (across: number) => (rising ? across : 2 * y + height - across);
    strokes.push(`M${from} ${line(up)}L${to} ${line(down)}`);
  }
  return svg`<path class="distances-hatch" d=${strokes.join("")}></path>`;
}

/** All quartets as one bar; what is there at all is at least a line wide. */
function stack(counts: QuartetCounts) {
  const [width, height] = [400, 24];
  let x = 0;
  const kinds = kindsOf(counts);
  const pieces = kinds
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => {
      const piece = { kind, x, wide: Math.max(2, (count / counts.all) * width) };
      x += piece.wide;
      return piece;
    });
  const said = kinds.map(({ letter, count }) => `${letter} ${count}`).join(", ");
  return html`<svg class="distances-stack" viewBox="-1 -1 ${Math.max(x, width) + 2} ${height + 2}" role="img" aria-label=${said}>
    ${pieces.map(({ kind, x, wide }) => tile(kind, x, 0, wide, height))}
  </svg>`;
}

function fourWords(props: DistancesProps, counts: QuartetCounts) {
  const { chosen, onStep } = props;
  const differing = differingOf(counts);
  const quartet = ready(props.quartet);
  const end = (by: number) => {
    const place = chosen.place + by;
    return chosen.four.length === 0 && (place < 0 || place >= differing) ? "true" : "false";
  };
  return html`<div class="row distances-four">
    <h3>${t("distances-four")}</h3>
    ${
      differing === 0
        ? html`<p class="note">${t("distances-no-different")}</p>`
        : html`<div class="line results-walk" role="group" aria-label=${t("distances-different")}>
            <button type="button" class="action results-control" aria-disabled=${end(-1)} @click=${() => onStep(-1)}>${backIcon}${t("distances-back")}</button>
            <button type="button" class="action results-control" aria-disabled=${end(1)} @click=${() => onStep(1)}>${nextIcon}${t("distances-next")}</button>
          </div>
          ${chosen.four.length > 0 ? nothing : html`<span class="note">${t("distances-place", { place: chosen.place + 1, all: differing })}</span>`}`
    }
    </div>
    ${quartet === undefined ? nothing : shown(props, quartet)}
    ${choosing(props, quartet)}`;
}

function shown(props: DistancesProps, quartet: Quartet) {
  const form = (leaf: number) => leafForm(props, leaf);
  const side = (which: "left" | "right", letter: string) => {
    const pairs = quartet[which];
    return html`<figure class="card distances-butterfly">
      <figcaption><b>${letter}</b> ${t(pairs ? "distances-two-pairs" : "distances-open")}</figcaption>
      ${butterfly(placeButterfly((pairs ?? quartet.leaves).map(form), pairs !== undefined))}
    </figure>`;
  };
  const pairsOf = (pairs: readonly number[]) => {
    const [a, b, c, d] = pairs.map((leaf) => html`<i>${word(form(leaf))}</i>`);
    return { a, b, c, d };
  };
  const { left, right, leaves, kind } = quartet;
  const told = left && right ? right : (left ?? right ?? leaves);
  const said = rich(`distances-said-${kind}`, pairsOf(told));
  return html`<div class="distances-butterflies">${side("left", "A")}${side("right", "B")}</div>
    <p aria-live="polite">${said}</p>`;
}

/** Four words of one's own. */
function choosing(props: DistancesProps, quartet: Quartet | undefined) {
  const { distances, chosen, onChoose } = props;
  const four = chosen.four.length > 0 ? chosen.four : (quartet?.leaves ?? []);
  const picked = new Set(four);
  const chip = (leaf: number) =>
    html`<button type="button" class="chip" aria-pressed=${picked.has(leaf) ? "true" : "false"}
      @click=${() => onChoose({ four: toggled(four, leaf) })}>${word(leafForm(props, leaf))}</button>`;
  const pick = () => props.onPick(!props.picking);
  return html`<div class="row" role="group" aria-label=${t("distances-choose-four")}>
    <div class="row apart distances-choosing-head"><p class="note">${t(four.length === 4 ? "distances-choose-four" : "distances-choose-more", { more: 4 - four.length })}</p>
    <button type="button" class="toggle" aria-pressed=${props.picking ? "true" : "false"}
      @click=${pick}>${t("distances-pick")}</button></div>
    ${leavesOf(distances).map(chip)}
  </div>`;
}

/** The drawing; what it shows is said in words beside it. */
function butterfly({ width, height, ends, nodes }: ReturnType<typeof placeButterfly>) {
  const [from, to] = nodes;
  return html`<svg class="distances-pairs" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${ends.map(({ line, tone }) => svg`<path class="canvas-tone-${tone}" d="M${line.x1} ${line.y1}L${line.x2} ${line.y2}"></path>`)}
    ${from && to ? svg`<path class="canvas-tone-between" d="M${from.x} ${from.y}H${to.x}"></path>` : nothing}
    ${nodes.map(({ x, y }) => svg`<circle class="distances-node" cx=${x} cy=${y} r="4"></circle>`)}
    ${ends.map(({ text, x, y, anchor }) => svg`<text x=${x} y=${y} text-anchor=${anchor}>${text}</text>`)}
  </svg>`;
}
