/** What each of several files is for: by what is in it and by its name, as long as nobody says otherwise. */
import type { Side } from "../engine/answers.js";
import type { ReadFile, SentencesFile } from "./corpus.js";

const ofSentences = ["left", "right", "second", "none"] as const;
const ofLinks = ["links", "theirs", "none"] as const;
const ofRows = ["rows", "none"] as const;

/** A side, another system for B, the links, those of another person, rows; or it is left out. */
export type Role =
  | (typeof ofSentences)[number]
  | (typeof ofLinks)[number]
  | (typeof ofRows)[number];

/** Why files cannot be opened in their roles: two have the same, another system is without A and B, or links beside rows are without any. */
export type RoleFault = "twice" | "alone" | "bare" | "nothing";

/** The roles that a file can have. */
export const rolesOf = (file: ReadFile): readonly Role[] =>
  "lines" in file ? ofLinks : "rows" in file ? ofRows : ofSentences;

/** Names of what others are compared with. */
const isGold = (name: string) =>
  /(?:^|[^a-z])(?:gold|ref|reference|src|source)(?:[^a-z]|$)/i.test(name);
/** Names of what a program or somebody else has made. */
const isPredicted = (name: string) =>
  /(?:^|[^a-z])(?:pred|predicted|auto|sys|system|hyp|theirs|other)(?:[^a-z]|$)/i.test(name);

/** The role of each file; `focused` is where a single one goes. */
export function proposedRoles(files: readonly ReadFile[], focused: Side): readonly Role[] {
  const sentences = files.filter((file) => "blocks" in file);
  const links = files.filter((file) => "lines" in file);
  const rows = files.filter((file) => "rows" in file);
  const isBare = sentences.length === 0 && rows.length > 0;
  const sides: readonly Role[] = sentences.length === 1 ? [focused] : ofSentences;
  const inOrder = (file: ReadFile) =>
    "lines" in file
      ? isBare
        ? "none"
        : ofLinks[mineFirst(links).indexOf(file)]
      : "rows" in file
        ? ofRows[rows.indexOf(file)]
        : sides[leftFirst(sentences).indexOf(file)];
  return files.map((file) => inOrder(file) ?? "none");
}

/** Why these roles do not go together; undefined where they do. */
export function faultOf(roles: readonly Role[]): RoleFault | undefined {
  const given = roles.filter((role) => role !== "none");
  if (given.length === 0) return "nothing";
  // Rows stand in the place of another system.
  const places = given.map((role) => (role === "rows" ? "second" : role));
  if (new Set(places).size < given.length) return "twice";
  const [isLeft, isRight] = [given.includes("left"), given.includes("right")];
  if (given.includes("second") && !(isLeft && isRight)) return "alone";
  const isLinked = given.includes("links") || given.includes("theirs");
  return isLinked && given.includes("rows") && !isLeft && !isRight ? "bare" : undefined;
}

/** A before its others: the one whose sentences differ where those of all others are the same, else by its name. */
function leftFirst(files: readonly SentencesFile[]): readonly SentencesFile[] {
  const beginning = ({ blocks }: SentencesFile) =>
    blocks
      .slice(0, 3)
      .map(({ label }) => label)
      .join("\n");
  const isOdd = (file: SentencesFile) => {
    const others = files.filter((other) => other !== file).map(beginning);
    return others.length > 1 && new Set(others).size === 1 && !others.includes(beginning(file));
  };
  const first = files.find(isOdd) ?? files.find(({ name }) => isGold(name));
  return first ? [first, ...files.filter((file) => file !== first)] : files;
}

function mineFirst<File extends ReadFile>(files: readonly File[]): readonly File[] {
  const first =
    files.find(({ name }) => isGold(name)) ?? files.find(({ name }) => !isPredicted(name));
  return first ? [first, ...files.filter((file) => file !== first)] : files;
}
