/**
 * `<results-scroller>`: a box that scrolls by itself to the row that is current, whenever another row
 * becomes current, and never moves the page.
 */
export class ResultsScroller extends HTMLElement {
  #current: unknown;

  connectedCallback(): void {
    this.#follow();
  }

  /** Names the current row; the row itself carries `aria-current`. */
  set current(value: unknown) {
    if (value === this.#current) return;
    this.#current = value;
    this.#follow();
  }

  #follow(): void {
    // The rows are drawn after this property is set.
    requestAnimationFrame(() => {
      const row = this.querySelector<HTMLElement>("[aria-current]");
      if (!row) {
        this.scrollTop = 0;
        return;
      }
      const box = this.getBoundingClientRect();
      const at = row.getBoundingClientRect().top - box.top + this.scrollTop;
      const seen = at > this.scrollTop + 40 && at < this.scrollTop + box.height - 60;
      if (!seen) this.scrollTop = Math.max(0, at - box.height / 2);
    });
  }
}

/** Makes the element known, once. */
export function defineScroller(): void {
  if (!customElements.get("results-scroller")) {
    customElements.define("results-scroller", ResultsScroller);
  }
}
