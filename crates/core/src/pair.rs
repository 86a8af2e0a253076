//! Two sentences and the links between their words: what every method is a function of.
//!
//! ```
//! use twintree::{Pair, PairOptions, paths};
//!
//! // "she sleeps" against "sleeps she"
//! let left = "1\tshe\t_\tPRON\t_\t_\t2\tnsubj\t_\t_\n2\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
//! let right = "1\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\tshe\t_\tPRON\t_\t_\t1\tnsubj\t_\t_\n";
//! let pair = Pair::read(left, right, "1-2 2-1", &PairOptions::default());
//! assert_eq!(pair.diagnostics().count(), 0);
//! // Only the direction differs: 1 of (1 label up + 1 direction + 0 labels down).
//! let comparison = paths::compare(pair.dependencies()?)?;
//! assert_eq!(comparison.score.similarity(), twintree::Ratio::new(1, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A pair owns both sides, one table of symbols for the labels of both, and the alignment, so that
//! nothing of one pair can be taken for that of another. Reading never fails: a pair of broken texts
//! is a pair whose [`dependencies`](Pair::dependencies) are refused, and whose diagnostics say why.

mod options;
mod reading;

use alloc::vec::Vec;
use core::fmt;

use crate::alignment::{Alignment, AlignmentError, AnnotatedLink, Link};
use crate::dependency::DependencyTree;
use crate::heads::HeadRules;
use crate::number::saturated;
use crate::phrase::Heads;
use crate::sentence::{Sentence, Word, same_forms};
use crate::symbol::Symbols;
use crate::text::links::{self, LinkText, Numbering, Sizes};
use crate::text::{Diagnostic, Diagnostics, Format};
use crate::tree::TreeError;
use crate::word::WordId;
pub use options::{LinkSource, PairOptions, Phrases, Punctuation};
pub use reading::Reading;

named! {
    /// One of the two sentences of a pair.
    pub enum Side by as_str {
        /// The reference.
        Left = "left",
        /// The hypothesis.
        Right = "right",
    }
}

impl Side {
    /// Its place among [both](Self::ALL).
    pub(crate) fn index(self) -> usize {
        self as usize
    }

    /// The side beside it.
    pub(crate) fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

/// One of the three texts of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Source {
    /// One of the sentences.
    Sentence(Side),
    /// The links.
    Links,
}

/// Two sentences and the links between their words.
#[derive(Clone, Debug, Default)]
pub struct Pair<'a> {
    /// The labels of both trees.
    symbols: Symbols,
    sides: [Reading<'a>; 2],
    /// The links that count; none if an error prevents it.
    alignment: Option<Alignment>,
    /// The links set aside because they touch punctuation.
    ignored: Vec<AnnotatedLink>,
    /// What is wrong with the links.
    link_diagnostics: Diagnostics,
}

/// Why a pair cannot be given to a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unfit {
    /// A text has errors; its diagnostics say which.
    Errors(Source),
    /// A side has words but no dependencies; those of a phrase tree can be
    /// [read by head rules](Phrases::AsDependencies).
    NoDependencies {
        /// Which side.
        side: Side,
        /// The format it came in.
        format: Format,
    },
    /// A side has no phrases: it is a dependency tree, or words without a tree.
    NoPhrases {
        /// Which side.
        side: Side,
        /// Its format; none if it was not read from a text.
        format: Option<Format>,
    },
    /// A side was not read from a text, so that its words are not known.
    NoWords(Side),
}

