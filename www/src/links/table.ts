/** The links as a table: the fourth way of linking, and the one for phones and screen readers. */

import { repeat } from "lit/directives/repeat.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Link, Relation, Side } from "../engine/answers.js";
import { t } from "../messages/index.js";
import { relations } from "../model/relations.js";
import { closeIcon, plusIcon } from "../shell/icons.js";
import { letters } from "../stage/draw/look.js";
import { sayableForm } from "../stage/layout/form.js";
import { numbered, type ProposalRows, proposalRows } from "./proposal-rows.js";
import { formArguments, type Words } from "./sayings.js";
import "./texts/en.ftl";

/** The links of the pair shown, and what can be done with them. */
interface LinksTableProps {
  /** The last good readings; without one the words cannot be named. */
  readonly left: Words | undefined;
  readonly right: Words | undefined;
  readonly links: readonly Link[];
  /** The sides whose errors keep the links as they were: then they can be read alone. */
  readonly locked: Side | "both" | undefined;
  /** Relations suggested for links without one, by "left-right". */
  readonly suggested: ReadonlyMap<string, Relation>;
  readonly proposals: ProposalRows;
  /** Gives every link without a relation the one suggested. */
  onSuggested(): void;
  onAdd(left: number, right: number): void;
  onRemove(left: number, right: number): void;
  onRelate(left: number, right: number, relation: Relation | undefined): void;
  /** A sure link becomes a possible one, or the other way round. */
  onCertainty(left: number, right: number): void;
  /** The row under the pointer or the focus. */
  onHot(link: Link | undefined): void;
}

/** The form for another link, and the table of those there are. */
export function linksTable(props: LinksTableProps): TemplateResult {
  return html`<section class="shell-links" aria-label=${t("links-table")}>
    ${
      props.locked === undefined
        ? nothing
        : html`<p class="shell-stale">${t("links-locked", { side: props.locked })}</p>`
    }
    <fieldset class="shell-links-lock" ?disabled=${props.locked !== undefined}
      aria-disabled=${props.locked === undefined ? nothing : "true"}>
    ${addForm(props)}
    ${
      props.suggested.size === 0
        ? nothing
        : html`<p class="line apart note">
          <span>${t("suggest-count", { count: props.suggested.size })}</span>
          <button type="button" class="action" @click=${props.onSuggested}>
            ${t("suggest-all")}
          </button>
        </p>`
    }
    ${
      props.links.length + props.proposals.proposals.length === 0
        ? html`<p class="note">${t("links-none")}</p>`
        : html`<table class="table shell-links-table">
          <thead>
            <tr>
              <th scope="col">A</th>
              <th scope="col">B</th>
              <th scope="col">${t("links-relation")}</th>
              <th scope="col"><span class="hidden">${t("links-certainty-column")}</span></th>
              <th scope="col"><span class="hidden">${t("links-remove-column")}</span></th>
            </tr>
          </thead>
          ${proposalRows(props.proposals, props, props.onHot)}
          <tbody @pointerleave=${() => props.onHot(undefined)}>
            ${repeat(
              props.links,
              (link) => `${link.left}-${link.right}`,
              (link) => row(props, link),
            )}
          </tbody>
        </table>`
    }
    </fieldset>
    ${props.links.length + props.proposals.proposals.length === 0 ? nothing : html`<table-copy></table-copy>`}
  </section>`;
}

function row(props: LinksTableProps, link: Link): TemplateResult {
  const { left, right } = link;
  const args = formArguments(props, link);
  const { left: a, right: b } = props;
  const onRelation = (event: Event) => {
    const { value } = event.currentTarget as HTMLSelectElement;
    props.onRelate(
      left,
      right,
      relations.find((name) => name === value),
    );
  };
  const suggested = props.suggested.get(`${left}-${right}`);
  const possible = link.possible === true;
  return html`<tr
    data-link="${left}-${right}"
    @pointerenter=${() => props.onHot(link)}
    @focusin=${() => props.onHot(link)}
    @focusout=${() => props.onHot(undefined)}
  >
    <td>${numbered(left, a?.words[left - 1] && args.left)}</td>
    <td>${numbered(right, b?.words[right - 1] && args.right)}</td>
    <td class="shell-related">
      <select
        class="field shell-relation"
        aria-label=${t("links-relation-of", args)}
        @change=${onRelation}
      >
        <option value="" .selected=${link.relation === undefined}>${t("relation-none")}</option>
        ${relations.map(
          (name) => html`<option value=${name} .selected=${link.relation === name}>
            ${t(`relation-${name}`)}
          </option>`,
        )}
      </select>
      ${suggested === undefined ? nothing : chip(suggested, args, () => props.onRelate(left, right, suggested))}
    </td>
    <td>
      <button
        type="button"
        class="action action-bare shell-certainty"
        aria-label=${t("links-possible-of", args)}
        title=${t(possible ? "links-possible" : "links-sure")}
        aria-pressed=${possible ? "true" : "false"}
        @click=${() => props.onCertainty(left, right)}
      >
        ${certaintyIcon(possible)}
        ${possible ? html`<span class="hidden">${t("links-only-possible")}</span>` : nothing}
      </button>
    </td>
    <td>
      <button
        type="button"
        class="action action-bare action-icon"
        aria-label=${t("links-remove", args)}
        title=${t("links-remove", args)}
        @click=${() => props.onRemove(left, right)}
      >
        ${closeIcon}
      </button>
    </td>
  </tr>`;
}

/** The line of a link as it is drawn: through if it is sure, dashed and with a letter if it is possible. */
function certaintyIcon(possible: boolean): TemplateResult {
  return html`<svg class="shell-line" width="34" height="18" viewBox="0 0 34 18" aria-hidden="true">
    <path d=${possible ? "M1 9h4m4 0h2m12 0h2m4 0h4" : "M1 9h32"}></path>
    ${possible ? svg`<circle cx="17" cy="9" r="7.5"></circle><text x="17" y="12.5">p</text>` : nothing}
  </svg>`;
}

/** The relation suggested for a link; one click gives it. */
function chip(
  relation: Relation,
  args: { readonly left: string; readonly right: string },
  onClick: () => void,
): TemplateResult {
  const name = t(`relation-${relation}`);
  const title = t("suggest-one", { ...args, relation: name });
  return html`<button
    type="button"
    class="chip"
    aria-label=${title}
    title=${title}
    @click=${onClick}
  >
    ${letters[relation]}?
  </button>`;
}

function addForm(props: LinksTableProps): TemplateResult {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const left = Number(data.get("left"));
    const right = Number(data.get("right"));
    if (left > 0 && right > 0) props.onAdd(left, right);
  };
  const ready = props.left !== undefined && props.right !== undefined;
  return html`<form class="shell-links-add" @submit=${onSubmit}>
    ${wordSelect("left", props.left)} ${wordSelect("right", props.right)}
    <button type="submit" class="action" ?disabled=${!ready}>
      ${plusIcon}${t("links-add")}
    </button>
  </form>`;
}

function wordSelect(side: Side, sentence: Words | undefined): TemplateResult {
  return html`<label class="labelled">
    <span>${t(side === "left" ? "links-word-left" : "links-word-right")}</span>
    <select class="field" name=${side} ?disabled=${sentence === undefined}>
      ${sentence?.words.map(
        (item) => html`<option value=${item.id}>${item.id} ${sayableForm(item.form)}</option>`,
      )}
    </select>
  </label>`;
}
