/** Fusion on the command line. */
import { flags, type PairCommand, pairCommand, type Subject } from "../../model/command.js";
import { firstChosen, type Wanted } from "./props.js";

/** The command that makes the same sentences. */
export function fusionCommand(of: Subject, { merge, into, limit, modifiers }: Wanted): PairCommand {
  const own = flags({
    "--as": of.readAs,
    "--merge": merge,
    "--into": into === "right" ? into : undefined,
    "--limit": limit,
    "--modifiers": modifiers === firstChosen.modifiers ? undefined : modifiers,
  });
  return pairCommand("fuse", of, { links: "--links", flags: own });
}
