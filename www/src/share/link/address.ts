/** The address of the page holds the pair shown: one that is opened is read, and it follows what is done. */
import { type App, plainNotice, warning } from "../../model/app.js";
import { sameLinks } from "../../model/links.js";
import { currentPair, type State, type Work } from "../../model/state.js";
import { bring } from "./bringing.js";
import { listenForPairs } from "./message.js";
import { type LinkFault, open } from "./opening.js";
import { permalink } from "./permalink.js";
import "../texts/en.ftl";

/** The page, as far as its address is concerned. */
export interface AddressOptions {
  readonly app: App;
  /** How a page looks that nobody has touched. */
  readonly first: State;
  /** What one tab remembers; `theme.js` reads it before the first paint. */
  readonly memory: () => Storage;
  /** Puts what the address holds in the place of what is there, and begins. */
  restore(state: State): void;
  begin(): void;
  /** Whether it has begun with something else, as this came late. */
  begun(): boolean;
}

/** What the page tells its address. */
export interface Address {
  /** The State is another one. */
  changed(): void;
}

/** How long the page rests before its address follows, in milliseconds: browsers bound how often it may. */
const rest = 600;
const key = "twintree-address";

/** Opens what the address holds where that is for this page to open, and follows the page from now on. */
export async function openAddress(options: AddressOptions, opening: boolean): Promise<Address> {
  const { app, first, memory } = options;
  /** In a frame the address is that of whoever made the page around it. */
  const framed = window.parent !== window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was to be shown: what has been read late is of no use any more. */
  let asked = 0;

  function refuse(fault: LinkFault): void {
    app.notify(warning("link", { id: `notice-link-${fault}` }));
  }

  /** A lesson is shown by the page for frames; this one offers to go there. */
  function offer(hash: string): void {
    const run = () => location.assign(`./embed.html?readonly${hash}`);
    const action = { phrase: { id: "notice-link-lesson-open" } as const, run };
    app.notify({ ...plainNotice("link", { id: "notice-link-lesson" }), action });
  }

  function remember(hash: string | undefined): void {
    try {
      if (hash === undefined) memory().removeItem(key);
      else memory().setItem(key, hash);
    } catch {
      // Then a reload opens the address, which holds the same.
    }
  }

  /** Whether the address was put there by somebody else than this tab. */
  function isForeign(): boolean {
    try {
      return location.hash !== memory().getItem(key);
    } catch {
      return true;
    }
  }

  /** Reads the address. A pair that it holds is shown: over what is there already in one step that can be undone. */
  async function read(): Promise<void> {
    asked += 1;
    const mine = asked;
    const { hash } = location;
    const opened = await open(hash);
    if (mine !== asked) return;
    if (opened.kind === "broken") refuse(opened.fault);
    if (opened.kind === "lesson") offer(hash);
    if (opened.kind !== "state") return;
    if (options.begun()) bring(app, opened.state, "link");
    else options.restore(opened.state);
  }

  async function follow(): Promise<void> {
    const { state } = app.store;
    // A corpus is more than an address holds, and the first example is there without one.
    const bare = state.work.pairs.length !== 1 || isFirst(state.work, first.work);
    const hash = bare ? undefined : await permalink(state).catch(() => undefined);
    if (app.store.state.work !== state.work) return;
    remember(hash);
    if ((hash ?? "") === location.hash) return;
    try {
      history.replaceState(history.state, "", hash ?? location.pathname + location.search);
    } catch {
      // Too often for this browser: the next change tries again.
    }
  }

  addEventListener("hashchange", () => void read());
  if (framed || window.opener !== null)
    listenForPairs(({ state }) => {
      asked += 1;
      bring(app, state, "message");
      options.begin();
    });
  if (opening) {
    await read();
    options.begin();
  } else if (isForeign()) {
    // It came while this part was still on its way.
    void read();
  }
  return {
    changed() {
      if (framed) return;
      clearTimeout(timer);
      timer = setTimeout(() => void follow(), rest);
    },
  };
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
