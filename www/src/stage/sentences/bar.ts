/** The lines of both sentences on the page; each is as long as its room: `<twintree-sentence>`. */
import { html, render, type TemplateResult } from "lit/html.js";
import { directionOf } from "../layout/direction.js";
import type { Measure } from "../layout/measure.js";
import { pageMeasure } from "../measure.js";
import { type BarProps, type SentenceProps, sentenceLine, sentenceLines } from "./lines.js";

/** Light DOM: its styles are the page's. */
class SentenceElement extends HTMLElement {
  #props: SentenceProps | undefined;
  #room: number | undefined;
  #measure: Measure | undefined;
  readonly #resize = new ResizeObserver(([entry]) => {
    const room = Math.floor(entry?.contentRect.width ?? 0);
    if (room === this.#room) return;
    this.#room = room;
    this.#draw();
  });

  set props(props: SentenceProps) {
    const before = this.#props;
    const names = Object.keys(props) as (keyof SentenceProps)[];
    if (before && names.every((name) => props[name] === before[name])) return;
    this.#props = props;
    this.#draw();
  }

  connectedCallback(): void {
    this.#resize.observe(this);
  }

  disconnectedCallback(): void {
    this.#resize.disconnect();
  }

  #draw(): void {
    if (!this.#props || this.#room === undefined) return;
    this.#measure ??= pageMeasure(getComputedStyle(this).fontFamily);
    this.dir = directionOf(this.#props.sentence?.words.map(({ form }) => form) ?? []);
    const { line, cut } = sentenceLine(this.#props, this.#room, this.#measure);
    this.classList.toggle("sentence-cut", cut);
    render(line, this);
  }
}

const name = "twintree-sentence";

/** Both lines. */
export function sentenceBar(props: BarProps): TemplateResult {
  if (!customElements.get(name)) customElements.define(name, SentenceElement);
  return sentenceLines(
    props,
    (side) =>
      html`<twintree-sentence class="sentence-text" .props=${props[side]}></twintree-sentence>`,
  );
}
