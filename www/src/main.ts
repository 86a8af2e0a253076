/** Puts the page together: State, core, parts. The only module with effects on import. */
import { html, noChange, render } from "lit/html.js";
import type { Side } from "./engine/answers.js";
import { type Asked, ready } from "./engine/asked.js";
import { createEngine } from "./engine/client.js";
import { createCore } from "./engine/core.js";
import { module, openPort } from "./engine/ports.js";
import type { Part } from "./engine/protocol.js";
import { firstExample } from "./examples/first.js";
import { openLinking } from "./links/link-by.js";
import { speak, t } from "./messages/index.js";
import { firstMoment, partOf, plainNotice, sayMissing, warning, way } from "./model/app.js";
import { areaShown, enter } from "./model/areas.js";
import type { Keeping } from "./model/keeping.js";
import { type Later, later, whenIdle } from "./model/later.js";
import { handOver } from "./model/leaving.js";
import { knownLinks } from "./model/notation.js";
import { type Preferences, readPreferences, storePreferences } from "./model/preferences.js";
import {
  currentTexts,
  firstView,
  hasRowsAlone,
  type State,
  singlePair,
  type Work,
} from "./model/state.js";
import { allShown } from "./pairs/all-shown.js";
import { caption } from "./results/caption.js";
import { pathMarks } from "./results/pinning.js";
import { openResults } from "./results/region.js";
import { priorTo } from "./results/saying.js";
import { sentences } from "./results/sentences.js";
import { tabs } from "./results/tabs.js";
import type { Address } from "./share/link/address.js";
import { whyDead } from "./shell/dead/dead.js";
import type { HelpPlace } from "./shell/help/help.js";
import { missing } from "./shell/missing.js";
import { type PageProps, page } from "./shell/page.js";
import { atFirstPurpose, atFirstSign } from "./shell/signs.js";
import { followPreferences } from "./shell/theme.js";
import type { CanvasElement } from "./stage/element.js";
import { canvasPanel } from "./stage/panel.js";
import type { CanvasProps, Caption } from "./stage/props.js";
import { sentenceBar } from "./stage/sentences/bar.js";
import { drawingTools } from "./stage/tools/tools.js";
import { stageProps } from "./stage/trees.js";
import { errorCount } from "./text/diagnostics/count.js";
import { keepEarly } from "./text/panel/early.js";
import { createWorkspace } from "./workspace.js";

const storage = () => localStorage;
const moment = firstMoment(readPreferences(storage, navigator.languages));
const memory = () => sessionStorage;
const first: State = {
  work: singlePair(firstExample.left, firstExample.right, knownLinks(firstExample.links)),
  view: firstView,
};
/** Keeps the work; undefined until its part has come. */
let keeping: Keeping | undefined;
const root = document.querySelector<HTMLElement>("#page");
/** What the build drew into the page stands until there is an answer to draw, or for this long. */
const patience = 4000;

const deadNotice = (part: Part) => (part === "measure" ? "notice-dead" : "notice-part-dead");
const engine = createCore({
  open: openPort,
  onTrap: () => app.notify(warning("trap", { id: "notice-trap" })),
  onDead: (part) => {
    const id = deadNotice(part);
    app.notify(warning(id, whyDead(id)));
    app.wake();
  },
  onRevived: (part) => app.dismiss(deadNotice(part)),
});
const app = createWorkspace({
  root: document,
  engine,
  first,
  moment,
  onCompared(now, before) {
    moment.before = priorTo(now, before);
  },
  tellChange: () => ready(places.peek())?.toldChange(),
  suggest: (link) => void ready(links())?.suggest(app, link, drawn),
  prefer: (change) => void prefer(change),
  onChange(change) {
    // What was kept, or came with the address, is more than a first look.
    if (change.kind !== "amend" || change.fresh) attend();
    const { work } = store.state;
    // What was brought is looked at.
    if (change.fresh && change.kind === "step") enter("compare");
    if (change.fresh && isEmpty(work)) editText("left");
    // A step that is redone may show a pair whose texts no one has seen.
    if (currentTexts(work) === undefined) void source.use((part) => part.fetchPair(work.pair));
    keeping?.changed(change);
    ready(address.peek())?.changed();
  },
  onAnswer(now) {
    // A text with errors is drawn as well.
    if (now && now.comparing?.kind !== "pending") keeping?.up();
  },
  isReady: () => !results.isComing(),
  onWake: () => root?.replaceChildren(),
  onDraw: drawPage,
});
const { draw, store } = app;

