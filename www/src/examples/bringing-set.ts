/** The pairs of a training set become those of the page, in one step that can be undone. */
import { t } from "../messages/index.js";
import { type App, warning } from "../model/app.js";
import { arrive } from "../model/arriving.js";
import { setDocuments } from "../model/documents.js";
import { knownLinks } from "../model/notation.js";
import { fetchSet, type sets } from "./training-sets.js";

/** Shows the pairs of a set; `then` says what else is shown of them. */
export async function bringSet(
  app: App,
  set: (typeof sets)[number],
  then: () => void = () => undefined,
): Promise<void> {
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
      const name = t(`example-${set}`);
      app.say(t("say-example-set", { name }));
      store.change({ id: "step-projection-set", args: { name } }, next, { fresh: true });
      then();
    });
  } catch (error) {
    console.info(error);
    app.notify(warning("example", { id: "notice-set-missing" }));
  }
}
