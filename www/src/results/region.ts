/** The results behind their tabs. */
import { html, nothing, type TemplateResult } from "lit";
import { ready } from "../engine/asked.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { type Later, later } from "../model/later.js";
import { missing } from "../shell/missing.js";
import type { TabbedProps } from "../shell/page.js";
import type { Marks } from "../stage/props.js";
import type { OpenTab, Tab } from "./tab.js";
import "./texts/en.ftl";

/** The results of a page. */
export interface Results {
  /** Its tabs, and what stands below them. */
  props(): TabbedProps<string>;
  /** What the open tab lays over the trees. */
  marks(): Marks;
  /** Goes on (1) or back (-1) in the open tab; whether it has steps. */
  turn(direction: 1 | -1): boolean;
  /** Sends for a tab before it is looked at. */
  prefetch(name: string): void;
}

/** The results of a page. A tab is fetched and opened when it is first looked at, and stays open. */
export function openResults(app: App, tabs: readonly Tab[]): Results {
  const parts = new Map<string, Later<OpenTab>>();
  const needing = later(() => import("./needs/needs.js"), app.draw);

  function partOf(tab: Tab): Later<OpenTab> {
    const known = parts.get(tab.name);
    if (known !== undefined) return known;
    const loaded = tab.load();
    // What is here already is there at the first drawing.
    const made: Later<OpenTab> =
      loaded instanceof Promise ? later(loading(tab, loaded), app.draw) : always(loaded.open(app));
    parts.set(tab.name, made);
    return made;
  }

  /** The first try is the one that was begun to see whether the tab is here. */
  function loading(tab: Tab, begun: ReturnType<Tab["load"]>): () => Promise<OpenTab> {
    let first: ReturnType<Tab["load"]> | undefined = begun;
    return async () => {
      const part = first ?? tab.load();
      first = undefined;
      return (await part).open(app);
    };
  }

  function shown(): Tab | undefined {
    const { resultsTab } = app.store.state.view;
    return tabs.find(({ name }) => name === resultsTab) ?? tabs[0];
  }

  function opened(): OpenTab | undefined {
    const tab = shown();
    return tab && ready(partOf(tab)());
  }

  function content(tab: Tab): TemplateResult {
    const { compared, comparedStale, comparing, withoutHeads } = app.snapshot;
    if (compared === undefined) {
      if (comparing?.kind === "failed") return html`${missing(comparing)}`;
      if (withoutHeads.length > 0) {
        const part = needing();
        return part.kind === "ready"
          ? part.answer.needs(app, withoutHeads)
          : html`${missing(part)}`;
      }
      const waiting = comparing?.kind === "pending";
      return html`<p class="shell-empty">${waiting ? nothing : t("results-nothing")}</p>`;
    }
    const part = partOf(tab)();
    const stale =
      comparedStale === "errors"
        ? html`<p class="shell-stale">${t("results-stale")}</p>`
        : comparing?.kind === "failed"
          ? missing(comparing)
          : nothing;
    return html`${stale}
      <div class=${comparedStale === undefined ? "" : `shell-greyed shell-of-${comparedStale}`} aria-busy=${comparedStale === "pending" ? "true" : "false"}>
        ${
          part.kind === "ready"
            ? part.answer.panel(compared)
            : part.kind === "failed"
              ? missing(part)
              : html`<p class="shell-empty" aria-busy="true"></p>`
        }
      </div>`;
  }

  return {
    props() {
      const { compared } = app.snapshot;
      const tab = shown();
      return {
        tabs: tabs.map(({ name, count }) => ({
          name,
          label: t(`tab-${name}`),
          count: compared && count && String(count(compared)),
        })),
        selected: tab?.name ?? "",
        content: tab === undefined ? nothing : content(tab),
        onSelect(name) {
          app.set("preview", undefined);
          app.set("hotArc", undefined);
          app.set("hotLink", undefined);
          app.store.look({ resultsTab: name });
        },
      };
    },
    marks() {
      return opened()?.marks?.() ?? {};
    },
    turn(direction) {
      return opened()?.turn?.(direction) === true;
    },
    prefetch(name) {
      const tab = tabs.find((one) => one.name === name);
      if (tab !== undefined) partOf(tab)();
    },
  };
}

function always<Part>(answer: Part): Later<Part> {
  const asked = { kind: "ready", answer } as const;
  return Object.assign(() => asked, { peek: () => asked });
}
