/** The gallery as the page knows it: what can be chosen, and the name of what was. */
import type { App } from "../model/app.js";
import { bringExample } from "./bringing.js";
import { type ExampleId, gallery } from "./gallery.js";
import { titlePage } from "./title.js";

/** The gallery, opened. */
export interface Gallery {
  readonly groups: typeof gallery;
  /** Puts a pair in the place of what is shown. */
  bring(id: ExampleId): void;
  /** Names the page for what is shown. */
  title(): void;
}

/** Opens the gallery. */
export function openGallery(app: App): Gallery {
  return {
    groups: gallery,
    bring: (id) => void bringExample(app, id),
    title: titlePage(app),
  };
}
