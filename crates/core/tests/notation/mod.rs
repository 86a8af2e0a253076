//! The notation in which tests write trees and links.
//!
//! A tree is one word per blank: `label>head`, heads counted from 1, 0 for the root. A list of
//! links is `1-4 2-5`, counted from 1.
#![allow(dead_code, reason = "each test uses the part it needs")]
#![allow(
    clippy::unwrap_used,
    reason = "a mistake in a test's own notation shall stop it"
)]

extern crate std;
use std::vec::Vec;

use twintree::{Alignment, Symbols, Tree};

/// The left tree of the thesis, figure 5.1: *the detective is becoming a Sherlock Holmes*.
pub(crate) const HOLMES_LEFT: &str = "DET>2 NSUBJ>4 AUX>4 ROOT>0 DET>7 CMP>7 DOBJ>4";
/// The right tree of the thesis, figure 5.2: *a Sherlock becomes the detective*.
pub(crate) const HOLMES_RIGHT: &str = "DET>2 NSUBJ>3 ROOT>0 DET>5 DOBJ>3";
/// Their links.
pub(crate) const HOLMES_LINKS: &str = "1-4 2-5 3-3 4-3 5-1 6-2";

/// Heads and labels, as `Tree::new` takes them.
pub(crate) fn heads(
    symbols: &mut Symbols,
    text: &str,
) -> (Vec<Option<u32>>, Vec<twintree::Symbol>) {
    text.split_whitespace()
        .map(|word| {
            let (label, head) = word.split_once('>').unwrap();
            (
                head.parse::<u32>().unwrap().checked_sub(1),
                symbols.intern(label),
            )
        })
        .unzip()
}

/// The tree written as `text`.
#[track_caller]
pub(crate) fn tree(symbols: &mut Symbols, text: &str) -> Tree {
    let (heads, labels) = heads(symbols, text);
    Tree::new(&heads, &labels).unwrap()
}

/// The links written as `text`.
#[track_caller]
pub(crate) fn links(left: &Tree, right: &Tree, text: &str) -> Alignment {
    let pairs = text.split_whitespace().map(|link| {
        let (left, right) = link.split_once('-').unwrap();
        (
            left.parse::<u32>().unwrap() - 1,
            right.parse::<u32>().unwrap() - 1,
            None,
        )
    });
    Alignment::new(left, right, pairs).unwrap()
}

/// Both trees and the links between them.
#[track_caller]
pub(crate) fn pair(left: &str, right: &str, between: &str) -> (Tree, Tree, Alignment) {
    let mut symbols = Symbols::new();
    let left = tree(&mut symbols, left);
    let right = tree(&mut symbols, right);
    let alignment = links(&left, &right, between);
    (left, right, alignment)
}
