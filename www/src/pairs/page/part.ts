/**
 * All pairs of a corpus on one page: their summary and plots, what differs, two systems, and a table with a
 * row for each. Fetched when it is wanted.
 */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyText } from "../../copy/clipboard.js";
import { download } from "../../copy/download.js";
import { type Label, t } from "../../messages/index.js";
import { type App, withPart } from "../../model/app.js";
import { setReadAs } from "../../model/documents.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { options } from "../../model/options.js";
import { pairNumbers } from "../../model/pair-numbers.js";
import type { Work } from "../../model/state.js";
import { groupOf } from "../measure/columns.js";
import { type MeasuringSource, openMeasuring } from "../measure/index.js";
import type { Column, MeasuredPairs, ReplacedRow, Shown } from "../measured.js";
import { fetchPair, goToPair } from "../navigation.js";
import { showAll } from "../switching.js";
import { type Chosen, firstChosen, type Saved, withMeasures } from "./chosen.js";
import { corpusNow, isOfBoth } from "./corpus.js";
import { figuresOf } from "./figures.js";
import { moreIsBetter, nameOf, offeredGroups } from "./names.js";
import { overview } from "./overview.js";
import { corpusPlot, type Plot } from "./picture.js";
import { keyOf } from "./replaced.js";
import { focusRows, mostPrinted, rowsTable } from "./rows-element.js";
import { secondFile } from "./second-file.js";
import { type Second, systemsView } from "./systems.js";
import { type Out, tools } from "./tools.js";
import "./texts/en.ftl";

/** What the page of all pairs is given of others. */
interface PairsTools extends Pick<MeasuringSource, "openEngine" | "cores"> {
  /** Makes a file of a drawing. */
  plots(): Promise<{ plotFile(plot: Plot, theme: "light" | "dark"): string }>;
}

/** So long, in milliseconds, what is measured rests before it is drawn: the core needs the time more. */
const rest = 90;

/** So many pairs tell whether they are parses of the same sentences. */
const mostLookedAt = 50;

/** How two systems are tested. */
const test = { bootstrap: 1000, randomisation: 10_000, seed: 12_345 };

