/** The picker, `<twintree-picker>`: a dialog over all pairs of a corpus, with a search over their ids and texts. */
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { directionOf } from "../stage/layout/direction.js";
import { pairErrors } from "./entries.js";
import { entryOf, type PickerEntry } from "./entry.js";
import { goToPair } from "./navigation.js";
import { filterEntries, type Searchable, searchable } from "./search.js";
import "./texts/en.ftl";

/** The height of a row in the style sheet; rows out of sight are not made. */
const rowHeight = 64;
const margin = 6;

/** The element; once it was opened it stays, closed. */
class TwintreePicker extends HTMLElement {
  #app: App | undefined;
  #errors: readonly number[] = [];
  #all: readonly Searchable[] = [];
  #found: readonly PickerEntry[] = [];
  #query = "";
  /** Which of those found is active. */
  #active = 0;

  get #current(): number | undefined {
    return this.#app?.store.state.work.pair;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector("dialog");
  }

  /** Opens it over the pairs that there are now. */
  show(app: App): void {
    this.#app = app;
    const { work } = app.store.state;
    this.#all = searchable(work.pairs.map((_, pair) => entryOf(work, pair)));
    this.#query = "";
    this.#errors = [];
    void pairErrors(work, app.engine).then((errors) => {
      this.#errors = errors;
      if (this.#dialog?.open) this.#render();
    });
    this.#search();
    const here = this.#found.findIndex((entry) => entry.index === work.pair);
    this.#active = Math.max(0, here);
    this.#render();
    this.#dialog?.showModal();
    const input = this.querySelector("input");
    if (input) input.value = "";
    input?.focus();
    this.#reveal("center");
  }

  #search(): void {
    this.#found = filterEntries(this.#all, this.#query);
    this.#active = 0;
  }

  #close(): void {
    this.#dialog?.close();
  }

  #choose(entry: PickerEntry | undefined): void {
    if (entry === undefined || this.#app === undefined) return;
    this.#close();
    goToPair(this.#app, entry.index);
  }

  #key(event: KeyboardEvent): void {
    const page = Math.max(1, Math.floor(this.#height() / rowHeight) - 1);
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
    };
    const move = moves[event.key];
    if (event.key === "Enter") {
      event.preventDefault();
      this.#choose(this.#found[this.#active]);
    } else if (move !== undefined) {
      event.preventDefault();
      this.#active = Math.max(0, Math.min(this.#found.length - 1, this.#active + move));
      this.#reveal("nearest");
      this.#render();
    }
  }

  #height(): number {
    return this.querySelector(".picker-list")?.clientHeight ?? 0;
  }

  /** Scrolls so that the active row is in sight. */
  #reveal(where: "nearest" | "center"): void {
    const list = this.querySelector(".picker-list");
    if (list === null) return;
    const top = this.#active * rowHeight;
    const height = list.clientHeight;
    if (where === "center") list.scrollTop = top - (height - rowHeight) / 2;
    else if (top < list.scrollTop) list.scrollTop = top;
    else if (top + rowHeight > list.scrollTop + height) list.scrollTop = top + rowHeight - height;
    this.#render();
  }

  #render(): void {
    render(this.#template(), this);
    const rows = this.querySelector<HTMLElement>(".picker-rows");
    rows?.style.setProperty("block-size", `${this.#found.length * rowHeight}px`);
    for (const row of this.querySelectorAll<HTMLElement>(".picker-row")) {
      row.style.setProperty("inset-block-start", `${Number(row.dataset.at) * rowHeight}px`);
    }
  }

  #template(): TemplateResult {
    const list = this.querySelector(".picker-list");
    const first = Math.max(0, Math.floor((list?.scrollTop ?? 0) / rowHeight) - margin);
    const last = first + Math.ceil((list?.clientHeight || 640) / rowHeight) + 2 * margin;
    const active = this.#found[this.#active];
    return html`<dialog
      class="shell-dialog picker"
      aria-labelledby="picker-title"
      @click=${(event: Event) => {
        // A click beside the dialog is one on the dialog itself: its box is filled by the form.
        if (event.target === event.currentTarget) this.#close();
      }}
    >
      <div class="picker-box">
        <header class="line apart shell-dialog-head">
          <h2 id="picker-title">${t("picker-title")}</h2>
          <button type="button" class="action action-bare action-icon" aria-label=${t("picker-close")} @click=${() => this.#close()}>
            ×
          </button>
        </header>
        <div class="line picker-search">
          <input
            class="field"
            type="search"
            role="combobox"
            autocomplete="off"
            spellcheck="false"
            aria-label=${t("picker-search")}
            placeholder=${t("picker-search")}
            aria-expanded="true"
            aria-controls="picker-list"
            aria-activedescendant=${active ? `picker-${active.index}` : nothing}
            @input=${(event: Event) => {
              this.#query = (event.currentTarget as HTMLInputElement).value;
              this.#search();
              this.#render();
              this.#reveal("center");
            }}
            @keydown=${(event: KeyboardEvent) => this.#key(event)}
          />
          <span class="note figure" role="status">
            ${t("picker-count", { found: this.#found.length, count: this.#all.length })}
          </span>
        </div>
        <div
          class="picker-list"
          id="picker-list"
          role="listbox"
          tabindex="-1"
          aria-label=${t("picker-list")}
          @scroll=${() => this.#render()}
        >
          <div class="picker-rows list" role="presentation">
            ${this.#found.slice(first, last).map((entry, at) => this.#row(entry, first + at))}
          </div>
          ${this.#found.length === 0 ? html`<p class="note picker-none">${t("picker-none")}</p>` : nothing}
        </div>
        <footer class="strip strip-foot note">${t("picker-keys")}</footer>
      </div>
    </dialog>`;
  }

  #row(entry: PickerEntry, at: number): TemplateResult {
    const { index, leftId, rightId, leftText, rightText, links } = entry;
    const errors = this.#errors[index];
    const ids = leftId === rightId ? leftId : [leftId, rightId].filter(Boolean).join(" · ");
    const active = at === this.#active;
    return html`<div
      class="pick picker-row ${active ? "picker-active" : ""} ${errors ? "picker-broken" : ""}"
      role="option"
      id="picker-${index}"
      data-at=${at}
      aria-selected=${active}
      aria-current=${index === this.#current ? "true" : nothing}
      aria-posinset=${at + 1}
      aria-setsize=${this.#found.length}
      @click=${() => this.#choose(entry)}
    >
      <span class="note figure">${index + 1}</span>
      <span class="stack">
        <span class="clip" dir=${directionOf(leftText.split(" "))}>${leftText}</span>
        <span class="clip note" dir=${directionOf(rightText.split(" "))}>${rightText}</span>
      </span>
      <span class="note picker-facts">
        <bdi class="clip picker-id">${ids}</bdi>
        <span class="line picker-notes">
          ${index === this.#current ? html`<span class="picker-now">${t("picker-current")}</span>` : nothing}
          ${errors ? html`<span class="picker-errors">${t("picker-errors", { count: errors })}</span>` : nothing}
          ${links === undefined ? nothing : html`<span>${t("picker-links", { count: links })}</span>`}
        </span>
      </span>
    </div>`;
  }
}

if (!customElements.get("twintree-picker"))
  customElements.define("twintree-picker", TwintreePicker);

/** The one of the page, once it was opened. */
let picker: TwintreePicker | undefined;

/** Opens the dialog. */
export function openPicker(app: App): void {
  if (picker === undefined) {
    picker = new TwintreePicker();
    document.body.append(picker);
  }
  picker.show(app);
}