impl Unfit {
    /// The stable name of the reason, in kebab-case.
    pub fn code(self) -> &'static str {
        match self {
            Self::Errors(_) => "text-errors",
            Self::NoDependencies { .. } => "no-dependencies",
            Self::NoPhrases { .. } => "no-phrases",
            Self::NoWords(_) => "no-words",
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Errors(Source::Sentence(side)) => {
                write!(
                    formatter,
                    "the {side} text has errors; its diagnostics say which"
                )
            }
            Self::Errors(Source::Links) => {
                formatter.write_str("the links have errors; their diagnostics say which")
            }
            Self::NoDependencies {
                side,
                format: Format::Words,
            } => write!(
                formatter,
                "the {side} side is words without a tree; this needs dependencies"
            ),
            Self::NoDependencies { side, format } => write!(
                formatter,
                "the {side} side is a phrase tree ({format}); this needs dependencies: read it as \
                 dependencies, by head rules"
            ),
            Self::NoPhrases {
                side,
                format: Some(Format::Words),
            } => write!(
                formatter,
                "the {side} side is words without a tree; this needs phrases"
            ),
            Self::NoPhrases { side, .. } => write!(
                formatter,
                "the {side} side is a dependency tree; this needs phrases (brackets)"
            ),
            Self::NoWords(side) => write!(
                formatter,
                "the words of the {side} side are not known; this needs a text"
            ),
        }
    }
}

impl core::error::Error for Unfit {}

/// Why heads, labels and links are no pair.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PairError {
    /// The heads of a side make no tree.
    Tree(Side, TreeError),
    /// A link names an unknown word.
    Links(AlignmentError),
}

impl fmt::Display for PairError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tree(side, error) => {
                write!(formatter, "{side}: the heads make no tree: {error}")
            }
            Self::Links(error) => error.fmt(formatter),
        }
    }
}

impl core::error::Error for PairError {}

impl<'a> Pair<'a> {
    /// Reads the first sentence of two texts and the links between them, `1-2 2-1:specifies 3p3` in
    /// word ids, separated by spaces or line ends. The text of links is ignored if they come
    /// from [comments](LinkSource::Comments).
    ///
    /// # Complexity
    /// Linear in the texts; O(k log k) in the number of links.
    pub fn read(left: &'a str, right: &'a str, links: &str, options: &PairOptions<'_>) -> Self {
        let mut symbols = Symbols::new();
        let [left_format, right_format] = options.formats;
        let left = Reading::first(left, left_format, &mut symbols, options);
        let right = Reading::first(right, right_format, &mut symbols, options);
        let (links, problems) = read_links(links, options);
        Self::of_readings([left, right], symbols, (&links, problems), options)
    }

    /// As [`read`](Self::read), of texts that are CoNLL-U and nothing else. A program that reads no other
    /// format is a third smaller for it.
    pub fn read_conllu(
        left: &'a str,
        right: &'a str,
        links: &str,
        options: &PairOptions<'_>,
    ) -> Self {
        let mut symbols = Symbols::new();
        let left = Reading::first_conllu(left, &mut symbols, options);
        let right = Reading::first_conllu(right, &mut symbols, options);
        let (links, problems) = read_links(links, options);
        Self::of_readings([left, right], symbols, (&links, problems), options)
    }

