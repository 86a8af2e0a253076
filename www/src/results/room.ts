/**
 * `<results-room>`: tells how wide it is, before it is first painted and whenever that changes. What stands in it is
 * laid out for that width; while it is not in sight the last width holds.
 */
class ResultsRoom extends HTMLElement {
  /** Is told the width, in whole pixels. */
  told: ((width: number) => void) | undefined;
  #width = 0;
  readonly #resize = new ResizeObserver(() => {
    const width = Math.floor(this.getBoundingClientRect().width);
    if (width === 0 || width === this.#width) return;
    this.#width = width;
    this.told?.(width);
  });

  connectedCallback(): void {
    this.#resize.observe(this);
  }

  disconnectedCallback(): void {
    this.#resize.disconnect();
    this.#width = 0;
  }
}

if (!customElements.get("results-room")) customElements.define("results-room", ResultsRoom);
