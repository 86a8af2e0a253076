/** What pointer and keys do over a canvas: they come after the first drawing, at the latest with the first of them. */
import type { Side } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { WordRef } from "../../model/refs.js";
import { wordId } from "../draw/words.js";
import { focusedWord, type Gesture } from "../gesture.js";
import type { Surface, SurfaceEvent } from "../surface.js";
import { currentLink } from "../view.js";
import { openGhost } from "./ghost.js";
import { type Command, commandOf } from "./keys.js";
import { linkMenu } from "./link-menu.js";
import { openMotion } from "./motion.js";
import { fold, nodeLines } from "./nodes.js";
import { type Act, perform } from "./perform.js";
import { pointer, wordOf } from "./pointer.js";
import "./texts/en.ftl";
import { html, type TemplateResult } from "lit/html.js";
import { formOf, letter, opposite } from "../names.js";
import type { CanvasProps } from "../props.js";
import { around } from "./around.js";

/** What pointer and keys do, over one canvas. */
export type Hand = ReturnType<typeof openHand>;

/** A hand over a canvas, until `signal` is aborted. */
export function openHand(surface: Surface, stage: HTMLElement, signal: AbortSignal) {
  const search = new Search();
  const menu = linkMenu(surface, signal);
  const ghost = openGhost(surface, stage, signal);
  const motion = openMotion(surface, stage);
  /** The row that had the focus last. */
  let last: Side = "left";

  const follow = pointer(surface, stage, carryOut, menu.open);

  function change(what: Partial<Gesture>): void {
    surface.gesture = { ...surface.gesture, ...what };
  }

  /** The word under the pointer, else the one with the focus, else the one that had it last. */
  function looked(): WordRef | undefined {
    const { gesture } = surface;
    return gesture.hover ?? focusedWord({ ...gesture, focus: gesture.focus ?? last });
  }

  function carryOut(act: Act, side: Side): void {
    const { props, layout } = surface;
    if (!props || !layout) return;
    const active = surface.gesture.active[side] ?? 0;
    if (act.kind === "choose" && active > (props[side].sentence?.words.length ?? active)) {
      // Links join words: a phrase is selected, and a key folds it.
      if (act.by === "key") fold(props, { side, word: active }, !props[side].folded.has(active));
      focus(side);
      tell(side);
      return;
    }
    if (props.picking && (act.kind === "choose" || act.kind === "escape")) {
      change({ armed: undefined });
      if (act.kind === "choose") props.picking.onWord({ side, word: active });
      else props.picking.onLeave();
      focus(side);
      tell(side);
      return;
    }
    const isFolded = layout[side]?.words.find(({ id }) => id === active)?.alike;
    if (isFolded && (act.kind === "choose" || (act.kind === "across" && act.to === "right"))) {
      props.onOpen?.({ side, word: active });
      if (act.kind === "across" || act.by === "key") focus(side);
      tell(side);
      return;
    }
    const link = props.links.find((one) => one[side] === active);
    if (act.kind === "choose" && props.onChooseLink && link) {
      props.onChooseLink(link);
      focus(side);
      return;
    }
    const outcome = perform(act, side, { props, layout, gesture: surface.gesture });
    surface.gesture = outcome.gesture;
    if (act.kind === "fold") {
      const word = outcome.gesture.active[side];
      if (word !== undefined) fold(props, { side, word }, act.folded);
    }
    const target = outcome.focus ?? (act.kind === "choose" ? side : undefined);
    if (target) focus(target);
    tell(target ?? side);
  }

  /** Moves the focus to a row and its word into view. */
  function focus(side: Side): void {
    // The next key must find the focus where it goes.
    surface.drawNow();
    stage
      .querySelector<SVGElement>(`[data-side="${side}"][role="listbox"]`)
      ?.focus({ preventScroll: true });
    reveal(side);
  }

  function reveal(side: Side): void {
    const id = surface.gesture.active[side];
    const word = id && stage.querySelector(`#${wordId(surface.idPrefix, side, id)}`);
    if (word) revealWord(stage, word);
  }

  function tell(side: Side): void {
    const word = surface.gesture.active[side];
    last = side;
    surface.props?.onFocusWord(word === undefined ? undefined : { side, word });
  }

  function onKey(event: KeyboardEvent, target: Element | null): void {
    const side = rowOf(target);
    const meant = side && commandOf(event, search.isOn, surface.layout?.drawing === "rows");
    if (!meant) return;
    // On a word without a link, where nothing is proposed, p is a letter like any other.
    const idle = meant.kind === "proposal" && !isLinked(side);
    const command: Command = idle ? { kind: "search", typed: event.key } : meant;
    event.preventDefault();
    change({ hover: undefined });
    obey(command, side);
    if (command.kind !== "choose" && command.kind !== "escape")
      surface.afterDrawing(() => reveal(side));
  }

  /** Whether a link or a proposal is there for keys to act on. */
  function isLinked(side: Side): boolean {
    const { props, layout, gesture } = surface;
    if (props === undefined || layout === undefined || props.readonly) return false;
    return (
      props.proposals.length > 0 ||
      currentLink(layout, props, { ...gesture, focus: side }) !== undefined
    );
  }

  function obey(command: Command, side: Side): void {
    if (command.kind === "search") {
      const typed = search.add(command.typed);
      if (typed !== undefined) carryOut({ kind: "search", typed }, side);
      return;
    }
    search.stop();
    if (command.kind === "help") surface.props?.onHelp();
    else carryOut(command.kind === "choose" ? { kind: "choose", by: "key" } : command, side);
  }

  function onFocus(side: Side): void {
    const { active } = surface.gesture;
    const word = active[side] ?? surface.layout?.[side]?.words[0]?.id;
    change({ focus: side, active: { ...active, [side]: word } });
    tell(side);
    surface.afterDrawing(() => reveal(side));
  }

  function onBlur(side: Side, next: EventTarget | null): void {
    if (surface.gesture.focus === side) change({ focus: undefined });
    if (!(next instanceof Node && surface.contains(next))) surface.props?.onFocusWord(undefined);
  }

  function onDouble(target: Element | null): void {
    const word = wordOf(target);
    if (!word || !surface.props) return;
    change({ armed: undefined });
    fold(surface.props, word, !surface.props[word.side].folded.has(word.word));
  }

  function feel({ event, target, related, ...felt }: SurfaceEvent): void {
    follow.feel({ event, target, related, ...felt });
    const side = rowOf(target);
    if (event.type === "keydown") onKey(event as KeyboardEvent, target);
    else if (event.type === "dblclick") onDouble(target);
    else if (event.type === "focusin" && side) onFocus(side);
    else if (event.type === "focusout" && side) onBlur(side, related);
  }

  /** What happened before there was a hand, in order: of it counts what was over these trees. */
  function catchUp(all: readonly SurfaceEvent[]): void {
    const page = stage.getRootNode() as Document | ShadowRoot;
    /** Where the focus was, and where keys have put it since: the keys after them are meant for there. */
    let from: Element | null = null;
    let to: Element | null = null;
    for (const felt of all) {
      if (felt.subject !== surface.props?.subject) continue;
      const isKey = felt.event instanceof KeyboardEvent;
      if (!isKey) from = null;
      const before = page.activeElement;
      feel(isKey && felt.target === from ? { ...felt, target: to } : felt);
      if (!isKey || page.activeElement === before) continue;
      from ??= before;
      to = page.activeElement;
    }
  }

  signal.addEventListener("abort", () => search.stop());
  // Where pointer and focus are already when the hand comes.
  if (matchMedia("(hover: hover)").matches)
    change({ hover: wordOf(stage.querySelector("[data-word]:hover")) });
  const focused = rowOf(stage.querySelector("[role=listbox]:focus"));
  if (focused) onFocus(focused);
  return {
    feel,
    catchUp,
    /** Other trees are drawn: of what was begun over those before nothing goes on. */
    begin() {
      follow.end();
      search.stop();
      menu.close();
    },
    /** What stands above the drawing while a link is being made. */
    caption() {
      const { props } = surface;
      return props && !props.picking
        ? (ghost.caption() ?? armedCaption(props, surface.gesture))
        : undefined;
    },
    /** The lines below the drawing, where a word is looked at. */
    nodes() {
      const { props, layout } = surface;
      const word = looked();
      return props && layout && word && nodeLines(props, layout, word);
    },
    /** What would become of the score, beside the word that is meant. */
    chip: ghost.chip,
    menu: menu.content,
    /** All of that is drawn. */
    drawn() {
      ghost.place();
      motion.drawn();
    },
  };
}

