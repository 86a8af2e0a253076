/** What is offered on the stage of a pair without links: between the trees, where links will be; at the foot of rows. */
import { Directive, directive, type ElementPart, PartType } from "lit/directive.js";
import { html, noChange, type TemplateResult } from "lit/html.js";

/** Something that is offered, and a line under it. */
export function stageOffer(act: TemplateResult, below: string): TemplateResult {
  return html`<div class="canvas-offer" ${placed()}>${act}<p class="note">${below}</p></div>`;
}

/** Puts an element of the stage between the words of both trees whenever they are drawn; in rows its sheet says where it is. */
class Placed extends Directive {
  override render(): unknown {
    return noChange;
  }

  override update({ type, element }: ElementPart): unknown {
    // Drawn by then, and scrolled to where they begin.
    if (type === PartType.ELEMENT) queueMicrotask(() => place(element as HTMLElement));
    return noChange;
  }
}
const placed = directive(Placed);

function place(offer: HTMLElement): void {
  const stage = offer.closest<HTMLElement>(".canvas-stage");
  if (!stage) return;
  const box = (side: string) =>
    stage.querySelector(`[data-side=${side}] .canvas-box`)?.getBoundingClientRect();
  const [upper, lower] = [box("left"), box("right")];
  const isRows = stage.matches(".canvas-stage--rows");
  const top = stage.getBoundingClientRect().top - stage.scrollTop;
  const middle =
    upper && lower
      ? (upper.bottom + lower.top) / 2 - top
      : stage.scrollTop + stage.clientHeight / 2;
  const put = (name: "top" | "left", at: number) =>
    offer.style.setProperty(name, isRows ? "auto" : `${Math.round(at)}px`);
  put("top", middle - offer.offsetHeight / 2);
  put("left", stage.scrollLeft + (stage.clientWidth - offer.offsetWidth) / 2);
}
