/** The teacher's side: an exercise is made of the pair shown, as a link and as a frame. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { download } from "../../copy/download.js";
import type { Link } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import { type App, warning } from "../../model/app.js";
import { currentPair, currentTexts, sameLink } from "../../model/state.js";
import { permalink } from "../../share/link/permalink.js";
import {
  type Feedback,
  feedbacks,
  kinds,
  type Task,
  type TaskKind,
} from "../../share/link/task.js";
import { openDialog } from "../../shell/dialog.js";
import { openCopying } from "../copying.js";
import { impossible } from "./impossible.js";
import { isDrawn as needsLinksAlone } from "./questions.js";
import "./texts/en.ftl";
import "../texts/en.ftl";

/** Kinds whose questions are always drawn by lot. */
const byLot: readonly TaskKind[] = ["missing", "path", "mixed"];

/** Opens the dialog in which an exercise is made of the pair shown. */
export function openTeacher(app: App): void {
  const { state } = app.store;
  const model = currentPair(state.work).links;
  const { trees } = app.snapshot;
  let kind: TaskKind = "links";
  let feedback: Feedback = "where";
  let tries = "";
  let text = "";
  let lot = false;
  let seed = "1";
  let count = "5";
  let given: readonly Link[] = [];
  /** The link as it was made last, where the pair fits into one. */
  let made: { readonly hash: string | undefined } | undefined;
  let asked = 0;

  const selection = state.view.selection;
  const edge = selection && ([selection.from, selection.to] as const);
  const form = (side: "left" | "right", id: number) => trees?.[side]?.words[id - 1]?.form ?? id;
  const name = (link: Link) => `${form("left", link.left)} – ${form("right", link.right)}`;
  const whole = (value: string, least: number, most: number) => {
    const number = Number(value);
    return /^\d+$/.test(value.trim()) && number >= least && number <= most ? number : undefined;
  };
  /** Numbers that are none of those there can be. */
  const isWrong = () => ({
    tries: tries.trim() !== "" && whole(tries, 1, 99) === undefined,
    count: isByLot() && whole(count, 1, 50) === undefined,
    seed: isByLot() && whole(seed, 0, 2 ** 32 - 1) === undefined,
  });
  const isDrawn = () => kind === "links";
  const isByLot = () => byLot.includes(kind) || (lot && !isDrawn());

  function task(): Task {
    return {
      kind,
      given: isDrawn() ? given : [],
      model,
      feedback,
      tries: whole(tries, 1, 99),
      text: text.trim(),
      edge: kind === "cost" && !isByLot() ? edge : undefined,
      seed: isByLot() ? (whole(seed, 0, 2 ** 32 - 1) ?? 0) : undefined,
      count: isByLot() ? whole(count, 1, 50) : undefined,
    };
  }

  /** Makes the link anew. */
  async function make(): Promise<void> {
    dialog.draw();
    asked += 1;
    const mine = asked;
    const hash = await permalink(state, "four", { task: task() }).catch(() => undefined);
    if (mine !== asked) return;
    made = { hash };
    dialog.draw();
  }

  const kindName = (value: typeof kind) => t(`exercise-kind-${value}`);
  const feedbackName = (value: typeof feedback) => t(`exercise-feedback-${value}`);

  function choice<Value extends string>(
    label: "exercise-kind" | "exercise-feedback",
    values: readonly Value[],
    chosen: Value,
    name: (value: Value) => string,
    choose: (value: Value) => void,
  ): TemplateResult {
    return html`<label class="exercise-row"><span>${t(label)}</span>
      <select class="field" @change=${(event: Event) => {
        choose((event.target as HTMLSelectElement).value as Value);
        void make();
      }}>${values.map(
        (value) =>
          html`<option value=${value} .selected=${value === chosen}>${name(value)}</option>`,
      )}</select></label>`;
  }

  function number(
    name: "tries" | "count" | "seed",
    value: string,
    [least, most]: readonly [number, number],
    change: (value: string) => void,
  ): TemplateResult {
    const wrong = isWrong()[name];
    return html`<label class="exercise-row"><span>${t(name === "tries" ? "exercise-most-tries" : `exercise-${name}`)}</span>
      <input class="field" type="number" min=${least} max=${most} step="1" .value=${value}
        aria-invalid=${wrong ? "true" : "false"}
        placeholder=${name === "tries" ? t("exercise-any") : nothing}
        @input=${(event: Event) => {
          change((event.target as HTMLInputElement).value);
          void make();
        }}></label>
      ${wrong ? html`<p class="exercise-secret" role="status">${t("exercise-number", { least, most: String(most) })}</p>` : nothing}`;
  }

  /** Why students could be asked nothing of this kind; undefined where that is not known. */
  function whyImpossible(): string | undefined {
    const { snapshot } = app;
    const { comparing, compared, comparedStale } = snapshot;
    if (needsLinksAlone({ kind }) || app.store.state.work !== state.work) return undefined;
    if (comparing?.kind === "pending" || comparedStale === "failed") return undefined;
    const isFine = comparedStale === undefined && (compared?.comparison.links.length ?? 0) > 1;
    return isFine ? undefined : impossible(snapshot, ready(comparing)?.result);
  }

  function links(): TemplateResult {
    const isGiven = (link: Link) => given.some((other) => sameLink(link, other));
    return html`<fieldset><legend>${t("exercise-given")}</legend>
      <p class="note">${t("exercise-given-count", { count: given.length, all: model.length })}</p>
      <div class="row exercise-ticks">${model.map(
        (link) =>
          html`<label class="tick"><input type="checkbox" .checked=${isGiven(link)} @change=${(
            event: Event,
          ) => {
            const rest = given.filter((other) => !sameLink(link, other));
            const on = (event.target as HTMLInputElement).checked;
            given = on ? model.filter((one) => one === link || rest.includes(one)) : rest;
            void make();
          }}> <bdi>${name(link)}</bdi></label>`,
      )}</div></fieldset>`;
  }

  function lots(): TemplateResult {
    return html`${
      byLot.includes(kind)
        ? nothing
        : html`<label class="tick"><input type="checkbox" .checked=${lot} @change=${(
            event: Event,
          ) => {
            lot = (event.target as HTMLInputElement).checked;
            void make();
          }}> ${t("exercise-lot")}</label>`
    }
    ${
      isByLot()
        ? html`${number("count", count, [1, 50], (value) => {
            count = value;
          })} ${number("seed", seed, [0, 2 ** 32 - 1], (value) => {
            seed = value;
          })}`
        : kind === "cost"
          ? html`<p class="note">${
              edge
                ? t("exercise-edge-chosen", { edge: edge.map(name).join(" / ") })
                : t("exercise-edge-all")
            }</p>`
          : nothing
    }`;
  }

  async function onPackage(hash: string): Promise<void> {
    const title = text.trim().split("\n")[0]?.slice(0, 100) || t("exercise-frame-title");
    try {
      const { zipExercise } = await import("../class/scorm.js");
      download("twintree-exercise.zip", "application/zip", await zipExercise(title, hash));
    } catch (error) {
      console.info(error);
      app.notify(warning("scorm", { id: "exercise-scorm-failed" }));
    }
  }

  function ways(): unknown {
    if (Object.values(isWrong()).includes(true)) return nothing;
    const why = whyImpossible();
    if (why !== undefined) return html`<p class="exercise-secret" role="status">${why}</p>`;
    if (made === undefined) return html`<p class="note" aria-busy="true"></p>`;
    const { hash } = made;
    if (hash === undefined)
      return html`<p class="exercise-secret" role="status">${t("exercise-pair-long")}</p>`;
    const address = new URL("embed.html", document.baseURI);
    address.hash = hash;
    return html`${copying.field("exercise-made-link", address.href)}
      ${copying.frame(address.href, t("exercise-frame-title"), 560)}
      <div class="row"><button type="button" class="action" @click=${() => void onPackage(hash)}
        >${t("exercise-scorm")}</button> <span class="note">${t("exercise-scorm-what")}</span></div>
      <p><a href=${address.href} target="_blank" rel="noopener">${t("exercise-try")}</a></p>
      <p class="exercise-secret">${t("exercise-secret")}</p>`;
  }

  /** Of one thing to do the text is the question itself; of several it stands above each. */
  const isSingle = () => isDrawn() || (kind === "cost" && edge !== undefined && !isByLot());

  function content(): TemplateResult {
    const ready = currentTexts(state.work) !== undefined && model.length > 0;
    if (!ready) return html`<p>${t("exercise-no-links")}</p>`;
    return html`<div class="stack exercise-form">
      ${choice("exercise-kind", kinds, kind, kindName, (value) => {
        kind = value;
      })}
      ${isDrawn() ? links() : lots()}
      ${choice("exercise-feedback", feedbacks, feedback, feedbackName, (value) => {
        feedback = value;
      })}
      ${number("tries", tries, [1, 99], (value) => {
        tries = value;
      })}
      <label class="exercise-row"><span>${t(isSingle() ? "exercise-own-text" : "exercise-own-intro")}</span>
        <textarea class="field field-code" rows="2" maxlength="2000" .value=${text} placeholder=${isDrawn() ? t("exercise-ask-links") : t("exercise-own-text-none")}
          @input=${(event: Event) => {
            text = (event.target as HTMLTextAreaElement).value;
            void make();
          }}></textarea></label>
      <div class="stack exercise-made">${ways()}</div>
    </div>`;
  }

  const copying = openCopying(() => dialog.draw());
  const dialog = openDialog({ id: "exercise", title: "exercise-make", content });
  if (model.length > 0) void make();
}
