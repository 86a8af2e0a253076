/** What a key or a click does: the next gesture, and what is told. */
import type { Side } from "../../engine/answers.js";
import type { WordRef } from "../../model/refs.js";
import type { Gesture } from "../gesture.js";
import type { PairLayout } from "../layout/pair.js";
import type { PlacedTree } from "../layout/tree.js";
import { formOf, letter, linkTitle, opposite } from "../names.js";
import type { CanvasProps } from "../props.js";
import { currentLink, isSame, linksAt, sentencesOf } from "../view.js";
import type { Command } from "./keys.js";
import { moved, nearest, nextUnaligned, searched } from "./moves.js";
import { linkOf } from "./pointer.js";

/** A command with what the pointer adds: a click arms and links without moving the focus across. */
export type Act =
  | Exclude<Command, { kind: "choose" | "help" }>
  | { readonly kind: "choose"; readonly by: "key" | "pointer" };

/** What an act works on. */
interface Scope {
  readonly props: CanvasProps;
  readonly layout: PairLayout;
  readonly gesture: Gesture;
}

/** The gesture afterwards, and the row that is to get the focus, if it moves. */
interface Outcome {
  readonly gesture: Gesture;
  readonly focus: Side | undefined;
}

/** Performs an act at the active word of `side`. */
export function perform(act: Act, side: Side, scope: Scope): Outcome {
  const { props, layout, gesture } = scope;
  const tree = layout[side];
  const sentence = props[side].sentence;
  const stay: Outcome = { gesture, focus: undefined };
  if (!tree || !sentence) return stay;
  const word = gesture.active[side] ?? tree.words[0]?.id;
  if (word === undefined) return stay;
  const here: WordRef = { side, word };
  const form = formOf(sentence, word);
  switch (act.kind) {
    case "move":
      return at(
        scope,
        side,
        (tree.phrases && props.phrases?.movedIn(tree, word, act.to)) ?? moved(tree, word, act.to),
      );
    case "search": {
      const found = searched(tree, sentence, word, act.typed);
      if (found !== undefined) return at(scope, side, found);
      props.onAnnounce({ id: "canvas-not-found", args: { side: letter[side], typed: act.typed } });
      return stay;
    }
    case "unaligned": {
      const found = nextUnaligned(tree, word, act.step, linkedUnits(tree, scope, side));
      if (found !== undefined) return at(scope, side, found);
      props.onAnnounce({ id: "canvas-no-unaligned", args: { side: letter[side] } });
      return stay;
    }
    case "choose":
      return choose(here, act.by, scope);
    case "escape":
      if (!gesture.armed) return { gesture: { ...gesture, current: undefined }, focus: undefined };
      props.onAnnounce({ id: "canvas-disarmed" });
      return { gesture: { ...gesture, armed: undefined }, focus: gesture.armed.side };
    case "cycle":
      return cycle(here, act.step, form, scope);
    case "proposal":
      // Where nothing is proposed, the key says of a link that it is only possible.
      if (props.proposals.length > 0) return toProposal(here, act.step, scope);
      toggleCertainty(here, form, scope);
      return stay;
    case "remove":
      remove(here, act.all, form, scope);
      return stay;
    case "relation": {
      const current = currentLink(layout, props, { ...gesture, focus: side });
      const own = props.links.find((link) => isSame(link, current));
      if (own && !props.readonly)
        props.onSetRelation({ left: own.left, right: own.right }, act.relation);
      else if (!own) props.onAnnounce({ id: "canvas-no-links", args: { form } });
      return stay;
    }
    case "fold":
      return {
        gesture: { ...gesture, active: { ...gesture.active, [side]: word } },
        focus: undefined,
      };
  }
}

function at({ gesture }: Scope, side: Side, word: number): Outcome {
  return { gesture: { ...gesture, active: { ...gesture.active, [side]: word } }, focus: undefined };
}

function linkedUnits(tree: PlacedTree, { props }: Scope, side: Side): Set<number> {
  const linked = new Set<number>();
  for (const link of props.links) {
    const own = tree.owner[link[side] - 1];
    if (own !== undefined && link.owner !== "theirs") linked.add(own);
  }
  return linked;
}

/** Enter or a click: arms the first word, links it with the second. */
function choose(here: WordRef, by: "key" | "pointer", scope: Scope): Outcome {
  const { props, layout, gesture } = scope;
  const { side, word } = here;
  const stay: Outcome = { gesture, focus: undefined };
  if (props.readonly) return stay;
  if (by === "key" && !gesture.armed) {
    const proposal = props.proposals.find(
      (one) => isSame(one, gesture.current) && one[side] === word,
    );
    if (proposal) {
      props.onAcceptProposal(proposal);
      return { gesture: { ...gesture, current: undefined }, focus: undefined };
    }
  }
  const stale = (["left", "right"] as const).find(
    (one) => props[one].stale || props[one].broken || !layout[one],
  );
  if (stale) {
    const { broken, stale: older } = props[stale];
    const why = broken ? "errors" : older ? "older" : "undrawn";
    props.onAnnounce({ id: "canvas-cannot-link", args: { side: letter[stale], why } });
    return stay;
  }
  const armed = gesture.armed;
  if (armed && armed.side !== side) {
    const link = linkOf(armed.side, armed.word, word);
    const linked = props.links.some((one) => isSame(one, link) && one.owner !== "theirs");
    props.onToggleLink(link);
    return {
      gesture: { ...gesture, armed: undefined, current: linked ? undefined : link },
      focus: by === "key" ? armed.side : undefined,
    };
  }
  if (armed?.word === word) {
    props.onAnnounce({ id: "canvas-disarmed" });
    return { gesture: { ...gesture, armed: undefined }, focus: undefined };
  }
  const other = opposite[side];
  props.onAnnounce({
    id: "canvas-armed-said",
    args: {
      form: formOf(props[side].sentence, word),
      side: letter[side],
      id: word.toString(),
      other: letter[other],
    },
  });
  if (by === "pointer") return { gesture: { ...gesture, armed: here }, focus: undefined };
  const active = { ...gesture.active, [other]: across(here, scope) ?? gesture.active[other] };
  return { gesture: { ...gesture, armed: here, active }, focus: other };
}

