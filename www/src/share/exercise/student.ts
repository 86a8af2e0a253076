/** The student's side of a task: what is asked, the answer, what is said of it, and what is handed in. */
import { html, nothing, type TemplateResult } from "lit";
import type { Comparison, Link, Request, Side } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { noHistory } from "../../model/history.js";
import { sameLinks, setLinks } from "../../model/links.js";
import type { EdgeRef } from "../../model/refs.js";
import { currentPair, currentTexts, sameLink } from "../../model/state.js";
import { type AnswerFile, answerFile } from "./answer-file.js";
import {
  type Attempt,
  begin,
  type Checked,
  check,
  giveUp,
  type Item,
  next,
  scoreOfAttempt,
} from "./attempt.js";
import { gradeOne, gradeWords, judgeEdge, sortLinks } from "./grading.js";
import { handedIn } from "./handing-in.js";
import { edgeOf, isDrawn, type Known, type Question, questionsOf } from "./questions.js";
import type { Task } from "./task.js";
import { type Named, verdictOn } from "./verdict.js";
import "./texts/en.ftl";

/** What a student works with. */
export interface StudentOptions extends Named {
  readonly task: Task;
  /** Where the whole of Twintree is; undefined where that is not known. */
  site(): string | undefined;
  onDone(file: AnswerFile): void;
}

/** What is laid over the trees of a question. */
export interface QuestionMarks {
  readonly links?: readonly (Link & { readonly owner: "right" | "wrong" | "missing" })[];
  readonly chosen?: readonly Link[];
  readonly growth?: {
    readonly vertices: readonly (Link & { readonly component: number | undefined })[];
    readonly edges: readonly {
      readonly from: Link;
      readonly to: Link;
      readonly state: "taken";
    }[];
  };
}

/** The student's side. */
export interface Student {
  /** Goes on with what the core has answered; before each drawing. */
  settle(): void;
  head(): TemplateResult;
  caption(): string;
  /** Below the trees: where the answer is given, and what is said of it. */
  below(): TemplateResult;
  marks(): QuestionMarks;
  /** Whether links can be drawn now. */
  draws(): boolean;
  /** Whether an edge can be chosen now by two links. */
  chooses(): boolean;
}

/** As many dots are told at a glance. */
const mostDots = 12;

