/** The score, which is all in the comparison itself. */
import type { App } from "../../model/app.js";
import { preview } from "../pinning.js";
import { copy, show } from "../showing.js";
import type { OpenTab } from "../tab.js";
import { scorePanel } from "./panel.js";

/** The Score tab. */
export function open(app: App): OpenTab {
  const { store } = app;
  return {
    panel: (compared) =>
      scorePanel({
        ...compared,
        options: store.state.work.options,
        onOptions: (options) =>
          store.change({ id: "step-options" }, { ...store.state.work, options }),
        onShow: (place) => show(app, compared, place),
        onCopy: (text) => void copy(app, text),
        onPreview: (edge) => preview(app, edge),
      }),
  };
}
