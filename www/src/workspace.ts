/**
 * The workspace: the State, what the core says of it, and what is drawn of both, put together around one store.
 * The page stands on one, and so does each element that is embedded elsewhere.
 */
import { ready } from "./engine/asked.js";
import { createAnswers } from "./engine/cache.js";
import type { Engine } from "./engine/client.js";
import { t, say as words } from "./messages/index.js";
import { type App, type Moment, plainNotice, type Workspace } from "./model/app.js";
import { later } from "./model/later.js";
import { type Ask, type Compared, reading, type Snapshot, snapshot } from "./model/snapshot.js";
import { currentPair, type State, type Work } from "./model/state.js";
import { type Change, createStore } from "./model/store.js";
import { scoreSaying } from "./results/saying.js";
import { follow } from "./text/carrying.js";

interface WorkspaceOptions {
  readonly root: ParentNode;
  readonly engine: Engine;
  /** What it begins with. */
  readonly first: State;
  /** What is neither saved nor undone. */
  readonly moment: Moment;
  readonly suggest: App["suggest"];
  readonly prefer: App["prefer"];
  /** Whether the score is not said: to anyone who is at an exercise. */
  keepsScore?(): boolean;
  /** What is shown was compared anew, or is something else, and what it was before. */
  onCompared?(now: Compared | undefined, before: Compared | undefined): void;
  /** What else is said of links that have changed, once it can be. */
  tellChange?(): string | undefined;
  /** The State has changed, before what follows from it. */
  onChange(change: Change): void;
  /** An answer has come, and what follows from it was done. */
  onAnswer?(now: Snapshot | undefined): void;
  /** Whether all is there that the first drawing shows besides the answer; without it, it is. */
  isReady?(): boolean;
  /** The first drawing: whatever stands in its place goes. */
  onWake?(): void;
  /** Draws; whether all of it was drawn. What was not is drawn by the one who left it, with the next `draw`. */
  onDraw(): boolean;
}

