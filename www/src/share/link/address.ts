/** The address of the page holds the pair shown: one that is opened is read, and it follows what is done. */

import { partOf, plainNotice, sayMissing, type Workspace, warning, way } from "../../model/app.js";
import { areaShown } from "../../model/areas.js";
import { latest } from "../../model/latest.js";
import { sameLinks } from "../../model/links.js";
import { recall, remember } from "../../model/memory.js";
import { currentPair, type Origin, type State, type Work } from "../../model/state.js";
import { isReloaded } from "../../model/tab.js";
import { columnsShown } from "./parcel.js";
import { permalink, permalinkAtOnce } from "./permalink.js";
import "../texts/en.ftl";
import { t } from "../../messages/index.js";

/** The page, as far as its address is concerned. */
interface AddressOptions {
  readonly app: Workspace;
  /** How a page looks that no one has touched. */
  readonly first: State;
  /** What one tab remembers; `theme.js` reads it before the first paint. */
  readonly memory: () => Storage;
  /** Whether nothing else keeps the work: then the address holds all of its texts. */
  alone(): boolean;
}

/** What the page tells its address. */
export type Address = ReturnType<typeof followPage>;

/** How long after a change the address follows, in milliseconds. */
const soon = 50;
/** How long it rests then: browsers bound how often it may follow. */
const rest = 600;
const key = "twintree-address";
/** The addresses before, with one of which a reload comes that was under way as they were followed. */
const formerKey = "twintree-address-before";
const handedKey = "twintree-handed";

