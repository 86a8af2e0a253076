/** What an element shows: the trees, what is looked at of them, the score, and a way to the whole page. */
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { ready } from "../engine/asked.js";
import { openLinking } from "../links/link-by.js";
import { type Label, type Language, type Phrase, say, t } from "../messages/index.js";
import { partOf, type Workspace } from "../model/app.js";
import { type LinkKey, sameLink } from "../model/refs.js";
import { currentPair } from "../model/state.js";
import { caption } from "../results/caption.js";
import type { Results } from "../results/region.js";
import { similarity } from "../results/rich.js";
import { whyUndefined } from "../results/saying.js";
import { historyKey } from "../shell/history-key.js";
import { canvasPanel } from "../stage/panel.js";
import type { Marks } from "../stage/props.js";
import { stageProps } from "../stage/trees.js";
import type { Student } from "../teaching/exercises/student.js";
import { tabOf } from "./data.js";
import type { Exercise, StudyOptions } from "./exercise.js";
import { type Style, sheet } from "./sheet.js";
import "./texts/en.ftl";

/** Why there is nothing to show, and what tries again. */
export interface Missing {
  readonly id: Label;
  readonly again?: () => void;
}

/** What an element says of itself whenever it is drawn. */
interface ViewOptions extends StudyOptions {
  /** Why there is nothing to show; undefined where there is. */
  missing(): Missing | undefined;
  readonly(): boolean;
  language(): Language;
  view(): string;
  /** What is asked about the pair, by the name of what it came from; undefined where nothing is. */
  exercise(): Exercise | undefined;
}

/** What is drawn of a workspace. */
export type ElementView = ReturnType<typeof openView>;

