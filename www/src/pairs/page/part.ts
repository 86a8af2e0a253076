/**
 * All pairs of a corpus on one page: their summary and plots, what differs, two systems, and a table with a
 * row for each. Fetched when it is wanted.
 */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { download, save } from "../../copy/download.js";
import { type Label, t } from "../../messages/index.js";
import type { App, Listed } from "../../model/app.js";
import { chosenEvalb, evalbOf, firstEvalb } from "../../model/evalb.js";
import type { Later } from "../../model/later.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { options } from "../../model/options.js";
import { pairNumbers } from "../../model/pair-numbers.js";
import { hasRowsAlone, type Work } from "../../model/state.js";
import { tickBox } from "../../shell/tick-box.js";
import { formatOfRows } from "../../text/rows.js";
import { isSameCorpus } from "../../text/same-corpus.js";
import { groupOf } from "../measure/columns.js";
import { type MeasuringSource, openMeasuring } from "../measure/index.js";
import type { Column, MeasuredPairs, ReplacedRow, Shown } from "../measured.js";
import { fetchPair, goToPair } from "../navigation.js";
import { showAll } from "../switching.js";
import { type Chosen, firstChosen, type Saved } from "./chosen.js";
import { commandsView } from "./commands.js";
import { chosenNow, corpusKnown, corpusNow, isOfBoth, keyOf } from "./corpus.js";
import { figuresOf } from "./figures.js";
import { nameOf, offeredGroups, systemsOf } from "./names.js";
import { overview } from "./overview.js";
import type { Out, Page } from "./page.js";
import { corpusPlot, type Plot } from "./picture.js";
import { focusRows, mostPrinted, rowsTable } from "./rows-element.js";
import { secondFile } from "./second-file.js";
import { systemsView } from "./systems.js";
import { tools } from "./tools.js";
import "./texts/en.ftl";

/** What the page of all pairs is given of others. */
interface PairsTools extends Pick<MeasuringSource, "openEngine" | "cores"> {
  /** Makes a file of a drawing. */
  readonly plots: Later<{ plotFile(plot: Plot, theme: "light" | "dark"): string }>;
}

/** So long, in milliseconds, what is measured rests before it is drawn: the core needs the time more. */
const rest = 90;

/** And it rests so many times as long as the last drawing took. */
const leisure = 10;

