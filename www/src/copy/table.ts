/**
 * `<table-copy>`: a button behind a table that puts on the clipboard what the table shows, cells parted by
 * tabs, so that a spreadsheet takes it as a table; or the rows that it is given. What it says comes from the page's catalogues; where it is
 * not defined (yet), there is nothing to be seen of it.
 */
import { html, render } from "lit/html.js";
import { t } from "../messages/index.js";
import { copyText } from "./clipboard.js";
import { tsvRow } from "./tsv.js";
import "./texts/en.ftl";

class TableCopy extends HTMLElement {
  /** What is copied where it stands in no table, row by row. It may be given before this is defined. */
  declare rows?: () => readonly Parameters<typeof tsvRow>[0][];
  #told: "text-copied" | "text-not-copied" | undefined;
  #speaking: MutationObserver | undefined;

  connectedCallback(): void {
    // The page speaks another language without drawing this anew.
    this.#speaking = new MutationObserver(() => this.#render());
    this.#speaking.observe(document.documentElement, { attributeFilter: ["lang"] });
    this.#render();
  }

  disconnectedCallback(): void {
    this.#speaking?.disconnect();
  }

  #render(): void {
    const done = this.#told;
    render(
      html`<button type="button" class="action action-bare note table-copy" @click=${() => void this.#copy()}>
          ${t("table-copy")}
        </button>
        <span role="status">${done === undefined ? "" : t(done)}</span>`,
      this,
    );
  }

  async #copy(): Promise<void> {
    this.#told = undefined;
    this.#render();
    try {
      const text = this.rows?.().map(tsvRow).join("") ?? tabbed(tableBefore(this));
      if (text !== undefined) await copyText(text);
      this.#told = text === undefined ? "text-not-copied" : "text-copied";
    } catch {
      this.#told = "text-not-copied";
    }
    this.#render();
  }
}

/** The table, or the list, that ends before an element and is nearest to it. */
function tableBefore(element: Element): Element | undefined {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const before = [...around.querySelectorAll("table, ol")].filter(
      (one) => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    if (before.length > 0) return before.at(-1);
  }
  return undefined;
}

/** The rows of a table, a line for each. One with a cell over several columns is a remark, and no row. */
function tabbed(table: Element | undefined): string | undefined {
  if (table === undefined) return undefined;
  const rows =
    table instanceof HTMLTableElement
      ? [...table.rows].map((row) => [...row.cells]).filter((cells) => cells.every(isOne))
      : [...table.children].map((item) => [item.firstElementChild ?? item]);
  const texts = rows.map((cells) => cells.map(textOf));
  const body =
    table instanceof HTMLTableElement ? texts.slice(table.tHead?.rows.length ?? 0) : texts;
  // A column that holds buttons alone has nothing in it.
  const filled = (_: string, column: number) => body.some((cells) => (cells[column] ?? "") !== "");
  return texts.map((cells) => tsvRow(cells.filter(filled))).join("");
}

function isOne({ colSpan }: HTMLTableCellElement): boolean {
  return colSpan === 1;
}

/** What a cell shows: of a choice what is chosen, and nothing of what is there for the eye alone. */
function textOf(cell: Element): string {
  const chosen = cell.querySelector("select")?.selectedOptions[0];
  const group = cell.querySelector("[role=group]");
  const shown = group === null ? cell : group.querySelector("[aria-pressed=true]");
  return cleaned(chosen?.textContent ?? (shown === null ? "" : seen(shown)));
}

function seen(node: Node): string {
  if (!(node instanceof Element))
    return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : "";
  if (node.getAttribute("aria-hidden") === "true") return "";
  return [...node.childNodes].map(seen).join("");
}

/** On one line, without the signs that only turn the writing round. */
function cleaned(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

if (!customElements.get("table-copy")) customElements.define("table-copy", TableCopy);