/** Whether somebody is at the page, or it shows more than the first example. */
let isAttended = false;
const attend = atFirstSign(() => {
  isAttended = true;
  draw();
  whenIdle(fetchRest);
});
atFirstPurpose(() => void module("whole").catch(() => undefined));

const source = later(async () => {
  const { openSource } = await import("./source/source.js");
  endEarly();
  return openSource(app, document.body);
}, draw);
const endEarly = keepEarly(async (early) => {
  // Its own place may be closed.
  if (!(await source.use((part) => part.take(early)))) sayMissing(app, "source")(source.fetch);
});
const linking = openLinking(app);
const links = partOf(app, "links", async () => {
  const [aligner, aligning, suggesting, { suggestion }, { openSplit }] = await Promise.all([
    import("./links/aligner.js"),
    import("./links/aligning.js"),
    import("./links/suggesting.js"),
    import("./results/suggestion.js"),
    import("./shell/split/split.js"),
    import("./copy/table.js"),
  ]);
  return { ...aligner, ...aligning, ...suggesting, suggestion, split: openSplit(app) };
});
/** The places at which the trees part, one after the other, and what marks on the trees mean. */
const places = partOf(app, "places", async () => {
  const [{ openStepper }, { legend }] = await Promise.all([
    import("./results/places/stepper/stepper.js"),
    import("./results/legend/legend.js"),
  ]);
  return { ...openStepper(app, results.caption), legend };
});
const phrases = partOf(app, "phrases", () => import("./stage/phrases/part.js"));
const enhanced = partOf(app, "enhanced", () => import("./stage/enhanced/part.js"));
const pairs = later(async () => {
  const { openPairs } = await import("./pairs/page/part.js");
  const part = openPairs(app, {
    openEngine: (told) => createEngine({ open: () => openPort("pairs"), ...told }),
    // One is left for the page itself.
    cores: Math.max(1, (navigator.hardwareConcurrency || 2) - 1),
    plots: partOf(app, "plots", () => import("./share/export/plots.js")),
  });
  moment.listed = part.listed;
  return part;
}, draw);
const appearance = later(() => import("./shell/appearance/appearance.js"), draw);
const gallery = later(async () => (await import("./examples/part.js")).openGallery(app), draw);
/** The areas beside the one in which trees are compared. */
const elsewhere = {
  examples: later(async () => {
    const { openGalleryPage } = await import("./gallery/cards.js");
    return openGalleryPage({ app, gallery, onKept: showKept });
  }, draw),
  teaching: later(
    async () => (await import("./teaching/part.js")).openTeaching(app, results.label),
    draw,
  ),
  methods: later(async () => (await import("./methods/methods.js")).openMethods(app), draw),
};
const sessionFile = partOf(app, "file", () => import("./share/session-file.js"));
const kept = partOf(app, "kept", () => import("./text/kept/part.js"));
const helping = partOf(app, "help", () => import("./shell/help/help.js"));
const sharing = partOf(app, "share", () => import("./share/export/dialog.js"));
/** Lets the address follow the work. */
const address = later(async () => {
  const { followPage } = await import("./share/link/address.js");
  return followPage({ app, first, memory, alone: () => isRefused });
});
/** Reads links that hold a pair; links are pasted into the address of an open page, too. */
const opener = later(() => import("./share/link/opening.js"));
const keeper = later(() => import("./model/keeping.js"));
/** The keys of the page, and what keeps the focus and the open tab in sight. All can be done without them. */
const keys = later(async () => {
  const [{ listenForKeys }, focus, { keepTabsInSight }, { followAreas }] = await Promise.all([
    import("./shell/keys.js"),
    import("./shell/refocus.js"),
    import("./shell/tab-in-sight.js"),
    import("./shell/returning.js"),
  ]);
  followAreas();
  if (root) keepTabsInSight(root);
  listenForKeys(pageKeys);
  return focus;
});
const offline = later(() => import("./shell/offline/offline.js"));
/** Each drawing of trees has one of its own, out of what this fetches. */
const laid = later(() => import("./stage/laid.js"));