/** The page of all pairs. */
export function openPairs(app: App, given: PairsTools) {
  const { now: told, choose } = options<Saved>(app.store, "pairs", firstChosen);
  const now = () => chosenNow(measuring, app.store.state.work, told());
  const { openEngine, cores } = given;
  let drawing = false;
  /** How long the last drawing took, in milliseconds. */
  let took = 0;
  const measuring = openMeasuring({
    openEngine,
    cores,
    engine: app.engine,
    onChange() {
      if (drawing) return;
      drawing = true;
      setTimeout(
        () => {
          drawing = false;
          app.draw();
        },
        Math.max(rest, leisure * took),
      );
    },
  });
  const other = secondFile(app);
  /** The row that the keys are on, as long as the same pair is shown elsewhere. */
  let moved: { readonly to: number; readonly from: number } | undefined;
  /** The page stands where it was left. */
  let placed: Element | undefined;
  /** A pair was opened here, to which the page comes back. */
  let isLeft = false;
  /** The work whose pairs are listed. */
  let listedOf: Work | undefined;

  const actions = { app, measuring, other, choose, moveTo, open, out, stop };

  /** What stands in the place of texts, trees and results. */
  function content(): TemplateResult {
    const { work } = app.store.state;
    const begin = performance.now();
    // It ends when all of the page has been put together.
    queueMicrotask(() => {
      took = performance.now() - begin;
    });
    const corpus = corpusNow(measuring, app.store.state, told());
    listedOf = work;
    const { chosen } = corpus;
    const page: Page = {
      ...corpus,
      ...actions,
      isAlone: hasRowsAlone(work),
      outs: outsOf(work),
      offered: offeredGroups(work),
      systems: systemsOf(work),
      figures: figuresOf(measuring, chosen, corpus.some),
      active: moved?.from === work.pair ? moved.to : work.pair,
      chips: chipsOf(chosen, corpus.measured),
    };
    const { shown, isAlone } = page;
    requestAnimationFrame(goBack);
    return html`<section class="pairs-page" id="pairs" tabindex="-1" aria-label=${t("pairs-page")} @keydown=${leave}>
      <h2 class="hidden">${t("pairs-page")}</h2>
      ${printedHead(page)}
      ${overview(page)}
      ${
        isAlone
          ? nothing
          : html`<div class="strip pairs-more">
              ${sameWords(page)}${systemsView(page)}${wordsApart(page)}${commandsView(page)}
            </div>`
      }
      <section class="pairs-list" aria-label=${t("pairs-list")}>
        ${tools(page)}
        ${rowsTable(page)}
        ${
          shown.rows.length <= mostPrinted
            ? nothing
            : html`<p class="shell-print" aria-hidden="true">${t("pairs-print-cut", { shown: mostPrinted, count: shown.rows.length })}</p>`
        }
        <p class="note">${t(foot(shown))}</p>
      </section>
    </section>`;
  }

  /**
   * The pairs in the order in which they were listed last; undefined of a corpus that was not. As long as one
   * of them is shown, nothing that is done to it takes it off the list.
   */
  function listed(): Listed | undefined {
    const { work } = app.store.state;
    if (listedOf !== undefined && !isSameCorpus(listedOf, work)) return undefined;
    // After a reload they are listed as they were before.
    const { chosen, shown, some } =
      listedOf === undefined
        ? corpusNow(measuring, app.store.state, told())
        : corpusKnown(measuring, listedOf, told());
    listedOf ??= work;
    const { rows } = shown;
    return { rows, isWhole: some === undefined && chosen.sort === "number" && !chosen.descending };
  }

  /** Stops what was asked for up to now, though it may not be drawn, and so not be begun, yet. */
  function stop(): void {
    corpusNow(measuring, app.store.state, told());
    measuring.stop();
  }

  /** What else is chosen, in words, and how it is taken back. */
  function chipsOf({ byLinks, replaced, versus }: Chosen, measured: MeasuredPairs) {
    const row = measured.replaced.find((one) => keyOf(one) === replaced);
    const [first, second] = systemsOf(app.store.state.work);
    const { store } = app;
    const { tabs } = store.state.view;
    const parameters = evalbOf(chosenEvalb({ tabs }));
    const byDefault = () =>
      store.look({ tabs: { ...tabs, distances: { ...tabs.distances, evalb: firstEvalb.evalb } } });
    // Without another system none of them is better.
    const isVersus = versus !== "" && measuring.second() !== undefined;
    const chip = (text: string, to: Partial<Saved>) => [{ text, clear: () => choose(to) }];
    return [
      ...(byLinks ? chip(t("pairs-by-links-chip"), { byLinks: false }) : []),
      ...(parameters === firstEvalb.evalb || hasRowsAlone(store.state.work)
        ? []
        : [{ text: t("pairs-evalb-chip", { parameters }), clear: byDefault }]),
      ...(row ? chip(replacedText(row), { replaced: "" }) : []),
      ...(isVersus ? chip(t("pairs-systems-chip", { versus, first, second }), { versus: "" }) : []),
    ];
  }

  function moveTo(pair: number): void {
    moved = { to: pair, from: app.store.state.work.pair };
    app.draw();
  }

  /** Opens a pair; where one was is kept for the way back. */
  async function open(pair: number): Promise<void> {
    if (!(await fetchPair(app, pair))) return;
    moved = undefined;
    isLeft = true;
    choose({ place: Math.round(scroller().scrollTop) });
    // Who looks through the agreement wants to see where it lacks.
    if (groupOf(now().sort) === "agreement") app.store.look({ resultsTab: "agreement" });
    goToPair(app, pair);
    toOne();
  }

  /** Shows one pair; the way back is at hand. */
  function toOne(): void {
    showAll(app, false);
    document.querySelector<HTMLElement>(".pairs-choice > :last-child")?.focus();
  }

  /** Back to where the page was left, when it is there again. */
  function goBack(): void {
    const page = document.querySelector(".pairs-page");
    if (page === null || page === placed) return;
    placed = page;
    const { place } = now();
    if (place > 0) scroller().scrollTop = place;
    if (document.activeElement?.matches(".pairs-choice > *")) focusRows(isLeft || place > 0);
  }

  /** Escape leads back to the one pair, from where nothing else is to be left. */
  function leave(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // A choice that is open, or a menu, is left first.
    if (event.target instanceof HTMLSelectElement) return;
    if (document.querySelector(":popover-open") !== null) return;
    event.preventDefault();
    toOne();
  }

  async function out(what: Out): Promise<void> {
    const { chosen, shown, some, columns } = corpusNow(measuring, app.store.state, told());
    if (what === "svg") {
      const plot = corpusPlot(chosen, figuresOf(measuring, chosen, some));
      await given.plots.use(({ plotFile }) => {
        const dark = document.documentElement.dataset.theme === "dark";
        download("pairs.svg", "image/svg+xml", plotFile(plot, dark ? "dark" : "light"));
      });
      return;
    }
    const own = columns.filter((name) => !isOfBoth(name));
    const format = what === "tsv" ? "tsv" : "json";
    const content = () => measuring.file(shown.rows, own, format);
    await save(app, { name: `pairs.${what}`, content });
  }

  return {
    content,
    listed,
    isMeasuring: () => measuring.now().progress.state === "measuring",
  };
}

