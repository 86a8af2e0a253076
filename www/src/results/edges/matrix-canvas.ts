import type { EdgeRef } from "../../model/refs.js";
import { sameEdge } from "../../model/triangle.js";
import { cellAt, type MatrixLayout } from "./layout/matrix.js";

/** A matrix with more squares than a picture of elements can hold. */
interface MatrixPainting {
  readonly layout: MatrixLayout;
  /** What pointing and clicking do, the same as in the small matrix. */
  readonly onLook: (edge: EdgeRef | undefined) => void;
  readonly onChoose: (edge: EdgeRef) => void;
}

/** Squares of this side or less are filled where others have a ring. */
const filled = 8;

/**
 * `<results-matrix>`: the squares of the matrix on a canvas. Keys, names, and the marks over them are the business of
 * the grid around it.
 */
class ResultsMatrix extends HTMLElement {
  #painting: MatrixPainting | undefined;
  #canvas: HTMLCanvasElement | undefined;
  #frame = 0;
  #watch: MutationObserver | undefined;

  /** What is painted, anew only when something but what is pointed at has changed. */
  set painting(next: MatrixPainting) {
    const isNew = this.#painting?.layout !== next.layout;
    this.#painting = next;
    if (isNew) this.#later();
  }

  connectedCallback(): void {
    this.#canvas ??= this.#make();
    // Colours come from the theme, and so they change with it.
    this.#watch = new MutationObserver(() => this.#later());
    const root = this.getRootNode();
    this.#watch.observe(root instanceof ShadowRoot ? root.host : document.documentElement, {
      attributes: true,
      attributeFilter: ["data-theme"],
    });
    this.#later();
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #make(): HTMLCanvasElement {
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    const at = (event: PointerEvent | MouseEvent) =>
      this.#painting && cellAt(this.#painting.layout, event.offsetX, event.offsetY);
    let last: EdgeRef | undefined;
    canvas.addEventListener("pointermove", (event) => {
      const edge = at(event);
      canvas.classList.toggle("results-matrix-over", edge !== undefined);
      if (sameEdge(edge, last)) return;
      last = edge;
      this.#painting?.onLook(edge);
    });
    canvas.addEventListener("pointerleave", () => {
      last = undefined;
      this.#painting?.onLook(undefined);
    });
    canvas.addEventListener("click", (event) => {
      const edge = at(event);
      if (edge) this.#painting?.onChoose(edge);
    });
    this.append(canvas);
    return canvas;
  }

  #later(): void {
    if (this.#frame !== 0 || !this.isConnected) return;
    this.#frame = requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    this.#frame = 0;
    const canvas = this.#canvas;
    const layout = this.#painting?.layout;
    if (!canvas || !layout) return;
    const { cells, side, type, width, height } = layout;
    const sharp = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = width * sharp;
    canvas.height = height * sharp;
    canvas.style.setProperty("inline-size", `${width}px`);
    canvas.style.setProperty("block-size", `${height}px`);
    const pen = canvas.getContext("2d");
    if (!pen) return;
    const style = getComputedStyle(this);
    const colour = (name: string) => style.getPropertyValue(name).trim();
    const [fill, ink, ring] = [colour("--link"), colour("--ink"), colour("--tree")];
    pen.scale(sharp, sharp);
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (const { x, y, distance, shade, tree } of cells) {
      const isFilled = tree && side <= filled;
      pen.globalAlpha = isFilled ? 1 : 0.04 + 0.42 * shade;
      pen.fillStyle = isFilled ? ring : fill;
      pen.fillRect(x, y, side, side);
      pen.globalAlpha = 1;
      if (tree && !isFilled) {
        pen.strokeStyle = ring;
        pen.lineWidth = 1.6;
        pen.strokeRect(x + 0.8, y + 0.8, side - 1.6, side - 1.6);
      }
      if (type > 0) {
        pen.font = `${tree ? 650 : 400} ${type}px ${style.fontFamily}`;
        pen.fillStyle = tree ? ring : ink;
        pen.fillText(String(distance), x + side / 2, y + side / 2 + 0.5);
      }
    }
  }
}

if (!customElements.get("results-matrix")) customElements.define("results-matrix", ResultsMatrix);
