/**
 * What comes in by pasting, dropping or opening: blocks of text, each one sentence, and what they are
 * for. The text of a sentence is kept as it was given, whether it can be read or not.
 */
import type { Format, Side } from "../engine/answers.js";
import type { Phrase } from "../messages/index.js";
import type { SentenceHead, SentenceText } from "../model/slice.js";
import type { Pairing, System } from "../model/state.js";

/** One sentence: its lines as given, without the blank line that ends it. */
export interface Block<Text extends SentenceText = SentenceText> extends SentenceHead {
  readonly text: Text;
  /** How many words it has, where that is known. */
  readonly words?: number | undefined;
}

/** Two blocks that belong together, by their indices. */
export interface BlockPair {
  readonly left: number;
  readonly right: number;
}

/** Two sides and which of their sentences belong together. */
export interface Corpus {
  readonly left: readonly Block[];
  readonly right: readonly Block[];
  /** In the order of the left side. Empty only where a side is. */
  readonly pairs: readonly BlockPair[];
  readonly pairing: Pairing;
  /** How many blocks of each side have no partner. */
  readonly alone: Readonly<Record<Side, number>>;
}

/** Whether words count from 0 in a file of links; undefined where its format does not say so. */
export type ZeroBased = boolean | undefined;

/** A file of links that has been read. */
export interface LinksFile {
  readonly name: string;
  /** Of a file that names its pairs there is none where it names none. */
  readonly lines: readonly string[];
  readonly zeroBased: ZeroBased;
  /** In a file that names its pairs: how many words A and B have, of each line of which it says so. */
  readonly sizes?: readonly (readonly [left: number, right: number])[] | undefined;
}

/** A file of sentences that has been read. */
export interface SentencesFile {
  readonly name: string;
  readonly format: Format;
  readonly blocks: readonly Block[];
}

/** A file of rows that were saved before, whose figures are set beside those of the page. */
export interface RowsFile {
  readonly name: string;
  readonly rows: System;
}

/** A file that has been read. */
export type ReadFile = LinksFile | SentencesFile | RowsFile;

/** What comes with the sentences of a file for one side. */
export interface FromFiles {
  readonly name: string | undefined;
  /** A file of links dropped with it: one line for each of its sentences. */
  readonly links: LinksFile | undefined;
  /** Those of another person, in the same way; words count from 1. */
  readonly theirs?: LinksFile | undefined;
  /** Rows of the same pairs. */
  readonly second?: System | undefined;
}

/** What came in and what it is for. */
export type Intake =
  /** Not a sentence but a piece of text: it belongs where the cursor is. */
  | { readonly kind: "fragment"; readonly text: string }
  /** Text in another format than CoNLL-U: the core says in which, and finds its sentences. */
  | { readonly kind: "other"; readonly side: Side; readonly text: string }
  /** One sentence for one side. */
  | {
      readonly kind: "sentence";
      readonly side: Side;
      readonly block: Block;
      readonly format: Format;
    }
  /** Two sentences: A and B. */
  | {
      readonly kind: "pair";
      readonly left: Block;
      readonly right: Block;
      readonly format: Format;
    }
  /** A whole file for one side, which `pairUp` brings together with the other. */
  | (FromFiles & {
      readonly kind: "document";
      readonly side: Side;
      readonly blocks: readonly Block[];
      readonly format: Format;
    })
  /** Two files. */
  | {
      readonly kind: "corpus";
      readonly corpus: Corpus;
      /** Of A, of B. */
      readonly names: readonly [string, string];
      readonly formats: Readonly<Record<Side, Format>>;
      /** A file of links that came with them: one line for each sentence of A. */
      readonly links: LinksFile | undefined;
      /** Those of another person, in the same way; words count from 1. */
      readonly theirs?: LinksFile | undefined;
      /** Another system for B, or rows. */
      readonly second?: System | undefined;
    }
  /** Links alone: one line, or one line for each pair. */
  | {
      readonly kind: "links";
      readonly links: LinksFile | undefined;
      /** Those of another person; words count from 1. */
      readonly theirs?: LinksFile | undefined;
      readonly name: string;
    }
  /** A pair in the notation of GIZA++, to be read as a file of it is. */
  | { readonly kind: "giza"; readonly text: string }
  /** Rows alone, of the pairs there are or of others. */
  | { readonly kind: "rows"; readonly rows: System }
  /** Nothing could be done with it; the phrase says why. */
  | { readonly kind: "refused"; readonly phrase: Phrase };
