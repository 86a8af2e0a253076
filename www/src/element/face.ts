/** The face of an element: the trees, what is looked at of them, the score, and a way to the whole page. */
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { Desk } from "../desk.js";
import type { Side } from "../engine/answers.js";
import { linkBy } from "../links/link-by.js";
import { type Language, t } from "../messages/index.js";
import { later } from "../model/later.js";
import type { LinkKey } from "../model/refs.js";
import { type State, sameLink } from "../model/state.js";
import { caption } from "../results/caption.js";
import { linkNames } from "../results/names.js";
import { pathMarks } from "../results/pinning.js";
import { openResults } from "../results/region.js";
import { similarity } from "../results/rich.js";
import { tabs } from "../results/tabs.js";
import type { AnswerFile } from "../share/exercise/answer-file.js";
import type { Student } from "../share/exercise/student.js";
import type { Task } from "../share/exercise/task.js";
import type { Named } from "../share/exercise/verdict.js";
import { historyKey } from "../shell/history-key.js";
import { logo } from "../shell/icons.js";
import { sayableForm } from "../stage/layout/form.js";
import { canvasPanel } from "../stage/panel.js";
import type { CanvasProps } from "../stage/props.js";
import { stageProps } from "../stage/trees.js";
import { tabOf } from "./data.js";
import { exerciseSheet, panelSheet } from "./sheet.js";
import "./texts/en.ftl";

/** An arrow out of a frame. */
const outIcon = html`<svg width="13" height="13" viewBox="0 0 20 20" fill="none" stroke="currentColor"
  stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"
  ><path d="M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7"/></svg>`;

/** How many errors are told. */
const most = 5;

/** What an element says of itself whenever it is drawn. */
export interface FaceOptions {
  /** Why there is nothing to show; undefined where there is. */
  missing(): { readonly id: string; readonly reason?: string } | undefined;
  readonly(): boolean;
  language(): Language;
  /** Whatever is said from now on is said in that language. */
  speak(): void;
  view(): string;
  site(): string | undefined;
  /** What is asked about the pair, by the name of what it came from; undefined where nothing is. */
  exercise(): { readonly task: Task; readonly name: string } | undefined;
  onDone(file: AnswerFile): void;
  /** What was kept of an attempt, and that there is more to be kept. */
  kept(): string | undefined;
  onInterim(): void;
  /** The place of who works at it, which outlives a face: an element that is moved gets another one. */
  readonly seat: Seat;
}

/** Who works at a task, and the name of what the task came from. */
export interface Seat {
  taken?: { readonly name: string; readonly student: Student } | undefined;
}

/** What is drawn of a desk. */
export interface Face {
  draw(): void;
  close(): void;
}

/** The link to a State: with all columns where they have room in one. */
async function linkOf(state: State): Promise<string | undefined> {
  const { permalink } = await import("../share/link/permalink.js");
  return (await permalink(state, "all")) ?? (await permalink(state));
}

/** What words and links of a desk are called. */
function named(desk: Desk): Named {
  const side = (name: Side) => desk.snapshot.trees?.[name]?.words ?? [];
  const form = (name: Side, word: number) =>
    sayableForm(side(name)[word - 1]?.form ?? String(word));
  return {
    names(links) {
      const { left, right } = desk.snapshot.trees ?? {};
      return left && right ? linkNames(left, right, links) : [];
    },
    linkName: (link) => `${form("left", link.left)} – ${form("right", link.right)}`,
    form,
    words: (name) => side(name).map(({ id }) => ({ id, form: form(name, id) })),
  };
}

