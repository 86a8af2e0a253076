//! Where a sentence ends, found from bytes as they arrive: what the formats of trees have in common.

/// Looks at the bytes of a text, in pieces of any size, and reports where its sentences end.
///
/// - The byte order mark is not among the bytes.
/// - [`feed`](SentenceEnds::feed) gives `Some(n)` if a sentence ends after the first `n` bytes of
///   what it was given, which may be 0 of them: the sentence then ended with the piece before. The
///   rest, from `n` on, is for the next call. `None` says that all bytes belong to the same sentence.
/// - What follows the last end, at the end of the text, is a sentence if it
///   [`has_begun`](SentenceEnds::has_begun); or, if it is the first one, if it
///   [`has_text`](SentenceEnds::has_text). If not, there are only blanks, comments and stray text.
/// - A sentence cut out so is one sentence from a new start, too: a reader that is given the bytes
///   between two ends finds the same tree as a reader of the whole text.
pub(in crate::text) trait SentenceEnds: Copy {
    /// Whether the sentence ends before this byte, which is then looked at once more as the first
    /// one of the next sentence.
    fn ends_before(&mut self, byte: u8) -> bool;

    /// Whether what makes a tree has been seen since the last end.
    fn has_begun(&self) -> bool;

    /// Whether a part of a tree has been seen since the last end.
    fn has_text(&self) -> bool {
        self.has_begun()
    }

    /// After how many of these bytes a sentence ends; `None` if none does.
    ///
    /// # Complexity
    /// Linear in the bytes up to the end.
    fn feed(&mut self, bytes: &[u8]) -> Option<usize> {
        bytes.iter().position(|&byte| self.ends_before(byte))
    }

    /// Whether a tree begins among these bytes, after an end.
    fn begins_in(mut self, bytes: &[u8]) -> bool {
        bytes.iter().any(|&byte| {
            self.ends_before(byte);
            self.has_begun()
        })
    }
}

/// What stands on a line so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text) enum Line {
    Start,
    Blank,
    Text,
}

#[cfg(test)]
pub(in crate::text) mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::*;

    /// Cuts a text that is given in pieces of this many bytes.
    fn cut(mut ends: impl SentenceEnds, text: &str, size: usize) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut sentence = Vec::new();
        for piece in text.as_bytes().chunks(size) {
            let mut rest = piece;
            while let Some(end) = ends.feed(rest) {
                sentence.extend(rest.iter().take(end));
                sentences.push(String::from_utf8_lossy(&sentence).into_owned());
                sentence.clear();
                rest = rest.get(end..).unwrap_or_default();
            }
            sentence.extend(rest);
        }
        if ends.has_begun() || sentences.is_empty() && ends.has_text() {
            sentences.push(String::from_utf8_lossy(&sentence).into_owned());
        }
        sentences
    }

    /// The sentences of a text, for any pieces; each of them is one alone, too.
    #[track_caller]
    pub(in crate::text) fn check(ends: impl SentenceEnds, text: &str, expected: &[&str]) {
        for size in [text.len().max(1), 1, 2, 3, 7] {
            assert_eq!(cut(ends, text, size), expected, "{text:?} by {size}");
        }
        for &sentence in expected {
            assert_eq!(cut(ends, sentence, 1), [sentence], "alone");
        }
    }
}
