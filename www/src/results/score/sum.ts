import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { html } from "lit/html.js";
import type { Comparison } from "../../engine/answers.js";
import { language, t } from "../../messages/index.js";
import type { Compared } from "../../model/snapshot.js";
import { edgeName } from "../names.js";
import { pin, preview } from "../pinning.js";
import { heaviestFirst, type Place } from "../places/places.js";
import { differences } from "../places/saying.js";
import { listed, type Rich } from "../rich.js";
import type { PanelProps } from "../tab.js";

/**
 * Where the trees part: the edges of the spanning tree, the heaviest first, with what differs on each; and as an
 * addition: what the two numbers of the score are sums of.
 */
export function treeSum({ app, ...compared }: PanelProps, names: readonly string[]) {
  const { subject, comparison } = compared;
  const { links } = comparison;
  const tree = heaviestFirst(comparison);
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
            (edge) => row(names, edge, differs(compared, edge)),
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

/** What differs at a place; a line breaks between two of it. */
function differs(compared: Compared, place: Place): Rich {
  const all = differences(compared, place, (label) => html`<bdi>${label}</bdi>`);
  const each = all.map(
    (one, at) =>
      html`<span class="results-difference">${one}${at + 1 < all.length ? "," : ""}</span>`,
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