/** Draws a desk into the shadow of an element. */
export function openFace(desk: Desk, root: ShadowRoot, options: FaceOptions): Face {
  const results = openResults(desk, tabs);
  const phrases = later(() => import("../stage/phrases/part.js"), desk.draw);
  const styles = later(() => panelSheet(root.ownerDocument), desk.draw);
  const wordings = later(() => import("../text/diagnostics/wording.js"), desk.draw);
  const exercises = later(
    () => Promise.all([import("../share/exercise/student.js"), exerciseSheet(root.ownerDocument)]),
    desk.draw,
  );
  const { seat } = options;
  /** Of an edge that is being chosen, the first link. */
  let first: LinkKey | undefined;
  /** The end of an address with what is shown, and of which State it is. */
  let shared: { readonly state: State; readonly hash: string | undefined } | undefined;

  /** In a picture that takes no links, two links are chosen one after the other: the edge between them is shown. */
  function choose(link: LinkKey): void {
    const { pairs, pair } = desk.store.state.work;
    const own = pairs[pair]?.links ?? [];
    const known = (key: LinkKey) =>
      own.find((one) => one.left === key.left && one.right === key.right);
    const [from, to] = [first && known(first), known(link)];
    if (to === undefined) return;
    if (from === undefined || sameLink(from, to)) {
      first = from === undefined ? link : undefined;
      desk.store.look({ selection: undefined });
    } else {
      first = undefined;
      desk.store.look({ selection: { from, to } });
    }
  }

  /** The student's side of the task, once it is there. */
  function studying(): Student | undefined {
    const exercise = options.exercise();
    if (exercise === undefined) {
      seat.taken = undefined;
      return undefined;
    }
    const part = exercises();
    if (part.kind !== "ready" || desk.snapshot.trees === undefined) return undefined;
    const [{ openStudent }, style] = part.answer;
    if (!root.adoptedStyleSheets.includes(style)) root.adoptedStyleSheets.push(style);
    if (seat.taken?.name !== exercise.name) {
      const { site, speak, kept, onDone, onInterim } = options;
      const own = { task: exercise.task, ...named(desk), site, speak, kept, onDone, onInterim };
      const student = openStudent(desk, own);
      seat.taken = { name: exercise.name, student };
    }
    seat.taken.student.settle();
    return seat.taken.student;
  }

  function heading(): TemplateResult | string {
    const { store, snapshot } = desk;
    const isCompared = snapshot.compared !== undefined && snapshot.comparedStale === undefined;
    if (!options.readonly()) return caption(desk, onSetRelation, ofTab);
    // What cannot be linked is not said to be.
    if (!isCompared) return "";
    if (first !== undefined) return t("element-choose-second");
    return t(store.state.view.selection === undefined ? "element-choose" : "element-chosen");
  }

  const ofTab = () => (tabOf(options.view()) === undefined ? undefined : results.caption());

  /** Acts on links. Where that has to be fetched first, another element may have spoken meanwhile. */
  function onLinks(act: Parameters<typeof linkBy>[1]): void {
    linkBy(desk, (part) => {
      options.speak();
      act(part);
    });
  }

  const onSetRelation: CanvasProps["onSetRelation"] = (link, relation) =>
    onLinks(({ setRelation }) => setRelation(desk, link, relation));

  function stage(student: Student | undefined): TemplateResult {
    const exercise = options.exercise() !== undefined;
    const readonly = exercise ? student?.draws() !== true : options.readonly();
    const chooses = exercise ? student?.chooses() === true : readonly;
    const props = stageProps(desk, {
      phrases,
      caption: exercise ? (student?.caption() ?? "") : heading(),
      tools: undefined,
      marks: [
        pathMarks(desk),
        { chosen: first && [first] },
        exercise || tabOf(options.view()) === undefined ? {} : results.marks(),
        student?.marks() ?? {},
      ],
      suggested: () => undefined,
      onToggleLink: (link) => onLinks(({ toggle }) => toggle(desk, link)),
      onRemoveLinks: (gone) => onLinks(({ remove }) => remove(desk, gone)),
      onSetRelation,
      onAcceptProposal: () => undefined,
      onRejectProposal: () => undefined,
      onHelp: () => undefined,
    });
    return canvasPanel({
      ...props,
      plain: true,
      language: options.language(),
      readonly: readonly || props.readonly,
      onChooseLink: chooses ? choose : undefined,
    });
  }

  function score(): unknown {
    const { compared, comparedStale } = desk.snapshot;
    if (compared === undefined || comparedStale === "errors") return nothing;
    const { score } = compared.comparison;
    if (score.kind === "undefined")
      return html`<span class="element-meaning">${t(`caption-undefined-${score.reason}`)}</span>`;
    const { distance, maximum } = score.ratio;
    const value = similarity(score.ratio.similarity ?? 0);
    return html`<span class="element-similarity" title=${t("element-similarity")}>${t("results-figure", { value })}</span>
      <span class="element-fraction">${t("element-fraction", { distance, maximum })}</span>
      <span class="element-meaning">${t("element-meaning", { distance, maximum })}</span>`;
  }

  function out(): unknown {
    const site = options.site();
    if (site === undefined) return nothing;
    follow();
    if (!URL.canParse(site, document.baseURI)) return nothing;
    const address = new URL(site, document.baseURI);
    // Nothing that would run here: an attribute may come from whoever wrote the text around it.
    if (!/^(?:https?|file):$/.test(address.protocol)) return nothing;
    // Without its pair the whole page would show another one.
    if (shared?.hash === undefined) return nothing;
    address.hash = shared.hash;
    return html`<a class="element-out" part="link" href=${address.href} target="_blank" rel="noopener">
      ${logo} <span>${t("element-open")}</span> ${outIcon}</a>`;
  }

  /** The link follows what is shown. */
  function follow(): void {
    const { state } = desk.store;
    if (shared?.state.work === state.work && shared.state.view === state.view) return;
    shared = { state, hash: shared?.hash };
    linkOf(state).then(
      (made) => {
        if (shared?.state !== state) return;
        const changed = shared.hash !== made;
        shared = { state, hash: made };
        if (changed) desk.draw();
      },
      () => undefined,
    );
  }

  function notice(): unknown {
    return desk.moment.notices.map(
      ({
        phrase,
        tone,
        action,
        key,
      }) => html`<p class="element-notice" data-tone=${tone}>${t(phrase.id, phrase.args)}
        ${
          action === undefined
            ? nothing
            : html`<button type="button" class="shell-button" @click=${() => {
                desk.dismiss(key);
                action.run();
              }}>${t(action.phrase.id, action.phrase.args)}</button>`
        }</p>`,
    );
  }

  /** What is wrong with the texts and the links, the first of it; the whole page tells the rest. */
  function faults(): unknown {
    const errors = desk.snapshot.problems.all.filter(({ severity }) => severity === "error");
    if (errors.length === 0) return nothing;
    const part = wordings();
    if (part.kind !== "ready") return nothing;
    const { sourceLabel, wording } = part.answer;
    return html`<ul class="element-faults" part="errors">
      ${errors
        .slice(0, most)
        .map(
          (error) =>
            html`<li><b>${sourceLabel(error.source)}:${error.span.line}</b> ${wording(error)}</li>`,
        )}
      ${errors.length > most ? html`<li>${t("element-more", { count: errors.length - most })}</li>` : nothing}
    </ul>`;
  }

  function onKey(event: KeyboardEvent): void {
    const direction = historyKey(event);
    const student = seat.taken?.student;
    const fixed = student === undefined ? options.readonly() : !student.draws();
    if (direction === undefined || fixed || event.defaultPrevented) return;
    event.preventDefault();
    desk[direction]();
  }

  /** The panel below the trees, once its style is there. */
  function panel(): unknown {
    if (tabOf(options.view()) === undefined) return nothing;
    const style = styles();
    if (style.kind !== "ready") return nothing;
    if (!root.adoptedStyleSheets.includes(style.answer)) root.adoptedStyleSheets.push(style.answer);
    return html`<div class="element-panel" part="panel">
      <h2 class="results-hidden">${t("element-panel")}</h2>${results.props().content}</div>`;
  }

  function content(): TemplateResult {
    const missing = options.missing();
    if (missing !== undefined)
      return html`<p class="element-missing" role="alert">${t(missing.id, { reason: missing.reason ?? "" })}</p>`;
    const exercise = options.exercise() !== undefined;
    const student = studying();
    return html`${notice()}
      ${student?.head()}
      <div class="element-stage" part="stage" id="canvas">${stage(student)}</div>
      ${faults()} ${exercise ? nothing : panel()}
      <div class="element-foot" part="footer">${exercise ? nothing : score()}${out()}</div>
      <div class="element-said" role="status" aria-live="polite">${desk.moment.said}</div>`;
  }

  return {
    draw() {
      render(html`<div class="element" part="frame" @keydown=${onKey}>${content()}</div>`, root);
    },
    close() {
      render(nothing, root);
    },
  };
}
