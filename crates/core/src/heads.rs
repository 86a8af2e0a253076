//! Head rules: which child of a phrase contains its head, so that a phrase tree can be read as
//! dependencies.
//!
//! ```text
//!        S                     S: VP           sleeps
//!      /   \        ─→        VP: VBZ    ─→      |
//!    NP     VP                NP: NN            cat
//!   /  \     |                                   |
//!  the  cat  sleeps                             the
//! ```
//!
//! ```
//! use twintree::heads::{Child, HeadRules, Rule};
//!
//! let rules = HeadRules::default();
//! let choice = rules.head("NP-SBJ", &[Child::Word("DT"), Child::Word("NN"), Child::Phrase("PP")]);
//! let choice = choice.unwrap();
//! assert_eq!((choice.index, choice.why), (1, Rule::List(1)));
//! ```
//!
//! # How a head is chosen
//!
//! The first of these that fits some child decides. Where it fits several, the last of them is the
//! head, except where the rule says *first*, as that of `PP` does.
//!
//! 1. An only child is the head.
//! 2. A child that the treebank itself marks as head by the function tag `HD`, as the German NEGRA
//!    and TIGER do: `VVFIN-HD`. **\[D\]**
//! 3. A child of the first list of the parent's category.
//! 4. A child of the parent's own category, and of several the first: the first `NP` of `NP CC NP`.
//! 5. A child of the second list, then of the third, and so on.
//! 6. The fallback: a word that is not [punctuation](is_punctuation); a phrase that is not a `PP`; a
//!    `PP`; punctuation.
//!
//! A word whose part of speech is a category with a rule is treated as a phrase: `(NP cats)` has no
//! tag but that of its phrase. **\[D\]**
//!
//! A category without a rule is read by 1, 2, 4 and 6. **\[D\]**: the source knows no labels but those
//! of its treebank; this is what it does where none of a category's lists has a child. It prefers
//! words to phrases, so that in the flat trees of German the finite verb is the head of its clause.
//!
//! Labels are compared by their [category](Label::category), without function tags and indices, and with
//! ASCII letters in capitals or not: `np-sb` is read by the rule of `NP`. **\[D\]** A phrase without a
//! label is read by the rule of `S1`, and has no category that a child could share.
//!
//! # Source
//!
//! E. Charniak, *A maximum-entropy-inspired parser*, NAACL 2000, whose parser states its rules as
//! data (BLLIP parser, `headInfo.txt`, and the order of preference in `headFinder.C`). The default
//! table restates them; see [`HeadRules::default`]. H. Fox, *Phrasal cohesion and statistical machine
//! translation*, EMNLP 2002, finds heads with them.

mod notation;

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;

use crate::text::Diagnostics;
use crate::text::brackets::Label;
pub use crate::text::brackets::is_punctuation;

/// The category whose rule is that of a bracket without a label, which stands around a whole tree.
const NAMELESS: &str = "S1";

/// The function tag by which a treebank marks the head of a phrase.
const MARK: &str = "HD";

/// A child of a phrase, by its label as the tree has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Child<'a> {
    /// A word with its part of speech, which is empty if the tree has none.
    Word(&'a str),
    /// A phrase with its category and function tags.
    Phrase(&'a str),
}

impl<'a> Child<'a> {
    fn label(self) -> &'a str {
        match self {
            Child::Word(label) | Child::Phrase(label) => label,
        }
    }
}

/// The head among some children.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its place among them, from 0.
    pub index: usize,
    /// What made it the head.
    pub why: Rule,
}

/// The rule that makes a child the head. They are tried in this order, except that of the lists only the first
/// is tried before the parent's own category, the others after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// There is no other child.
    OnlyChild,
    /// The tree marks it: it has the function tag `HD`.
    Marked,
    /// It is in a list of the parent's category. Counted from 1.
    List(u32),
    /// It has the category of the parent.
    OwnCategory,
    /// No rule fits; it is a word and not punctuation.
    Word,
    /// No rule fits and no word is there; it is a phrase and not a `PP`.
    Phrase,
    /// Nothing else is there but punctuation; it is a `PP`.
    PrepositionalPhrase,
    /// There is nothing but punctuation.
    Punctuation,
}

/// Which of several children that fit equally well is the head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tie {
    First,
    Last,
}

/// The lists of one category: by label, in capitals, the number of its list, from 1, and what decides
/// between several children of that list.
type Lists = BTreeMap<Box<str>, (u32, Tie)>;

/// For each category the labels of the children that are its head. See the [module](self) for how
/// they are used, and [`HeadRules::read`] for how they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadRules {
    /// By category, in capitals.
    categories: BTreeMap<Box<str>, Lists>,
}

impl Default for HeadRules {
    /// The rules of Charniak's parser for the labels of the Penn Treebank, restated from the published
    /// facts, and two additions **\[D\]**: `TOP` and `ROOT` are read as its `S1`, and the German
    /// prepositions of STTS (`APPR`, `APPRART`) head a `PP` as `IN` does. No English tree has them.
    fn default() -> Self {
        // A test says that nothing is wrong with it.
        Self::read(CHARNIAK).0
    }
}

/// The default table, in the notation of [`HeadRules::read`].
const CHARNIAK: &str = include_str!("heads/charniak.txt");

/// What stands in its place in the semantic table.
const SEMANTIC: &str = include_str!("heads/semantic.txt");

impl HeadRules {
    /// Rules without a category: everything is chosen by the parent's category and the fallback.
    pub fn new() -> Self {
        Self {
            categories: BTreeMap::new(),
        }
    }

