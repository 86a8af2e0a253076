/**
 * Where in the text of the links a problem is. The core checks links against sentences without knowing
 * how they were typed: it places its findings in the line it would write itself, ids from 1.
 */
import type { Diagnostic, Side } from "../engine/answers.js";

/** A link as it stands in a text: `6-9:equals` on line 2, columns 13 to 23. */
interface Token {
  /** Ids from 1. */
  readonly left: number;
  readonly right: number;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** The links of a text in which ids count from `first`. Linear. */
function tokens(text: string, first: 0 | 1): readonly Token[] {
  return text.split("\n").flatMap((line, index) => {
    // What a comment names is no link.
    if (/^\ufeff?#/.test(line)) return [];
    return [...line.matchAll(/(\d{1,9})[-p](\d{1,9})(?::\S*)?/g)].map((match) => ({
      left: Number(match[1]) + 1 - first,
      right: Number(match[2]) + 1 - first,
      line: index + 1,
      column: match.index + 1,
      text: match[0],
    }));
  });
}

/** The links of each word of a side. */
function byWord(all: readonly Token[], side: Side): ReadonlyMap<number, readonly Token[]> {
  const words = new Map<number, Token[]>();
  for (const token of all) {
    const links = words.get(token[side]);
    if (links) links.push(token);
    else words.set(token[side], [token]);
  }
  return words;
}

/**
 * What is wrong with links, placed in the text as typed, each once; ids in the words are those of the
 * text. What names a word that no link of the text names is left out: the text has gone on since. Linear.
 */
export function placeLinks(
  text: string,
  zeroBased: boolean,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (diagnostics.length === 0) return diagnostics;
  const first = zeroBased ? 0 : 1;
  const all = tokens(text, first);
  const naming = { A: byWord(all, "left"), B: byWord(all, "right") };
  const placed = new Set<string>();
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const { side, id, ids } = diagnostic.arguments;
    if (diagnostic.code !== "link-out-of-range" || id === undefined) return [diagnostic];
    // A word out of range in several links is found in each of them, and placed in all at once.
    const word = `${side} ${id}`;
    if (placed.has(word)) return [];
    placed.add(word);
    const named = Number(id);
    const links = naming[side === "A" ? "A" : "B"].get(named) ?? [];
    return links.map((token) => ({
      ...diagnostic,
      span: {
        line: token.line,
        column: token.column,
        endLine: token.line,
        endColumn: token.column + token.text.length,
      },
      found: token.text,
      arguments: {
        ...diagnostic.arguments,
        id: String(named - 1 + first),
        ids: String(ids ?? "").replace(/\d+/g, (number) => String(Number(number) - 1 + first)),
      },
    }));
  });
}
