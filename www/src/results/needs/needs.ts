/** In place of results: why there are none, the click that gives them where there is one, and a pair that has some. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { type ExampleId, loadExample } from "../../examples/gallery.js";
import { openGallery } from "../../examples/part.js";
import { readBrackets, withoutHeads } from "../../links/heads.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { currentText, type Work } from "../../model/state.js";
import { errorCount } from "../../text/diagnostics/count.js";
import { refusal } from "../refusal.js";
import "../../examples/texts/en.ftl";
import "./texts/en.ftl";

/** Why nothing can be compared: what a text lacks, or more than can be computed. */
export function needs(app: App, tab: string): TemplateResult {
  return html`${why(app)}${example(app, tab)}`;
}

/** The tab that a pair opens on where its paths cannot be compared; undefined where they can, or no other has an answer. */
export function firstTab({ snapshot, store, root }: App): string | undefined {
  if (root !== document || snapshot.withoutHeads.length === 0 || snapshot.paired === undefined)
    return undefined;
  const { formats } = store.state.work;
  const isParsed = formats.left !== "words" && formats.right !== "words";
  if (isParsed) return snapshot.withoutHeads.length === 2 ? "distances" : undefined;
  return snapshot.paired.request.links.length > 0 ? "crossings" : undefined;
}

/** The pairs of the gallery that have an answer, by tab. */
const examples: Readonly<Record<string, ExampleId>> = {
  score: "detective",
  edges: "detective",
  spanning: "detective",
  distances: "phrases",
  crossings: "negation",
  fusion: "detective",
};

/** A pair of the gallery that has an answer: both sentences, which a click brings. */
export function example(app: App, tab: string): TemplateResult | typeof nothing {
  // In pages of others there is no other pair.
  const id = app.root === document ? examples[tab] : undefined;
  const work = id && loaded(app, id);
  if (id === undefined || work === undefined) return nothing;
  const line = (side: Side) =>
    html`<span class="line"><b class="note">${nameOf([side])}</b> ${wordsOf(work, side)}</span>`;
  return html`<div class="note empty"><p>${t("needs-example")}</p>
    <button type="button" class="pick stack needs-example" @click=${() => openGallery(app).bring(id, tab)}>
      <b>${t(`example-${id}`)}</b>${line("left")}${line("right")}
    </button></div>`;
}

/** Those that have come; undefined of one that is on its way, or failed to load. */
const works = new Map<ExampleId, Work | undefined>();

function loaded(app: App, id: ExampleId): Work | undefined {
  if (works.has(id)) return works.get(id);
  works.set(id, undefined);
  void loadExample(id).then((work) => {
    works.set(id, work);
    if (work !== undefined) app.draw();
  });
  return undefined;
}

/** The words of a side, as they are read without its tree. */
function wordsOf(work: Work, side: Side): string {
  const text = currentText(work, side);
  const format = work.formats[side];
  if (format === "brackets")
    return [...text.matchAll(/([^\s()]+)\)/g)].map(([, form]) => form).join(" ");
  if (format === "words") return text.trim();
  return /^# text = (.*)$/m.exec(text)?.[1] ?? "";
}

/** Why there are no results. */
function why(app: App): TemplateResult {
  const { snapshot, store } = app;
  const { request, problems, comparing } = snapshot;
  const empty = sides.filter((side) => request[side].trim() === "");
  if (empty.length > 0) return said(t("needs-sentence", { side: nameOf(empty) }));
  const broken = sides.filter((side) => errorCount(problems[side]) > 0);
  if (broken.length > 0) return said(t("needs-mending", { side: nameOf(broken) }));
  const bare = snapshot.withoutHeads;
  const result = ready(comparing)?.result;
  // What lacks heads is refused as well, but here is the click that gives them.
  if (bare.length === 0 && result?.kind === "rejected") return said(refusal(result.diagnostics));
  const { formats } = store.state.work;
  const without = withoutHeads(formats, bare);
  if (without !== undefined)
    return said(t("needs-heads", { side: nameOf([without]), format: formats[without] }));
  const read = () => readBrackets(app);
  return said(html`${t("needs-dependencies")}
    <button type="button" class="action action-link action-inline" @click=${read}>${t("needs-read")}</button>
    ${t("needs-how")}`);
}

const sides: readonly Side[] = ["left", "right"];

function nameOf(some: readonly Side[]): string {
  return some.length > 1 ? "both" : some[0] === "left" ? "A" : "B";
}

function said(why: unknown) {
  return html`<div class="note empty">${why}</div>`;
}
