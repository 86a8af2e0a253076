/** The canvas as an element: it holds what the pointer and the focus are doing, and draws. */
import { guard } from "lit/directives/guard.js";
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { Side } from "../engine/answers.js";
import { language, speakNow } from "../messages/index.js";
import { whenIdle } from "../model/later.js";
import type { LinkKey, WordRef } from "../model/refs.js";
import { canvasBar } from "./bar.js";
import { differs, isFresh, lookedAt } from "./changes.js";
import { drawPair } from "./draw/pair.js";
import { wordId } from "./draw/words.js";
import { begun, type Gesture, idle, standing } from "./gesture.js";
import { type Command, commandOf } from "./keys.js";
import type { Measure } from "./layout/measure.js";
import { layoutPair, type PairLayout } from "./layout/pair.js";
import { type Size, scaleOf } from "./layout/scale.js";
import type { stemma as Stemma } from "./layout/stemma.js";
import { pageMeasure } from "./measure.js";
import type * as Menu from "./menu/menu.js";
import { canvasNodes } from "./nodes.js";
import type * as Perform from "./perform.js";
import { listen } from "./pointer.js";
import type { CanvasProps, CanvasSelection } from "./props.js";
import { revealStart, revealWord, scrollTo } from "./reveal.js";
import { Search } from "./search.js";
import { isSameEdge, pairLook } from "./view.js";

let count = 0;

/** Wider than this many times its height a drawing needs the width of the window more than its height. */
const long = 2.3;

