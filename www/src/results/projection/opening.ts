/** The pairs of a training set become those of the page, in one step that can be undone. */
import { t } from "../../messages/index.js";
import { type App, warning } from "../../model/app.js";
import { arrive } from "../../model/arriving.js";
import { setDocuments } from "../../model/documents.js";
import { knownLinks } from "../../model/notation.js";
import { fetchSet, type sets } from "./sets.js";

/** Shows the pairs of a set. */
export async function openSet(app: App, set: (typeof sets)[number]): Promise<void> {
  const { store } = app;
  const { subject } = store;
  try {
    const pairs = await fetchSet(set);
    arrive(app, subject, () => {
      const { work } = store.state;
      const next = setDocuments(
        { ...work, readAs: undefined },
        {
          left: pairs.map(([source]) => source),
          right: pairs.map(([, target]) => target),
          pairs: pairs.map((_, at) => ({ left: at, right: at })),
          pairing: "order",
          formats: { left: "brackets", right: "brackets" },
          links: pairs.map(([, , links]) => knownLinks(links)),
        },
      );
      const name = t(`projection-set-${set}`);
      app.say(t("projection-say-set", { name }));
      store.change({ id: "step-projection-set", args: { name } }, next, { fresh: true });
    });
  } catch (error) {
    const args = { reason: String(error) };
    app.notify(warning("projection-set", { id: "projection-set-missing", args }));
  }
}
