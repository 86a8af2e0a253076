//! The one shape in which Twintree's answers leave the core: plain, serialisable structs.
//!
//! The core knows no serialisation. Everything that the page, the command line and other programs
//! get to see is declared here once: the `…Row`s are what the command line writes on a line, and are
//! made of what the page gets. With the feature `typescript` the declarations of the
//! WebAssembly module are derived from the same structs.
//!
//! Words are named by their CoNLL-U ids, from 1; vertices of the meta-graph by their index in
//! [`Comparison::links`], from 0; lines and columns count from 1, columns in UTF-16 code units.
//! What is missing is `undefined` in JavaScript and `null` in JSON.
//!
//! ```
//! use twintree::text::{Format, links::Numbering};
//! use twintree_view::{LinksReading, Outline};
//!
//! let links = LinksReading::new("1-2 2p1", Numbering::FromOne);
//! assert_eq!(links.lines[0].links[1].possible, Some(true));
//! # #[cfg(feature = "formats")]
//! # {
//! let outline = Outline::new("(S (NP we) (VP sleep))", Format::Brackets);
//! assert_eq!(outline.sentences[0].words, 2);
//! # }
//! ```

#![forbid(unsafe_code)]

mod agreement;
mod alignment;
mod broken;
mod comparison;
mod correlation;
mod crossings;
mod diagnostic;
mod distances;
mod evalb;
mod explanation;
mod fusion;
mod link;
mod link_table;
mod outline;
mod pairs;
mod phrases;
mod projection;
mod record;
mod replaced;
mod request;
mod row;
mod sentence;
mod significance;
mod steps;
mod table;
mod wrong;

// The program of the README is compiled and run with the documentation's.
#[cfg(all(doctest, feature = "formats"))]
#[doc = include_str!("../README.md")]
mod readme {}

pub use agreement::{
    Agreement, DifferingLink, EachRelation, Fraction, LinkAgreement, PairLink, RelationAgreement,
};
pub use alignment::{AlignOptions, AlignResult, NodeReason, Proposal, Weights, suggest};
pub use broken::{BrokenSentence, BrokenWord};
pub use comparison::{
    Analysis, Comparison, ComparisonResult, Coverage, Edge, Ratio, Score, SideCoverage,
    UndefinedReason,
};
pub use crossings::{
    AlignmentType, CrossingFigures, CrossingRow, CrossingTally, Crossings, CrossingsOptions,
    CrossingsResult, CrossingsRow, CrossingsSummary, EachCrossing, FilteredShares, KindFigures,
    KindSummary, PhraseRow, PhraseTest, Representation, Shares, TallySummary, TestKind,
    TestOutcome, TestedPhrase,
};
pub use diagnostic::{Argument, Diagnostic, Field, NamedWord, NamedWords, Severity, Source, Span};
pub use distances::{
    AttachedWord, Attachment, AttachmentRow, Bracket, BracketLabel, BracketScores, BracketTable,
    Brackets, BracketsRow, ComparedWords, CorrelationRow, CountedDistances, DistanceOptions,
    Distances, DistancesResult, DistancesRow, DistancesSummary, GeneralizedRobinsonFouldsRow,
    MatchedRow, Measure, MeasureSummary, NodeEdit, Quartet, QuartetCounts, QuartetKind,
    QuartetsRow, Reason, RelationAttachment, RobinsonFouldsRow, Split, Splits, TagsRow, TreeEdit,
    TreeEditNode, TreeEditOptions, TreeEditResult, TreeEditRow, TreeEditStep, WordLeftOut,
    WrongTag,
};
pub use evalb::{EvalbRow, EvalbTable, EvalbTotals};
pub use explanation::{
    EditStep, EditTrace, Encoding, Explanation, Operation, Path, PathDirection, SharedSide,
};
pub use fusion::{FusedPart, FusedSentence, FusionResult, Merge, PartOrigin};
pub use link::{Link, LinkLine, LinksReading, Relation};
pub use link_table::LinkTable;
pub use outline::{
    FileBound, FileOutline, FilePosition, FileReading, FileStop, Outline, OutlineEntry,
};
pub use pairs::{
    Attribute, Better, ColumnSummary, HistogramBin, ManyTexts, MeasureGroup, MeasuredChunk,
    MeasuredColumn, PairsColumn, PairsRequest, RefusedPair, ReplacedInPairs, ScatterAxis,
    ScatterPlot, WrongShape, find_pairs,
};
pub use phrases::{Phrase, PhraseSentence, PhraseWord};
pub use projection::{
    BeamLayer, BeamPrefix, ClauseOfSide, ClausePair, ClausePiece, ClauseProjection, ClauseRow,
    DecidedValue, DecisionRow, DecisionShare, DerivedDecision, DroppedCount, DroppedRow,
    EvaluationRow, FeatureRow, ForbiddenRow, ForbiddenValues, ModelFacts, ModelProblem,
    ModelReading, PieceKind, PredictOptions, PredictResult, Prediction, ProjectionDrop,
    ProjectionRow, Projections, ProjectionsResult, ScoredProjection, Share, SlotValue, SpinePart,
    SpineSlot, TrainOptions, TrainingExamples, TrainingProgress, WeighedFeature, WeighedValue,
    Weighing,
};
pub use record::{FaultyRecord, RecordProblem};
pub use replaced::{Replaced, ReplacementRow};
pub use request::{Format, Options, ReadAs, Request, Side};
pub use row::{AlignmentRow, ComparisonRow, CorpusSummary, EdgeRow, Edges, FaultyRow, FusionRow};
pub use sentence::{EmptyNode, MultiwordToken, Reading, Sentence, Word};
pub use significance::{Bootstrap, LeftOut, Randomisation, Significance};
pub use steps::{Algorithm, Step, StepsResult, Tie, Verdict};
pub use table::{Cell, TableRow, tsv_row};
