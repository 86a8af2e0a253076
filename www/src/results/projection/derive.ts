/** What a pair of clauses shows: the decisions, where each comes from, the spine, and the clause slot by slot. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ClauseProjection, DerivedDecision, ProjectionDrop } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { block } from "../block.js";
import { formOf } from "../names.js";
import { listed, rich, word } from "../rich.js";
import { piecesView } from "./pieces.js";
import type { ProjectionProps } from "./props.js";
import { fallenAt, phraseOf, reasonOf, steps } from "./reason.js";
import { decisionName, isSeenIn, slotOf } from "./slots.js";
import { spineView } from "./spine.js";

/** The segment Derive. */
export function deriveSegment(props: ProjectionProps): TemplateResult {
  const { projections, chosen } = props;
  const pair = projections.pairs[chosen.clause];
  const projection = pair?.projection;
  const dropped = projections.dropped ?? pair?.dropped;
  if (projection === undefined) {
    return html`<div class="projection-body">
      ${block(
        t("projection-none"),
        html`${dropped === undefined ? nothing : html`<p class="projection-reason">${reasonOf(dropped, props)}</p>`}
        ${
          // Pairs that have phrases, for who has none.
          dropped?.code === "no-phrases"
            ? html`<p class="row"><button type="button" class="action" @click=${() => props.onOpenSet("by-hand")}>${t("projection-show-hand")}</button></p>`
            : nothing
        }
        ${clausesOf(props)}`,
      )}
      <section class="results-block" aria-label=${t("projection-lost")}>${foundBy(props, dropped)}</section>
    </div>`;
  }
  const looked = props.looked === undefined ? undefined : projection.decisions[props.looked];
  const modifiers = projection.decisions.filter(({ decided }) => decided.decision === "MOD").length;
  const title = t("projection-decisions", { count: projection.decisions.length, modifiers });
  return html`<div class="projection-body">
      ${block(
        title,
        html`${decisionTable(props, projection)}
        ${projection.knownStem ? nothing : html`<p class="note">${t("projection-unknown-stem")}</p>`}`,
      )}
      <section class="results-block">
        <h3>${t("projection-spine")}</h3>
        ${spineView(
          projection.spine,
          projection.decisions.map(({ decided }) => decided),
          looked && slotOf(looked.decided),
        )}
        ${foundBy(props, undefined)}
      </section>
    </div>
    ${block(
      t("projection-realised"),
      piecesView(
        projection.pieces,
        (piece) => looked !== undefined && isSeenIn(piece, looked.decided),
      ),
      "projection-realised",
    )}`;
}

function decisionTable(props: ProjectionProps, projection: ClauseProjection) {
  const { onPoint, onChoose, chosen } = props;
  return html`<table class="table projection-decisions" @pointerleave=${() => onPoint(undefined)}>
      <thead><tr>
        <th><span class="hidden">${t("projection-number")}</span></th>
        <th scope="col">${t("projection-decision")}</th>
        <th scope="col">${t("projection-value")}</th>
        <th scope="col">${t("projection-from")}</th>
      </tr></thead>
      <tbody>${projection.decisions.map((decision, at) => {
        const on = chosen.decision === at;
        const { decided } = decision;
        const slot = slotOf(decided);
        const empty = ["NULL", "null"].includes(decided.value);
        const look = props.looked === at && !on ? "results-row--look" : "";
        return html`<tr class="results-row ${on ? "results-row--pinned" : ""} ${look}"
          @pointerenter=${() => onPoint(at)} @click=${() => onChoose({ decision: on ? -1 : at })}>
          <td class="note projection-number">${at + 1}</td>
          <th scope="row" class="projection-name"><i class="projection-dot slot-${slot ?? "none"}"></i><button type="button"
            class="results-row-button" aria-pressed=${on ? "true" : "false"} @focus=${() => onPoint(at)}
            @blur=${() => onPoint(undefined)}>${decisionName(decided)}</button></th>
          <td class="projection-value ${empty ? "note" : ""}">${
            decided.decision === "SPINE" ? html`<code>${decided.value}</code>` : decided.value
          }</td>
          <td class="note projection-from">${origin(props, projection, decision)}</td>
        </tr>`;
      })}</tbody>
    </table><table-copy></table-copy>`;
}

