/** Figures of all pairs as commands: what is chosen on the page, and the files that the pairs are. */
import type { MeasureGroup } from "../../engine/answers.js";
import { flags, pairFlags, parametersValue, quoted, savedAs } from "../../model/command.js";
import { groupOf, isShare, measuresOf } from "./columns.js";
import {
  type CorpusFile,
  links,
  parametersFile,
  sentences,
  theirLinks,
  wholePairs,
} from "./files.js";
import type { Reader } from "./links.js";
import type { Subject } from "./subject.js";

/** Something that is said of all pairs together. */
export type Figure =
  | { readonly of: "measure"; readonly name: string }
  /** What differs on the paths. */
  | { readonly of: "replaced" }
  /** The difference of two systems. */
  | { readonly of: "systems"; readonly name: string };

/** A command, with the files that it names, each once. */
export interface Command {
  /** A line for each. */
  readonly text: string;
  readonly files: readonly CorpusFile[];
  readonly signed: Signed | undefined;
}

/** What the signature of a figure is of. */
export interface Signed {
  readonly group: MeasureGroup;
  readonly of: Subject;
  readonly left: CorpusFile;
  readonly right: CorpusFile;
  readonly links: CorpusFile;
  readonly theirs: CorpusFile | undefined;
  readonly pairs: number;
}

/** The measures by which the command line compares two systems: what each parse or pair has a share of. */
export const tested: readonly string[] = [...measuresOf.paths, ...measuresOf.distances].filter(
  isShare,
);

/** The command that gives a figure; undefined where the command line has none for it. */
export function commandOf(
  figure: Figure,
  of: Subject,
  {
    second,
    rows,
  }: { readonly second?: Subject | undefined; readonly rows?: CorpusFile | undefined },
  reader: Reader,
): Command | undefined {
  const [left, right, other] = apart([
    sentences(of, "left", "A"),
    sentences(of, "right", "B"),
    ...(second === undefined ? [] : [sentences(second, "right", "C")]),
  ]) as [CorpusFile, CorpusFile, CorpusFile | undefined];
  const given = links(of, reader);
  const theirs = theirLinks(of);
  const group = figure.of === "replaced" ? "paths" : groupOf(figure.name);
  // The dependencies of which the command line counts crossings are those of another tree.
  if (group === "crossings" && of.readAs !== undefined && left.format !== "conllu")
    return undefined;

  if (group === "agreement") {
    if (theirs === undefined || of.sameWords) return undefined;
    const text = `twintree agreement ${given.name} ${theirs.name} --json --signature`;
    return { text, files: [given, theirs], signed: signedOf(group) };
  }
  if (figure.of === "systems") {
    if (group === undefined || !tested.includes(figure.name)) return undefined;
    if (rows !== undefined) {
      const lines = [
        `${rowsOf(group, right)} > B.jsonl`,
        `twintree significance B.jsonl ${quoted(rows.name)} --measure ${figure.name}`,
      ];
      return { text: lines.join("\n"), files: [...filesOf(group, right), rows], signed: undefined };
    }
    if (other === undefined) return undefined;
    const lines = [
      `${rowsOf(group, right)} > B.jsonl`,
      `${rowsOf(group, other)} > C.jsonl`,
      `twintree significance B.jsonl C.jsonl --measure ${figure.name}`,
    ];
    return { text: lines.join("\n"), files: filesOf(group, right, other), signed: undefined };
  }
  const files = filesOf(group ?? "paths", right);
  if (figure.of === "replaced") {
    const text = rowsOf("paths", right).replace("compare", "confusion");
    return { text, files, signed: undefined };
  }
  // Links and covered words are in the rows alone.
  if (group === undefined) return { text: rowsOf("paths", right), files, signed: undefined };
  const text = `${rowsOf(group, right)} --summary --signature`;
  return { text, files, signed: signedOf(group) };

  function signedOf(group: MeasureGroup): Signed {
    return { group, of, left, right, links: given, theirs, pairs: wholePairs(of).length };
  }

  function filesOf(group: MeasureGroup, ...rights: readonly CorpusFile[]): readonly CorpusFile[] {
    const more = linkFlags(group).includes(given.name) ? [given] : [];
    const parameters = group === "distances" ? parametersFile(of.parameters) : undefined;
    return [left, ...rights, ...more, ...(parameters ? [parameters] : [])];
  }

  /** The command for the rows of a group, with these sentences against those of A. */
  function rowsOf(group: MeasureGroup, right: CorpusFile): string {
    const { options, readAs } = of;
    const command = { paths: "compare", distances: "distances", crossings: "crossings" };
    const how = pairFlags({ options, readAs: group === "crossings" ? undefined : readAs });
    const formats = formatFlag("left", left) + formatFlag("right", right);
    const texts = `${quoted(left.name)} ${quoted(right.name)}`;
    const name = command[group as keyof typeof command];
    const parameters = group === "distances" ? parametersValue(of.parameters) : undefined;
    const brackets = flags({ "--evalb-parameters": parameters });
    return `twintree ${name} ${texts}${formats}${linkFlags(group)}${how}${brackets}`;
  }

  function linkFlags(group: MeasureGroup): string {
    if (group === "distances")
      return of.byLinks && !of.sameWords ? ` --by-links ${given.name}` : "";
    return of.sameWords ? " --same-words" : ` --links ${given.name}`;
  }
}

/** Files of different names: those of the same name are called as what has none. */
function apart(files: readonly CorpusFile[]): readonly CorpusFile[] {
  return files.map((file, at) => {
    const isOnly = files.every(({ name }, other) => other === at || name !== file.name);
    return isOnly ? file : { ...file, name: savedAs("ABC"[at] ?? "", file.format) };
  });
}

/** CoNLL-U is recognised by whoever reads it; which format other texts are was chosen on the page. */
function formatFlag(side: "left" | "right", { format }: CorpusFile): string {
  return format === "conllu" ? "" : ` --${side}-format ${format}`;
}
