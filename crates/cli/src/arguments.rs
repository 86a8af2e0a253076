//! The command line as typed.

mod project;

use std::path::{Path, PathBuf};

use clap::{ArgGroup, Args, Parser, Subcommand, ValueEnum};
use twintree::corpus::significance::Test;
use twintree::heads::HeadRules;
use twintree::intake::LinkFormat;
use twintree::pair::{LinkSource, Phrases, Punctuation};
use twintree::text::Format;
use twintree::text::links::Numbering;
use twintree::{Labels, PairOptions};
use twintree_view::{DistanceOptions, EditCosts, TreeEditOptions};

use crate::link_lines::LinkOptions;
use crate::measure::Linked;
use crate::scored::ScoredMeasure;
pub(crate) use project::{
    ClauseFiles, Constraint, ConstraintOptions, Evaluate, Extract, Predict, Project,
    ProjectCommand, Train, TrainOptions,
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

const EXITS: &str = "Exit codes:\n  \
    0  every pair was read\n  \
    1  some pairs had errors, which are on standard error\n  \
    2  nothing (more) could be done: a missing file, files that do not belong together,\n     \
    standard output full or closed";

const COMPARE_EXAMPLES: &str = "Examples:\n  \
    twintree compare reference.conllu hypothesis.conllu --links links.txt\n  \
    twintree compare en.conllu fr.conllu --links links.txt --strip-subtypes --summary\n  \
    twintree compare gold.mrg parsed.mrg --align --as dependencies\n  \
    twintree compare gold.mrg parsed.mrg --align --as dependencies --head-rules rules.txt\n  \
    parse < text | twintree compare reference.conllu - --links links.txt | jq .similarity\n  \
    twintree compare --records < records.jsonl > scores.jsonl\n\n\
    Sentences are paired by # parallel_id where any is shared, else by # sent_id where any is shared, \
    else in order. Line n of the links belongs to sentence n of the left file, or to pair n if there are \
    as many lines as pairs. A link is written 3-5, or 3-5:specifies with a relation, or 3p5 if it is only possible; words \
    are numbered from 1, links are separated by spaces. An empty line is a pair without links; a line \
    that begins with # is a comment and no pair. Without --links and --align, links are read from \
    comments of the CoNLL-U files, such as # align = 3:5.\n\n\
    Head rules are written NP: NN NNS | CD JJ, the best list of labels first; of several children in \
    one list the last is the head, or the first in a list that begins with the word first.\n\n\
    A record is one JSON object on a line: {\"id\":1,\"left\":\"1\\tGo\\t…\",\"right\":\"…\",\"links\":\"1-1\"}. It is \
    answered by one line with its id; one with errors by {\"id\":1,\"error\":[{…}]}, and the exit code \
    is 0.\n\n\
    A pair with errors is answered by {\"pair\":n,\"error\":[codes]}, so that line n is always pair n. \
    If one file has more sentences than the other, this is noticed only at the end: the pairs before \
    it are answered, and the exit code is 2.";

const CONFUSION_EXAMPLES: &str = "Examples:\n  \
    twintree confusion en.conllu fr.conllu --links links.txt\n  \
    twintree confusion en.conllu fr.conllu --links links.txt --format tsv | head\n\n\
    The score of twintree compare counts edits between paths: a label in the place of another, a label \
    that only one path has (then left or right is null), and the other direction. They add up to the \
    distance of all pairs, which is the last line. Of edit scripts that cost the same it is the one \
    that is found from the end of the paths, where a match or a substitution is preferred, then a \
    deletion, then an insertion.";

const SIGNIFICANCE_EXAMPLES: &str = "Examples:\n  \
    twintree compare gold.conllu one.conllu --links links.txt > one.jsonl\n  \
    twintree compare gold.conllu two.conllu --links links.txt > two.jsonl\n  \
    twintree significance one.jsonl two.jsonl\n  \
    twintree significance one.jsonl two.jsonl --measure attachment.labelled --seed 7\n\n\
    Line by line both files are about the same pair, by its number or its id. Pairs that one of them \
    has no score of are left out and counted. p is (c + 1) / (n + 1) for c of n trials in which the \
    difference is as large as the observed one or larger: of samples drawn with replacement (the \
    paired bootstrap; absolute differences less their mean), and of pairs that change places by the \
    toss of a coin (approximate randomisation). Give the signature with the numbers. (P. Koehn 2004; \
    S. Riezler and J. T. Maxwell 2005.)";

const ALIGN_EXAMPLES: &str = "Examples:\n  \
    twintree align left.conllu right.conllu > links.txt\n  \
    twintree align left.conllu right.conllu --synonyms synonyms.txt --relations\n  \
    twintree align left.conllu right.conllu --json | jq .score\n  \
    twintree align left.conllu right.conllu --comments > linked.conllu\n  \
    twintree align left.conllu right.conllu --comments --links links.txt > linked.conllu\n\n\
    Links in comments are written # align = :fr.1 1:2 3:4,5, as sketched for Universal Dependencies: \
    the name of the right sentence, where it has one, and words of the left sentence with their \
    counterparts. twintree compare reads them without --links. A pair with errors ends the run.\n\n\
    The file of synonyms has two words and their relation on each line, such as: buy acquire synonym. \
    A pair with errors is answered by an empty line (with --json, by an object that names the errors).";

const AGREEMENT_EXAMPLES: &str = "Examples:\n  \
    twintree agreement anna.txt ben.txt\n  \
    twintree align left.conllu right.conllu --relations | twintree agreement links.txt - --json";

const FUSE_EXAMPLES: &str = "Examples:\n  \
    twintree fuse left.conllu right.conllu --links links.txt --merge restate\n  \
    twintree fuse left.conllu right.conllu --links links.txt --merge generalize --into right --limit 10";

const CROSSINGS_EXAMPLES: &str = "Examples:\n  \
    twintree crossings en.mrg fr.txt --links links.txt\n  \
    twintree crossings en.mrg fr.txt --links links.txt --as flattened --head-rules semantic\n  \
    twintree crossings en.conllu fr.conllu --links links.txt --summary\n  \
    twintree crossings en.mrg fr.txt --links links.txt --each | jq '.each[].phrases[].text'\n\n\
    Two phrases side by side cross if the words they are linked to are not apart: a head with one of \
    its modifiers, or two modifiers. They are counted with sure links (S), with all links (all, P), \
    and with the sure links of a word where it has any (mixed, S\u{2192}P). A link is written 3-5 if \
    it is sure, 3p5 or 3?5 if it is only possible. Crossings are counted before the filter; so many \
    of them as stand under filtered are phrasal translations: all words of both phrases are linked \
    to the same words.\n\n\
    Only the left file needs trees. The dependencies of brackets are those of the tree with \
    flattened verb phrases. (H. Fox, Phrasal cohesion and statistical machine translation, 2002.)";
const PROJECT_EXAMPLES: &str = "Examples:\n  \
    twintree project extract german.mrg english.mrg --links links.txt\n  \
    twintree project train german.mrg english.mrg --links links.txt --model model.txt\n  \
    twintree project predict german.mrg --model model.txt | jq .text\n  \
    twintree project evaluate german.mrg english.mrg --links links.txt --folds 5\n\n\
    The left sentences are German with the labels of TIGER, the right ones English with those of the \
    Penn Treebank, arguments marked -A; both in brackets.";
const DISTANCES_EXAMPLES: &str = "Examples:\n  \
    twintree distances gold.mrg parsed.mrg\n  \
    twintree distances gold.mrg parsed.mrg --summary\n  \
    twintree distances gold.mrg parsed.mrg --evalb --evalb-parameters COLLINS.prm\n  \
    twintree distances gold.conllu parsed.conllu --drop-punctuation | jq .attachment\n  \
    twintree distances en.mrg fr.mrg --by-links links.txt --rooted\n\n\
    The left trees are the gold ones, the right trees are measured against them:\n  \
    robinsonFoulds             splits of one tree alone, of those of both\n  \
    generalizedRobinsonFoulds  splits of the right tree in conflict with the left one, of all of the\n                             \
    right one; 0 and flagged where it has none\n  \
    quartets                   four words that the trees pair otherwise, of all; generalized: of those\n                             \
    that the left tree pairs\n  \
    brackets                   phrases as EVALB counts them\n  \
    treeEdit                   nodes inserted, deleted or renamed\n  \
    attachment                 words with the same head (unlabelled: UAS), with the same relation\n                             \
    (labels), with both (labelled: LAS)\n\n\
    Splits, quartets and their distances follow Rama (Empirical Evaluation of Tree distances for Parser \
    Evaluation) and, generalized, Pompei, Loreto and Tria (PLoS ONE 6(6), 2011); brackets Sekine and \
    Collins (EVALB, 1997); the tree edit distance Zhang and Shasha (1989); attachment Buchholz and \
    Marsi (CoNLL 2006).\n\n\
    What is not defined is null and named in \"undefined\" with its reason. A pair with errors is \
    answered by {\"pair\":n,\"error\":[codes]}. --summary gives for each measure the mean over the pairs \
    that have it, micro (the sum of the numerators by that of the denominators) and how many pairs have \
    none, by reason; and Pearson's r of every two measures over the pairs that have both, in which a \
    flagged value is the 0 that it is.";

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

/// How links are written in their file.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LinkArguments {
    /// Links number words from 0, as Pharaoh does
    #[arg(long)]
    pub(crate) zero_based: bool,
    /// The format of the links: twintree (3-5 4p6:specifies, a line for each pair), pharaoh (the same
    /// from 0), naacl (0001 3 5 P, a line for each link) or giza (A3.final of GIZA++, three lines for each
    /// pair) [default: recognised by name and content]
    #[arg(long, value_name = "FORMAT", value_parser = link_format)]
    pub(crate) links_format: Option<LinkFormat>,
}

