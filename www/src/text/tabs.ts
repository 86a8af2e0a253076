/** The tabs of the source, with what is wrong in each text. */
import type { TemplateResult } from "lit/html.js";
import type { Side } from "../engine/answers.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { currentPair, type SourceTab } from "../model/state.js";
import { tabbed } from "../shell/tabs.js";
import { errorCount } from "./diagnostics/count.js";

/** The source behind its tabs; `content` is what stands below them. */
export function sourceTabs(app: App, content: TemplateResult): TemplateResult {
  const { store, snapshot } = app;
  const { work, view } = store.state;
  const all = currentPair(work).links.length;
  // Where a text has errors, not all links find their words.
  const { trees, treesStale, subject } = snapshot;
  const broken = trees?.broken.left || trees?.broken.right;
  const drawn =
    broken && trees?.subject === subject && treesStale === undefined
      ? trees.links.length
      : undefined;
  const alert = (count: number) => (count > 0 ? t("tab-errors", { count }) : undefined);
  const sideTab = (name: Side, side: "A" | "B") => {
    const errors = errorCount(snapshot.problems[name]);
    return {
      name,
      label: errors > 0 ? side : `${side} · ${t(`format-${work.formats[name]}`)}`,
      alert: alert(errors),
    };
  };
  return tabbed<SourceTab>("source", t("shell-source-tabs"), {
    tabs: [
      sideTab("left", "A"),
      sideTab("right", "B"),
      {
        name: "links",
        label: t("tab-links"),
        count:
          drawn === undefined || drawn === all ? String(all) : t("tab-links-drawn", { drawn, all }),
        alert: alert(errorCount(snapshot.problems.links)),
      },
    ],
    selected: view.sourceTab,
    content,
    onSelect(name) {
      if (name !== "links") app.set("side", name);
      store.look({ sourceTab: name });
    },
  });
}