/** What can be taken away: rows in both formats, and those that were read before in their own. */
function outsOf(work: Work): readonly Out[] {
  const rows = hasRowsAlone(work)
    ? [formatOfRows(work.second?.texts[0])]
    : (["tsv", "jsonl"] as const);
  return [...rows, "svg"];
}

function sameWords({ chosen, choose, some, measured: { columns } }: Page): TemplateResult {
  const differing = chosen.sameWords
    ? wordsDiffer(columns.get("links") ?? columns.get("similarity"), some)
    : [];
  const choice = tickBox(t("pairs-same-words"), chosen.sameWords, (sameWords) =>
    choose({ sameWords }),
  );
  return html`<div title=${t("pairs-same-words-hint")}>${choice}
    ${differing.length === 0 ? nothing : html`<p class="note">${t("pairs-words-differ", { count: differing.length, pairs: pairNumbers(differing) })}</p>`}</div>`;
}

/** Where words differ, what distances there can be. */
function wordsApart({ chosen, choose, some, measured }: Page): TemplateResult | typeof nothing {
  const { sameWords, byLinks } = chosen;
  const apart = sameWords || byLinks ? [] : wordsDiffer(measured.columns.get("leaves"), some);
  if (apart.length === 0) return nothing;
  return html`<p class="note row"><span>${t("pairs-words-apart", { count: apart.length })}</span>
    <button type="button" class="action" @click=${() => choose({ byLinks: true })}>${t("pairs-compare-by-links")}</button></p>`;
}

/** On paper, what the tools say on the screen: which rows these are, and in which order. */
function printedHead({ chosen, shown, chips, measured, systems }: Page): TemplateResult {
  const { condition, sort, descending } = chosen;
  const which = [condition.trim(), ...chips.map(({ text }) => text)].filter((one) => one !== "");
  return html`<p class="shell-print pairs-print" aria-hidden="true"><b>${t("pairs-count", { found: shown.rows.length, count: measured.progress.count })}</b>${
    which.length === 0 ? nothing : html`: <bdi>${which.join(" · ")}</bdi>`
  }, ${t("pairs-print-sorted", { name: nameOf(sort, systems), order: descending ? "down" : "up" })}</p>`;
}

/** What of the page scrolls: all pairs by themselves, or, where it is narrow or low, the page as a whole. */
function scroller(): Element {
  const page = document.querySelector(".pairs-page");
  const itself = page !== null && getComputedStyle(page).overflowY === "auto";
  return itself ? page : (document.scrollingElement ?? document.documentElement);
}

/** What stands below the rows. */
function foot({ rows, pending, problem }: Shown): Label {
  if (problem !== undefined) return "pairs-unread";
  if (rows.length > 0) return "pairs-keys";
  return pending ? "pairs-looking" : "pairs-none";
}

function replacedText({ what, left, right }: ReplacedRow): string {
  if (what === "direction") return t("pairs-replaced-direction");
  const none = t("pairs-replaced-none");
  return t("pairs-replaced-chip", { left: left ?? none, right: right ?? none });
}

/** The pairs whose words differ, where they were to be the same; of all, or of some. */
const wordsDiffer = memoizeLast(
  (column: Column | undefined, some?: Uint32Array): readonly number[] => {
    const reason = column?.reasons.indexOf("words-differ") ?? -1;
    if (column === undefined || reason === -1) return [];
    const { denominators, numerators } = column;
    const differs = (pair: number) => denominators[pair] === 0 && numerators[pair] === reason;
    return [...(some?.toSorted() ?? denominators.keys())].filter(differs);
  },
);
