//! The command line as typed.

mod examples;
mod files;
mod project;
mod rows;

use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args, Parser, Subcommand, ValueEnum};
use twintree::corpus::significance::Test;
use twintree::heads::HeadRules;
use twintree::pair::{LinkSource, Punctuation};
use twintree::{Labels, PairOptions};
use twintree_view::rows::ScoredMeasure;
use twintree_view::{DistanceOptions, EditCosts, TreeEditOptions};

use crate::measure::Linked;
use examples::{
    AGREEMENT_EXAMPLES, ALIGN_EXAMPLES, COMPARE_EXAMPLES, CONFUSION_EXAMPLES, CROSSINGS_EXAMPLES,
    DISTANCES_EXAMPLES, EXITS, FUSE_EXAMPLES, PROJECT_EXAMPLES, SIGNIFICANCE_EXAMPLES,
};
pub(crate) use files::{Formats, Input, LinkArguments, SentenceFiles, TreeOptions, TwoFiles};
pub(crate) use project::{
    ClauseFiles, Constraint, ConstraintOptions, Evaluate, Extract, Predict, Project,
    ProjectCommand, Train, TrainOptions,
};
pub(crate) use rows::{
    LatexOption, OtherRows, RowFormat, RowOptions, SummaryFormat, SummaryOptions,
};

/// Compares aligned dependency trees from files and pipes.
#[derive(Debug, Parser)]
#[command(
    name = "twintree",
    arg_required_else_help = true,
    args_conflicts_with_subcommands = true,
    about = "Compares aligned dependency trees by the paths between their aligned words",
    long_about = "Compares aligned dependency trees by the paths between their aligned words.\n\n\
        Sentences are read from CoNLL-U, brackets (Penn Treebank), Newick, or words (one sentence a \
        line); which of them a file is, is recognised from its beginning. Links are read from a file \
        with one line for each pair of sentences. Files whose names end in .gz are unpacked. Answers go to standard output; problems in the \
        files go to standard error, as file:line:column: severity[code]: message.",
    after_help = EXITS
)]
pub(crate) struct Arguments {
    /// What to do; none where the version is asked for.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// Write the version
    #[arg(short = 'V', long)]
    pub(crate) version: bool,
    /// With --version: write one object with formats, commands, measures and features
    #[arg(long, requires = "version")]
    pub(crate) json: bool,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Compares the trees of each pair: one row for each
    #[command(after_help = COMPARE_EXAMPLES)]
    Compare(Compare),
    /// Counts which relation was replaced by which on the paths: one row for each
    #[command(after_help = CONFUSION_EXAMPLES)]
    Confusion(Confusion),
    /// Tests whether the difference of two hypotheses is more than chance: one row
    #[command(after_help = SIGNIFICANCE_EXAMPLES)]
    Significance(Significance),
    /// Writes what a shell needs to complete commands and options
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Writes the manual page
    Man,
    /// Writes the JSON Schema of all rows
    Schema,
    /// Finds links between words: one line for each pair, as the other commands read them
    #[command(after_help = ALIGN_EXAMPLES)]
    Align(Align),
    /// Measures how well two files of links agree
    #[command(after_help = AGREEMENT_EXAMPLES)]
    Agreement(Agreement),
    /// Merges the two sentences of each pair into new ones: one row for each
    #[command(after_help = FUSE_EXAMPLES)]
    Fuse(Fuse),
    /// Counts phrases that do not stay together in the translation: one row for each pair
    #[command(after_help = CROSSINGS_EXAMPLES)]
    Crossings(Crossings),
    /// Projects source clauses onto target clauses: read off pairs, learnt, predicted
    #[command(after_help = PROJECT_EXAMPLES)]
    Project(Project),
    /// Measures how far two parses of each sentence are apart: one row for each
    #[command(after_help = DISTANCES_EXAMPLES)]
    Distances(Distances),
}

