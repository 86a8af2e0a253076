/** A measure against another one: a dot for each place that pairs have. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { valueAt } from "../measure/columns.js";
import type { Chosen } from "./chosen.js";
import { drawScatter, type ScatterLook } from "./draw/scatter.js";
import type { Scatter } from "./figures.js";
import { between } from "./histogram.js";
import { type Dot, dotAt, layoutScatter, type ScatterLayout, valuesAt } from "./layout/scatter.js";
import { limitAt } from "./limit.js";
import { measureChoice } from "./measure-choice.js";
import { digitsOf, nameOf, numberText, valueText } from "./names.js";
import type { Page } from "./page.js";

/** A place of the drawing. */
type Place = readonly [x: number, y: number];

/** What the pointer does: it passes, and is not saved. */
interface Pointing {
  readonly from: Place | undefined;
  readonly to: Place;
}

let pointing: Pointing | undefined;

/** The plot, with the choice of what it is drawn against, and how the two are correlated. */
export function scatterView(page: Page): TemplateResult {
  const { chosen, figures, offered, choose } = page;
  const { scatter } = figures;
  const r = (value: number | undefined) => (value === undefined ? "–" : numberText(value, 2));
  return html`<section class="results-block" aria-label=${t("pairs-scatter")}>
    <div class="line overview-head"><h3>${t("pairs-scatter")}</h3>
      ${measureChoice(t("pairs-against"), chosen.against, offered, (against) => choose({ against }))}
      ${
        scatter === undefined
          ? ""
          : html`<span class="note figure overview-r" title=${t("pairs-correlation", { count: scatter.pairs })}
              >r = ${r(scatter.pearson)} · ρ = ${r(scatter.spearman)}</span>`
      }
    </div>
    ${scatter === undefined ? html`<p class="note overview-wait plot-wait">…</p><p class="note overview-pointed"></p>` : picture(page, scatter)}
  </section>`;
}

function picture(page: Page, scatter: Scatter): TemplateResult {
  const { app, chosen, figures, measured, active, some } = page;
  const { measure, against } = chosen;
  const value = (name: string) => valueAt(measured.columns.get(name), active);
  const [x, y] = [value(against), value(measure)];
  const isIn = some === undefined || some.includes(active);
  const looked = !isIn || x === undefined || y === undefined ? undefined : { x, y };
  const limit = limitAt(chosen.condition, measure);
  const layout = layoutScatter(scatter.cells, scatter.grid, looked, limit);
  const dragged = pointing?.from !== undefined && isDragged(pointing.from, pointing.to);
  const pointed =
    pointing === undefined || dragged ? undefined : dotAt(layout.dots, ...pointing.to);
  // What is left out is drawn, and counted nowhere.
  const told = figures.isSome && !pointed?.chosen ? undefined : pointed;
  const point = (change: Pointing | undefined) => {
    pointing = change;
    app.draw();
  };
  const done = (event: PointerEvent) => {
    const from = pointing?.from;
    const to = placeOf(event, layout);
    point({ from: undefined, to });
    if (from === undefined) return;
    if (isDragged(from, to)) select(page, scatter, from, to);
    else chooseDot(page, scatter, dotAt(layout.dots, ...to));
  };
  return html`<svg class="plot plot-scatter" viewBox="0 0 ${layout.width} ${layout.height}" width=${layout.width} height=${layout.height} role="img"
      aria-label=${t("pairs-scatter-of", { name: nameOf(measure), against: nameOf(against), count: scatter.pairs })}
      @pointerdown=${(event: PointerEvent) => {
        if (event.button !== 0) return;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        const at = placeOf(event, layout);
        point({ from: at, to: at });
      }}
      @pointermove=${(event: PointerEvent) => point({ from: pointing?.from, to: placeOf(event, layout) })}
      @pointerup=${done}
      @pointercancel=${() => point(undefined)}
      @pointerleave=${() => {
        if (pointing?.from === undefined) point(undefined);
      }}>${drawScatter(layout, {
        ...scatterLook(chosen),
        marked: dragged && pointing?.from ? [...pointing.from, ...pointing.to] : undefined,
        pointed,
      })}</svg>
    <p class="note overview-pointed">${told === undefined ? (scatter.pairs === 0 ? nothing : t("pairs-scatter-hint")) : wordsOf(told, scatter, chosen)}</p>`;
}

/** What its axes say. */
export function scatterLook({ measure, against }: Chosen): ScatterLook {
  const tick = (name: string) => (at: number) => valueText(name, at, digitsOf(at));
  return { tickX: tick(against), tickY: tick(measure) };
}

function wordsOf(dot: Dot, scatter: Scatter, { measure, against }: Chosen): string {
  const { x, y } = valuesOf(dot, scatter);
  return t("pairs-dot", {
    count: dot.cell.chosen || dot.cell.count,
    measure: nameOf(measure),
    against: nameOf(against),
    y: valueText(measure, (y[0] + y[1]) / 2),
    x: valueText(against, (x[0] + x[1]) / 2),
  });
}

/** The stretches of values that fall into the cell of a dot. */
function valuesOf({ cell }: Dot, { grid }: Scatter) {
  const of = (at: number, count: number, greatest: number): readonly [number, number] => [
    (at / count) * greatest,
    ((at + 1) / count) * greatest,
  ];
  return {
    x: of(cell.column, grid.columns, grid.greatestX),
    y: of(cell.row, grid.rows, grid.greatestY),
  };
}

function chooseDot({ chosen, choose }: Page, scatter: Scatter, dot: Dot | undefined): void {
  if (dot === undefined) return;
  const { grid } = scatter;
  const { x, y } = valuesOf(dot, scatter);
  const [lastX, lastY] = [dot.cell.column === grid.columns - 1, dot.cell.row === grid.rows - 1];
  choose({
    condition: `${between(chosen.against, ...x, lastX)} and ${between(chosen.measure, ...y, lastY)}`,
  });
}

function select({ chosen, choose }: Page, { grid }: Scatter, from: Place, to: Place): void {
  const [a, b] = [valuesAt(grid, ...from), valuesAt(grid, ...to)];
  const stretch = (name: string, one: number, other: number, greatest: number) => {
    // As many digits as the eye can tell apart.
    const round = (value: number) => Number((value / greatest).toFixed(3)) * greatest;
    const [least, most] = [round(Math.min(one, other)), round(Math.max(one, other))];
    return between(name, least, most, true);
  };
  choose({
    condition: `${stretch(chosen.against, a.x, b.x, grid.greatestX)} and ${stretch(chosen.measure, a.y, b.y, grid.greatestY)}`,
  });
}

function isDragged([x, y]: Place, [toX, toY]: Place): boolean {
  return Math.abs(toX - x) > 5 && Math.abs(toY - y) > 5;
}

/** Where the pointer is, in the numbers of the drawing. */
function placeOf(event: PointerEvent, { width, height }: ScatterLayout): Place {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return [
    ((event.clientX - box.left) / box.width) * width,
    ((event.clientY - box.top) / box.height) * height,
  ];
}
