//! What is read: files of sentences and of links.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use twintree::heads::HeadRules;
use twintree::intake::LinkFormat;
use twintree::pair::Phrases;
use twintree::text::Format;
use twintree::text::links::Numbering;

use super::RowOptions;
use crate::link_lines::LinkOptions;

/// The two files of sentences, and their formats.
#[derive(Args, Debug)]
pub(crate) struct TwoFiles {
    /// The left sentences (the reference); - is standard input
    pub(crate) left: PathBuf,
    /// The right sentences (the hypothesis); - is standard input
    pub(crate) right: PathBuf,
    #[command(flatten)]
    pub(crate) formats: Formats,
}

/// The formats of the two sides, where they are given.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct Formats {
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
    #[command(flatten)]
    formats: Formats,
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
        let Formats {
            left_format,
            right_format,
        } = self.formats;
        [left_format, right_format]
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
