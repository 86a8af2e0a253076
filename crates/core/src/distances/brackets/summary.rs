//! Brackets counted over many pairs: the figures of EVALB's summary.

use crate::distances::brackets::comparison::{Comparison, Counts, Status};
use crate::distances::brackets::parameters::Parameters;

/// What was counted over pairs, all of them or those of some length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// All pairs.
    pub sentences: u64,
    /// Pairs whose lengths or words differ, or whose text has errors.
    pub errors: u64,
    /// Pairs without a word in the right tree.
    pub skipped: u64,
    /// Brackets, words and tags of all pairs that could be compared.
    pub counts: Counts,
    /// Pairs in which every bracket matches.
    pub complete: u64,
    /// Pairs in which no bracket crosses.
    pub without_crossing: u64,
    /// Pairs in which at most two brackets cross.
    pub at_most_two_crossing: u64,
}

impl Totals {
    fn add(&mut self, status: &Status<'_>, counts: &Counts) {
        self.sentences += 1;
        match status {
            Status::Compared => {}
            Status::Skipped => {
                self.skipped += 1;
                return;
            }
            Status::Unsound(_) | Status::Lengths { .. } | Status::Words { .. } => {
                self.errors += 1;
                return;
            }
        }
        self.counts.add(counts);
        self.complete += u64::from(counts.is_complete());
        self.without_crossing += u64::from(counts.crossing == 0);
        self.at_most_two_crossing += u64::from(counts.crossing <= 2);
    }

    fn merge(&mut self, other: &Self) {
        add_up!(self, other; sentences, errors, skipped);
        add_up!(self, other; complete, without_crossing, at_most_two_crossing);
        self.counts.add(&other.counts);
    }

    /// Pairs that could be compared.
    pub fn valid(&self) -> u64 {
        self.sentences - self.errors - self.skipped
    }
}

impl Counts {
    fn add(&mut self, other: &Self) {
        add_up!(self, other; left, right, matched, crossing, words, tags, untagged);
    }
}

/// What was counted over many pairs. The order of pairs does not matter, so that parts of a corpus can
/// be counted separately and [merged](Self::merge).
///
/// ```
/// use twintree::distances::brackets::{Parameters, Summary, compare};
/// use twintree::{Reader, Sentence};
/// use twintree::text::{Diagnostics, Format};
///
/// let read = |text| -> Sentence<'_> {
///     Reader::new(text, Format::Brackets).next_sentence(&mut Diagnostics::new()).unwrap()
/// };
/// let parameters = Parameters::default();
/// let mut summary = Summary::new(&parameters);
/// let gold = read("(S (NP (DT the) (NN cat)) (VP (VBZ sleeps)))");
/// summary.add(&compare(&gold, &read("(S (DT the) (VP (NN cat) (VBZ sleeps)))"), &parameters)?);
/// summary.add(&compare(&gold, &read("(S (NP (DT the) (NN dog)) (VP (VBZ sleeps)))"), &parameters)?);
/// assert_eq!((summary.all.sentences, summary.all.errors), (2, 1));
/// assert_eq!(summary.all.counts.recall().unwrap().to_string(), "1/3");
/// # Ok::<(), twintree::distances::Undefined>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// All pairs.
    pub all: Totals,
    /// Pairs whose left sentence is at most [`cut_off`](Self::cut_off) words long.
    pub short: Totals,
    /// See [`Parameters::cut_off`].
    pub cut_off: u32,
}

impl Summary {
    /// No pair yet.
    pub fn new(parameters: &Parameters) -> Self {
        Self {
            all: Totals::default(),
            short: Totals::default(),
            cut_off: parameters.cut_off,
        }
    }

    /// Adds a pair.
    pub fn add(&mut self, comparison: &Comparison<'_>) {
        let counts = comparison.counts();
        self.all.add(&comparison.status, &counts);
        if comparison.length <= self.cut_off {
            self.short.add(&comparison.status, &counts);
        }
    }

    /// Adds what was counted of other pairs by the same parameters.
    pub fn merge(&mut self, others: &Self) {
        self.all.merge(&others.all);
        self.short.merge(&others.short);
    }
}
