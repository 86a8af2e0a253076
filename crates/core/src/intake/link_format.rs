//! In which format links are.

use crate::text::links::{Numbering, naacl};

named! {
    /// A format of links.
    ///
    /// ```
    /// use twintree::intake::LinkFormat;
    ///
    /// assert_eq!(LinkFormat::notice("0001 3 5 P\n0001 4 6\n", true), LinkFormat::Naacl);
    /// assert_eq!(LinkFormat::notice("1-2 3p4\n", true), LinkFormat::Twintree);
    /// ```
    #[non_exhaustive]
    pub enum LinkFormat by as_str {
        /// `3-5 4p6 7-8:specifies`, a line for each pair, words from 1.
        Twintree = "twintree",
        /// `2-4 3-5`, a line for each pair, words from 0.
        Pharaoh = "pharaoh",
        /// `0001 3 5 P`, a line for each link, words from 1: [`naacl`].
        Naacl = "naacl",
    }
}

impl LinkFormat {
    /// The format of a text, going by how it begins; `whole` says whether that is all of it. Words that
    /// count from 0 are not noticed: `1-2` may be either.
    ///
    /// # Complexity
    /// Linear in the text.
    pub fn notice(beginning: &str, whole: bool) -> Self {
        if naacl::is(beginning, whole) {
            Self::Naacl
        } else {
            Self::Twintree
        }
    }

    /// The number of its first word.
    pub fn numbering(self) -> Numbering {
        match self {
            Self::Twintree | Self::Naacl => Numbering::FromOne,
            Self::Pharaoh => Numbering::FromZero,
        }
    }
}
