//! Two trees compared by their brackets.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::distances::brackets::counted::{Bracket, Counted, Word};
use crate::distances::brackets::crossing::crossing;
use crate::distances::brackets::line;
use crate::distances::brackets::matches::Matches;
use crate::distances::brackets::parameters::{Matching, Parameters};
use crate::distances::brackets::quotes;
use crate::distances::undefined::Undefined;
use crate::pair::Side;
use crate::ratio::Ratio;
use crate::sentence::Sentence;

/// Whether two trees could be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Status<'a> {
    /// They were.
    Compared,
    /// All words of the right tree are deleted: the parser found nothing.
    Skipped,
    /// Reading the tree of this side reported errors.
    Unsound(Side),
    /// The trees do not have as many words.
    Lengths {
        /// How many the left tree has.
        left: usize,
        /// How many the right tree has.
        right: usize,
    },
    /// A word of the left tree is not that of the right one.
    Words {
        /// Its place among the words that are not deleted, from 0.
        place: usize,
        /// The left one.
        left: Cow<'a, str>,
        /// The right one.
        right: Cow<'a, str>,
    },
}

impl Status<'_> {
    /// The number by which EVALB names it: 0, 1 of an error, 2 of a sentence that is skipped.
    pub fn number(&self) -> u8 {
        match self {
            Self::Compared => 0,
            Self::Skipped => 2,
            Self::Unsound(_) | Self::Lengths { .. } | Self::Words { .. } => 1,
        }
    }

    /// Its stable name, in kebab-case.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Compared => "compared",
            Self::Skipped => "no-words-left",
            Self::Unsound(_) => "text-errors",
            Self::Lengths { .. } => "lengths-differ",
            Self::Words { .. } => "words-differ",
        }
    }
}

/// What was counted in a pair or in many; all 0 of trees that could not be compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Brackets of the left tree.
    pub left: u64,
    /// Brackets of the right tree.
    pub right: u64,
    /// Brackets that match one of the other tree.
    pub matched: u64,
    /// Brackets of the right tree that cross one of the left tree.
    pub crossing: u64,
    /// Words of each tree.
    pub words: u64,
    /// Words with the same tag, or none, in both.
    pub tags: u64,
    /// Words without a tag in both, as those beside brackets and the leaves of Newick.
    pub untagged: u64,
}

impl Counts {
    /// Of the right tree's brackets, those that match; none if it has no bracket.
    pub fn precision(&self) -> Option<Ratio> {
        Ratio::new(self.matched, self.right)
    }

    /// Of the left tree's brackets, those that match; none if it has no bracket.
    pub fn recall(&self) -> Option<Ratio> {
        Ratio::new(self.matched, self.left)
    }

    /// The harmonic mean of precision and recall; none if neither tree has a bracket.
    pub fn f(&self) -> Option<Ratio> {
        Ratio::new(2 * self.matched, self.left + self.right)
    }

    /// Of the words with a tag in one tree at least, those whose tags are the same; none if there is no
    /// such word. **\[D\]**: EVALB reads no word without a tag.
    pub fn tagging(&self) -> Option<Ratio> {
        Ratio::new(self.tags - self.untagged, self.words - self.untagged)
    }

    /// Whether every bracket of either tree matches one of the other.
    pub fn is_complete(&self) -> bool {
        self.matched == self.left && self.matched == self.right
    }
}

/// Two trees compared by their brackets. Brackets are named by their place in
/// [`brackets`](Self::brackets).
#[derive(Clone, Debug)]
pub struct Comparison<'a> {
    /// Whether they could be compared.
    pub status: Status<'a>,
    /// How many words the left tree has, those left out that do not
    /// [count for it](Parameters::counts_for_length).
    pub length: u32,
    /// Whether labels were compared.
    pub matching: Matching,
    trees: [Counted<'a>; 2],
    matches: Matches,
    counts: Counts,
}

/// Compares two trees by their brackets, which need not be of one format.
///
/// # Errors
/// If a side has no phrases. That the trees do not have the same words, or reading them reported
/// errors, is a [`Status`].
///
/// # Complexity
/// O(n (1 + e) log n) for n words and brackets, where e other labels count as the same as one.
pub fn compare<'a>(
    left: &'a Sentence<'_>,
    right: &'a Sentence<'_>,
    parameters: &Parameters,
) -> Result<Comparison<'a>, Undefined> {
    let counted = |sentence: &'a Sentence<'_>, side| {
        Counted::of(sentence, parameters).ok_or(Undefined::NoPhrases(side))
    };
    let trees = [counted(left, Side::Left)?, counted(right, Side::Right)?];
    let is_sound = [left.is_sound(), right.is_sound()];
    Ok(Comparison::of(trees, is_sound, parameters))
}

/// Compares two lines of files as EVALB takes them: all trees of a line are one sentence, and a line
/// without a tree is one, too.
///
/// **\[D\]** A line is read if its brackets open and close in pairs and nothing stands outside them;
/// as by EVALB, labels may be missing, and brackets may be empty.
///
/// # Complexity
/// As [`compare`].
pub fn compare_lines<'a>(left: &'a str, right: &'a str, parameters: &Parameters) -> Comparison<'a> {
    let [left, right] = [left, right].map(|line| line::read(line, parameters));
    Comparison::of([left.0, right.0], [left.1, right.1], parameters)
}

