/** Links: their lines, their letters, and the graph that lies over them. */

import { guard } from "lit/directives/guard.js";
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import type { Point } from "../layout/tree.js";
import { classes, type LinkLook, letters, tintClass } from "./look.js";
import { linkPath } from "./path.js";

/** All links, those that stand out last, so that they lie on top; the others keep their places meanwhile. */
export function drawLinks(
  links: readonly LinkLook[],
  growth: SVGTemplateResult | undefined,
): SVGTemplateResult {
  const weight = (link: LinkLook) =>
    (link.current ? 2 : 0) + (link.lit || link.tone !== undefined ? 1 : 0);
  const top = links.filter(weight).sort((p, q) => weight(p) - weight(q));
  // By the words they start from, where they are in order: one link more moves none of other words.
  const rows: LinkLook[][] = [];
  for (const link of links) {
    const at = Math.max(link.left, rows.length - 1);
    const row = rows[at] ?? [];
    rows[at] = row;
    row.push(link);
  }
  const below = (draw: (link: LinkLook) => unknown) =>
    Array.from(rows, (row = []) => row.map((link) => (weight(link) ? nothing : draw(link))));
  const letter = (link: LinkLook) => (link.letterAt ? drawBadge(link, link.letterAt) : nothing);
  return svg`<g class="canvas-links" aria-hidden="true">
    ${below(drawLine)}${top.map(drawLine)}
    ${growth ?? nothing}
    ${links.some((link) => link.letterAt) ? [below(letter), top.map(letter)] : nothing}
  </g>`;
}

function style(link: LinkLook): string {
  const { relation = "none", owner = "none", component, tone } = link;
  const kind = component === undefined ? `canvas-relation-${relation}` : tintClass(component);
  const base = `canvas-link ${kind} canvas-owner-${owner}`;
  return classes(tone ? `${base} canvas-link-${tone}` : base, {
    "canvas-proposal": link.proposal,
    "canvas-possible": link.possible ?? false,
    "canvas-current": link.current,
    "canvas-lit": link.lit,
    "canvas-banded": link.banded ?? false,
  });
}

/** The line of a link, drawn again only where it looks otherwise. */
function drawLine(link: LinkLook): unknown {
  const { left, right, x1, y1, x2, y2, pull, title, owner, proposal } = link;
  const look = style(link);
  const draw = () => {
    const d = linkPath(link);
    return svg`<g class=${look} data-link="${left}-${right}" data-proposal=${proposal ? "" : nothing}>
    <title>${title}</title>
    <path class="canvas-link-hit" d=${d}></path>
    <path class="canvas-link-line" d=${d}></path>
    <circle class="canvas-port" cx=${x1} cy=${y1} r="2"></circle>
    <circle class="canvas-port" cx=${x2} cy=${y2} r="2"></circle>
    ${owner === "theirs" ? svg`<path class="canvas-link-core" d=${d}></path>` : nothing}
  </g>`;
  };
  return guard([look, left, right, x1, y1, x2, y2, pull, title], draw);
}

/** What is written on a link: the letter of its relation, and what else there is to it. */
export function badgeText(
  link: Pick<LinkLook, "relation" | "theirs" | "possible" | "proposal">,
): string {
  const own = link.relation === undefined ? "" : letters[link.relation];
  if (link.theirs !== undefined && link.theirs !== link.relation) {
    return `${own === "" ? "–" : own}/${letters[link.theirs]}`;
  }
  if (link.possible) return `${own} p`.trim();
  return link.proposal ? `${own}?` : own;
}

function drawBadge(link: LinkLook, { x, y }: Point): SVGTemplateResult {
  const text = badgeText(link);
  const width = 10 + 8 * Math.max(1, text.length);
  return svg`<g class=${style(link)} data-link="${link.left}-${link.right}" data-proposal=${link.proposal ? "" : nothing}>
    <title>${link.title}</title>
    <rect class="canvas-badge" x=${x - width / 2} y=${y - 9} width=${width} height="18" rx="9"></rect>
    <text class="canvas-badge" x=${x} y=${y + 4}>${text}</text>
  </g>`;
}
