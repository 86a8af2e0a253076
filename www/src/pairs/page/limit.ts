/** A condition that is a limit alone: it is drawn into the plots. */
import { type Operator, readCondition } from "../measure/condition.js";

const signs: Readonly<Partial<Record<Operator, "below" | "most" | "above" | "least">>> = {
  "<": "below",
  "<=": "most",
  ">": "above",
  ">=": "least",
};

/** The limit that a condition is: a measure, a sign and a number; undefined where it is more than that, or none. */
export function limitOf(text: string) {
  const reading = readCondition(text);
  const condition = reading.kind === "condition" ? reading.condition : undefined;
  if (condition?.kind !== "number") return undefined;
  const { column: name, operator, value } = condition;
  const sign = signs[operator];
  return sign && { name, sign, value };
}

/** Where the limit is one of this measure, its value. */
export function limitAt(text: string, measure: string): number | undefined {
  const limit = limitOf(text);
  return limit?.name === measure ? limit.value : undefined;
}
