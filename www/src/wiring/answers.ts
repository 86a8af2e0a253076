/**
 * What the core has answered to the State: asks as the State changes, keeps the last good answer of
 * each side while a text is broken, and never shows one sentence's answer with another's text.
 */
import type {
  Algorithm,
  Analysis,
  Comparison,
  Diagnostic,
  Explanation,
  Link,
  Request,
  Sentence,
  Side,
  StepsResult,
} from "../engine/answers.js";
import type { Engine } from "../engine/client.js";
import { format } from "../engine/format.js";
import { sameForms } from "../model/links.js";
import { currentPair, currentText, type Forms, type State, sameLink } from "../model/state.js";

/** A comparison with what it compares: readings that may be older than those of the texts as they are. */
export interface Compared {
  readonly request: Request;
  readonly comparison: Comparison;
  readonly left: Sentence;
  readonly right: Sentence;
}

/** The answers that can be shown now. */
export interface Answers {
  /** The answer to `request`; the texts as they are now may be newer. */
  readonly request: Request | undefined;
  readonly analysis: Analysis | undefined;
  /** The last good readings; `undefined` where there never was one of these texts. */
  readonly left: Sentence | undefined;
  readonly right: Sentence | undefined;
  /** The last good comparison. */
  readonly compared: Compared | undefined;
  /** What is wrong in the links as typed. */
  readonly draft: readonly Diagnostic[];
}

const noAnswers: Answers = {
  request: undefined,
  analysis: undefined,
  left: undefined,
  right: undefined,
  compared: undefined,
  draft: [],
};

/** How many good readings of a side are remembered. */
const remembered = 20;

/** The forms of a sentence. */
export function formsOf(sentence: Sentence): readonly string[] {
  return sentence.words.map((word) => word.form);
}

/** Whether the comparison shown is of an earlier state than the texts. */
export function isStale(answers: Answers): boolean {
  return answers.compared !== undefined && answers.compared.request !== answers.request;
}

/** The vertex of a link in a comparison. */
export function vertexOf(comparison: Comparison, link: Link): number | undefined {
  const at = comparison.links.findIndex((item) => sameLink(item, link));
  return at === -1 ? undefined : at;
}

/** Asks the core. */
export interface Reader {
  readonly answers: Answers;
  /** Looks at the State again; `fresh` where its texts have nothing to do with those before. */
  read(state: State, fresh: boolean): void;
  /** The explanation of an edge of the comparison shown, once it is there; asks for it otherwise. */
  explanation(from: number, to: number): Explanation | undefined;
  /** The steps to the spanning tree of the comparison shown, once they are there. */
  steps(algorithm: Algorithm): StepsResult | undefined;
}

/** What a reader tells. */
export interface ReaderEvents {
  /** The texts and links of the State have been answered. */
  onAnalysis(answers: Answers): void;
  /** The links as typed could be read. */
  onLinks(draft: string, links: readonly Link[]): void;
  /** Something more is known: draw again. */
  onMore(): void;
}

