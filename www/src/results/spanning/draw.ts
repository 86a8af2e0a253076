import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import { round } from "../../stage/layout/measure.js";
import { boxHeight, type SpanningEdge, type SpanningLayout, vertexType } from "./layout.js";

/** The picture, and what a dot does while the next edge is guessed. */
interface SpanningDrawing {
  readonly layout: SpanningLayout;
  /** Names in full, for what does not fit. */
  readonly names: readonly string[];
  /** The dot chosen first. */
  readonly armed: number | undefined;
  /** Set while dots can be chosen. */
  readonly onVertex: ((vertex: number) => void) | undefined;
  readonly onEdge: (edge: SpanningEdge | undefined) => void;
}

const order: readonly SpanningEdge["state"][] = ["selected", "rejected", "taken", "now"];

/** Edges below, their weights over them, dots and names on top. */
export function drawSpanning(drawing: SpanningDrawing): SVGTemplateResult {
  const edges = [...drawing.layout.edges].sort(
    (a, b) => order.indexOf(a.state) - order.indexOf(b.state),
  );
  return svg`<g>${edges.map(
    (edge) =>
      svg`<path class=${`results-edge results-edge--${edge.state}`} d=${edge.path} pathLength=${edge.state === "now" ? 1 : nothing}></path>`,
  )}</g><g>${edges.map((edge) => drawWeight(edge, drawing.onEdge))}</g><g>${drawing.layout.vertices.map(
    (vertex) => drawVertex(drawing, vertex),
  )}</g>`;
}

/** The weight on its edge; a rejected edge is crossed out, so that no colour has to say it. */
function drawWeight(edge: SpanningEdge, onEdge: SpanningDrawing["onEdge"]) {
  const current = edge.state === "now" || edge.state === "rejected";
  return svg`<g class=${`results-edge-weight results-edge-weight--${edge.state}`} ?data-current=${current}
    @pointerenter=${() => onEdge(edge)} @pointerleave=${() => onEdge(undefined)}
    ><circle cx=${edge.x} cy=${edge.y} r="9.5"></circle><text x=${edge.x} y=${round(edge.y + 4)}
      font-size="11.5" text-anchor="middle">${edge.state === "rejected" ? "✕" : edge.distance}</text></g>`;
}

function drawVertex(
  { names, armed, onVertex }: SpanningDrawing,
  vertex: SpanningLayout["vertices"][number],
) {
  const classes = ["results-vertex"];
  if (vertex.joined) classes.push("results-vertex--joined");
  if (armed === vertex.index) classes.push("results-vertex--armed");
  if (onVertex) classes.push("results-vertex--open");
  const mark =
    vertex.box > 0
      ? svg`<rect class="results-vertex-box" x=${round(vertex.x - vertex.box / 2)} y=${
          vertex.y - boxHeight / 2
        } width=${vertex.box} height=${boxHeight} rx=${boxHeight / 2}></rect>`
      : svg`<circle class="results-vertex-reach" cx=${vertex.x} cy=${vertex.y} r="13"></circle><circle
          class="results-vertex-dot" cx=${vertex.x} cy=${vertex.y} r="5"></circle>`;
  const inner = svg`${mark}<text x=${vertex.textX} y=${round(vertex.y + vertexType * 0.35)}
    font-size=${vertexType} text-anchor=${vertex.anchor}>${vertex.text}</text>`;
  if (!onVertex)
    return svg`<g class=${classes.join(" ")}><title>${names[vertex.index]}</title>${inner}</g>`;
  const choose = () => onVertex(vertex.index);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    choose();
  };
  return svg`<g class=${classes.join(" ")} tabindex="0" role="button"
    aria-pressed=${armed === vertex.index ? "true" : "false"} aria-label=${names[vertex.index]}
    @click=${choose} @keydown=${press}>${inner}</g>`;
}
