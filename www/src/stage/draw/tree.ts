/** Arcs or edges, the root's marker, brackets, ghosts, and the path that stands out. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import type {
  PlacedArc,
  PlacedBracket,
  PlacedConnection,
  PlacedRoot,
  PlacedTree,
} from "../layout/tree.js";
import { classes, type Difference, signsOf, type TreeLook, timesOf } from "./look.js";
import { connectionPath, tipPath } from "./path.js";

/** Everything of a tree but its words; nothing here takes the focus. */
export function drawTree(
  tree: PlacedTree,
  look: Pick<TreeLook, "walk" | "drawStep" | "charged" | "hotArc" | "stale">,
): SVGTemplateResult {
  const steps = new Map(look.walk?.steps.map((step) => [step.dependent, step]));
  const quiet = tree.connections.filter((one) => !steps.has(one.dependent));
  return svg`<g class=${classes("canvas-tree", { "canvas-stale": look.stale })} aria-hidden="true">
    ${tree.nodes.map((node) => svg`<path class="canvas-tie" d="M${node.x} ${node.y}V${node.foot}"></path>`)}
    ${quiet.map((one) => drawConnection(one, tree, look))}
    ${tree.roots.map((root) => drawRoot(root, tree))}
    ${tree.nodes.map(
      (node) =>
        svg`<circle class=${classes("canvas-node", { "canvas-node-on": look.walk?.words.has(node.id) ?? false })} cx=${node.x} cy=${node.y} r="3.5"></circle>`,
    )}
    ${quiet.map((one) => drawLabel(one, one.dependent === look.hotArc, look.charged?.has(one.dependent)))}
    ${quiet.map((one) => drawSign(one, tree, look.charged?.get(one.dependent)))}
    ${tree.connections.map((one) => {
      const step = steps.get(one.dependent);
      if (!step) return nothing;
      const drawn = look.drawStep?.(one, step, one.dependent === look.hotArc);
      const difference = look.charged?.get(one.dependent);
      // The sign lies over the step, and is not dimmed with the others.
      return difference ? svg`${drawn}<g>${drawSign(one, tree, difference)}</g>` : drawn;
    })}
    ${tree.nodes.map((node) =>
      node.id === look.walk?.turn
        ? svg`<circle class="canvas-node-turn" cx=${node.x} cy=${node.y} r="7.5"></circle>`
        : nothing,
    )}
    ${tree.tokens.map(
      (token) => svg`<g class="canvas-token"><title>${token.title}</title>
        <path d="M${token.x1} ${token.y}v${-tree.away * 5}H${token.x2}v${tree.away * 5}"></path>
        <text x=${token.textX} y=${token.textY + 4}>${token.text}</text></g>`,
    )}
    ${tree.ghosts.map(
      (ghost) => svg`<g class="canvas-ghost"><title>${ghost.title}</title>
        <rect x=${ghost.x - ghost.width / 2 - 5} y=${tree.rowY - 10} width=${ghost.width + 10} height="20" rx="5"></rect>
        <text x=${ghost.x} y=${tree.rowY + 4}>${ghost.text}</text></g>`,
    )}
  </g>`;
}

function drawRoot(root: PlacedRoot, tree: PlacedTree): SVGTemplateResult {
  if (root.foot === root.y) {
    return svg`<circle class="canvas-root" cx=${root.x} cy=${root.y} r="7.5"></circle>`;
  }
  return svg`<path class="canvas-root" d="M${root.x} ${root.foot}V${root.y - tree.away * 4}"></path>
    <circle class="canvas-root" cx=${root.x} cy=${root.y} r="4"></circle>`;
}

/** The arrowhead at the dependent's end of a line. */
export function tipOf(
  one: PlacedArc | PlacedBracket,
  tree: Pick<PlacedTree, "away">,
  size: number,
): string {
  const [dx, dy] = one.kind === "arc" ? [0, -tree.away] : [Math.sign(one.x1 - one.out), 0];
  return tipPath(one.x1, one.y1, dx, dy, size);
}

/** The line of a relation, and what it is called. */
export function drawConnection(
  one: PlacedConnection,
  tree: PlacedTree,
  { hotArc, charged }: Pick<TreeLook, "hotArc" | "charged">,
): SVGTemplateResult {
  const difference = charged?.get(one.dependent);
  const line = classes("canvas-arc", {
    "canvas-crossing": one.crossing,
    "canvas-charged": difference !== undefined,
    "canvas-hot": one.dependent === hotArc,
  });
  return svg`<g class=${line}><title>${difference ? `${one.title} ${signText(difference)}` : one.title}</title>
    <path d=${connectionPath(one)}></path>
    ${one.kind === "edge" ? nothing : svg`<path class="canvas-tip" d=${tipOf(one, tree, 3.5)}></path>`}
  </g>`;
}

/** "≠⇄ ×2". */
function signText(difference: Difference): string {
  return `${signsOf(difference)} ${timesOf(difference)}`.trim();
}

/** What differs at a relation, beyond its label. */
function drawSign({ label }: PlacedConnection, tree: PlacedTree, difference?: Difference) {
  if (!label || !difference) return nothing;
  return svg`<text class="canvas-label canvas-sign" x=${label.x} y=${label.y + tree.away * 12 + 4}>${signText(difference)}</text>`;
}

/** The label on an arc or an edge, if it has one. */
export function drawLabel(
  one: PlacedConnection,
  hot: boolean,
  charged = false,
): SVGTemplateResult | typeof nothing {
  const label = one.label;
  if (!label) return nothing;
  const style = classes("canvas-label", {
    "canvas-charged": charged,
    "canvas-hot": hot,
    "canvas-extended": one.extended ?? false,
  });
  return svg`<text class=${style} x=${label.x} y=${label.y + 4}>${label.text}</text>`;
}
