/** The sentence above the trees while a relation is suggested for the link drawn last. */
import { html, type TemplateResult } from "lit/html.js";
import { formArguments } from "../links/sayings.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import type { CanvasProps } from "../stage/props.js";
import { rich } from "./rich.js";

/** The relation, which a click sets; undefined where none is suggested. */
export function suggestion(
  { snapshot, moment }: App,
  onSetRelation: CanvasProps["onSetRelation"],
): TemplateResult | undefined {
  if (moment.suggestion === undefined) return undefined;
  const { link, relation } = moment.suggestion;
  const words = formArguments(snapshot.trees, link);
  const set = html`<button type="button" class="action action-link action-inline"
    @click=${() => onSetRelation(link, relation)}>${t(`relation-${relation}`)}</button>`;
  return html`${rich("caption-suggestion", {
    relation: set,
    left: html`<bdi><i>${words.left}</i></bdi>`,
    right: html`<bdi><i>${words.right}</i></bdi>`,
  })}`;
}
