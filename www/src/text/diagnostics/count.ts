/** How many problems there are, of which the core lists the first of each kind. */
import type { Diagnostic } from "../../engine/answers.js";

/** The number of problems, with those of their kinds that are not listed. */
export function countOf(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.reduce((sum, { more }) => sum + 1 + (more ?? 0), 0);
}

/** How many of them are errors. */
export function errorCount(diagnostics: readonly Diagnostic[]): number {
  return countOf(diagnostics.filter((diagnostic) => diagnostic.severity === "error"));
}
