/** What a link holds: the pair shown and how it is looked at, as JSON. Reading it is `unpack.ts`. */
import { toFour } from "../../model/columns.js";
import { writeLinks } from "../../model/notation.js";
import {
  currentPair,
  currentTexts,
  firstView,
  type State,
  type View,
  type Work,
} from "../../model/state.js";
import { packTask, type Task } from "./task.js";

/** Which columns of CoNLL-U travel. */
export type Columns = "four" | "all";

/** Those of which nothing that is shown is left out: enhanced dependencies are in none of the four. */
export const columnsShown = ({ enhanced }: Pick<View, "enhanced">): Columns =>
  enhanced ? "all" : "four";

/** What a link may hold besides the pair. */
export interface More {
  readonly task?: Task | undefined;
  /** What a student hands in. */
  readonly answer?: object | undefined;
}

/** The pair shown, packed; undefined while its texts are still in their files. */
export function pack(
  { work, view }: State,
  columns: Columns,
  { task, answer }: More = {},
): string | undefined {
  const texts = currentTexts(work);
  if (texts === undefined) return undefined;
  const { formats, readAs, options } = work;
  const side = (name: "a" | "b", which: "left" | "right") => {
    const four =
      columns === "four" && formats[which] === "conllu" ? toFour(texts[which]) : undefined;
    return four === undefined ? { [name]: texts[which] } : { [`${name}4`]: four };
  };
  const plain = formats.left === "conllu" && formats.right === "conllu";
  const ignoring = Object.entries(options).filter(([, on]) => on);
  const packed = {
    ...side("a", "left"),
    ...side("b", "right"),
    formats: plain ? undefined : [formats.left, formats.right],
    readAs,
    ...(task === undefined ? linksIn(work) : {}),
    options: ignoring.length > 0 ? Object.fromEntries(ignoring) : undefined,
    view: changed(task === undefined ? view : drawn(view)),
    task: task && packTask(task),
    answer,
  };
  return JSON.stringify(packed);
}

/** The links of the pair shown, and another annotator's; a task has its own in their place. */
function linksIn(work: Work): Readonly<Record<string, unknown>> {
  const { links, draft, zeroBased } = currentPair(work);
  return {
    links: draft ?? (writeLinks(links, false) || undefined),
    linksFrom: draft !== undefined && zeroBased === true ? 0 : undefined,
    theirs: work.theirs.split("\n")[work.pair]?.trim() || undefined,
  };
}

/** How the trees are drawn: what is pinned and how far one has walked may be what is asked. */
function drawn({ drawing, zoom, labels, folded, onlyDifferences, opened }: View): View {
  return { ...firstView, drawing, zoom, labels, folded, onlyDifferences, opened };
}

/** What of a view is not as on a page that no one has touched. How the panels stand is the reader's own. */
function changed(view: View): Partial<View> | undefined {
  const { sourceOpen, sourceTab, zeroBased, ...rest } = view;
  const entries = Object.entries(rest).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(firstView[name as keyof View]),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
