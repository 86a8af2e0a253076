/** What a link holds: the pair shown and how it is looked at, as JSON. Reading it is `unpack.ts`. */
import { writeLinks } from "../../model/notation.js";
import { currentPair, currentTexts, firstView, type State, type View } from "../../model/state.js";
import { toFour } from "./columns.js";

/** Which columns of CoNLL-U travel. */
export type Columns = "four" | "all";

/** The pair shown, packed; undefined while its texts are still in their files. */
export function pack({ work, view }: State, columns: Columns): string | undefined {
  const texts = currentTexts(work);
  if (texts === undefined) return undefined;
  const pair = currentPair(work);
  const { formats, readAs, options, theirs } = work;
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
    links: pair.draft ?? (writeLinks(pair.links, false) || undefined),
    linksFrom: pair.draft !== undefined && pair.zeroBased === true ? 0 : undefined,
    theirs: theirs.split("\n")[work.pair]?.trim() || undefined,
    options: ignoring.length > 0 ? Object.fromEntries(ignoring) : undefined,
    view: changed(view),
  };
  return JSON.stringify(packed);
}

/** What of a view is not as on a page that nobody has touched. How the panels stand is the reader's own. */
function changed(view: View): Partial<View> | undefined {
  const { sourceOpen, sourceTab, zeroBased, ...rest } = view;
  const entries = Object.entries(rest).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(firstView[name as keyof View]),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
