/** The room that a panel has: what stands in it is laid out for its width. */

/** How wide it is, once that is known; while it is not in sight the last width holds. */
export interface Room {
  width: number | undefined;
  /** Told by a `<results-room>`, in whole pixels, before it is first painted and whenever it has another size. */
  readonly told: (width: number) => void;
}

/** A room; `draw` is called when it has another width. */
export function openRoom(draw: () => void): Room {
  const room: Room = {
    width: undefined,
    told(width) {
      if (width === room.width) return;
      room.width = width;
      draw();
    },
  };
  return room;
}

class ResultsRoom extends HTMLElement {
  told: Room["told"] | undefined;
  readonly #resize = new ResizeObserver(() => {
    const width = Math.floor(this.getBoundingClientRect().width);
    if (width > 0) this.told?.(width);
  });

  connectedCallback(): void {
    this.#resize.observe(this);
  }

  disconnectedCallback(): void {
    this.#resize.disconnect();
  }
}

if (!customElements.get("results-room")) customElements.define("results-room", ResultsRoom);
