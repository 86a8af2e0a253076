/** The student's side of a task: what is asked, the answer, what is said of it, and what is handed in. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Link } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { noHistory } from "../../model/history.js";
import { sameLinks, setLinks } from "../../model/links.js";
import { currentPair, currentTexts } from "../../model/state.js";
import { type Task, tellsWhere } from "../../share/link/task.js";
import { missing } from "../../shell/missing.js";
import { type AnswerFile, answerFile, nameOf } from "../attempts/answer-file.js";
import {
  type Answer,
  type Attempt,
  begin,
  check,
  giveUp,
  type Item,
  isRedrawn,
  next,
  scoreOfAttempt,
} from "../attempts/attempt.js";
import { handedIn } from "../attempts/handing-in.js";
import { interimOf, resume } from "../attempts/interim.js";
import { openAnswerField } from "./answer-field.js";
import { checkAnswer, gradeAnswer, type KnownPair, type Wanting } from "./checking.js";
import { exerciseHead } from "./head.js";
import { impossible } from "./impossible.js";
import { type QuestionMarks, questionMarks } from "./marks.js";
import { emptyGraph, endsOf, type MetaGraph } from "./metagraph.js";
import { isDrawn, type Question, questionsOf } from "./questions.js";
import { type Named, verdictOn } from "./verdict.js";
import { correctText, questionText } from "./wording.js";
import "./texts/en.ftl";

/** What a student works with. */
export interface StudentOptions extends Named {
  readonly task: Task;
  /** Where the whole of Twintree is; undefined where that is not known. */
  site(): string | undefined;
  /** Whatever is said from now on is said in the language of this student. */
  speak(): void;
  onDone(file: AnswerFile): void;
  /** What was kept of an attempt that was left; undefined where there is none. */
  kept(): string | undefined;
  /** There is more to be kept. */
  onInterim(): void;
}

/** The student's side. */
export type Student = ReturnType<typeof openStudent>;

