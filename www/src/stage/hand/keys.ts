/** What the keys of a focused tree mean. */

import type { Relation } from "../../engine/answers.js";
import { relations } from "../../model/relations.js";
import type { Way } from "../layout/tree.js";

/** What a key asks for. */
export type Command =
  | { readonly kind: "move"; readonly to: Way }
  /** To the word opposite, or into what is folded. */
  | { readonly kind: "across"; readonly to: "left" | "right" }
  | { readonly kind: "choose" }
  | { readonly kind: "escape" }
  | { readonly kind: "help" }
  | { readonly kind: "unaligned" | "cycle" | "proposal"; readonly step: 1 | -1 }
  | { readonly kind: "remove"; readonly all: boolean }
  | { readonly kind: "relation"; readonly relation: Relation | undefined }
  | { readonly kind: "fold"; readonly folded: boolean }
  | { readonly kind: "search"; readonly typed: string };

const named: Readonly<Record<string, Command>> = {
  ArrowLeft: { kind: "move", to: "left" },
  ArrowRight: { kind: "move", to: "right" },
  ArrowUp: { kind: "move", to: "head" },
  ArrowDown: { kind: "move", to: "dependent" },
  Home: { kind: "move", to: "first" },
  End: { kind: "move", to: "last" },
  Enter: { kind: "choose" },
  Escape: { kind: "escape" },
};

/** Where words stand below each other, the ways along them and along the tree are others. */
const inRows: Readonly<Record<string, Command>> = {
  ArrowUp: { kind: "move", to: "left" },
  ArrowDown: { kind: "move", to: "right" },
  ArrowLeft: { kind: "across", to: "left" },
  ArrowRight: { kind: "across", to: "right" },
};
const inRowsShifted: Readonly<Record<string, Command>> = {
  ArrowUp: { kind: "move", to: "head" },
  ArrowDown: { kind: "move", to: "dependent" },
};

const single: Readonly<Record<string, Command>> = {
  " ": { kind: "choose" },
  n: { kind: "unaligned", step: 1 },
  N: { kind: "unaligned", step: -1 },
  p: { kind: "proposal", step: 1 },
  P: { kind: "proposal", step: -1 },
  "[": { kind: "cycle", step: -1 },
  "]": { kind: "cycle", step: 1 },
  "-": { kind: "fold", folded: true },
  "+": { kind: "fold", folded: false },
  "?": { kind: "help" },
};

/** What of a keyboard event matters here. */
export type Stroke = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * The command of a key, `undefined` where it is none of ours. While a search is going on every character
 * belongs to it; otherwise a character that is no command begins one, and `/` begins an empty one, for forms
 * that start like a command. `.` and `,` are keys of the whole page.
 */
export function commandOf(stroke: Stroke, searching: boolean, rows = false): Command | undefined {
  const { key } = stroke;
  // With AltGr (reported as Ctrl and Alt together) [ ] and letters of many layouts are typed.
  const graph = stroke.ctrlKey && stroke.altKey;
  if (stroke.metaKey || (!graph && (stroke.ctrlKey || stroke.altKey))) return undefined;
  const command = (rows && (stroke.shiftKey ? inRowsShifted : inRows)[key]) || named[key];
  if (command) return command;
  if (key === "Delete" || (key === "Backspace" && !searching)) {
    return { kind: "remove", all: stroke.shiftKey };
  }
  if (Array.from(key).length !== 1) return undefined;
  if (searching) return { kind: "search", typed: key };
  if (key === "." || key === ",") return undefined;
  if (key >= "0" && key <= "5") return { kind: "relation", relation: relations[Number(key) - 1] };
  return single[key] ?? { kind: "search", typed: key === "/" ? "" : key };
}
