//! `twintree project` as typed.

use std::path::PathBuf;

use clap::{ArgGroup, Args, Subcommand, ValueEnum};

use super::{LatexOption, LinkArguments, RowOptions};

/// `twintree project`.
#[derive(Args, Debug)]
pub(crate) struct Project {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: ProjectCommand,
}

/// What is done with projections.
#[derive(Debug, Subcommand)]
pub(crate) enum ProjectCommand {
    /// Reads the projection of each pair of clauses off its links: one row for each
    Extract(Extract),
    /// Learns from pairs of clauses and writes a model
    Train(Train),
    /// Projects the clauses of a file: one row for each
    Predict(Predict),
    /// Measures how well clauses are projected: one row
    Evaluate(Evaluate),
}

/// Sentences of two languages and their links.
#[derive(Args, Debug)]
pub(crate) struct ClauseFiles {
    /// The source sentences, in brackets; - is standard input
    pub(crate) source: PathBuf,
    /// The target sentences, in brackets; - is standard input
    pub(crate) target: PathBuf,
    /// The links, one line for each pair; - is standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) links: PathBuf,
    #[command(flatten)]
    pub(crate) written: LinkArguments,
    /// The stems of verbs: on each line a stem and its irregular forms [default: those of English]
    #[arg(long, value_name = "FILE")]
    pub(crate) lemmas: Option<PathBuf>,
}

/// `twintree project extract`.
#[derive(Args, Debug)]
pub(crate) struct Extract {
    #[command(flatten)]
    pub(crate) files: ClauseFiles,
    #[command(flatten)]
    pub(crate) rows: RowOptions,
}

/// How a model is trained.
#[derive(Args, Debug)]
pub(crate) struct TrainOptions {
    /// How often each pair is seen
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) passes: u32,
    /// How many prefixes are kept after each decision
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) beam: u16,
    /// Change weights as soon as the right prefix falls out of the beam
    #[arg(long)]
    pub(crate) early: bool,
    /// Also learn which translation of a modifier is chosen from these lists
    #[arg(long, value_name = "FILE")]
    pub(crate) translations: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) constraints: ConstraintOptions,
}

/// Which decisions may follow which.
#[derive(Args, Debug)]
pub(crate) struct ConstraintOptions {
    /// The stems of each main verb: on each line a verb and its stems, the best first [default: those
    /// seen in training]
    #[arg(long, value_name = "FILE")]
    pub(crate) lexicon: Option<PathBuf>,
    /// Switch a constraint off; may be given several times
    #[arg(long, value_name = "CONSTRAINT", value_delimiter = ',')]
    pub(crate) without: Vec<Constraint>,
}

/// A constraint that can be switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Constraint {
    /// The stem is one that the lexicon has for the main verb
    Lexicon,
    /// The form of the main verb was seen with its stem
    Inflection,
    /// A modifier stands among modals only if there are any
    InModals,
    /// A modifier stands after the subject only if there is one
    PostSub,
}

/// `twintree project train`.
#[derive(Args, Debug)]
pub(crate) struct Train {
    #[command(flatten)]
    pub(crate) files: ClauseFiles,
    /// Where the model is written
    #[arg(long, value_name = "FILE")]
    pub(crate) model: PathBuf,
    #[command(flatten)]
    pub(crate) options: TrainOptions,
}

/// `twintree project predict`.
#[derive(Args, Debug)]
pub(crate) struct Predict {
    /// The source sentences, in brackets; - is standard input
    pub(crate) source: PathBuf,
    /// The model
    #[arg(long, value_name = "FILE")]
    pub(crate) model: PathBuf,
    /// How many prefixes are kept after each decision [default: as in training]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) beam: Option<u16>,
    /// What modifiers may be translated by: on each line a phrase, ||| and a translation, in words or
    /// brackets, the best first
    #[arg(long, value_name = "FILE")]
    pub(crate) translations: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) constraints: ConstraintOptions,
    /// Also write what spoke for each decision, and what was forbidden
    #[arg(long)]
    pub(crate) explain: bool,
    #[command(flatten)]
    pub(crate) rows: RowOptions,
}

/// `twintree project evaluate`.
#[derive(Args, Debug)]
#[command(group(ArgGroup::new("learnt").required(true)))]
pub(crate) struct Evaluate {
    #[command(flatten)]
    pub(crate) files: ClauseFiles,
    /// The model
    #[arg(long, value_name = "FILE", group = "learnt")]
    pub(crate) model: Option<PathBuf>,
    /// Train on all pairs but those of one fold, and project those: pair i is in fold i mod FOLDS
    #[arg(long, value_name = "FOLDS", group = "learnt", value_parser = clap::value_parser!(u16).range(2..=100))]
    pub(crate) folds: Option<u16>,
    #[command(flatten)]
    pub(crate) options: TrainOptions,
    #[command(flatten)]
    pub(crate) rows: RowOptions,
    #[command(flatten)]
    pub(crate) latex: LatexOption,
    /// Add how it was computed, with hashes of the files, in one line
    #[arg(long)]
    pub(crate) signature: bool,
}
