/** Which repairs there are, in the order in which they are made. */
export const repairIds = [
  "byte-order-mark",
  "carriage-returns",
  "line-ends",
  "escapes",
  "fences",
  "spaces",
  "no-break-spaces",
  "outer-blanks",
  "eight-columns",
] as const;
export type RepairId = (typeof repairIds)[number];
