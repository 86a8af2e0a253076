/**
 * The link that is being made, as if it were: what the score would be with it stands beside the word at which it would
 * end. It is asked for once for each word; an answer that comes when another word is meant is dropped.
 */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { type LinkKey, sameLink, type WordRef } from "../../model/refs.js";
import { wordId } from "../draw/words.js";
import { focusedWord, type Gesture } from "../gesture.js";
import { aside } from "../layout/aside.js";
import { formOf, opposite } from "../names.js";
import type { CanvasProps, Foreseen } from "../props.js";
import type { Surface } from "../surface.js";
import { around } from "./around.js";
import { linkOf } from "./perform.js";
import { mayLink } from "./pointer.js";

/** A link that would be made, or taken away where there is one, and where it would end. */
interface Meant {
  readonly link: LinkKey;
  readonly end: WordRef;
  /** Asks what follows from it: another function where something else is compared. */
  readonly foresee: NonNullable<CanvasProps["foresee"]>;
  foreseen?: Foreseen | undefined;
}

/** So long the focus rests on a word before that is said which is foreseen of it, in milliseconds. */
const pause = 300;

/** The ghosts over a canvas, until `signal` is aborted. */
export function openGhost(surface: Surface, stage: HTMLElement, signal: AbortSignal) {
  let meant: Meant | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** What is meant now: asked for where it was not meant before. */
  function look(): Meant | undefined {
    const { props, gesture } = surface;
    const end = props && endOf(props, gesture);
    const from = gesture.drag?.from ?? gesture.armed;
    const foresee = props?.foresee;
    if (!end || !from || !foresee) {
      forget();
      return undefined;
    }
    const link = linkOf(from.side, from.word, end.word);
    if (meant?.foresee === foresee && sameLink(meant.link, link)) return meant;
    forget();
    const asked: Meant = { link, end, foresee };
    meant = asked;
    const isMeant = () => meant === asked;
    const isByKey = gesture.drag === undefined && gesture.hover === undefined;
    void foresee(link, isMeant).then((foreseen) => {
      if (!isMeant() || !foreseen) return;
      asked.foreseen = foreseen;
      surface.drawSoon();
      // Who goes along the words hears their names.
      if (isByKey) resting = setTimeout(() => surface.props?.onAnnounce(foreseen.says), pause);
    });
    return asked;
  }

  function forget(): void {
    clearTimeout(resting);
    meant = undefined;
  }

  /** Puts the chip, which is drawn, beside its word. */
  function place(): void {
    if (!meant?.foreseen) return;
    const chip = stage.parentElement?.querySelector<HTMLElement>(".canvas-foreseen");
    const { layout, idPrefix, gesture } = surface;
    if (!chip || !layout) return;
    const { side, word } = meant.end;
    const box = stage.querySelector(`#${wordId(idPrefix, side, word)} .canvas-box`);
    if (!box) return;
    if (!chip.matches(":popover-open")) chip.showPopover();
    const room = { x: edge, y: edge, width: innerWidth - 2 * edge, height: innerHeight - 2 * edge };
    const touch = gesture.drag?.touch ?? false;
    const standing = { drawing: layout.drawing, side, touch };
    const size = { width: chip.offsetWidth, height: chip.offsetHeight };
    const { x, y } = aside(box.getBoundingClientRect(), size, room, standing);
    chip.style.setProperty("left", `${Math.round(x)}px`);
    chip.style.setProperty("top", `${Math.round(y)}px`);
  }

  signal.addEventListener("abort", forget);
  addEventListener("scroll", place, { capture: true, passive: true, signal });
  return {
    /** The chip, where something is foreseen. */
    chip(): TemplateResult | undefined {
      const foreseen = look()?.foreseen;
      if (!foreseen) return undefined;
      const { score, change, way } = foreseen;
      return html`<div class="canvas-foreseen" popover="manual" aria-hidden="true">
        <b>${score}</b> ${way && change ? html`<span>${arrows[way]} ${change}</span>` : nothing}
      </div>`;
    },
    /** The link with what is foreseen of it, and how it is made or left. */
    caption(): TemplateResult | undefined {
      const { props, gesture } = surface;
      const now = look();
      if (!now?.foreseen || !props) return undefined;
      const { link, foreseen } = now;
      const forms = [
        formOf(props.left.sentence, link.left),
        formOf(props.right.sentence, link.right),
      ];
      const by =
        gesture.drag === undefined ? "choosing" : gesture.drag.touch ? "touch" : "dragging";
      const { score, how, now: before = "none" } = foreseen;
      return around(html`<em>${forms[0]} – ${forms[1]}</em>`, (mark) =>
        t("canvas-foreseen", { link: mark, score, before, how, by }),
      );
    },
    place,
  };
}

/** From the chip to the edge of the window, in pixels. */
const edge = 8;

const arrows = { up: "▴", down: "▾", same: "=" } as const;

/** The word at which the link that is being made would end; undefined where it cannot. */
function endOf(props: CanvasProps, gesture: Gesture): WordRef | undefined {
  const { drag, armed, hover } = gesture;
  const from = drag?.from ?? armed;
  if (!from) return undefined;
  const side = opposite[from.side];
  const over = drag && (drag.over === undefined ? undefined : { side, word: drag.over });
  const end = drag ? over : (hover ?? focusedWord(gesture));
  return end?.side === side && mayLink(props, from) && mayLink(props, end) ? end : undefined;
}
