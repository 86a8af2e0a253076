//! The number of a word in its sentence.

use crate::number::saturated;
use core::fmt;
use core::num::NonZeroU32;

/// The number of a word in its sentence, from 1, as CoNLL-U and lists of links write it. Ordered as
/// in the sentence.
///
/// ```
/// use twintree::WordId;
///
/// let third = WordId::new(3).expect("words count from 1");
/// assert_eq!((third.get(), third.index()), (3, 2));
/// assert_eq!(WordId::new(0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WordId(NonZeroU32);

impl WordId {
    /// The first word of any sentence.
    pub const FIRST: Self = Self(NonZeroU32::MIN);

    /// The word of this number, which counts from 1; none for 0.
    pub fn new(number: u32) -> Option<Self> {
        NonZeroU32::new(number).map(Self)
    }

    /// The number, from 1.
    pub fn get(self) -> u32 {
        self.0.get()
    }

    /// The place among the words, from 0.
    pub fn index(self) -> usize {
        self.number0() as usize
    }

    /// The number from 0, in the form in which it is kept.
    pub(crate) fn number0(self) -> u32 {
        self.0.get() - 1
    }

    /// The word at a place, from 0. A sentence ends long before the numbers do.
    pub(crate) fn at(index: u32) -> Self {
        Self(NonZeroU32::MIN.saturating_add(index))
    }

    /// The words of a sentence of this many, in order.
    pub fn all(words: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..saturated(words)).map(Self::at)
    }
}

impl fmt::Display for WordId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}