const results = openResults(app, tabs);
/** The service worker was asked to keep the page. */
let isKept = false;

/** What the keys of the page do. */
const pageKeys = {
  undo: app.undo,
  redo: app.redo,
  resize() {
    const { size } = moment.preferences;
    app.prefer({ size: size === "large" ? "plain" : "large" });
  },
  turn(direction: 1 | -1): boolean {
    if (moment.preferences.size === "plain" || isAway()) return false;
    return results.turn(direction) || (ready(source())?.turn(direction) ?? false);
  },
  step: (direction: 1 | -1): boolean => !isAway() && (ready(source())?.step(direction) ?? false),
  place: (direction: 1 | -1): boolean => ready(places())?.turn(direction) ?? false,
};

/** How many frames more the rest of the page waits for an answer, so that it is drawn once. */
const frames = 2;
/** The next frame that is counted; 0 while nothing waits. */
let counted = 0;
/** It has waited for so long. */
let isDue = false;

function countDown(left: number): void {
  counted = requestAnimationFrame(() => {
    if (left > 1) countDown(left - 1);
    else {
      isDue = true;
      draw();
    }
  });
}

/** Those who wait until all that is asked is drawn. */
const undrawn: (() => void)[] = [];

/** Resolves once all that is asked is answered and drawn. */
function drawn(): Promise<void> {
  return new Promise((resolve) => undrawn.push(resolve));
}

function drawPage(): boolean {
  if (root === null) return true;
  const focus = ready(keys.peek());
  focus?.holdFocus();
  const waits = app.snapshot.comparing?.kind === "pending" && !isDue && !isAway();
  const stage = waits ? root.querySelector<CanvasElement>("twintree-canvas") : null;
  if (stage) {
    // The sentence above the trees tells the score, and waits for it.
    stage.props = canvasProps(noChange);
    if (counted === 0) countDown(frames);
    return false;
  }
  cancelAnimationFrame(counted);
  counted = 0;
  isDue = false;
  render(page(pageProps()), root);
  focus?.giveBack();
  // No one who looks at the trees waits for it.
  const title = ready(gallery.peek())?.title;
  if (title) whenIdle(title);
  if (app.snapshot.comparing?.kind !== "pending") {
    // With the next frame this one is in sight.
    for (const resolve of undrawn.splice(0)) requestAnimationFrame(resolve);
  }
  return true;
}

/** What comes once somebody is there. */
function attended<Part>(part: Later<Part>): Asked<Part> {
  return isAttended ? part() : part.peek();
}

function pageProps(): PageProps {
  const { work, view } = store.state;
  const isOpen = view.sourceOpen && !isAway();
  const texts = isOpen ? source() : attended(source);
  const drawn = ready(texts)?.draw(isOpen);
  // Of a corpus that was listed the next pair is the next of the list, also after a reload.
  if (work.pairs.length > 1 && view.tabs.pairs !== undefined) attended(pairs);
  return {
    header: {
      app,
      area: areaShown(),
      appearance,
      onShare: () => void sharing.use(({ openShare }) => openShare(app, shownProps())),
      onHelp: () => help("start"),
    },
    bar: drawn?.bar,
    instead: instead(),
    sentences: sentenceBar(sentences(app, editText)),
    errors: errorCount(app.snapshot.problems.all),
    source: drawn ? drawn.content : missing(texts),
    canvas: canvasPanel(canvasProps()),
    noticing: ready(gallery.peek())?.noticing(),
    split: ready(attended(links))?.split(),
    results: results.props(),
  };
}

