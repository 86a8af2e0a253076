//! The five relations that a link may carry.
//!
//! Source: E. Marsi and E. Krahmer, *Explorations in Sentence Fusion*, ENLG 2005 (W05-1612),
//! section 2. They are read from left to right: in `v specifies v'` the left node is the more
//! specific one.

use core::fmt;

named! {
    /// What the words below the left node of a link say, compared with those below its right node.
    pub enum Relation by as_str {
        /// The same words, abstracting from case and order.
        Equals = "equals",
        /// A paraphrase: the same information in other words.
        Restates = "restates",
        /// The left node is more specific.
        Specifies = "specifies",
        /// The right node is more specific.
        Generalizes = "generalizes",
        /// Both share some information and each adds some.
        Intersects = "intersects",
    }
}

impl Relation {
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

impl fmt::Display for Relation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::Relation;
    use alloc::string::ToString;

    #[test]
    fn every_word_names_its_relation() {
        for relation in Relation::ALL {
            assert_eq!(Relation::parse(&relation.to_string()), Some(relation));
        }
        assert_eq!(Relation::parse("Equals"), None);
        assert_eq!(Relation::parse(""), None);
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
