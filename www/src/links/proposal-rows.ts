/** What the aligner proposes, as rows below those of the links. */

import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Link } from "../engine/answers.js";
import { say, t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { unopposed } from "../model/proposals.js";
import { keyOf } from "../model/refs.js";
import { iconButton } from "../shell/icon-button.js";
import { checkIcon, closeIcon } from "../shell/icons.js";
import type { CanvasProposal } from "../stage/props.js";
import { acceptAllButton } from "./aligner.js";
import { acceptOne, canvasProposals, rejectAll, rejectSome } from "./aligning.js";
import { formArguments, type Readings } from "./sayings.js";

/** A word with its number before it. */
export function numbered(id: number, form: string | undefined): TemplateResult {
  return html`<span class="shell-word"
    ><span class="figure shell-word-id">${id}</span> <bdi>${form}</bdi></span
  >`;
}

/** A body of the table of links, where something is proposed. */
export function proposalRows(app: App, sentences: Readings): TemplateResult | typeof nothing {
  const { work } = app.store.state;
  const proposals = canvasProposals(work);
  if (proposals.length === 0) return nothing;
  const onHot = (link: Link | undefined) => app.set("hotLink", link);
  const row = (proposal: CanvasProposal) => {
    const { left, right, relation } = proposal;
    const args = formArguments(sentences, proposal);
    return html`<tr
      class="shell-proposal"
      data-proposal="${left}-${right}"
      @pointerenter=${() => onHot(proposal)}
      @focusin=${() => onHot(proposal)}
      @focusout=${() => onHot(undefined)}
    >
      <td>${numbered(left, args.left)}</td>
      <td>${numbered(right, args.right)}</td>
      <td>${relation === undefined ? nothing : t(`relation-${relation}`)}</td>
      <td></td>
      <td>
        ${iconButton(t("proposal-accept", args), checkIcon, () => acceptOne(app, proposal))}
        ${iconButton(t("proposal-reject", args), closeIcon, () => rejectSome(app, [proposal]))}
      </td>
    </tr>
    <tr class="note shell-reason" @pointerenter=${() => onHot(proposal)}>
      <td colspan="5">${say(proposal.reason)}</td>
    </tr>`;
  };
  return html`<tbody class="shell-proposals" @pointerleave=${() => onHot(undefined)}>
    <tr>
      <th scope="rowgroup" colspan="5">
        <span>${t("proposal-rows", { count: proposals.length })}</span>
        ${acceptAllButton(app, unopposed(work).length)}
        <button type="button" class="action" @click=${() => rejectAll(app)}>
          ${t("align-reject-all")}
        </button>
      </th>
    </tr>
    ${repeat(proposals, keyOf, row)}
  </tbody>`;
}