/** Opens the text of a side, with the cursor in it. */
function editText(side: Side): void {
  const span = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  app.set("side", side);
  app.set("place", { source: side, span });
  store.look({ sourceTab: side, sourceOpen: true });
}

/** Whether there is nothing yet in either text. */
function isEmpty(work: Work): boolean {
  const texts = currentTexts(work);
  return texts !== undefined && !hasRowsAlone(work) && (texts.left + texts.right).trim() === "";
}

/** Whether something else is shown than two trees. */
const isAway = () => areaShown() !== "compare" || allShown(store.state);

/** What stands in the place of two trees. */
function instead(): unknown {
  if (!isAway()) return undefined;
  const area = areaShown();
  const part = area === "compare" ? pairs() : elsewhere[area]();
  if (part.kind === "ready") return part.answer.content();
  if (part.kind === "failed") return missing(part);
  const count = store.state.work.pairs.length;
  const label = area === "compare" ? t("source-all", { count }) : t(`shell-${area}`);
  return html`<section class="shell-elsewhere" aria-label=${label} aria-busy="true"></section>`;
}

function canvasProps(caption: CanvasProps["caption"] = captionNow()): CanvasProps {
  const part = ready(attended(links));
  const marks = results.marks();
  return stageProps(app, {
    phrases,
    enhanced,
    caption,
    toolbar: drawingTools,
    most: 1.6,
    tools: part?.alignTools(app),
    marks: [pathMarks(app), part?.proposalMarks(app) ?? {}, marks],
    legend: ready(attended(places))?.legend(marks, results.label()),
    suggested: () => part?.suggestions(app),
    foresee: ready(places.peek())?.foresee(),
    ...linking.acts,
    onAcceptProposal: (link) => part?.acceptOne(app, link),
    onRejectProposal: (link) => part?.rejectSome(app, [link]),
    onHelp: () => help("keys"),
  });
}

/** What the stage shows, as it stands there. */
function shownProps(): CanvasProps {
  return root?.querySelector<CanvasElement>("twintree-canvas")?.shown ?? canvasProps();
}

function captionNow(): Caption {
  const suggested = ready(attended(links))?.suggestion(app, linking.acts.onSetRelation);
  return caption(app, results.caption, (similarity) =>
    ready(attended(places))?.caption(similarity, suggested),
  );
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
    sayMissing(app, "texts")(() => app.prefer({ language }));
  }
  document.documentElement.lang = moment.preferences.language;
  document.title = t("shell-title");
}

/** Lets the address follow the work; `opening` shows what it holds, and begins. */
async function openAddress(opening: boolean): Promise<void> {
  // It is needed at once there.
  if (isLinked()) opener.fetch();
  const open = (part: Address) => (opening ? part.open() : part.catchUp());
  const isOpen = await address.use(open).catch(() => false);
  if (opening && !isOpen) sayMissing(app, "link")(() => openAddress(true));
}

/** Whether the address holds a pair. */
const isLinked = () => /^#\d+\./.test(location.hash);

/** Begins without the session: with the pair that the address holds, else with the example. */
async function beginWithout(): Promise<void> {
  if (!app.begun && isLinked()) await openAddress(true);
  app.begin();
}

/** The session does not come: what is there instead is said, until it has come. */
function beginEarly(): void {
  if (app.begun) return;
  app.notify(plainNotice("waiting", { id: "notice-waiting", args: { instead: begunWith() } }));
  void beginWithout();
}

/** What a page shows that has no session. */
const begunWith = () => (isLinked() ? "address" : "example");

/** How long storage may take for a piece, in milliseconds, before the page begins without its session. */
const storagePatience = 2000;