    /// The default rules with *semantic* heads of verb phrases: a verb phrase comes before a verb, a verb
    /// before an auxiliary, an auxiliary before a modal. `coming` is the head of *will be coming*, whose
    /// head is `will` by default.
    ///
    /// **\[D\]** The order is that of Fox 2002. It is used for questions (`SQ`), too; *to* comes last; of
    /// coordinated verb phrases the first is the head, as by default. Auxiliaries are distinguished from
    /// verbs by their tags alone (`AUX`), which the Penn Treebank does not have.
    ///
    /// ```
    /// use twintree::heads::{Child, HeadRules};
    ///
    /// let children = [Child::Word("MD"), Child::Phrase("VP")];
    /// let head = |rules: HeadRules| rules.head("VP", &children).map(|choice| choice.index);
    /// assert_eq!((head(HeadRules::default()), head(HeadRules::semantic())), (Some(0), Some(1)));
    /// ```
    pub fn semantic() -> Self {
        let mut rules = Self::default();
        rules.categories.extend(Self::read(SEMANTIC).0.categories);
        rules
    }

    /// Reads rules: one category a line, a colon, and lists of labels, the best list first, with `|`
    /// between two lists.
    ///
    /// ```text
    /// # A comment.
    /// NP:   NN NNS NNP | CD JJ
    /// PP:   first IN TO
    /// QP:   | NN
    /// FRAG:
    /// ```
    ///
    /// Of several children in one list the last is the head; after the word `first` it is the first.
    /// The first list may be empty, so that the category itself comes first (`QP`). A list that names
    /// the category gives it that place instead of the one after the first list (`NP: NN | JJ | NP`).
    /// A category without lists is known and left to the fallback (`FRAG`).
    ///
    /// Returns what could be read and the problems of the rest, in the order of the text.
    ///
    /// # Complexity
    /// O(n log n) in the length of the text.
    ///
    /// # Example
    /// ```
    /// use twintree::heads::{Child, HeadRules};
    ///
    /// let (rules, diagnostics) = HeadRules::read("PP: first IN TO\nNP: NN (JJ\n");
    /// assert_eq!(diagnostics[0].code.as_str(), "head-rule-label");
    /// let choice = rules.head("PP", &[Child::Word("IN"), Child::Word("IN"), Child::Phrase("NP")]);
    /// assert_eq!(choice.unwrap().index, 0);
    /// ```
    pub fn read(text: &str) -> (Self, Diagnostics) {
        notation::read(text)
    }

    /// Whether there is a line for this category; without one only the category itself and the
    /// fallback choose.
    pub fn has_category(&self, parent: &str) -> bool {
        self.lists(&capitals(parent)).is_some()
    }

    /// The head among the children of a phrase, and why it is the head. `None` exactly if there are no
    /// children.
    ///
    /// # Complexity
    /// O(c log m) for c children and m labels in the lists of the category.
    pub fn head(&self, parent: &str, children: &[Child<'_>]) -> Option<Choice> {
        if children.len() == 1 {
            let why = Rule::OnlyChild;
            return Some(Choice { index: 0, why });
        }
        let parent = capitals(parent);
        let lists = self.lists(&parent);
        let mut best: Option<(u32, Choice)> = None;
        for (index, &child) in children.iter().enumerate() {
            let (why, tie) = self.rule(&parent, lists, child);
            let rank = rank(why);
            let is_better = best.is_none_or(|(lowest, _)| match tie {
                Tie::First => rank < lowest,
                Tie::Last => rank <= lowest,
            });
            if is_better {
                best = Some((rank, Choice { index, why }));
            }
        }
        best.map(|(_, choice)| choice)
    }

    /// The rule by which a child would be the head, and which of several such children is.
    fn rule(&self, parent: &str, lists: Option<&Lists>, child: Child<'_>) -> (Rule, Tie) {
        let mut functions = Label::new(child.label()).functions();
        if functions.any(|function| function.eq_ignore_ascii_case(MARK)) {
            return (Rule::Marked, Tie::Last);
        }
        let category = capitals(child.label());
        if let Some(&(number, tie)) = lists.and_then(|lists| lists.get(&*category)) {
            return (Rule::List(number), tie);
        }
        if *category == *parent && !parent.is_empty() {
            return (Rule::OwnCategory, Tie::First);
        }
        let is_phrase = || !category.is_empty() && self.lists(&category).is_some();
        let why = match child {
            Child::Word(_) if is_punctuation(&category) => Rule::Punctuation,
            Child::Word(_) if !is_phrase() => Rule::Word,
            _ if category == "PP" => Rule::PrepositionalPhrase,
            _ => Rule::Phrase,
        };
        (why, Tie::Last)
    }

    fn lists(&self, parent: &str) -> Option<&Lists> {
        let name = if parent.is_empty() { NAMELESS } else { parent };
        self.categories.get(name)
    }
}

/// The lower the better.
fn rank(rule: Rule) -> u32 {
    match rule {
        Rule::OnlyChild => 0,
        Rule::Marked => 1,
        // 2, 4, 5, 6 …: the parent's own category is after the first.
        Rule::List(1) => 2,
        Rule::OwnCategory => 3,
        Rule::List(number) => number.saturating_add(2).min(u32::MAX - 4),
        Rule::Word => u32::MAX - 3,
        Rule::Phrase => u32::MAX - 2,
        Rule::PrepositionalPhrase => u32::MAX - 1,
        Rule::Punctuation => u32::MAX,
    }
}

/// The category of a label in capitals: what is compared.
fn capitals(label: &str) -> Cow<'_, str> {
    let category = Label::new(label).category();
    if category.bytes().any(|byte| byte.is_ascii_lowercase()) {
        Cow::Owned(category.to_ascii_uppercase())
    } else {
        Cow::Borrowed(category)
    }
}
