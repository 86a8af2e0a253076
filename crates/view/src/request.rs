//! What is asked: two sentences, their links, and how to compare.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;

#[cfg(feature = "formats")]
use twintree::heads::HeadRules;
#[cfg(feature = "formats")]
use twintree::pair::Phrases;
use twintree::pair::Punctuation;
use twintree::text;
use twintree::{Labels, Pair, PairOptions, TooLarge};

use crate::{Diagnostic, Link, Source};

/// One of the two sentences.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// A on the page, the reference.
    Left,
    /// B on the page, the hypothesis.
    Right,
}

/// A format of sentences.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// The ten columns of Universal Dependencies.
    Conllu,
    /// Phrase trees of the Penn Treebank.
    Brackets,
    /// Trees of leaves, as phylogenetics writes them.
    Newick,
    /// A sentence a line, without a tree.
    Words,
}

/// What phrase trees are read as.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReadAs {
    /// Dependencies, by head rules.
    Dependencies,
}

/// How two sentences are compared.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Options {
    /// Compare labels without their subtype: `nmod:poss` is `nmod`.
    pub strip_subtypes: bool,
    /// Set links aside that touch punctuation on either side.
    pub ignore_punctuation: bool,
}

/// One pair.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Request {
    /// The left sentence; of several the first is taken.
    pub left: String,
    /// The right sentence; of several the first is taken.
    pub right: String,
    /// The format of the left text; noticed where it is missing.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Format | undefined"))]
    pub left_format: Option<Format>,
    /// The format of the right text; noticed where it is missing.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Format | undefined"))]
    pub right_format: Option<Format>,
    /// What phrase trees are read as; phrases where it is missing.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "ReadAs | undefined"))]
    pub read_as: Option<ReadAs>,
    /// The links, in any order.
    pub links: Vec<Link>,
    /// How to compare.
    pub options: Options,
}

impl From<Side> for twintree::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::Left => Self::Left,
            Side::Right => Self::Right,
        }
    }
}

impl From<twintree::Side> for Side {
    fn from(side: twintree::Side) -> Self {
        match side {
            twintree::Side::Left => Self::Left,
            twintree::Side::Right => Self::Right,
        }
    }
}

impl From<Format> for text::Format {
    fn from(format: Format) -> Self {
        match format {
            Format::Conllu => Self::Conllu,
            Format::Brackets => Self::Brackets,
            Format::Newick => Self::Newick,
            Format::Words => Self::Words,
        }
    }
}

impl From<text::Format> for Format {
    fn from(format: text::Format) -> Self {
        match format {
            text::Format::Brackets => Self::Brackets,
            text::Format::Newick => Self::Newick,
            text::Format::Words => Self::Words,
            _ => Self::Conllu,
        }
    }
}

impl ReadAs {
    /// What has that name.
    pub fn parse(name: &str) -> Option<Self> {
        (name == "dependencies").then_some(Self::Dependencies)
    }
}

impl Options {
    /// The same for the core.
    pub(crate) fn pair_options(self) -> PairOptions<'static> {
        let mut options = PairOptions::default();
        if self.strip_subtypes {
            options.labels = Labels::WithoutSubtype;
        }
        if self.ignore_punctuation {
            options.punctuation = Punctuation::Ignored;
        }
        options
    }
}

/// The longest text of a side, in bytes: far more than a sentence, and read in a blink.
const BYTES: usize = 1 << 24;

/// The most words of a side. All of them leave as objects, a million of which would fill the memory
/// of the page.
const WORDS: usize = 1 << 17;

/// The most lines of a sentence of CoNLL-U behind the comments it begins with: words, multiword tokens
/// and empty nodes.
const LINES: usize = 1 << 18;

impl Request {
    /// The format in which a side is read.
    #[cfg(feature = "formats")]
    pub(crate) fn format(&self, side: Side) -> Format {
        let (given, text) = match side {
            Side::Left => (self.left_format, &self.left),
            Side::Right => (self.right_format, &self.right),
        };
        given.unwrap_or_else(|| text::Format::notice(text).into())
    }

    /// The one format that is read.
    #[cfg(not(feature = "formats"))]
    #[allow(clippy::unused_self, reason = "the shape of the other one")]
    pub(crate) fn format(&self, _: Side) -> Format {
        Format::Conllu
    }

