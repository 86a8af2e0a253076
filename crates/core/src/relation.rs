//! The five relations that a link may carry.
//!
//! Source: E. Marsi and E. Krahmer, *Explorations in Sentence Fusion*, ENLG 2005 (W05-1612),
//! section 2. They are read from left to right: in `v specifies v'` the left node is the more
//! specific one.

use core::fmt;
use core::str::FromStr;

/// What the words below the left node of a link say, compared with those below its right node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Relation {
    /// The same words, abstracting from case and order.
    Equals,
    /// A paraphrase: the same information in other words.
    Restates,
    /// The left node is more specific.
    Specifies,
    /// The right node is more specific.
    Generalizes,
    /// Both share some information and each adds some.
    Intersects,
}

impl Relation {
    /// All five, in the order in which tables show them.
    pub const ALL: [Self; 5] = [
        Self::Equals,
        Self::Restates,
        Self::Specifies,
        Self::Generalizes,
        Self::Intersects,
    ];

    /// The word used for it in link files.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Equals => "equals",
            Self::Restates => "restates",
            Self::Specifies => "specifies",
            Self::Generalizes => "generalizes",
            Self::Intersects => "intersects",
        }
    }

    /// The same relation read from right to left.
    #[must_use]
    pub fn mirrored(self) -> Self {
        match self {
            Self::Specifies => Self::Generalizes,
            Self::Generalizes => Self::Specifies,
            same => same,
        }
    }
}

/// A word that is not the name of one of the five relations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRelation;

impl fmt::Display for UnknownRelation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a relation is one of ")?;
        let mut separator = "";
        for relation in Relation::ALL {
            write!(formatter, "{separator}{relation}")?;
            separator = ", ";
        }
        Ok(())
    }
}

impl core::error::Error for UnknownRelation {}

impl FromStr for Relation {
    type Err = UnknownRelation;

    /// The relation of that exact word; the inverse of [`as_str`](Self::as_str).
    fn from_str(text: &str) -> Result<Self, UnknownRelation> {
        let mut all = Self::ALL.into_iter();
        all.find(|relation| relation.as_str() == text)
            .ok_or(UnknownRelation)
    }
}

impl fmt::Display for Relation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::{Relation, UnknownRelation};
    use alloc::string::ToString;

    #[test]
    fn every_word_names_its_relation() {
        for relation in Relation::ALL {
            assert_eq!(relation.to_string().parse(), Ok(relation));
        }
        assert_eq!("Equals".parse::<Relation>(), Err(UnknownRelation));
        assert_eq!("".parse::<Relation>(), Err(UnknownRelation));
        assert_eq!(
            UnknownRelation.to_string(),
            "a relation is one of equals, restates, specifies, generalizes, intersects"
        );
    }

    #[test]
    fn mirroring_exchanges_specifies_and_generalizes_and_nothing_else() {
        let mirrored = Relation::ALL.map(Relation::mirrored);
        let expected = [
            Relation::Equals,
            Relation::Restates,
            Relation::Generalizes,
            Relation::Specifies,
            Relation::Intersects,
        ];
        assert_eq!(mirrored, expected);
        assert_eq!(mirrored.map(Relation::mirrored), Relation::ALL);
    }
}
