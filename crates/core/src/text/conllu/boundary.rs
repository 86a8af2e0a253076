//! Where a sentence of CoNLL-U ends, without reading it.
//!
//! In `1<tab>Go ...`, a blank line, a second one and `# text = Stay` it ends before the `#`: the
//! blank lines after a sentence belong to it, as they do for the [`Reader`](super::Reader).

/// Looks for the end of one sentence in bytes that come line by line or in parts of lines.
#[derive(Debug)]
pub(in crate::text) struct Boundary {
    place: Place,
    /// Bytes looked at.
    passed: usize,
    /// A line of columns was passed: there is a sentence that can end.
    columns: bool,
    /// After the last blank line after the sentence.
    end: Option<usize>,
}

/// What is known of the current line.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// This many bytes of a byte order mark, at the start of a text.
    Mark(u8),
    /// Nothing, or nothing but blanks. A line that begins with `#` here is a comment.
    Start,
    Blank,
    /// The first of the two bytes of a no-break space.
    HalfBlank,
    Comment,
    Columns,
}

impl Boundary {
    /// Before the first byte of a sentence and of what stands before it. Only the first one of a
    /// text can have a byte order mark.
    pub(in crate::text) fn new(at_start_of_text: bool) -> Self {
        Boundary {
            place: if at_start_of_text {
                Place::Mark(0)
            } else {
                Place::Start
            },
            passed: 0,
            columns: false,
            end: None,
        }
    }

    /// Looks at a line or a part of one, which holds a line feed at its end only. Gives where the
    /// sentence ends, counted from its beginning, as soon as something else begins.
    ///
    /// # Complexity
    /// Linear in the blanks with which the line begins.
    pub(in crate::text) fn feed(&mut self, part: &[u8]) -> Option<usize> {
        for &byte in part {
            if matches!(self.place, Place::Comment | Place::Columns) {
                break;
            }
            self.place = match (self.place, byte) {
                (place, b'\n') if place.is_blank() => break,
                (Place::Mark(0), 0xef) => Place::Mark(1),
                (Place::Mark(1), 0xbb) => Place::Mark(2),
                (Place::Mark(2), 0xbf) => Place::Start,
                (Place::Mark(0) | Place::Start, b'#') => Place::Comment,
                (place, b' ' | b'\t' | b'\r') if place.is_blank() => Place::Blank,
                (place, 0xc2) if place.is_blank() => Place::HalfBlank,
                (Place::HalfBlank, 0xa0) => Place::Blank,
                _ => Place::Columns,
            };
        }
        if self.end.is_some() && matches!(self.place, Place::Comment | Place::Columns) {
            return self.end;
        }
        self.passed += part.len();
        if part.ends_with(b"\n") {
            if self.place.is_blank() {
                self.end = self.columns.then_some(self.passed);
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
        matches!(self, Place::Mark(0) | Place::Start | Place::Blank)
    }
}