    fn of_readings(
        sides: [Reading<'a>; 2],
        symbols: Symbols,
        (links, link_diagnostics): (&[LinkText], Diagnostics),
        options: &PairOptions<'_>,
    ) -> Self {
        let mut pair = Self {
            symbols,
            sides,
            link_diagnostics,
            ..Self::default()
        };
        pair.align(links, options);
        pair
    }

    /// The pair of two sentences that were read before, one pair of a corpus after the other. The
    /// diagnostics of the texts are with those who read them; those of the links are added.
    ///
    /// `symbols` are recovered from a former pair by [`into_symbols`](Self::into_symbols), so that
    /// the labels of a corpus are known once.
    pub fn of(
        left: Sentence<'a>,
        right: Sentence<'a>,
        links: &[LinkText],
        options: &PairOptions<'_>,
        symbols: Symbols,
    ) -> Self {
        let sentences = [left, right].map(|sentence| (sentence, Diagnostics::new()));
        Self::of_found(sentences, (links, Diagnostics::new()), options, symbols)
    }

    /// The pair of two sentences and links that were read, each with what is wrong with it.
    pub(crate) fn of_found(
        sentences: [(Sentence<'a>, Diagnostics); 2],
        links: (&[LinkText], Diagnostics),
        options: &PairOptions<'_>,
        mut symbols: Symbols,
    ) -> Self {
        let readings = sentences.map(|(sentence, diagnostics)| {
            Reading::of(Some(sentence), diagnostics, &mut symbols, options)
        });
        Self::of_readings(readings, symbols, links, options)
    }

    /// Makes an alignment of links that were read.
    fn align(&mut self, links: &[LinkText], options: &PairOptions<'_>) {
        // A text with errors says nothing of how many words are meant.
        let [Some(left), Some(right)] = self.sides.each_ref().map(Reading::words) else {
            return;
        };
        let sizes = Sizes {
            left: saturated(left),
            right: saturated(right),
        };
        let alignment = match options.links {
            LinkSource::Text => {
                let diagnostics = &mut self.link_diagnostics;
                links::check_sizes(links, sizes, options.numbering, 0, diagnostics);
                Alignment::new(left, right, links)
            }
            LinkSource::Comments => Alignment::new(left, right, &self.in_comments(sizes)),
        };
        let has_errors = self.texts().into_iter().any(|(_, one)| one.has_errors());
        if let Ok(alignment) = alignment
            && !has_errors
        {
            self.count(alignment, options.punctuation);
        }
    }

    /// The links that the comments of both sentences name.
    fn in_comments(&mut self, sizes: Sizes) -> Vec<LinkText> {
        let names = self.sides.each_ref().map(|side| side.sentence()?.name());
        let mut all = Vec::new();
        for (side, reading) in Side::ALL.into_iter().zip(&mut self.sides) {
            let other = names[side.other().index()];
            let Some(sentence) = reading.sentence.as_ref().and_then(Sentence::as_conllu) else {
                continue;
            };
            let mut links = links::align::read(sentence, other, &mut reading.diagnostics);
            if side == Side::Right {
                for link in &mut links {
                    *link = link.mirrored();
                }
            }
            let diagnostics = &mut reading.diagnostics;
            links::check_sizes(&links, sizes, Numbering::FromOne, 0, diagnostics);
            all.extend(links);
        }
        all
    }

    /// Puts other links in the place of those that were read: links that were found or drawn.
    ///
    /// # Errors
    /// If the words of a side are not known, or a link names one that is not there; the pair stays as
    /// it was.
    pub fn link<M: Into<AnnotatedLink>>(
        &mut self,
        links: impl IntoIterator<Item = M>,
        options: &PairOptions<'_>,
    ) -> Result<(), AlignmentError> {
        let [Some(left), Some(right)] = self.sides.each_ref().map(Reading::words) else {
            return Err(AlignmentError::UnknownWords);
        };
        let alignment = Alignment::new(left, right, links)?;
        self.link_diagnostics.clear();
        self.count(alignment, options.punctuation);
        Ok(())
    }

    /// Takes the links that count, and sets the others aside.
    fn count(&mut self, alignment: Alignment, punctuation: Punctuation) {
        let (counted, ignored) = match punctuation {
            Punctuation::Counted => (alignment, Vec::new()),
            Punctuation::Ignored => alignment.partition(|AnnotatedLink { link, .. }| {
                let [left, right] = &self.sides;
                !left.is_punctuation(link.left) && !right.is_punctuation(link.right)
            }),
        };
        self.alignment = Some(counted);
        self.ignored = ignored;
    }

    /// One of the two sides as it was read.
    pub fn side(&self, side: Side) -> &Reading<'a> {
        &self.sides[side.index()]
    }

    /// The labels of both trees.
    pub fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// The links that count; none if an error in one of the texts prevents them.
    pub fn alignment(&self) -> Option<&Alignment> {
        self.alignment.as_ref()
    }

    /// The links that were set aside because they touch punctuation.
    pub fn ignored(&self) -> &[AnnotatedLink] {
        &self.ignored
    }

    /// What is wrong with the links.
    pub fn link_diagnostics(&self) -> &Diagnostics {
        &self.link_diagnostics
    }

    /// What is wrong with the three texts: left, right, links.
    pub fn diagnostics<'p>(&'p self) -> impl Iterator<Item = (Source, &'p Diagnostic)> {
        let of =
            |(source, text): (Source, &'p Diagnostics)| text.iter().map(move |one| (source, one));
        self.texts().into_iter().flat_map(of)
    }

    fn texts(&self) -> [(Source, &Diagnostics); 3] {
        let [left, right] = &self.sides;
        [
            (Source::Sentence(Side::Left), &left.diagnostics),
            (Source::Sentence(Side::Right), &right.diagnostics),
            (Source::Links, &self.link_diagnostics),
        ]
    }

    /// Both dependency trees, whose labels come from [`symbols`](Self::symbols); for methods that
    /// need no links.
    ///
    /// # Errors
    /// If a text has errors, or a side has no dependencies.
    pub fn trees(&self) -> Result<[&DependencyTree; 2], Unfit> {
        let [left, right] = Side::ALL.map(|side| self.dependencies_of(side));
        Ok([left?, right?])
    }

    /// The dependency tree of one side.
    ///
    /// # Errors
    /// If its text has errors, or it has no dependencies.
    pub fn dependencies_of(&self, side: Side) -> Result<&DependencyTree, Unfit> {
        let reading = self.side(side);
        reading
            .dependencies()
            .ok_or_else(|| match reading.sound().map(Sentence::format) {
                Some(format) if format != Format::Conllu => Unfit::NoDependencies { side, format },
                _ => Unfit::Errors(Source::Sentence(side)),
            })
    }

    /// Both dependency trees and the links between their words, which is what paths and relations
    /// are functions of.
    ///
    /// # Errors
    /// If a text has errors, or a side has no dependencies.
    pub fn dependencies(&self) -> Result<DependencyPair<'_>, Unfit> {
        let [left, right] = self.trees()?;
        Ok(DependencyPair {
            symbols: &self.symbols,
            left,
            right,
            alignment: self.linked()?,
        })
    }

    /// The links that count, for methods that need no trees, or one.
    ///
    /// # Errors
    /// If a text has errors.
    pub fn linked(&self) -> Result<&Alignment, Unfit> {
        self.alignment.as_ref().ok_or_else(|| {
            // Links may stand in the comments of a side.
            let mut sides = Side::ALL.into_iter();
            let broken = sides.find(|&side| {
                let reading = self.side(side);
                reading.words().is_none() || reading.diagnostics().has_errors()
            });
            Unfit::Errors(broken.map_or(Source::Links, Source::Sentence))
        })
    }

    /// The head words of the phrases of a side by these rules; none where it has no
    /// [phrases](Reading::phrases).
    ///
    /// # Complexity
    /// O(n log m) for n phrases and words and m labels in the rules of a category.
    pub fn heads(&self, side: Side, rules: &HeadRules) -> Option<Heads> {
        let phrases = self.side(side).phrases()?;
        Some(Heads::new(phrases, &self.symbols, rules))
    }

    /// The two links between which an edge of this pair's meta-graph runs; none for an edge of
    /// another pair that has more links.
    pub fn ends(&self, from: u32, to: u32) -> Option<[Link; 2]> {
        let links = self.alignment.as_ref()?.links();
        Some([*links.get(from as usize)?, *links.get(to as usize)?])
    }

    /// The words of one side.
    ///
    /// # Errors
    /// If the text has errors, or the pair was not built from sentences.
    ///
    /// # Complexity
    /// Linear.
    pub fn words(&self, side: Side) -> Result<Vec<Word<'_>>, Unfit> {
        let reading = self.side(side);
        match reading.sound() {
            Some(sentence) => Ok(sentence.words()),
            // Of a text with errors there is no tree.
            None if reading.dependencies().is_some() => Err(Unfit::NoWords(side)),
            None => Err(Unfit::Errors(Source::Sentence(side))),
        }
    }

