/** The teacher's side: an exercise is made of the pair shown, as a link and as a frame. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { download } from "../../copy/download.js";
import type { Link } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import { type App, warning } from "../../model/app.js";
import { latest } from "../../model/latest.js";
import { sameLink } from "../../model/refs.js";
import { currentPair, currentTexts, type Texts } from "../../model/state.js";
import { permalink } from "../../share/link/permalink.js";
import {
  type Feedback,
  feedbacks,
  kinds,
  type Task,
  type TaskKind,
} from "../../share/link/task.js";
import { tickBox } from "../../shell/tick-box.js";
import { copiedField, copiedFrame } from "../copying.js";
import { impossible } from "./impossible.js";
import { isDrawn as needsLinksAlone } from "./questions.js";
import "./texts/en.ftl";
import "../texts/en.ftl";

/** Kinds whose questions are always drawn by lot. */
const byLot: readonly TaskKind[] = ["missing", "path", "mixed"];

/** The numbers of a task, with the least and the most that each can be. */
const ranges = { tries: [1, 99], count: [1, 50], seed: [0, 2 ** 32 - 1] } as const;
type Numbered = keyof typeof ranges;

/** What was chosen, ticked and typed: numbers as they are typed. */
interface Draft extends Record<Numbered, string> {
  readonly kind: TaskKind;
  readonly feedback: Feedback;
  readonly given: readonly Link[];
  /** Questions are drawn by lot though they need not be. */
  readonly lot: boolean;
  readonly text: string;
}

/** What the options of a choice are called. */
type Option = `exercise-kind-${TaskKind}` | `exercise-feedback-${Feedback}`;

const blank: Draft = {
  kind: "links",
  feedback: "where",
  given: [],
  lot: false,
  tries: "",
  text: "",
  count: "5",
  seed: "1",
};

