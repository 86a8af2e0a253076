/** `embed.html`: one element in a frame, looked at as the address says; the page around it is told how high it is. */
import { fetchLanguage, knownLanguage, speakNow, t } from "../messages/index.js";
import { latest } from "../model/latest.js";
import { listenForPairs } from "../share/link/message.js";
import { open } from "../share/link/opening.js";
import { permalink } from "../share/link/permalink.js";
import { showLesson } from "./lesson/lesson.js";
import { findApi, report } from "./platform.js";
import type { TwinTreeDone } from "./twin-tree.js";
import "../teaching/exercises/texts/en.ftl";

document.documentElement.dataset.started = "";
const options = new URLSearchParams(location.search);
const element = document.createElement("twin-tree") as HTMLElement & {
  attempt: string | undefined;
};

/** What was to be shown: what has been read late is of no use any longer. */
const ask = latest();
/** How many pairs were shown. */
let shown = 0;
/** Ends the lesson that is shown. */
let endLesson: (() => void) | undefined;
/** That the platform did not take the result. */
let refusal: HTMLElement | undefined;

for (const name of ["view", "step", "theme", "drawing", "differences"]) {
  const value = options.get(name);
  if (value !== null) element.setAttribute(name, value);
}
if (options.has("readonly") && options.get("readonly") !== "false")
  element.setAttribute("readonly", "");
const language = knownLanguage([options.get("lang") ?? "", ...navigator.languages]);
element.lang = language;
document.documentElement.lang = element.lang;
const told = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="twintree-${name}"]`)?.content;
/** In a package for a course platform the link stands in the page, and the whole of Twintree elsewhere. */
const packed = told("link");
element.setAttribute("site", told("site") ?? "./");
void begin();
if (packed === undefined) addEventListener("hashchange", () => void begin());

/** Shows what the link of the page holds: a pair, or a lesson of many. */
async function begin(): Promise<void> {
  const link = packed ?? location.hash;
  const isWanted = ask();
  const opened = await open(link);
  if (opened.kind === "lesson") await fetchLanguage(language).catch(() => undefined);
  if (!isWanted()) return;
  if (opened.kind !== "lesson") {
    show(link);
    return;
  }
  endLesson?.();
  document.body.append(element);
  endLesson = showLesson(element, opened.steps, language);
}

/** Shows a pair from its beginning, also where it is there already. */
function show(link: string): void {
  endLesson?.();
  endLesson = undefined;
  shown += 1;
  // What stands before `#` tells one time from another.
  element.setAttribute("link", link === "" ? "" : `${shown}${link}`);
  if (!element.isConnected) document.body.append(element);
}

const api = packed === undefined ? undefined : findApi(window);
if (api !== undefined) {
  const platform = report(api, Date.now);
  element.attempt = platform.kept;
  element.addEventListener("attempt", () => {
    if (element.attempt !== undefined) platform.keep(element.attempt);
  });
  element.addEventListener("done", (event) => {
    const isTaken = platform.done((event as CustomEvent<TwinTreeDone>).detail);
    refusal?.remove();
    refusal = isTaken ? undefined : refused();
  });
  addEventListener("pagehide", () => platform.leave(element.attempt));
}

/** What is said where the platform does not take a result, so that no one relies on it. */
function refused(): HTMLElement {
  speakNow(language);
  const said = document.createElement("p");
  said.className = "frame-refused";
  said.setAttribute("role", "alert");
  said.textContent = t("exercise-platform");
  document.body.prepend(said);
  return said;
}

/** The page around this frame; undefined where there is none. */
const around = window.parent === window ? undefined : window.parent;

if (around === undefined) {
  const { dataset } = document.documentElement;
  const paint = () => {
    dataset.theme = element.dataset.theme ?? "light";
  };
  dataset.alone = "";
  new MutationObserver(paint).observe(element, { attributeFilter: ["data-theme"] });
} else {
  element.addEventListener("done", (event) => {
    const { score, answers } = (event as CustomEvent<TwinTreeDone>).detail;
    around.postMessage({ type: "twintree:done", score, answers }, "*");
    // OpenLearning's own.
    around.postMessage(JSON.stringify({ action: "complete" }), "*");
  });
  let known = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === known) return;
    known = height;
    around.postMessage({ type: "twintree:height", height }, "*");
    // What course platforms listen to: LTI (Canvas, Sakai, Moodle), and OpenLearning.
    around.postMessage(JSON.stringify({ subject: "lti.frameResize", height }), "*");
    around.postMessage(JSON.stringify({ action: "resize", height }), "*");
  }).observe(document.body);
}
listenForPairs(({ state, task }) => {
  const isWanted = ask();
  void permalink(state, "all", { task }).then((link) => {
    if (link === undefined) console.warn("Twintree: this pair is larger than a frame can hold.");
    if (!isWanted()) return;
    if (link !== undefined) show(link);
    else if (!element.isConnected) void begin();
  });
});
