/**
 * `<results-scroller>`: a box that scrolls by itself to what is current in it, whenever something else
 * becomes current, and never moves the page.
 */
class ResultsScroller extends HTMLElement {
  #current: unknown;

  connectedCallback(): void {
    this.#follow();
  }

  /** Names what is current; that itself carries `aria-current`, or `data-current` in a picture. */
  set current(value: unknown) {
    if (value === this.#current) return;
    this.#current = value;
    this.#follow();
  }

  #follow(): void {
    // What is inside is drawn after this property is set.
    requestAnimationFrame(() => {
      const item = this.querySelector("[aria-current], [data-current]");
      if (!item) {
        this.scrollTop = 0;
        return;
      }
      const [box, at] = [this.getBoundingClientRect(), item.getBoundingClientRect()];
      const [x, y] = [at.left - box.left, at.top - box.top];
      if (y < 40 || y > box.height - 60) this.scrollTop += y - box.height / 2;
      // A row is as wide as the box and needs no moving sideways.
      if (at.width < box.width / 2 && (x < 20 || x > box.width - 60)) {
        this.scrollLeft += x - box.width / 2;
      }
    });
  }
}

if (!customElements.get("results-scroller")) {
  customElements.define("results-scroller", ResultsScroller);
}
