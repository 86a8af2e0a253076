//! A line of trees as EVALB reads it.
//!
//! It takes what stands between line feeds as one sentence, be it one tree, several or none, and wants no
//! label. The [reader of brackets](crate::text::brackets) gives each tree its own place in a text and
//! names what is wrong; here nothing but what is counted is wanted, of files by the million lines.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::distances::brackets::counted::{Counted, Word, cut};
use crate::distances::brackets::parameters::Parameters;

/// The words and brackets of a line, and whether its brackets open and close in pairs and nothing
/// stands outside them.
///
/// # Complexity
/// O(n log m) for n bytes and m deleted labels.
pub(super) fn read<'a>(line: &'a str, parameters: &Parameters) -> (Counted<'a>, bool) {
    let mut pieces = Pieces::new(line);
    let mut counted = Counted::default();
    // A word with its tag takes eight bytes and more.
    counted.words.reserve(line.len() / 8);
    counted.brackets.reserve(line.len() / 8);
    let mut open: Vec<usize> = Vec::new();
    let mut is_balanced = true;
    let mut entry = 0;
    while let Some(piece) = pieces.next() {
        match piece {
            Piece::Open => {
                let label = pieces.text();
                if let Some(form) = pieces.only_word() {
                    counted.add(word(form, label), entry, parameters);
                } else {
                    open.push(counted.brackets.len());
                    counted.open(Cow::Borrowed(cut(label)), [entry, entry], 0);
                }
            }
            Piece::Close => match open.pop() {
                Some(bracket) => {
                    counted.close(bracket, entry);
                    continue;
                }
                None => is_balanced = false,
            },
            Piece::Text(form) => {
                is_balanced &= !open.is_empty();
                counted.add(word(form, ""), entry, parameters);
            }
        }
        entry += 1;
    }
    (counted, is_balanced && open.is_empty())
}

fn word<'a>(form: &'a str, tag: &'a str) -> Word<'a> {
    let form = Cow::Borrowed(form);
    Word {
        form,
        tag,
        id: None,
    }
}

enum Piece<'a> {
    Open,
    Close,
    Text(&'a str),
}

/// A line, piece by piece.
struct Pieces<'a> {
    line: &'a str,
    /// How much of it was passed.
    passed: usize,
}

impl<'a> Pieces<'a> {
    fn new(line: &'a str) -> Self {
        Self { line, passed: 0 }
    }

    /// The next bracket or text.
    fn next(&mut self) -> Option<Piece<'a>> {
        self.skip(Class::Blank);
        Some(match self.byte()? {
            b'(' => {
                self.passed += 1;
                Piece::Open
            }
            b')' => {
                self.passed += 1;
                Piece::Close
            }
            _ => Piece::Text(self.text()),
        })
    }

    /// What stands here up to a blank or a bracket; it may be nothing.
    fn text(&mut self) -> &'a str {
        let first = self.passed;
        self.skip(Class::Text);
        self.line.get(first..self.passed).unwrap_or_default()
    }

    /// The word of a bracket whose label was passed, with the end of the bracket, if it holds nothing
    /// else. Behind a blank EVALB takes nothing for a word, too: `(NP )` holds one.
    fn only_word(&mut self) -> Option<&'a str> {
        let before = self.passed;
        self.skip(Class::Blank);
        if self.passed > before {
            let word = self.text();
            self.skip(Class::Blank);
            if self.byte() == Some(b')') {
                self.passed += 1;
                return Some(word);
            }
        }
        self.passed = before;
        None
    }

    fn byte(&self) -> Option<u8> {
        self.line.as_bytes().get(self.passed).copied()
    }

    /// Passes the bytes of a class.
    fn skip(&mut self, class: Class) {
        let rest = self.line.as_bytes().get(self.passed..).unwrap_or_default();
        let len = rest
            .iter()
            .take_while(|&&byte| CLASSES[usize::from(byte)] == class)
            .count();
        self.passed += len;
    }
}

/// What a byte is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Bracket,
    /// White space as C has it.
    Blank,
    Text,
}

/// One look tells; the compiler makes several comparisons of a condition.
const CLASSES: [Class; 256] = {
    let mut classes = [Class::Text; 256];
    let mut blank = b'\t';
    while blank <= b'\r' {
        classes[blank as usize] = Class::Blank;
        blank += 1;
    }
    classes[b' ' as usize] = Class::Blank;
    classes[b'(' as usize] = Class::Bracket;
    classes[b')' as usize] = Class::Bracket;
    classes
};
