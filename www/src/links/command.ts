/** The aligner on the command line. */
import { flags, type PairCommand, pairCommand } from "../model/command.js";
import { plainAligner, type Work } from "../model/state.js";

/** What the synonyms are called where they are saved. */
const ownSynonyms = "synonyms.txt";

/** The command that proposes links of the pair shown by the options chosen. */
export function alignCommand({ aligner, formats, options, readAs }: Work): PairCommand {
  const { onlyMatching, baseline, relations, synonyms } = aligner;
  const weights = Object.values(aligner.weights).join();
  const hasSynonyms = synonyms.trim() !== "";
  const own = flags({
    "--as": readAs,
    "--baseline": baseline,
    // Equal subtrees leave nothing else to be chosen.
    "--only-matching": onlyMatching && !baseline,
    "--weights":
      weights === String(Object.values(plainAligner.weights)) || baseline ? undefined : weights,
    "--synonyms": hasSynonyms ? ownSynonyms : undefined,
    "--relations": relations,
  });
  const of = { leftFormat: formats.left, rightFormat: formats.right, options, readAs, links: [] };
  const files = hasSynonyms ? [{ name: ownSynonyms, content: () => `${synonyms}\n` }] : [];
  return pairCommand("align", of, { flags: own, files });
}
