//! What is asked: two sentences, their links, and how to compare.

#[cfg(feature = "formats")]
use twintree::heads::HeadRules;
#[cfg(feature = "formats")]
use twintree::pair::Phrases;
use twintree::pair::Punctuation;
use twintree::text;
use twintree::{Labels, Pair, PairOptions, TooLarge};

use crate::{Diagnostic, Link, Source};

answers! {
    /// One of the two sentences.
    pub enum Side of twintree::Side {
        /// A on the page, the reference.
        Left = "left",
        /// B on the page, the hypothesis.
        Right = "right",
    }

    /// A format of sentences.
    pub enum Format of text::Format else Conllu {
        /// The ten columns of Universal Dependencies.
        Conllu = "conllu",
        /// CoNLL-U Plus: the columns that the first line names.
        ConlluPlus = "conllup",
        /// CoNLL-X: the ten columns of the shared tasks of 2006 and 2007.
        ConllX = "conllx",
        /// The columns of the shared task of 2009, fourteen or more.
        Conll2009 = "conll2009",
        /// Phrase trees of the Penn Treebank.
        Brackets = "brackets",
        /// Trees in brackets whose words have their places.
        Discbracket = "discbracket",
        /// The export format of `NeGra`.
        Export = "export",
        /// TIGER-XML.
        Tiger = "tiger",
        /// Alpino or LASSY XML.
        Alpino = "alpino",
        /// Trees of leaves, as phylogenetics writes them.
        Newick = "newick",
        /// A sentence a line, without a tree.
        Words = "words",
    }

    /// What phrase trees are read as.
    pub enum ReadAs {
        /// Dependencies, by head rules.
        Dependencies = "dependencies",
    }

    /// How two sentences are compared.
    #[derive(Copy, Default)]
    pub struct Options {
        /// Compare labels without their subtype: `nmod:poss` is `nmod`.
        pub strip_subtypes: bool,
        /// Set links aside that touch punctuation on either side.
        pub ignore_punctuation: bool,
    }

    /// One pair.
    #[derive(Default)]
    pub struct Request {
        /// The left sentence; of several the first is taken.
        pub left: String,
        /// The right sentence; of several the first is taken.
        pub right: String,
        /// The format of the left text; noticed where it is missing.
        #[tsify(optional, type = "Format | undefined")]
        pub left_format: Option<Format>,
        /// The format of the right text; noticed where it is missing.
        #[tsify(optional, type = "Format | undefined")]
        pub right_format: Option<Format>,
        /// What phrase trees are read as; phrases where it is missing.
        #[tsify(optional, type = "ReadAs | undefined")]
        pub read_as: Option<ReadAs>,
        /// The links, in any order.
        pub links: Vec<Link>,
        /// How to compare.
        pub options: Options,
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

/// The longest text of a side, in bytes: far more than a sentence, and read in no time.
const BYTES: usize = 1 << 24;

/// The most words of a side. All of them are returned as objects; a million would fill the memory
/// of the page.
const WORDS: usize = 1 << 17;

/// The most lines of a sentence of CoNLL-U after the comments it begins with: words, multiword tokens
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
        let texts = |side| match side {
            Side::Left => &self.left,
            Side::Right => &self.right,
        };
        TooLong::check(|side| check(texts(side), self.format(side)))?;
        let pair = self.pair(&Link::write(&self.links));
        TooLong::check(|side| {
            let sentence = pair.side(side.into()).sentence();
            TooLarge::check("words", sentence.map_or(0, twintree::Sentence::len), WORDS)
        })?;
        Ok(pair)
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

    /// The texts are always read as CoNLL-U: the module knows no other format.
    #[cfg(not(feature = "formats"))]
    fn pair(&self, links: &str) -> Pair<'_> {
        Pair::read_conllu(&self.left, &self.right, links, &self.options.pair_options())
    }
}

/// The limit that a text exceeds, so that it is not read.
fn check(text: &str, format: Format) -> Result<(), TooLarge> {
    TooLarge::check("bytes", text.len(), BYTES)?;
    let is_blank = |line: &&str| line.trim_ascii().is_empty();
    let is_before = |line: &&str| is_blank(line) || line.starts_with('#');
    let lines = if text::Format::from(format).has_columns() {
        let rest = text.lines().skip_while(is_before);
        rest.take_while(|line| !is_blank(line)).count()
    } else {
        0
    };
    TooLarge::check("lines", lines, LINES)
}

/// The limits exceeded on the left and on the right side.
pub(crate) struct TooLong {
    left: Option<TooLarge>,
    right: Option<TooLarge>,
}

impl TooLong {
    fn check(side: impl Fn(Side) -> Result<(), TooLarge>) -> Result<(), Self> {
        match [Side::Left, Side::Right].map(|one| side(one).err()) {
            [None, None] => Ok(()),
            [left, right] => Err(Self { left, right }),
        }
    }

    /// What is wrong with one side.
    pub(crate) fn of(&self, side: Side) -> Vec<Diagnostic> {
        let (refused, source) = match side {
            Side::Left => (&self.left, Source::Left),
            Side::Right => (&self.right, Source::Right),
        };
        let refused = refused.iter();
        refused
            .map(|one| Diagnostic::too_large(source, one))
            .collect()
    }
}

/// Why there is no answer.
pub(crate) struct Refused(pub(crate) Vec<Diagnostic>);

impl From<Vec<Diagnostic>> for Refused {
    fn from(diagnostics: Vec<Diagnostic>) -> Self {
        Self(diagnostics)
    }
}

impl From<&TooLong> for Refused {
    fn from(too_long: &TooLong) -> Self {
        let mut diagnostics = too_long.of(Side::Left);
        diagnostics.extend(too_long.of(Side::Right));
        Self(diagnostics)
    }
}

impl From<TooLong> for Refused {
    fn from(too_long: TooLong) -> Self {
        (&too_long).into()
    }
}

/// There is too much for this many links.
impl From<TooLarge> for Refused {
    fn from(refused: TooLarge) -> Self {
        Self(vec![Diagnostic::too_large(Source::Links, &refused)])
    }
}

/// What prevents a method that needs dependencies: every error of the three texts, and each
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