/** A reader over an engine. */
export function createReader(engine: Engine, events: ReaderEvents): Reader {
  let answers = noAnswers;
  let asked: Request | undefined;
  /** Counts the texts that have nothing to do with each other. */
  let subject = 0;
  let askedDraft: string | undefined;
  let explanations = new Map<string, Explanation | undefined>();
  let stepsBy = new Map<Algorithm, StepsResult | undefined>();
  /** Forgets each question about the comparison that the core did not answer. */
  let unanswered: (() => void)[] = [];

  /**
   * What is known about the comparison shown; asks for it otherwise. A question that was not answered
   * (a trap, a module that cannot be loaded) is asked again once another one was: never at once, since
   * what cannot be answered would be asked without end.
   */
  function detail<Key, Known>(
    known: Map<Key, Known | undefined>,
    key: Key,
    ask: (compared: Request) => Promise<Known | undefined>,
  ): Known | undefined {
    const compared = answers.compared?.request;
    if (known.has(key) || compared === undefined) return known.get(key);
    known.set(key, undefined);
    void ask(compared).then((answer) => {
      if (answer === undefined) {
        unanswered.push(() => known.delete(key));
        return;
      }
      known.set(key, answer);
      for (const forget of unanswered) forget();
      unanswered = [];
      events.onMore();
    });
    return undefined;
  }

  /** Readings of the pair shown, latest last: a broken text is shown by the one its links were drawn on. */
  let good: Record<Side, readonly Sentence[]> = { left: [], right: [] };
  let shownSubject = -1;

  async function analyse(request: Request, forms: Forms | undefined, of: number): Promise<void> {
    const analysis = await engine.ask("analyse", [request]);
    if (analysis === undefined || of !== subject || request !== asked) return;
    if (shownSubject !== of) good = { left: [], right: [] };
    const compared = shownSubject === of ? answers.compared : undefined;
    shownSubject = of;
    const left = reading(analysis, "left", forms);
    const right = reading(analysis, "right", forms);
    const { result } = analysis;
    const fresh = result.kind === "ok" && left !== undefined && right !== undefined;
    answers = {
      request,
      analysis,
      left,
      right,
      compared: fresh ? { request, comparison: result.comparison, left, right } : compared,
      draft: answers.draft,
    };
    if (fresh) {
      explanations = new Map();
      stepsBy = new Map();
      unanswered = [];
    }
    events.onAnalysis(answers);
  }

  /** The reading of one side as it is now, else the good one that the links fit, else the last good one. */
  function reading(analysis: Analysis, side: Side, forms: Forms | undefined): Sentence | undefined {
    const now = analysis[side].sentence;
    if (now !== undefined) {
      good = { ...good, [side]: [...good[side], now].slice(-remembered) };
      return now;
    }
    const fits = (sentence: Sentence) =>
      forms !== undefined && sameForms(formsOf(sentence), forms[side]);
    return good[side].findLast(fits) ?? good[side].at(-1);
  }

  async function readDraft(draft: string, zeroBased: boolean): Promise<void> {
    const reading = await engine.ask("readLinks", [draft, zeroBased]);
    const key = draftKey(draft, zeroBased);
    if (reading === undefined || askedDraft !== key) return;
    const { diagnostics } = reading;
    const links = reading.lines.flatMap((line) => line.links);
    if (diagnostics.length > 0 && asked !== undefined) {
      // What is no link does not hide that another one names a word that is not there.
      const checked = await engine.ask("analyse", [{ ...asked, links }], "draft");
      if (askedDraft !== key) return;
      const beyond = checked?.links.filter(({ code }) => code === "link-out-of-range") ?? [];
      answers = { ...answers, draft: [...diagnostics, ...beyond] };
    } else answers = { ...answers, draft: diagnostics };
    if (diagnostics.every((diagnostic) => diagnostic.severity !== "error")) {
      events.onLinks(draft, links);
    }
    events.onMore();
  }

  return {
    get answers() {
      return answers;
    },
    read(state, fresh) {
      if (fresh) subject += 1;
      const { work, view } = state;
      const pair = currentPair(work);
      const request: Request = {
        left: currentText(work, "left"),
        right: currentText(work, "right"),
        links: pair.links as Link[],
        options: work.options,
        leftFormat: format,
        rightFormat: format,
      };
      if (fresh || asked === undefined || !sameRequest(asked, request)) {
        asked = request;
        void analyse(request, pair.forms, subject);
      }
      const key = pair.draft === undefined ? undefined : draftKey(pair.draft, view.zeroBased);
      if (key !== askedDraft) {
        askedDraft = key;
        if (pair.draft === undefined) answers = { ...answers, draft: [] };
        else void readDraft(pair.draft, view.zeroBased);
      }
    },
    explanation(from, to) {
      const key = `${from}-${to}`;
      return detail(explanations, key, (compared) =>
        engine.ask("explain", [compared, from, to], `explain ${key}`),
      );
    },
    steps(algorithm) {
      return detail(stepsBy, algorithm, (compared) =>
        engine.ask("steps", [compared, algorithm], `steps ${algorithm}`),
      );
    },
  };
}

function draftKey(draft: string, zeroBased: boolean): string {
  return `${zeroBased ? 0 : 1} ${draft}`;
}

function sameRequest(a: Request, b: Request): boolean {
  return a.left === b.left && a.right === b.right && a.links === b.links && a.options === b.options;
}
