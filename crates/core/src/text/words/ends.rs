//! Where a sentence ends, told from bytes as they come: behind each line feed.

/// Looks at the bytes of a text, in pieces of any size, and tells where its sentences end.
///
/// - The byte order mark is not among the bytes.
/// - [`feed`](Ends::feed) gives `Some(n)` if a sentence ends behind the first `n` bytes of what it
///   was given. The rest, from `n` on, is for the next call. `None` says that all bytes belong to
///   the same sentence.
/// - What lies behind the last end, at the end of the text, is a sentence if
///   [`has_begun`](Ends::has_begun); if not, there are only blanks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends {
    begun: bool,
}

impl Ends {
    pub(crate) fn new() -> Self {
        Ends { begun: false }
    }

    /// Behind how many of these bytes a sentence ends; `None` if none does.
    ///
    /// # Complexity
    /// Linear in the bytes up to the end.
    pub(crate) fn feed(&mut self, bytes: &[u8]) -> Option<usize> {
        let end = bytes.iter().position(|&byte| byte == b'\n');
        self.begun = end.is_none() && (self.begun || !bytes.trim_ascii().is_empty());
        end.map(|end| end + 1)
    }

    /// Whether a word has been seen since the last end.
    pub(crate) fn has_begun(self) -> bool {
        self.begun
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_ends_behind_a_line_feed() {
        let mut ends = Ends::new();
        assert_eq!(ends.feed(b"a b"), None);
        assert!(ends.has_begun());
        assert_eq!(ends.feed(b"\nc"), Some(1));
        assert_eq!(ends.feed(b" "), None);
        assert!(!ends.has_begun());
        assert_eq!(ends.feed(b""), None);
        assert_eq!(ends.feed(b"\n\n"), Some(1));
    }
}
