/** A lesson is put together: a list of steps, each what the page showed and a caption. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { latest } from "../../model/latest.js";
import { type LessonStep, lessonOf, readLesson } from "../../share/link/lesson.js";
import { open } from "../../share/link/opening.js";
import { linkTo, permalink } from "../../share/link/permalink.js";
import { icon } from "../../shell/icons.js";
import { copiedField, copiedFrame } from "../copying.js";
import "../texts/en.ftl";

/** A step as its teacher sees it. */
interface Step extends LessonStep {
  /** What it shows; of a link that was pasted its beginning. */
  readonly title: string;
}

const arrows = { up: "m5 12 5-5 5 5", down: "m5 8 5 5 5-5", remove: "m5 5 10 10M15 5 5 15" };

/** A lesson that is put together; `tab` is what the open tab of the results is called. */
export function openLesson(app: App, tab: () => string | undefined) {
  /** What was put together, for as long as the page is open: a lesson is made of one pair after the other. */
  let steps: readonly Step[] = [];
  let hash: string | undefined;
  /** Why there is no link, or no further step. */
  let fault: "lesson-none" | "lesson-long" | "pair-long" | undefined;
  const begin = latest();

  async function make(): Promise<void> {
    const isWanted = begin();
    const lesson = readLesson({ lesson: steps });
    const made = lesson && (await linkTo(JSON.stringify({ lesson })));
    if (!isWanted()) return;
    hash = made;
    fault = undefined;
    if (steps.length > 0 && made === undefined)
      fault = lesson === undefined ? "lesson-none" : "lesson-long";
    app.draw();
  }

  async function onAdd(): Promise<void> {
    const link = await permalink(app.store.state);
    if (link === undefined) {
      fault = "pair-long";
      app.draw();
      return;
    }
    steps = [...steps, { link, caption: "", title: shownNow(app, tab()) }];
    await make();
    focus(steps.length - 1, "textarea");
  }

  /** Links that were made elsewhere; one of a lesson brings all its steps. */
  async function onPaste(event: Event): Promise<void> {
    const field = event.target as HTMLTextAreaElement;
    if (field.value.trim() === "") return;
    const pasted = lessonOf(field.value);
    if (pasted === undefined) {
      fault = "lesson-none";
      app.draw();
      return;
    }
    field.value = "";
    const found = await Promise.all(pasted.map(stepsOf));
    steps = [...steps, ...found.flat().map((step) => ({ ...step, title: beginning(step.link) }))];
    await make();
  }

  async function onMove(from: number, to: number): Promise<void> {
    const moved = steps[from];
    if (moved === undefined || to < 0 || to >= steps.length) return;
    steps = steps.toSpliced(from, 1).toSpliced(to, 0, moved);
    await make();
    focus(to, to < from ? ".lesson-up" : ".lesson-down");
  }

  async function onRemove(at: number): Promise<void> {
    steps = steps.filter((_, n) => n !== at);
    await make();
    focus(Math.min(at, steps.length - 1), ".lesson-remove");
  }

  /** The focus goes with a step; where none is left, to what adds one. */
  function focus(at: number, what: string): void {
    // What is there then was drawn in the same frame.
    requestAnimationFrame(() => {
      const row = document.querySelectorAll(".lesson-step")[at];
      const element = row?.querySelector<HTMLElement>(what);
      (element ?? document.querySelector<HTMLElement>(".lesson-add"))?.focus();
    });
  }

  function stepView(step: Step, at: number): TemplateResult {
    const number = at + 1;
    const button = (name: keyof typeof arrows, isOff: boolean, act: () => Promise<void>) =>
      html`<button type="button" class=${`action action-bare action-icon lesson-${name}`} aria-disabled=${isOff ? "true" : "false"}
        aria-label=${t(`exercise-step-${name}`, { number })} title=${t(`exercise-step-${name}`, { number })} @click=${() => void act()}
        >${icon(16, svg`<path d=${arrows[name]}></path>`)}</button>`;
    return html`<li class="lesson-step">
      <div class="lesson-step-head"><b>${number}</b> <bdi class="clip note" title=${step.title}>${step.title}</bdi>
        ${button("up", at === 0, () => onMove(at, at - 1))}
        ${button("down", at === steps.length - 1, () => onMove(at, at + 1))}
        ${button("remove", false, () => onRemove(at))}</div>
      <textarea class="field field-code" rows="2" maxlength="2000" aria-label=${t("exercise-step-caption", { number })}
        placeholder=${t("exercise-step-caption-none")} .value=${step.caption} @input=${(
          event: Event,
        ) => {
          const caption = (event.target as HTMLTextAreaElement).value;
          steps = steps.map((one, n) => (n === at ? { ...one, caption } : one));
          void make();
        }}></textarea></li>`;
  }

  function made(): TemplateResult {
    const why =
      fault && html`<p class="exercise-secret" role="status">${t(`exercise-${fault}`)}</p>`;
    if (hash === undefined) return html`${why}`;
    const address = new URL("embed.html", document.baseURI);
    address.search = "readonly";
    address.hash = hash;
    return html`${why}<div class="stack exercise-made">${copiedField(app, "exercise-made-link", address.href)}
      ${copiedFrame(app, address.href, t("exercise-lesson-title"), 640)}
      <p><a href=${address.href} target="_blank" rel="noopener">${t("exercise-lesson-try")}</a></p></div>`;
  }

  function content(): TemplateResult {
    return html`<div class="stack exercise-form">
      <p class="note">${t("exercise-lesson-how")}</p>
      ${steps.length === 0 ? nothing : html`<ol class="stack plain" role="list">${steps.map(stepView)}</ol>`}
      <div class="row"><button type="button" class="action lesson-add" @click=${() => void onAdd()}>${t("exercise-lesson-add")}</button></div>
      <label class="exercise-row"><span>${t("exercise-lesson-paste")}</span>
        <textarea class="field field-code" rows="2" spellcheck="false" @change=${(event: Event) => void onPaste(event)}></textarea></label>
      ${made()}
    </div>`;
  }

  return { content };
}

/** The pair shown, in words. */
export function pairShown({ snapshot }: App): string {
  const words = (side: "left" | "right") =>
    snapshot.trees?.[side]?.words.map(({ form }) => form).join(" ");
  return [words("left"), words("right")].filter((one) => one !== undefined).join(" / ");
}

/** What the page shows, in words: both sentences, and the tab where one is looked at. */
function shownNow(app: App, tab: string | undefined): string {
  const sentences = pairShown(app);
  return app.store.state.view.resultsTab === "score" ? sentences : `${tab}: ${sentences}`;
}

async function stepsOf(step: LessonStep): Promise<readonly LessonStep[]> {
  const opened = await open(step.link);
  return opened.kind === "lesson" ? opened.steps : [step];
}

function beginning(link: string): string {
  return link.length > 40 ? `${link.slice(0, 40)}…` : link;
}