/** Whether the browser has refused to store the work. */
let isRefused = false;

function storageRefused(): void {
  isRefused = true;
  ready(address.peek())?.changed();
  const run = () => void sessionFile.use(({ saveFile }) => saveFile(app));
  app.notify({
    ...warning("storage", { id: "notice-storage" }),
    ...way("notice-storage-action", run),
  });
}

/** Shows all sessions that are kept. */
function showKept(): void {
  void kept.use(({ openKept }) => openKept(() => keeping));
}

function help(at: HelpPlace): void {
  void helping.use(({ openHelp }) => openHelp(at));
}

async function keepWork(): Promise<void> {
  const { kept, linked } = document.documentElement.dataset;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Begins without the session, unless something of it comes in time. */
  const wait = (time: number) => {
    clearTimeout(waiting);
    waiting = setTimeout(linked === undefined ? beginEarly : app.begin, time);
  };
  // Where this tab has no session there is nothing to wait for.
  if (kept === undefined) app.begin();
  else wait(patience);
  if (linked !== undefined) await openAddress(true);
  await fetchKeeping(linked !== undefined, wait);
}

/** Fetches what keeps the work; where it cannot be loaded, the page begins without a session. */
async function fetchKeeping(linked: boolean, wait: (time: number) => void): Promise<void> {
  const isHere = await keeper.use(({ keepWork }) => {
    wait(storagePatience);
    try {
      keeping = keepWork({
        store,
        first,
        storage: { tab: memory, browser: storage },
        locks: navigator.locks,
        begun: () => app.begun,
        isMeasuring: () => ready(pairs.peek())?.isMeasuring(),
        linked,
        begin: () => void beginWithout(),
        instead: begunWith,
        onPiece: () => wait(storagePatience),
        restore: app.restore,
        onRefused: storageRefused,
        onStored() {
          isRefused = false;
          app.dismiss("storage");
        },
        notify: app.notify,
        say: app.say,
        onAll: showKept,
        dismiss: app.dismiss,
      });
    } catch {
      app.begin();
      storageRefused();
    }
  });
  if (isHere) return;
  app.begin();
  // What is done meanwhile is kept as soon as it has come; so do the address and the keys, of the same file.
  const again = () => {
    keys.fetch();
    if (ready(address.peek()) === undefined) void openAddress(false);
    return fetchKeeping(linked, wait);
  };
  sayMissing(app, "keeping")(again);
}

/** Keeps the page for when there is no network; a newer one is offered. */
function workOffline(): void {
  if (!import.meta.env.PROD || isKept) return;
  isKept = true;
  const offer = (run: () => void) =>
    app.notify({ ...plainNotice("new", { id: "notice-new" }), ...way("notice-new-action", run) });
  void offline.use(({ registerOffline }) => registerOffline(offer));
}

const applyPreferences = followPreferences(() => moment.preferences);
addEventListener("hashchange", draw);
addEventListener("beforeunload", (event) => {
  handOver();
  if (keeping?.isAtRisk() && !ready(address.peek())?.holds()) event.preventDefault();
});
addEventListener("pagehide", () => {
  handOver();
  keeping?.leave();
  ready(address.peek())?.leave();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") return;
  handOver();
  keeping?.hidden();
  ready(address.peek())?.leave();
});

document.documentElement.dataset.started = "";
// No await out here: what is fetched on the way imports from this module, which must have run by then.
void speakNow().then(keepWork);
keys();
setTimeout(app.wake, patience);
whenIdle(() => {
  if (document.documentElement.dataset.linked === undefined) void openAddress(false);
});
// A build that is kept already is compared with the host's at once.
if (navigator.serviceWorker?.controller) addEventListener("load", () => whenIdle(workOffline));

/** What most visits use, before it is used. */
function fetchRest(): void {
  appearance();
  gallery();
  linking.fetch();
  opener.fetch();
  laid.fetch();
  results.prefetch("edges");
  results.prefetch("spanning");
  workOffline();
}