/** An exercise that is made of the pair shown; what was chosen and typed for the one `before` it stays. */
export function openExercise(app: App, before?: { drafted(texts: Texts | undefined): Draft }) {
  const { state } = app.store;
  const model = currentPair(state.work).links;
  const texts = currentTexts(state.work);
  let draft = before?.drafted(texts) ?? blank;
  draft = {
    ...draft,
    given: draft.given.filter((link) => model.some((one) => sameLink(one, link))),
  };
  /** The link as it was made last, where the pair fits into one. */
  let made: { readonly hash: string | undefined } | undefined;
  const begin = latest();

  const selection = state.view.selection;
  const edge = selection && ([selection.from, selection.to] as const);
  // The trees may be read only later than the links.
  const form = (side: "left" | "right", id: number) =>
    app.snapshot.trees?.[side]?.words[id - 1]?.form ?? id;
  const name = (link: Link) => `${form("left", link.left)} – ${form("right", link.right)}`;
  const isDrawn = () => draft.kind === "links";
  const isByLot = () => byLot.includes(draft.kind) || (draft.lot && !isDrawn());
  const number = (name: Numbered) => {
    const [least, most] = ranges[name];
    const value = Number(draft[name]);
    const isOne = /^\d+$/.test(draft[name].trim()) && value >= least && value <= most;
    return isOne ? value : undefined;
  };
  /** Whether what was typed is none of the numbers there can be. */
  const isWrong = (name: Numbered) => {
    const isAsked = name === "tries" ? draft.tries.trim() !== "" : isByLot();
    return isAsked && number(name) === undefined;
  };

  function task(): Task {
    const { kind, feedback, given, text } = draft;
    return {
      kind,
      given: isDrawn() ? given : [],
      model,
      feedback,
      tries: number("tries"),
      text: text.trim(),
      edge: kind === "cost" && !isByLot() ? edge : undefined,
      seed: isByLot() ? (number("seed") ?? 0) : undefined,
      count: isByLot() ? number("count") : undefined,
    };
  }

  /** Makes the link anew. */
  async function make(): Promise<void> {
    app.draw();
    const isWanted = begin();
    const hash = await permalink(state, "four", { task: task() }).catch(() => undefined);
    if (!isWanted()) return;
    made = { hash };
    app.draw();
  }

  function change(to: Partial<Draft>): void {
    draft = { ...draft, ...to };
    void make();
  }

  function choice(
    name: "kind" | "feedback",
    options: readonly (TaskKind | Feedback)[],
  ): TemplateResult {
    return html`<label class="exercise-row"><span>${t(`exercise-${name}`)}</span>
      <select class="field" @change=${(event: Event) => change({ [name]: (event.target as HTMLSelectElement).value })}>${options.map(
        (value) =>
          html`<option value=${value} .selected=${value === draft[name]}>${t(`exercise-${name}-${value}` as Option)}</option>`,
      )}</select></label>`;
  }

  function numberField(name: Numbered): TemplateResult {
    const [least, most] = ranges[name];
    const wrong = isWrong(name);
    return html`<label class="exercise-row"><span>${t(name === "tries" ? "exercise-most-tries" : `exercise-${name}`)}</span>
      <input class="field" type="number" min=${least} max=${most} step="1" .value=${draft[name]}
        aria-invalid=${wrong ? "true" : "false"}
        placeholder=${name === "tries" ? t("exercise-any") : nothing}
        @input=${(event: Event) => change({ [name]: (event.target as HTMLInputElement).value })}></label>
      ${wrong ? html`<p class="exercise-secret" role="status">${t("exercise-number", { least, most: String(most) })}</p>` : nothing}`;
  }

  /** Why students could be asked nothing of this kind; undefined where that is not known. */
  function whyImpossible(): string | undefined {
    const { snapshot } = app;
    const { comparing, compared, comparedStale } = snapshot;
    if (needsLinksAlone(draft) || app.store.state.work !== state.work) return undefined;
    if (comparing?.kind === "pending" || comparedStale === "failed") return undefined;
    const isFine = comparedStale === undefined && (compared?.comparison.links.length ?? 0) > 1;
    return isFine ? undefined : impossible(snapshot, ready(comparing)?.result);
  }

  function links(): TemplateResult {
    const { given } = draft;
    const isGiven = (link: Link) => given.some((other) => sameLink(link, other));
    const give = (link: Link, on: boolean) =>
      change({ given: model.filter((one) => (one === link ? on : isGiven(one))) });
    return html`<fieldset><legend>${t("exercise-given")}</legend>
      <p class="note">${t("exercise-given-count", { count: given.length, all: model.length })}</p>
      <div class="row exercise-ticks">${model.map((link) =>
        tickBox(html`<bdi>${name(link)}</bdi>`, isGiven(link), (on) => give(link, on)),
      )}</div></fieldset>`;
  }

  function lots(): TemplateResult {
    const edges = () =>
      edge
        ? t("exercise-edge-chosen", { edge: edge.map(name).join(" / ") })
        : t("exercise-edge-all");
    return html`${
      byLot.includes(draft.kind)
        ? nothing
        : tickBox(t("exercise-lot"), draft.lot, (lot) => change({ lot }))
    }
    ${
      isByLot()
        ? html`${numberField("count")} ${numberField("seed")}`
        : draft.kind === "cost"
          ? html`<p class="note">${edges()}</p>`
          : nothing
    }`;
  }

  async function onPackage(hash: string): Promise<void> {
    const title = draft.text.trim().split("\n")[0]?.slice(0, 100) || t("exercise-frame-title");
    try {
      const { zipExercise } = await import("../class/scorm.js");
      download("twintree-exercise.zip", "application/zip", await zipExercise(title, hash));
    } catch (error) {
      console.info(error);
      app.notify(warning("scorm", { id: "exercise-scorm-failed" }));
    }
  }

  function ways(): unknown {
    if ((["tries", "count", "seed"] as const).some(isWrong)) return nothing;
    const why = whyImpossible();
    if (why !== undefined) return html`<p class="exercise-secret" role="status">${why}</p>`;
    if (made === undefined) return html`<p class="note" aria-busy="true"></p>`;
    const { hash } = made;
    if (hash === undefined)
      return html`<p class="exercise-secret" role="status">${t("exercise-pair-long")}</p>`;
    const address = new URL("embed.html", document.baseURI);
    address.hash = hash;
    return html`${copiedField(app, "exercise-made-link", address.href)}
      ${copiedFrame(app, address.href, t("exercise-frame-title"), 560)}
      <div class="row"><button type="button" class="action" @click=${() => void onPackage(hash)}
        >${t("exercise-scorm")}</button> <span class="note">${t("exercise-scorm-what")}</span></div>
      <p><a href=${address.href} target="_blank" rel="noopener">${t("exercise-try")}</a></p>
      <p class="exercise-secret">${t("exercise-secret")}</p>`;
  }

  /** Of one thing to do the text is the question itself; of several it stands above each. */
  const isSingle = () => isDrawn() || (draft.kind === "cost" && edge !== undefined && !isByLot());

  function content(): TemplateResult {
    const ready = currentTexts(state.work) !== undefined && model.length > 0;
    if (!ready) return html`<p>${t("exercise-no-links")}</p>`;
    return html`<div class="stack exercise-form">
      ${choice("kind", kinds)}
      ${isDrawn() ? links() : lots()}
      ${choice("feedback", feedbacks)}
      ${numberField("tries")}
      <label class="exercise-row"><span>${t(isSingle() ? "exercise-own-text" : "exercise-own-intro")}</span>
        <textarea class="field field-code" rows="2" maxlength="2000" .value=${draft.text} placeholder=${isDrawn() ? t("exercise-ask-links") : t("exercise-own-text-none")}
          @input=${(event: Event) => change({ text: (event.target as HTMLTextAreaElement).value })}></textarea></label>
      <div class="stack exercise-made">${ways()}</div>
    </div>`;
  }

  if (model.length > 0) void make();
  return {
    content,
    /** What is chosen and typed, for an exercise on these texts: on others the links are others. */
    drafted(now: Texts | undefined): Draft {
      const isSame = now?.left === texts?.left && now?.right === texts?.right;
      return isSame ? draft : { ...draft, given: [] };
    },
  };
}
