/** What the stage is given: the trees of the snapshot, and the marks laid over them by the caller. */
import type { Fold, Side } from "../engine/answers.js";
import { ready } from "../engine/asked.js";
import { say } from "../messages/index.js";
import { type App, sayMissing } from "../model/app.js";
import { hasPhrases } from "../model/formats.js";
import type { Later } from "../model/later.js";
import { memoizeLast } from "../model/memoize-last.js";
import type { WordRef } from "../model/refs.js";
import { currentPair } from "../model/state.js";
import type {
  CanvasProposal,
  CanvasProps,
  CanvasSide,
  EnhancedPart,
  LinkActs,
  Marks,
  PhrasePart,
} from "./props.js";

/** What of the stage is not in the snapshot: marks, sentences, and what becomes of links. */
interface Given
  extends LinkActs,
    Pick<CanvasProps, "caption" | "toolbar" | "tools" | "most" | "legend"> {
  /** Sends for what draws trees of phrases. */
  readonly phrases: Later<PhrasePart>;
  /** Sends for what draws enhanced dependencies. */
  readonly enhanced: Later<EnhancedPart>;
  /** Later ones go before earlier ones. */
  readonly marks: readonly Marks[];
}

/** The stage as it is now. */
export function stageProps(app: App, given: Given): CanvasProps {
  const { store, snapshot, moment } = app;
  const { view } = store.state;
  const { treesStale } = snapshot;
  const isLost = treesStale === "failed";
  const { trees } = snapshot;
  const side = (name: Side): CanvasSide => ({
    sentence: trees?.[name],
    // A side that was never read cannot be older than its text.
    stale: treesStale !== undefined && !isLost && trees?.[name] !== undefined,
    broken: trees?.broken[name],
    folded: sets[name](view.folded[name]),
  });
  const former = trees !== undefined && trees.subject !== store.subject;
  const { marks, phrases, enhanced: sent, ...rest } = given;
  const { work } = store.state;
  const inPhrases = trees?.left?.phrases ?? trees?.right?.phrases;
  const inBrackets = hasPhrases(work.formats.left) || hasPhrases(work.formats.right);
  const part = inPhrases || inBrackets ? ready(phrases()) : undefined;
  const sentences = [trees?.left, trees?.right];
  const hasDeps = sentences.some((one) => one?.words.some(({ deps }) => deps !== undefined));
  const come = hasDeps ? ready(sent()) : undefined;
  const enhanced = sentences.some((one) => come?.hasEnhanced(one)) ? come : undefined;
  const laid: Marks = Object.assign({}, ...marks);
  return {
    left: side("left"),
    right: side("right"),
    links: trees?.links ?? [],
    phrases: part,
    reading: inBrackets ? part?.readingOf(app) : undefined,
    enhanced: view.enhanced ? enhanced : undefined,
    enhancedChoice: enhanced?.enhancedChoice(app),
    proposals: none,
    drawing: view.drawing,
    folds: () => foldsOf(app),
    onlyDifferences: view.onlyDifferences,
    opened: openedOf(view.opened),
    zoom: view.zoom,
    full: moment.preferences.size === "large" ? 1.5 : 1,
    labels: view.labels,
    markUnaligned: view.markUnaligned,
    hotArc: moment.hotArc,
    hotWord: moment.editedWord,
    hotLink: moment.hotLink,
    subject: trees?.subject,
    former,
    // Links that are not known, or stand elsewhere while a text has errors, are no links of the work.
    readonly:
      former ||
      isLost ||
      ((trees?.broken.left || trees?.broken.right) === true &&
        trees?.links !== currentPair(work).links),
    // Marks are made for what is asked now; an older drawing bears none of them.
    ...(treesStale ? { strip: laid.strip } : laid),
    ...rest,
    onFocusWord(word) {
      const before = moment.focusedWord;
      if (snapshot.trees === undefined || former) return;
      if (word?.side === before?.side && word?.word === before?.word) return;
      app.set("focusedWord", word);
    },
    onFold: (folded) =>
      store.look({ folded: { left: sorted(folded.left), right: sorted(folded.right) } }),
    onOpen: (head) => open(app, head),
    onOnlyDifferences: (onlyDifferences) => store.look({ onlyDifferences, opened: [] }),
    onDrawing: (drawing) => store.look({ drawing }),
    onZoom: (zoom) => store.look({ zoom }),
    onLabels: (labels) => store.look({ labels }),
    onMarkUnaligned: (markUnaligned) => store.look({ markUnaligned }),
    onAnnounce: (phrase) => app.say(say(phrase)),
    onMissing: (part, again) => sayMissing(app, part)(again),
  };
}

const none: readonly CanvasProposal[] = [];
const setOf = () => memoizeLast((ids: readonly number[]): ReadonlySet<number> => new Set(ids));
const sets = { left: setOf(), right: setOf() };

const openedOf = setOf();

/** What is alike in the trees that are drawn, once the core has said so. */
function foldsOf(app: App): readonly Fold[] | undefined {
  const { compared, trees } = app.snapshot;
  if (compared === undefined || compared.left !== trees?.left || compared.right !== trees.right)
    return undefined;
  return ready(app.answers.ask("folds", compared.request));
}

function open(app: App, { side, word }: WordRef): void {
  const { opened } = app.store.state.view;
  const fold = foldsOf(app)?.find(({ head }) => head[side] === word);
  if (fold) app.store.look({ opened: sorted(new Set([...opened, fold.head.left])) });
}

function sorted(ids: ReadonlySet<number>): readonly number[] {
  return [...ids].sort((a, b) => a - b);
}
