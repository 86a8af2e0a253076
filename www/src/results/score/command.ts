import type { Link, Options } from "../../engine/answers.js";

/** Links as the command line reads them: `1-4 2-5:restates`, sorted. */
export function notation(links: readonly Link[]): string {
  return [...links]
    .sort((a, b) => a.left - b.left || a.right - b.right)
    .map(({ left, right, relation }) => `${left}-${right}${relation ? `:${relation}` : ""}`)
    .join(" ");
}

/**
 * The command that gives this score, for the two texts saved as A.conllu and B.conllu.
 *
 * The links go in through the pipe: nothing in their notation means anything to a shell.
 */
export function command(links: readonly Link[], options: Options): string {
  const flags = [
    options.stripSubtypes ? " --strip-subtypes" : "",
    options.ignorePunctuation ? " --ignore-punctuation" : "",
  ].join("");
  return `echo "${notation(links)}" | twintree compare A.conllu B.conllu --links -${flags}`;
}
