/** The canvas as an element: it holds what the pointer and the focus are doing, and draws. */
import { guard } from "lit/directives/guard.js";
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { Side } from "../engine/answers.js";
import { ready } from "../engine/asked.js";
import { type Label, language, speakNow, t } from "../messages/index.js";
import { type Later, later, whenIdle } from "../model/later.js";
import { sameLink } from "../model/refs.js";
import { isSame } from "../model/same.js";
import type { Drawing } from "../model/state.js";
import { isFresh, laidOut, lookedAt } from "./changes.js";
import { openChoice } from "./choice.js";
import { classes } from "./draw/look.js";
import { drawPair } from "./draw/pair.js";
import { wordId } from "./draw/words.js";
import { begun, type Gesture, idle, standing } from "./gesture.js";
import { type HandLoader, loadHand } from "./hand-loader.js";
import type { Measure } from "./layout/measure.js";
import { layoutPair, type PairLayout } from "./layout/pair.js";
import { type Fit, firstScroll, firstTop, readable, type Size, scaleOf } from "./layout/scale.js";
import { pageMeasure } from "./measure.js";
import type { Arrangement, CanvasProps, CanvasSelection } from "./props.js";
import type * as Rows from "./rows/part.js";
import type { Surface } from "./surface.js";
import { pairLook } from "./view.js";

/** Folds what is alike. */
type Folding = ReturnType<typeof Rows.openFolding>;

let count = 0;

/** Wider than this many times its height a drawing needs the width of the window more than its height. */
const long = 2.3;

/** Rows are laid out for no less, in pixels. */
const leastWidth = 240;

/** A drawing that is wider than this has words of less than 8 points on a page of A4. */
const mostOnPaper = 1100;

/** What rows leave free beside them for a scroll bar. */
const gutter = 16;

/** Light DOM: its styles are the page's. Set `props`; everything else it finds out for itself. */
export class CanvasElement extends HTMLElement implements Surface {
  readonly idPrefix = count++ === 0 ? "canvas" : `canvas${count}`;
  layout: PairLayout | undefined;
  #props: CanvasProps | undefined;
  /** The props that are drawn. */
  #drawn: CanvasProps | undefined;
  #gesture: Gesture = idle;
  /** What the drawing has; nothing is known of it before the first drawing. */
  #room: Size | undefined;
  #measure: Measure | undefined;
  /** Whether what is drawn is new, and has to be brought into sight. */
  #fresh = true;
  /** How far it was scrolled for that. */
  #start: Scroll | undefined;
  /** The edge that was brought into sight last. */
  #revealed: Pick<CanvasSelection, "from" | "to"> | undefined;
  readonly #stemma = this.#part("stemma", () => import("./layout/stemma.js"));
  readonly #rows = this.#part("rows", () => import("./rows/part.js"));
  readonly #laid = this.#part("laid", () => import("./laid.js"));
  /** What the layout was made of. */
  #laidOut: readonly unknown[] = [];
  #arrangement: Arrangement = { drawing: "arcs", isFolded: undefined };
  readonly #choose = openChoice();
  #folding: Folding | undefined;
  /** What is done once all that has changed is drawn. */
  readonly #afterwards: (() => void)[] = [];
  /** The frame in which it is drawn anew. */
  #frame = 0;
  /** Props have come that are not drawn yet. */
  #given = false;
  #listening: AbortController | undefined;
  /** It stands on paper. */
  #printed = false;
  #handLoader: HandLoader | undefined;

  /** What is given, as it is seen here: for pictures of it. */
  get shown(): CanvasProps | undefined {
    const { drawing, isFolded } = this.#arrangement;
    return this.#props && { ...this.#props, drawing, onlyDifferences: isFolded };
  }
  get props(): CanvasProps | undefined {
    return this.#props;
  }
  /** The page gives them while it draws: they are drawn in the same frame, once all of it stands. */
  set props(props: CanvasProps | undefined) {
    this.#props = props;
    this.#give();
  }

  connectedCallback(): void {
    this.#give();
  }