/** Where a decision comes from, in words. */
function origin(
  { left, right }: ProjectionProps,
  { decisions }: ClauseProjection,
  { decided, left: nodes, right: found, leftWords, rightWords }: DerivedDecision,
) {
  const forms = rightWords.map((id) => formOf(right, id));
  const words = word(forms.join(" "));
  const parts = {
    phrase: phraseOf(left, nodes[0], leftWords),
    counterpart: phraseOf(right, found[0], rightWords),
  };
  const none = decided.value === "NULL";
  switch (decided.decision) {
    case "STEM":
      return rich("projection-from-stem", { word: word(forms[0] ?? "") });
    case "SPINE":
      return t("projection-from-spine");
    case "VOICE":
      return rich("projection-from-voice", { words }, { voice: decided.value });
    case "WH":
      return none ? t("projection-from-no-slot") : rich("projection-from-wh", { words });
    case "MODALS":
      return none ? t("projection-from-no-modals") : rich("projection-from-modals", { words });
    case "INFL":
      return rich("projection-from-infl", { words });
    case "SUBJECT":
    case "OBJECT":
      if (none) return t("projection-from-no-slot");
      return decided.argument === undefined
        ? rich("projection-from-text", { phrase: parts.counterpart })
        : rich("projection-from-aligned", parts);
  }
  const { modifier: number = 0 } = decided;
  const argument = decisions.find(({ decided: one }) => one.argument === decided.modifier);
  if (argument !== undefined) {
    return t("projection-from-argument", { number, decision: argument.decided.decision });
  }
  if (decided.value !== "deleted") return rich("projection-from-aligned", parts);
  return rich(found.length === 0 ? "projection-from-nothing" : "projection-from-taken", parts);
}

/** How the projection was found: the steps, and where it fell out. */
function foundBy(props: ProjectionProps, dropped: ProjectionDrop | undefined) {
  const { projections, chosen } = props;
  const at = dropped === undefined ? steps.length : steps.indexOf(fallenAt(dropped));
  const projection = projections.pairs[chosen.clause]?.projection;
  const decisions = projection?.decisions ?? [];
  const aligned = decisions.filter(
    ({ decided, right }) => decided.decision === "MOD" && right.length > 0,
  ).length;
  const counts = {
    count: projections.pairs.length,
    aligned,
    known: projection === undefined ? "no" : "yes",
    modifiers: projections.left[chosen.clause]?.modifiers.length ?? 0,
  };
  return html`<h3>${t(dropped === undefined ? "projection-found" : "projection-lost")}</h3>
    <ol class="stack plain projection-steps">${steps
      .slice(0, at + 1)
      .map((step, nth) =>
        nth === at && dropped !== undefined
          ? html`<li><span aria-hidden="true">✕</span><span>${reasonOf(dropped, props)}</span></li>`
          : html`<li><span aria-hidden="true">✓</span><span>${t(`projection-step-${step}`, counts)}</span></li>`,
      )}</ol>`;
}

/** The clauses of each side, where they could not be paired. */
function clausesOf({ projections, left, right }: ProjectionProps) {
  if (projections.left.length + projections.right.length === 0) return nothing;
  const list = (
    name: "projection-clauses-a" | "projection-clauses-b",
    clauses: typeof projections.left,
    sentence: typeof left,
  ) => html`<h4>${t(name, { count: clauses.length })}</h4>
    <ol class="numbered">${clauses.map(
      ({ words, main }) =>
        html`<li>${listed(
          words.map((id) =>
            id === main ? html`<b>${formOf(sentence, id)}</b>` : formOf(sentence, id),
          ),
          " ",
        )}</li>`,
    )}</ol>`;
  return html`${list("projection-clauses-a", projections.left, left)}
    ${list("projection-clauses-b", projections.right, right)}`;
}
