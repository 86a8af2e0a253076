/**
 * Two trees side by side, a row for each word: A's words stand at the right of their half and B's at the left of
 * theirs, links run between them, and brackets outside lead from heads to dependents. It goes on downwards, never
 * sideways.
 */
import type { Side } from "../../../engine/answers.js";
import { arcsOf } from "../../layout/arc-tree.js";
import type { LevelledArc } from "../../layout/arcs.js";
import { beside } from "../../layout/box.js";
import { type Frame, frameOf, type Given, wordsOf } from "../../layout/frame.js";
import { graphemes } from "../../layout/graphemes.js";
import { round } from "../../layout/measure.js";
import {
  lengthOf,
  mostWords,
  type PairLayout,
  type PairOptions,
  type PairSide,
} from "../../layout/pair.js";
import { tokenSpans } from "../../layout/token.js";
import type {
  PlacedBracket,
  PlacedGhost,
  PlacedRoot,
  PlacedToken,
  PlacedTree,
  PlacedWord,
} from "../../layout/tree.js";
import type { Unit, WordUnit } from "../../layout/unit.js";
import { type Line, wrapped } from "./wrapped.js";

/** Sizes of type in pixels; those of the page's measure are other ones. */
export const sizes = { word: 15, block: 13, measured: 17 } as const;

/** What is kept free, in pixels. */
const space = {
  /** Above the first row, where the letters of the sides stand, and below the last one. */
  head: 40,
  end: 20,
  /** Between label and word, and beside the label for a sign. */
  label: 14,
  sign: 34,
  /** Outside of the brackets, and between them and what they lead to. */
  edge: 6,
  tip: 8,
  /** Within the box of a block, and around it. */
  box: 10,
  around: 4,
} as const;

/** How far apart brackets stand, and how much of a half they take at most: with labels, and without. */
const nesting = { most: 11, least: 2.5, labelled: 0.28, bare: 0.2 } as const;

/** How much wider a word is here than it was measured, in bold type as well. */
const widened = (1.13 * sizes.word) / sizes.measured;

/** The least room for links between the columns, with and without labels, and the most. */
const between = { labelled: 96, bare: 56, most: 190 } as const;

