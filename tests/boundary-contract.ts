/**
 * The boundary as the page relies on it, written by hand. `boundary-types.test.ts` holds the derived
 * declarations against it, so that a change of a Rust struct that the page would notice is noticed here.
 */
export type Side = "left" | "right";
export type Severity = "error" | "warning";
export type Field =
  | "id"
  | "form"
  | "lemma"
  | "upos"
  | "xpos"
  | "feats"
  | "head"
  | "deprel"
  | "deps"
  | "misc";
export type Relation = "equals" | "restates" | "specifies" | "generalizes" | "intersects";

/** A place in one of the three texts; endColumn is exclusive, on endLine. */
export interface Span {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

export interface Diagnostic {
  code: string; // stable, kebab-case, e.g. "head-unknown"
  severity: Severity;
  source: "left" | "right" | "links" | "synonyms" | "head-rules" | "parameters";
  span: Span;
  field: Field | undefined;
  found: string | undefined; // the offending text, shortened to 40 characters
  related: Span | undefined; // the other place (first use of a duplicate id, ...)
  arguments: Record<string, Argument>; // for the page's catalogue: `diagnostic-<code> = ... { $found } ... { $words }`
  more: number | undefined; // on the last one of a code that is listed: how many more there are of it
}
export type Argument = number | string | NamedWords;
/** Words of a sentence, the first of them by name. */
export interface NamedWords {
  named: NamedWord[];
  more: number;
}
export interface NamedWord {
  id: string;
  form: string; // shortened
}
/** Of what a text is: the ten columns, phrase trees, trees of leaves, or words alone. */
export type Format =
  | "conllu"
  | "conllup"
  | "conllx"
  | "conll2009"
  | "discbracket"
  | "export"
  | "tiger"
  | "alpino"
  | "brackets"
  | "newick"
  | "words";
/** Phrase trees as dependencies, by head rules. */
export type ReadAs = "dependencies";

/** `undefined` stands for `_`, and for a column that the format does not have. */
export interface Word {
  id: number;
  form: string;
  lemma: string | undefined;
  upos: string | undefined;
  xpos: string | undefined;
  feats: string | undefined;
  head: number;
  deprel: string;
  deps: string | undefined;
  misc: string | undefined;
  depth: number; // 0 at the root
  line: number; // its line in the text given
  crossing: boolean; // its arc to the head is non-projective
}
export interface MultiwordToken {
  first: number;
  last: number;
  form: string;
}
export interface EmptyNode {
  after: number;
  index: number;
  form: string;
  deps: string | undefined;
} // "5.1": after 5, index 1
export interface Sentence {
  sentId: string | undefined;
  text: string | undefined;
  parallelId: string | undefined;
  words: Word[];
  tokens: MultiwordToken[];
  emptyNodes: EmptyNode[];
  root: number; // word id
}

export interface Link {
  left: number;
  right: number;
  relation: Relation | undefined;
  possible?: boolean | undefined; // true: possible; else the link is sure
}

export interface Options {
  stripSubtypes: boolean;
  ignorePunctuation: boolean;
}

/**
 * One pair: the text of one sentence a side (of several, the first is taken and the others are a
 * diagnostic "several-sentences").
 */
export interface Request {
  left: string;
  right: string;
  leftFormat?: Format | undefined; // missing: noticed
  rightFormat?: Format | undefined;
  readAs?: ReadAs | undefined; // missing: phrase trees stay phrase trees, which are not compared
  links: Link[];
  options: Options;
}

export interface Reading {
  format: Format; // in which it was read
  sentence: Sentence | undefined;
  phrases?: PhraseSentence | undefined; // of a text that is not CoNLL-U, as far as it was read
  broken?: BrokenSentence | undefined; // what can be drawn of CoNLL-U with errors
  diagnostics: Diagnostic[];
}
/** A word of a sentence without heads of its own. */
export interface PhraseWord {
  form: string;
  tag: string | undefined;
  phrase: number | undefined; // its index
  line: number;
  wrong: boolean;
}
export interface Phrase {
  parent: number | undefined; // stands before it
  label: string | undefined; // NP of NP-SBJ-1
  functions: string | undefined; // -SBJ of NP-SBJ-1
  first: number;
  last: number;
  head: number; // its head word, by the default head rules
}
export interface PhraseSentence {
  sentId: string | undefined;
  words: PhraseWord[];
  phrases: Phrase[];
}
/** A word of CoNLL-U with errors. */
export interface BrokenWord {
  form: string;
  upos: string | undefined;
  xpos: string | undefined;
  head: number | undefined; // the number of a word from 1, 0 of a root; missing where it is wrong
  deprel: string | undefined;
  line: number;
  wrong: boolean;
}
export interface BrokenSentence {
  sentId: string | undefined;
  words: BrokenWord[];
} // sentence is undefined when an error stands in the way, and when nothing says which word depends on which
export interface Ratio {
  distance: number;
  maximum: number;
  similarity: number | undefined;
} // similarity = 1 - distance/maximum; undefined where maximum is 0
export interface Edge {
  from: number;
  to: number;
  distance: number;
  maximum: number;
} // vertices, from < to
export interface SideCoverage {
  aligned: number;
  words: number;
}
export interface Coverage {
  left: SideCoverage;
  right: SideCoverage;
  mean: number;
} // mean: harmonic mean of the two shares
export type Score =
  | { kind: "defined"; ratio: Ratio; low: Ratio; high: Ratio } // low/high: the range of similarity over all minimum spanning trees
  | { kind: "undefined"; reason: "no-links" | "one-link" | "no-paths" };
export interface Charge {
  edge: number; // its place in the spanning tree
  kind: "turned" | "replaced" | "only";
  left: number[]; // words at whose relations to their heads it stands
  right: number[];
}
export interface Comparison {
  links: Link[]; // the vertices, sorted by (left, right), each once; without those set aside
  ignored: Link[]; // set aside by ignorePunctuation
  distances: Uint32Array; // of edge (i, j), i < j, at j*(j-1)/2 + i
  maxima: Uint32Array; // same order
  spanningTree: Edge[]; // in the order in which Kruskal takes them
  charges: Charge[] | undefined; // as many as the score's distance; missing where the paths are too long for it
  score: Score;
  total: Ratio; // over all pairs of links
  coverage: Coverage;
}
export type ComparisonResult =
  | { kind: "ok"; comparison: Comparison }
  | { kind: "rejected"; diagnostics: Diagnostic[] };
/** Each side is answered for itself, so that one broken text does not hide the other. */
export interface Measured {
  links: Diagnostic[];
  result: ComparisonResult;
}
export interface Analysis {
  left: Reading;
  right: Reading;
  links: Diagnostic[];
  result: ComparisonResult;
}

export interface Encoding {
  ascending: string[];
  direction: "α" | "β";
  descending: string[];
}
/** nodes: word ids from the one end to the other; turn: index in nodes of the lowest common ancestor. */
export interface Path {
  nodes: number[];
  turn: number;
  encoding: Encoding;
}
export type Operation = "match" | "substitute" | "delete" | "insert"; // delete: only in left; insert: only in right
export interface EditStep {
  operation: Operation;
  left: string | undefined;
  right: string | undefined;
  leftIndex: number | undefined;
  rightIndex: number | undefined;
  cost: number;
  total: number;
}
export interface EditTrace {
  distance: number;
  table: Uint32Array; // (m+1) x (n+1), row by row; m labels of left, n of right
  width: number; // n+1
  script: EditStep[];
  cells: [number, number][]; // the way through the table, [row, column], from [0,0]
  scripts: number; // how many ways are equally cheap; saturates at 2^53 - 1
}
export type Explanation =
  | {
      kind: "compared";
      left: Path;
      right: Path;
      ascending: EditTrace;
      direction: number;
      descending: EditTrace;
      distance: number;
      maximum: number;
    }
  | { kind: "shared"; side: Side | "both"; left: number | undefined; right: number | undefined }; // the links share this word: no path to be wrong about

export type Algorithm = "kruskal" | "prim";
export interface Step {
  edge: Edge;
  verdict: "taken" | "rejected";
  through: number[]; // rejected: the vertices of the tree path that already connects the two ends, ends included
  components: number[]; // after this step, for each vertex the smallest vertex of its component (Prim: 0/1-like, the tree's start for those inside, itself outside)
  frontier: Edge[]; // Prim: edges known and not yet considered, in order (at most 64 listed); Kruskal: []
  tie: "none" | "maximum" | "vertices"; // which rule chose this edge before the next one of equal distance
  distance: number;
  maximum: number; // running sums over the edges taken
}
export type StepsResult =
  | { kind: "ok"; order: Edge[]; steps: Step[] }
  | { kind: "rejected"; diagnostics: Diagnostic[] }; // order: all edges, sorted (first 2,000)

/** Where the sentences of a text are. */
export interface OutlineEntry {
  sentId: string | undefined;
  parallelId: string | undefined;
  text: string;
  line: number;
  lines: number;
  start: number;
  end: number;
  words: number;
  errors: number;
} // text: "# text", else the forms joined, at most 200 characters; bytes [start, end)
/** `block` i of the text is lines [line, line+lines). */
export interface Outline {
  sentences: OutlineEntry[];
  diagnostics: Diagnostic[];
}
/** A place between two sentences of a file: bytes, lines and columns from 1, sentences. */
export interface FilePosition {
  offset: number;
  line: number;
  column: number;
  sentence: number;
  columns?: string | undefined; // CoNLL-U Plus: the line that names them
}
export type LinkFormat = "twintree" | "pharaoh" | "naacl" | "giza";
/** What a file is, by its name, then by its beginning. */
export type FileNotice =
  | { kind: "foreign"; what: Foreign }
  | { kind: "links"; format: LinkFormat }
  | { kind: "not-links"; format: Format } // links by its name, sentences by its beginning
  | {
      kind: "sentences";
      format: Format;
      named: boolean;
      beginning?: Format | undefined; // that of the beginning, where it contradicts
    };
export type FileBound = "time" | "sentences" | "bytes";
export interface FileStop {
  bound: FileBound;
  number: number;
  limit: number;
}
/** A file, or a part of it up to a bound; the next call goes on at `next`. */
export interface FileOutline {
  sentences: OutlineEntry[];
  diagnostics: Diagnostic[];
  next: FilePosition;
  complete: boolean;
  stopped: FileStop | undefined;
}
/** Only a worker has a reader. */
export type FileReading =
  | { kind: "read"; outline: FileOutline }
  | { kind: "no-reader" }
  | { kind: "unreadable" };
/** Several pairs: one line a pair; an empty line is a pair without links. */
export interface LinkLine {
  links: Link[];
  /** A line with an error is not to be used. */
  faulty: boolean;
}
export interface LinksReading {
  lines: LinkLine[];
  /** How many lines name a word 0 though words count from 1. */
  zeros: number;
  diagnostics: Diagnostic[];
}
/** The same as numbers: three a link, and where those of each line begin and the last ones end. */
export interface LinkTable {
  links: Uint32Array;
  places: Uint32Array;
  faulty: Uint32Array;
  zeros: number;
  diagnostics: Diagnostic[];
}
/** The links of a file that names its pairs in the notation of a line a pair, and two numbers of words for each. */
export interface LinkFile {
  lines: string[];
  pairs: Uint32Array;
  sizes: Uint32Array;
  diagnostics: Diagnostic[];
}
/** Which sentences of two files belong together: two places for each pair, from 0. */
export interface Pairing {
  pairs: Uint32Array;
  by: PairedBy;
}
export type PairedBy = "parallel-id" | "sent-id" | "order";
/** A file of another program. */
export type Foreign =
  | "zip"
  | "gzip"
  | "archive"
  | "office"
  | "pdf"
  | "rtf"
  | "image"
  | "html"
  | "algraeph"
  | "xml"
  | "json";

// ---------- exported functions (all free, all synchronous; default export = init) ----------
/** From how a text begins; in the first module, too. */
export declare function is_conllu(text: string): boolean;
export declare function notice_format(text: string): Format;
export declare function outline(text: string, format: Format): Outline;
export declare function notice_file(name: string, bytes: Uint8Array): FileNotice;
/** left, right: two lines for each sentence, its parallel_id and its sent_id, empty where it has none. */
export declare function pair_sentences(left: string, right: string): Pairing;
export declare function outline_file(file: Blob, from: FilePosition, format: Format): FileReading;
export declare function outline_piece(
  bytes: Uint8Array,
  from: FilePosition,
  last: boolean,
  format: Format,
): FileOutline;
/** zeroBased: ids in the text count from 0 (Pharaoh). */
export declare function read_links(text: string, zero_based: boolean): LinksReading;
export declare function write_links(links: Link[]): string;
export declare function read_link_table(text: string, zero_based: boolean): LinkTable;
export declare function read_link_file(text: string, format: LinkFormat): LinkFile;
export declare function read(request: Request, side: Side): Reading;
/** A node of the enhanced graph: heads are ids, `5`, `5.1` of an empty node, `0` at a root. */
export interface EnhancedDependency {
  head: string;
  relation: string;
}
export interface EnhancedNode {
  id: string;
  form: string;
  heads: EnhancedDependency[];
}
export declare function enhanced(request: Request, side: Side): EnhancedNode[];
export declare function compare(request: Request): Measured;
export declare function analyse(request: Request): Analysis;
/** from, to: vertices (indices in Comparison.links of the same request). */
export declare function explain(
  request: Request,
  from: number,
  to: number,
): Explanation | undefined;
export declare function steps(request: Request, algorithm: Algorithm): StepsResult;
/** What is alike in both trees, but for the relation it hangs on: stretches of both sentences, first and last id. */
export interface Fold {
  head: Link;
  left: [number, number];
  right: [number, number];
}
export declare function folds(request: Request): Fold[];

// ---------- alignment workbench ----------
export interface AlignOptions {
  onlyMatching: boolean;
  baseline: boolean;
  synonyms: string;
  weights: { equal: number; lemma: number; synonym: number; relation: number };
  leftFormat?: Format | undefined; // as of a Request
  rightFormat?: Format | undefined;
  readAs?: ReadAs | undefined;
}
export type NodeReason = "same-words" | "same-lemma" | "synonym" | "none";
export interface Proposal {
  link: Link; // link.relation: the suggested relation
  node: number;
  reason: NodeReason; // NODEMATCH and why
  edge: number; // the RELMATCH with which it was paired (0 at the top)
  score: number; // S of the two nodes
  children: number; // what the pairing of the children adds
}
export type AlignResult =
  | { kind: "ok"; score: number; proposals: Proposal[]; diagnostics: Diagnostic[] }
  | { kind: "rejected"; diagnostics: Diagnostic[] };
export declare function align(left: string, right: string, options: AlignOptions): AlignResult;
/** The suggested relation of each link given, in order; undefined where a side has no tree. Of the options: synonyms, formats, readAs. */
export declare function suggest(
  left: string,
  right: string,
  links: Link[],
  options: AlignOptions,
): (Relation | undefined)[];

export interface Fraction {
  precision: number;
  recall: number;
  f: number;
}
export interface LinkAgreement {
  gold: number;
  predicted: number;
  correct: number;
  micro: Fraction;
  macro: Fraction;
  averaged: number; // pairs that macro is the mean of
  leftOut: number; // pairs without a link in either set
}
export interface RelationAgreement {
  shared: number;
  weighted: Fraction;
  kappa: number | undefined; // undefined where no shared link has a relation
  each: Record<Relation | "none", Fraction>;
  confusion: number[][];
} // six by six, rows gold, columns predicted; order as Relation, then none
export interface Agreement {
  links: LinkAgreement;
  relations: RelationAgreement;
  onlyGold: PairLink[];
  onlyPredicted: PairLink[];
  differing: {
    pair: number;
    left: number;
    right: number;
    gold: Relation | undefined;
    predicted: Relation | undefined;
  }[];
}
export interface PairLink {
  pair: number;
  link: Link;
} // pair from 0
export declare function agreement(gold: Link[][], predicted: Link[][]): Agreement;

export type Merge = "restate" | "specify" | "generalize";
export interface FusedPart {
  text: string;
  origin: "host" | "replaced" | "dropped";
  link: Link | undefined;
  words: number[];
} // words: ids of the host (host) or of the other side (replaced)
export interface FusedSentence {
  text: string;
  parts: FusedPart[];
}
export type FusionResult =
  | { kind: "ok"; sentences: FusedSentence[]; cut: boolean }
  | { kind: "rejected"; diagnostics: Diagnostic[] };
/** into: the host whose word order is kept. */
export declare function fuse(
  request: Request,
  merge: Merge,
  into: Side,
  limit: number,
  modifiers?: string[] | undefined, // relations, without subtypes; missing: those of Universal Dependencies
): FusionResult;

export interface DistanceOptions {
  rooted: boolean; // clusters, not splits
  byLinks: boolean; // words matched over one-to-one links, not by place
  shared: boolean; // words of one side alone are left out
  withoutPunctuation: boolean;
  strict: boolean; // quartets that only the left tree pairs count in generalizedQuartets
}
/** Why there is no figure; numbers and words only where they say something. */
export interface Reason {
  code:
    | "text-errors"
    | "no-dependencies"
    | "no-phrases"
    | "no-words"
    | "no-tree"
    | "words-differ"
    | "order-differs"
    | "no-links"
    | "no-words-left"
    | "too-few-words"
    | "too-large"
    | "no-brackets"
    | "no-tags";
  side: Side | undefined;
  left: number[]; // ids of words that only the left side has
  right: number[];
  number: number | undefined;
  limit: number | undefined;
  what: string | undefined;
}
export type Measure =
  | { kind: "ok"; part: number; whole: number; flag: "no-splits" | "no-quartets" | undefined } // flag: 0 of 0 is 0
  | { kind: "undefined"; reason: Reason };
export interface WordLeftOut {
  word: number;
  why: string; // "punctuation", "unshared", "unlinked", "several-links"
}
/** By leaf, from 0: its words. */
export interface ComparedWords {
  left: number[];
  right: number[];
  leftOutLeft: WordLeftOut[];
  leftOutRight: WordLeftOut[];
}
export interface Split {
  leaves: number[]; // one part, in order
  conflicts: number[]; // places in the list of the other tree alone, the first hundred
  inConflict: number; // how many there are
}
export interface Splits {
  both: Split[];
  left: Split[]; // of the left tree alone
  right: Split[];
}
export interface QuartetCounts {
  all: number;
  same: number;
  different: number;
  leftOnly: number;
  rightOnly: number;
  stars: number;
}
export type QuartetKind = "same" | "different" | "left-only" | "right-only" | "star";
export interface Quartet {
  leaves: number[]; // four, in order
  left: number[] | undefined; // two and two; undefined where the tree leaves them open
  right: number[] | undefined;
  kind: QuartetKind;
}
export interface AttachedWord {
  word: number;
  leftHead: number; // 0 of the root
  rightHead: number;
  leftRelation: string;
  rightRelation: string;
  sameRelation: boolean;
}
export interface RelationAttachment {
  name: string;
  left: number; // words of the left tree with it
  right: number;
  heads: number; // of those of the left tree
  relations: number;
  both: number;
}
export interface Attachment {
  unlabelled: Measure; // UAS
  labelled: Measure; // LAS
  labels: Measure;
  differing: AttachedWord[];
  relations: RelationAttachment[];
}
export interface BracketScores {
  precision: Measure; // of the right tree's brackets
  recall: Measure; // of the left tree's
  f: Measure;
}
export interface Bracket {
  label: string; // without function tags
  phrase: number | undefined; // index among the phrases of the sentence; none over traces alone
  words: [number, number] | undefined; // first and last
  partner: number | undefined; // place in the list of the other tree
  unlabelled: number | undefined; // the same where labels are not compared
  crosses: number[]; // places in the list of the other tree, the first twenty
}
export interface BracketLabel {
  label: string;
  left: number;
  right: number;
  matched: number;
  crossing: number; // of the right tree
}
export interface WrongTag {
  left: number; // ids
  right: number;
  leftTag: string;
  rightTag: string;
}
export interface BracketTable {
  labels: BracketLabel[]; // the most frequent first
  left: Bracket[]; // those that count, in preorder
  right: Bracket[];
  wrongTags: WrongTag[];
}
/** As EVALB counts them: by place, whatever is matched how; without punctuation where that is left out. */
export interface Brackets {
  labelled: BracketScores;
  unlabelled: BracketScores;
  crossing: Measure; // of the right tree's brackets
  complete: Measure; // 1 of 1 where every bracket matches, else 0
  tags: Measure;
  table: BracketTable | undefined;
}
/** The right tree against the left one. */
export interface Distances {
  words: ComparedWords | undefined;
  brackets: Brackets;
  robinsonFoulds: Measure;
  generalizedRobinsonFoulds: Measure;
  splits: Splits | undefined;
  quartetDistance: Measure;
  generalizedQuartets: Measure;
  quartets: QuartetCounts | undefined;
  attachment: Attachment;
}
export type DistancesResult =
  | { kind: "ok"; distances: Distances; diagnostics: Diagnostic[] } // warnings about the parameters
  | { kind: "rejected"; diagnostics: Diagnostic[] };
/** parameters: those of EVALB, as text, or `collins` or `everything`; missing: only traces are deleted. */
export declare function distances(
  request: Request,
  options: DistanceOptions,
  parameters?: string | undefined,
): DistancesResult;
/** How both trees pair four leaves; undefined unless they are four different ones of those compared. */
export declare function quartet(
  request: Request,
  options: DistanceOptions,
  leaves: number[],
): Quartet | undefined;
/** Those that differ, in the order of their leaves, of the first 2^26: at most `most` from place `from` on. */
export declare function differing_quartets(
  request: Request,
  options: DistanceOptions,
  from: number,
  most: number,
): Quartet[];

export interface TreeEditOptions {
  relationsAlone: boolean; // of words with heads the relations, not the forms
  costs?: EditCosts | undefined; // missing: 1 each
}
/** What it costs to delete, insert and rename a node, 1 to 65535. */
export interface EditCosts {
  delete: number;
  insert: number;
  rename: number;
}
export type NodeEdit = "keep" | "rename" | "delete" | "insert"; // delete: only in left; insert: only in right
export interface TreeEditStep {
  edit: NodeEdit;
  left: number | undefined; // index in left
  right: number | undefined;
  cost: number;
  total: number;
}
/** A word, or a phrase. */
export interface TreeEditNode {
  word: number | undefined; // id
  phrase: number | undefined; // index among the phrases of the sentence
  label: string;
  relation: string | undefined;
}
export interface TreeEdit {
  distance: number;
  left: TreeEditNode[];
  right: TreeEditNode[];
  steps: TreeEditStep[]; // first the left tree is cut down, then what is new is put in
}
export type TreeEditResult =
  | { kind: "ok"; edit: TreeEdit }
  | { kind: "undefined"; reason: Reason }
  | { kind: "rejected"; diagnostics: Diagnostic[] };
/** The cheapest way from the left tree to the right one. */
export declare function tree_edit(request: Request, options: TreeEditOptions): TreeEditResult;
/** What the phrases of a sentence are. */
export type Representation = "phrases" | "flattened" | "dependencies";
/** Which links count: sure ones, sure ones first, all. */
export type AlignmentType = "sure" | "mixed" | "all";
export interface CrossingsOptions {
  representation?: Representation | undefined; // missing: what the format says
  alignment: AlignmentType; // of the tests that are listed
  headRules?: string | undefined; // as text, or `semantic`; missing: the built-in ones
}
export interface CrossingTally {
  crossings: number; // before the filter
  filtered: number; // phrasal translations among them
}
export interface KindFigures {
  tests: number;
  sure: CrossingTally;
  mixed: CrossingTally;
  all: CrossingTally;
}
export interface CrossingFigures {
  representation: Representation;
  head: KindFigures;
  modifier: KindFigures;
}
export interface TestedPhrase {
  phrase: number | undefined; // the phrase of the sentence with just these words
  head: number; // a word id
  label: string | undefined;
  words: [number, number][]; // stretches, from and to
  linked: number[]; // ids of right words, in order
  span: [number, number] | undefined;
}
export type TestKind = "head" | "modifier";
export type TestOutcome = "crosses" | "translated" | "apart" | "unlinked";
export interface PhraseTest {
  kind: TestKind;
  outcome: TestOutcome;
  first: number; // indices into phrases; of a head test the head
  second: number;
  overlap: [number, number] | undefined;
  links: [number, number][]; // those to the ends of the spans, or all of a phrasal translation
}
export interface Crossings {
  words: number;
  representation: Representation;
  alignment: AlignmentType;
  figures: CrossingFigures[]; // for each representation that the sentence has
  phrases: TestedPhrase[];
  tests: PhraseTest[]; // those that cross first, then phrasal translations, then all others
  omitted: number;
  unruled: string[]; // categories without a head rule
  diagnostics: Diagnostic[]; // warnings about the head rules
}
export type CrossingsResult =
  | { kind: "ok"; crossings: Crossings }
  | { kind: "rejected"; diagnostics: Diagnostic[] };
export declare function crossings(request: Request, options: CrossingsOptions): CrossingsResult;
