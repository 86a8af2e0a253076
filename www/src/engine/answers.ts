/** The shapes in which the core answers, as the WebAssembly module declares them. */

export type {
  AlignmentType,
  AttachedWord,
  Attachment,
  ComparedWords,
  CrossingFigures,
  Crossings,
  CrossingsOptions,
  CrossingsResult,
  CrossingTally,
  DistanceOptions,
  Distances,
  DistancesResult,
  Measure,
  PhraseTest,
  Quartet,
  QuartetCounts,
  QuartetKind,
  Reason,
  RelationAttachment,
  Representation,
  Split,
  Splits,
  TestedPhrase,
} from "../pkg/twintree_methods.js";
export type * from "../pkg/twintree_workbench.js";
