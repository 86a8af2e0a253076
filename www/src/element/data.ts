/** What an element is given to show: its attributes, and the texts that stand in it or are fetched. */

import type { Format } from "../engine/answers.js";
import type { Engine } from "../engine/client.js";
import { fetched } from "../engine/files.js";
import { noticeFormat } from "../model/formats.js";
import { linksOf } from "../model/notation.js";
import { firstView, type State, singlePair, type View } from "../model/state.js";
import type { LinkFault } from "../share/link/opening.js";
import type { Task } from "../share/link/task.js";

/** What is to be shown: a State, and what it came from; or why there is none. */
export type Asking =
  | {
      readonly kind: "state";
      readonly state: State;
      readonly task: Task | undefined;
      /** What it came from, but for the links. */
      readonly source: string;
      /** The links that were asked for. */
      readonly links: string;
    }
  | { readonly kind: "none" }
  /** A link that cannot be opened. */
  | { readonly kind: "refused"; readonly fault: LinkFault }
  | { readonly kind: "failed" };

/** Names of views beside those of the tabs themselves. */
const tabs: Readonly<Record<string, string>> = { mst: "spanning" };

/** The tab of a view; undefined where only the trees are shown. */
export function tabOf(view: string): string | undefined {
  return view === "" || view === "trees" ? undefined : (tabs[view] ?? view);
}

/** A text of one side, and its format where that is said. */
interface Side {
  readonly text: string;
  readonly format: Format | undefined;
}

/**
 * What an element is given: a link, or texts, of which those that were set go before those that are fetched
 * and those before what stands in the element. Of what is not named the format is noticed. Rejects where
 * a text cannot be loaded.
 */
export async function given(
  element: Element,
  set: { readonly a?: string; readonly b?: string },
  engine: Engine,
): Promise<Asking> {
  const link = element.getAttribute("link");
  // Read now: what is drawn while texts are fetched is drawn in others.
  const links = element.getAttribute("links") ?? slotted(element, "links")?.text.trim() ?? "";
  const looked = viewOf(element);
  if (link !== null && set.a === undefined && set.b === undefined) {
    if (link === "") return { kind: "none" };
    const { open } = await import("../share/link/opening.js");
    const opened = await open(link.slice(link.indexOf("#")));
    if (opened.kind !== "state")
      return { kind: "refused", fault: opened.kind === "broken" ? opened.fault : "damaged" };
    const { state, task } = opened;
    const view = { ...state.view, ...looked(state.view) };
    return { kind: "state", state: { ...state, view }, task, source: link, links: "" };
  }
  const [a, b] = await Promise.all([side(element, "a", set.a), side(element, "b", set.b)]);
  if (a === undefined && b === undefined) return { kind: "none" };
  const notice = async (one: Side | undefined): Promise<Format> => {
    if (one === undefined || one.format !== undefined) return one?.format ?? "conllu";
    return (await noticeFormat(engine.ask, one.text)) ?? "conllu";
  };
  const formats = await Promise.all([notice(a), notice(b)]);
  const texts = [a?.text ?? "", b?.text ?? ""] as const;
  const known = linksOf(links);
  const work = singlePair(...texts, known ?? []);
  // What is wrong with links is for the core to tell.
  const draft = known === undefined ? links : undefined;
  const pairs = work.pairs.map((pair) => ({ ...pair, draft }));
  const inPhrases = element.getAttribute("read-as") !== "dependencies";
  const readAs = inPhrases ? undefined : ("dependencies" as const);
  const ways = {
    formats: { left: formats[0], right: formats[1] },
    readAs,
    options: ignored(element),
  };
  return {
    kind: "state",
    state: {
      work: { ...work, pairs, ...ways },
      view: { ...firstView, ...looked(firstView) },
    },
    task: undefined,
    source: JSON.stringify([texts, ways]),
    links,
  };
}

/** What the comparison is to leave out, as in `subtypes punctuation`. */
function ignored(element: Element): State["work"]["options"] {
  const names = element.getAttribute("ignore")?.split(/\s+/) ?? [];
  return {
    stripSubtypes: names.includes("subtypes"),
    ignorePunctuation: names.includes("punctuation"),
  };
}

/** How the attributes want the pair to be looked at. */
function viewOf(element: Element): (view: View) => Partial<View> {
  const step = element.getAttribute("step");
  const view = element.getAttribute("view");
  const drawing = element.getAttribute("drawing");
  const isRows = drawing === "rows" || view === "rows";
  const chosen = isRows ? "rows" : drawing === "arcs" || drawing === "stemma" ? drawing : undefined;
  const differences = element.getAttribute("differences");
  return ({ resultsTab }) => ({
    resultsTab: (view === null ? undefined : tabOf(view)) ?? resultsTab,
    ...(/^\d{1,6}$/.test(step ?? "") ? { at: { spanning: Number(step) } } : {}),
    ...(chosen === undefined ? {} : { drawing: chosen }),
    ...(differences === null ? {} : { onlyDifferences: differences !== "false" }),
  });
}

async function side(
  element: Element,
  name: "a" | "b",
  set: string | undefined,
): Promise<Side | undefined> {
  if (set !== undefined) return { text: set, format: undefined };
  const address = element.getAttribute(`src-${name}`);
  if (address !== null) return { text: await (await fetched(address)).text(), format: undefined };
  return slotted(element, name);
}

/** What stands in an element: `<script type="text/conllu" slot="a">`, or any other with that slot. */
function slotted(element: Element, slot: string): Side | undefined {
  const child = [...element.children].find((one) => one.slot === slot);
  if (child === undefined) return undefined;
  const content = child instanceof HTMLTemplateElement ? child.content : child;
  const type =
    /^\s*text\/(conllu|conllup|conllx|conll2009|brackets|discbracket|export|tiger|alpino|newick|words)\s*$/i.exec(
      child.getAttribute("type") ?? "",
    );
  const format = type?.[1]?.toLowerCase() as Format | undefined;
  return { text: unindented(content.textContent ?? ""), format };
}

/** The text without the empty lines around it, and without the spaces by which all its lines are indented. */
function unindented(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\r?\n)+/, "")
    .trimEnd()
    .split(/\r?\n/);
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/[^ ]/));
  const least = indents.length === 0 ? 0 : Math.min(...indents);
  const rest = lines.map((line) => line.slice(least)).join("\n");
  return rest === "" ? "" : `${rest}\n`;
}