/** Light DOM: its styles are the page's. Set `props`; everything else it finds out for itself. */
export class CanvasElement extends HTMLElement {
  readonly #prefix = count++ === 0 ? "canvas" : `canvas${count.toString()}`;
  #props: CanvasProps | undefined;
  /** The props that are drawn. */
  #drawn: CanvasProps | undefined;
  #gesture: Gesture = idle;
  /** What the drawing has; nothing is known of it before the first drawing. */
  #room: Size | undefined;
  #measure: Measure | undefined;
  #sentForStemma = false;
  #layout: PairLayout | undefined;
  /** What keys and clicks do; it comes when the page has time, at the latest with the first of them. */
  #perform: typeof Perform | undefined;
  /** Whether what is drawn is new, and has to be brought into sight. */
  #fresh = true;
  /** The edge that was brought into sight last. */
  #revealed: CanvasSelection | undefined;
  /** The menu of a link; it comes with the first link that is clicked. */
  #menu: typeof Menu | undefined;
  #open: Menu.OpenMenu | undefined;
  /** The layout of stemmas; it comes with the first of them. */
  #stemma: typeof Stemma | undefined;
  #last: Side = "left";
  /** Whose word was pressed last: what a press begins on one pair does not end on another. */
  #pressed: number | undefined;
  readonly #search = new Search();
  /** The layout of stemmas that the layout was made with. */
  #laidBy: typeof Stemma | undefined;
  /** What is done once all that has changed is drawn. */
  readonly #afterwards: (() => void)[] = [];
  /** The frame in which it is drawn anew. */
  #frame = 0;
  /** Props have come that are not drawn yet. */
  #given = false;
  #listening: AbortController | undefined;
  #resize: ResizeObserver | undefined;

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
    this.#resize?.disconnect();
    this.#search.stop();
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
    this.#later();
  }

  #later(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  /** Draws all that is not drawn yet. */
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
  }

  #layOut(props: CanvasProps): void {
    this.#measure ??= pageMeasure(getComputedStyle(this).fontFamily || "sans-serif");
    if (props.drawing !== "stemma") this.#sentForStemma = false;
    else if (!this.#stemma && !this.#sentForStemma) this.#fetchStemma();
    const before = this.#drawn;
    if (before?.subject !== props.subject || props.former) {
      this.#gesture = begun(this.#gesture);
      this.#search.stop();
      this.#closeMenu();
    }
    if (!before || isFresh(before, props)) this.#fresh = true;
    if (!this.#layout || !before || differs(before, props) || this.#stemma !== this.#laidBy) {
      this.#laidBy = this.#stemma;
      this.#layout = layoutPair(props.left, props.right, {
        drawing: props.drawing,
        labels: props.labels,
        measure: this.#measure,
        stemma: this.#stemma,
        phraseTree: props.phrases?.phraseTree,
      });
      this.#gesture = standing(this.#gesture, this.#layout);
    }
  }

  /** Sends for the layout of stemmas; where it cannot be had, that is said, and choosing it again tries again. */
  #fetchStemma(): void {
    this.#sentForStemma = true;
    import("./layout/stemma.js").then(
      ({ stemma }) => {
        this.#stemma = stemma;
        this.#later();
      },
      () => this.props?.onAnnounce({ id: "canvas-part-missing" }),
    );
  }

  /** What can be done only when it is drawn. */
  #settle(props: CanvasProps): void {
    const stage = this.querySelector<HTMLElement>(".canvas-stage");
    const { selection } = props;
    if (stage && this.#fresh && this.#room && this.#layout) {
      this.#fresh = false;
      this.#revealed = undefined;
      revealStart(stage, this.#layout, this.#fit(this.#layout, props).scale);
    }
    if (stage && this.#room) {
      if (selection && !(this.#revealed && isSameEdge(this.#revealed, selection)))
        this.#revealEdge(stage, selection);
      this.#revealed = selection;
    }
    // A drawing that was under way when the element was taken out listens to nothing.
    if (!stage || this.#listening || !this.isConnected) return;
    whenIdle(() => void this.#fetchPerform().catch(() => undefined));
    this.#listening = new AbortController();
    const measure = () => this.#measureRoom(stage);
    this.#resize = new ResizeObserver(measure);
    this.#resize.observe(stage);
    const { signal } = this.#listening;
    // The room may change where the stage, which has all it needs, does not.
    addEventListener("resize", measure, { signal });
    const element = this;
    listen(
      {
        stage,
        get layout() {
          return element.#layout;
        },
        canLink: (word) => this.#mayLink(word),
        onPress: (word) => {
          this.#pressed = this.props?.subject;
          this.gesture = {
            ...this.gesture,
            active: { ...this.gesture.active, [word.side]: word.word },
          };
        },
        onHover: (hover) => {
          if (
            hover?.word !== this.gesture.hover?.word ||
            hover?.side !== this.gesture.hover?.side
          ) {
            this.gesture = { ...this.gesture, hover };
          }
        },
        onDrag: (drag) => {
          this.gesture = { ...this.gesture, drag, armed: undefined };
        },
        onDrop: (link) => {
          if (
            this.#isPressed() &&
            this.#mayLink({ side: "left", word: link.left }) &&
            this.#mayLink({ side: "right", word: link.right })
          ) {
            this.props?.onToggleLink(link);
          }
        },
        onCancel: () => this.props?.onAnnounce({ id: "canvas-disarmed" }),
        onWord: (word) => this.#isPressed() && this.#choose(word),
        onUnfold: (word) => this.#isPressed() && this.#fold(word, false),
        onLink: (link, proposal, x, y) => void this.#openMenu(link, proposal, x, y),
        onElsewhere: () => {
          if (this.gesture.armed) this.#act({ kind: "escape" }, this.gesture.armed.side);
        },
      },
      signal,
    );
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
    if (this.#room?.width === width && this.#room.height === height) return;
    this.#room = { width, height };
    this.#later();
  }

  #fit(pair: PairLayout, props: CanvasProps) {
    const { zoom, full = 1 } = props;
    return this.#room ? scaleOf(zoom, pair, this.#room, full) : { scale: full, fits: true };
  }

  #content(props: CanvasProps): TemplateResult | typeof nothing {
    const pair = this.#layout;
    if (!pair) return nothing;
    const { scale, fits } = this.#fit(pair, props);
    // A caption alone that is another one leaves the picture as it is.
    const drawing = guard([pair, scale, this.gesture, language(), ...lookedAt(props)], () =>
      drawPair(pair, pairLook(pair, props, this.gesture, this.#prefix), scale, props.phrases),
    );
    return html`${canvasBar(props, this.gesture, fits, scale)} ${props.strip ?? nothing}
      <div class=${pair.width > long * pair.height ? "canvas-stage canvas-stage--long" : "canvas-stage"} @keydown=${this.#onKey} @focusin=${this.#onFocus} @focusout=${this.#onFocus}
        @dblclick=${this.#onDouble}>${drawing}</div>
      ${canvasNodes(props, pair, this.#looked(), (word, folded) => this.#fold(word, folded))}
      <div class="canvas-menu" popover="auto" role="dialog" @toggle=${this.#onToggle}>
        ${this.#menu?.canvasMenu(props, this.#open, () => this.#closeMenu()) ?? nothing}
      </div>`;
  }

  /** The word under the pointer, else the one with the focus, else the one that had it last. */
  #looked(): WordRef | undefined {
    if (this.gesture.hover) return this.gesture.hover;
    const side = this.gesture.focus ?? this.#last;
    const word = this.gesture.active[side];
    return word === undefined ? undefined : { side, word };
  }

  #isPressed(): boolean {
    return this.#pressed === this.props?.subject;
  }

  #mayLink({ side, word }: WordRef): boolean {
    const { props } = this;
    if (!props || props.readonly || props[side].stale || props[side].broken) return false;
    return word <= (props[side].sentence?.words.length ?? 0);
  }

  /** A click on a word: it takes the focus, and is the first or the second of a link. */
  #choose(word: WordRef): void {
    this.#soon(({ perform }) => {
      const active = { ...this.gesture.active, [word.side]: word.word };
      this.gesture = { ...this.gesture, active };
      this.#carryOut(perform, { kind: "choose", by: "pointer" }, word.side);
    });
  }

  #act(act: Perform.Act, side: Side): void {
    this.#soon(({ perform }) => this.#carryOut(perform, act, side));
  }

  /** Runs `then` at once, or as soon as what acts do has come, in the order of the acts. */
  #soon(then: (part: typeof Perform) => void): void {
    const subject = this.props?.subject;
    if (this.#perform) then(this.#perform);
    else
      this.#fetchPerform().then(
        (part) => subject === this.props?.subject && then(part),
        () => this.props?.onAnnounce({ id: "canvas-part-missing" }),
      );
  }

  async #fetchPerform(): Promise<typeof Perform> {
    this.#perform = await import("./perform.js");
    return this.#perform;
  }

  #carryOut(perform: typeof Perform.perform, act: Perform.Act, side: Side): void {
    const props = this.props;
    const layout = this.#layout;
    if (!props || !layout) return;
    const active = this.gesture.active[side] ?? 0;
    if (act.kind === "choose" && active > (props[side].sentence?.words.length ?? active)) {
      // Links join words: a phrase is selected, and a key folds it.
      if (act.by === "key") this.#fold({ side, word: active }, !props[side].folded.has(active));
      this.#focus(side);
      this.#tell(side);
      return;
    }
    const across =
      act.kind === "choose" && props.onChooseLink && this.#linkAt({ side, word: active });
    if (across) {
      props.onChooseLink?.(across);
      this.#focus(side);
      return;
    }
    const { gesture, focus } = perform(act, side, { props, layout, gesture: this.gesture });
    this.gesture = gesture;
    if (act.kind === "fold") {
      const word = gesture.active[side];
      if (word !== undefined) this.#fold({ side, word }, act.folded);
    }
    const target = focus ?? (act.kind === "choose" ? side : undefined);
    if (target) this.#focus(target);
    this.#tell(target ?? side);
  }

  /** The first link of a word. */
  #linkAt({ side, word }: WordRef): LinkKey | undefined {
    return this.props?.links.find((link) => link[side] === word);
  }

  /** Moves the focus to a row and its word into view. */
  #focus(side: Side): void {
    // The next key must find the focus where it goes.
    if (this.#frame !== 0 || this.#given) this.#draw();
    this.querySelector<SVGElement>(`[data-side="${side}"][role="listbox"]`)?.focus({
      preventScroll: true,
    });
    this.#reveal(side);
  }

  #reveal(side: Side): void {
    const id = this.gesture.active[side];
    const stage = this.querySelector(".canvas-stage");
    const word = id && this.querySelector(`#${wordId(this.#prefix, side, id)}`);
    if (stage && word) revealWord(stage, word);
  }

  #revealEdge(stage: HTMLElement, { from, to }: CanvasSelection): void {
    const boxes = (["left", "right"] as const).flatMap((side) =>
      [from, to].flatMap((link) => {
        const shown = this.#layout?.[side]?.owner[link[side] - 1];
        const word = shown && this.querySelector(`#${wordId(this.#prefix, side, shown)}`);
        return word ? [word.getBoundingClientRect()] : [];
      }),
    );
    stage.scrollLeft += scrollTo(stage.getBoundingClientRect(), boxes);
  }

  #tell(side: Side): void {
    const word = this.gesture.active[side];
    this.#last = side;
    this.props?.onFocusWord(word === undefined ? undefined : { side, word });
  }

  #onKey = (event: KeyboardEvent): void => {
    const row = event.target instanceof Element ? event.target.closest("[role=listbox]") : null;
    const side = row?.getAttribute("data-side");
    if (side !== "left" && side !== "right") return;
    const meant = commandOf(event, this.#search.isOn);
    if (!meant) return;
    // Where nothing is proposed, p is a letter like any other.
    const idle = meant.kind === "proposal" && this.props?.proposals.length === 0;
    const command: Command = idle ? { kind: "search", typed: event.key } : meant;
    event.preventDefault();
    this.gesture = { ...this.gesture, hover: undefined };
    this.#command(command, side);
    if (command.kind !== "choose" && command.kind !== "escape") this.#revealSoon(side);
  };

  #command(command: Command, side: Side): void {
    if (command.kind === "search") {
      const typed = this.#search.add(command.typed);
      if (typed !== undefined) this.#act({ kind: "search", typed }, side);
      return;
    }
    this.#search.stop();
    if (command.kind === "help") this.props?.onHelp();
    else this.#act(command.kind === "choose" ? { kind: "choose", by: "key" } : command, side);
  }

  #revealSoon(side: Side): void {
    this.#afterDrawing(() => this.#reveal(side));
  }

  #onFocus = (event: FocusEvent): void => {
    const row = event.target instanceof Element ? event.target.closest("[role=listbox]") : null;
    const side = row?.getAttribute("data-side");
    if (side !== "left" && side !== "right") return;
    if (event.type === "focusout") {
      if (this.gesture.focus === side) this.gesture = { ...this.gesture, focus: undefined };
      if (!(event.relatedTarget instanceof Node && this.contains(event.relatedTarget))) {
        this.props?.onFocusWord(undefined);
      }
      return;
    }
    const word = this.gesture.active[side] ?? this.#layout?.[side]?.words[0]?.id;
    this.gesture = {
      ...this.gesture,
      focus: side,
      active: { ...this.gesture.active, [side]: word },
    };
    this.#tell(side);
    this.#revealSoon(side);
  };

  #onDouble = (event: MouseEvent): void => {
    const element = event.target instanceof Element ? event.target.closest("[data-word]") : null;
    const side = element?.getAttribute("data-side");
    const word = Number(element?.getAttribute("data-word"));
    if ((side !== "left" && side !== "right") || !this.props) return;
    this.gesture = { ...this.gesture, armed: undefined };
    this.#fold({ side, word }, !this.props[side].folded.has(word));
  };

  #fold(word: WordRef, folded: boolean): void {
    this.#soon(({ fold }) => this.props && fold(this.props, word, folded));
  }

  async #openMenu(link: LinkKey, proposal: boolean, x: number, y: number): Promise<void> {
    this.gesture = { ...this.gesture, current: link, armed: undefined };
    if (this.props?.onChooseLink) this.props.onChooseLink(link);
    if (this.props?.readonly) return;
    try {
      this.#menu ??= await import("./menu/menu.js");
    } catch {
      this.props?.onAnnounce({ id: "canvas-part-missing" });
      return;
    }
    this.#open = { link, proposal };
    this.#later();
    this.#afterDrawing(() => {
      const popover = this.querySelector<HTMLElement>(".canvas-menu");
      if (popover) this.#menu?.openAt(popover, x, y);
    });
  }

  /** Does something as soon as all that has changed is drawn. */
  #afterDrawing(act: () => void): void {
    if (this.#frame === 0 && !this.#given) act();
    else this.#afterwards.push(act);
  }

  #closeMenu(): void {
    this.querySelector<HTMLElement>(".canvas-menu")?.hidePopover();
  }

  #onToggle = (event: Event): void => {
    if ("newState" in event && event.newState === "closed") {
      this.#open = undefined;
      this.#later();
    }
  };
}
