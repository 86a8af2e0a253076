/** Puts the page together: State, core, parts. The only module with effects on import. */
import { render } from "lit";
import { ready } from "./engine/asked.js";
import { createAnswers } from "./engine/cache.js";
import { createCore } from "./engine/core.js";
import { openPort } from "./engine/ports.js";
import type { Part } from "./engine/protocol.js";
import { firstExample } from "./examples/first.js";
import { remove, setRelation, toggle } from "./links/linking.js";
import { speak, t, say as words } from "./messages/index.js";
import { type App, firstMoment, plainNotice, warning } from "./model/app.js";
import type { Keeping } from "./model/keeping.js";
import { later, whenIdle } from "./model/later.js";
import { knownLinks } from "./model/notation.js";
import {
  type Preferences,
  putTexts,
  readPreferences,
  storePreferences,
  textsNow,
} from "./model/preferences.js";
import { type Questions, type Snapshot, snapshot } from "./model/snapshot.js";
import { currentPair, firstView, type SourceTab, singlePair } from "./model/state.js";
import { type Change, createStore } from "./model/store.js";
import { fetchPair, turnPair } from "./pairs/going.js";
import { caption } from "./results/caption.js";
import { pathMarks } from "./results/pinning.js";
import { openResults } from "./results/region.js";
import { scoreSaying } from "./results/saying.js";
import { tabs } from "./results/tabs.js";
import { type PageProps, page } from "./shell/page.js";
import { followPreferences } from "./shell/theme.js";
import { canvasPanel } from "./stage/panel.js";
import { stageProps } from "./stage/trees.js";
import { follow } from "./text/carrying.js";
import { errorCount } from "./text/diagnostics/count.js";
import { sourceTabs } from "./text/tabs.js";

const storage = () => localStorage;
const moment = firstMoment(readPreferences(storage, navigator.languages));
const firstWork = singlePair(firstExample.left, firstExample.right, knownLinks(firstExample.links));

const deadNotice = (part: Part) => (part === "measure" ? "notice-dead" : "notice-part-dead");
const engine = createCore({
  open: openPort,
  onTrap: () => app.notify(warning("trap", { id: "notice-trap" })),
  onDead: (part, reason) => {
    const id = deadNotice(part);
    app.notify(warning(id, { id, args: { reason } }));
    wake();
  },
  onRevived: (part) => app.dismiss(deadNotice(part)),
});
const answers = createAnswers(engine, onAnswer);
const store = createStore({ work: firstWork, view: firstView }, onChange);
/** Keeps the work; undefined until its part has come. */
let keeping: Keeping | undefined;
/** Whether what is to be said is not on the page yet. */
let unsaid = false;
/** Remembers where the focus is before something is drawn; it comes with the keys. */
let holdFocus: (() => void) | undefined;
/** Nothing is asked before it is known what was kept from the last time. */
let begun = false;
let shown: Snapshot | undefined;

const carry = later(() => import("./text/moving.js"), onAnswer);
const source = later(
  async () => (await import("./text/source.js")).openSource(app, document.body),
  draw,
);
const links = later(
  async () => (await import("./links/part.js")).openLinks(app),
  draw,
  sayMissing("links"),
);
const phrases = later(() => import("./stage/phrases/part.js"), draw, sayMissing("phrases"));
const split = later(async () => (await import("./shell/split/split.js")).openSplit(app), draw);
const menus = later(async () => {
  const [{ menus }, { bringExample }, { exampleIds }] = await Promise.all([
    import("./shell/menus/menus.js"),
    import("./examples/bringing.js"),
    import("./examples/gallery.js"),
  ]);
  return menus({
    examples: exampleIds,
    chosen: () => moment.preferences,
    onExample: (id) => void bringExample(app, id as (typeof exampleIds)[number]),
    onTheme: (theme) => app.prefer({ theme }),
    onLanguage: (language) => app.prefer({ language }),
  });
}, draw);
const help = later(async () => (await import("./shell/help/help.js")).helpContent, draw);

const app: App = {
  store,
  answers,
  engine,
  moment,
  get snapshot() {
    return shown ?? look();
  },
  draw,
  set(name, value) {
    if (moment[name] === value) return;
    moment[name] = value;
    draw();
  },
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
  suggest(link, saying) {
    const part = links();
    if (part.kind === "ready") part.answer.suggest(link, saying);
  },
  prefer: (change) => void prefer(change),
  undo: () => travel("undo"),
  redo: () => travel("redo"),
};
const results = openResults(app, tabs);

/** Takes the snapshot of the page as it is now. */
function look(): Snapshot {
  const questions = {
    read: (...given: Parameters<Questions["read"]>) => answers.ask("read", ...given),
    compare: (request: Snapshot["request"]) => answers.ask("compare", request),
    readLinks: (text: string, zeroBased: boolean) => answers.ask("readLinks", text, zeroBased),
  };
  const before = shown?.compared;
  shown = snapshot(store.state, store.subject, questions, carry, shown);
  // Vertices are places in one comparison: in another they are other links.
  if (shown.compared !== before) moment.preview = undefined;
  return shown;
}