/** Where the focus lands on the other side: at the first counterpart, else at the word opposite. */
function across(here: WordRef, { props, layout }: Scope): number | undefined {
  const other = opposite[here.side];
  const tree = layout[other];
  const linked = linksAt(layout, [...props.links, ...props.proposals], here)[0];
  const x = layout[here.side]?.words.find((word) => word.id === here.word)?.x;
  if (!tree || x === undefined) return undefined;
  return linked ? tree.owner[linked[other] - 1] : nearest(tree, x);
}

/** [ and ]: the links of the word, then what is proposed for it. */
function cycle(here: WordRef, step: 1 | -1, form: string, scope: Scope): Outcome {
  const { props, layout, gesture } = scope;
  const links = linksAt(layout, props.links, here);
  const all = [...links, ...linksAt(layout, props.proposals, here)];
  if (all.length === 0) {
    props.onAnnounce({ id: "canvas-no-links", args: { form } });
    return { gesture, focus: undefined };
  }
  const before = all.findIndex((link) => isSame(link, gesture.current));
  const next =
    before < 0 ? (step > 0 ? 0 : all.length - 1) : (before + step + all.length) % all.length;
  const chosen = all[next];
  if (!chosen) return { gesture, focus: undefined };
  const own = next < links.length;
  props.onAnnounce({
    id: own ? "canvas-current" : "canvas-current-proposal",
    args: {
      number: own ? next + 1 : next + 1 - links.length,
      count: own ? links.length : all.length - links.length,
      says: linkTitle(sentencesOf(props), chosen),
    },
  });
  const current = { left: chosen.left, right: chosen.right };
  return { gesture: { ...gesture, current }, focus: undefined };
}

/** p and P: the next proposal in the order of this side's words, wherever it is. */
function toProposal({ side, word }: WordRef, step: 1 | -1, scope: Scope): Outcome {
  const { props, layout, gesture } = scope;
  const other = opposite[side];
  const all = props.proposals.toSorted((p, q) => p[side] - q[side] || p[other] - q[other]);
  const before = all.findIndex((one) => isSame(one, gesture.current));
  const after = all.findIndex((one) => one[side] >= word);
  // Once one has been decided about, the way goes on from its word.
  const start = step > 0 ? Math.max(after, 0) : (after < 0 ? all.length : after) - 1;
  const index = ((before < 0 ? start : before + step) + all.length) % all.length;
  const chosen = all[index];
  if (!chosen) return { gesture, focus: undefined };
  props.onAnnounce({
    id: "canvas-current-proposal",
    args: {
      number: index + 1,
      count: all.length,
      says: linkTitle(sentencesOf(props), chosen),
    },
  });
  const active = { ...gesture.active, [side]: layout[side]?.owner[chosen[side] - 1] ?? word };
  const current = { left: chosen.left, right: chosen.right };
  return { gesture: { ...gesture, active, current }, focus: undefined };
}

/** p where nothing is proposed: the current link is possible, or sure again. */
function toggleCertainty({ side }: WordRef, form: string, { props, layout, gesture }: Scope): void {
  const current = currentLink(layout, props, { ...gesture, focus: side });
  const own = props.links.find((link) => isSame(link, current) && link.owner !== "theirs");
  if (own === undefined) props.onAnnounce({ id: "canvas-no-links", args: { form } });
  else if (!props.readonly) props.onToggleCertainty({ left: own.left, right: own.right });
}

/** Delete: the current link or proposal; with Shift every link of the word. */
function remove(
  here: WordRef,
  all: boolean,
  form: string,
  { props, layout, gesture }: Scope,
): void {
  if (props.readonly) return;
  const own = linksAt(layout, props.links, here).filter((link) => link.owner !== "theirs");
  const proposal = props.proposals.find(
    (one) => isSame(one, gesture.current) && linksAt(layout, [one], here).length > 0,
  );
  if (!all && proposal) {
    props.onRejectProposal(proposal);
    return;
  }
  const current = currentLink(layout, props, { ...gesture, focus: here.side });
  const gone = all ? own : own.filter((link) => isSame(link, current)).slice(0, 1);
  if (gone.length === 0) props.onAnnounce({ id: "canvas-no-links", args: { form } });
  else props.onRemoveLinks(gone.map(({ left, right }) => ({ left, right })));
}
