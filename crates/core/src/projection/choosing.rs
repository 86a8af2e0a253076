//! The possible translations of a modifier, and the features of each choice.
//!
//! ```
//! use twintree::projection::Translations;
//! use twintree::projection::reranking::Choice;
//!
//! let (translations, _) = Translations::read("das haus ||| the house\ndas haus ||| home\n");
//! let choices = Choice::all(translations.of("das haus"));
//! let texts: Vec<String> = choices.map(|choice| choice.text()).collect();
//! // Each as it is, and without its first word where others are left.
//! assert_eq!(texts, ["the house", "house", "home"]);
//! ```
//!
//! **\[D\]** T3: the words chosen, whether the first word is left out, the first and the last word and
//! their parts of speech, the label of the phrase, the place in the list, whether it is the first, and
//! its punctuation. T4: the place of the modifier, the stem of the main verb, the voice, the subject, and
//! the words of the modifier. In training the right choice is the first one that has the words of the
//! aligned phrase; a modifier whose list has none is skipped.
//!
//! Source: Cowan, Kučerová and Collins 2006, section 6.

mod task;

use alloc::string::String;

pub(crate) use task::{Choosing, describe, has_template};

use crate::projection::translations::Translation;
use crate::projection::weights::Weights;

/// What was learnt of translations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reranker {
    /// The sums of the weights over all choices seen.
    pub(crate) weights: Weights,
    /// How many choices were seen; 0 where nothing was learnt.
    pub(crate) visits: u32,
}

/// What becomes of the first word of a translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FirstWord {
    /// It is kept.
    Kept,
    /// It is left out.
    LeftOut,
}

/// A translation that may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<'t> {
    /// The translation.
    pub translation: &'t Translation,
    /// Its place in the list, from 1.
    pub rank: u32,
    /// What becomes of its first word.
    pub first: FirstWord,
}

impl<'t> Choice<'t> {
    /// The choices of a list: each translation as it is, and without its first word where others
    /// are left.
    pub fn all(list: &'t [Translation]) -> impl Iterator<Item = Self> {
        (1..).zip(list).flat_map(|(rank, translation)| {
            let ways = [FirstWord::Kept, FirstWord::LeftOut];
            let count = if translation.words().len() > 1 { 2 } else { 1 };
            ways.into_iter().take(count).map(move |first| Self {
                translation,
                rank,
                first,
            })
        })
    }

    /// The words that are taken.
    pub fn words(&self) -> &'t [String] {
        let skipped = usize::from(self.first == FirstWord::LeftOut);
        let words = self.translation.words();
        words.get(skipped..).unwrap_or_default()
    }

    /// The words that are taken, with spaces between them.
    pub fn text(&self) -> String {
        self.words().join(" ")
    }
}