    /// The links between each word and the same one in its place, for two parses of a sentence; none where
    /// the words differ.
    ///
    /// # Errors
    /// If the words of a side are not known, as [`words`](Self::words) says.
    ///
    /// # Complexity
    /// Linear.
    pub fn same_words(&self) -> Result<Option<Vec<Link>>, Unfit> {
        let [left, right] = [self.words(Side::Left)?, self.words(Side::Right)?];
        let is_same = same_forms(&left, &right);
        let links = (1..)
            .take(left.len())
            .filter_map(|word| Link::new(word, word));
        Ok(is_same.then(|| links.collect()))
    }

    /// Gives the table of labels back, for the next pair of a corpus.
    pub fn into_symbols(self) -> Symbols {
        self.symbols
    }
}

/// The links of a text, where they come from it, and what is wrong with them.
fn read_links(text: &str, options: &PairOptions<'_>) -> (Vec<LinkText>, Diagnostics) {
    match options.links {
        LinkSource::Text => links::read_pair(text, options.numbering),
        LinkSource::Comments => Default::default(),
    }
}

impl Pair<'static> {
    /// A pair of trees that were not read from a text: for each word its head, `None` for the
    /// root, and the label of the arc between them; and the links.
    ///
    /// ```
    /// use twintree::{Link, Pair, WordId};
    ///
    /// let (first, second) = (WordId::new(1), WordId::new(2));
    /// let left = [(second, "nsubj"), (None, "root")];
    /// let right = [(None, "root"), (first, "nsubj")];
    /// let links = [(1, 2), (2, 1)].map(|(left, right)| Link::new(left, right).unwrap());
    /// let pair = Pair::from_heads(&left, &right, links)?;
    /// assert_eq!(pair.dependencies()?.alignment().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the heads of a side make no tree, or a link names an unknown word.
    ///
    /// # Complexity
    /// Linear in the words; O(k log k) in the number of links.
    pub fn from_heads<M: Into<AnnotatedLink>>(
        left: &[(Option<WordId>, &str)],
        right: &[(Option<WordId>, &str)],
        links: impl IntoIterator<Item = M>,
    ) -> Result<Self, PairError> {
        let alignment = Alignment::new(left.len(), right.len(), links).map_err(PairError::Links)?;
        let mut symbols = Symbols::new();
        let mut reading = |side, words: &[(Option<WordId>, &str)]| {
            let arcs = words
                .iter()
                .map(|&(head, label)| (head.map(WordId::number0), symbols.intern(label)));
            let tree = DependencyTree::new(words.len(), arcs);
            tree.map(Reading::of_tree)
                .map_err(|error| PairError::Tree(side, error))
        };
        let sides = [reading(Side::Left, left)?, reading(Side::Right, right)?];
        Ok(Self {
            symbols,
            sides,
            alignment: Some(alignment),
            ..Self::default()
        })
    }
}

/// Two dependency trees whose labels come from one table, and the links between their words. Only a
/// [`Pair`] makes one: every end of a link is a word of its tree.
#[derive(Clone, Copy, Debug)]
pub struct DependencyPair<'p> {
    symbols: &'p Symbols,
    left: &'p DependencyTree,
    right: &'p DependencyTree,
    alignment: &'p Alignment,
}

impl<'p> DependencyPair<'p> {
    /// The labels of both trees.
    pub fn symbols(self) -> &'p Symbols {
        self.symbols
    }

    /// The left tree.
    pub fn left(self) -> &'p DependencyTree {
        self.left
    }

    /// The right tree.
    pub fn right(self) -> &'p DependencyTree {
        self.right
    }

    /// The links that count.
    pub fn alignment(self) -> &'p Alignment {
        self.alignment
    }
}
