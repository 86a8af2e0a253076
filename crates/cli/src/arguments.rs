//! The command line as typed.

use std::path::PathBuf;

use clap::{ArgGroup, Args, Parser, Subcommand, ValueEnum};

/// Compares aligned dependency trees from files and pipes.
#[derive(Debug, Parser)]
#[command(
    name = "twintree",
    version,
    about = "Compares aligned dependency trees by the paths between their aligned words",
    long_about = "Compares aligned dependency trees by the paths between their aligned words.\n\n\
        Sentences come as CoNLL-U, links as one line a pair. Answers go to standard output, problems \
        of the texts to standard error, as file:line:column: severity[code]: message.",
    after_help = EXITS
)]
pub(crate) struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXITS: &str = "Exit codes:\n  \
    0  every pair was read\n  \
    1  some pairs had errors, which are on standard error\n  \
    2  nothing (more) could be done: a missing file, files that do not belong together";

const COMPARE_EXAMPLES: &str = "Examples:\n  \
    twintree compare reference.conllu hypothesis.conllu --links links.txt\n  \
    twintree compare en.conllu fr.conllu --links links.txt --strip-subtypes --summary\n  \
    parse < text | twintree compare reference.conllu - --links links.txt | jq .similarity\n\n\
    Pairs are made in order: the first sentence of each file with the first line of the links, and \
    so on. Links are written 3-5 or 3-5:specifies, word ids from 1, parted by blanks; an empty line \
    is a pair without links. A pair with errors gives {\"pair\":n,\"error\":[codes]}, so that lines \
    stay in step. That the files differ in length shows only at their end: the pairs before it are \
    answered, then the exit code is 2.";

const ALIGN_EXAMPLES: &str = "Examples:\n  \
    twintree align left.conllu right.conllu > links.txt\n  \
    twintree align left.conllu right.conllu --synonyms synonyms.txt --relations\n  \
    twintree align left.conllu right.conllu --json | jq .score\n\n\
    A table of synonyms has two words a line and how they are related: buy acquire synonym. A pair \
    with errors gives an empty line (with --json an object that names them).";

const AGREEMENT_EXAMPLES: &str = "Examples:\n  \
    twintree agreement anna.txt ben.txt\n  \
    twintree align left.conllu right.conllu --relations | twintree agreement links.txt - --json";

const FUSE_EXAMPLES: &str = "Examples:\n  \
    twintree fuse left.conllu right.conllu --links links.txt --merge restate\n  \
    twintree fuse left.conllu right.conllu --links links.txt --merge generalize --into right --limit 10";

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Compares the trees of each pair: one JSON object a line
    #[command(after_help = COMPARE_EXAMPLES)]
    Compare(Compare),
    /// Finds links: one line a pair, in the notation that the other commands read
    #[command(after_help = ALIGN_EXAMPLES)]
    Align(Align),
    /// Tells how far two files of links agree
    #[command(after_help = AGREEMENT_EXAMPLES)]
    Agreement(Agreement),
    /// Makes sentences out of the links of each pair: one JSON object a line
    #[command(after_help = FUSE_EXAMPLES)]
    Fuse(Fuse),
}

/// The two files of sentences.
#[derive(Args, Debug)]
pub(crate) struct SentenceFiles {
    /// The left sentences (the reference) as CoNLL-U; - is standard input
    pub(crate) left: PathBuf,
    /// The right sentences (the hypothesis) as CoNLL-U; - is standard input
    pub(crate) right: PathBuf,
}

/// `twintree compare`.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
#[derive(Args, Debug)]
#[command(group(ArgGroup::new("alignment").required(true)))]
pub(crate) struct Compare {
    #[command(flatten)]
    pub(crate) sentences: SentenceFiles,
    /// The links, one line a pair; - is standard input
    #[arg(long, group = "alignment")]
    pub(crate) links: Option<PathBuf>,
    /// Find the links instead, as `twintree align` does
    #[arg(long, group = "alignment")]
    pub(crate) align: bool,
    /// The links count words from 0 (Pharaoh)
    #[arg(long, conflicts_with = "align")]
    pub(crate) zero_based: bool,
    /// Compare labels without their subtype: nmod:poss is nmod
    #[arg(long)]
    pub(crate) strip_subtypes: bool,
    /// Set links aside that touch punctuation
    #[arg(long)]
    pub(crate) ignore_punctuation: bool,
    /// Write all edges of the meta-graph, too
    #[arg(long, conflicts_with = "summary")]
    pub(crate) edges: bool,
    /// Write only one object, for all pairs together
    #[arg(long)]
    pub(crate) summary: bool,
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
    /// Words that are related, one pair a line
    #[arg(long, value_name = "FILE")]
    pub(crate) synonyms: Option<PathBuf>,
    /// Write only links between words that match in themselves
    #[arg(long, conflicts_with = "baseline")]
    pub(crate) only_matching: bool,
    /// Link only subtrees with the same words
    #[arg(long)]
    pub(crate) baseline: bool,
    /// Write the relation that is suggested for each link
    #[arg(long)]
    pub(crate) relations: bool,
    /// Write one JSON object a pair, with what each link is made of
    #[arg(long)]
    pub(crate) json: bool,
}

/// `twintree agreement`.
#[derive(Args, Debug)]
pub(crate) struct Agreement {
    /// The links taken for right, one line a pair; - is standard input
    pub(crate) real: PathBuf,
    /// The links that are judged, one line a pair; - is standard input
    pub(crate) predicted: PathBuf,
    /// Write one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// `twintree fuse`.
#[derive(Args, Debug)]
pub(crate) struct Fuse {
    #[command(flatten)]
    pub(crate) sentences: SentenceFiles,
    /// The links with their relations, one line a pair; - is standard input
    #[arg(long)]
    pub(crate) links: PathBuf,
    /// What is taken over from the other sentence
    #[arg(long)]
    pub(crate) merge: Merge,
    /// The sentence whose words keep their order
    #[arg(long, default_value = "left")]
    pub(crate) into: Into,
    /// The most sentences that are made of a pair
    #[arg(long, default_value_t = twintree::relations::fusion::LIMIT)]
    pub(crate) limit: usize,
}

/// What is taken over from the other sentence.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Merge {
    /// Paraphrases
    Restate,
    /// What says more
    Specify,
    /// What says less; modifiers without a counterpart may be left out
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
