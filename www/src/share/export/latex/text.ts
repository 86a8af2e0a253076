/** Texts in LaTeX: what it would take for orders is escaped, and what is no Latin script is set in a font that has it. */

/** What stands in the place of a character that LaTeX takes for an order, or that few fonts have. */
const orders: Readonly<Record<string, string>> = {
  // In a matrix \& parts two columns.
  "&": "\\symbol{38}",
  "%": "\\%",
  $: "\\$",
  "#": "\\#",
  _: "\\_",
  "{": "\\{",
  "}": "\\}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "\\": "\\textbackslash{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  '"': "\\textquotedbl{}",
  "↑": "\\ensuremath{\\uparrow}",
  "↓": "\\ensuremath{\\downarrow}",
  α: "\\ensuremath{\\alpha}",
  β: "\\ensuremath{\\beta}",
  "✕": "\\ensuremath{\\times}",
  "−": "\\ensuremath{-}",
  "…": "\\dots{}",
  "–": "--",
};
const lowered = "₀₁₂₃₄₅₆₇₈₉";

/** A script other than Latin: how words are known to be in it, and the fonts to be tried, the first first. */
export interface Script {
  readonly name: string;
  readonly known: RegExp;
  readonly fonts: readonly string[];
  /** What its words begin with, after the font. */
  readonly begin?: string;
  readonly features?: string;
}

/** The scripts whose words get a font of their own; the last is for all others. */
const scripts: readonly Script[] = [
  {
    name: "Arabic",
    known: /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u,
    fonts: ["Noto Naskh Arabic", "Amiri", "Noto Sans Arabic", "DejaVu Sans", "FreeSerif"],
    begin: "\\textdir TRT ",
    features: "Renderer=HarfBuzz,Script=Arabic",
  },
  {
    name: "Hebrew",
    known: /\p{Script=Hebrew}/u,
    fonts: ["Noto Sans Hebrew", "Noto Serif Hebrew", "DejaVu Sans", "FreeSans"],
    begin: "\\textdir TRT ",
    features: "Renderer=HarfBuzz,Script=Hebrew",
  },
  {
    name: "Han",
    known:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
    fonts: [
      "Noto Sans CJK SC",
      "Noto Serif CJK SC",
      "Source Han Sans SC",
      "FandolSong",
      "WenQuanYi Zen Hei",
      "Droid Sans Fallback",
    ],
  },
  {
    name: "Devanagari",
    known: /\p{Script=Devanagari}/u,
    fonts: ["Noto Sans Devanagari", "Lohit Devanagari", "FreeSans"],
    features: "Renderer=HarfBuzz,Script=Devanagari",
  },
  {
    name: "Other",
    // Whatever the fonts that LaTeX begins with do not have.
    known: /[^\x20-\x7e\u00a0-\u017f‘’“”„‚‹›€•]/u,
    fonts: ["Noto Sans", "DejaVu Sans", "FreeSans"],
    features: "Renderer=HarfBuzz",
  },
];

/** `text` as LaTeX shows it. */
export function latex(text: string): string {
  const pieces = pieced(text).map(({ script, text }) => {
    const plain = Array.from(text, one).join("");
    return script === undefined ? plain : `{\\script${script.name} ${script.begin ?? ""}${plain}}`;
  });
  return pieces.join("");
}

function one(character: string): string {
  const digit = lowered.indexOf(character);
  if (digit >= 0) return `\\textsubscript{${digit}}`;
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(character)) return character === "\u200d" ? character : " ";
  return orders[character] ?? character;
}

/** The scripts that a text needs fonts for. */
export function scriptsOf(text: string): readonly Script[] {
  const found = new Set(pieced(text).map(({ script }) => script));
  return scripts.filter((script) => found.has(script));
}

interface Piece {
  readonly script: Script | undefined;
  text: string;
}

/** The text in pieces of one script each; signs, spaces and marks belong to what is before them. */
function pieced(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const character of text.normalize("NFC")) {
    const plain = character in orders || lowered.includes(character);
    const script = plain ? undefined : scripts.find(({ known }) => known.test(character));
    const last = pieces.at(-1);
    const joins = last?.script !== undefined && /[\p{M}\p{Cf}]/u.test(character);
    if (last !== undefined && (joins || last.script === script)) last.text += character;
    else pieces.push({ script, text: character });
  }
  return pieces;
}