/** Follows the page from now on; takes what was put into the address, or handed over, by others. */
export function followPage(options: AddressOptions) {
  const { app, first, memory } = options;
  /** In a frame the address is that of the one who made the page around it. */
  const framed = window.parent !== window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When it followed last. */
  let followed = Number.NEGATIVE_INFINITY;
  /** The area that was shown last. */
  let area = areaShown();
  /** It has not followed yet. */
  let isBehind = false;
  /** The work that it holds, and all of it. */
  let held: Work | undefined;
  /** With what the page began that its address holds and somebody else had put there. */
  let foreign: Origin | undefined;
  /** The last two addresses that this page has left: a busy browser is behind by more than one. */
  let left: readonly string[] = [];
  /** What was to be shown: what has been read late is of no use any longer. */
  const begin = latest();

  /** What the address may be at the next loading and this tab has put there, the newest last; "" where it holds none. */
  const note = (...hashes: readonly string[]) => remember(memory, key, hashes.join(" "));
  const noted = (): readonly string[] => recall(memory, key)?.split(" ") ?? [];

  /** Whether this tab has left this address, and a reload brings it back. */
  const isFormer = (hash: string) =>
    isReloaded() && recall(memory, formerKey)?.split(" ").includes(hash) === true;
  /** Whether the address was put there by somebody else than this tab. */
  const isForeign = () => !noted().includes(location.hash) && !isFormer(location.hash);
  const isTouched = () => {
    const { past, future } = app.store.timeline.history;
    return past.length + future.length > 0;
  };

  /**
   * Reads the address, which may be what this tab has put there. A pair that it holds is shown: over what is there
   * already in one step that can be undone.
   */
  async function read(hash = location.hash, own = false): Promise<void> {
    const isWanted = begin();
    // Most addresses hold nothing.
    if (!/^#\d+\./.test(hash)) return;
    const { open } = await import("./opening.js");
    const opened = await open(hash);
    if (!isWanted()) return;
    if (opened.kind === "broken")
      app.notify(warning("link", { id: `notice-link-${opened.fault}` }));
    if (opened.kind === "lesson") {
      // It is shown by the page for frames; this one offers to go there.
      const run = () => location.assign(`./embed.html?readonly${hash}`);
      const notice = plainNotice("link", { id: "notice-link-lesson" });
      app.notify({ ...notice, ...way("notice-link-lesson-open", run) });
    }
    if (opened.kind !== "state") return;
    // It may have begun with something else, as this came late.
    if (app.begun) bring(app, opened.state, "link");
    else if (own) app.restore(opened.state);
    else {
      const { work, view } = brought(opened.state, "link");
      foreign = work.from;
      // It is opened again though this tab had it before.
      remember(memory, formerKey, "");
      app.restore({ work, view });
    }
  }

  /** Whether it is a pair that was only looked at: it is in no session, and a reload is to open it again. */
  const isLookedAt = ({ from }: Work) => from !== undefined && from === foreign && !isTouched();
  /** Whether there is nothing to follow: a pair is not given up for an example that no one has asked for. */
  const isUntouched = (work: Work) => isFirst(work, first.work) && !isTouched();
  /** A corpus is more than an address holds, and the first example is there without one. */
  const isBare = (work: Work) => work.pairs.length !== 1 || isFirst(work, first.work);
  const columns = () => (options.alone() ? "all" : columnsShown(app.store.state.view));

  async function follow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    followed = Date.now();
    const { state } = app.store;
    // The address of an area stays; that of the pair comes on the way back.
    if (isUntouched(state.work) || areaShown() !== "compare") return;
    const link = async () => (await permalink(state, columns())) ?? permalink(state, "four");
    const hash = isBare(state.work) ? "" : ((await link().catch(() => "")) ?? "");
    // What has changed meanwhile is followed in its turn.
    if (areaShown() !== "compare" || app.store.state.work !== state.work || !put(state.work, hash))
      return;
    if (!isLookedAt(state.work)) note(hash);
  }

  /** Whether the browser has taken it; until then either may be the address at the next loading. */
  function put(work: Work, hash: string): boolean {
    const isOwn = !isLookedAt(work);
    if (isOwn) note(location.hash, hash);
    isBehind = false;
    held = hash === "" ? undefined : work;
    return hash === location.hash || replace(hash, isOwn);
  }

  function replace(hash: string, isOwn = true): boolean {
    left = [...left.slice(-1), location.hash];
    if (isOwn) remember(memory, formerKey, left.join(" "));
    try {
      history.replaceState(history.state, "", location.pathname + location.search + hash);
      return true;
    } catch {
      // Too often for this browser: the next change tries again.
      return false;
    }
  }

  /** Whether the work is what became of this pair before a reload, after which the other page hands it over again. */
  function isBegunWith(state: State): boolean {
    const { work } = app.store.state;
    const text = JSON.stringify(state);
    const before = recall(memory, handedKey);
    remember(memory, handedKey, text);
    return before === text && work.from?.by === "page" && !isTouched();
  }

  function readLate(): void {
    read().catch(() => sayMissing(app, "link")(readLate));
  }

  function take(state: State): void {
    begin();
    if (!isBegunWith(state)) bring(app, state, "page");
    app.begin();
  }

  addEventListener("hashchange", () => {
    const before = area;
    area = areaShown();
    if (area !== "compare") return;
    follower.changed();
    // Where it was left for an area, the pair is still at work on the way back from there, with what became of it.
    const isLeft = (history.state as { left?: boolean } | null)?.left;
    if (before === "compare" || !isLeft) readLate();
  });
  if (framed || window.opener !== null)
    void partOf(app, "link", () => import("./message.js")).use(({ listenForPairs }) =>
      listenForPairs(({ state }) => take(state)),
    );
  const follower = {
    /** The State is another one. */
    changed(): void {
      if (framed) {
        // What is made of its pair is in the session.
        if (isTouched()) note(location.hash);
        return;
      }
      isBehind = true;
      timer ??= setTimeout(() => void follow(), Math.max(soon, followed + rest - Date.now()));
    },
    /** Does what was to be done while this part was on its way. */
    catchUp(): void {
      if (isForeign()) readLate();
      if (isTouched()) this.changed();
    },
    /** Opens the pair that it holds, and begins. */
    async open(): Promise<void> {
      const own = isForeign() ? undefined : noted().at(-1);
      if (own === undefined) await read();
      // A reload came before the address gave up the pair that this tab has left.
      else if (own === "") replace("");
      else await read(own, true);
      app.begin();
    },
    /** The page may end: whatever its address has not followed yet, it follows at once. */
    leave(): void {
      const { state } = app.store;
      if (!isBehind || isUntouched(state.work) || areaShown() !== "compare") return;
      // A reload has taken the address already, and comes with the one before.
      put(state.work, isBare(state.work) ? "" : (permalinkAtOnce(state, columns()) ?? ""));
    },
    /** Whether all that the page has is in its address. */
    holds: () => !isBehind && held === app.store.state.work && areaShown() === "compare",
  };
  return follower;
}

/** Whether it is still the work that every page begins with. */
function isFirst(work: Work, first: Work): boolean {
  return (
    work.left[0] === first.left[0] &&
    work.right[0] === first.right[0] &&
    work.options === first.options &&
    sameLinks(currentPair(work).links, currentPair(first).links)
  );
}

/** Brings in a pair: out of a link, or handed over by another page. */
function bring(app: Workspace, state: State, by: Origin["by"]): void {
  const { work, view } = brought(state, by);
  app.sayWithScore(t(`say-opened-${by}`));
  app.store.change({ id: `step-opened-${by}` }, work, { fresh: true });
  app.store.look(view);
}

/** The State, which is not the reader's own. */
function brought({ work, view }: State, by: Origin["by"]): State {
  return { work: { ...work, from: { by } }, view };
}