/** Looks at the page again, and does what follows from what was read: links are carried, then compared. */
function settle(): void {
  if (!begun) return;
  const { work, history, moved } = follow(store.timeline, look(), ready(carry.peek()));
  if (moved !== undefined) {
    app.notify({
      ...plainNotice("carried", { id: "notice-carried", args: moved }),
      until: "step",
      action: { phrase: { id: "notice-undo" }, run: app.undo },
    });
  }
  // A change of the work settles it in turn.
  store.amend(work, history);
}

function onAnswer(): void {
  settle();
  // A text with errors is drawn as well.
  if (shown && shown.comparing?.kind !== "pending") keeping?.up();
  draw();
}

function onChange(change: Change): void {
  // What was being looked at may be gone, and certainly has another number.
  if (change.kind !== "look") {
    moment.preview = undefined;
    moment.suggestion = undefined;
  }
  if (change.fresh || change.kind === "undo" || change.kind === "redo") moment.aligning = false;
  if (change.fresh) {
    moment.hotLink = undefined;
    moment.hotArc = undefined;
    moment.place = undefined;
    moment.focusedWord = undefined;
    moment.editedWord = undefined;
  }
  dropOutdated(change);
  // A step that is redone may show a pair whose texts nobody has seen.
  if (change.kind !== "look") void fetchPair(app, store.state.work.pair);
  keeping?.changed(change.kind);
  settle();
  draw();
}

/** Takes away the notices that are no longer true after a change. */
function dropOutdated({ kind, fresh }: Change): void {
  const step = kind === "step" || kind === "undo" || kind === "redo";
  moment.notices = moment.notices.filter(({ until }) => {
    if (until === "step") return !step && !fresh;
    return until !== "texts" || !(step && fresh);
  });
}

/** Says what waits for the score, once the core has answered. */
function sayScore({ comparing, comparedStale, compared }: Snapshot): void {
  const { waiting } = moment;
  if (waiting === undefined || comparing?.kind === "pending") return;
  moment.waiting = undefined;
  const count = currentPair(store.state.work).links.length;
  const score = comparedStale === undefined ? compared?.comparison.score : undefined;
  say(`${waiting.text} ${scoreSaying(count, score, waiting.before)}`);
}

function say(text: string): void {
  // What nobody has heard yet is said as well; and the same words twice would not be heard twice.
  if (unsaid && moment.said.endsWith(text)) return;
  const before = unsaid ? `${moment.said} ` : "";
  unsaid = true;
  moment.said = before + (text === moment.said ? `${text}\u00a0` : text);
  draw();
}

function travel(direction: "undo" | "redo"): void {
  const before = app.snapshot.compared?.comparison.score;
  const { work } = store.state;
  const step = direction === "undo" ? store.undo() : store.redo();
  if (step === undefined) {
    say(t(`say-nothing-to-${direction}`));
    return;
  }
  const text = t(direction === "undo" ? "say-undone" : "say-redone", { step: words(step) });
  const same = currentPair(work).links === currentPair(store.state.work).links;
  if (same) say(text);
  else moment.waiting = { text, before };
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
}

/** Draws once for everything that happens before the next frame. */
function draw(): void {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(drawNow);
}

function drawNow(): void {
  if (root === null || (!begun && !awake)) {
    drawing = false;
    return;
  }
  try {
    answers.turn();
    const now = look();
    if (begun && now.comparing?.kind !== "pending") wake();
    if (awake) sayScore(now);
  } finally {
    // What has changed up to here is drawn now, and not once more in the next frame.
    drawing = false;
  }
  if (!awake) return;
  holdFocus?.();
  render(page(pageProps()), root);
  unsaid = false;
  const dialog = document.querySelector<HTMLDialogElement>("#help");
  if (moment.helpOpen && dialog && !dialog.open && help.peek().kind === "ready") {
    dialog.showModal();
    if (moment.helpOpen === "keys") dialog.querySelector("#help-keys-title")?.scrollIntoView();
  }
}