/** A box over several rows' worth of text. */
export interface PlacedBlock {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

/** A word in its row, or what is folded into one. */
export interface RowWord extends PlacedWord {
  readonly height: number;
  /** Where its text ends at the side of the links. */
  readonly textX: number;
  readonly block: PlacedBlock | undefined;
}

/** A tree whose words stand below each other. */
export interface RowTree extends PlacedTree {
  readonly words: readonly RowWord[];
  /** Where labels begin at the brackets; the brackets stand outside. */
  readonly edge: number;
  readonly hasLabels: boolean;
}

/** A pair in rows. */
export interface RowsLayout extends PairLayout {
  readonly drawing: "rows";
  readonly left: RowTree | undefined;
  readonly right: RowTree | undefined;
}

/** A band from the side of A to that of B, from its upper to its lower edge at either. */
export interface Band {
  readonly x1: number;
  readonly top1: number;
  readonly end1: number;
  readonly x2: number;
  readonly top2: number;
  readonly end2: number;
}

/** What rows need to be laid out: the room for them, and how high a row is. */
export interface Room {
  readonly width: number;
  readonly row: number;
}

/** One side before anything has a place. */
interface Column {
  readonly frame: Frame;
  readonly arcs: readonly LevelledArc[];
  readonly levels: number;
  /** Of the widest row: its label, its word, both together. */
  readonly widest: { readonly word: number; readonly both: number };
}

/** Lays out a pair in a room. O(arcs² + words). */
export function rowsPair(
  left: PairSide,
  right: PairSide,
  options: PairOptions,
  room: Room,
): RowsLayout {
  const columns = {
    left: columnOf("left", left, options),
    right: columnOf("right", right, options),
  };
  const all = [columns.left, columns.right].filter((one) => one !== undefined);
  const nested = ({ levels }: Column, labels: boolean) => {
    const most = (room.width / 2) * (labels ? nesting.labelled : nesting.bare);
    const step = Math.min(nesting.most, most / Math.max(1, levels));
    return space.edge + space.tip + levels * Math.max(nesting.least, step);
  };
  const need = (column: Column | undefined, labels: boolean) =>
    column === undefined
      ? 0
      : nested(column, labels) +
        space.sign +
        beside.port +
        (labels ? column.widest.both : column.widest.word);
  const most = (labels: boolean) =>
    2 * Math.max(need(columns.left, labels), need(columns.right, labels));
  const labels = options.labels && most(true) + between.labelled <= room.width;
  const least = labels ? between.labelled : between.bare;
  // What is left over goes to the links first, then to the columns, and the rest stays free on both sides.
  const free = Math.max(0, room.width - most(labels) - least);
  const gap = Math.min(between.most, least + free / 3);
  const side = Math.min((room.width - gap) / 2, most(labels) / 2 + 70);
  const start = (room.width - gap) / 2 - side;
  const trees = all.map((column) =>
    treeOf(column, {
      outer: column.frame.side === "left" ? start : room.width - start,
      port: (room.width + (column.frame.side === "left" ? -gap : gap)) / 2,
      nested: nested(column, labels),
      labels,
      row: room.row,
    }),
  );
  const of = (wanted: Side) => trees.find(({ tree }) => tree.side === wanted)?.tree;
  return {
    drawing: "rows",
    width: room.width,
    height: Math.ceil(Math.max(space.head, ...trees.map(({ end }) => end)) + space.end),
    left: of("left"),
    right: of("right"),
    rows: { left: space.head, right: space.head },
  };
}

function columnOf(side: Side, one: PairSide, options: PairOptions): Column | undefined {
  const { sentence, folded } = one;
  if (sentence === undefined || lengthOf(sentence) > mostWords) return undefined;
  const { labels, measure, blocks } = options;
  const given: Given = { side, sentence, folded, blocks: blocks?.[side], labels, measure };
  const plain = frameOf(given, undefined, true);
  const frame = options.withEnhanced?.(plain) ?? plain;
  const arcs = arcsOf(frame);
  const wide = frame.units.map((unit, rank) =>
    unit.kind === "word" && unit.alike ? 0 : widthOf(frame, rank),
  );
  const labelled = frame.units.map((unit, rank) => {
    const own = unit.kind === "word" && !unit.alike ? measure(unit.label, "label") : 0;
    return own + space.label + (wide[rank] ?? 0);
  });
  return {
    frame,
    arcs,
    levels: arcs.reduce((most, { level }) => Math.max(most, level), 0),
    widest: { word: Math.max(40, ...wide), both: Math.max(80, ...labelled) },
  };
}

/** How wide the text of a unit is at most. */
function widthOf({ widths }: Frame, rank: number): number {
  return (widths[rank] ?? 0) * widened;
}

/** Where a side stands: its outer end, the one where links begin, and how far its brackets reach. */
interface Stand {
  readonly outer: number;
  readonly port: number;
  readonly nested: number;
  readonly labels: boolean;
  readonly row: number;
}

/** A unit in its row. */
interface Placed {
  readonly unit: Unit;
  readonly rank: number;
  readonly top: number;
  readonly height: number;
  /** Where brackets lead to it. */
  readonly foot: number;
  readonly block: PlacedBlock | undefined;
}

function treeOf(column: Column, stand: Stand): { readonly tree: RowTree; readonly end: number } {
  const { frame, arcs } = column;
  const { side, direction } = frame;
  /** From the links outwards. */
  const away = side === "left" ? -1 : 1;
  const { port, labels } = stand;
  const edge = stand.outer - away * stand.nested;
  const placed: Placed[] = [];
  let y: number = space.head;
  frame.units.forEach((unit, rank) => {
    const one = place(unit, rank, y, { frame, port, edge, row: stand.row });
    placed.push(one);
    y = one.top + one.height + (one.block ? space.around : 0);
  });
  const words = placed.flatMap((one): RowWord[] =>
    one.unit.kind === "word" ? [wordOf(one, one.unit, { ...stand, edge, away }, frame)] : [],
  );
  const ghosts = placed.flatMap(({ unit, rank, foot }): PlacedGhost[] =>
    unit.kind === "empty"
      ? [
          {
            text: unit.text,
            title: unit.title,
            x: round(port + away * (beside.port + (frame.widths[rank] ?? 0) / 2)),
            y: round(foot),
            width: round(frame.widths[rank] ?? 0),
          },
        ]
      : [],
  );
  const foot = (rank: number) => placed[rank]?.foot ?? 0;
  const step = column.levels === 0 ? 0 : (stand.nested - space.edge - space.tip) / column.levels;
  const drawn = arcs.map((arc): PlacedBracket => {
    const { dependent, head, label: text, extended, crossing, headRight, level } = arc;
    const [own, over] = headRight ? [arc.a, arc.b] : [arc.b, arc.a];
    const [y1, y2] = [foot(own), foot(over)];
    // Beside the tip that leads to the head itself.
    const from = round(y2 + Math.sign(y1 - y2) * 5);
    const width = round(frame.measure(text, "label"));
    const x = edge - away * (space.tip + width / 2);
    const isWord = frame.rank.has(dependent);
    return {
      kind: "bracket",
      dependent,
      head,
      crossing,
      extended,
      x1: round(edge),
      y1: round(y1),
      x2: round(edge),
      y2: from,
      out: round(edge + away * (space.tip + level * step)),
      radius: Math.min(4, Math.max(1, step / 2)),
      label: labels && isWord ? { text, x: round(x), y: round(y1), width } : undefined,
      title: text,
    };
  });
  const isOwn = ({ dependent }: PlacedBracket) => frame.rank.has(dependent);
  const rootAt = (rank: number, id: number): PlacedRoot => {
    const at = round(edge - away * 2);
    return { id, x: at, y: round(foot(rank)), foot: round(foot(rank)) };
  };
  return {
    end: y,
    tree: {
      side,
      direction,
      away,
      rowY: 0,
      words,
      ghosts,
      tokens: tokensOf(frame, placed, port, away),
      connections: drawn.filter(isOwn),
      enhanced: frame.extra && {
        connections: drawn.filter((one) => !isOwn(one)),
        roots: [...(frame.extraRoots ?? [])].map((rank) => rootAt(rank, 0)),
      },
      nodes: [],
      roots: wordsOf(frame).flatMap(({ unit, rank }) =>
        unit.head === 0 ? [rootAt(rank, unit.id)] : [],
      ),
      owner: frame.owner,
      left: Math.min(stand.outer, port),
      right: Math.max(stand.outer, port),
      edge: round(edge),
      hasLabels: labels,
    },
  };
}

/** A unit at `y` in the row of its own. */
function place(
  unit: Unit,
  rank: number,
  y: number,
  { frame, port, edge, row }: { frame: Frame; port: number; edge: number; row: number },
): Placed {
  if (unit.kind === "empty" || !unit.alike)
    return { unit, rank, top: y, height: row, foot: y + row / 2, block: undefined };
  const width = Math.abs(port - edge);
  const inside = frame.sentence.words.filter(({ id }) => frame.owner[id - 1] === unit.id);
  const measured = (text: string) => (frame.measure(text, "word") * sizes.block) / sizes.measured;
  const lines = wrapped(inside, unit.id, width - 2 * space.box, measured);
  const height = row + lines.length * (sizes.block + 5) + 6;
  const top = y + space.around;
  const block = {
    x: round(Math.min(port, edge)),
    y: round(top),
    width: round(width),
    height,
    lines,
  };
  return { unit, rank, top, height, foot: top + row / 2 + 1, block };
}

function wordOf(
  { rank, top, height, block }: Placed,
  unit: WordUnit,
  { port, edge, away, labels }: Stand & { readonly edge: number; readonly away: -1 | 1 },
  frame: Frame,
): RowWord {
  const { kind: _, head: __, label, depth: ___, crossing: ____, ...word } = unit;
  const own = widthOf(frame, rank);
  // A sign alone may stand over the bracket.
  const labelRoom = labels ? frame.measure(label, "label") + space.label : 0;
  const most = Math.abs(port - edge) - beside.port - space.tip - labelRoom;
  const measure = (part: string) => frame.measure(part, "word-apart") * widened;
  const [text, width] = fitted(word.text, own, most, measure);
  return {
    ...word,
    text,
    rank,
    x: round(port),
    textX: round(port + away * beside.port),
    width: round(block ? block.width - space.box - beside.port : width),
    linkY: round(top + height / 2),
    height,
    block,
  };
}

/** A text that is too wide is cut at its end. */
function fitted(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): readonly [string, number] {
  if (width <= most) return [text, width];
  const letters = graphemes(text);
  for (let kept = letters.length - 1; kept > 0; kept -= 1) {
    const cut = `${letters.slice(0, kept).join("")}…`;
    const own = measure(cut);
    if (own <= most) return [cut, own];
  }
  return ["…", measure("…")];
}

/** The brackets of multiword tokens, where the links begin. */
function tokensOf(
  frame: Frame,
  placed: readonly Placed[],
  port: number,
  away: -1 | 1,
): PlacedToken[] {
  return tokenSpans(frame).flatMap(({ a, b, text, title, width }) => {
    const [first, last] = [placed[a], placed[b]];
    if (!first || !last) return [];
    const x = round(port - away * 5);
    return [
      {
        text,
        title,
        x1: x,
        x2: x,
        y: round(first.top + 3),
        y2: round(last.top + last.height - 3),
        textX: round(x - away * (6 + width / 2)),
        textY: round((first.top + last.top + last.height) / 2),
      },
    ];
  });
}
