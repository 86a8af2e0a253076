/** Where an answer is given that is not drawn: a cost is typed, an edge and words are chosen from lists. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { takenBefore } from "../../model/growth.js";
import type { EdgeRef } from "../../model/refs.js";
import { edgeBetween, edgeText, sameEdge } from "../../model/triangle.js";
import { tickBox } from "../../shell/tick-box.js";
import type { Answer } from "../attempts/attempt.js";
import { endsOf, type MetaGraph } from "./metagraph.js";
import type { Question } from "./questions.js";
import type { Named } from "./verdict.js";
import "./texts/en.ftl";

/** What was typed and ticked. */
export interface Entered {
  readonly cost: string;
  /** The ids of words. */
  readonly words: ReadonlySet<number>;
}

/** An empty field. An edge that is chosen in it is the one that `app` shows. */
export function openAnswerField(app: App, named: Named, onCheck: () => void) {
  let cost = "";
  let words: ReadonlySet<number> = new Set();

  function costField(): TemplateResult {
    return html`<label class="row">${t("exercise-cost")}
      <input class="field" type="number" min="0" step="1" inputmode="numeric" .value=${cost}
        @input=${(event: Event) => {
          cost = (event.target as HTMLInputElement).value;
          app.draw();
        }}
        @keydown=${(event: KeyboardEvent) => event.key === "Enter" && onCheck()}></label>`;
  }

  function edgeField(graph: MetaGraph, at: number): TemplateResult {
    const { selection } = app.store.state.view;
    const chosen = selection && edgeBetween([selection.from, selection.to], graph.links);
    const taken = takenBefore(graph.steps, at);
    const edges = graph.links
      .flatMap((_, from) => graph.links.map((_, to): EdgeRef => ({ from, to })).slice(from + 1))
      .filter((edge) => !taken.some((other) => sameEdge(edge, other)));
    const key = ({ from, to }: EdgeRef) => `${from} ${to}`;
    const names = named.names(graph.links);
    return html`<label class="row">${t("exercise-edge")}
      <select class="field" @change=${(event: Event) => {
        const value = (event.target as HTMLSelectElement).value;
        const edge = edges.find((one) => key(one) === value);
        app.store.look({ selection: edge && endsOf(graph, edge) });
      }}>
        <option value="" ?selected=${chosen === undefined}>${t("exercise-edge-none")}</option>
        ${edges.map(
          (edge) =>
            html`<option value=${key(edge)} .selected=${sameEdge(edge, chosen)}>${edgeText(names, edge)}</option>`,
        )}
      </select></label>
      <p class="note">${
        taken.length === 0
          ? t("exercise-taken-none")
          : t("exercise-taken", { edges: taken.map((edge) => edgeText(names, edge)).join(", ") })
      }</p>`;
  }

  function wordsField(side: Side): TemplateResult {
    const tick = (id: number, on: boolean) => {
      const others = [...words].filter((word) => word !== id);
      words = new Set(on ? [...others, id] : others);
      app.draw();
    };
    return html`<fieldset class="row"><legend>${t("exercise-words")}</legend>
      ${named
        .words(side)
        .map(({ id, form }) =>
          tickBox(html`<bdi>${form}</bdi>`, words.has(id), (on) => tick(id, on)),
        )}
    </fieldset>`;
  }

  return {
    entered: (): Entered => ({ cost, words }),
    /** Empties it, for another question, or puts into it what was answered before. */
    fill(answer: Answer | undefined): void {
      cost = answer?.kind === "cost" ? String(answer.cost) : "";
      words = new Set(answer?.kind === "path" ? answer.words : []);
    },
    /** The field of a question; nothing where it is answered in the drawing alone. */
    view(question: Question, graph: MetaGraph): unknown {
      switch (question.kind) {
        case "links":
          return nothing;
        case "edge":
          return edgeField(graph, question.at);
        case "cost":
          return costField();
        case "path":
          return wordsField(question.side);
      }
    },
  };
}
