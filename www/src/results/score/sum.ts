import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { html } from "lit/html.js";
import type { Comparison, Sentence } from "../../engine/answers.js";
import { language, t } from "../../messages/index.js";
import type { Compared } from "../../model/snapshot.js";
import { grouped } from "../../stage/layout/grouped.js";
import { letter } from "../../stage/names.js";
import { edgeName } from "../names.js";
import { pin, preview } from "../pinning.js";
import { listed, type Rich, rich } from "../rich.js";
import type { PanelProps } from "../tab.js";

/** An edge of the spanning tree, and at which place of it. */
type Place = Comparison["spanningTree"][number] & { readonly at: number };
type Charge = NonNullable<Comparison["charges"]>[number];

/**
 * Where the trees part: the edges of the spanning tree, the heaviest first, with what differs on each; and as an
 * addition: what the two numbers of the score are sums of.
 */
export function treeSum({ app, ...compared }: PanelProps, names: readonly string[]) {
  const { subject, comparison } = compared;
  const { links, spanningTree } = comparison;
  const tree = heaviestFirst(spanningTree);
  const charges = grouped(comparison.charges ?? [], ({ edge }) => edge);
  if (tree.length === 0) return html`<p>${t("results-sum-none")}</p>`;
  const distance = tree.reduce((sum, edge) => sum + edge.distance, 0);
  const maximum = tree.reduce((sum, edge) => sum + edge.maximum, 0);
  // One link more or less leaves most rows as they are, in other places and with other numbers of their
  // vertices: what is done with one of them is heard by all of them together.
  const edgeAt = ({ target }: Event) => {
    const row = (target as Element).closest("tr");
    const edge = row ? tree[row.sectionRowIndex] : undefined;
    return edge && { from: edge.from, to: edge.to };
  };
  const look = (event: Event) => preview(app, edgeAt(event));
  const leave = () => preview(app, undefined);
  const show = (event: Event) => {
    const edge = (event.target as Element).closest("button") && edgeAt(event);
    if (!edge) return;
    pin(app, compared, edge);
    app.store.look({ resultsTab: "edges" });
  };
  const end = (vertex: number) => `${links[vertex]?.left}-${links[vertex]?.right}`;
  return html`<div class="scroll" tabindex="0" role="group"
    aria-label=${sumTitle(comparison)}>
    <table class="table">
      <thead><tr>
        <th scope="col">${t("results-edge")}</th>
        <th scope="col">${t("results-differs")}</th>
        <th scope="col" class="figure" title=${t("results-distance-title")}>${t("results-weight")}</th>
        <th scope="col" class="figure" title=${t("results-maximum-title")}>${t("results-most")}</th>
      </tr></thead>
      <tbody @pointerover=${look} @pointerleave=${leave} @focusin=${look} @focusout=${leave} @click=${show}
        >${guard([language(), subject, comparison], () =>
          repeat(
            tree,
            ({ from, to }) => `${end(from)} ${end(to)}`,
            (edge) => row(names, edge, differences(compared, charges.get(edge.at) ?? [])),
          ),
        )}</tbody>
      <tfoot><tr>
        <th scope="row">${t("results-sum")}</th>
        <td></td>
        <td class="figure">${distance}</td>
        <td class="figure">${maximum}</td>
      </tr></tfoot>
    </table>
  </div><table-copy></table-copy>`;
}

/** What the table is called: where nothing differs it is one of edges. */
export function sumTitle({ spanningTree }: Comparison): string {
  const differ = spanningTree.some(({ distance }) => distance > 0);
  return t("results-sum-title", { differ: differ ? "yes" : "no" });
}

/** In the order in which they are read; of the same weight as they stand in A. */
function heaviestFirst(edges: Comparison["spanningTree"]): readonly Place[] {
  const places = edges.map((edge, at) => ({ ...edge, at }));
  return places.sort((a, b) => b.distance - a.distance || a.from - b.from || a.to - b.to);
}

/** What differs on an edge, the labels before the order; nothing where the paths were too long to be compared step by step. */
function differences({ left, right }: Compared, charges: readonly Charge[]): Rich {
  const label = ({ words }: Sentence, [id = 0]: readonly number[]) =>
    html`<bdi>${words[id - 1]?.deprel}</bdi>`;
  const said = ({ kind, ...ends }: Charge): Rich => {
    if (kind === "turned") return [t("results-differs-turned")];
    const labels = { left: label(left, ends.left), right: label(right, ends.right) };
    if (kind === "replaced") return rich("results-differs-replaced", labels);
    const side = ends.left.length > 0 ? "left" : "right";
    return rich("results-differs-only", { label: labels[side] }, { side: letter[side] });
  };
  const turned = ({ kind }: Charge) => Number(kind === "turned");
  const sorted = charges.toSorted((a, b) => turned(a) - turned(b));
  // A line breaks between them.
  const each = sorted.map(
    (charge, at) =>
      html`<span class="results-difference">${said(charge)}${at + 1 < sorted.length ? "," : ""}</span>`,
  );
  return listed(each, " ");
}

function row(names: readonly string[], edge: Place, differs: Rich) {
  return html`<tr>
    <td><button type="button" class="results-row-button">${edgeName(names, edge)}</button></td>
    <td class="results-differs">${differs}</td>
    <td class="figure">${edge.distance}</td>
    <td class="figure">${edge.maximum}</td>
  </tr>`;
}
