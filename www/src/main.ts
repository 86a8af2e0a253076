/** Wires the parts: State, core, panels. The only module with effects on import. */
import { render } from "lit";
import { createCore } from "./engine/core.js";
import { openPort } from "./engine/ports.js";
import { type ExampleId, exampleIds, firstExample } from "./examples/gallery.js";
import { speak, t, say as words } from "./messages/index.js";
import { setLinksOfDraft } from "./model/links.js";
import { knownLinks } from "./model/notation.js";
import { noteKept, readPreferences, storePreferences } from "./model/preferences.js";
import { browserKeeper, openSession } from "./model/session.js";
import { currentPair, firstView, singlePair } from "./model/state.js";
import { page } from "./shell/page.js";
import { canvasPanel } from "./stage/panel.js";
import { type Answers, createReader } from "./wiring/answers.js";
import { type App, firstMoment, plainNotice, warning } from "./wiring/app.js";
import { carryLinks } from "./wiring/carrying.js";
import { bringExample } from "./wiring/gallery.js";
import { listenForKeys } from "./wiring/keys.js";
import { later, whenIdle } from "./wiring/later.js";
import { registerOffline } from "./wiring/offline.js";
import { resultsProps } from "./wiring/outcomes.js";
import { nextRegion } from "./wiring/regions.js";
import { scoreSaying } from "./wiring/sayings.js";
import { keepInSight } from "./wiring/sight.js";
import { type Change, createStore } from "./wiring/store.js";
import { fetchPair, sourceTabs } from "./wiring/texts.js";
import { followTheme } from "./wiring/theme.js";
import { canvasProps } from "./wiring/trees.js";

const storage = () => localStorage;
const moment = firstMoment(readPreferences(storage, navigator.languages));
const firstWork = singlePair(firstExample.left, firstExample.right, knownLinks(firstExample.links));

const session = openSession(browserKeeper(), () =>
  app.notify({
    ...warning("storage", { id: "notice-storage" }),
    action: {
      phrase: { id: "notice-storage-action" },
      run: () => void app.parts.source()?.saveFile(app),
    },
  }),
);
const engine = createCore({
  open: openPort,
  onTrap: () => app.notify(warning("trap", { id: "notice-trap" })),
  onDead: (part, reason) => {
    const id = part === "measure" ? "notice-dead" : "notice-part-dead";
    app.notify(warning(id, { id, args: { reason } }));
    wake();
  },
});
const reader = createReader(engine, {
  onAnalysis,
  onLinks(draft, links) {
    const { work } = store.state;
    if (currentPair(work).draft === draft) store.amend(setLinksOfDraft(work, links));
  },
  // Whatever part was missing has answered.
  onMore: () => app.dismiss("notice-part-dead"),
});
const store = createStore({ work: firstWork, view: firstView }, onChange);
/** Whether there is anything worth keeping: the first example alone is not. */
let touched = false;
let help: (() => unknown) | undefined;

const app: App = {
  store,
  reader,
  engine,
  moment,
  parts: {
    source: later(
      () => import("./wiring/source.js"),
      (source) => {
        source.takeDrops(app, document.body);
        draw();
      },
    ),
    edges: later(() => import("./results/edges/panel.js"), draw),
    tree: later(() => import("./results/spanning/panel.js"), draw),
    workbench: later(() => import("./wiring/workbench.js"), draw),
  },
  draw,
  say,
  sayWithScore(text, before) {
    moment.waiting = { text, before };
  },
  notify(notice) {
    moment.notices = [...moment.notices.filter(({ key }) => key !== notice.key), notice];
    say(words(notice.phrase));
  },
  dismiss(key) {
    moment.notices = moment.notices.filter((notice) => notice.key !== key);
    draw();
  },
  undo: () => travel("undo"),
  redo: () => travel("redo"),
};

function onChange(change: Change): void {
  if (change.kind === "step" && !touched) {
    touched = true;
    noteKept(storage, true);
  }
  // What was being looked at may be gone, and certainly has another number.
  if (change.kind !== "look") {
    moment.preview = undefined;
    moment.suggestion = undefined;
  }
  if (change.fresh || change.kind === "undo" || change.kind === "redo") moment.aligning = false;
  if (change.fresh) {
    moment.stepper = { ...moment.stepper, at: 0, playing: false, guess: undefined };
    moment.hotLink = undefined;
    moment.cell = undefined;
    moment.hotArc = undefined;
    moment.focusedWord = undefined;
    moment.editedWord = undefined;
    app.dismiss("carried");
  }
  reader.read(store.state, change.fresh);
  // A step that is redone may show a pair whose texts nobody has seen.
  if (change.kind !== "look") void fetchPair(app, store.state.work.pair);
  if (touched) session.keep(store.state);
  draw();
}

function onAnalysis(answers: Answers): void {
  const { left, right } = answers.analysis ?? {};
  if (left?.sentence && right?.sentence) {
    const { work, moved } = carryLinks(
      store.timeline,
      left.sentence,
      right.sentence,
      app.parts.source()?.carry,
    );
    if (moved !== undefined) {
      app.notify({
        ...plainNotice("carried", { id: "notice-carried", args: moved }),
        action: { phrase: { id: "notice-undo" }, run: app.undo },
      });
    }
    const before = currentPair(store.state.work).links;
    store.amend(work);
    // Other links: the answer to them says the score.
    if (currentPair(store.state.work).links !== before) return;
  }
  sayScore(answers);
  wake();
  draw();
}

