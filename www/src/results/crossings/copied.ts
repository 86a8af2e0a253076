/** What head rules of one's own begin with: a copy of the built-in ones, which the core reads from the same files. */
import published from "../../../../crates/core/src/heads/charniak.txt?raw";
import semantic from "../../../../crates/core/src/heads/semantic.txt?raw";

/** The text of the built-in rules of this name; where it is none, of the default ones. */
export function copyOf(rules: string): string {
  if (rules !== "semantic") return published;
  // They stand in the place of the rules of the same categories.
  const instead = new Map(semantic.split("\n").map((line) => [categoryOf(line), line]));
  instead.delete(undefined);
  return published
    .split("\n")
    .map((line) => instead.get(categoryOf(line)) ?? line)
    .join("\n");
}

/** The category that a line is about; a comment is about none. */
function categoryOf(line: string): string | undefined {
  return /^(\w+):/.exec(line)?.[1];
}
