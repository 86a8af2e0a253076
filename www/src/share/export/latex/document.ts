/** A picture as a LaTeX document that compiles as it is, and says what with. */
import { type Script, scriptsOf } from "./text.js";

interface DocumentOptions {
  readonly title: string;
  /** Packages beside TikZ, as orders of the preamble. */
  readonly preamble: readonly string[];
  readonly body: string;
  /** The words in it as they are, which decide on fonts. */
  readonly words: readonly string[];
  /** Whether places are known only once it has been compiled before. */
  readonly runs: 1 | 2;
}

/** The whole document. */
export function latexDocument({ title, preamble, body, words, runs }: DocumentOptions): string {
  const needed = scriptsOf(words.join(" "));
  const program = needed.length === 0 ? "pdflatex, xelatex or lualatex" : "lualatex";
  const lines = [
    `% ${title.replace(/\s+/g, " ")}`,
    "% Made by Twintree. In a document of your own, take over the preamble and what stands between",
    "% \\begin{document} and \\end{document}.",
    `% Compile with ${program}${runs === 2 ? ", twice: the links know their places only then" : ""}.`,
    ...(needed.length === 0 ? [] : note(needed)),
    "\\documentclass[border=6pt]{standalone}",
    "\\usepackage{iftex}",
    needed.length === 0
      ? "\\iftutex\\usepackage{fontspec}\\else\\usepackage[T1]{fontenc}\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}\\fi"
      : "\\RequireLuaTeX\n\\usepackage{fontspec}",
    "\\usepackage{textcomp}",
    "\\usepackage{tikz}",
    ...preamble,
    ...needed.map(fontOf),
    "\\renewcommand{\\familydefault}{\\sfdefault}",
    "\\begin{document}",
    body,
    "\\end{document}",
  ];
  return `${lines.join("\n")}\n`;
}

function note(needed: readonly Script[]): readonly string[] {
  const names = needed.map(({ name }) => (name === "Other" ? "other scripts" : name)).join(", ");
  return [
    `% It has words in ${names}: pdflatex cannot set them, and lualatex needs a font that has them. The first of`,
    "% those named below that is installed is used; without any, letters are missing and the log says so.",
    "% Put the name of a font of yours in front where you have another one.",
  ];
}

/** The first font of a script that is there. */
function fontOf({ name, fonts, features = "" }: Script): string {
  const order = `\\script${name}`;
  const none = `\\newcommand{${order}}{}\\typeout{Twintree: no font for ${name}}`;
  return fonts.reduceRight(
    (otherwise, font) =>
      `\\IfFontExistsTF{${font}}{\\newfontfamily${order}{${font}}[${features}]}{${otherwise}}`,
    none,
  );
}
