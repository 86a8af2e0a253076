/** The gallery as the page knows it: what can be chosen, and the name of what was. */
import type { Label } from "../messages/index.js";
import type { App } from "../model/app.js";
import { bringExample } from "./bringing.js";
import { bringSet } from "./bringing-set.js";
import { type ExampleId, gallery } from "./gallery.js";
import { titlePage } from "./title.js";
import { sets } from "./training-sets.js";

/** What can be brought: a pair, or the pairs of a training set. */
type Brought = ExampleId | (typeof sets)[number];

/** The gallery, opened. */
export interface Gallery {
  readonly groups: readonly {
    readonly title: Label;
    readonly examples: readonly ReturnType<typeof named>[];
  }[];
  /** Puts it in the place of what is shown. */
  bring(id: Brought): void;
  /** Names the page for what is shown. */
  title(): void;
}

/** Opens the gallery. */
export function openGallery(app: App): Gallery {
  return {
    groups: [...gallery, { group: "training", examples: sets } as const].map(
      ({ group, examples }) => ({ title: `example-group-${group}`, examples: examples.map(named) }),
    ),
    bring(id) {
      const set = sets.find((one) => one === id);
      if (set === undefined) void bringExample(app, id as ExampleId);
      else void bringSet(app, set, () => showTraining(app));
    },
    title: titlePage(app),
  };
}

const named = (id: Brought) =>
  ({ id, name: `example-${id}`, notice: `example-${id}-notice` }) as const;

/** The pairs are there to be trained on. */
function showTraining(app: App): void {
  const { tabs } = app.store.state.view;
  const projection = { ...tabs.projection, segment: "train", set: "page" };
  app.store.look({ resultsTab: "projection", tabs: { ...tabs, projection } });
}