/// A format of links by its name.
fn link_format(name: &str) -> Result<LinkFormat, String> {
    LinkFormat::parse(name).ok_or_else(|| {
        let names = LinkFormat::ALL.map(LinkFormat::as_str).join(", ");
        format!("there is no such format of links; choose one of {names}")
    })
}

impl LinkArguments {
    /// The same for who reads them.
    pub(crate) fn options(self) -> LinkOptions {
        LinkOptions {
            format: self.links_format,
            zero_based: self.zero_based,
        }
    }

    /// How links of records number words.
    pub(crate) fn numbering(self) -> Numbering {
        match self.links_format {
            _ if self.zero_based => Numbering::FromZero,
            Some(format) => format.numbering(),
            None => Numbering::FromOne,
        }
    }
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

/// The two files of sentences, and their formats.
#[derive(Args, Debug)]
pub(crate) struct TwoFiles {
    /// The left sentences (the reference); - is standard input
    pub(crate) left: PathBuf,
    /// The right sentences (the hypothesis); - is standard input
    pub(crate) right: PathBuf,
    /// The format of the left sentences: conllu, conllup, conllx, conll2009, brackets, discbracket, export,
    /// tiger, alpino, newick or words [default: by the name of the file, else recognised]
    #[arg(long, value_name = "FORMAT")]
    pub(crate) left_format: Option<Format>,
    /// The format of the right sentences: conllu, conllup, conllx, conll2009, brackets, discbracket, export,
    /// tiger, alpino, newick or words [default: by the name of the file, else recognised]
    #[arg(long, value_name = "FORMAT")]
    pub(crate) right_format: Option<Format>,
}

/// Pairs to be measured: two files of sentences, or records.
#[derive(Args, Clone, Debug)]
pub(crate) struct Input {
    /// The left sentences (the reference); - is standard input
    #[arg(required_unless_present = "records")]
    pub(crate) left: Option<PathBuf>,
    /// The right sentences (the hypothesis); - is standard input
    #[arg(required_unless_present = "records")]
    pub(crate) right: Option<PathBuf>,
    /// The format of the left sentences: conllu, conllup, conllx, conll2009, brackets, discbracket, export, tiger, alpino, newick or words
    /// [default: by the name of the file, else recognised]
    #[arg(long, value_name = "FORMAT")]
    pub(crate) left_format: Option<Format>,
    /// The format of the right sentences: conllu, conllup, conllx, conll2009, brackets, discbracket, export, tiger, alpino, newick or words
    /// [default: by the name of the file, else recognised]
    #[arg(long, value_name = "FORMAT")]
    pub(crate) right_format: Option<Format>,
    /// Read pairs as records, one JSON object a line, with the texts as strings:
    /// {"id":…,"left":"…","right":"…","links":"…"}; one line is written for each line read
    /// [default: standard input]
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        default_missing_value = "-",
        conflicts_with_all = ["left", "right"],
    )]
    pub(crate) records: Option<PathBuf>,
    /// Measure in so many threads; 0 stands for as many as there are processors
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(0..=256))]
    pub(crate) jobs: u16,
    #[command(flatten)]
    pub(crate) rows: RowOptions,
}

