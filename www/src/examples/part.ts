/** The gallery as the page knows it: what can be chosen, the name of what was, and what there is to notice in it. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type Language, language, speak, t } from "../messages/index.js";
import { type App, plainNotice, warning, way } from "../model/app.js";
import { areaShown } from "../model/areas.js";
import { arrive } from "../model/arriving.js";
import type { Work } from "../model/state.js";
import { bringSet } from "./bringing-set.js";
import {
  type ExampleId,
  exampleIds,
  exampleLanguages,
  gallery,
  loadExample,
  openings,
  openingView,
} from "./gallery.js";
import { exampleOf } from "./known.js";
import { sets } from "./training-sets.js";

/** What can be brought: a pair, or the pairs of a training set. */
type Brought = ExampleId | (typeof sets)[number];

/** Opens the gallery. */
export function openGallery(app: App) {
  const { shown, come } = exampleShown(app);
  const bring = (id: ExampleId, tab?: string) => void bringExample(app, id, () => come(id), tab);
  return {
    groups: gallery.map(({ group, examples }) => ({
      title: `example-group-${group}` as const,
      pairs: examples.map((id: ExampleId) => named(id)),
    })),
    training: sets.map(named),
    /** Puts it in the place of what is shown; a pair opens with its own tab, unless one is named. */
    bring(id: Brought, tab?: string): void {
      const set = sets.find((one) => one === id);
      if (set === undefined) bring(id as ExampleId, tab);
      else void bringSet(app, set, () => showTraining(app));
    },
    /** Names the page for what is shown; to be called whenever it is drawn. */
    title(): void {
      const id = isFront(app) ? undefined : shown();
      const area = areaShown();
      const name = area === "compare" ? id && t(`example-${id}`) : t(`shell-${area}`);
      const title = name === undefined ? t("shell-title") : t("example-title", { name });
      if (document.title !== title) document.title = title;
    },
    /** What there is to notice in what is shown, as long as it is as it came, and the way to the next. */
    noticing(): TemplateResult | typeof nothing {
      const id = shown();
      if (id === undefined) return nothing;
      const next = exampleIds[(exampleIds.indexOf(id) + 1) % exampleIds.length] ?? id;
      return html`<p><b>${t("example-noticing")}</b> ${t(`example-${id}-notice`)}</p>
        <button type="button" class="action action-small" title=${t(`example-${next}`)}
          @click=${() => bring(next)}>${t("example-next")} ›</button>`;
    },
  };
}

const named = <Id extends Brought>(id: Id) =>
  ({ id, name: `example-${id}`, notice: `example-${id}-notice` }) as const;

/** The pairs are there to be trained on. */
function showTraining(app: App): void {
  const { tabs } = app.store.state.view;
  const projection = { ...tabs.projection, segment: "train", set: "page" };
  app.store.look({ resultsTab: "projection", tabs: { ...tabs, projection } });
}

/** Tells which pair of the gallery is shown as it came; it is found out whenever that is asked about another work. */
function exampleShown({ store, draw }: App) {
  let asked: Work | undefined;
  /** What it was last, and of which subject. */
  let known: { readonly subject: number; readonly id: ExampleId | undefined } | undefined;

  function shown(): ExampleId | undefined {
    const { subject } = store;
    const { work } = store.state;
    if (work !== asked) {
      asked = work;
      void exampleOf(work).then((id) => {
        if (asked !== work || (known?.id === id && known?.subject === subject)) return;
        known = { subject, id };
        draw();
      });
    }
    // What was read meanwhile makes no other pair of it.
    return known?.subject === subject ? known.id : undefined;
  }

  return {
    shown,
    /** One has just been brought. */
    come(id: ExampleId): void {
      known = { subject: store.subject, id };
    },
  };
}

/** Whether it is the page as it is found: with the first example, which no one has chosen. */
function isFront(app: App): boolean {
  return app.store.timeline.history.past.length === 0 && !/^#\d+\./.test(location.hash);
}

/** A pair of the gallery; where it has a language of its own, the page speaks it from now on. */
async function bringExample(
  app: App,
  id: ExampleId,
  onCome: () => void,
  tab: string | undefined,
): Promise<void> {
  const { subject } = app.store;
  const next = await loadExample(id);
  if (next === undefined) {
    app.notify(warning("example", { id: "notice-example-missing" }));
    return;
  }
  const before = language();
  const own = exampleLanguages[id] ?? before;
  if (own !== before && app.store.subject === subject) {
    // What is said of the pair is said in its language already.
    await speak(own).catch(() => undefined);
    if (app.store.subject !== subject) await speak(before);
  }
  arrive(app, subject, () => {
    const name = t(`example-${id}`);
    const { options, aligner } = app.store.state.work;
    app.dismiss("opened");
    app.sayWithScore(t("say-example", { name, notice: t(`example-${id}-notice`) }));
    app.store.change(
      { id: "step-example", args: { name } },
      { ...next, options, aligner },
      { fresh: true },
    );
    onCome();
    const opening = openingView(id, app.store.state.view);
    app.store.look(tab === undefined ? opening : { ...opening, resultsTab: tab });
    app.set("editedWord", openings[id].word);
    if (own !== before) offerBack(app, own, before);
  });
}

/** The page speaks another language; the reader may want to go on in the one it had. */
function offerBack(app: App, now: Language, before: Language): void {
  app.prefer({ language: now });
  // Where its texts failed to load, that is said.
  if (language() !== now) return;
  const run = () => {
    app.dismiss("language");
    app.prefer({ language: before });
  };
  const notice = plainNotice("language", { id: "notice-example-language" });
  app.notify({ ...notice, ...way(`example-language-${before}`, run) });
}
