import type { Format, Link, Request } from "../../engine/answers.js";
import { writeLinks } from "../../model/notation.js";
import { compareLinks } from "../../model/state.js";

type Formats = Pick<Request, "leftFormat" | "rightFormat">;

const endings: Readonly<Record<Format, string>> = {
  conllu: "conllu",
  conllup: "conllup",
  conllx: "conllx",
  conll2009: "conll09",
  brackets: "mrg",
  discbracket: "discbracket",
  export: "export",
  tiger: "xml",
  alpino: "xml",
  newick: "nwk",
  words: "txt",
};

/** The names that the command has for the two texts. */
export function savedAs({ leftFormat = "conllu", rightFormat = "conllu" }: Formats) {
  return { left: `A.${endings[leftFormat]}`, right: `B.${endings[rightFormat]}` };
}

/**
 * The command that gives this score, for the two texts saved as `savedAs` says.
 *
 * The links go in through the pipe: nothing in their notation means anything to a shell.
 */
export function command(
  links: readonly Link[],
  { options, readAs, ...formats }: Formats & Pick<Request, "options" | "readAs">,
): string {
  const { left, right } = savedAs(formats);
  // Dependencies are no phrases to be read, and the command line takes the wish with either.
  const flags = [
    readAs === undefined ? "" : ` --as ${readAs}`,
    options.stripSubtypes ? " --strip-subtypes" : "",
    options.ignorePunctuation ? " --ignore-punctuation" : "",
  ].join("");
  const notation = writeLinks([...links].sort(compareLinks), false);
  return `echo "${notation}" | twintree compare ${left} ${right} --links -${flags}`;
}
