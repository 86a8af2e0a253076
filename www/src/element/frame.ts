/** `embed.html`: one element in a frame, looked at as the address says; the page around it is told how high it is. */
import "./inside.js";
import { fetchLanguage, languages } from "../messages/index.js";
import { listenForPairs } from "../share/link/message.js";
import { open } from "../share/link/opening.js";
import { permalink } from "../share/link/permalink.js";
import { showLesson } from "./lesson.js";
import { findApi, report } from "./platform.js";
import type { TwinTreeDone } from "./twin-tree.js";

const options = new URLSearchParams(location.search);
const element = document.createElement("twin-tree");

function show(link: string): void {
  element.setAttribute("link", link);
}

for (const name of ["view", "step", "theme", "drawing"]) {
  const value = options.get(name);
  if (value !== null) element.setAttribute(name, value);
}
if (options.has("readonly") && options.get("readonly") !== "false")
  element.setAttribute("readonly", "");
const wished = [options.get("lang"), ...navigator.languages].map((tag) => tag?.split("-")[0]);
const language = wished.flatMap((tag) => languages.find((name) => name === tag) ?? [])[0] ?? "en";
element.lang = language;
document.documentElement.lang = element.lang;
const told = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="twintree-${name}"]`)?.content;
/** In a package for a course platform the link stands in the page, and the whole of Twintree elsewhere. */
const packed = told("link");
element.setAttribute("site", told("site") ?? "./");
void begin(packed ?? location.hash);

/** Shows what a link holds: a pair, or a lesson of many. */
async function begin(link: string): Promise<void> {
  const opened = await open(link);
  if (opened.kind === "lesson") await fetchLanguage(language).catch(() => undefined);
  document.body.append(element);
  if (opened.kind === "lesson") showLesson(element, opened.steps, language);
  else {
    // The page around may have handed over a pair meanwhile.
    if (!element.hasAttribute("link")) show(link);
    if (packed === undefined) addEventListener("hashchange", () => show(location.hash));
  }
}

const api = packed === undefined ? undefined : findApi(window);
if (api !== undefined) {
  const platform = report(api, Date.now);
  element.addEventListener("done", (event) =>
    platform.done((event as CustomEvent<TwinTreeDone>).detail),
  );
  addEventListener("pagehide", platform.leave);
}

/** The page around this frame; undefined where there is none. */
const around = window.parent === window ? undefined : window.parent;

if (around !== undefined) {
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
  void permalink(state, "all", { task }).then((link) => {
    if (link === undefined) console.warn("Twintree: this pair is larger than a frame can hold.");
    else show(link);
  });
});
