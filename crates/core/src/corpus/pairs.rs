//! Two texts of many sentences and the links between them.

use alloc::vec::Vec;
use core::fmt;

use crate::corpus::values::Values;
use crate::pair::{LinkSource, Pair, PairOptions, Side, Source};
use crate::ratio::Ratio;
use crate::sentence::{Reader, Sentence};
use crate::symbol::Symbols;
use crate::text::links;
use crate::text::{Diagnostic, Diagnostics, Format};

/// Two texts of as many sentences, and perhaps a line of links for each pair.
///
/// Each pair has the problems of its own texts. A pair with errors is refused by every method, and
/// does not keep the others from being measured.
///
/// ```
/// use twintree::{Corpus, PairOptions};
///
/// let corpus = Corpus::read("she sleeps\nhe\n", "elle dort\nil\n", "1-1 2-2\n1-1\n", &PairOptions::default())?;
/// let links = corpus.pairs().iter().filter_map(|pair| pair.alignment());
/// assert_eq!(links.map(|links| links.len()).collect::<Vec<_>>(), [2, 1]);
/// let uneven = Corpus::read("she sleeps\nhe\n", "elle dort\n", "", &PairOptions::default());
/// assert!(uneven.is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Corpus<'a> {
    pairs: Vec<Pair<'a>>,
    /// The diagnostics of the text after the last sentences.
    after_last: [Diagnostics; 2],
}

/// Texts that do not belong together: one is longer than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uneven {
    /// How many sentences the left and the right text have.
    pub sentences: [usize; 2],
    /// How many lines of links there are.
    pub links: usize,
}

impl fmt::Display for Uneven {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { sentences, links } = self;
        let [left, right] = sentences;
        write!(
            formatter,
            "{left} left and {right} right sentences with {links} lines of links do not belong together"
        )
    }
}

impl core::error::Error for Uneven {}

/// A sentence or a line of links, and its problems.
type Found<T> = (T, Diagnostics);

impl<'a> Corpus<'a> {
    /// Reads two texts and a line of links for each pair. Without any line, or with links from
    /// [comments](LinkSource::Comments), no pair has links of its own line.
    ///
    /// # Errors
    /// If the texts do not belong together.
    ///
    /// # Complexity
    /// Linear in the texts; O(k log k) in the number of links of a pair.
    pub fn read(
        left: &'a str,
        right: &'a str,
        links: &str,
        options: &PairOptions<'_>,
    ) -> Result<Self, Uneven> {
        let [left_format, right_format] = options.formats;
        let (left, after_left) = sentences(left, left_format);
        let (right, after_right) = sentences(right, right_format);
        let rows = match options.links {
            LinkSource::Text => links::lines(links, options.numbering).collect(),
            LinkSource::Comments => Vec::new(),
        };
        if left.len() != right.len() || !rows.is_empty() && rows.len() != left.len() {
            return Err(Uneven {
                sentences: [left.len(), right.len()],
                links: rows.len(),
            });
        }
        let mut rows = rows.into_iter();
        let both = left.into_iter().zip(right);
        let pairs = both.map(|(left, right)| {
            let (links, problems) = rows.next().unwrap_or_default();
            Pair::of_found([left, right], (&links, problems), options, Symbols::new())
        });
        Ok(Self {
            pairs: pairs.collect(),
            after_last: [after_left, after_right],
        })
    }

    /// The pairs, in order.
    pub fn pairs(&self) -> &[Pair<'a>] {
        &self.pairs
    }

    /// The problems of the texts: the place of the pair from 0, or how many there are of what stands
    /// after the last one; which text; and what.
    pub fn diagnostics(&self) -> impl Iterator<Item = (usize, Source, &Diagnostic)> {
        let pairs = self.pairs.iter().enumerate();
        let of_pairs = pairs.flat_map(|(place, pair)| {
            let all = pair.diagnostics();
            all.map(move |(source, problem)| (place, source, problem))
        });
        let sides = Side::ALL.into_iter().zip(&self.after_last);
        let after_last = sides.flat_map(|(side, all)| all.iter().map(move |one| (side, one)));
        let place = self.pairs.len();
        of_pairs.chain(after_last.map(move |(side, one)| (place, Source::Sentence(side), one)))
    }

    /// One measure of every pair; `of` gives none for a pair that does not have it.
    pub fn measure(&self, of: impl FnMut(&Pair<'a>) -> Option<Ratio>) -> Values {
        Values::new(self.pairs.iter().map(of).collect())
    }
}

/// The sentences of a text, and the diagnostics after the last one.
fn sentences(text: &str, format: Option<Format>) -> (Vec<Found<Sentence<'_>>>, Diagnostics) {
    let mut reader = Reader::new(text, format.unwrap_or_else(|| Format::notice(text)));
    let mut all = Vec::new();
    loop {
        let mut problems = Diagnostics::new();
        match reader.next_sentence(&mut problems) {
            Some(sentence) => all.push((sentence, problems)),
            None => return (all, problems),
        }
    }
}
