/** What the aligner proposes, as rows below those of the links. */

import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Link } from "../engine/answers.js";
import { type Phrase, say, t } from "../messages/index.js";
import { checkIcon, closeIcon } from "../shell/icons.js";
import { formArguments, type Words } from "./sayings.js";

/** A proposal and why it is one. */
interface ProposalRow extends Link {
  readonly reason: Phrase;
}

/** The proposals that can be decided about. */
export interface ProposalRows {
  readonly proposals: readonly ProposalRow[];
  /** How many of them contradict no link: so many are accepted at once. */
  readonly free: number;
  onAccept(link: Link): void;
  onReject(link: Link): void;
  onAcceptAll(): void;
  onRejectAll(): void;
}

/** A word with its number before it. */
export function numbered(id: number, form: string | undefined): TemplateResult {
  return html`<span class="shell-word"
    ><span class="figure shell-word-id">${id}</span> <bdi>${form}</bdi></span
  >`;
}

/** A body of the table of links; nothing where nothing is proposed. */
export function proposalRows(
  props: ProposalRows,
  sentences: { readonly left: Words | undefined; readonly right: Words | undefined },
  onHot: (link: Link | undefined) => void,
): TemplateResult | typeof nothing {
  const { proposals, free } = props;
  if (proposals.length === 0) return nothing;
  const row = (proposal: ProposalRow) => {
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
        ${button("proposal-accept", args, checkIcon, () => props.onAccept(proposal))}
        ${button("proposal-reject", args, closeIcon, () => props.onReject(proposal))}
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
        ${
          free === 0
            ? nothing
            : html`<button type="button" class="action" @click=${props.onAcceptAll}>
              ${t("align-accept-all", { count: free })}
            </button>`
        }
        <button type="button" class="action" @click=${props.onRejectAll}>
          ${t("align-reject-all")}
        </button>
      </th>
    </tr>
    ${repeat(proposals, ({ left, right }) => `${left}-${right}`, row)}
  </tbody>`;
}

function button(
  id: "proposal-accept" | "proposal-reject",
  args: { readonly left: string; readonly right: string },
  icon: TemplateResult,
  onClick: () => void,
): TemplateResult {
  const name = t(id, args);
  return html`<button
    type="button"
    class="action action-bare action-icon"
    aria-label=${name}
    title=${name}
    @click=${onClick}
  >
    ${icon}
  </button>`;
}