/// So many numbers with commas between them, each at least `LEAST`.
fn numbers<const COUNT: usize, const LEAST: u32>(text: &str) -> Result<[u32; COUNT], String> {
    let number = |part: &str| {
        part.parse()
            .ok()
            .filter(|one| (LEAST..=65_535).contains(one))
    };
    let all: Option<Vec<u32>> = text.split(',').map(number).collect();
    let all = all.and_then(|all| all.try_into().ok());
    all.ok_or_else(|| {
        format!("it is not {COUNT} whole numbers from {LEAST} to 65535 with commas between them")
    })
}

/// Pairs whose paths are compared.
#[derive(Args, Clone, Debug)]
#[command(
    group(ArgGroup::new("alignment")),
    group(ArgGroup::new("numbered").args(["links", "records"]).multiple(true)),
    group(
        ArgGroup::new("notation")
            .args(["zero_based", "links_format"])
            .multiple(true)
            .requires("numbered")
    ),
)]
pub(crate) struct Paths {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) trees: TreeOptions,
    /// The links, one line for each pair; - is standard input [default: comments # align]
    #[arg(
        long,
        value_name = "FILE",
        group = "alignment",
        conflicts_with = "records"
    )]
    pub(crate) links: Option<PathBuf>,
    /// Find links automatically, as twintree align does
    #[arg(long, group = "alignment", conflicts_with = "notation")]
    pub(crate) align: bool,
    /// Link each word to the same one in its place, for two parses of the same sentences
    #[arg(long, group = "alignment", conflicts_with = "notation")]
    pub(crate) same_words: bool,
    #[command(flatten)]
    pub(crate) written: LinkArguments,
    #[command(flatten)]
    pub(crate) counted: Counted,
}

/// What of labels and links counts.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Counted {
    /// Ignore the subtypes of labels: nmod:poss counts as nmod
    #[arg(long)]
    strip_subtypes: bool,
    /// Ignore links to or from punctuation
    #[arg(long)]
    ignore_punctuation: bool,
}

impl Counted {
    /// The same for who reads pairs.
    pub(crate) fn set(self, options: &mut PairOptions<'_>) {
        if self.strip_subtypes {
            options.labels = Labels::WithoutSubtype;
        }
        if self.ignore_punctuation {
            options.punctuation = Punctuation::Ignored;
        }
    }
}

/// `twintree compare`.
#[derive(Args, Clone, Debug)]
pub(crate) struct Compare {
    #[command(flatten)]
    pub(crate) paths: Paths,
    /// Also write all edges of the meta-graph
    #[arg(long, conflicts_with = "summary")]
    pub(crate) edges: bool,
    /// Also write what the score charges for: kind and words of each edit
    #[arg(long, conflicts_with = "summary")]
    pub(crate) charges: bool,
    #[command(flatten)]
    pub(crate) all: SummaryOptions,
}

/// `twintree confusion`.
#[derive(Args, Clone, Debug)]
pub(crate) struct Confusion {
    #[command(flatten)]
    pub(crate) paths: Paths,
    /// Also write the numbers of the pairs of each replacement; of records, of their lines
    #[arg(long)]
    pub(crate) numbers: bool,
}

/// What each measure that hypotheses can be tested by is, in their order.
const ABOUT: [&str; ScoredMeasure::ALL.len()] = [
    "Of twintree compare",
    "1 − the Robinson–Foulds distance",
    "1 − the generalized Robinson–Foulds distance",
    "1 − the quartet distance",
    "1 − the generalized quartet distance, strict or not, as it was measured",
    "Brackets of the right tree that match",
    "Brackets of the left tree that match",
    "Brackets of both trees that match",
    "1 − the brackets of the right tree that cross",
    "Brackets of the right tree that match, whatever the labels",
    "Brackets of the left tree that match, whatever the labels",
    "Brackets of both trees that match, whatever the labels",
    "Words with the same tag",
    "Pairs whose brackets all match",
    "1 − the tree edit distance, of all nodes",
    "Words with the same head (UAS)",
    "Words with the same head and relation (LAS)",
    "Words with the same relation",
];

