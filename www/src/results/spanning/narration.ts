import { html, type TemplateResult } from "lit/html.js";
import type { Step } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { insideOf, takenBefore } from "../../model/growth.js";
import { place } from "../../model/triangle.js";
import { edgeName } from "../names.js";
import { listed, type Rich, rich, similarity, word } from "../rich.js";
import { through } from "./predict.js";
import type { Guess, TreeProps } from "./stepper.js";

/** One sentence about where the walk is: its start, the step just made, and the end. */
export function narration(props: TreeProps): TemplateResult {
  const { algorithm, comparison, names, steps, stepper } = props;
  const last = steps[stepper.at - 1];
  const count = names.length;
  if (!last) {
    const edges = (count * (count - 1)) / 2;
    const [start = 0] = insideOf(steps, 0);
    return html`<p class="results-sentence">${rich(
      `results-start-${algorithm}`,
      { start: word(names[start] ?? "") },
      { edges },
    )}</p>`;
  }
  // Which rule put this edge before another of the same weight.
  const rule = last.tie === "none" ? "" : t(`results-tie-${last.tie}`, last.edge);
  const done = stepper.at === steps.length;
  return html`<p class="results-sentence">${told(last, props)}</p>
    <p class="note">${rule}${done ? ending(comparison, last) : ""}</p>`;
}

function told(step: Step, { algorithm, names }: TreeProps): Rich {
  const parts = { edge: edgeName(names, step.edge) };
  if (step.verdict === "taken") return rich(`results-taken-${algorithm}`, parts, step.edge);
  const between = step.through.slice(1, -1).map((vertex) => word(names[vertex] ?? ""));
  return rich("results-rejected", { ...parts, through: listed(between) }, step.edge);
}

function ending({ score, links }: TreeProps["comparison"], last: Step): string {
  const value = score.kind === "defined" ? score.ratio.similarity : undefined;
  const sentence =
    value === undefined
      ? t("results-done-undefined", { links: links.length })
      : t("results-done", { ...last, links: links.length, value: similarity(value) });
  return ` ${sentence}`;
}

/** What the student is told about a guess. */
export function verdictOn(guess: Guess, { comparison, algorithm, names, steps }: TreeProps) {
  const taken = takenBefore(steps, guess.at);
  const chosen = steps[guess.at - 1]?.edge;
  const between = (through(taken, guess) ?? []).map((vertex) => word(names[vertex] ?? ""));
  const good = guess.verdict === "right" || guess.verdict === "equal";
  const parts = {
    edge: edgeName(names, guess),
    chosen: chosen ? edgeName(names, chosen) : "",
    through: listed(between),
  };
  const sentence = rich(
    guess.verdict === "heavier"
      ? `results-guess-heavier-${algorithm}`
      : `results-guess-${guess.verdict}`,
    parts,
    { distance: comparison.distances[place(guess)] ?? 0 },
  );
  return html`<p class=${good ? "line results-verdict results-verdict--right" : "line results-verdict results-verdict--wrong"}
    ><span aria-hidden="true">${good ? "✓" : "✕"}</span> <span>${sentence}</span></p>`;
}
