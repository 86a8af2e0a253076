/**
 * `<twintree-pairs>`: the table with a row for each pair. It is a real table, of which only the rows in
 * sight are made, and the one that the keys are on.
 */

import { repeat } from "lit/directives/repeat.js";
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { cells, heads } from "./cells.js";
import type { Page } from "./page.js";

/** The rows above and below those in sight that are made, too. */
const margin = 8;
/** So many rows, from the first on, are made on paper: no one reads more of them there. */
export const mostPrinted = 200;
const paper = matchMedia("print");
/** What a row is taken to be high before one has been seen. */
const usualHeight = 53;

/** The element; its page is set by `rowsTable`. */
class TwintreePairs extends HTMLElement {
  #page: Page | undefined;
  #height = usualHeight;
  /** Where the focus was when the keys moved on to a row that may not be there yet. */
  #following: Element | null | undefined;
  /** They begin at the row of the pair looked at, and not at the first one. */
  #isBack = false;
  #printing = false;
  #listening: AbortController | undefined;

  set page(page: Page) {
    this.#page = page;
    if (this.isConnected) this.#render();
  }

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const draw = () => this.#render();
    const print = ({ type }: Event) => {
      this.#printing = type === "beforeprint";
      this.#render();
    };
    // Whatever scrolls, the page or a part of it.
    document.addEventListener("scroll", draw, { capture: true, passive: true, signal });
    addEventListener("resize", draw, { signal });
    // Not every browser tells of both.
    paper.addEventListener("change", draw, { signal });
    addEventListener("beforeprint", print, { signal });
    addEventListener("afterprint", print, { signal });
    this.#render();
  }

  disconnectedCallback(): void {
    this.#listening?.abort();
  }

  /** Moves the focus to the row that the keys are on, or to the first one. */
  take(isBack: boolean): void {
    this.#following = document.activeElement;
    this.#isBack = isBack;
    this.#render();
  }

  #render(): void {
    const page = this.#page;
    if (page === undefined) return;
    render(this.#table(page), this);
    if (this.#isOnPaper()) return;
    this.#place();
    const first = this.querySelector<HTMLElement>("tr[data-at]");
    const height = first?.getBoundingClientRect().height ?? 0;
    // Larger type, or a narrow page: rows are as high as they are.
    if (height > 0 && Math.abs(height - this.#height) > 0.5) {
      this.#height = height;
      render(this.#table(page), this);
      this.#place();
    }
    if (this.#following !== undefined) this.#follow(page, this.#following);
  }

  #isOnPaper(): boolean {
    return this.#printing || paper.matches;
  }

  /** Gives the rows that are not made their height. */
  #place(): void {
    for (const space of this.querySelectorAll<HTMLElement>(".pairs-space")) {
      const height = `${Number(space.dataset.rows) * this.#height}px`;
      if (space.style.blockSize !== height) space.style.setProperty("block-size", height);
    }
  }

  #follow({ active, progress }: Page, from: Element | null): void {
    const now = document.activeElement;
    // Who has gone elsewhere meanwhile is not called back.
    if (now !== from && now !== document.body && !this.contains(now)) this.#following = undefined;
    if (this.#following === undefined) return;
    const own = this.querySelector<HTMLElement>(`[data-pair="${active}"] button`);
    // As long as pairs are measured another one may become the first.
    if (!this.#isBack && progress.state === "measuring") return;
    // A pair that is not among those shown has no row: the keys begin where they can.
    const first = this.querySelector<HTMLElement>("tr[data-pair] button");
    const button = this.#isBack ? (own ?? first) : first;
    // The row may come with the next answer.
    if (button === null) return;
    this.#following = undefined;
    button.focus({ preventScroll: true });
    button.closest("tr")?.scrollIntoView({ block: "nearest" });
  }

  /** The first and the last row that are to be made, the latter excluded. */
  #range(count: number): readonly [first: number, end: number] {
    const body = this.querySelector("tbody");
    const top = body?.getBoundingClientRect().top ?? 0;
    const first = Math.floor(-top / this.#height) - margin;
    const end = Math.ceil((innerHeight - top) / this.#height) + margin;
    return [Math.max(0, Math.min(count, first)), Math.max(0, Math.min(count, end))];
  }

  #table(page: Page): TemplateResult {
    const { columns } = page;
    const { rows } = page.shown;
    const isOnPaper = this.#isOnPaper();
    const count = isOnPaper ? Math.min(mostPrinted, rows.length) : rows.length;
    const [first, end] = isOnPaper ? [0, count] : this.#range(count);
    const active = rows.indexOf(page.active);
    const made = Array.from({ length: end - first }, (_, at) => first + at);
    if (active !== -1 && active < first) made.unshift(active);
    if (active >= end && !isOnPaper) made.push(active);
    // Where the pair looked at is not among them, the keys begin at the first row that is made.
    const stop = active === -1 ? first : active;
    return html`<table class="table pairs" aria-rowcount=${rows.length + 1} aria-label=${t("pairs-table")}>
      <thead><tr aria-rowindex="1">${heads(page)}</tr></thead>
      <tbody
        @click=${(event: Event) => this.#click(event)}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
      >${repeat(
        pieces(made, count),
        (piece) => ("rows" in piece ? `space ${piece.after}` : rows[piece.at]),
        (piece) =>
          "rows" in piece ? space(piece.rows, columns) : this.#row(piece.at, active, stop, page),
      )}</tbody>
    </table>`;
  }

  #row(at: number, active: number, stop: number, page: Page): TemplateResult {
    const pair = page.shown.rows[at] ?? 0;
    return html`<tr
      class="results-row ${at === active ? "results-row--pinned" : ""}"
      data-at=${at}
      data-pair=${pair}
      aria-rowindex=${at + 2}
      aria-current=${at === active ? "true" : nothing}
    >${cells(pair, at === stop, page)}</tr>`;
  }

  #click(event: Event): void {
    const row = (event.target as Element).closest<HTMLElement>("tr[data-pair]");
    if (row === null) return;
    // Who marks words of a sentence does not open it; a key, which counts no clicks, does.
    const isKey = (event as MouseEvent).detail === 0;
    if (!isKey && getSelection()?.isCollapsed === false) return;
    this.#page?.open(Number(row.dataset.pair));
  }

  #key(event: KeyboardEvent): void {
    const page = this.#page;
    if (page === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const row = (event.target as Element).closest<HTMLElement>("tr[data-at]");
    const here = Number(row?.dataset.at ?? 0);
    const step = Math.max(1, Math.floor(innerHeight / this.#height) - 4);
    const { rows } = page.shown;
    const last = rows.length - 1;
    const to: Readonly<Record<string, number>> = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      PageDown: here + step,
      PageUp: here - step,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const pair = rows[Math.max(0, Math.min(last, next))];
    if (pair === undefined) return;
    this.#following = document.activeElement;
    this.#isBack = true;
    page.moveTo(pair);
  }
}

type Piece = { readonly at: number } | { readonly after: number; readonly rows: number };

/** The rows that are made, with the room of those that are not between them. */
function pieces(made: readonly number[], count: number): readonly Piece[] {
  const found: Piece[] = [];
  let next = 0;
  for (const at of made) {
    if (at > next) found.push({ after: next, rows: at - next });
    found.push({ at });
    next = at + 1;
  }
  if (next < count) found.push({ after: next, rows: count - next });
  return found;
}

function space(rows: number, columns: readonly string[]): TemplateResult {
  return html`<tr class="pairs-space" data-rows=${rows} aria-hidden="true"><td colspan=${columns.length + 5}></td></tr>`;
}

/** The table of pairs. */
export function rowsTable(page: Page): TemplateResult {
  if (!customElements.get("twintree-pairs")) customElements.define("twintree-pairs", TwintreePairs);
  return html`<twintree-pairs .page=${page}></twintree-pairs>`;
}

/** Moves the focus to the row of the pair looked at, where one comes back to it, else to the first row. */
export function focusRows(isBack: boolean): void {
  document.querySelector<TwintreePairs>("twintree-pairs")?.take(isBack);
}
