/** The beam as a picture: a box for each prefix, a line to each from the one it goes on from. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import { type BeamLayout, boxHeight } from "../layout/beam.js";
import type { Place } from "../layout/walk.js";

/** What the picture shows beside what was laid out. */
interface BeamDrawing {
  readonly names: readonly string[];
  readonly current: Place | undefined;
  /** How a prefix looks; `label` is what it is called by those who do not see it. */
  look(
    prefix: Place,
  ): Readonly<Record<"best" | "gold" | "current", boolean> & Record<"score" | "label", string>>;
  onChoose(prefix: Place): void;
}

/** The picture. Lines that matter lie over the others. */
export function drawBeam(layout: BeamLayout, drawing: BeamDrawing): SVGTemplateResult {
  const { columns, prefixes, lines, edge, width } = layout;
  const drawn = lines.map((line) => {
    const { best, gold } = drawing.look(line);
    const style = best ? "best" : gold ? "gold" : line.kept ? "kept" : "fallen";
    return { rank: best ? 2 : gold ? 1 : 0, path: line.path, style };
  });
  drawn.sort((a, b) => a.rank - b.rank);
  return svg`${columns.map(
    ({ middle }, layer) =>
      svg`<text class=${`beam-head ${drawing.current?.layer === layer ? "beam-head-on" : ""}`} x=${middle} y="14">${drawing.names[layer]}</text>`,
  )}
  ${edge === undefined ? nothing : svg`<path class="beam-edge" d=${`M0 ${edge}H${width}`}></path>`}
  ${drawn.map(({ path, style }) => svg`<path class=${`beam-line beam-${style}`} d=${path}></path>`)}
  ${prefixes.map((prefix) => drawPrefix(prefix, drawing))}`;
}

function drawPrefix(prefix: BeamLayout["prefixes"][number], drawing: BeamDrawing) {
  const { layer, place, x, y, width, value, kept } = prefix;
  const { best, gold, current, score, label } = drawing.look(prefix);
  const style = [
    "beam-box",
    kept ? "" : "beam-out",
    gold ? "beam-on-gold" : "",
    best ? "beam-on-best" : "",
    current ? "beam-selected" : "",
  ];
  const middle = x + width / 2;
  return svg`<g class=${style.filter(Boolean).join(" ")} role="button" tabindex=${current ? "0" : "-1"}
    aria-pressed=${current ? "true" : "false"} aria-label=${label} data-prefix=${`${layer} ${place}`}
    @click=${() => drawing.onChoose({ layer, place })}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      drawing.onChoose({ layer, place });
    }}>
    <rect x=${x} y=${y} width=${width} height=${boxHeight} rx="6"></rect>
    <text class="beam-value" x=${middle} y=${y + 16}>${value}</text>
    <text class="beam-score" x=${middle} y=${y + 31}>${score}</text>
    ${gold ? svg`<path class="beam-tick" d=${`M${x + width - 15} ${y + boxHeight - 11}l3 3 6-7`}></path>` : nothing}
  </g>`;
}
