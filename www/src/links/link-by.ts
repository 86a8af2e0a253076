/** Acts on links from where the part that does them may not have come yet. */
import type { Relation } from "../engine/answers.js";
import { type App, partOf } from "../model/app.js";
import type { LinkKey } from "../model/refs.js";
import type * as Linking from "./linking.js";

/** What becomes of links that are drawn, removed or related on the trees; `first` is called before each of it. */
export function openLinking(app: App, first = () => {}) {
  const part = partOf(app, "linking", () => import("./linking.js"));
  const by = (act: (come: typeof Linking) => void) => {
    const { subject } = app.store;
    const isWanted = () => subject === app.store.subject;
    void part.use((come) => {
      first();
      act(come);
    }, isWanted);
  };
  return {
    /** Sends for what acts before it is wanted. */
    fetch: part.fetch,
    acts: {
      onToggleLink: (link: LinkKey) => by(({ toggle }) => toggle(app, link)),
      onRemoveLinks: (gone: readonly LinkKey[]) => by(({ remove }) => remove(app, gone)),
      onSetRelation: (link: LinkKey, relation: Relation | undefined) =>
        by(({ setRelation }) => setRelation(app, link, relation)),
      onToggleCertainty: (link: LinkKey) => by(({ toggleCertainty }) => toggleCertainty(app, link)),
    },
  };
}