/** Draws a workspace into the shadow of an element. */
export function openView(workspace: Workspace, root: ShadowRoot, options: ViewOptions) {
  const phrases = partOf(workspace, "phrases", () => import("../stage/phrases/part.js"));
  const enhanced = partOf(workspace, "enhanced", () => import("../stage/enhanced/part.js"));
  const telling = partOf(workspace, "faults", () => import("./faults/faults.js"));
  const paths = partOf(workspace, "paths", () => import("../results/pinning.js"));
  const panels = partOf(workspace, "panel", async () => {
    const [{ openResults, tabs }] = await Promise.all([import("./panel.js"), wear("panel")]);
    return openResults(workspace, tabs);
  });
  // What draws links comes with it: all that was drawn before an answer is checked is part of that.
  const exercises = partOf(workspace, "exercise", async () => {
    const drawing = [import("../links/linking.js"), import("../stage/hand/hand.js")];
    const [come] = await Promise.all([import("./exercise.js"), wear("exercise"), ...drawing]);
    return come;
  });
  const ways = partOf(workspace, "page-link", async () =>
    (await import("./page-link/page-link.js")).openPageLink(workspace),
  );
  // Where what acts has to be fetched first, another element may have spoken meanwhile.
  const { acts } = openLinking(workspace, options.speak);
  const { seat } = options;
  /** Of an edge that is being chosen, the first link. */
  let first: LinkKey | undefined;

  /** Adds a style, once it has come. */
  async function wear(style: Style): Promise<void> {
    const own = await sheet(style, root.ownerDocument);
    if (!root.adoptedStyleSheets.includes(own)) root.adoptedStyleSheets.push(own);
  }

  /** The results, where they are shown and have come. */
  function results(): Results | undefined {
    const shown = options.exercise() === undefined && tabOf(options.view()) !== undefined;
    return shown ? ready(panels()) : undefined;
  }

  /** The paths of the edge that is looked at. */
  function pathMarks(): Marks {
    const { store, moment } = workspace;
    const looked = store.state.view.selection ?? moment.preview;
    return (looked && ready(paths())?.pathMarks(workspace)) ?? {};
  }

  /** In a picture that takes no links, two links are chosen one after the other: the edge between them is shown. */
  function choose(link: LinkKey): void {
    const { links } = currentPair(workspace.store.state.work);
    const known = (key: LinkKey) => links.find((one) => sameLink(one, key));
    const [from, to] = [first && known(first), known(link)];
    if (to === undefined) return;
    if (from === undefined || sameLink(from, to)) {
      first = from === undefined ? link : undefined;
      workspace.store.look({ selection: undefined });
    } else {
      first = undefined;
      workspace.store.look({ selection: { from, to } });
    }
  }

  /** The student's side of the task, once it and the trees are there. */
  function studying(): Student | undefined {
    const exercise = options.exercise();
    if (exercise === undefined) {
      seat.taken = undefined;
      return undefined;
    }
    const come = ready(exercises());
    return workspace.snapshot.trees && come?.seated(workspace, exercise, options);
  }

  function heading(): TemplateResult | string {
    const { store, snapshot } = workspace;
    const isCompared = snapshot.compared !== undefined && snapshot.comparedStale === undefined;
    if (!options.readonly()) return caption(workspace, ofTab, () => undefined);
    // What cannot be linked is not said to be.
    if (!isCompared) return "";
    if (first !== undefined) return t("element-choose-second");
    return t(store.state.view.selection === undefined ? "element-choose" : "element-chosen");
  }

  const ofTab = () => results()?.caption();

  function stage(student: Student | undefined): TemplateResult {
    const exercise = options.exercise() !== undefined;
    const readonly = exercise ? student?.draws() !== true : options.readonly();
    const chooses = exercise ? student?.chooses() === true : readonly;
    const props = stageProps(workspace, {
      phrases,
      enhanced,
      caption: exercise ? (student?.caption() ?? "") : heading(),
      marks: [
        pathMarks(),
        { chosen: first && [first] },
        results()?.marks() ?? {},
        student?.marks() ?? {},
      ],
      ...acts,
      onAcceptProposal: () => undefined,
      onRejectProposal: () => undefined,
      onHelp: () => undefined,
    });
    return canvasPanel({
      ...props,
      language: options.language(),
      readonly: readonly || props.readonly,
      onChooseLink: chooses ? choose : undefined,
    });
  }

  function score(): unknown {
    const { compared, comparedStale } = workspace.snapshot;
    if (compared === undefined || comparedStale !== undefined) return nothing;
    const { score } = compared.comparison;
    if (score.kind === "undefined")
      return html`<span>${t(`caption-undefined-${whyUndefined(compared)}`)}</span>`;
    const { distance, maximum } = score.ratio;
    const value = similarity(score.ratio.similarity ?? 0);
    return html`<span class="figure element-similarity" title=${t("element-similarity")}>${t("results-figure", { value })}</span>
      <span class="element-fraction">${t("element-fraction", { distance, maximum })}</span>
      <span>${t("element-meaning", { distance, maximum })}</span>`;
  }

  /** The way to the whole page, once the trees are drawn, or where they cannot be drawn here. */
  function out(): unknown {
    const site = options.site();
    const { trees, failed } = workspace.snapshot;
    if (site === undefined || (trees ?? failed) === undefined) return nothing;
    return ready(ways())?.link(site) ?? nothing;
  }

  function button(phrase: Phrase, act: () => void): TemplateResult {
    return html`<button type="button" class="action action-bare" @click=${act}>${say(phrase)}</button>`;
  }

  function notice(): unknown {
    return workspace.moment.notices.map(
      ({
        phrase,
        tone,
        action,
        key,
      }) => html`<p class="element-notice" data-tone=${tone}>${say(phrase)}
        ${
          action === undefined
            ? nothing
            : button(action.phrase, () => {
                workspace.dismiss(key);
                action.run();
              })
        }</p>`,
    );
  }

  function faults(): unknown {
    const errors = workspace.snapshot.problems.all.filter(({ severity }) => severity === "error");
    return errors.length === 0 ? nothing : (ready(telling())?.faults(errors) ?? nothing);
  }

  function onKey(event: KeyboardEvent): void {
    const direction = historyKey(event);
    const student = seat.taken?.student;
    const fixed = student === undefined ? options.readonly() : !student.draws();
    if (direction === undefined || fixed || event.defaultPrevented) return;
    event.preventDefault();
    workspace[direction]();
  }

  function panel(): unknown {
    const shown = results();
    if (shown === undefined) return nothing;
    return html`<div class="element-panel" part="panel">
      <h2 class="hidden">${t("element-panel")}</h2>${shown.props().content}</div>`;
  }

  function content(): TemplateResult {
    const missing = options.missing();
    if (missing !== undefined)
      return html`<p class="element-missing" role="alert">${t(missing.id)}
        ${missing.again ? button({ id: "shell-again" }, missing.again) : nothing}</p>`;
    const exercise = options.exercise() !== undefined;
    const student = studying();
    // What a word that is clicked means in an exercise is known by the part for it.
    const isOpen = !exercise || student !== undefined || exercises.peek().kind === "failed";
    return html`${notice()}
      ${student?.head()}
      ${
        (workspace.snapshot.trees ?? !workspace.snapshot.failed)
          ? html`<div class="element-stage" part="stage" id="canvas">${isOpen ? stage(student) : nothing}</div>`
          : heading()
      }
      ${faults()} ${panel()}
      <div class="strip strip-foot note element-foot" part="footer">${exercise ? nothing : score()}${out()}</div>
      <div class="hidden element-said" role="status" aria-live="polite">${workspace.moment.said}</div>`;
  }

  return {
    draw(): void {
      render(html`<div class="element" part="frame" @keydown=${onKey}>${content()}</div>`, root);
    },
    close(): void {
      render(nothing, root);
    },
  };
}
