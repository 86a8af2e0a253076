/** The results behind their tabs. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { type Asked, ready } from "../engine/asked.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { later } from "../model/later.js";
import type { Paired } from "../model/snapshot.js";
import { missing } from "../shell/missing.js";
import type { TabbedProps } from "../shell/tabs.js";
import type { Caption, Marks } from "../stage/props.js";
import { errorCount } from "../text/diagnostics/count.js";
import type { OpenTab, Tab } from "./tab.js";
import type { TabName } from "./tabs.js";
import "./texts/en.ftl";

/** The results of a page. */
export type Results = ReturnType<typeof openResults>;

/** A tab of either kind; the list of tabs says which, and it is given nothing else. */
type Opened = OpenTab<Paired>;

/** The results of a page. A tab is fetched and opened when it is first looked at, and stays open. */
export function openResults(app: App, tabs: readonly (Tab & { readonly name: TabName })[]) {
  const parts = new Map<string, () => Asked<Opened>>();
  const needing = later(() => import("./needs/needs.js"), app.draw);
  /** The pair over which the reader has chosen a tab: another one opens on one that has an answer for it. */
  let chosenFor: number | undefined;

  function partOf(tab: Tab): () => Asked<Opened> {
    const known = parts.get(tab.name);
    if (known !== undefined) return known;
    const made = later(async () => (await tab.load()).open(app), app.draw);
    parts.set(tab.name, made);
    return made;
  }

  function shown(): (Tab & { readonly name: TabName }) | undefined {
    const { resultsTab } = app.store.state.view;
    const own = tabs.find(({ name }) => name === resultsTab) ?? tabs[0];
    if (own !== tabs[0] || chosenFor === app.store.subject) return own;
    const instead = ready(needing.peek())?.firstTab(app);
    return tabs.find(({ name }) => name === instead) ?? own;
  }

  function opened(): Opened | undefined {
    const tab = shown();
    return tab && ready(partOf(tab)());
  }

  function content(tab: Tab): TemplateResult {
    const { comparing, failed, compared, comparedStale, paired, pairedStale } = app.snapshot;
    const ofPair = tab.over === "pair";
    // What the panel stands over, and why that may be older than what is asked.
    const [over, why] = ofPair ? [paired, pairedStale] : [compared, comparedStale];
    if (over === undefined) {
      if (failed !== undefined) return html`${missing(failed)}`;
      if (comparing?.kind === "pending") return waiting;
      const part = needing();
      return part.kind === "ready" ? part.answer.needs(app, tab.name) : html`${missing(part)}`;
    }
    const part = partOf(tab)();
    const stale =
      why === "errors"
        ? html`<p class="shell-stale">${t("results-stale", { where: faultyOf(app) })}</p>`
        : nothing;
    return html`${stale}
      <div class=${why === undefined ? "" : `shell-greyed shell-of-${why}`} aria-busy=${why === "pending" ? "true" : "false"}>
        ${
          part.kind === "ready"
            ? [
                part.answer.panel(over),
                part.answer.lacks?.(over) ? ready(needing())?.example(app, tab.name) : nothing,
              ]
            : part.kind === "failed"
              ? missing(part)
              : waiting
        }
      </div>`;
  }

  return {
    /** Its tabs, and what stands below them. */
    props(): TabbedProps<string> {
      const { compared } = app.snapshot;
      const tab = shown();
      return {
        tabs: tabs.map(({ name, group, count }) => ({
          name,
          group: t(`results-group-${group}`),
          label: t(`tab-${name}`),
          count: compared && count && String(count(compared)),
        })),
        selected: tab?.name ?? "",
        content: tab === undefined ? nothing : content(tab),
        onSelect(name) {
          app.set("preview", undefined);
          app.set("hotArc", undefined);
          app.set("hotLink", undefined);
          chosenFor = app.store.subject;
          app.store.look({ resultsTab: name });
        },
      };
    },
    /** What the open tab is called. */
    label: (): string => t(`tab-${shown()?.name ?? "score"}`),
    /** Whether the open tab is still to come. */
    isComing(): boolean {
      const tab = shown();
      return tab !== undefined && partOf(tab)().kind === "pending";
    },
    /** What the open tab lays over the trees. */
    marks: (): Marks => opened()?.marks?.() ?? {},
    /** What the open tab says above them, if it does. */
    caption: (): Caption | undefined => opened()?.caption?.(),
    /** Goes on (1) or back (-1) in the open tab; whether it has steps. */
    turn: (direction: 1 | -1): boolean => opened()?.turn?.(direction) === true,
    /** Sends for a tab before it is looked at. */
    prefetch(name: string): void {
      const tab = tabs.find((one) => one.name === name);
      if (tab !== undefined) partOf(tab)();
    },
  };
}

/** Which of the texts have errors. */
function faultyOf({ snapshot: { problems } }: App): "left" | "right" | "both" | "links" {
  const [left, right] = [errorCount(problems.left) > 0, errorCount(problems.right) > 0];
  if (left && right) return "both";
  return left ? "left" : right ? "right" : "links";
}

const waiting = html`<p class="note empty" aria-busy="true"></p>`;
