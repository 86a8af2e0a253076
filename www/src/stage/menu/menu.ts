/** The menu of a link: its relation with the direction spelled out, or what to do with a proposal. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Relation } from "../../engine/answers.js";
import { say, t } from "../../messages/index.js";
import { keyOf, type LinkKey, sameLink } from "../../model/refs.js";
import { relations } from "../../model/relations.js";
import { letters } from "../draw/look.js";
import { saysOf } from "../names.js";
import type { CanvasProps } from "../props.js";
import "./texts/en.ftl";

/** The link whose menu is open. */
export interface OpenMenu {
  readonly link: LinkKey;
  readonly proposal: boolean;
}

/** What the popover holds. */
export function canvasMenu(
  props: CanvasProps,
  menu: OpenMenu | undefined,
  close: () => void,
): TemplateResult | typeof nothing {
  if (!menu) return nothing;
  const { link } = menu;
  const title = (relation?: Relation) =>
    html`<h2 class="canvas-menu-title">${saysOf(props, link, relation)}</h2>`;
  const pick = (content: unknown, action: () => void, pressed?: boolean) =>
    html`<button type="button" class="pick line" aria-pressed=${pressed ?? nothing} @click=${() => {
      action();
      close();
    }}>${content}</button>`;
  const choice = (relation: Relation | undefined, now: Relation | undefined) => {
    const content = html`
      <kbd class="canvas-letter canvas-relation-${relation ?? "none"}">${relation ? letters[relation] : "–"}</kbd>
      <span>${relation ? saysOf(props, link, relation) : t("canvas-menu-none")}</span>
      ${relation && props.suggested?.()?.get(keyOf(link)) === relation ? html`<em class="note canvas-suggested">${t("canvas-menu-suggested")}</em>` : nothing}`;
    return pick(content, () => props.onSetRelation(link, relation), now === relation);
  };
  if (menu.proposal) {
    const proposal = props.proposals.find((one) => sameLink(one, link));
    if (!proposal) return nothing;
    const reason = say(proposal.reason);
    return html`${title(proposal.relation)}<p class="note canvas-menu-reason">${t("canvas-menu-proposed", { reason })}</p>
      ${pick(t("canvas-menu-accept"), () => props.onAcceptProposal(proposal))}
      ${pick(t("canvas-menu-reject"), () => props.onRejectProposal(proposal))}`;
  }
  const own = props.links.find((one) => sameLink(one, link));
  if (!own) return nothing;
  return html`${title()}
    ${[...relations, undefined].map((relation) => choice(relation, own.relation))}
    ${pick(
      html`<kbd class="canvas-letter canvas-possible">p</kbd>
        <span>${t("canvas-menu-possible")}</span>`,
      () => props.onToggleCertainty(link),
      own.possible === true,
    )}
    ${pick(t("canvas-menu-remove"), () => props.onRemoveLinks([link]))}`;
}

/** Opens the menu beside a place in the window, whole, and gives it the focus. */
export function openAt(popover: HTMLElement, x: number, y: number): void {
  popover.showPopover();
  const box = popover.getBoundingClientRect();
  const left = Math.max(8, Math.min(x - box.width / 2, window.innerWidth - box.width - 8));
  const below = y + 14 + box.height < window.innerHeight;
  const top = Math.max(8, below ? y + 14 : y - 14 - box.height);
  popover.style.setProperty("left", `${left}px`);
  popover.style.setProperty("top", `${top}px`);
  popover.querySelector<HTMLElement>("[aria-pressed=true], button")?.focus();
}