function pageProps(): PageProps<SourceTab, string> {
  const { view } = store.state;
  const { preferences } = moment;
  const { past, future } = store.timeline.history;
  const texts = source();
  const part = ready(links());
  return {
    header: {
      menus,
      undo: past.at(-1)?.name,
      redo: future.at(-1)?.name,
      texts: textsNow(preferences),
      size: preferences.size,
      errors: errorCount(app.snapshot.problems.all),
      onUndo: app.undo,
      onRedo: app.redo,
      onSize: (size) => app.prefer({ size }),
      onTexts: (texts) => app.prefer(putTexts(moment.preferences, texts)),
      onHelp: () => app.set("helpOpen", true),
    },
    notices: moment.notices,
    source: sourceTabs(
      app,
      texts.kind === "ready" ? { kind: "ready", answer: texts.answer.content() } : texts,
    ),
    canvas: canvasPanel(
      stageProps(app, {
        phrases,
        caption: caption(app),
        tools: part?.tools(),
        marks: [pathMarks(app), part?.marks() ?? {}, results.marks()],
        suggested: () => part?.suggested(),
        onToggleLink: (link) => toggle(app, link),
        onRemoveLinks: (gone) => remove(app, gone),
        onSetRelation: (link, relation) => setRelation(app, link, relation),
        onAcceptProposal: (link) => part?.accept(link),
        onRejectProposal: (link) => part?.reject(link),
      }),
    ),
    split: ready(split())?.(),
    results: results.props(),
    sourceOpen: view.sourceOpen,
    said: moment.said,
    help: helpContent(),
    dialogs: texts.kind === "ready" ? texts.answer.picker() : undefined,
    onDismiss: app.dismiss,
    onSourceOpen: (sourceOpen) => store.look({ sourceOpen }),
    onHelpClosed: () => app.set("helpOpen", false),
  };
}

/** The help while it is open; where it cannot be had, that is said, and the next wish tries again. */
function helpContent(): unknown {
  if (!moment.helpOpen) return undefined;
  const part = help();
  if (part.kind === "ready") return part.answer();
  if (part.kind === "failed") {
    moment.helpOpen = false;
    part.again();
    queueMicrotask(() => app.notify(warning("help", { id: "notice-help-missing" })));
  }
  return undefined;
}

async function prefer(change: Partial<Preferences>): Promise<void> {
  const { language } = moment.preferences;
  moment.preferences = { ...moment.preferences, ...change };
  storePreferences(storage, change);
  applyPreferences();
  if (moment.preferences.language !== language) await speakNow();
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

/** How long storage may take, in milliseconds, before the page begins without its session. */
const storagePatience = 2000;

/** Says that a part could not be had, and offers to ask again. */
function sayMissing(part: string) {
  return (reason: string, again: () => void) => {
    const run = () => {
      app.dismiss(part);
      again();
    };
    const action = { phrase: { id: "shell-again" }, run };
    app.notify({ ...warning(part, { id: "shell-failed", args: { reason } }), action });
  };
}

/** Begins with what is there, unless a session has come. */
function begin(): void {
  if (begun) return;
  begun = true;
  settle();
  draw();
}

function storageRefused(): void {
  const run = () =>
    void import("./share/session-file.js")
      .then(({ saveFile }) => saveFile(app))
      .catch((error) => sayMissing("file")(String(error), run));
  const action = { phrase: { id: "notice-storage-action" }, run };
  app.notify({ ...warning("storage", { id: "notice-storage" }), action });
}

async function keepWork(): Promise<void> {
  // Where this tab has no session there is nothing to wait for.
  if (document.documentElement.dataset.kept === undefined) begin();
  else setTimeout(begin, patience);
  try {
    const part = await import("./model/keeping.js");
    setTimeout(begin, storagePatience);
    keeping = part.keepWork({
      store,
      first: { work: firstWork, view: firstView },
      storage: { tab: () => sessionStorage, browser: storage },
      locks: navigator.locks,
      begun: () => begun,
      begin,
      restore(state) {
        begun = true;
        store.restore(state);
      },
      onRefused: storageRefused,
      notify: app.notify,
      say,
      dismiss: app.dismiss,
    });
  } catch {
    begin();
    storageRefused();
  }
}

/** The keys of the page. What they do can be done without them. */
async function takeKeys(): Promise<void> {
  const [{ listenForKeys }, refocus] = await Promise.all([
    import("./shell/keys.js"),
    import("./shell/refocus.js"),
  ]);
  holdFocus = refocus.holdFocus;
  listenForKeys({
    undo: app.undo,
    redo: app.redo,
    resize() {
      const { size } = moment.preferences;
      app.prefer({ size: size === "large" ? "plain" : "large" });
    },
    turn(direction) {
      if (moment.preferences.size === "plain") return false;
      return results.turn(direction) || turnPair(app, direction);
    },
    step(direction) {
      return ready(source())?.step(direction) ?? false;
    },
  });
}

/** Keeps the page for when there is no network; a newer one is offered. */
async function workOffline(): Promise<void> {
  const { registerOffline } = await import("./shell/offline/offline.js");
  await registerOffline((run) => {
    const action = { phrase: { id: "notice-new-action" }, run };
    app.notify({ ...plainNotice("new", { id: "notice-new" }), action });
  });
}

const applyPreferences = followPreferences(() => moment.preferences);
addEventListener("pagehide", () => keeping?.leave());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") keeping?.hidden();
});

// No await out here: what is fetched on the way imports from this module, which must have run by then.
void speakNow().then(keepWork);
void takeKeys().catch(() => undefined);
setTimeout(wake, patience);
whenIdle(() => {
  menus();
  results.prefetch("edges");
  results.prefetch("spanning");
});
if (import.meta.env.PROD)
  addEventListener("load", () => whenIdle(() => void workOffline().catch(() => undefined)));
