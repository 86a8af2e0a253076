/** What is the same in every command that stands for something on the page: its files, and its flags. */
import type { Format, Request } from "../engine/answers.js";

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

/** The name under which a text is saved. */
export function savedAs(name: string, format: Format = "conllu"): string {
  return `${name}.${endings[format]}`;
}

/** How pairs are compared, each flag with a blank before it. */
export function pairFlags({ options, readAs }: Pick<Request, "options" | "readAs">): string {
  return [
    // Dependencies are no phrases to be read, and the command line takes the wish with either.
    readAs === undefined ? "" : ` --as ${readAs}`,
    options.stripSubtypes ? " --strip-subtypes" : "",
    options.ignorePunctuation ? " --ignore-punctuation" : "",
  ].join("");
}