/// Reads the name of one.
fn measure() -> impl TypedValueParser<Value = ScoredMeasure> {
    let both = ScoredMeasure::ALL.into_iter().zip(ABOUT);
    let values: Vec<_> = both
        .map(|(one, about)| PossibleValue::new(one.name).help(about))
        .collect();
    PossibleValuesParser::new(values).try_map(|name| {
        let mut all = ScoredMeasure::ALL.into_iter();
        all.find(|one| one.name == name).ok_or("none")
    })
}

/// `twintree significance`.
#[derive(Args, Clone, Debug)]
pub(crate) struct Significance {
    /// The scores of the first hypothesis, as compare or distances writes them; - is standard input
    pub(crate) first: PathBuf,
    /// The scores of the second hypothesis, of the same pairs
    pub(crate) second: PathBuf,
    /// The measure; a distance counts as what it leaves of 1, so that more is better
    #[arg(long, value_name = "MEASURE", default_value = "similarity", value_parser = measure())]
    pub(crate) measure: ScoredMeasure,
    /// Samples of the paired bootstrap
    #[arg(long, value_name = "N", default_value_t = Test::BOOTSTRAP.trials, value_parser = clap::value_parser!(u32).range(1..=i64::from(Test::MOST)))]
    pub(crate) bootstrap: u32,
    /// Trials of approximate randomisation
    #[arg(long, value_name = "N", default_value_t = Test::RANDOMISATION.trials, value_parser = clap::value_parser!(u32).range(1..=i64::from(Test::MOST)))]
    pub(crate) randomisation: u32,
    /// Where the random numbers begin
    #[arg(long, value_name = "N", default_value_t = Test::SEED)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) rows: RowOptions,
    #[command(flatten)]
    pub(crate) latex: LatexOption,
}

impl Paths {
    /// Where links come from.
    pub(crate) const fn linked(&self) -> Linked {
        match (self.align, self.same_words) {
            (true, _) => Linked::Found,
            (_, true) => Linked::SameWords,
            _ => Linked::AsGiven,
        }
    }

    /// How the pairs are read.
    pub(crate) fn options<'r>(&self, rules: &'r HeadRules) -> PairOptions<'r> {
        let mut options = PairOptions::default()
            .with_phrases(self.trees.phrases(rules))
            .with_formats(self.input.formats());
        self.counted.set(&mut options);
        options.numbering = self.written.numbering();
        // Links that are found take the place of all others.
        if self.links.is_none() && self.linked() == Linked::AsGiven {
            options.links = LinkSource::Comments;
        }
        options
    }
}

/// `twintree align`.
#[derive(Args, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub(crate) struct Align {
    #[command(flatten)]
    pub(crate) sentences: SentenceFiles,
    /// Words that are related, two on each line
    #[arg(long, value_name = "FILE")]
    pub(crate) synonyms: Option<PathBuf>,
    /// Write only links whose words match (equal word, equal lemma, or synonyms)
    #[arg(long, conflicts_with = "baseline")]
    pub(crate) only_matching: bool,
    /// Link only subtrees that consist of the same words
    #[arg(long)]
    pub(crate) baseline: bool,
    /// What equal subtrees, equal lemmas, synonyms and equal labels count
    #[arg(
        long,
        value_name = "EQUAL,LEMMA,SYNONYM,RELATION",
        default_value = "10,5,2,1",
        value_parser = numbers::<4, 0>,
        conflicts_with = "baseline",
    )]
    pub(crate) weights: [u32; 4],
    /// Also write the relation suggested for each link
    #[arg(long)]
    pub(crate) relations: bool,
    #[command(flatten)]
    pub(crate) rows: OtherRows,
    /// Write the left sentences, which are CoNLL-U, with their links in comments # align, in the place
    /// of what these named of the right sentences before
    #[arg(long, conflicts_with_all = ["json", "format", "relations"])]
    pub(crate) comments: bool,
    /// With --comments: write the links of this file, one line for each pair, and find none
    #[arg(
        long,
        value_name = "FILE",
        requires = "comments",
        conflicts_with_all = ["synonyms", "only_matching", "baseline", "weights"],
    )]
    pub(crate) links: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) written: LinkArguments,
}

