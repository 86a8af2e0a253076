/** Acts on links from where the part that does them may not have come yet. */
import type { Relation } from "../engine/answers.js";
import { type App, sayMissing } from "../model/app.js";
import type { LinkKey } from "../model/refs.js";
import type * as Linking from "./linking.js";

let part: typeof Linking | undefined;
/** It is on its way. */
let coming = false;
/** It failed to load, and that was said. */
let missing = false;
/** What is to be done once the part is there, in the order in which it was wanted. */
let waiting: ((part: typeof Linking) => void)[] = [];

/** Does something to the links of the pair shown: at once, or as soon as the part for it is there. */
export function linkBy(app: App, act: (part: typeof Linking) => void): void {
  if (part !== undefined) {
    act(part);
    return;
  }
  const { subject } = app.store;
  const wanted = (come: typeof Linking) => subject === app.store.subject && act(come);
  // Who does it once more means that, and not what came to nothing as well.
  waiting = coming ? [...waiting, wanted] : [wanted];
  if (!coming) fetchPart(app);
}

/** What becomes of links that are drawn, removed or related on the trees; `first` is called before each of it. */
export function linkActions(app: App, first = () => {}) {
  const by = (act: Parameters<typeof linkBy>[1]) =>
    linkBy(app, (come) => {
      first();
      act(come);
    });
  return {
    onToggleLink: (link: LinkKey) => by(({ toggle }) => toggle(app, link)),
    onRemoveLinks: (gone: readonly LinkKey[]) => by(({ remove }) => remove(app, gone)),
    onSetRelation: (link: LinkKey, relation: Relation | undefined) =>
      by(({ setRelation }) => setRelation(app, link, relation)),
    onToggleCertainty: (link: LinkKey) => by(({ toggleCertainty }) => toggleCertainty(app, link)),
  };
}

function fetchPart(app: App): void {
  coming = true;
  import("./linking.js").then(
    (come) => {
      part = come;
      if (missing) app.dismiss("linking");
      for (const act of waiting.splice(0)) act(come);
    },
    () => {
      coming = false;
      missing = true;
      sayMissing(app, "linking")(() => fetchPart(app));
    },
  );
}
