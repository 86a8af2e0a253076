/** Crossings on the command line. */
import {
  flags,
  type PairCommand,
  pairCommand,
  pairFlags,
  type Subject,
} from "../../model/command.js";
import type { Chosen } from "./props.js";
import { representationOf } from "./tested.js";

/** What one's own head rules are called where they are saved. */
const ownRules = "rules.txt";

/** The command that gives the figures of all types of alignment, and every pair of phrases that crosses. */
export function crossingsCommand(of: Subject, chosen: Chosen): PairCommand {
  const { rules, text } = chosen;
  const isOwn = rules === "own";
  const own = flags({
    "--as": representationOf(chosen, of.leftFormat ?? "conllu"),
    "--head-rules": isOwn ? ownRules : rules === "semantic" ? rules : undefined,
    "--each": true,
  });
  return pairCommand("crossings", of, {
    links: "--links",
    flags: pairFlags({ options: of.options, readAs: undefined }) + own,
    files: isOwn ? [{ name: ownRules, content: () => `${text}\n` }] : [],
  });
}