/// `twintree agreement`.
#[derive(Args, Debug)]
pub(crate) struct Agreement {
    /// The gold links, one line for each pair; - is standard input
    pub(crate) gold: PathBuf,
    /// The predicted links, one line for each pair; - is standard input
    pub(crate) predicted: PathBuf,
    #[command(flatten)]
    pub(crate) written: LinkArguments,
    #[command(flatten)]
    pub(crate) rows: OtherRows,
    /// Write tables for LaTeX with the package booktabs
    #[arg(long, conflicts_with_all = ["json", "format"])]
    pub(crate) latex: bool,
    /// Add how it was computed, with hashes of the files, in one line
    #[arg(long)]
    pub(crate) signature: bool,
}

impl Agreement {
    /// How the figures are written as a row or for LaTeX; none where they are printed.
    pub(crate) fn summary_format(&self) -> Option<SummaryFormat> {
        let latex = self.latex.then_some(SummaryFormat::Latex);
        latex.or(self.rows.format().map(SummaryFormat::Row))
    }
}

/// `twintree fuse`.
#[derive(Args, Debug)]
pub(crate) struct Fuse {
    #[command(flatten)]
    pub(crate) sentences: SentenceFiles,
    /// The links with their relations, one line for each pair; - is standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) links: PathBuf,
    #[command(flatten)]
    pub(crate) written: LinkArguments,
    /// What is taken from the other sentence
    #[arg(long)]
    pub(crate) merge: Merge,
    /// The sentence whose words keep their order
    #[arg(long, default_value = "left")]
    pub(crate) into: Into,
    /// Generalize: the relations of modifiers that may be left out, without subtypes
    #[arg(
        long,
        value_name = "RELATIONS",
        value_delimiter = ',',
        default_values = twintree::relations::fusion::MODIFIERS,
    )]
    pub(crate) modifiers: Vec<String>,
    /// At most so many sentences are made of a pair, and never more than 10,000
    #[arg(long, default_value_t = twintree::relations::fusion::LIMIT)]
    pub(crate) limit: usize,
    #[command(flatten)]
    pub(crate) rows: RowOptions,
}

/// `twintree distances`.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
#[derive(Args, Clone, Debug)]
pub(crate) struct Distances {
    #[command(flatten)]
    pub(crate) input: Input,
    #[command(flatten)]
    pub(crate) trees: TreeOptions,
    /// Splits and quartets: match words over one-to-one links, one line for each pair, and not by
    /// their places; - is standard input. Of records: over the links that they have
    #[arg(long, value_name = "LINKS", num_args = 0..=1, default_missing_value = "-")]
    pub(crate) by_links: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) written: LinkArguments,
    /// Splits and quartets: leave out words that only one side has
    #[arg(long)]
    pub(crate) prune: bool,
    /// Splits: compare clusters, so that it matters where the root is
    #[arg(long)]
    pub(crate) rooted: bool,
    /// Generalized quartets: what the left tree pairs and the right one leaves open differs, too
    #[arg(long)]
    pub(crate) strict: bool,
    /// Splits, quartets and attachment: leave out punctuation
    #[arg(long)]
    pub(crate) drop_punctuation: bool,
    #[command(flatten)]
    pub(crate) counted: Counted,
    /// Brackets: what is deleted and what counts as the same, a parameter file of EVALB; or the word
    /// collins, for those of its COLLINS.prm, or everything, for none [default: only traces are deleted]
    #[arg(long, value_name = "FILE|collins|everything")]
    pub(crate) evalb_parameters: Option<PathBuf>,
    /// Tree edit distance: of words with heads compare the relations alone, not the forms
    #[arg(long)]
    pub(crate) relations_alone: bool,
    /// Tree edit distance: what it costs to delete, to insert and to rename a node
    #[arg(
        long,
        value_name = "DELETE,INSERT,RENAME",
        default_value = "1,1,1",
        value_parser = numbers::<3, 1>,
    )]
    pub(crate) edit_costs: [u32; 3],
    #[command(flatten)]
    pub(crate) all: SummaryOptions,
    /// Write the table of EVALB, digit by digit: a tree stands on one line in each file
    #[arg(
        long,
        conflicts_with_all = [
            "summary", "format", "by_links", "prune", "rooted", "strict", "drop_punctuation",
            "strip_subtypes", "ignore_punctuation",
            "left_format", "right_format", "read_as", "records", "relations_alone", "edit_costs",
        ]
    )]
    pub(crate) evalb: bool,
}

