import type { EdgeRef } from "../../model/refs.js";
import { sameEdge } from "../../model/triangle.js";
import { cellAt, type MatrixLayout, nameType } from "./layout/matrix.js";

/** A matrix with more squares than a picture of elements can hold. */
interface MatrixPainting {
  readonly layout: MatrixLayout;
  readonly pinned: EdgeRef | undefined;
  readonly previewed: EdgeRef | undefined;
  /** What pointing and clicking do, the same as in the small matrix. */
  readonly onLook: (edge: EdgeRef | undefined) => void;
  readonly onChoose: (edge: EdgeRef) => void;
}

/**
 * `<results-matrix>`: the matrix on a canvas. The squares are painted once and kept; pointing at one
 * paints only the marks over them. Keys and names are the business of the grid around it.
 */
class ResultsMatrix extends HTMLElement {
  #painting: MatrixPainting | undefined;
  #squares: HTMLCanvasElement | undefined;
  #canvas: HTMLCanvasElement | undefined;
  #frame = 0;
  #watch: MutationObserver | undefined;

  /** What is painted. The squares are painted anew only when something but the marks has changed. */
  set painting(next: MatrixPainting) {
    if (this.#painting?.layout !== next.layout) this.#squares = undefined;
    this.#painting = next;
    this.#later();
  }

  connectedCallback(): void {
    this.#canvas ??= this.#make();
    // Colours come from the theme, and so they change with it.
    this.#watch = new MutationObserver(() => {
      this.#squares = undefined;
      this.#later();
    });
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
    const painting = this.#painting;
    if (!canvas || !painting) return;
    const { width, height } = painting.layout;
    const sharp = Math.min(2, window.devicePixelRatio || 1);
    if (canvas.width !== width * sharp || canvas.height !== height * sharp) {
      canvas.width = width * sharp;
      canvas.height = height * sharp;
      canvas.style.setProperty("inline-size", `${width}px`);
      canvas.style.setProperty("block-size", `${height}px`);
    }
    const pen = canvas.getContext("2d");
    if (!pen) return;
    this.#squares ??= this.#sheet(painting.layout, sharp);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(this.#squares, 0, 0);
    pen.scale(sharp, sharp);
    this.#marks(pen, painting);
  }

  /** The colours by their names, and the font. */
  #look() {
    const style = getComputedStyle(this);
    const colour = (name: string) => style.getPropertyValue(name).trim();
    return { colour, family: style.fontFamily };
  }

  /** All squares, on a canvas of their own. */
  #sheet({ cells, side, type, width, height }: MatrixLayout, sharp: number): HTMLCanvasElement {
    const sheet = document.createElement("canvas");
    sheet.width = width * sharp;
    sheet.height = height * sharp;
    const pen = sheet.getContext("2d");
    if (!pen) return sheet;
    pen.scale(sharp, sharp);
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    const { colour, family } = this.#look();
    const [fill, ink, ring] = [colour("--link"), colour("--ink"), colour("--tree")];
    for (const { x, y, distance, shade, tree } of cells) {
      pen.globalAlpha = 0.04 + 0.42 * shade;
      pen.fillStyle = fill;
      pen.fillRect(x, y, side, side);
      pen.globalAlpha = 1;
      if (tree) {
        pen.strokeStyle = ring;
        pen.lineWidth = 1.6;
        pen.strokeRect(x + 0.8, y + 0.8, side - 1.6, side - 1.6);
      }
      if (type > 0) {
        pen.font = `${tree ? 650 : 400} ${type}px ${family}`;
        pen.fillStyle = tree ? ring : ink;
        pen.fillText(String(distance), x + side / 2, y + side / 2 + 0.5);
      }
    }
    return sheet;
  }

  #marks(pen: CanvasRenderingContext2D, { layout, pinned, previewed }: MatrixPainting): void {
    const { step, side, names } = layout;
    const { colour, family } = this.#look();
    const shown = previewed ?? pinned;
    const size = step < 12 ? 9 : nameType;
    pen.textBaseline = "middle";
    for (const [index, { text, x, y }] of names.entries()) {
      const on = shown?.from === index || shown?.to === index;
      pen.font = `${on ? 650 : 400} ${size}px ${family}`;
      pen.fillStyle = colour(on ? "--ink" : "--soft");
      pen.fillText(text, x, y);
    }
    pen.strokeStyle = colour("--ink");
    if (previewed) {
      const [x, y] = [previewed.from * step + side / 2, previewed.to * step + side / 2];
      pen.lineWidth = 1;
      pen.globalAlpha = 0.55;
      pen.beginPath();
      pen.moveTo(x + side / 2, y);
      pen.lineTo(previewed.to * step, y);
      pen.moveTo(x, y - side / 2);
      pen.lineTo(x, (previewed.from + 0.8) * step);
      pen.stroke();
      pen.globalAlpha = 1;
    }
    for (const edge of [pinned, previewed]) {
      if (!edge) continue;
      pen.lineWidth = edge === pinned ? 2.4 : 1.4;
      pen.strokeRect(edge.from * step - 1, edge.to * step - 1, side + 2, side + 2);
    }
  }
}

if (!customElements.get("results-matrix")) customElements.define("results-matrix", ResultsMatrix);
