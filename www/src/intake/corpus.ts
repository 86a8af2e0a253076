/**
 * What the page works on: two sides of sentences and the links of each pair, as text. A single pair is a
 * corpus of one. The text of a sentence is kept as it was given, whether it can be read or not.
 */
import type { Side } from "../engine/answers.js";

/** One sentence of a file: its lines as given, without the blank line that ends it. */
export interface Block {
  readonly text: string;
  readonly sentId: string | undefined;
  readonly parallelId: string | undefined;
  /** The `# text` of the sentence, else its forms with blanks between them. */
  readonly label: string;
}

/** Which blocks belong together; a side without a partner is `undefined`. */
export interface Pair {
  readonly left: number | undefined;
  readonly right: number | undefined;
}

/** How the two sides were paired. */
export type Pairing = "parallel-id" | "sent-id" | "order";

/** Two sides, how they are paired, and the links of each pair (`links[i]` belongs to `pairs[i]`). */
export interface Corpus {
  readonly left: readonly Block[];
  readonly right: readonly Block[];
  readonly pairs: readonly Pair[];
  readonly pairing: Pairing;
  readonly links: readonly string[];
}

/** What came in by pasting, dropping or opening, and what it is for. */
export type Intake =
  /** Not a sentence but a piece of text: it belongs where the cursor is. */
  | { readonly kind: "fragment"; readonly text: string }
  /** One sentence for one side. */
  | { readonly kind: "sentence"; readonly side: Side; readonly block: Block }
  /** Two sentences: A and B. */
  | { readonly kind: "pair"; readonly left: Block; readonly right: Block }
  /** A whole file for one side. */
  | {
      readonly kind: "document";
      readonly side: Side;
      readonly blocks: readonly Block[];
      readonly name: string | undefined;
    }
  /** Two files, with or without their links. */
  | { readonly kind: "corpus"; readonly corpus: Corpus; readonly names: readonly string[] }
  /** Links alone: one line, or one line for each pair. */
  | { readonly kind: "links"; readonly lines: readonly string[]; readonly name: string | undefined }
  /** Nothing could be done with it; `id` and `args` say why (a phrase of the catalogue). */
  | {
      readonly kind: "refused";
      readonly id: string;
      readonly args: Readonly<Record<string, string | number>>;
    };