/** A student at a task about the pair of `app`. */
export function openStudent(app: App, options: StudentOptions) {
  const { task } = options;
  let attempt: Attempt | undefined;
  /** What the core says of the pair of the model; undefined while it need not be known. */
  let known: KnownPair | undefined;
  /** Why nothing can be asked, or what was not answered; undefined where neither is known. */
  let instead: string | TemplateResult | typeof nothing | undefined;
  /** What is missing for a check, as the catalogue has it, and what was there then. */
  let wanting: { readonly id: Wanting; readonly given: readonly unknown[] } | undefined;
  /** What is handed in, once all is over. */
  let handed: AnswerFile | undefined;
  const hand = handedIn(app, options);
  const field = openAnswerField(app, options, () => void onCheck());
  const drawn = () => currentPair(app.store.state.work).links;
  /** All that an answer is made of. */
  const given = () => [drawn(), app.store.state.view.selection, ...Object.values(field.entered())];
  const graph = (): MetaGraph => known?.graph ?? emptyGraph;

  /** Goes on with what the core has answered; before each drawing. */
  function settle(): void {
    if (typeof instead === "string" || attempt !== undefined) return;
    if (isDrawn(task)) {
      start(emptyGraph);
      return;
    }
    const request = { ...app.snapshot.request, links: task.model as Link[] };
    const asked = [
      app.answers.ask("compare", request),
      app.answers.ask("steps", request, "kruskal"),
    ] as const;
    const [result, steps] = [ready(asked[0])?.result, ready(asked[1])];
    const failed = asked.find(({ kind }) => kind === "failed");
    instead = failed && missing(failed);
    if (result === undefined || steps === undefined) return;
    if (result.kind !== "ok" || steps.kind !== "ok") {
      instead = impossible(app.snapshot, result.kind === "ok" ? steps : result);
      return;
    }
    const { links, distances } = result.comparison;
    known = { graph: { links, distances, order: steps.order, steps: steps.steps }, request };
    start(known.graph);
  }

  function start(from: MetaGraph): void {
    const questions = questionsOf(task, from);
    if (questions.length === 0) {
      instead = t("exercise-impossible", { why: "few" });
      return;
    }
    const fresh = begin(questions, Date.now());
    attempt = fresh;
    // Not while it is drawn: the work changes by it.
    queueMicrotask(enter);
    const kept = options.kept();
    if (kept !== undefined) void goOn(kept, fresh);
  }

  /** Goes on with an attempt that was left, where nothing was done in this one. */
  async function goOn(kept: string, fresh: Attempt): Promise<void> {
    const grade = (question: Question, answer: Answer) => gradeAnswer(app, question, answer, known);
    const resumed = await resume(kept, nameOf(task, texts()), fresh, grade);
    if (resumed === undefined || attempt !== fresh) return;
    ({ attempt } = resumed);
    options.speak();
    enter();
    const now = item();
    if (now?.question.kind === "links" && !now.over && resumed.drawn.length > 0)
      app.store.amend(setLinks(app.store.state.work, resumed.drawn), noHistory);
    app.draw();
  }

  function texts(): readonly string[] {
    const { left = "", right = "" } = currentTexts(app.store.state.work) ?? {};
    return [left, right];
  }

  function item(): Item | undefined {
    return attempt?.items[attempt.at];
  }

  /** Puts the links and the edge of the question on the stage. */
  function enter(): void {
    const now = item();
    if (now === undefined) return;
    const { question, checked } = now;
    const answer = checked?.answer;
    field.fill(answer);
    wanting = undefined;
    const { work } = app.store.state;
    const given = answer?.kind === "links" ? answer.links : undefined;
    const links = question.kind === "links" ? (given ?? question.given) : task.model;
    // Undo does not lead back into the question before.
    if (!sameLinks(currentPair(work).links, links))
      app.store.amend(setLinks(work, links), noHistory);
    const chosen =
      answer?.kind === "edge" ? { from: answer.edge[0], to: answer.edge[1] } : undefined;
    const selection = question.kind === "cost" ? endsOf(graph(), question.edge) : chosen;
    app.store.look({ selection });
    if (attempt !== undefined && attempt.at > 0) app.say(`${progress(attempt)}. ${ask(question)}`);
  }

  async function onCheck(): Promise<void> {
    const before = attempt;
    const question = item()?.question;
    if (before === undefined || question === undefined) return;
    const checked = await checkAnswer(app, question, field.entered(), known);
    if (attempt !== before) return;
    options.speak();
    if (typeof checked === "string") {
      wanting = { id: checked, given: given() };
      app.say(t(checked));
      app.draw();
      return;
    }
    wanting = undefined;
    go(check(before, task, checked, Date.now()));
    const now = item();
    if (attempt === undefined || now === undefined) return;
    // The path is shown when nothing is asked of it any longer.
    if (now.over && question.kind === "path" && tellsWhere(task))
      app.store.look({ selection: endsOf(graph(), question.edge) });
    const after = attempt.done === undefined ? triesLeft(now) : closing(attempt);
    app.say(`${said(now).text} ${after}`.trim());
    app.draw();
    keepFocus();
  }

  function go(to: Attempt): void {
    attempt = to;
    if (to.done === undefined) options.onInterim();
    if (handed !== undefined || to.done === undefined) return;
    handed = answerFile(task, texts(), to);
    options.onDone(handed);
  }

  function onGiveUp(): void {
    if (attempt === undefined) return;
    go(giveUp(attempt, Date.now()));
    if (attempt.done === undefined) onNext();
    else app.say(closing(attempt));
    app.draw();
    keepFocus();
  }

  function onNext(): void {
    if (attempt === undefined) return;
    attempt = next(attempt);
    enter();
    options.onInterim();
    app.draw();
  }

  /** Where the field or the button that had the focus goes away: it moves to the way on, at the end to the result. */
  function keepFocus(): void {
    const held = activeIn(app.root);
    if (held === null) return;
    requestAnimationFrame(() => {
      if (held.isConnected) return;
      const [way] = app.root.querySelectorAll<HTMLElement>(".exercise-check, .exercise-closing");
      way?.focus();
    });
  }

  function ask(question: Question): string {
    return questionText(task, question, options, graph());
  }

  function said(now: Item) {
    return verdictOn(task, now, options, correctText(now.question, options, graph()));
  }

  /** Of links how many are drawn, of questions how many are over. */
  function counted(now: Attempt): { readonly done: number; readonly all: number } {
    const single = singleLinks(now);
    if (single !== undefined) return { done: drawn().length, all: single.model.length };
    return { done: now.items.filter(({ over }) => over).length, all: now.items.length };
  }

  function progress(now: Attempt): string {
    if (singleLinks(now) !== undefined) return t("exercise-progress", counted(now));
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

  /** Above the trees: what is asked, where it is answered, and what is said of the answer. */
  function head(): TemplateResult {
    const now = item();
    if (instead !== undefined)
      return html`<div class="row apart exercise-head exercise-question">${instead}</div>`;
    if (attempt === undefined || now === undefined)
      return html`<div class="row apart exercise-head" aria-busy="true"></div>`;
    const asked = ask(now.question);
    const isOwn = attempt.items.length === 1 && task.text !== "" && now.question.kind !== "path";
    const text = isOwn ? "" : task.text;
    const question = isOwn ? task.text : asked;
    const [told, ways] = [progress(attempt), buttons(attempt, now)];
    return html`${exerciseHead({ text, question, ...counted(attempt), progress: told, buttons: ways })}
      ${answered(attempt, now)}`;
  }

  function buttons(now: Attempt, { over, checked }: Item): unknown {
    if (now.done !== undefined) return nothing;
    const isLast = now.at === now.items.length - 1;
    const up = isLast ? "exercise-hand-in" : "exercise-skip";
    // What was not answered can be left out, where there are others; a single answer is checked first.
    const isUp = !over && (now.items.length > 1 || checked !== undefined);
    const quiet = isLast ? "exercise-hand-in" : "exercise-submit";
    const act = task.feedback === "none" ? quiet : "exercise-check";
    const go = over ? onNext : () => void onCheck();
    return html`${
      isUp && act !== up
        ? html`<button type="button" class="action action-bare exercise-up" @click=${onGiveUp}>${t(up)}</button>`
        : nothing
    }
      <button type="button" class="action action-main exercise-check"
        @click=${go}>${t(over ? "exercise-next" : act)}</button>`;
  }

  function caption(): string {
    const now = item();
    if (now === undefined || now.over) return "";
    return t(`exercise-how-${now.question.kind}`);
  }

  /** What is said of the answer, as long as it is the one that was checked. */
  function result(now: Item): unknown {
    // It is wanting no more as soon as something is done.
    if (wanting?.given.every((one, at) => one === given()[at]))
      return html`<p class="exercise-wanting">${t(wanting.id)}</p>`;
    if (now.checked === undefined || isRedrawn(now, drawn())) return nothing;
    const { text, right, lists } = said(now);
    const left = triesLeft(now);
    return html`<div class="stack exercise-verdict" data-right=${right ?? nothing}>
      <p>${right === undefined ? nothing : html`<span class="exercise-sign" aria-hidden="true">${right === "true" ? "✓" : "✕"}</span>`}
        <span>${text}</span> ${left === "" ? nothing : html`<span class="note exercise-left">${left}</span>`}</p>
      ${lists.map(
        ({
          owner,
          label,
          names,
        }) => html`<p><svg class="exercise-key" width="26" height="10" aria-hidden="true"
          ><g class="canvas-link canvas-owner-${owner}"><path class="canvas-link-line" d="M1 5h24"></path></g></svg>
          ${label} ${names.map((name, n) => html`${n === 0 ? "" : ", "}<bdi>${name}</bdi>`)}</p>`,
      )}
    </div>`;
  }

  /** Where it is answered, and what is said of it: in a low frame what is below the trees is out of sight. */
  function answered(all: Attempt, now: Item): unknown {
    const answer = now.over ? nothing : field.view(now.question, graph());
    const verdict = result(now);
    if (answer === nothing && verdict === nothing && handed === undefined) return nothing;
    return html`<div class="stack exercise-answer">
      ${answer} ${verdict}
      ${
        handed === undefined
          ? nothing
          : html`<p class="exercise-closing" tabindex="-1">${closing(all)}</p>${hand(handed)}`
      }
    </div>`;
  }

  function isAnswered(kind: Question["kind"]): boolean {
    const now = item();
    return now?.question.kind === kind && !now.over;
  }

  function marks(): QuestionMarks {
    const now = item();
    return now === undefined ? {} : questionMarks(task, now, drawn(), graph());
  }

  return {
    settle,
    head,
    caption,
    marks,
    /** What is to be kept of an attempt that is under way, as a text; undefined of one that is over. */
    interim(): string | undefined {
      if (attempt === undefined || attempt.done !== undefined) return undefined;
      const links = item()?.question.kind === "links" ? drawn() : [];
      return interimOf(nameOf(task, texts()), attempt, links);
    },
    /** Whether links can be drawn now. */
    draws: () => isAnswered("links"),
    /** Whether an edge can be chosen now by two links. */
    chooses: () => isAnswered("edge"),
  };
}

/** The question of an attempt that is nothing but drawing the links. */
function singleLinks({ items }: Attempt) {
  const only = items.length === 1 ? items[0]?.question : undefined;
  return only?.kind === "links" ? only : undefined;
}

/** What has the focus within a document or a shadow; null where that is nothing, or all of it. */
function activeIn(root: ParentNode): Element | null {
  const active = (root as Document | ShadowRoot).activeElement;
  return active === document.body ? null : active;
}
