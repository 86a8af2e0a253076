/** Projection on the command line. */
import { flags, type PairCommand, pairCommand, quoted, type Subject } from "../../model/command.js";
import type { Chosen, KnownModel } from "./props.js";

/**
 * The command that reads the projection of a pair of clauses off its links, or that predicts it by the model;
 * undefined where there is none.
 */
export function projectionCommand(
  of: Subject,
  { segment, beam, seenOnly }: Chosen,
  model: KnownModel | undefined,
): PairCommand | undefined {
  if (segment === "derive") return pairCommand("project extract", of, { links: "--links" });
  if (segment === "train" || model === undefined) return undefined;
  const { name, text } = model;
  const own = flags({
    "--model": quoted(name),
    "--beam": beam,
    "--without": seenOnly ? undefined : "lexicon,inflection",
    "--explain": true,
  });
  const files = [{ name, content: () => text }];
  // The translation is not there when a clause is predicted.
  return pairCommand("project predict", of, { isLeftAlone: true, flags: own, files });
}
