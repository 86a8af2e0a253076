/**
 * `<results-clock>`: ticks while it is on the page. Playing is putting it there, pausing is taking it
 * away, and no timer can outlive the panel.
 */
class ResultsClock extends HTMLElement {
  /** Milliseconds from one tick to the next. */
  period = 1000;
  /** What a tick does. */
  tick: (() => void) | undefined;
  #timer: number | undefined;

  connectedCallback(): void {
    this.hidden = true;
    this.#next();
  }

  disconnectedCallback(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = window.setTimeout(() => {
      this.tick?.();
      if (this.isConnected) this.#next();
    }, this.period);
  }
}

/** How long a step stays while playing: long enough to be read, and no walk takes much over a minute. */
export function periodOf(steps: number): number {
  return Math.max(350, Math.min(1600, Math.round(60_000 / Math.max(1, steps))));
}

/** Makes the element known, once. */
export function defineClock(): void {
  if (!customElements.get("results-clock")) customElements.define("results-clock", ResultsClock);
}
