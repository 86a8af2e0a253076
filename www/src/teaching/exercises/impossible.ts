/** Why nothing can be asked about a pair. */
import type { ComparisonResult, StepsResult } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { Snapshot } from "../../model/snapshot.js";
import "./texts/en.ftl";

/** That nothing can be asked about the pair of a snapshot, where what its links come to is known. */
export function impossible(
  { withoutHeads }: Snapshot,
  result: ComparisonResult | StepsResult | undefined,
): string {
  return t("exercise-impossible", { why: why(withoutHeads.length > 0, result) });
}

function why(lacksHeads: boolean, result: ComparisonResult | StepsResult | undefined): string {
  if (lacksHeads) return "heads";
  if (result?.kind === "ok") return "few";
  return result?.diagnostics.every(({ code }) => code === "too-large") ? "large" : "errors";
}
