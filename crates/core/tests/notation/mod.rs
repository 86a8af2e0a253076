//! The notation in which tests write trees and links.
//!
//! A tree is words separated by spaces: `label>head`, heads counted from 1, 0 for the root. A list
//! of links is `1-4 2-5`, counted from 1.
#![allow(dead_code, reason = "tests of modules use other parts of it")]
#![allow(
    clippy::unwrap_used,
    reason = "a mistake in a test's own notation shall stop it"
)]

use std::vec::Vec;

use twintree::{Link, Pair, WordId};

/// The left tree of the thesis, figure 5.1: *the detective is becoming a Sherlock Holmes*.
pub(crate) const HOLMES_LEFT: &str = "DET>2 NSUBJ>4 AUX>4 ROOT>0 DET>7 CMP>7 DOBJ>4";
/// The right tree of the thesis, figure 5.2: *a Sherlock becomes the detective*.
pub(crate) const HOLMES_RIGHT: &str = "DET>2 NSUBJ>3 ROOT>0 DET>5 DOBJ>3";
/// Their links.
pub(crate) const HOLMES_LINKS: &str = "1-4 2-5 3-3 4-3 5-1 6-2";

/// The head and the label of each word.
#[track_caller]
pub(crate) fn words(text: &str) -> Vec<(Option<WordId>, &str)> {
    text.split_whitespace()
        .map(|word| {
            let (label, head) = word.split_once('>').unwrap();
            (WordId::new(head.parse().unwrap()), label)
        })
        .collect()
}

/// The heads alone, as `Tree::new` takes them.
#[track_caller]
pub(crate) fn heads(text: &str) -> Vec<Option<u32>> {
    let place = |head: WordId| u32::try_from(head.index()).unwrap();
    words(text)
        .into_iter()
        .map(|(head, _)| head.map(place))
        .collect()
}

/// The links written as `text`.
#[track_caller]
pub(crate) fn links(text: &str) -> Vec<Link> {
    text.split_whitespace()
        .map(|link| {
            let (left, right) = link.split_once('-').unwrap();
            Link::new(left.parse().unwrap(), right.parse().unwrap()).unwrap()
        })
        .collect()
}

/// Both trees and the links between them.
#[track_caller]
pub(crate) fn pair(left: &str, right: &str, between: &str) -> Pair<'static> {
    Pair::from_heads(&words(left), &words(right), links(between)).unwrap()
}
