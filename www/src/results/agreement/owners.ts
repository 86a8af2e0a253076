/** Whose links are drawn how: the legend of the canvas while two people's links are compared. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { Owner } from "../../stage/props.js";

const owners = ["both", "mine", "theirs"] as const satisfies readonly Owner[];

/** The legend, with how many links of this pair each kind has. */
export function ownersLegend(
  links: readonly { readonly owner?: Owner | undefined }[],
): TemplateResult {
  return html`<ul class="plain strip shell-strip results-owners" aria-label=${t("agreement-owners")}>
    ${owners.map(
      (owner) => html`<li class="line">
        <svg width="36" height="12" aria-hidden="true" focusable="false">
          <g class="canvas-link canvas-owner-${owner}">
            <path class="canvas-link-line" d="M1 6h34" fill="none"></path>
            ${owner === "theirs" ? svg`<path class="canvas-link-core" d="M1 6h34" fill="none"></path>` : nothing}
          </g>
        </svg>
        ${t(`agreement-owner-${owner}`, { count: links.filter((link) => link.owner === owner).length })}
      </li>`,
    )}
  </ul>`;
}