/** A student at a task about the pair of `app`. */
export function openStudent(app: App, options: StudentOptions): Student {
  const { task } = options;
  let attempt: Attempt | undefined;
  /** What the core says of the pair of the model; undefined while it need not be known. */
  let known: (Known & { readonly comparison: Comparison; readonly request: Request }) | undefined;
  let impossible = false;
  /** What was chosen or typed for the question that is shown. */
  let cost = "";
  let words: ReadonlySet<number> = new Set();
  /** What is missing for a check, as the catalogue has it. */
  let wanting: string | undefined;
  const hand = handedIn(app, options);

  function settle(): void {
    if (impossible) return;
    const { request } = app.snapshot;
    if (attempt === undefined && isDrawn(task)) {
      start({ links: [], order: [], steps: [] });
    } else if (!isDrawn(task) && known === undefined) {
      const asked = { ...request, links: task.model as Link[] };
      const compared = ready(app.answers.ask("compare", asked));
      const steps = ready(app.answers.ask("steps", asked, "kruskal"));
      if (compared === undefined || steps === undefined) return;
      if (compared.result.kind !== "ok" || steps.kind !== "ok") impossible = true;
      else {
        const { comparison } = compared.result;
        const { order } = steps;
        known = { links: comparison.links, order, steps: steps.steps, comparison, request: asked };
        start(known);
      }
    }
  }

  function start(from: Known): void {
    const questions = questionsOf(task, from);
    impossible = questions.length === 0;
    if (impossible) return;
    attempt = begin(questions, Date.now());
    // Not while it is drawn: the work changes by it.
    queueMicrotask(enter);
  }

  function item(): Item | undefined {
    return attempt?.items[attempt.at];
  }

  /** Puts the links and the edge of the question on the stage. */
  function enter(): void {
    const question = item()?.question;
    if (question === undefined) return;
    cost = "";
    words = new Set();
    wanting = undefined;
    const { work } = app.store.state;
    const links = question.kind === "links" ? question.given : task.model;
    // Undo does not lead back into the question before.
    if (!sameLinks(currentPair(work).links, links))
      app.store.amend(setLinks(work, links), noHistory);
    app.store.look({ selection: question.kind === "cost" ? ends(question.edge) : undefined });
    if (attempt !== undefined && attempt.at > 0) app.say(`${progress(attempt)}. ${ask(question)}`);
  }

  function ends({ from, to }: EdgeRef): { readonly from: Link; readonly to: Link } | undefined {
    const [one, two] = [known?.links[from], known?.links[to]];
    return one && two && { from: one, to: two };
  }

  /** What was answered, with its grade; a sentence of the catalogue where something is wanting. */
  async function answered(question: Question): Promise<Checked | string> {
    const { view, work } = app.store.state;
    if (question.kind === "links") {
      const { links } = currentPair(work);
      if (sameLinks(links, question.given)) return "exercise-wanting-links";
      const sorted = sortLinks(links, question);
      const { right, wrong, missing } = sorted;
      const grade = { right: right.length, wrong: wrong.length, missing: missing.length };
      return { answer: { kind: "links", links }, grade, links: sorted };
    }
    if (known === undefined) return "exercise-wanting-core";
    const { comparison, steps, links, request } = known;
    if (question.kind === "edge") {
      const { selection } = view;
      const edge = selection && edgeOf([selection.from, selection.to], links);
      if (selection === undefined || edge === undefined) return "exercise-wanting-edge";
      const verdict = judgeEdge(steps, question.at, edge, comparison.distances);
      const answer = { kind: "edge", edge: [selection.from, selection.to] } as const;
      return { answer, grade: gradeOne(verdict === "right" || verdict === "equal"), verdict };
    }
    const { from, to } = question.edge;
    if (question.kind === "cost") {
      if (!/^\s*\d{1,6}\s*$/.test(cost)) return "exercise-wanting-cost";
      const grade = gradeOne(Number(cost) === comparison.distances[(to * (to - 1)) / 2 + from]);
      return { answer: { kind: "cost", cost: Number(cost) }, grade };
    }
    if (words.size === 0) return "exercise-wanting-words";
    const asked = await app.answers.settled("explain", request, from, to);
    const explanation = ready(asked);
    if (explanation?.kind !== "compared") return "exercise-wanting-core";
    const answer = {
      kind: "path",
      side: question.side,
      words: [...words].sort(ascending),
    } as const;
    return { answer, grade: gradeWords(answer.words, explanation[question.side].nodes) };
  }

  async function onCheck(): Promise<void> {
    const before = attempt;
    const question = item()?.question;
    if (before === undefined || question === undefined) return;
    const checked = await answered(question);
    if (attempt !== before) return;
    if (typeof checked === "string") {
      wanting = checked;
      app.say(t(checked));
      app.draw();
      return;
    }
    wanting = undefined;
    go(check(before, task, checked, Date.now()));
    const now = item();
    if (now === undefined) return;
    // The path is shown when nothing is asked of it any more.
    if (now.over && question.kind === "path" && tells())
      app.store.look({ selection: ends(question.edge) });
    app.say(`${verdictOn(task, now, options, correct(now)).text} ${triesLeft(now)}`.trim());
    app.draw();
  }

  /** Whether more is said of an answer than how much of it is right. */
  function tells(): boolean {
    return task.feedback === "where" || task.feedback === "model";
  }

  function go(to: Attempt): void {
    const wasDone = attempt?.done !== undefined;
    attempt = to;
    if (!wasDone && to.done !== undefined) options.onDone(file(to));
  }

  function onGiveUp(): void {
    if (attempt === undefined) return;
    go(giveUp(attempt, Date.now()));
    if (attempt.done === undefined) onNext();
    else app.say(closing(attempt));
    app.draw();
  }

  function onNext(): void {
    if (attempt === undefined) return;
    attempt = next(attempt);
    enter();
    app.draw();
  }

  function file(over: Attempt): AnswerFile {
    const texts = currentTexts(app.store.state.work);
    return answerFile(task, [texts?.left ?? "", texts?.right ?? ""], over);
  }

  /** What is right, as it is said when a question is over. */
  function correct({ question }: Item): string {
    if (question.kind === "edge") {
      const edge = known?.steps.find(({ verdict }, n) => n >= question.at && verdict === "taken");
      return edge ? edgeName(edge.edge) : "";
    }
    if (question.kind === "cost") {
      const { from, to } = question.edge;
      return String(known?.comparison.distances[(to * (to - 1)) / 2 + from] ?? "");
    }
    return "";
  }

  function edgeName({ from, to }: EdgeRef): string {
    const names = options.names(known?.links ?? []);
    return `${names[from] ?? ""} – ${names[to] ?? ""}`;
  }

  /** The question in words. */
  function ask(question: Question): string {
    switch (question.kind) {
      case "links":
        return t(task.kind === "links" ? "exercise-ask-links" : "exercise-ask-missing");
      case "edge":
        return t("exercise-ask-edge");
      case "cost":
        return t("exercise-ask-cost", { edge: edgeName(question.edge) });
      case "path": {
        const both = ends(question.edge);
        const form = (link: Link | undefined) =>
          link === undefined ? "" : options.form(question.side, link[question.side]);
        return t("exercise-ask-path", {
          side: question.side === "left" ? "A" : "B",
          from: form(both?.from),
          to: form(both?.to),
        });
      }
    }
  }

  /** Of links how many are drawn, of questions how many are over. */
  function counted(now: Attempt): { readonly done: number; readonly all: number } {
    const only = now.items[0]?.question;
    if (now.items.length === 1 && only?.kind === "links")
      return { done: currentPair(app.store.state.work).links.length, all: only.model.length };
    return { done: now.items.filter(({ over }) => over).length, all: now.items.length };
  }

  function progress(now: Attempt): string {
    const isLinks = now.items.length === 1 && now.items[0]?.question.kind === "links";
    if (isLinks) return t("exercise-progress", counted(now));
    return t("exercise-question", { number: now.at + 1, all: now.items.length });
  }

  function triesLeft({ tries, over }: Item): string {
    if (task.tries === undefined || over) return "";
    return t("exercise-tries", { count: task.tries - tries });
  }

  function closing(over: Attempt): string {
    if (task.feedback === "none") return t("exercise-handed-in");
    return t("exercise-done", { percent: Math.round(100 * scoreOfAttempt(over)) });
  }

  function head(): TemplateResult {
    const now = item();
    if (impossible)
      return html`<p class="exercise-head exercise-question">${t("exercise-impossible")}</p>`;
    if (attempt === undefined || now === undefined)
      return html`<div class="exercise-head" aria-busy="true"></div>`;
    const { done, all } = counted(attempt);
    const own = attempt.items.length === 1 && task.text !== "" && now.question.kind !== "path";
    const question = own ? task.text : ask(now.question);
    return html`<div class="exercise-head">
      <div class="exercise-asked">
        ${own || task.text === "" ? nothing : html`<p class="exercise-text">${task.text}</p>`}
        <h2 class="exercise-question">${question}</h2>
      </div>
      <div class="exercise-tools">
        ${
          all <= mostDots && all > 1
            ? html`<svg class="exercise-dots" width=${all * 14} height="12" aria-hidden="true">${Array.from(
                { length: all },
                (_, n) => dot(n, n < done),
              )}</svg>`
            : nothing
        }
        ${all > 1 ? html`<span class="exercise-progress">${progress(attempt)}</span>` : nothing}
        ${buttons(attempt, now)}
      </div>
    </div>`;
  }

  function buttons(now: Attempt, { over, checked, question }: Item): unknown {
    if (now.done !== undefined) return nothing;
    if (over)
      return html`<button type="button" class="shell-button exercise-check" @click=${onNext}>${t("exercise-next")}</button>`;
    const isLast = now.at === now.items.length - 1;
    const up = isLast ? "exercise-hand-in" : "exercise-skip";
    // What was not answered can be left out, where there are others; a single answer is checked first.
    const isUp = now.items.length > 1 || checked !== undefined;
    const quiet = isLast ? "exercise-hand-in" : "exercise-submit";
    const act = task.feedback === "none" ? quiet : "exercise-check";
    return html`${
      isUp && act !== up
        ? html`<button type="button" class="shell-button exercise-up" @click=${onGiveUp}>${t(up)}</button>`
        : nothing
    }
      <button type="button" class="shell-button exercise-check" data-question=${question.kind}
        @click=${() => void onCheck()}>${t(act)}</button>`;
  }

  function caption(): string {
    const now = item();
    if (now === undefined || now.over) return "";
    return t(`exercise-how-${now.question.kind}`);
  }

  function field(now: Item): unknown {
    const { question } = now;
    if (now.over || question.kind === "links") return nothing;
    if (question.kind === "cost")
      return html`<label class="exercise-field">${t("exercise-cost")}
        <input class="exercise-number" type="number" min="0" step="1" inputmode="numeric" .value=${cost}
          @input=${(event: Event) => {
            cost = (event.target as HTMLInputElement).value;
          }}
          @keydown=${(event: KeyboardEvent) => event.key === "Enter" && void onCheck()}></label>`;
    if (question.kind === "edge") return edgeField(question.at);
    return wordsField(question.side);
  }

  function edgeField(at: number): TemplateResult {
    const { selection } = app.store.state.view;
    const chosen = selection && edgeOf([selection.from, selection.to], known?.links ?? []);
    const taken = (known?.steps ?? []).slice(0, at).filter(({ verdict }) => verdict === "taken");
    const isTaken = (edge: EdgeRef) =>
      taken.some(({ edge: { from, to } }) => from === edge.from && to === edge.to);
    const count = known?.links.length ?? 0;
    const edges = Array.from({ length: count }, (_, to) =>
      Array.from({ length: to }, (_, from) => ({ from, to })),
    )
      .flat()
      .filter((edge) => !isTaken(edge))
      .sort((p, q) => p.from - q.from || p.to - q.to);
    const key = ({ from, to }: EdgeRef) => `${from} ${to}`;
    return html`<label class="exercise-field">${t("exercise-edge")}
      <select class="shell-select" @change=${(event: Event) => {
        const value = (event.target as HTMLSelectElement).value;
        const edge = edges.find((one) => key(one) === value);
        app.store.look({ selection: edge && ends(edge) });
      }}>
        <option value="" ?selected=${chosen === undefined}>${t("exercise-edge-none")}</option>
        ${edges.map(
          (edge) =>
            html`<option value=${key(edge)} .selected=${chosen?.from === edge.from && chosen.to === edge.to}>${edgeName(edge)}</option>`,
        )}
      </select></label>
      <p class="exercise-taken">${
        taken.length === 0
          ? t("exercise-taken-none")
          : t("exercise-taken", { edges: taken.map(({ edge }) => edgeName(edge)).join(", ") })
      }</p>`;
  }

  function wordsField(side: Side): TemplateResult {
    const all = options.words(side);
    return html`<fieldset class="exercise-words"><legend>${t("exercise-words")}</legend>
      ${all.map(
        ({
          id,
          form,
        }) => html`<label class="exercise-word"><input type="checkbox" .checked=${words.has(id)}
          @change=${(event: Event) => {
            const next = new Set(words);
            if ((event.target as HTMLInputElement).checked) next.add(id);
            else next.delete(id);
            words = next;
          }}> <bdi>${form}</bdi></label>`,
      )}
    </fieldset>`;
  }

  /** What is said of the answer, as long as it is the one that was checked. */
  function result(now: Item): unknown {
    if (wanting !== undefined) return html`<p class="exercise-wanting">${t(wanting)}</p>`;
    if (now.checked === undefined || isOther(now)) return nothing;
    const { text, right, lists } = verdictOn(task, now, options, correct(now));
    const left = triesLeft(now);
    return html`<div class="exercise-verdict" data-right=${right ?? nothing}>
      <p>${right === undefined ? nothing : html`<span class="exercise-sign" aria-hidden="true">${right === "true" ? "✓" : "✕"}</span>`}
        <span>${text}</span> ${left === "" ? nothing : html`<span class="exercise-left">${left}</span>`}</p>
      ${lists.map(
        ({
          owner,
          label,
          names,
        }) => html`<p class="exercise-list"><svg class="exercise-key" width="26" height="10" aria-hidden="true"
          ><g class="canvas-link canvas-owner-${owner}"><path class="canvas-link-line" d="M1 5h24"></path></g></svg>
          ${label} ${names.map((name, n) => html`${n === 0 ? "" : ", "}<bdi>${name}</bdi>`)}</p>`,
      )}
    </div>`;
  }

  /** Whether links were drawn after the check. */
  function isOther({ checked, over }: Item): boolean {
    if (over || checked?.answer.kind !== "links") return false;
    return !sameLinks(checked.answer.links, currentPair(app.store.state.work).links);
  }

  function below(): TemplateResult {
    const now = item();
    if (attempt === undefined || now === undefined) return html``;
    const done = attempt.done !== undefined;
    const answer = field(now);
    const said = result(now);
    if (answer === nothing && said === nothing && !done) return html``;
    return html`<div class="exercise-below">
      ${answer} ${said}
      ${done ? html`<p class="exercise-closing">${closing(attempt)}</p>${hand(file(attempt))}` : nothing}
    </div>`;
  }

  function marks(): QuestionMarks {
    const now = item();
    if (now === undefined) return {};
    const { question, checked, over } = now;
    if (question.kind === "links") {
      const sorted = checked?.links;
      if (sorted === undefined || !tells() || isOther(now)) return {};
      const own = (owner: "right" | "wrong" | "missing", links: readonly Link[]) =>
        links.map((link) => ({ ...link, owner }));
      const model = over && task.feedback === "model";
      const judged = [...sorted.right, ...sorted.wrong];
      const kept = currentPair(app.store.state.work).links.filter(
        (link) => !judged.some((other) => sameLink(link, other)),
      );
      const links = [
        ...own("right", [...sorted.right, ...kept]),
        ...own("wrong", sorted.wrong),
        ...(model ? own("missing", sorted.missing) : []),
      ];
      return { links: links.sort((p, q) => p.left - q.left || p.right - q.right) };
    }
    if (question.kind === "edge") return { growth: grown(question.at) };
    const both = ends(question.edge);
    return both ? { chosen: [both.from, both.to] } : {};
  }

  /** The tree as far as it has grown. */
  function grown(at: number): NonNullable<QuestionMarks["growth"]> {
    const { links = [], steps = [] } = known ?? {};
    const components = steps[at - 1]?.components ?? links.map((_, vertex) => vertex);
    const names = [...new Set(components)].filter(
      (name) => components.filter((other) => other === name).length > 1,
    );
    const number = (vertex: number) => {
      const place = names.indexOf(components[vertex] ?? vertex);
      return place === -1 ? undefined : place;
    };
    return {
      vertices: links.map((link, vertex) => ({ ...link, component: number(vertex) })),
      edges: steps.slice(0, at).flatMap(({ verdict, edge }) => {
        const both = ends(edge);
        return verdict === "taken" && both ? [{ ...both, state: "taken" as const }] : [];
      }),
    };
  }

  return {
    settle,
    head,
    caption,
    below,
    marks,
    draws: () => item()?.question.kind === "links" && item()?.over === false,
    chooses: () => item()?.question.kind === "edge" && item()?.over === false,
  };
}

function ascending(a: number, b: number): number {
  return a - b;
}

function dot(at: number, full: boolean) {
  return html`<svg x=${at * 14} width="12" height="12" viewBox="0 0 12 12"><circle class=${full ? "exercise-dot exercise-dot-full" : "exercise-dot"} cx="6" cy="6" r="4.5"></circle></svg>`;
}
