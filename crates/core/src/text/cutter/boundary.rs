//! Where a sentence ends, for each format.

use crate::text::ends::SentenceEnds;
use crate::text::format::Format;
use crate::text::{brackets, conllu, newick, treebank};

/// Looks for the end of one sentence after the other.
#[derive(Debug)]
pub(super) struct Boundary {
    ends: Ends,
    /// How much of a byte order mark may have been seen: at the start of a text, up to 3; after it,
    /// [`NO_MARK`].
    mark: usize,
}

#[derive(Debug)]
enum Ends {
    Conllu(conllu::Boundary),
    Brackets(brackets::ends::Ends),
    Newick(newick::ends::Ends),
    Treebank(treebank::Ends),
    /// After each line feed.
    Line,
}

const MARK: [u8; 3] = *b"\xef\xbb\xbf";
const NO_MARK: usize = 4;

impl Boundary {
    /// Before the first byte of a text of that format; without one every line is a sentence.
    pub(super) fn new(format: Option<Format>, at_start_of_text: bool) -> Self {
        Self {
            ends: match format {
                Some(format) if format.has_columns() => Ends::Conllu(conllu::Boundary::default()),
                Some(Format::Brackets) => Ends::Brackets(brackets::ends::Ends::new()),
                Some(Format::Newick) => Ends::Newick(newick::ends::Ends::new()),
                Some(format) => treebank::Ends::of(format).map_or(Ends::Line, Ends::Treebank),
                None => Ends::Line,
            },
            mark: if at_start_of_text { 0 } else { NO_MARK },
        }
    }

    /// Continues with the next sentence.
    pub(super) fn go_on(&mut self) {
        // What brackets and Newick know of the trees before helps to find the end of a broken one.
        if let Ends::Conllu(boundary) = &mut self.ends {
            *boundary = conllu::Boundary::default();
        }
        self.mark = NO_MARK;
    }

    /// Whether a sentence may end within a line; else it ends where a line does.
    pub(super) fn ends_within_lines(&self) -> bool {
        matches!(
            self.ends,
            Ends::Brackets(_) | Ends::Newick(_) | Ends::Treebank(_)
        )
    }

    /// Whether the sentence begins with a byte order mark, which has no column.
    pub(super) fn has_mark(&self) -> bool {
        self.mark == MARK.len()
    }

    /// Looks at a line or a part of one, which holds a line feed at its end only, after `passed`
    /// bytes of the sentence. Gives where the sentence ends, counted from its beginning: in this part
    /// or, if [`Boundary::end`] reported it before, ahead of it. Between that end and this part there is
    /// no line feed.
    pub(super) fn feed(&mut self, passed: usize, part: &[u8]) -> Option<usize> {
        let before = self.mark;
        let mark = self.pass_mark(part);
        if self.mark == NO_MARK {
            // They looked like a mark and were held back; no sentence ends before the first byte.
            let held = MARK.get(..before).unwrap_or_default();
            self.pass(passed, held);
        }
        self.pass(passed + mark, part.get(mark..).unwrap_or_default())
    }

    /// Looks at bytes that are none of a mark, after `passed` others.
    fn pass(&mut self, passed: usize, bytes: &[u8]) -> Option<usize> {
        match &mut self.ends {
            Ends::Conllu(boundary) => boundary.feed(passed, bytes),
            Ends::Brackets(ends) => Some(passed + ends.feed(bytes)?),
            Ends::Newick(ends) => Some(passed + ends.feed(bytes)?),
            Ends::Treebank(ends) => Some(passed + ends.feed(bytes)?),
            Ends::Line => bytes.ends_with(b"\n").then_some(passed + bytes.len()),
        }
    }

    /// How many of these bytes belong to a byte order mark.
    fn pass_mark(&mut self, part: &[u8]) -> usize {
        let before = self.mark;
        for &byte in part {
            match MARK.get(self.mark) {
                Some(&due) if due == byte => self.mark += 1,
                Some(_) => self.mark = NO_MARK,
                None => break,
            }
        }
        if self.mark == NO_MARK {
            0
        } else {
            self.mark - before
        }
    }

    /// Where the sentence ends at the latest, if its end is passed and only what may still belong
    /// to it can follow.
    pub(super) fn end(&self) -> Option<usize> {
        match &self.ends {
            Ends::Conllu(boundary) => boundary.end(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    /// However the start of a text is divided, all bytes but those of a mark are examined.
    #[track_caller]
    fn check(start: &[u8]) {
        for format in [Format::Conllu, Format::Brackets, Format::Newick] {
            let mut whole = Boundary::new(Some(format), true);
            assert_eq!(whole.feed(0, start), None);
            for cut in 0..=start.len() {
                let (first, second) = start.split_at(cut);
                let mut divided = Boundary::new(Some(format), true);
                assert_eq!(divided.feed(0, first), None);
                assert_eq!(divided.feed(cut, second), None);
                let ends = [&whole, &divided].map(|boundary| format!("{:?}", boundary.ends));
                assert_eq!(ends[0], ends[1], "{format:?} {start:?} {cut}");
                assert_eq!(whole.has_mark(), divided.has_mark());
            }
        }
    }

    #[test]
    fn what_only_begins_like_a_byte_order_mark_is_looked_at() {
        check("\u{feff}(a".as_bytes());
        check("\u{feff}".as_bytes());
        // These characters share one or two bytes with the mark.
        check("\u{fec0}".as_bytes());
        check("\u{f000}".as_bytes());
        check(b"\xef\xbb(");
        check(b"\xef\xef\xbb\xbf");
    }
}
