/** What a key or a click does: the next gesture, and what is told. */
import type { Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import type { Phrase } from "../../messages/index.js";
import { type LinkKey, sameLink, type WordRef } from "../../model/refs.js";
import type { Gesture } from "../gesture.js";
import type { PairLayout } from "../layout/pair.js";
import type { PlacedTree } from "../layout/tree.js";
import type { CanvasLink, CanvasProposal } from "../marks.js";
import { formOf, letter, linkTitle, opposite } from "../names.js";
import type { CanvasProps } from "../props.js";
import { currentLink, linksAt } from "../view.js";
import type { Command } from "./keys.js";
import { moved, nearest, nextUnaligned, searched } from "./moves.js";

/** A command with what the pointer adds: a click arms and links without moving the focus across. */
export type Act =
  | Exclude<Command, { kind: "choose" | "help" }>
  | { readonly kind: "choose"; readonly by: "key" | "pointer" };

/** The word that an act is performed at, and what the act works on. */
interface Place extends WordRef {
  readonly props: CanvasProps;
  readonly layout: PairLayout;
  readonly gesture: Gesture;
  readonly tree: PlacedTree;
  readonly sentence: Shown;
  readonly form: string;
}

/** What of the gesture is another one afterwards, and the row that is to get the focus, if it moves. */
type Change = Partial<Gesture> & { readonly row?: Side | undefined };

/**
 * Performs an act at the active word of `side`: the gesture afterwards, and the row that is to get the focus,
 * if it moves.
 */
export function perform(act: Act, side: Side, scope: Pick<Place, "props" | "layout" | "gesture">) {
  const { props, layout, gesture } = scope;
  const tree = layout[side];
  const sentence = props[side].sentence;
  const word = gesture.active[side] ?? tree?.words[0]?.id;
  if (!tree || !sentence || word === undefined) return { gesture, focus: undefined };
  const form = formOf(sentence, word);
  const { row, ...change } = changed(act, { ...scope, side, word, tree, sentence, form });
  return { gesture: { ...gesture, ...change }, focus: row };
}

function changed(act: Act, place: Place): Change {
  const { props, gesture, tree, sentence, side, word } = place;
  switch (act.kind) {
    case "move": {
      const among = tree.phrases && props.phrases?.movedIn(tree, word, act.to);
      return at(place, among ?? moved(tree, word, act.to));
    }
    case "across": {
      const { to } = act;
      const other = opposite[side];
      if ((to === "left") === (side === "left")) return {};
      return { active: { ...gesture.active, [other]: across(place) }, row: other };
    }
    case "search": {
      const found = searched(tree, sentence, word, act.typed);
      if (found !== undefined) return at(place, found);
      return said(place, {
        id: "canvas-not-found",
        args: { side: letter[side], typed: act.typed },
      });
    }
    case "unaligned": {
      const found = nextUnaligned(tree, word, act.step, linkedUnits(place));
      if (found !== undefined) return at(place, found);
      return said(place, { id: "canvas-no-unaligned", args: { side: letter[side] } });
    }
    case "choose":
      return choose(act.by, place);
    case "escape":
      if (!gesture.armed) return { current: undefined };
      return {
        ...said(place, { id: "canvas-disarmed" }),
        armed: undefined,
        row: gesture.armed.side,
      };
    case "cycle":
      return cycle(act.step, place);
    case "proposal":
      // Where nothing is proposed, the key says of a link that it is only possible.
      if (props.proposals.length > 0) return toProposal(act.step, place);
      return withCurrent(place, true, props.onToggleCertainty);
    case "remove":
      return remove(act.all, place);
    case "relation":
      return withCurrent(place, false, (link) => props.onSetRelation(link, act.relation));
    case "fold":
      return at(place, word);
  }
}

function at({ gesture, side }: Place, word: number): Change {
  return { active: { ...gesture.active, [side]: word } };
}

/** Something is said, and nothing changes. */
function said({ props }: Place, phrase: Phrase): Change {
  props.onAnnounce(phrase);
  return {};
}

function saidNoLinks(place: Place): Change {
  return said(place, { id: "canvas-no-links", args: { form: place.form } });
}

function linkedUnits({ props, tree, side }: Place): Set<number> {
  const own = props.links.filter((link) => link.owner !== "theirs");
  return new Set(own.flatMap((link) => tree.owner[link[side] - 1] ?? []));
}

/** The link that keys act on, here where the focus may be still to come. */
function currentHere({ props, layout, gesture, side }: Place): LinkKey | undefined {
  return currentLink(layout, props, { ...gesture, focus: side });
}

/** Does something to the current link, `own` where it has to be one's own. */
function withCurrent(place: Place, own: boolean, act: (link: LinkKey) => void): Change {
  const { props } = place;
  const current = currentHere(place);
  const link = props.links.find(
    (one) => sameLink(one, current) && !(own && one.owner === "theirs"),
  );
  if (!link) return saidNoLinks(place);
  if (!props.readonly) act({ left: link.left, right: link.right });
  return {};
}

/** Enter or a click: arms the first word, links it with the second. */
function choose(by: "key" | "pointer", place: Place): Change {
  const { props, layout, gesture, side, word, form } = place;
  const { armed } = gesture;
  if (props.readonly) return {};
  if (by === "key" && !armed) {
    const proposal = props.proposals.find(
      (one) => sameLink(one, gesture.current) && one[side] === word,
    );
    if (proposal) {
      props.onAcceptProposal(proposal);
      return { current: undefined };
    }
  }
  const stale = (["left", "right"] as const).find(
    (one) => props[one].stale || props[one].broken || !layout[one],
  );
  if (stale) {
    const { broken, stale: older } = props[stale];
    const why = broken ? "errors" : older ? "older" : "undrawn";
    return said(place, { id: "canvas-cannot-link", args: { side: letter[stale], why } });
  }
  if (armed && armed.side !== side) {
    const link = linkOf(armed.side, armed.word, word);
    const linked = props.links.some((one) => sameLink(one, link) && one.owner !== "theirs");
    props.onToggleLink(link);
    return {
      armed: undefined,
      current: linked ? undefined : link,
      row: by === "key" ? armed.side : undefined,
    };
  }
  if (armed?.word === word) return { ...said(place, { id: "canvas-disarmed" }), armed: undefined };
  const other = opposite[side];
  const args = { form, side: letter[side], id: word.toString(), other: letter[other] };
  const arming = { ...said(place, { id: "canvas-armed-said", args }), armed: { side, word } };
  if (by === "pointer") return arming;
  const active = { ...gesture.active, [other]: across(place) ?? gesture.active[other] };
  return { ...arming, active, row: other };
}

/** The link that ties a word of one side to one of the other. */
export function linkOf(side: Side, word: number, other: number): LinkKey {
  return side === "left" ? { left: word, right: other } : { left: other, right: word };
}

/** Where the focus lands on the other side: at the first counterpart, else at the word opposite. */
function across(place: Place): number | undefined {
  const { props, layout, side, word } = place;
  const other = opposite[side];
  const tree = layout[other];
  const linked = linksAt(layout, [...props.links, ...props.proposals], place)[0];
  const from = layout[side]?.words.find(({ id }) => id === word);
  if (!tree || from === undefined) return undefined;
  return linked ? tree.owner[linked[other] - 1] : nearest(tree, from);
}

/** [ and ]: the links of the word, then what is proposed for it. */
function cycle(step: 1 | -1, place: Place): Change {
  const { props, layout, gesture } = place;
  const links = linksAt(layout, props.links, place);
  const proposals = linksAt(layout, props.proposals, place);
  const all = [...links, ...proposals];
  const before = all.findIndex((link) => sameLink(link, gesture.current));
  const next = before < 0 ? Math.min(step, 0) : before + step;
  const index = (next + all.length) % all.length;
  const chosen = all[index];
  if (!chosen) return saidNoLinks(place);
  return index < links.length
    ? toLink("canvas-current", chosen, index, links.length, place)
    : toLink("canvas-current-proposal", chosen, index - links.length, proposals.length, place);
}

/** p and P: the next proposal in the order of this side's words, wherever it is. */
function toProposal(step: 1 | -1, place: Place): Change {
  const { props, layout, gesture, side, word } = place;
  const other = opposite[side];
  const all = props.proposals.toSorted((p, q) => p[side] - q[side] || p[other] - q[other]);
  const before = all.findIndex((one) => sameLink(one, gesture.current));
  const after = all.findIndex((one) => one[side] >= word);
  // Once one has been decided about, the way goes on from its word.
  const start = step > 0 ? Math.max(after, 0) : (after < 0 ? all.length : after) - 1;
  const index = ((before < 0 ? start : before + step) + all.length) % all.length;
  const chosen = all[index];
  if (!chosen) return {};
  const current = toLink("canvas-current-proposal", chosen, index, all.length, place);
  return { ...current, ...at(place, layout[side]?.owner[chosen[side] - 1] ?? word) };
}

/** Goes to a link or a proposal, the one at `index` of so many, and says so. */
function toLink(
  id: "canvas-current" | "canvas-current-proposal",
  link: CanvasLink | CanvasProposal,
  index: number,
  count: number,
  place: Place,
): Change {
  const args = { number: index + 1, count, says: linkTitle(place.props, link) };
  return { ...said(place, { id, args }), current: { left: link.left, right: link.right } };
}

/** Delete: the current link or proposal; with Shift every link of the word. */
function remove(all: boolean, place: Place): Change {
  const { props, layout, gesture } = place;
  if (props.readonly) return {};
  const own = linksAt(layout, props.links, place).filter((link) => link.owner !== "theirs");
  const proposal = linksAt(layout, props.proposals, place).find((one) =>
    sameLink(one, gesture.current),
  );
  const current = currentHere(place);
  const gone = all ? own : own.filter((link) => sameLink(link, current)).slice(0, 1);
  if (!all && proposal) props.onRejectProposal(proposal);
  else if (gone.length === 0) return saidNoLinks(place);
  else props.onRemoveLinks(gone.map(({ left, right }) => ({ left, right })));
  return {};
}
