//! In which format links are.

use core::fmt;
use core::str::FromStr;

use crate::text::links::{Numbering, naacl};

/// A format of links.
///
/// ```
/// use twintree::intake::LinkFormat;
///
/// assert_eq!(LinkFormat::of_name("test.naacl"), Some(LinkFormat::Naacl));
/// assert_eq!(LinkFormat::notice("0001 3 5 P\n0001 4 6\n", true), LinkFormat::Naacl);
/// assert_eq!(LinkFormat::notice("1-2 3p4\n", true), LinkFormat::Twintree);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum LinkFormat {
    /// `3-5 4p6 7-8:specifies`, a line for each pair, words from 1.
    Twintree,
    /// `2-4 3-5`, a line for each pair, words from 0.
    Pharaoh,
    /// `0001 3 5 P`, a line for each link: [`naacl`].
    Naacl,
}

/// There is no format of links of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLinkFormat;

impl fmt::Display for UnknownLinkFormat {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .write_str("there is no such format of links; choose one of twintree, pharaoh, naacl")
    }
}

impl core::error::Error for UnknownLinkFormat {}

impl FromStr for LinkFormat {
    type Err = UnknownLinkFormat;

    /// A format by its name in lower case.
    fn from_str(text: &str) -> Result<Self, UnknownLinkFormat> {
        let named = |format: &&Self| format.as_str() == text;
        Self::ALL
            .iter()
            .find(named)
            .copied()
            .ok_or(UnknownLinkFormat)
    }
}

impl LinkFormat {
    /// Every format there is.
    pub const ALL: &'static [Self] = &[Self::Twintree, Self::Pharaoh, Self::Naacl];

    /// `twintree`, `pharaoh` or `naacl`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Twintree => "twintree",
            Self::Pharaoh => "pharaoh",
            Self::Naacl => "naacl",
        }
    }

    /// The format that the name of a file tells.
    pub fn of_name(name: &str) -> Option<Self> {
        let (_, ending) = name.rsplit_once('.')?;
        match ending.to_ascii_lowercase().as_str() {
            "pharaoh" | "gdfa" => Some(Self::Pharaoh),
            "naacl" | "wa" | "nonullalign" => Some(Self::Naacl),
            _ => None,
        }
    }

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