/** A workspace that waits to begin. */
export function createWorkspace(options: WorkspaceOptions): Workspace {
  const { engine, moment } = options;
  const answers = createAnswers(engine, onAnswer);
  const store = createStore(options.first, onChange);
  const carry = later(() => import("./text/moving.js"), onAnswer);
  /** What the snapshot asked: each drawing asks for it once more, as what none asks for is not computed. */
  let asked: (() => unknown)[] = [];
  /** Something has happened since the snapshot was taken. */
  let isOld = true;
  let isSettling = false;
  /** Whether what is to be said is not drawn yet. */
  let unsaid = false;
  let begun = false;
  let awake = false;
  let drawing = false;
  let shown: Snapshot | undefined;

  const workspace: Workspace = {
    root: options.root,
    store,
    answers,
    engine,
    moment,
    get snapshot() {
      return look();
    },
    get begun() {
      return begun;
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
      const text = words(notice.phrase);
      // What waits for the score was done before: it is said before, too.
      if (moment.waiting) moment.waiting.text += ` ${text}`;
      else say(text);
    },
    dismiss(key) {
      moment.notices = moment.notices.filter((notice) => notice.key !== key);
      draw();
    },
    suggest: options.suggest,
    prefer: options.prefer,
    undo: () => travel("undo"),
    redo: () => travel("redo"),
    begin() {
      if (begun) return;
      begun = true;
      lookAgain();
      draw();
    },
    wake,
    restore(state) {
      begun = true;
      store.restore(state);
    },
  };

  const ask: Ask = (name, ...given) => {
    const again = () => answers.ask(name, ...given);
    asked.push(again);
    return again();
  };

  /** The snapshot of the page as it is now: taken once for each thing that happens, when all is done that follows from it. */
  function look(): Snapshot {
    if (shown !== undefined && (isSettling || !isOld)) return shown;
    if (begun && !isSettling) settle();
    const before = shown?.compared;
    asked = [];
    isOld = false;
    shown = snapshot(store.state, store.subject, ask, carry, shown);
    // Vertices are places in one comparison: in another they are other links.
    if (shown.compared !== before) {
      moment.preview = undefined;
      options.onCompared?.(shown.compared, before);
    }
    return shown;
  }

  /** Something has happened. While it is settled, the snapshot is taken at its end. */
  function lookAgain(): void {
    isOld = true;
    if (begun) look();
  }

  /** Does what follows from what was read: links are those of their text, and lie on the words as they are. */
  function settle(): void {
    isSettling = true;
    try {
      let before: Work;
      do {
        before = store.state.work;
        const read = reading(store.state, ask, shown);
        const { work, history, moved } = follow(store.timeline, read, ready(carry.peek()));
        if (moved !== undefined) {
          workspace.notify({
            ...plainNotice("carried", { id: "notice-carried", args: moved }),
            until: "step",
            action: { phrase: { id: "notice-undo" }, run: undoMoved },
          });
        }
        store.amend(work, history);
      } while (store.state.work !== before);
    } finally {
      isSettling = false;
    }
  }

  /** Undoes the step that has moved links: what was mended as it came is another one over it. */
  function undoMoved(): void {
    if (store.timeline.history.past.at(-1)?.key === "mended") store.undo();
    workspace.undo();
  }

  function onAnswer(): void {
    lookAgain();
    options.onAnswer?.(shown);
    draw();
  }

  function onChange(change: Change): void {
    const { kind, fresh } = change;
    const isStep = kind !== "look" && kind !== "amend";
    // What was being looked at may be gone, and certainly has another number.
    if (kind !== "look") {
      moment.preview = undefined;
      moment.suggestion = undefined;
    }
    if (fresh || (isStep && kind !== "step")) moment.aligning = false;
    if (fresh) {
      moment.hotLink = undefined;
      moment.hotArc = undefined;
      moment.place = undefined;
      moment.focusedWord = undefined;
      moment.editedWord = undefined;
    }
    // Those that are no longer true.
    moment.notices = moment.notices.filter(({ until }) =>
      until === "step" ? !isStep && !fresh : until !== "texts" || !isStep || !fresh,
    );
    options.onChange(change);
    lookAgain();
    draw();
  }

  /** Says what waits for the score, once the core has answered. */
  function sayScore({ comparing, comparedStale, compared }: Snapshot): void {
    const { waiting } = moment;
    if (waiting === undefined || comparing?.kind === "pending") return;
    moment.waiting = undefined;
    const count = currentPair(store.state.work).links.length;
    const isSaid = comparedStale === undefined && !options.keepsScore?.();
    const score = isSaid ? compared?.comparison.score : undefined;
    const said = `${waiting.text} ${scoreSaying(count, score, waiting.before)}`;
    // What changed before this step was said with it.
    const isOfStep = moment.before?.comparison.score === waiting.before;
    const change = isSaid && isOfStep ? options.tellChange?.() : undefined;
    say(change ? `${said} ${change}` : said);
  }

  function say(text: string): void {
    // What no one has heard yet is said as well; and the same words twice would not be heard twice.
    if (unsaid && moment.said.endsWith(text)) return;
    const before = unsaid ? `${moment.said} ` : "";
    unsaid = true;
    moment.said = before + (text === moment.said ? `${text}\u00a0` : text);
    draw();
  }

  function travel(direction: "undo" | "redo"): void {
    const before = workspace.snapshot.compared?.comparison.score;
    const { work } = store.state;
    const step = store[direction]();
    if (step === undefined) {
      say(t(`say-nothing-to-${direction}`));
      return;
    }
    const text = t(direction === "undo" ? "say-undone" : "say-redone", { step: words(step) });
    const same = currentPair(work).links === currentPair(store.state.work).links;
    if (same) say(text);
    else moment.waiting = { text, before };
  }

  function wake(): void {
    if (awake) return;
    awake = true;
    options.onWake?.();
    draw();
  }

  /** Draws once for everything that happens before the next frame. */
  function draw(): void {
    if (drawing) return;
    drawing = true;
    requestAnimationFrame(drawNow);
  }

  function drawNow(): void {
    if (!begun && !awake) {
      drawing = false;
      return;
    }
    try {
      answers.turn();
      for (const again of asked) again();
      const now = look();
      if (begun && now.comparing?.kind !== "pending" && options.isReady?.() !== false) wake();
      if (awake) sayScore(now);
    } finally {
      // What has changed up to here is drawn now, and not once more in the next frame.
      drawing = false;
    }
    if (awake && options.onDraw() && moment.offers === 0) unsaid = false;
  }

  return workspace;
}