/// How rows are written.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct RowOptions {
    /// How a row is written: all formats have the same fields, which twintree schema describes
    #[arg(long, value_name = "FORMAT", default_value = "json")]
    pub(crate) format: RowFormat,
}

/// How a row is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RowFormat {
    /// One object a line
    Json,
    /// Columns with tabs between them, under a line with their names
    Tsv,
    /// Columns with commas between them, under a line with their names
    Csv,
}

/// How rows are written that are not the usual answer.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct OtherRows {
    /// Write rows, in this format: all formats have the same fields, which twintree schema describes
    #[arg(long, value_name = "FORMAT")]
    format: Option<RowFormat>,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

impl OtherRows {
    /// The format; none where the usual answer is wanted.
    pub(crate) fn format(self) -> Option<RowFormat> {
        self.format.or(self.json.then_some(RowFormat::Json))
    }
}

/// How a row about everything is written.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Latex {
    /// Write tables for LaTeX with the package booktabs
    #[arg(long, conflicts_with = "format")]
    latex: bool,
}

/// How a summary is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SummaryFormat {
    /// As a row.
    Row(RowFormat),
    /// As tables for LaTeX.
    Latex,
}

impl Latex {
    /// The format, where it is a row in that one otherwise.
    pub(crate) fn or(self, format: RowFormat) -> SummaryFormat {
        if self.latex {
            SummaryFormat::Latex
        } else {
            SummaryFormat::Row(format)
        }
    }
}