    /// Reads the three texts. The links are read as the line they are written as, so that a problem
    /// has a place.
    ///
    /// # Errors
    ///
    /// If a text or its first sentence is too long, before it is read, or a sentence has too many
    /// words: that, by side.
    pub(crate) fn read(&self) -> Result<Pair<'_>, TooLong> {
        let texts = [(Side::Left, &self.left), (Side::Right, &self.right)];
        let too_long: Vec<_> = texts
            .iter()
            .filter_map(|&(side, text)| Some((side, check(text, self.format(side)).err()?)))
            .collect();
        if !too_long.is_empty() {
            return Err(TooLong(too_long));
        }
        let links = Link::write(&self.links);
        let pair = self.pair(&links);
        let too_long: Vec<_> = [Side::Left, Side::Right]
            .into_iter()
            .filter_map(|side| {
                let words = pair.side(side.into()).sentence()?.len();
                let refused = TooLarge::check("words", words, WORDS).err()?;
                Some((side, refused))
            })
            .collect();
        if too_long.is_empty() {
            Ok(pair)
        } else {
            Err(TooLong(too_long))
        }
    }

    #[cfg(feature = "formats")]
    fn pair(&self, links: &str) -> Pair<'_> {
        let rules;
        let mut options = self.options.pair_options();
        options.formats = [self.left_format, self.right_format].map(|one| one.map(Into::into));
        if self.read_as == Some(ReadAs::Dependencies) {
            rules = HeadRules::default();
            options.phrases = Phrases::AsDependencies(&rules);
        }
        Pair::read(&self.left, &self.right, links, &options)
    }

    /// Whatever format is named, the texts are read as CoNLL-U: the module knows no other.
    #[cfg(not(feature = "formats"))]
    fn pair(&self, links: &str) -> Pair<'_> {
        Pair::read_conllu(&self.left, &self.right, links, &self.options.pair_options())
    }
}

/// What a text has too much of to be read at all.
fn check(text: &str, format: Format) -> Result<(), TooLarge> {
    TooLarge::check("bytes", text.len(), BYTES)?;
    let is_blank = |line: &&str| line.trim_ascii().is_empty();
    let is_before = |line: &&str| is_blank(line) || line.starts_with('#');
    let lines = match format {
        Format::Conllu => {
            let behind = text.lines().skip_while(is_before);
            behind.take_while(|line| !is_blank(line)).count()
        }
        Format::Brackets | Format::Newick | Format::Words => 0,
    };
    TooLarge::check("lines", lines, LINES)
}

/// The sides that are too long, and how much.
pub(crate) struct TooLong(Vec<(Side, TooLarge)>);

impl TooLong {
    /// What is wrong with all sides.
    pub(crate) fn diagnostics(&self) -> Vec<Diagnostic> {
        [Side::Left, Side::Right]
            .into_iter()
            .flat_map(|side| self.of(side))
            .collect()
    }

    /// What is wrong with one side.
    pub(crate) fn of(&self, side: Side) -> Vec<Diagnostic> {
        let source = match side {
            Side::Left => Source::Left,
            Side::Right => Source::Right,
        };
        let of_side = self.0.iter().filter(|(other, _)| *other == side);
        of_side
            .map(|(_, refused)| Diagnostic::too_large(source, refused))
            .collect()
    }
}

/// What keeps a pair from a method that needs dependencies: every error of the three texts, and each
/// side that has words without heads.
pub(crate) fn errors(pair: &Pair<'_>) -> Vec<Diagnostic> {
    text_errors(pair)
        .chain(without_dependencies(pair))
        .collect()
}

/// Every error of the three texts.
pub(crate) fn text_errors(pair: &Pair<'_>) -> impl Iterator<Item = Diagnostic> {
    let errors = pair.diagnostics().filter(|(_, one)| one.is_error());
    errors.map(|(source, one)| Diagnostic::new(source.into(), one))
}

/// The sides that have words without heads.
pub(crate) fn without_dependencies(pair: &Pair<'_>) -> impl Iterator<Item = Diagnostic> {
    [twintree::Side::Left, twintree::Side::Right]
        .into_iter()
        .filter_map(|side| {
            let reading = pair.side(side);
            let sentence = reading.sentence().filter(|sentence| sentence.is_sound())?;
            let without = reading.dependencies().is_none();
            without.then(|| Diagnostic::no_dependencies(side, sentence))
        })
}

impl Side {
    /// The side of that name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "left" => Some(Self::Left),
            "right" => Some(Self::Right),
            _ => None,
        }
    }
}
