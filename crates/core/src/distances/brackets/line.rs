//! A line of trees as EVALB reads it.
//!
//! It takes each line as one sentence, whether it holds one tree, several or none, and requires no
//! label. The [reader of brackets](crate::text::brackets) gives each tree its own place in a text and
//! reports what is wrong; here only the counts are needed, of files with millions of lines.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::ops::Range;

use crate::distances::brackets::counted::{Counted, Word, cut};
use crate::distances::brackets::parameters::Parameters;

/// Most trees are less deep.
const DEPTH: usize = 32;

/// The words and brackets of a line, and whether its brackets open and close in pairs and nothing
/// stands outside them.
///
/// # Complexity
/// O(n log m) for n bytes and m deleted labels.
pub(super) fn read<'a>(line: &'a str, parameters: &Parameters) -> (Counted<'a>, bool) {
    let bytes = line.as_bytes();
    let text = |from: usize, to: usize| line.get(from..to).unwrap_or_default();
    let mut counted = Counted::default();
    // A word with its tag takes eight bytes and more.
    counted.words.reserve(line.len() / 8);
    counted.brackets.reserve(line.len() / 8);
    let mut open: Vec<usize> = Vec::with_capacity(DEPTH);
    let mut is_balanced = true;
    let mut entry = 0;
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'(' => {
                let end = text_end(bytes, at + 1);
                let label = text(at + 1, end);
                if let Some((word, after)) = only_word(bytes, end) {
                    let form = text(word.start, word.end);
                    counted.add(self::word(form, label), entry, parameters);
                    at = after;
                } else {
                    open.push(counted.brackets.len());
                    counted.open(Cow::Borrowed(cut(label)), [entry, entry], 0);
                    at = end;
                }
                entry += 1;
            }
            b')' => {
                at += 1;
                match open.pop() {
                    Some(bracket) => counted.close(bracket, entry),
                    None => is_balanced = false,
                }
            }
            byte if is_blank(byte) => at += 1,
            _ => {
                let end = text_end(bytes, at);
                is_balanced &= !open.is_empty();
                counted.add(word(text(at, end), ""), entry, parameters);
                entry += 1;
                at = end;
            }
        }
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

/// The place of the word after a label, and the place after its bracket, if that holds nothing else.
/// After a blank EVALB takes even the empty text for a word: `(NP )` holds one.
fn only_word(bytes: &[u8], label_end: usize) -> Option<(Range<usize>, usize)> {
    let start = blank_end(bytes, label_end);
    if start == label_end {
        return None;
    }
    let end = text_end(bytes, start);
    let close = blank_end(bytes, end);
    (bytes.get(close) == Some(&b')')).then_some((start..end, close + 1))
}

/// Where the first blank or bracket stands.
fn text_end(bytes: &[u8], from: usize) -> usize {
    // Most bytes of a text are above all of these.
    let is_end = |byte| byte <= b')' && (is_blank(byte) || byte == b'(' || byte == b')');
    let mut at = from;
    while bytes.get(at).is_some_and(|&byte| !is_end(byte)) {
        at += 1;
    }
    at
}

/// Where the first byte stands that is no blank.
fn blank_end(bytes: &[u8], from: usize) -> usize {
    let mut at = from;
    while bytes.get(at).copied().is_some_and(is_blank) {
        at += 1;
    }
    at
}

/// White space as C has it.
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