  disconnectedCallback(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    this.#handLoader = undefined;
  }

  #give(): void {
    if (this.#given) return;
    this.#given = true;
    queueMicrotask(() => {
      if (this.#given && this.isConnected) this.#draw();
      this.#given = false;
    });
  }

  /** What the pointer does is drawn with all else that happens before the next frame. */
  get gesture(): Gesture {
    return this.#gesture;
  }
  set gesture(gesture: Gesture) {
    this.#gesture = gesture;
    this.drawSoon();
  }

  drawSoon(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  drawNow(): void {
    if (this.#frame !== 0 || this.#given) this.#draw();
  }

  afterDrawing(act: () => void): void {
    if (this.#frame === 0 && !this.#given) act();
    else this.#afterwards.push(act);
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#given = false;
    const props = this.#props;
    if (!props) return;
    // Between two of its drawings another element may have spoken.
    if (props.language) speakNow(props.language);
    this.#layOut(props);
    render(this.#content(props), this);
    this.#settle(props);
    this.#drawn = props;
    for (const act of this.#afterwards.splice(0)) act();
    this.#handLoader?.()?.drawn();
  }

  #layOut(props: CanvasProps): void {
    this.#measure ??= pageMeasure(getComputedStyle(this).fontFamily || "sans-serif");
    const before = this.#drawn;
    if (before?.subject !== props.subject || props.former) {
      this.#gesture = begun(this.#gesture);
      this.#handLoader?.()?.begin();
    }
    if (!before || isFresh(before, props)) this.#fresh = true;
    const room = Math.floor((this.#room?.width ?? this.clientWidth) / (props.full ?? 1));
    const given = {
      labels: props.labels,
      measure: this.#measure,
      withEnhanced: props.enhanced?.withEnhanced,
      phraseTree: props.phrases?.phraseTree,
    };
    const drawing = this.#isInRowsOnPaper() ? "rows" : this.#choose(props, given, room);
    if (drawing !== this.#arrangement.drawing) {
      this.#fresh = true;
      // Who has chosen something else may choose it again.
      if (drawing === "stemma") this.#stemma.fetch();
      if (drawing === "rows") this.#rows.fetch();
    }
    const rows = drawing === "rows" ? ready(this.#rows.peek()) : undefined;
    const stemma = drawing === "stemma" ? ready(this.#stemma.peek())?.stemma : undefined;
    const { blocks, isFolded } = this.#fold(props, drawing);
    this.#arrangement = { drawing, isFolded };
    const all = [...laidOut(props), drawing, stemma, rows, blocks, rows && room];
    if (this.layout && isSame(all, this.#laidOut)) return;
    this.#laidOut = all;
    const options = { ...given, drawing, stemma, blocks };
    this.layout = rows
      ? rows.rowsPair(props.left, props.right, options, {
          width: Math.max(leastWidth, room - gutter),
          row: matchMedia("(pointer: coarse)").matches ? 24 : 22,
        })
      : layoutPair(props.left, props.right, options);
    this.#gesture = standing(this.#gesture, this.layout);
  }

  /** On paper what would be too small is in rows, where they have come. */
  #isInRowsOnPaper(): boolean {
    if (!this.#printed || !ready(this.#rows.peek())) return false;
    return this.layout?.drawing === "rows" || this.#isTooWide();
  }

  #isTooWide(): boolean {
    const isPhrases = this.props?.left.sentence?.phrases ?? this.props?.right.sentence?.phrases;
    return !isPhrases && this.layout?.drawing !== "rows" && (this.layout?.width ?? 0) > mostOnPaper;
  }

  /** Draws what is about to be printed, or was; a browser that prints waits for nothing. */
  #print(printed: boolean): void {
    if (this.#printed === printed) return;
    this.#printed = printed;
    this.#draw();
  }

  /** What is alike is folded by the part for rows, in any drawing. */
  #fold(props: CanvasProps, drawing: Drawing): ReturnType<Folding> {
    const part = props.onlyDifferences || drawing === "rows" ? ready(this.#rows()) : undefined;
    if (part) {
      this.#folding ??= part.openFolding();
      return this.#folding(props, drawing);
    }
    const mayFold = props.folds && props.links.length > 0 && !props.left.sentence?.phrases;
    return { blocks: undefined, isFolded: mayFold ? false : undefined };
  }

  /** A part that comes when it is first needed, and is drawn then. */
  #part<Part>(name: string, load: () => Promise<Part>): Later<Part> {
    const onMissing = (again: (() => void) | undefined) => this.props?.onMissing(name, again);
    return later(load, () => this.drawSoon(), onMissing);
  }

  /** What can be done only when it is drawn. */
  #settle(props: CanvasProps): void {
    const stage = this.querySelector<HTMLElement>(".canvas-stage");
    // What is selected, or else the edge of the step that is shown.
    const selection = props.selection ?? props.growth?.edges.find(({ state }) => state !== "taken");
    if (stage && this.#fresh && this.#room && this.layout) {
      this.#fresh = false;
      this.#revealed = undefined;
      revealStart(stage, this.layout, this.#fit(this.layout, props).scale);
      this.#start = { left: stage.scrollLeft, top: stage.scrollTop };
    }
    const laid = selection && ready(this.#laid());
    if (stage && this.#room && (laid || !selection)) {
      const before = this.#revealed;
      const isSeen = sameLink(before?.from, selection?.from) && sameLink(before?.to, selection?.to);
      if (laid && !isSeen) laid.revealEdge(stage, selection, (side, id) => this.#word(side, id));
      this.#revealed = selection;
    }
    this.#listen(stage);
    if (this.#isTooWide()) whenIdle(this.#rows.fetch);
  }

  #listen(stage: HTMLElement | null): void {
    // A drawing that was under way when the element was taken out listens to nothing.
    if (!stage || this.#listening || !this.isConnected) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const measure = () => this.#measureRoom(stage);
    const resize = new ResizeObserver(measure);
    resize.observe(stage);
    signal.addEventListener("abort", () => resize.disconnect());
    // The room may change where the stage, which has all it needs, does not.
    addEventListener("resize", measure, { signal });
    addEventListener("beforeprint", () => this.#print(true), { signal });
    addEventListener("afterprint", () => this.#print(false), { signal });
    const paper = matchMedia("print");
    paper.addEventListener("change", () => this.#print(paper.matches), { signal });
    this.#handLoader = loadHand(this, stage, signal);
  }

  /**
   * As high as the style sheet lets the trees be, without what stands above and below the drawing; where
   * it does not say, two thirds of the window.
   */
  #measureRoom(stage: HTMLElement): void {
    const most = Number.parseFloat(getComputedStyle(this).maxHeight);
    const around = this.getBoundingClientRect().height - stage.getBoundingClientRect().height;
    const width = Math.floor(stage.getBoundingClientRect().width);
    const height = Math.floor(
      Number.isNaN(most) ? (document.documentElement.clientHeight * 2) / 3 : most - around,
    );
    // What is not in sight has no room, and stays as it was.
    if (width === 0 || (this.#room?.width === width && this.#room.height === height)) return;
    // Where nobody has scrolled, the words are in sight in the new room as well.
    if (this.#start && isScrolled(stage, this.#start)) this.#fresh = true;
    this.#room = { width, height };
    stage.style.setProperty("--stage-room", `${height}px`);
    this.drawSoon();
  }

  #fit(pair: PairLayout, props: CanvasProps): Fit {
    const { zoom, full = 1, most = 1 } = props;
    if (pair.drawing === "rows") return { scale: full, fits: true };
    return this.#room
      ? scaleOf(zoom, pair, this.#room, readable(props.labels), full, most * full)
      : { scale: full, fits: true };
  }

  #content(props: CanvasProps): TemplateResult | typeof nothing {
    const pair = this.layout;
    if (!pair) return nothing;
    const fit = this.#fit(pair, props);
    const { scale } = fit;
    // A caption alone that is another one leaves the picture as it is.
    const isLaid = props.selection ?? props.preview ?? props.growth;
    const laid = isLaid && ready(this.#laid());
    const drawing = guard([pair, scale, this.gesture, language(), laid, ...lookedAt(props)], () => {
      const look = pairLook(pair, props, this.gesture, laid, this.idPrefix);
      return pair.drawing === "rows"
        ? ready(this.#rows.peek())?.drawRows(pair, look, scale, props.enhanced)
        : drawPair(pair, look, scale, props.phrases, props.enhanced);
    });
    const hand = this.#handLoader?.();
    const caption = this.gesture.armed ? "canvas-caption canvas-caption-armed" : "canvas-caption";
    const isLong = pair.width > long * pair.height;
    const stage = classes("canvas-stage", {
      "canvas-stage--long": isLong,
      "canvas-stage--rows": pair.drawing === "rows",
    });
    // While there are no lines about what is looked at, what would give some.
    const nodes = () =>
      html`<p class="line canvas-node-line canvas-node-hint">${t(hint(props))}</p>`;
    return html`<div class="row canvas-bar">
        <p class=${caption}>${hand?.caption() ?? props.caption}</p>
        ${props.toolbar?.(props, fit, this.#arrangement) ?? nothing}
      </div> ${props.strip ?? nothing}
      <div class=${stage}>${drawing}${props.links.length === 0 ? props.offer : nothing}</div>
      <div class="note canvas-nodes">${hand?.nodes() ?? props.legend?.(pair.drawing === "rows") ?? nodes()}${legend(pair)}${props.enhanced?.enhancedLegend()}</div>
      <div class="menu canvas-menu" popover="auto" role="dialog">${hand?.menu() ?? nothing}</div>${hand?.chip()}`;
  }

  /** What shows a word. */
  #word(side: Side, id: number): Element | null | undefined {
    const shown = this.layout?.[side]?.owner[id - 1];
    return shown === undefined
      ? undefined
      : this.querySelector(`#${wordId(this.idPrefix, side, shown)}`);
  }
}

interface Scroll {
  readonly left: number;
  readonly top: number;
}

/** Scrolls to where a drawing that is larger than the stage begins, with both rows in sight. */
function revealStart(stage: HTMLElement, pair: PairLayout, scale: number): void {
  const rows = [pair.left, pair.right]
    .filter((tree) => tree !== undefined)
    .map(({ left, right, direction }) => ({
      left: left * scale,
      right: right * scale,
      rightToLeft: direction === "rtl",
    }));
  stage.scrollLeft = firstScroll(rows, pair.width * scale, stage.clientWidth);
  stage.scrollTop = firstTop(pair.rows, scale, stage.clientHeight);
}

/** Whether a stage is scrolled so far, or as far as it can be where that is less. */
function isScrolled(stage: HTMLElement, to: Scroll): boolean {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = stage;
  const is = (at: number, wanted: number, most: number) =>
    Math.abs(at - Math.min(wanted, most)) <= 1;
  return (
    is(scrollLeft, to.left, scrollWidth - clientWidth) &&
    is(scrollTop, to.top, scrollHeight - clientHeight)
  );
}

/** What dashes mean, where there are any. */
function legend({ left, right }: PairLayout): TemplateResult | typeof nothing {
  const crossing = [left, right].some((tree) => tree?.connections.some((one) => one.crossing));
  if (!crossing) return nothing;
  return html`<p class="line canvas-node-line canvas-legend">
    <svg width="30" height="8" aria-hidden="true"><path d="M1 4h28"></path></svg>
    ${t("canvas-crossing")}
  </p>`;
}

/** What a click on a word shows: only where there are heads, its phrase. */
function hint({ left, right }: CanvasProps): Label {
  const shown = [left.sentence, right.sentence];
  const heads = shown.some(
    (one) => one?.phrases === undefined && one?.words.some(({ head }) => head >= 0),
  );
  if (heads) return "canvas-nothing-focused";
  const phrases = shown.some((one) => one?.phrases?.length);
  return phrases ? "canvas-nothing-focused-phrases" : "canvas-nothing-focused-words";
}
