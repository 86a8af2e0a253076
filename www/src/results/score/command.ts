import type { Link, Request } from "../../engine/answers.js";
import { pairFlags, savedAs } from "../../model/command.js";
import { writeLinks } from "../../model/notation.js";
import { compareLinks } from "../../model/state.js";

type Formats = Pick<Request, "leftFormat" | "rightFormat">;

/** The names that the command has for the two texts. */
export function filesOf({ leftFormat, rightFormat }: Formats) {
  return { left: savedAs("A", leftFormat), right: savedAs("B", rightFormat) };
}

/**
 * The command that gives this score, for the two texts saved as `filesOf` says.
 *
 * The links go in through the pipe: nothing in their notation means anything to a shell.
 */
export function command(
  links: readonly Link[],
  { options, readAs, ...formats }: Formats & Pick<Request, "options" | "readAs">,
): string {
  const { left, right } = filesOf(formats);
  const notation = writeLinks([...links].sort(compareLinks), false);
  const flags = pairFlags({ options, readAs });
  return `echo "${notation}" | twintree compare ${left} ${right} --links -${flags}`;
}
