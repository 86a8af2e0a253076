/** The bar of both sentences: the words at which the trees part, and those without a link, are seen in it. */
import type { Comparison, Link, Side } from "../engine/answers.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { memoizeLast } from "../model/memoize-last.js";
import type { BarProps } from "../stage/sentences/lines.js";
import { errorCount } from "../text/diagnostics/count.js";
import { drawnComparison } from "./pinning.js";

type Words = Readonly<Record<Side, ReadonlySet<number>>>;

/** The words whose relations the score charges for. */
export const partingOf = memoizeLast((charges: Comparison["charges"] = []): Words => {
  const words = (side: Side) => new Set(charges.flatMap((charge) => charge[side]));
  return { left: words("left"), right: words("right") };
});

/** The words that have a link. */
export const linkedOf = memoizeLast((links: readonly Link[] = []): Words => {
  const words = (side: Side) => new Set(links.map((link) => link[side]));
  return { left: words("left"), right: words("right") };
});

/** What the bar shows of the snapshot; `onEdit` opens the text of a side. */
export function sentences(app: App, onEdit: BarProps["onEdit"]): BarProps {
  const { trees, comparedStale, problems, request } = app.snapshot;
  const { formats } = app.store.state.work;
  // While an answer is coming they stay; what cannot be answered has none.
  const isNow = comparedStale === undefined || comparedStale === "pending";
  const parting = partingOf(isNow ? drawnComparison(app)?.comparison.charges : undefined);
  const linked = linkedOf(trees?.links);
  const sideOf = (side: Side) => {
    const isEmpty = request[side].trim() === "";
    const errors = isEmpty ? 0 : errorCount(problems[side]);
    const count = trees?.[side]?.words.length;
    const format = t(`format-${formats[side]}`);
    const words = isEmpty
      ? t("sentence-empty")
      : errors === 0 && count !== undefined && t("source-words", { count });
    return {
      sentence: trees?.[side],
      parting: parting[side],
      linked: linked[side],
      about: words ? `${format} · ${words}` : format,
      alert: errors > 0 ? t("tab-errors", { count: errors }) : undefined,
    };
  };
  return { left: sideOf("left"), right: sideOf("right"), onEdit };
}
