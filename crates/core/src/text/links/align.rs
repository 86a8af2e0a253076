//! Links in the comments of CoNLL-U: `# align = 1:15 2-3:16 4.1:2,3 5,6,8:5 7:_`.
//!
//! Each item has words of the sentence itself before the colon and words of the other sentence
//! after it, separated by commas; every word of the one is linked with every word of the other. An
//! item that begins with a colon names the sentence that the items after it are about, by its
//! `sent_id` or by language and `sent_id`: `:en/news.21`. `_` stands for no word.
//!
//! ```
//! use twintree::text::{Diagnostics, conllu, links::align};
//!
//! let text = "# align = :fr.1 1:2 2:1\n1\tGo\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\ton\t_\tADV\t_\t_\t1\tadvmod\t_\t_\n";
//! let (sentences, _) = conllu::read(text);
//! let links = align::read(&sentences[0], Some("fr.1"), &mut Diagnostics::new());
//! let links: Vec<_> = links.iter().map(|link| link.marked().link.to_string()).collect();
//! assert_eq!(links, ["1-2", "2-1"]);
//! ```
//!
//! [`write()`] gives the sentence back with such a comment:
//!
//! ```
//! # use twintree::text::{conllu, links::{self, align, Numbering}};
//! # let row = "1\tGo\t_\tVERB\t_\t_\t0\troot\t_\t_\n";
//! # let (sentences, _) = conllu::read(row);
//! let (links, _) = links::read_pair("1-2 1-3", Numbering::FromOne);
//! let written = align::write(&sentences[0], Some("fr.1"), &links);
//! assert_eq!(written, format!("# align = :fr.1 1:2,3\n{row}"));
//! ```
//!
//! Source: the sketch in issue 846 of the documentation of Universal Dependencies, 2022. It is not a
//! standard. **\[D\]** Items before any name are about the sentence that is compared. A multiword
//! token `2-3` stands for its words; an empty node `4.1`, which is not a word, is left out.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::LinkText;
use crate::alignment::{AnnotatedLink, Link};
use crate::text::conllu::{self, Comment, RowId, Sentence, parse_id};
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::diagnostics::Diagnostics;
use crate::text::span::Span;

/// The most links that the comments of one sentence may name.
pub const LIMIT: usize = 1 << 20;

/// The links that the comments of a sentence name between its words (left) and those of another
/// sentence of this `sent_id` (right). What is wrong with them is added to the diagnostics; that a
/// word of the other sentence is not there is for [`check_sizes`](super::check_sizes) to say.
///
/// # Complexity
/// Linear in the comments and the links.
pub fn read(
    sentence: &Sentence<'_>,
    other: Option<&str>,
    diagnostics: &mut Diagnostics,
) -> Vec<LinkText> {
    let mut links = Vec::new();
    for comment in sentence.comments() {
        if comment.pair().is_none_or(|(name, _)| name != "align") {
            continue;
        }
        let mut is_meant = true;
        for (item, span) in items(comment) {
            if let Some(name) = item.strip_prefix(':') {
                is_meant = other.is_none_or(|other| names(name, other));
            } else if is_meant {
                let problem = read_item(item, span, sentence.word_count(), &mut links).err();
                diagnostics.extend(problem.map(|code| {
                    let problem = Diagnostic::new(code, span).because_of(item);
                    problem.in_sentence(sentence.index())
                }));
            }
        }
    }
    links
}

