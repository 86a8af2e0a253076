/** The distances on the command line. */
import {
  flags,
  type PairCommand,
  pairCommand,
  pairFlags,
  parametersFile,
  parametersValue,
  type Subject,
} from "../../model/command.js";
import { parametersOf } from "../../model/evalb.js";
import { costsOf, costsText, isPlain } from "./costs.js";
import type { Chosen } from "./props.js";

/** The command that gives all distances of a pair, counted as chosen. */
export function distancesCommand(of: Subject, chosen: Chosen): PairCommand {
  const parameters = parametersOf(chosen);
  const own = flags({
    "--prune": chosen.shared,
    "--rooted": chosen.rooted,
    "--strict": chosen.strict,
    "--drop-punctuation": chosen.withoutPunctuation,
    "--evalb-parameters": parametersValue(parameters),
    "--relations-alone": chosen.relations,
    "--edit-costs": isPlain(chosen) ? undefined : costsText(costsOf(chosen)),
  });
  return pairCommand("distances", of, {
    links: chosen.byLinks ? "--by-links" : undefined,
    flags: pairFlags(of) + own,
    files: [parametersFile(parameters)],
  });
}
