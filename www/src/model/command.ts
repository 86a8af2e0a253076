/**
 * Commands that stand for something on the page: for what is said of the pair shown, with the options chosen, and what
 * those of all pairs have in common with them.
 */
import type { Format, Link, Request } from "../engine/answers.js";
import { areNamed } from "./evalb.js";
import { writeLinks } from "./notation.js";
import { compareLinks } from "./state.js";

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
  return flags({
    // Dependencies are no phrases to be read, and the command line takes the wish with either.
    "--as": readAs,
    "--strip-subtypes": options.stripSubtypes,
    "--ignore-punctuation": options.ignorePunctuation,
  });
}

/** Flags that are true, and options that have a value, each with a blank before it. */
export function flags(given: Readonly<Record<string, boolean | string | number | undefined>>) {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([flag, value]) => (value === true ? ` ${flag}` : ` ${flag} ${value}`))
    .join("");
}

/** What one's own parameters of EVALB are called where they are saved. */
const ownParameters = "own.prm";

/** The value of `--evalb-parameters`: a name, or the file of one's own. */
export function parametersValue(parameters: string | undefined): string | undefined {
  return parameters === undefined || areNamed(parameters) ? parameters : ownParameters;
}

/** One's own parameters of EVALB as a file; undefined where others are chosen. */
export function parametersFile(parameters: string | undefined): CommandFile | undefined {
  if (parameters === undefined || areNamed(parameters)) return undefined;
  return { name: ownParameters, content: () => parameters };
}

/** A file that a command names, as it is saved. */
export interface CommandFile {
  readonly name: string;
  content(): string;
}

/** A command about the pair shown. */
export interface PairCommand {
  readonly text: string;
  /** What it names besides the two texts. */
  readonly files: readonly CommandFile[];
}

/** What is asked about the pair shown. */
export type Subject = Pick<Request, "leftFormat" | "rightFormat" | "options" | "readAs" | "links">;

/** What of a command is its own. */
interface Own {
  /** The option by which it takes the links; it takes none where that is missing. */
  readonly links?: "--links" | "--by-links" | undefined;
  /** Its flags, as `flags` writes them. */
  readonly flags?: string;
  /** Whether it is about the left text alone. */
  readonly isLeftAlone?: boolean;
  readonly files?: readonly (CommandFile | undefined)[];
}

/** The names that commands have for the two texts. */
export function filesOf({ leftFormat, rightFormat }: Pick<Subject, "leftFormat" | "rightFormat">) {
  return { left: savedAs("A", leftFormat), right: savedAs("B", rightFormat) };
}

/**
 * A command about the two texts saved as `filesOf` says.
 *
 * The links go in through the pipe: nothing in their notation means anything to a shell.
 */
export function pairCommand(name: string, of: Subject, own: Own): PairCommand {
  const { left, right } = filesOf(of);
  const texts = own.isLeftAlone ? left : `${left} ${right}`;
  const files = (own.files ?? []).flatMap((file) => file ?? []);
  const pipe = own.links === undefined ? "" : `echo "${notation(of.links)}" | `;
  const links = own.links === undefined ? "" : ` ${own.links} -`;
  return { text: `${pipe}twintree ${name} ${texts}${links}${own.flags ?? ""}`, files };
}

function notation(links: readonly Link[]): string {
  return writeLinks([...links].sort(compareLinks), false);
}

/** The command for the paths of a pair: their score, and all edges where those are asked for. */
export function pathsCommand(of: Subject, edges = false): PairCommand {
  const own = pairFlags(of) + flags({ "--edges": edges });
  return pairCommand("compare", of, { links: "--links", flags: own });
}

/** A name as a shell takes it for a single word. */
export function quoted(name: string): string {
  const safe = name.startsWith("-") ? `./${name}` : name;
  return /^[\w./-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", "'\\''")}'`;
}