/// The sentence as text with these links to another sentence of this `sent_id` in a comment before its
/// first word. What its comments named of that sentence before is taken out of them; the rest is given
/// back as it was read. The sketch has no word for links that are only possible, or for relations: they
/// are written as links.
///
/// # Complexity
/// Linear in the sentence; O(k log k) in the links.
pub fn write<M: Into<AnnotatedLink>>(
    sentence: &Sentence<'_>,
    other: Option<&str>,
    links: impl IntoIterator<Item = M>,
) -> String {
    // A name with a blank in it would be two items.
    let other = other.filter(|name| !name.contains(|c: char| c.is_ascii_whitespace()));
    let mut counterparts: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for link in links {
        let AnnotatedLink { link, .. } = link.into();
        let right = counterparts.entry(link.left.get()).or_default();
        right.push(link.right.get());
    }
    let mut comment = String::new();
    if !counterparts.is_empty() {
        comment.push_str("# align =");
        comment.extend(other.into_iter().flat_map(|name| [" :", name]));
        for (left, mut right) in counterparts {
            right.sort_unstable();
            right.dedup();
            let right: Vec<String> = right.iter().map(ToString::to_string).collect();
            comment.extend([" ", &left.to_string(), ":", &right.join(",")]);
        }
    }
    conllu::write_with(sentence, &comment, |of| {
        if of.pair().is_some_and(|(name, _)| name == "align") {
            without(of, other).map(Into::into)
        } else {
            Some(of.as_str().into())
        }
    })
}

/// A comment without the items about a sentence of this name, and about none by name; none where
/// nothing is left.
fn without(comment: &Comment<'_>, other: Option<&str>) -> Option<String> {
    let mut kept = String::from("# align =");
    let (mut is_meant, mut is_left) = (true, false);
    for (item, _) in items(comment) {
        if let Some(name) = item.strip_prefix(':') {
            is_meant = other.is_none_or(|other| names(name, other));
        } else {
            is_left |= !is_meant;
        }
        if !is_meant {
            kept.push(' ');
            kept.push_str(item);
        }
    }
    is_left.then_some(kept)
}

/// What stands after the equals sign, with its places.
fn items<'a>(comment: &Comment<'a>) -> impl Iterator<Item = (&'a str, Span)> {
    let text = comment.as_str();
    let value = text.split_once('=').map_or("", |(_, value)| value);
    let before = text.strip_suffix(value).unwrap_or_default();
    let mut place = comment.place().after(before);
    let pieces = value.split_inclusive(|c: char| c.is_ascii_whitespace());
    let items = pieces.map(move |piece| {
        let item = piece.trim_ascii_end();
        let span = place.span(item);
        place = place.after(piece);
        (item, span)
    });
    items.filter(|(item, _)| !item.is_empty())
}

/// Whether a name is that of a sentence: its `sent_id`, with or without the language before it.
fn names(name: &str, sent_id: &str) -> bool {
    name == sent_id || name.split_once('/').is_some_and(|(_, id)| id == sent_id)
}

/// Adds the links of one item.
fn read_item(item: &str, span: Span, words: u32, links: &mut Vec<LinkText>) -> Result<(), Code> {
    let (own, others) = item.split_once(':').ok_or(Code::AlignBad)?;
    // The number of words of the other sentence is not known here; a token of it is no longer than
    // any that is of use.
    let (own, others) = (ids(own, words)?, ids(others, u32::MAX)?);
    if links.len() + own.len().saturating_mul(others.len()) > LIMIT {
        return Err(Code::AlignBad);
    }
    for &left in &own {
        let of_left = others.iter().filter_map(|&right| Link::new(left, right));
        links.extend(of_left.map(|link| LinkText::new(link.into(), span)));
    }
    Ok(())
}

/// The words that one side of an item names; the last has at most this number.
fn ids(text: &str, last_word: u32) -> Result<Vec<u32>, Code> {
    let mut ids = Vec::new();
    for id in text.split(',').filter(|&id| id != "_") {
        let (first, last) = match parse_id(id) {
            RowId::Word(0) | RowId::Unreadable => return Err(Code::AlignBad),
            RowId::Word(word) => (word, word),
            RowId::Range { first, last } => (first, last),
            RowId::Empty { .. } => continue,
        };
        // Of a multiword token few words are ever meant.
        if last > last_word || last < first || last - first > TOKEN {
            return Err(Code::AlignBad);
        }
        ids.extend(first..=last);
    }
    Ok(ids)
}

/// The most words of a multiword token, less one.
const TOKEN: u32 = 255;