impl<'a> Comparison<'a> {
    fn of(mut trees: [Counted<'a>; 2], is_sound: [bool; 2], parameters: &Parameters) -> Self {
        let status = status(&mut trees, is_sound, parameters);
        for tree in &mut trees {
            tree.delete(parameters);
        }
        let mut comparison = Self {
            status,
            length: trees[0].length,
            matching: parameters.matching,
            trees,
            matches: Matches::default(),
            counts: Counts::default(),
        };
        if comparison.status == Status::Compared {
            comparison.fill(parameters);
        }
        comparison
    }

    fn fill(&mut self, parameters: &Parameters) {
        let [left, right] = &self.trees;
        self.matches = Matches::of(&left.brackets, &right.brackets, parameters, self.matching);
        let counted =
            |tree: &Counted<'_>| tree.brackets.iter().filter(|one| one.is_counted).count();
        let crossing = crossing(&right.brackets, &left.brackets, left.words.len());
        let pairs = left.words.iter().zip(&right.words);
        let tags = pairs.map(|(one, other)| (one.tag, other.tag));
        let same = |(one, other): &(&str, &str)| parameters.same_label(one, other);
        let bare = |(one, other): &(&str, &str)| one.is_empty() && other.is_empty();
        self.counts = Counts {
            left: counted(left) as u64,
            right: counted(right) as u64,
            matched: self.matches.count.into(),
            crossing: crossing.into_iter().filter(|&crosses| crosses).count() as u64,
            words: left.words.len() as u64,
            tags: tags.clone().filter(same).count() as u64,
            untagged: tags.filter(bare).count() as u64,
        };
    }

    /// What was counted.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// The brackets of a tree in preorder, deleted ones too.
    pub fn brackets(&self, side: Side) -> &[Bracket<'a>] {
        &self.tree(side).brackets
    }

    /// The words of a tree that are not deleted.
    pub fn words(&self, side: Side) -> &[Word<'a>] {
        &self.tree(side).words
    }

    fn tree(&self, side: Side) -> &Counted<'a> {
        &self.trees[side.index()]
    }

    /// The bracket of the other tree that this one matches, if it matches one.
    pub fn partner(&self, side: Side, bracket: usize) -> Option<usize> {
        let of_side = &self.matches.partners[side.index()];
        Some(of_side.get(bracket).copied().flatten()? as usize)
    }

    /// For each bracket of a tree whether it crosses one of the other tree. EVALB counts those of the
    /// right tree. Empty if the trees could not be compared.
    ///
    /// # Complexity
    /// Linear in brackets and words.
    pub fn crossing(&self, side: Side) -> Vec<bool> {
        if self.status != Status::Compared {
            return Vec::new();
        }
        crossing(
            self.brackets(side),
            self.brackets(side.other()),
            self.words(side).len(),
        )
    }

    /// The brackets of the other tree that a bracket crosses, in order.
    ///
    /// # Complexity
    /// Linear in the brackets of the other tree.
    pub fn crossed(&self, side: Side, bracket: usize) -> impl Iterator<Item = usize> + '_ {
        let is_counted = |one: &Bracket<'_>| self.status == Status::Compared && one.is_counted;
        let this = self
            .brackets(side)
            .get(bracket)
            .filter(|this| is_counted(this));
        let others = self.brackets(side.other()).iter().enumerate();
        this.into_iter().flat_map(move |this| {
            let crossed = others
                .clone()
                .filter(|(_, one)| one.is_counted && one.crosses(this));
            crossed.map(|(at, _)| at)
        })
    }

    /// The places of the words, among those that are not deleted, whose tags are not the same.
    pub fn wrong_tags<'c>(
        &'c self,
        parameters: &'c Parameters,
    ) -> impl Iterator<Item = usize> + 'c {
        let is_compared = self.status == Status::Compared;
        let [left, right] = &self.trees;
        let words = left.words.iter().zip(&right.words).enumerate();
        let wrong = words.filter(move |(_, (one, other))| {
            is_compared && !parameters.same_label(one.tag, other.tag)
        });
        wrong.map(|(place, _)| place)
    }
}

/// Whether two trees can be compared; puts back the quotation marks without which they cannot.
fn status<'a>(
    trees: &mut [Counted<'a>; 2],
    is_sound: [bool; 2],
    parameters: &Parameters,
) -> Status<'a> {
    let [left, right] = trees;
    if right.words.is_empty() {
        return Status::Skipped;
    }
    if !is_sound[0] {
        return Status::Unsound(Side::Left);
    }
    if !is_sound[1] {
        return Status::Unsound(Side::Right);
    }
    if left.words.len() != right.words.len() {
        quotes::put_back(left, right);
    }
    if left.words.len() != right.words.len() {
        let [left, right] = [left, right].map(|tree| tree.words.len());
        return Status::Lengths { left, right };
    }
    let mut words = left.words.iter().zip(&right.words).enumerate();
    match words.find(|(_, (one, other))| !parameters.same_word(&one.form, &other.form)) {
        None => Status::Compared,
        Some((place, (one, other))) => Status::Words {
            place,
            left: one.form.clone(),
            right: other.form.clone(),
        },
    }
}