/// All pairs together.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Together {
    /// Write one row for all pairs together, and none for each pair
    #[arg(long)]
    pub(crate) summary: bool,
    /// With --summary: write tables for LaTeX with the package booktabs
    #[arg(long, requires = "summary", conflicts_with = "format")]
    latex: bool,
    /// With --summary: add how it was computed, with hashes of the files, in one line
    #[arg(long, requires = "summary")]
    pub(crate) signature: bool,
}

impl Together {
    /// The format of the summary, where it is a row in that one otherwise.
    pub(crate) fn format(self, format: RowFormat) -> SummaryFormat {
        Latex { latex: self.latex }.or(format)
    }
}

impl Input {
    /// How many threads measure.
    pub(crate) fn threads(&self) -> usize {
        match self.jobs {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            jobs => jobs.into(),
        }
    }

    /// The formats of the two sides, where they are given.
    pub(crate) fn formats(&self) -> [Option<Format>; 2] {
        [self.left_format, self.right_format]
    }
}

/// The two files of sentences, and how they are read.
#[derive(Args, Debug)]
pub(crate) struct SentenceFiles {
    #[command(flatten)]
    pub(crate) files: TwoFiles,
    #[command(flatten)]
    pub(crate) trees: TreeOptions,
}

/// How trees are read.
#[derive(Args, Clone, Debug)]
pub(crate) struct TreeOptions {
    /// Convert phrase trees (brackets, Newick) to dependency trees by head rules
    #[arg(long = "as", value_name = "TREE")]
    pub(crate) read_as: Option<ReadAs>,
    /// The head rules: a category, a colon and the labels of its heads on each line [default: those
    /// of Charniak's parser]
    #[arg(long, value_name = "FILE", requires = "read_as")]
    pub(crate) head_rules: Option<PathBuf>,
}

/// What phrase trees are read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ReadAs {
    /// The rules find the head of each phrase; the heads of its other parts depend on it
    Dependencies,
}

impl TreeOptions {
    /// How phrase trees are read, with these rules where they are asked for.
    pub(crate) fn phrases<'r>(&self, rules: &'r HeadRules) -> Phrases<'r> {
        match self.read_as {
            Some(ReadAs::Dependencies) => Phrases::AsDependencies(rules),
            None => Phrases::AsPhrases,
        }
    }
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
    #[command(flatten)]
    pub(crate) all: Together,
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

/// `twintree significance`.
#[derive(Args, Clone, Debug)]
pub(crate) struct Significance {
    /// The scores of the first hypothesis, as compare or distances writes them; - is standard input
    pub(crate) first: PathBuf,
    /// The scores of the second hypothesis, of the same pairs
    pub(crate) second: PathBuf,
    /// The measure; a distance counts as what it leaves of 1, so that more is better
    #[arg(long, value_name = "MEASURE", default_value = "similarity", value_parser = ScoredMeasure::parser())]
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
    pub(crate) latex: Latex,
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
    pub(crate) all: Together,
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
    pub(crate) all: Together,
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
