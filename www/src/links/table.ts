/** The links as a table: the fourth way of linking, and the one for phones and screen readers. */

import { repeat } from "lit/directives/repeat.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Link, Relation, Side } from "../engine/answers.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { keyOf } from "../model/refs.js";
import { relations } from "../model/relations.js";
import { currentPair } from "../model/state.js";
import { iconButton } from "../shell/icon-button.js";
import { closeIcon, plusIcon } from "../shell/icons.js";
import { letters } from "../stage/draw/look.js";
import { sayableForm } from "../stage/layout/form.js";
import { canvasProposals } from "./aligning.js";
import { add, remove, setRelation, toggleCertainty } from "./linking.js";
import { numbered, proposalRows } from "./proposal-rows.js";
import { formArguments, type Readings, type Words } from "./sayings.js";
import { relateSuggested, suggestions } from "./suggesting.js";
import "./texts/en.ftl";

/**
 * The form for another link, and the table of those there are. `words` name them; `locked` are the sides
 * whose errors keep the links as they were: then they can be read alone.
 */
export function linksTable(
  app: App,
  words: Readings,
  locked: Side | "both" | undefined,
): TemplateResult {
  const { work } = app.store.state;
  const { links } = currentPair(work);
  const suggested = suggestions(app);
  const isEmpty = links.length + canvasProposals(work).length === 0;
  return html`<section class="shell-links" aria-label=${t("links-table")}>
    ${locked === undefined ? nothing : html`<p class="shell-stale">${t("links-locked", { side: locked })}</p>`}
    <fieldset class="shell-links-lock" ?disabled=${locked !== undefined}
      aria-disabled=${locked === undefined ? nothing : "true"}>
    ${addForm(app, words)}
    ${
      suggested.size === 0
        ? nothing
        : html`<p class="line apart note">
          <span>${t("suggest-count", { count: suggested.size })}</span>
          <button type="button" class="action" @click=${() => relateSuggested(app)}>
            ${t("suggest-all")}
          </button>
        </p>`
    }
    ${
      isEmpty
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
          ${proposalRows(app, words)}
          <tbody @pointerleave=${() => app.set("hotLink", undefined)}>
            ${repeat(links, keyOf, (link) => row(app, words, link, suggested.get(keyOf(link))))}
          </tbody>
        </table>`
    }
    </fieldset>
    ${isEmpty ? nothing : html`<table-copy></table-copy>`}
  </section>`;
}

function row(
  app: App,
  words: Readings,
  link: Link,
  suggested: Relation | undefined,
): TemplateResult {
  const { left, right } = link;
  const args = formArguments(words, link);
  const relate = (value: string) => {
    const relation = relations.find((name) => name === value);
    setRelation(app, link, relation);
  };
  const possible = link.possible === true;
  return html`<tr
    data-link="${left}-${right}"
    @pointerenter=${() => app.set("hotLink", link)}
    @focusin=${() => app.set("hotLink", link)}
    @focusout=${() => app.set("hotLink", undefined)}
  >
    <td>${numbered(left, words?.left?.words[left - 1] && args.left)}</td>
    <td>${numbered(right, words?.right?.words[right - 1] && args.right)}</td>
    <td class="shell-related">
      <select
        class="field shell-relation"
        aria-label=${t("links-relation-of", args)}
        @change=${(event: Event) => relate((event.currentTarget as HTMLSelectElement).value)}
      >
        <option value="" .selected=${link.relation === undefined}>${t("relation-none")}</option>
        ${relations.map(
          (name) => html`<option value=${name} .selected=${link.relation === name}>
            ${t(`relation-${name}`)}
          </option>`,
        )}
      </select>
      ${suggested === undefined ? nothing : chip(suggested, args, () => relate(suggested))}
    </td>
    <td>
      <button
        type="button"
        class="action action-bare shell-certainty"
        aria-label=${t("links-possible-of", args)}
        title=${t(possible ? "links-possible" : "links-sure")}
        aria-pressed=${possible ? "true" : "false"}
        @click=${() => toggleCertainty(app, link)}
      >
        ${certaintyIcon(possible)}
        ${possible ? html`<span class="hidden">${t("links-only-possible")}</span>` : nothing}
      </button>
    </td>
    <td>
      ${iconButton(t("links-remove", args), closeIcon, () => remove(app, [link]))}
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

function addForm(app: App, words: Readings): TemplateResult {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const left = Number(data.get("left"));
    const right = Number(data.get("right"));
    if (left > 0 && right > 0) add(app, { left, right });
  };
  const ready = words?.left !== undefined && words.right !== undefined;
  return html`<form class="shell-links-add" @submit=${onSubmit}>
    ${wordSelect("left", words?.left)} ${wordSelect("right", words?.right)}
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
