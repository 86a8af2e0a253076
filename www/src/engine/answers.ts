/** The shapes in which the core answers, as the WebAssembly module declares them. */

export type {
  AttachedWord,
  Attachment,
  ComparedWords,
  DistanceOptions,
  Distances,
  DistancesResult,
  Measure,
  Quartet,
  QuartetCounts,
  QuartetKind,
  Reason,
  RelationAttachment,
  Split,
  Splits,
} from "../pkg/twintree_methods.js";
export type * from "../pkg/twintree_workbench.js";