function sayScore({ compared, analysis }: Answers): void {
  const { waiting } = moment;
  if (waiting === undefined) return;
  moment.waiting = undefined;
  const ok = analysis?.result.kind === "ok";
  const count = currentPair(store.state.work).links.length;
  const score = scoreSaying(count, ok ? compared?.comparison.score : undefined, waiting.before);
  say(`${waiting.text} ${score}`);
}

function say(text: string): void {
  // The same words twice would not be heard twice.
  moment.said = text === moment.said ? `${text}\u00a0` : text;
  draw();
}

function travel(direction: "undo" | "redo"): void {
  const before = reader.answers.compared?.comparison.score;
  const { work } = store.state;
  const step = direction === "undo" ? store.undo() : store.redo();
  if (step === undefined) {
    say(t(`say-nothing-to-${direction}`));
    return;
  }
  app.dismiss("carried");
  const text = t(direction === "undo" ? "say-undone" : "say-redone", { step: words(step) });
  const same = currentPair(work).links === currentPair(store.state.work).links;
  if (same) say(text);
  else moment.waiting = { text, before };
}

async function openHelp(): Promise<void> {
  try {
    help = (await import("./shell/help/help.js")).helpContent;
  } catch {
    app.notify(warning("help", { id: "notice-help-missing" }));
    moment.helpOpen = false;
    return;
  }
  drawNow();
  const dialog = document.querySelector<HTMLDialogElement>("#help");
  if (dialog && !dialog.open) dialog.showModal();
}

const root = document.querySelector<HTMLElement>("#page");
let drawing = false;
/** What the build drew into the page stands until there is an answer to draw, or for this long. */
const patience = 4000;
let awake = false;

/** Lets the page draw. */
function wake(): void {
  if (awake) return;
  awake = true;
  root?.replaceChildren();
  draw();
  queueMicrotask(() => keepInSight(document.querySelector<HTMLElement>("#canvas")));
}

/** Draws once after everything that happens now. */
function draw(): void {
  if (drawing) return;
  drawing = true;
  queueMicrotask(drawNow);
}

function drawNow(): void {
  drawing = false;
  if (root === null || !awake) return;
  if (moment.helpOpen && help === undefined) void openHelp();
  const { view } = store.state;
  const { past, future } = store.timeline.history;
  render(
    page({
      header: {
        examples: exampleIds,
        undo: past.at(-1)?.name,
        redo: future.at(-1)?.name,
        theme: moment.preferences.theme,
        language: moment.preferences.language,
        onExample: (id) => void bringExample(app, id as ExampleId),
        onUndo: app.undo,
        onRedo: app.redo,
        onTheme: (theme) => prefer({ ...moment.preferences, theme }),
        onLanguage: (language) => prefer({ ...moment.preferences, language }),
        onHelp: () => void openHelp(),
      },
      notices: moment.notices,
      source: sourceTabs(app),
      canvas: canvasPanel(canvasProps(app)),
      results: resultsProps(app),
      sourceOpen: view.sourceOpen,
      said: moment.said,
      help: help?.(),
      dialogs: app.parts.source()?.picker(app),
      onDismiss: app.dismiss,
      onSourceOpen: (sourceOpen) => store.look({ sourceOpen }),
      onHelpClosed: () => {
        help = undefined;
        moment.helpOpen = false;
        draw();
      },
    }),
    root,
  );
}

async function prefer(preferences: typeof moment.preferences): Promise<void> {
  const { language } = moment.preferences;
  moment.preferences = preferences;
  storePreferences(storage, preferences);
  applyTheme();
  if (preferences.language !== language) await speakNow();
  draw();
}

async function speakNow(): Promise<void> {
  const { language } = moment.preferences;
  try {
    await speak(language);
  } catch {
    moment.preferences = { ...moment.preferences, language: "en" };
    await speak("en");
  }
  document.documentElement.lang = moment.preferences.language;
  document.title = t("shell-title");
}

async function restore(): Promise<void> {
  const kept = await session.restore();
  if (kept === undefined) {
    reader.read(store.state, true);
    return;
  }
  moment.stepper = {
    ...moment.stepper,
    at: kept.view.stepper.position,
    predict: kept.view.stepper.predict,
  };
  touched = true;
  store.restore(kept);
  app.notify({
    ...plainNotice("restored", { id: "notice-restored" }),
    action: { phrase: { id: "notice-restored-action" }, run: startFresh },
  });
}

function startFresh(): void {
  app.dismiss("restored");
  store.change({ id: "step-fresh" }, firstWork, { fresh: true });
  store.look({ ...firstView, drawing: store.state.view.drawing });
  touched = false;
  noteKept(storage, false);
  void session.forget();
}

const applyTheme = followTheme(() => moment.preferences.theme);
listenForKeys({
  undo: app.undo,
  redo: app.redo,
  cycle: nextRegion,
  step: (direction) => app.parts.source()?.step(app, direction) ?? false,
});
addEventListener("pagehide", () => void session.flush());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") void session.flush();
});
document.addEventListener("twintree:provoke-panic", () => void engine.ask("provokePanic", []));
if (import.meta.env.PROD) void registerOffline();

// No await out here: what is fetched on the way imports from this module, which must have run by then.
void speakNow().then(restore);
setTimeout(wake, patience);
whenIdle(() => {
  app.parts.edges();
  app.parts.tree();
});