/** The side of the row that an element belongs to. */
function rowOf(target: Element | null): Side | undefined {
  const side = target?.closest("[role=listbox]")?.getAttribute("data-side");
  return side === "left" || side === "right" ? side : undefined;
}

/** Which word is being linked, and where the other one is to be chosen; undefined while there is none. */
function armedCaption(props: CanvasProps, { armed, drag }: Gesture): TemplateResult | undefined {
  const from = armed ?? drag?.from;
  if (!from) return undefined;
  const form = formOf(props[from.side].sentence, from.word);
  return around(html`<em>${form}</em>`, (mark) =>
    t("canvas-armed", { form: mark, other: letter[opposite[from.side]] }),
  );
}

/** Scrolls to a word, with some of what stands around it: sideways, or in rows up and down. */
function revealWord(stage: Element, word: Element): void {
  const box = word.getBoundingClientRect();
  const room = stage.getBoundingClientRect();
  if (stage.classList.contains("canvas-stage--rows")) {
    const margin = Math.min(48, room.height / 4);
    // What is offered there lies over the words at the foot.
    const foot = margin + (stage.querySelector(".canvas-offer")?.clientHeight ?? 0);
    if (box.top < room.top + margin) stage.scrollTop += box.top - room.top - margin;
    else if (box.bottom > room.bottom - foot) stage.scrollTop += box.bottom - room.bottom + foot;
    return;
  }
  const margin = Math.min(96, room.width / 4);
  if (box.left < room.left + margin) stage.scrollLeft += box.left - room.left - margin;
  else if (box.right > room.right - margin) stage.scrollLeft += box.right - room.right + margin;
}

/** How long the next letter may take, in milliseconds. */
const pause = 900;

/** A search by typing. */
class Search {
  #typed = "";
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Whether letters that come now belong to it, whatever else they would mean. */
  get isOn(): boolean {
    return this.#typed !== "";
  }

  /** Adds what was typed, "" for the "/" that opens a search; returns what to look for, if anything. */
  add(typed: string): string | undefined {
    // A "/" alone opens a search: the next character is a form's.
    this.#typed = typed === "" ? "/" : `${this.#typed === "/" ? "" : this.#typed}${typed}`;
    clearTimeout(this.#end);
    this.#end = setTimeout(() => this.stop(), typed === "" ? 4 * pause : pause);
    return typed === "" ? undefined : this.#typed;
  }

  /** Ends it: what is typed from now on begins another. */
  stop(): void {
    clearTimeout(this.#end);
    this.#typed = "";
  }
}
