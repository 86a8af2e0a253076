/** The beam as a picture: a box for each prefix, a line to each from the one it goes on from. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import { type BeamLayout, boxHeight, type PlacedPrefix } from "../layout/beam.js";

interface PrefixLook {
  readonly best: boolean;
  readonly gold: boolean;
  readonly current: boolean;
}

/** What the picture shows beside what was laid out. */
interface BeamDrawing {
  readonly names: readonly string[];
  readonly current: { readonly layer: number; readonly place: number } | undefined;
  score(layer: number, place: number): string;
  look(layer: number, place: number): PrefixLook;
  /** What a prefix is called by those who do not see it. */
  label(layer: number, place: number): string;
  onChoose(layer: number, place: number): void;
}

/** The picture. Lines that matter lie over the others. */
export function drawBeam(layout: BeamLayout, drawing: BeamDrawing): SVGTemplateResult {
  const { columns, prefixes, lines, edge, width } = layout;
  const drawn = lines.map((line) => {
    const { best, gold } = drawing.look(line.layer, line.place);
    const style = best ? "best" : gold ? "gold" : line.kept ? "kept" : "fallen";
    return { rank: best ? 2 : gold ? 1 : 0, path: line.path, style };
  });
  drawn.sort((a, b) => a.rank - b.rank);
  return svg`${columns.map(
    ({ x }, layer) =>
      svg`<text class=${`beam-head ${drawing.current?.layer === layer ? "beam-head-on" : ""}`} x=${x} y="14">${drawing.names[layer]}</text>`,
  )}
  ${edge === undefined ? nothing : svg`<path class="beam-edge" d=${`M0 ${edge}H${width}`}></path>`}
  ${drawn.map(({ path, style }) => svg`<path class=${`beam-line beam-${style}`} d=${path}></path>`)}
  ${prefixes.map((prefix) => drawPrefix(prefix, drawing))}`;
}

function drawPrefix(prefix: PlacedPrefix, drawing: BeamDrawing): SVGTemplateResult {
  const { layer, place, x, y, width, value, kept } = prefix;
  const { best, gold, current } = drawing.look(layer, place);
  const style = [
    "beam-box",
    kept ? "" : "beam-out",
    gold ? "beam-on-gold" : "",
    best ? "beam-on-best" : "",
    current ? "beam-selected" : "",
  ];
  const middle = x + width / 2;
  return svg`<g class=${style.filter(Boolean).join(" ")} role="button" tabindex=${current ? "0" : "-1"}
    aria-pressed=${current ? "true" : "false"} aria-label=${drawing.label(layer, place)} data-prefix=${`${layer} ${place}`}
    @click=${() => drawing.onChoose(layer, place)}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      drawing.onChoose(layer, place);
    }}>
    <rect x=${x} y=${y} width=${width} height=${boxHeight} rx="6"></rect>
    <text class="beam-value" x=${middle} y=${y + 16}>${value}</text>
    <text class="beam-score" x=${middle} y=${y + 31}>${drawing.score(layer, place)}</text>
    ${gold ? svg`<path class="beam-tick" d=${`M${x + width - 15} ${y + boxHeight - 11}l3 3 6-7`}></path>` : nothing}
  </g>`;
}
