//! In which format links are.

use alloc::string::String;

use crate::text::Format;
use crate::text::links::{self, Numbering, giza, naacl};

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
        /// `# Sentence pair (1) …`, three lines for each pair: [`giza`].
        Giza = "giza",
    }
}

impl LinkFormat {
    /// The format of a text, going by how it begins; `whole` says whether that is all of it. Words that
    /// count from 0 are not noticed: `1-2` may be either.
    ///
    /// # Complexity
    /// Linear in the text.
    pub fn notice(beginning: &str, whole: bool) -> Self {
        if giza::is(beginning) {
            Self::Giza
        } else if naacl::is(beginning, whole) {
            Self::Naacl
        } else {
            Self::Twintree
        }
    }

    /// Whether a text begins as an alignment of GIZA++, and not as columns do below such a comment.
    ///
    /// # Complexity
    /// Linear in the beginning.
    pub fn is_giza(beginning: &[u8]) -> bool {
        giza::is(&String::from_utf8_lossy(beginning))
            && Format::notice_bytes(beginning) == Format::Words
    }

    /// The format of the sentences that a text has in place of links, going by how it begins. What looks like
    /// words may be links with a slip in them.
    ///
    /// ```
    /// use twintree::intake::LinkFormat;
    /// use twintree::text::Format;
    ///
    /// assert_eq!(LinkFormat::sentences_in(b"(S (NP we) (VP go))"), Some(Format::Brackets));
    /// assert_eq!(LinkFormat::sentences_in(b"1-2 3-x"), None);
    /// ```
    ///
    /// # Complexity
    /// Linear in the beginning.
    pub fn sentences_in(beginning: &[u8]) -> Option<Format> {
        let format = Format::notice_bytes(beginning);
        if format == Format::Words || !Format::has_content(beginning) {
            return None;
        }
        // Links with a tab after each look like columns.
        let mut lines = beginning.split(|&byte| byte == b'\n');
        let first = lines.find(|line| !line.trim_ascii().is_empty() && !links::is_comment(line))?;
        let first = String::from_utf8_lossy(first);
        let is_link = |piece: &&str| {
            piece.starts_with(|one: char| one.is_ascii_digit()) && piece.contains(['-', 'p', '?'])
        };
        let pieces = first.split_ascii_whitespace();
        let count = pieces.clone().filter(is_link).count();
        (2 * count <= pieces.count()).then_some(format)
    }

    /// The number of its first word.
    pub fn numbering(self) -> Numbering {
        match self {
            Self::Twintree | Self::Naacl | Self::Giza => Numbering::FromOne,
            Self::Pharaoh => Numbering::FromZero,
        }
    }
}
