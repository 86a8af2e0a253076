/** Projection on the command line. */
import type { Command } from "../../copy/command.js";
import type { SentencePair, SetName } from "../../examples/training-sets.js";
import {
  filesOf,
  flags,
  type PairCommand,
  pairCommand,
  quoted,
  type Subject,
} from "../../model/command.js";
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

/** The file of a model that was trained on a set. */
export const modelName = (set: SetName): string =>
  `${set === "page" ? "pairs" : set}.projection-model.txt`;

/** The command that trains a model on a set as it is chosen; its files are made of the pairs. */
export function trainCommand(
  { passes, width, early }: Chosen,
  set: SetName,
  pairs: () => Promise<readonly SentencePair[]>,
): Command {
  const { left, right } = filesOf({ leftFormat: "brackets", rightFormat: "brackets" });
  const links = "links.txt";
  const files = [left, right, links].map((name, at) => ({
    name,
    content: async () =>
      new Blob(
        (await pairs()).map((pair) => `${pair[at]?.trim()}\n`),
        { type: "text/plain" },
      ),
  }));
  const own = flags({
    "--links": links,
    "--model": modelName(set),
    "--passes": passes,
    "--beam": width,
    "--early": early,
  });
  return { text: `twintree project train ${left} ${right}${own}`, files };
}
