/**
 * Mouse, pen and finger over the drawing: dragging a word onto one of the other row, clicking a word or a
 * link. A drag begins after four pixels, that of a finger when it goes up or down: sideways it scrolls; in rows the
 * other way round.
 * Esc, or letting go anywhere else, ends it without a link.
 */

import type { Side } from "../../engine/answers.js";
import type { LinkKey, WordRef } from "../../model/refs.js";
import { linkPath } from "../draw/path.js";
import type { Gesture } from "../gesture.js";
import { wordAt } from "../layout/hit.js";
import type { OpenMenu } from "../menu/menu.js";
import { opposite } from "../names.js";
import type { CanvasProps } from "../props.js";
import type { Surface, SurfaceEvent } from "../surface.js";
import { fold } from "./nodes.js";
import { type Act, linkOf } from "./perform.js";

const threshold = 4;
/** By then the browser knows whether a finger scrolls. */
const touchThreshold = 12;
const edge = { width: 36, step: 14 } as const;

/** The word that an element belongs to. */
export function wordOf(target: Element | null): WordRef | undefined {
  const element = target?.closest("[data-word]");
  const side = element?.getAttribute("data-side");
  const word = Number(element?.getAttribute("data-word"));
  return (side === "left" || side === "right") && word > 0 ? { side, word } : undefined;
}

/** Whether a link may begin or end at a word. */
export function mayLink(props: CanvasProps | undefined, { side, word }: WordRef): boolean {
  if (!props || props.readonly || props.picking || props[side].stale || props[side].broken)
    return false;
  return word <= (props[side].sentence?.words.length ?? 0);
}

/**
 * Follows what the pointer does over the scrolling element around the drawing. What a click means is carried out at
 * the word of a side where the keyboard is then; `open` opens the menu of a link.
 */
