import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import { language, t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import type { Compared } from "../../model/snapshot.js";
import { edgeText, sameEdge } from "../../model/triangle.js";
import { letter } from "../../stage/names.js";
import { edgeName, linkNames } from "../names.js";
import { pin, pinnedEdge, preview } from "../pinning.js";
import { choosePlace } from "../places/choosing.js";
import { pathBetween } from "../places/path.js";
import { edgeKey, heaviestFirst, type Place, placesOf } from "../places/places.js";
import { differencesText, placeText } from "../places/saying.js";
import { listed } from "../rich.js";

/** How long the bar of what differs most can be, in pixels, and at most that of one label or direction. */
const longest = 64;
const unit = 16;

/** What is open of the list; `open` opens the rest of it, or closes it. */
interface Opened {
  readonly rest: boolean;
  open(rest: boolean): void;
}

/**
 * Where the trees part: the places, the heaviest first, each with what differs there; below them, to be opened,
 * the edges of the spanning tree that are alike. All of them can be copied as a table.
 */
export function placesView(app: App, compared: Compared, opened: Opened): TemplateResult {
  const { subject, comparison } = compared;
  const edges = heaviestFirst(comparison);
  if (edges.length === 0) return html`<p>${t("results-sum-none")}</p>`;
  const places = placesOf(comparison);
  const alike = edges.length - places.length;
  const names = linkNames(compared.left, compared.right, comparison.links);
  const pinned = pinnedEdge(app, compared);
  // One link more or less leaves most rows as they are, in other places and with other numbers of their
  // vertices: what is done with one of them is heard by all of them together.
  const edgeAt = ({ target }: Event) => {
    const row = (target as Element).closest<HTMLElement>("[data-edge]");
    return row
      ? edges.find((edge) => edgeKey(comparison.links, edge) === row.dataset.edge)
      : undefined;
  };
  const look = (event: Event) => preview(app, edgeAt(event));
  const leave = () => preview(app, undefined);
  const choose = (event: Event) => {
    const edge = edgeAt(event);
    if (edge === undefined) return;
    if (sameEdge(edge, pinned)) pin(app, compared, undefined);
    else if (edge.distance > 0) choosePlace(app, compared, edge);
    else pin(app, compared, edge);
  };
  const scale = Math.min(unit, longest / Math.max(...edges.map(({ maximum }) => maximum)));
  // Between the same words of the same sentences an edge is the same; what it is called depends on the other links.
  const { left, right, request } = compared;
  const given = [language(), left, right, request.options, scale];
  const rows = (shown: readonly Place[]) =>
    guard([language(), subject, comparison, pinned?.from, pinned?.to], () =>
      repeat(
        shown,
        (edge) => edgeKey(comparison.links, edge),
        (edge) => {
          const held = sameEdge(edge, pinned);
          return guard([...given, names[edge.from], names[edge.to], held], () =>
            row({ compared, names, edge, scale, held }),
          );
        },
      ),
    );
  const toggle = ({ currentTarget }: Event) =>
    opened.open((currentTarget as HTMLDetailsElement).open);
  return html`<div @pointerover=${look} @pointerleave=${leave} @focusin=${look} @focusout=${leave}
      @click=${choose}>
      ${places.length === 0 ? nothing : html`<ol class="results-places">${rows(places)}</ol>`}
      ${
        alike === 0
          ? nothing
          : html`<details class="results-alike" ?open=${opened.rest} @toggle=${toggle}>
              <summary class="note">${t("results-alike", { count: alike, places: places.length })}</summary>
              ${opened.rest ? html`<ul class="results-places">${rows(edges.slice(places.length))}</ul>` : nothing}
            </details>`
      }
    </div>
    <table-copy .rows=${() => table(compared, names, edges)}></table-copy>`;
}

interface Row {
  readonly compared: Compared;
  readonly names: readonly string[];
  readonly edge: Place;
  readonly scale: number;
  readonly held: boolean;
}

function row({ compared, names, edge, scale, held }: Row): TemplateResult {
  const { distance, maximum } = edge;
  const label =
    distance > 0
      ? placeText(compared, names, edge)
      : t("results-alike-edge", { edge: edgeText(names, edge), maximum });
  return html`<li class=${held ? "results-place results-place--chosen" : "results-place"}
    data-edge=${edgeKey(compared.comparison.links, edge)}><button type="button" class="results-row-button"
    aria-pressed=${held ? "true" : "false"} aria-label=${label}>
      <svg width=${longest} height="6" aria-hidden="true">${svg`<rect class="bar-rest"
        width=${maximum * scale} height="6" rx="2"></rect><rect class="results-place-weight"
        width=${distance * scale} height="6" rx="2"></rect>`}</svg>
      <span class="results-place-words">${edgeName(names, edge)}</span>
      <span class="figure results-place-of">${t("results-place-of", { distance, maximum })}</span>
      ${edge.charges.length === 0 ? nothing : html`<span class="results-place-how">${how(compared, edge)}</span>`}
    </button></li>`;
}

/** The labels on the two paths, what is charged for set apart, and whether the order is another. */
function how(compared: Compared, { from, to, charges }: Place) {
  const { links } = compared.comparison;
  const sideView = (side: Side) => {
    const { words } = compared[side];
    const [start, end] = [links[from]?.[side] ?? 0, links[to]?.[side] ?? 0];
    const { up, down } = pathBetween(compared[side], start, end);
    const charged = new Set(charges.flatMap((one) => (one.kind === "turned" ? [] : one[side])));
    const step = (arrow: string) => (id: number) => {
      const label = html`<bdi>${words[id - 1]?.deprel}</bdi>${arrow}`;
      return charged.has(id) ? html`<b>${label}</b>` : label;
    };
    return html`<span><span class="results-place-side">${letter[side]}</span> ${listed([...up.map(step("↑")), ...down.map(step("↓"))], " · ")}</span>`;
  };
  const turned = charges.some(({ kind }) => kind === "turned");
  const order = html`<b>⇅ ${t("places-turned")}</b>`;
  return html`${sideView("left")} ${sideView("right")} ${turned ? order : nothing}`;
}

/** All edges with their sum, as they are copied. */
function table(compared: Compared, names: readonly string[], edges: readonly Place[]) {
  const sum = (of: "distance" | "maximum") => edges.reduce((all, edge) => all + edge[of], 0);
  return [
    [t("results-edge"), t("results-differs"), t("results-weight"), t("results-most")],
    ...edges.map((edge) => [
      edgeText(names, edge),
      differencesText(compared, edge),
      edge.distance,
      edge.maximum,
    ]),
    [t("results-sum"), "", sum("distance"), sum("maximum")],
  ];
}