/** The page of all pairs. */
export function openPairs(app: App, given: PairsTools) {
  const { now: told, choose } = options<Saved>(app.store, "pairs", firstChosen);
  const offered = () => offeredGroups(app.store.state.work);
  const now = () => withMeasures(told(), offered(), app.store.state.work.second !== undefined);
  const { openEngine, cores } = given;
  let drawing = false;
  const measuring = openMeasuring({
    openEngine,
    cores,
    engine: app.engine,
    onChange() {
      if (drawing) return;
      drawing = true;
      setTimeout(() => {
        drawing = false;
        app.draw();
      }, rest);
    },
  });
  const other = secondFile(app);
  /** The row that the keys are on, as long as the same pair is shown elsewhere. */
  let moved: { readonly to: number; readonly from: number } | undefined;
  /** The page stands where it was left. */
  let placed: Element | undefined;
  let copied = false;

  const activeOf = ({ pair }: Work) => (moved?.from === pair ? moved.to : pair);

  /** What stands in the place of texts, trees and results. */
  function content(): TemplateResult {
    const { work } = app.store.state;
    const chosen = now();
    const { measured, progress, shown, some, columns } = corpusNow(measuring, work, chosen);
    const active = activeOf(work);
    const figures = figuresOf(measuring, chosen, some);
    requestAnimationFrame(goBack);
    return html`<section class="pairs-page" id="pairs" tabindex="-1" aria-label=${t("pairs-page")} @keydown=${leave}>
      <h2 class="hidden">${t("pairs-page")}</h2>
      ${printedHead(chosen, shown, measured)}
      ${overview({
        measured,
        figures,
        chosen,
        active,
        offered: offered(),
        found: some?.length,
        onRead: canBeRead(work) ? readBrackets : undefined,
        onLink:
          chosen.sameWords || !isOftenSame(work) ? undefined : () => choose({ sameWords: true }),
        onChoose: choose,
        onRedraw: app.draw,
        onReplaced: (row) => choose({ replaced: keyOf(row) === chosen.replaced ? "" : keyOf(row) }),
      })}
      <div class="strip pairs-more">
        ${sameWords(chosen, measured)}
        ${systemsView({
          chosen,
          second: secondNow(chosen),
          opening: other.opening(),
          copied,
          onChoose(change) {
            copied = false;
            choose(change);
          },
          onFile: (file) => void other.open(file),
          onRemove() {
            choose({ versus: "" });
            other.remove();
          },
          onCopy: (text) => void copy(text),
        })}
        ${wordsApart(chosen, measured)}
      </div>
      <section class="pairs-list" aria-label=${t("pairs-list")}>
        ${tools({
          chosen,
          columns,
          shown,
          offered: offered(),
          progress,
          chips: chipsOf(chosen, measured),
          onChoose: choose,
          onColumns: (names) => choose({ columns: names.join(" ") }),
          onOut: (what) => void out(what),
          onStop: stop,
          onGoOn: () => measuring.resume(),
        })}
        ${rowsTable({
          measured,
          active,
          columns,
          rows: shown.rows,
          sort: chosen.sort,
          descending: chosen.descending,
          main: [chosen.sort, chosen.measure].find((name) => columns.includes(name)),
          entry: measuring.entry,
          onSort: (name) => choose(sorted(now(), name)),
          onActive(pair) {
            moved = { to: pair, from: app.store.state.work.pair };
            app.draw();
          },
          onOpen: (pair) => void open(pair),
        })}
        ${
          shown.rows.length <= mostPrinted
            ? nothing
            : html`<p class="shell-print" aria-hidden="true">${t("pairs-print-cut", { shown: mostPrinted, count: shown.rows.length })}</p>`
        }
        <p class="note">${t(foot(shown))}</p>
      </section>
    </section>`;
  }

  /** Stops what was asked for up to now, though it may not be drawn, and so not be begun, yet. */
  function stop(): void {
    corpusNow(measuring, app.store.state.work, now());
    measuring.stop();
  }

  /** Whether some of the pairs are two parses of one sentence. */
  function isOftenSame({ pairs }: Work): boolean {
    return pairs.slice(0, mostLookedAt).some((_, pair) => {
      const { leftText, rightText } = measuring.entry(pair);
      return leftText !== "" && leftText === rightText;
    });
  }

  /** In one step that can be undone; what is measured by dependencies is measured then. */
  function readBrackets(): void {
    const { work } = app.store.state;
    app.store.change({ id: "step-pairs-read" }, setReadAs(work, "dependencies"));
  }

  function secondNow(chosen: Chosen): Second | undefined {
    const file = measuring.second();
    if (file === undefined) return undefined;
    const { done, count } = measuring.secondNow()?.progress ?? { done: 0, count: 1 };
    const { judged } = chosen;
    const tested = measuring.significance(judged, { ...test, moreIsBetter: moreIsBetter(judged) });
    return { file, done, count, tested };
  }

  /** What else is chosen, in words, and how it is taken back. */
  function chipsOf({ byLinks, replaced, versus }: Chosen, measured: MeasuredPairs) {
    const row = measured.replaced.find((one) => keyOf(one) === replaced);
    // Without another system none of them is better.
    const isVersus = versus !== "" && measuring.second() !== undefined;
    const chip = (text: string, to: Partial<Saved>) => [{ text, clear: () => choose(to) }];
    return [
      ...(byLinks ? chip(t("pairs-by-links-chip"), { byLinks: false }) : []),
      ...(row ? chip(replacedText(row), { replaced: "" }) : []),
      ...(isVersus ? chip(t("pairs-systems-chip", { versus }), { versus: "" }) : []),
    ];
  }

  function sameWords(chosen: Chosen, measured: MeasuredPairs): TemplateResult {
    const { columns } = measured;
    const differing = chosen.sameWords
      ? wordsDiffer(columns.get("links") ?? columns.get("similarity"))
      : [];
    return html`<div><label class="tick" title=${t("pairs-same-words-hint")}><input type="checkbox" .checked=${chosen.sameWords}
        @change=${(event: Event) => choose({ sameWords: (event.currentTarget as HTMLInputElement).checked })}>
        ${t("pairs-same-words")}</label>
      ${differing.length === 0 ? nothing : html`<p class="note">${t("pairs-words-differ", { count: differing.length, pairs: pairNumbers(differing) })}</p>`}</div>`;
  }

  /** Where words differ, what distances there can be. */
  function wordsApart(
    { sameWords, byLinks }: Chosen,
    { columns }: MeasuredPairs,
  ): TemplateResult | typeof nothing {
    const apart = sameWords || byLinks ? [] : wordsDiffer(columns.get("leaves"));
    if (apart.length === 0) return nothing;
    return html`<p class="note row"><span>${t("pairs-words-apart", { count: apart.length })}</span>
      <button type="button" class="action" @click=${() => choose({ byLinks: true })}>${t("pairs-compare-by-links")}</button></p>`;
  }

  /** On paper, what the tools say on the screen: which rows these are, and in which order. */
  function printedHead(chosen: Chosen, shown: Shown, measured: MeasuredPairs): TemplateResult {
    const { condition, sort, descending } = chosen;
    const chips = chipsOf(chosen, measured).map(({ text }) => text);
    const which = [condition.trim(), ...chips].filter((one) => one !== "");
    return html`<p class="shell-print pairs-print" aria-hidden="true"><b>${t("pairs-count", { found: shown.rows.length, count: measured.progress.count })}</b>${
      which.length === 0 ? nothing : html`: <bdi>${which.join(" · ")}</bdi>`
    }, ${t("pairs-print-sorted", { name: nameOf(sort), order: descending ? "down" : "up" })}</p>`;
  }

  /** Opens a pair; where one was is kept for the way back. */
  async function open(pair: number): Promise<void> {
    if (!(await fetchPair(app, pair))) return;
    moved = undefined;
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
    if (document.activeElement?.matches(".pairs-choice > *")) focusRows();
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
    const chosen = now();
    const { work } = app.store.state;
    const { shown, some, columns } = corpusNow(measuring, work, chosen);
    if (what === "svg") {
      const plot = corpusPlot(chosen, figuresOf(measuring, chosen, some));
      await withPart(app, "plots", given.plots, ({ plotFile }) => {
        const dark = document.documentElement.dataset.theme === "dark";
        download("pairs.svg", "image/svg+xml", plotFile(plot, dark ? "dark" : "light"));
      });
      return;
    }
    const own = columns.map((name) => (isOfBoth(name) ? `${name}.${chosen.judged}` : name));
    if (what === "tsv")
      download("pairs.tsv", "text/tab-separated-values", measuring.tsv(shown.rows, own));
    else download("pairs.jsonl", "application/jsonl", measuring.jsonLines(shown.rows, own));
  }

  async function copy(text: string): Promise<void> {
    copied = await copyText(text).then(
      () => true,
      () => false,
    );
    if (!copied) app.say(t("pairs-systems-not-copied"));
    app.draw();
  }

  return { content };
}

