/**
 * The area for teachers: an exercise is made of the pair shown, a lesson is put together of several, and what was handed
 * in is looked through. Each has an address, as `#teaching/lesson`. Fetched when it is entered.
 */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { partShown } from "../model/area-part.js";
import { adopt } from "../shell/adopt.js";
import { openClass } from "./class/collected.js";
import { openExercise } from "./exercises/teacher.js";
import { openLesson, pairShown } from "./lessons/lesson.js";
import style from "./style.css?inline";
import "./texts/en.ftl";

adopt(style);

/** The parts of the area, with their headings. */
const parts = [
  { name: "exercise", title: "exercise-make" },
  { name: "lesson", title: "exercise-lesson" },
  { name: "class", title: "exercise-collected" },
] as const;

/** Opens the area; `tab` is what the open tab of the results is called. */
export function openTeaching(app: App, tab: () => string | undefined) {
  const lesson = openLesson(app, tab);
  const answers = openClass(app);
  /** The exercise, and what it is made of. */
  let made: ReturnType<typeof openExercise> | undefined;
  let of: readonly unknown[] = [];

  function exercise() {
    const { work, view } = app.store.state;
    if (made === undefined || of[0] !== work || of[1] !== view.selection) {
      of = [work, view.selection];
      made = openExercise(app, made);
    }
    return made;
  }

  return {
    content(): TemplateResult {
      const shown = parts.find(({ name }) => name === partShown()) ?? parts[0];
      const { name } = shown;
      const part = name === "exercise" ? exercise() : name === "lesson" ? lesson : answers;
      return html`<section class="shell-elsewhere" id="teaching" tabindex="-1" aria-label=${t("shell-teaching")}>
        <nav class="teaching-parts" aria-label=${t("teaching-parts")}>
          ${parts.map(
            (one) =>
              html`<a href=${`#teaching/${one.name}`} aria-current=${one === shown ? "true" : nothing}>${t(`teaching-${one.name}`)}</a>`,
          )}
        </nav>
        <div class="stack teaching-part">
          <h2>${t(shown.title)}</h2>
          ${name === "exercise" ? html`<p class="note"><bdi>${pairShown(app)}</bdi></p>` : nothing}
          ${part.content()}
        </div>
      </section>`;
    },
  };
}
