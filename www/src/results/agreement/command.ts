/** Agreement on the command line. */
import type { PairCommand } from "../../model/command.js";
import { writeLinks } from "../../model/notation.js";
import type { Work } from "../../model/state.js";

/** The command that sets the links of all pairs against those of the other person. */
export function agreementCommand({ pairs, theirs }: Pick<Work, "pairs" | "theirs">): PairCommand {
  const links = () => pairs.map(({ links }) => `${writeLinks(links, false)}\n`).join("");
  return {
    text: "twintree agreement links.txt theirs.txt --json",
    files: [
      { name: "links.txt", content: links },
      { name: "theirs.txt", content: () => `${theirs.trimEnd()}\n` },
    ],
  };
}