impl Distances {
    /// The file of links; those of records stand in them.
    pub(crate) fn file_of_links(&self) -> Option<&Path> {
        let path = self.by_links.as_deref();
        path.filter(|_| self.input.records.is_none())
    }

    /// How trees are edited.
    pub(crate) fn edits(&self) -> TreeEditOptions {
        let [delete, insert, rename] = self.edit_costs;
        TreeEditOptions {
            relations_alone: self.relations_alone,
            costs: Some(EditCosts {
                delete,
                insert,
                rename,
            }),
        }
    }

    /// How the pairs are compared.
    pub(crate) fn options(&self) -> DistanceOptions {
        DistanceOptions {
            rooted: self.rooted,
            by_links: self.by_links.is_some(),
            shared: self.prune,
            without_punctuation: self.drop_punctuation,
            strict: self.strict,
        }
    }
}

/// What is taken over from the other sentence.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Merge {
    /// Paraphrases: words and phrases that mean the same
    Restate,
    /// More specific words and phrases
    Specify,
    /// More general words and phrases; modifiers without a counterpart may be left out
    Generalize,
}

/// The sentence whose words keep their order.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Into {
    /// The left one
    Left,
    /// The right one
    Right,
}

/// `twintree crossings`.
#[derive(Args, Clone, Debug)]
pub(crate) struct Crossings {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The links, one line for each pair; - is standard input
    #[arg(
        long,
        value_name = "FILE",
        required_unless_present_any = ["records", "same_words"],
        conflicts_with = "records"
    )]
    pub(crate) links: Option<PathBuf>,
    /// Link each word to the same one in its place, for two parses of the same sentences
    #[arg(long, conflicts_with_all = ["links", "zero_based", "links_format"])]
    pub(crate) same_words: bool,
    #[command(flatten)]
    pub(crate) written: LinkArguments,
    /// What the phrases of the left sentence are [default: phrases of brackets and Newick,
    /// dependencies of CoNLL-U]
    #[arg(long = "as", value_name = "PHRASES")]
    pub(crate) read_as: Option<CrossingsAs>,
    /// The head rules: a file with a category, a colon and the labels of its heads on each line; or
    /// the word semantic, for those that prefer the verb with the meaning to an auxiliary [default:
    /// those of Charniak's parser]
    #[arg(long, value_name = "FILE|semantic")]
    pub(crate) head_rules: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) counted: Counted,
    /// Also write every pair of phrases that crosses, with its words, spans and links
    #[arg(long, conflicts_with = "summary")]
    pub(crate) each: bool,
    #[command(flatten)]
    pub(crate) all: SummaryOptions,
}

/// What is taken for the phrases of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CrossingsAs {
    /// The phrases of a phrase tree; a head is a whole phrase
    Phrases,
    /// The same, every VP in a VP replaced by its children
    Flattened,
    /// Dependencies; a head is a word alone
    Dependencies,
}

#[cfg(test)]
mod tests;
