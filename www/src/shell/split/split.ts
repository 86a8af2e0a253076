/**
 * What parts the trees from the results, which stand beside them or below: dragged, or moved by the arrow keys. Its
 * place is a share of their room and belongs to the reader. Fetched after the first drawing.
 */
import { html, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { splits } from "../../model/preferences.js";
import "./texts/en.ftl";

/** Tells how trees and results share their room, and lets that be changed. */
class SplitElement extends HTMLElement {
  /** Another place is chosen; undefined is the one that it has by itself. */
  onSplit: (split: number | undefined) => void = () => undefined;
  #split: number | undefined;
  #dragged: number | undefined;
  #resize = new ResizeObserver(() => this.tell());

  /** The place that the reader has chosen, in percent. */
  get split(): number | undefined {
    return this.#split;
  }

  set split(split: number | undefined) {
    this.#split = split;
    if (this.isConnected) this.tell();
  }

  connectedCallback(): void {
    this.#resize.observe(this.#ground);
    if (this.#trees) this.#resize.observe(this.#trees);
    this.addEventListener("focus", () => this.tell());
    this.addEventListener("keydown", this.#key);
    this.addEventListener("pointerdown", this.#press);
    this.addEventListener("dblclick", () => this.onSplit(undefined));
  }

  disconnectedCallback(): void {
    this.#resize.disconnect();
  }

  /** Says where it stands to those who do not see it. */
  tell(): void {
    const percent = this.#share();
    const id = this.split === undefined && this.#dragged === undefined ? "auto" : "value";
    this.ariaOrientation = this.#isUpright ? "vertical" : "horizontal";
    this.ariaValueNow = String(percent);
    this.ariaValueText = t(`split-${id}`, { percent, rest: 100 - percent });
  }

  /** What both share. */
  get #ground(): HTMLElement {
    return this.closest<HTMLElement>(".shell-stage") ?? this;
  }

  get #trees(): HTMLElement | null {
    return this.#ground.querySelector("#canvas");
  }

  /** Whether they stand side by side. */
  get #isUpright(): boolean {
    return this.offsetHeight > this.offsetWidth;
  }

  #share(): number {
    const { offsetWidth = 0, offsetHeight = 0 } = this.#trees ?? {};
    const { clientWidth, clientHeight } = this.#ground;
    const share = this.#isUpright ? offsetWidth / clientWidth : offsetHeight / clientHeight;
    return Math.round(100 * share) || 0;
  }

  #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter") this.onSplit(undefined);
    else {
      const next = shareAfter(event.key, this.#share());
      if (next === undefined) return;
      this.onSplit(next);
    }
    event.preventDefault();
  };

  #press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const isUpright = this.#isUpright;
    /** Where something lies on the way of it. */
    const along = ({ x, y }: { readonly x: number; readonly y: number }) => (isUpright ? x : y);
    const ground = this.#ground.getBoundingClientRect();
    const whole = isUpright ? ground.width : ground.height;
    const held = along(event) - along(this.getBoundingClientRect());
    const { dataset, style } = document.documentElement;
    const end = new AbortController();
    const { signal } = end;
    this.setPointerCapture(event.pointerId);
    const move = (moved: PointerEvent) => {
      this.#dragged = within((100 * (along(moved) - held - along(ground))) / Math.max(1, whole));
      dataset.split = "set";
      style.setProperty("--split", String(this.#dragged));
    };
    const stop = (chosen: number | undefined) => {
      const moved = this.#dragged !== undefined;
      this.#dragged = undefined;
      end.abort();
      if (moved) this.onSplit(chosen);
    };
    this.addEventListener("pointermove", move, { signal });
    this.addEventListener("pointerup", () => stop(this.#dragged), { signal });
    this.addEventListener("pointercancel", () => stop(this.split), { signal });
    const giveUp = ({ key }: KeyboardEvent) => key === "Escape" && stop(this.split);
    window.addEventListener("keydown", giveUp, { capture: true, signal });
  };
}

/** The splitter of a page. */
export function openSplit(app: App): () => TemplateResult {
  if (!customElements.get("twintree-split")) customElements.define("twintree-split", SplitElement);
  return () => html`<twintree-split
    role="separator"
    tabindex="0"
    aria-controls="canvas"
    aria-valuemin=${splits.least}
    aria-valuemax=${splits.most}
    aria-valuenow=${splits.least}
    aria-label=${t("split-label")}
    title=${t("split-title")}
    .split=${app.moment.preferences.split}
    .onSplit=${(split: number | undefined) => app.prefer({ split })}
  ></twintree-split>`;
}

/** How far an arrow key moves it. */
const stride = 3;

function within(share: number): number {
  return Math.max(splits.least, Math.min(splits.most, Math.round(share)));
}

/** The place after a key; undefined where the key does not move it. */
function shareAfter(key: string, share: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowUp: within(share - stride),
    ArrowLeft: within(share - stride),
    ArrowDown: within(share + stride),
    ArrowRight: within(share + stride),
    Home: splits.least,
    End: splits.most,
  };
  return places[key];
}
