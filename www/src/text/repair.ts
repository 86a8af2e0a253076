/**
 * Repairs of texts that came through word processors, chats and older formats. Each says in how many
 * lines it has something to do, and does just that; nothing is ever mended unasked.
 */
import { byteOrderMark, carriageReturns, escapes, lineEnds } from "./repair/characters.js";
import { eightColumns, noBreakSpaces, outerBlanks, spaces } from "./repair/columns.js";
import type { Repair } from "./repair/each-line.js";
import { fences } from "./repair/fences.js";
import { commas, headerRow, notations, quotes } from "./repair/lines.js";
import { separated } from "./repair/separated.js";

/** The repairs, for sentences and for links, in the order in which they are made: each may show work for the next. */
const repairs = {
  "byte-order-mark": byteOrderMark,
  "line-ends": lineEnds,
  "carriage-returns": carriageReturns,
  escapes,
  quotes,
  fences,
  "header-row": headerRow,
  separated,
  spaces,
  "no-break-spaces": noBreakSpaces,
  "outer-blanks": outerBlanks,
  "eight-columns": eightColumns,
  notations,
  commas,
} satisfies Readonly<Record<string, Repair>>;
/** The name of a repair. */
export type RepairId = keyof typeof repairs;

/** Which repairs there are, in their order. */
export const repairIds = Object.keys(repairs) as readonly RepairId[];

/** The repairs that make sense in a text of sentences. */
export const sentenceRepairIds: readonly RepairId[] = repairIds.filter(
  (id) => id !== "commas" && id !== "notations",
);

/** The repairs that make sense in a text of links. */
export const linkRepairIds: readonly RepairId[] = [
  "byte-order-mark",
  "line-ends",
  "carriage-returns",
  "quotes",
  "fences",
  "notations",
  "commas",
];

/** A repair that has something to do. */
export interface Offer {
  readonly id: RepairId;
  /** In how many lines, at least 1. */
  readonly count: number;
  /** The text is read as well without it, so that there is no need to speak up. */
  readonly quiet: boolean;
}

/** What can be mended in a text. */
export function offers(
  text: string,
  ids: readonly RepairId[] = sentenceRepairIds,
): readonly Offer[] {
  return ids.flatMap((id) => {
    const count = repairs[id].count(text);
    const quiet = id === "byte-order-mark" || id === "carriage-returns";
    return count > 0 ? [{ id, count, quiet }] : [];
  });
}

/** The text after these repairs, made in their own order whatever the order given. */
export function mend(text: string, ids: readonly RepairId[]): string {
  return repairIds
    .filter((id) => ids.includes(id))
    .reduce((mended, id) => repairs[id].apply(mended), text);
}
