/** A lesson below an element: what is shown now, the way on and back, and the whole screen. */
import { html, nothing, render } from "lit/html.js";
import { type Label, type Language, speakNow, t } from "../../messages/index.js";
import type { LessonStep } from "../../share/link/lesson.js";
import { open } from "../../share/link/opening.js";
import { sheet } from "../sheet.js";
import css from "./lesson.css?inline";
import "./texts/en.ftl";

/** Shows a lesson in an element, and in a bar put behind it. Returns what ends it. */
export function showLesson(
  element: HTMLElement,
  steps: readonly LessonStep[],
  language: Language,
): () => void {
  const bar = document.createElement("div");
  const shadow = bar.attachShadow({ mode: "open" });
  const own = new CSSStyleSheet();
  own.replaceSync(css);
  void sheet("element", document).then((shared) => {
    shadow.adoptedStyleSheets = [shared, own];
  });
  const over = new AbortController();
  const { signal } = over;
  const view = element.getAttribute("view");
  let at = 0;

  async function go(to: number): Promise<void> {
    const step = steps[to];
    if (step === undefined) return;
    at = to;
    draw();
    const opened = await open(step.link);
    if (at !== to || signal.aborted) return;
    // A tab that was looked at is shown below the trees; without one the trees stand alone.
    const tab = opened.kind === "state" ? opened.state.view.resultsTab : "score";
    if (tab === "score") element.removeAttribute("view");
    else element.setAttribute("view", tab);
    element.setAttribute("link", step.link);
  }

  function draw(): void {
    speakNow(language);
    bar.dataset.theme = element.dataset.theme ?? "light";
    const whole = document.fullscreenElement !== null;
    bar.dataset.size = whole ? "large" : "plain";
    element.setAttribute("size", bar.dataset.size);
    document.documentElement.dataset.theme = bar.dataset.theme;
    const button = (id: Label, to: number) =>
      html`<button type="button" class="action" aria-disabled=${to < 0 || to >= steps.length ? "true" : "false"}
        @click=${() => void go(to)}>${t(id)}</button>`;
    render(
      html`<div class="row apart lesson" role="group" aria-label=${t("element-lesson")}>
        <p class="lesson-caption" role="status">${steps[at]?.caption}</p>
        <div class="row lesson-ways">
          <span class="figure lesson-at">${t("element-lesson-at", { number: at + 1, all: steps.length })}</span>
          ${button("element-lesson-back", at - 1)} ${button("element-lesson-on", at + 1)}
          ${
            document.fullscreenEnabled
              ? html`<button type="button" class="toggle" aria-pressed=${whole ? "true" : "false"} @click=${turn}>${t("element-lesson-whole")}</button>`
              : nothing
          }
        </div>
      </div>`,
      shadow,
    );
  }

  function turn(): void {
    if (document.fullscreenElement === null) void document.documentElement.requestFullscreen();
    else void document.exitFullscreen();
  }

  function onKey(event: KeyboardEvent): void {
    const on = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
    if (on === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    void go(at + on);
  }

  function stretch(): void {
    if (document.fullscreenElement) element.style.setProperty("--stage-height", "68vh");
    else element.style.removeProperty("--stage-height");
    draw();
  }

  const theme = new MutationObserver(draw);
  theme.observe(element, { attributeFilter: ["data-theme"] });
  addEventListener("keydown", onKey, { signal });
  document.addEventListener("fullscreenchange", stretch, { signal });
  element.after(bar);
  void go(0);
  return () => {
    over.abort();
    theme.disconnect();
    bar.remove();
    element.removeAttribute("size");
    element.style.removeProperty("--stage-height");
    if (view === null) element.removeAttribute("view");
    else element.setAttribute("view", view);
  };
}
