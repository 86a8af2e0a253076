//! Where a sentence of CoNLL-U ends, without reading it.
//!
//! In `1<tab>Go ...`, a blank line, a second one and `# text = Stay` it ends before the `#`: the
//! blank lines after a sentence belong to it, as they do for the [`Reader`](super::Reader).

/// Looks for the end of one sentence in bytes that come line by line or in parts of lines, without a
/// byte order mark.
#[derive(Debug, Default)]
pub(in crate::text) struct Boundary {
    place: Place,
    /// A line of columns was passed: there is a sentence that can end.
    columns: bool,
    /// After the last blank line after the sentence.
    end: Option<usize>,
}

/// What is known of the current line.
#[derive(Clone, Copy, Debug, Default)]
enum Place {
    /// Nothing, or nothing but blanks. A line that begins with `#` here is a comment.
    #[default]
    Start,
    Blank,
    /// The first of the two bytes of a no-break space.
    HalfBlank,
    Comment,
    Columns,
}

impl Boundary {
    /// Looks at a line or a part of one, which holds a line feed at its end only, after `passed` bytes
    /// of the sentence and of what stands before it. Gives where the sentence ends, counted from its
    /// beginning, as soon as something else begins.
    ///
    /// # Complexity
    /// Linear in the blanks with which the line begins.
    pub(in crate::text) fn feed(&mut self, passed: usize, part: &[u8]) -> Option<usize> {
        for &byte in part {
            if matches!(self.place, Place::Comment | Place::Columns) {
                break;
            }
            self.place = match (self.place, byte) {
                (place, b'\n') if place.is_blank() => break,
                (Place::Start, b'#') => Place::Comment,
                (place, b' ' | b'\t' | b'\r') if place.is_blank() => Place::Blank,
                (place, 0xc2) if place.is_blank() => Place::HalfBlank,
                (Place::HalfBlank, 0xa0) => Place::Blank,
                _ => Place::Columns,
            };
        }
        if self.end.is_some() && matches!(self.place, Place::Comment | Place::Columns) {
            return self.end;
        }
        if part.ends_with(b"\n") {
            if self.place.is_blank() {
                self.end = self.columns.then_some(passed + part.len());
            } else {
                self.columns |= !matches!(self.place, Place::Comment);
            }
            self.place = Place::Start;
        }
        None
    }

    /// Where the sentence ends at the latest, if its end is passed.
    pub(in crate::text) fn end(&self) -> Option<usize> {
        self.end
    }
}

impl Place {
    /// Whether the line is blank so far.
    fn is_blank(self) -> bool {
        matches!(self, Place::Start | Place::Blank)
    }
}
