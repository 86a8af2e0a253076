/** The npm package as somebody has installed it, in a folder of theirs. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";

/** The folder of the one who uses the package. */
export const folder = process.env.TWINTREE_PACKAGE ?? "";

/** Writes a file of theirs; its path. */
export function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Runs a file of theirs in Node; what it printed. */
export function node(file: string): string {
  return execFileSync(process.execPath, [file], { cwd: folder, encoding: "utf8" });
}

/** What they get from `require("twintree")`, in this process. */
export const required = () => createRequire(path.join(folder, "from.js"))("twintree");

/** A file of the package, as text. */
export const read = (name: string) =>
  readFileSync(path.join(folder, "node_modules", "twintree", name), "utf8");

/** Prints what is said of a pair in brackets: the program that is run everywhere. */
export const program = `
const options = { stripSubtypes: false, ignorePunctuation: false };
const request = {
  left: "(S (NP (DT the) (NN cat)) (VP (VBZ sleeps) (ADVP (RB soundly))))",
  right: "(S (NP (DT die) (NN Katze)) (VP (VVFIN schläft) (ADJP (ADJD tief))))",
  leftFormat: "brackets", rightFormat: "brackets", readAs: "dependencies",
  links: readLinks("1-1 2-2 3-3 4p4", false).lines[0].links, options,
};
const both = { rooted: false, byLinks: true, shared: true, withoutPunctuation: false, strict: false };
const said = JSON.stringify(
  [analyse(request), explain(request, 0, 1), distances(request, both), crossings(request, { alignment: "all" }), projections(request)],
  (_, value) => (ArrayBuffer.isView(value) ? [...value] : value),
);
`;
/** The names of what it uses. */
export const names = "analyse, crossings, distances, explain, projections, readLinks";