export function pointer(
  surface: Surface,
  stage: HTMLElement,
  carryOut: (act: Act, side: Side) => void,
  open: (what: OpenMenu, x: number, y: number) => void,
) {
  let start: { word: WordRef; x: number; y: number; id: number; touch: boolean } | undefined;
  let dragging = false;
  // A click that ends a press on a word was dealt with on release, wherever it lands.
  let pressed = false;
  /** Whose word was pressed last: what a press begins on one pair does not end on another. */
  let subject: number | undefined;
  let over: number | undefined;
  let at = { x: 0, y: 0 };
  let frame = 0;
  let gesture: AbortController | undefined;

  /** The line from the word to the pointer, while there is one. */
  let rubber: Element | null = null;
  const inDrawing = (x: number, y: number) => {
    const box = stage.querySelector("svg")?.getBoundingClientRect();
    const scale = box && surface.layout ? box.width / surface.layout.width : 1;
    return { x: (x - (box?.left ?? 0)) / scale, y: (y - (box?.top ?? 0)) / scale };
  };

  function change(what: Partial<Gesture>): void {
    surface.gesture = { ...surface.gesture, ...what };
  }

  function activate({ side, word }: WordRef): void {
    change({ active: { ...surface.gesture.active, [side]: word } });
  }

  function hoverOver(hover: WordRef | undefined): void {
    const before = surface.gesture.hover;
    if (hover?.word !== before?.word || hover?.side !== before?.side) change({ hover });
  }

  function drag(to: Gesture["drag"]): void {
    change({ drag: to, armed: undefined });
  }

  function drop(link: LinkKey): void {
    const { props } = surface;
    const mayEnd = (side: Side) => mayLink(props, { side, word: link[side] });
    if (subject === props?.subject && mayEnd("left") && mayEnd("right")) props?.onToggleLink(link);
  }

  const sayNoLink = () => surface.props?.onAnnounce({ id: "canvas-disarmed" });

  function follow(): void {
    const { layout } = surface;
    if (!start || !layout) return;
    const { side, word } = start.word;
    const point = inDrawing(at.x, at.y);
    const from = layout[side]?.words.find((one) => one.id === word);
    const target = wordAt(layout, opposite[side], point.x, point.y);
    const end = target ? { x: target.x, y: target.linkY } : point;
    if (from) {
      const { x: x1, linkY: y1 } = from;
      const across = layout.drawing === "rows";
      const pull = across ? (end.x - x1) / 2 : (end.y - y1) * 0.58;
      const line = { x1, y1, x2: end.x, y2: end.y, pull, across };
      rubber?.setAttribute("d", linkPath(line));
    }
    if (target?.id !== over) {
      over = target?.id;
      drag({ from: start.word, over, touch: start.touch });
    }
  }

  /** Near an edge a long sentence comes along. */
  function scroll(): void {
    const box = stage.getBoundingClientRect();
    const { scrollLeft, scrollTop } = stage;
    if (at.x < box.left + edge.width) stage.scrollLeft -= edge.step;
    else if (at.x > box.right - edge.width) stage.scrollLeft += edge.step;
    if (surface.layout?.drawing === "rows") {
      if (at.y < box.top + edge.width) stage.scrollTop -= edge.step;
      else if (at.y > box.bottom - edge.width) stage.scrollTop += edge.step;
    }
    if (stage.scrollLeft !== scrollLeft || stage.scrollTop !== scrollTop) follow();
    frame = requestAnimationFrame(scroll);
  }

  /** Ends a drag without a link: what it began at may not be there any longer. */
  function end(): void {
    if (start && stage.hasPointerCapture(start.id)) stage.releasePointerCapture(start.id);
    start = undefined;
    over = undefined;
    gesture?.abort();
    cancelAnimationFrame(frame);
    rubber?.setAttribute("d", "");
    rubber = null;
    if (dragging) {
      dragging = false;
      drag(undefined);
    }
  }

  function cancel(): void {
    if (dragging) sayNoLink();
    end();
  }

  function begin(): void {
    if (!start) return;
    dragging = true;
    rubber = stage.querySelector(".canvas-rubber");
    try {
      stage.setPointerCapture(start.id);
    } catch {
      // A finger that was lifted before its drag came to be followed.
    }
    gesture = new AbortController();
    window.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        end();
        sayNoLink();
      },
      { capture: true, signal: gesture.signal },
    );
    hoverOver(undefined);
    drag({ from: start.word, over: undefined, touch: start.touch });
    frame = requestAnimationFrame(scroll);
  }

  const acts: Readonly<Record<string, (event: PointerEvent, target: Element | null) => void>> = {
    pointerdown(event, target) {
      const word = wordOf(target);
      pressed = word !== undefined;
      if (!event.isPrimary || event.button !== 0 || !word) return;
      const touch = event.pointerType === "touch";
      start = { word, x: event.clientX, y: event.clientY, id: event.pointerId, touch };
      subject = surface.props?.subject;
      activate(word);
    },
    pointermove(event) {
      if (!start || event.pointerId !== start.id) return;
      if (event.buttons === 0) {
        // Let go where no one listened.
        cancel();
        return;
      }
      at = { x: event.clientX, y: event.clientY };
      const [across, down] = [Math.abs(at.x - start.x), Math.abs(at.y - start.y)];
      const [link, scrolls] = surface.layout?.drawing === "rows" ? [across, down] : [down, across];
      const far = start.touch
        ? link > touchThreshold && link > scrolls
        : Math.hypot(across, down) > threshold;
      if (!dragging && far && mayLink(surface.props, start.word)) begin();
      if (dragging) follow();
    },
    pointerup(event, target) {
      if (!start || event.pointerId !== start.id) return;
      const { word, x, y } = start;
      const dropped = dragging ? over : undefined;
      const dragged = dragging;
      const moved = Math.hypot(event.clientX - x, event.clientY - y) > threshold;
      const unfold = target?.closest("[data-unfold]");
      // Before the drag is over: the link and its end are then drawn in one go.
      if (dropped !== undefined) drop(linkOf(word.side, word.word, dropped));
      // The browser itself lets go of a pointer that is lifted.
      start = undefined;
      end();
      if (dropped !== undefined) return;
      const { props } = surface;
      if (dragged) sayNoLink();
      else if (subject !== props?.subject) return;
      else if (unfold && props) fold(props, word, false);
      else if (!moved || event.pointerType !== "touch") {
        activate(word);
        carryOut({ kind: "choose", by: "pointer" }, word.side);
      }
    },
    pointercancel: cancel,
    keydown(event) {
      // One that comes in time does not come this far.
      if (dragging && (event as Event as KeyboardEvent).key === "Escape") cancel();
    },
    pointerover(event, target) {
      if (!dragging && event.pointerType !== "touch") hoverOver(wordOf(target));
    },
    pointerleave: () => hoverOver(undefined),
    click(event, target) {
      if (pressed || wordOf(target)) return;
      const element = target?.closest("[data-link]");
      const ends = /^(\d+)-(\d+)$/.exec(element?.getAttribute("data-link") ?? "");
      const { props, gesture } = surface;
      if (!element || !ends) {
        if (gesture.armed && !props?.picking) carryOut({ kind: "escape" }, gesture.armed.side);
        return;
      }
      const link = { left: Number(ends[1]), right: Number(ends[2]) };
      if (props?.picking) {
        props.picking.onLink?.(link);
        return;
      }
      change({ current: link, armed: undefined });
      props?.onChooseLink?.(link);
      const proposal = element.hasAttribute("data-proposal");
      if (props?.readonly === false) open({ link, proposal }, event.clientX, event.clientY);
    },
  };
  const feel = ({ event, target }: SurfaceEvent) =>
    acts[event.type]?.(event as PointerEvent, target);
  return { feel, end };
}