/** Whether brackets are all that keeps the pairs from being dependencies. */
function canBeRead({ formats, readAs }: Work): boolean {
  const sides = [formats.left, formats.right];
  const fit = sides.every((format) => format === "brackets" || format === "conllu");
  return readAs === undefined && fit && sides.includes("brackets");
}

/** What of the page scrolls: all pairs by themselves, or, where it is narrow or low, the page as a whole. */
function scroller(): Element {
  const page = document.querySelector(".pairs-page");
  const itself = page !== null && getComputedStyle(page).overflowY === "auto";
  return itself ? page : (document.scrollingElement ?? document.documentElement);
}

/** Sorted by this column: once more turns it round; numbers of what is compared begin with the least. */
function sorted({ sort, descending }: Chosen, name: string): Partial<Saved> {
  return sort === name ? { descending: !descending } : { sort: name, descending: false };
}

/** What stands below the rows. */
function foot({ rows, pending, problem }: Shown): Label {
  if (rows.length > 0 || problem !== undefined) return "pairs-keys";
  return pending ? "pairs-looking" : "pairs-none";
}

function replacedText({ what, left, right }: ReplacedRow): string {
  if (what === "direction") return t("pairs-replaced-direction");
  const none = t("pairs-replaced-none");
  return t("pairs-replaced-chip", { left: left ?? none, right: right ?? none });
}

/** The pairs whose words differ, where they were to be the same. */
const wordsDiffer = memoizeLast((column: Column | undefined): readonly number[] => {
  const reason = column?.reasons.indexOf("words-differ") ?? -1;
  if (column === undefined || reason === -1) return [];
  const { denominators, numerators } = column;
  const differs = (pair: number) => denominators[pair] === 0 && numerators[pair] === reason;
  return Array.from(denominators.keys()).filter(differs);
});
