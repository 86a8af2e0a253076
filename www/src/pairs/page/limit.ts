/** A condition that is a limit alone: it is drawn into the plots. */

/** A measure, a sign and a number. */
export interface Limit {
  readonly name: string;
  readonly sign: "below" | "most" | "above" | "least";
  readonly value: number;
  /** As it was typed. */
  readonly text: string;
}

/** The limit that a condition is; undefined where it is more than that. */
export function limitOf(condition: string): Limit | undefined {
  const [, name, sign, text] = /^\s*([\w.]+)\s*([<>]=?)\s*(\d*\.?\d+)\s*$/.exec(condition) ?? [];
  if (name === undefined || sign === undefined || text === undefined) return undefined;
  return { name, sign: signs[sign] ?? "below", value: Number(text), text };
}

const signs: Readonly<Record<string, Limit["sign"]>> = {
  "<": "below",
  "<=": "most",
  ">": "above",
  ">=": "least",
};
