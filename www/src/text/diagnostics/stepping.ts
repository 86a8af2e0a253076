/** Diagnostics in the order in which they are read and stepped through. */
import type { Diagnostic } from "../../engine/answers.js";
import type { SourceTab } from "../../model/state.js";
import { isOfSource } from "./wording.js";

const order: readonly string[] = ["left", "right", "links"];

/** The diagnostics of the three texts by text, line and column: A before B before the links. */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(isOfSource).sort(compare);
}

/** A place in one of the texts. */
interface Stop {
  readonly source: Diagnostic["source"];
  readonly span: Pick<Diagnostic["span"], "line" | "column">;
}

function compare(a: Stop, b: Stop): number {
  return (
    order.indexOf(a.source) - order.indexOf(b.source) ||
    a.span.line - b.span.line ||
    a.span.column - b.span.column
  );
}

/**
 * The error after (1) or before (-1) a place, going round; warnings only where there are no errors.
 * Undefined when there is nothing at all. Linear in the diagnostics.
 */
export function nextDiagnostic(
  diagnostics: readonly Diagnostic[],
  from: { readonly source: SourceTab; readonly line: number; readonly column: number },
  direction: -1 | 1,
): Diagnostic | undefined {
  const all = inOrder(diagnostics);
  const errors = all.filter((diagnostic) => diagnostic.severity === "error");
  const stops = errors.length > 0 ? errors : all;
  const here = { source: from.source, span: from };
  const found =
    direction === 1
      ? stops.find((stop) => compare(stop, here) > 0)
      : stops.findLast((stop) => compare(stop, here) < 0);
  return found ?? (direction === 1 ? stops[0] : stops.at(-1));
}
