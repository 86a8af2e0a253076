//! Which word of one side corresponds to which word of the other.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::{LeafOptions, Marks, Matching, Unshared, WhyWord, WordLeftOut};
use crate::distances::undefined::Undefined;
use crate::order;
use crate::pair::{Pair, Side, Unfit};
use crate::sentence::{Word, same_forms};
use crate::text::Format;
use crate::too_large::TooLarge;
use crate::word::WordId;

/// The most pairs of words, one of each side, for a longest common subsequence to be computed.
pub(super) const PAIR_LIMIT: u64 = 1 << 24;

/// The words that are compared, and those that are not.
pub(super) struct Matched {
    /// Sorted by the left words.
    pub(super) words: Vec<[WordId; 2]>,
    /// In order.
    pub(super) left_out: [Vec<WordLeftOut>; 2],
}

pub(super) fn matched(pair: &Pair<'_>, options: LeafOptions) -> Result<Matched, Undefined> {
    let mut matched = match options.matching {
        Matching::Links => linked(pair, options.marks)?,
        Matching::Words => {
            let words = [pair.words(Side::Left)?, pair.words(Side::Right)?];
            same(pair, &words, options)?
        }
    };
    for left_out in &mut matched.left_out {
        *left_out = order::sorted(left_out, |one| one.word);
    }
    Ok(matched)
}

/// Over the links that are the only ones of both their words.
fn linked(pair: &Pair<'_>, marks: Marks) -> Result<Matched, Undefined> {
    let Some(alignment) = pair.alignment() else {
        pair.words(Side::Left)?;
        pair.words(Side::Right)?;
        return Err(Unfit::Errors(crate::pair::Source::Links).into());
    };
    let lengths = [alignment.left_words(), alignment.right_words()];
    let mut counts = lengths.map(|words| vec![0_usize; words]);
    let links = alignment.links().iter().map(|link| [link.left, link.right]);
    for words in links.clone() {
        for (counts, word) in counts.iter_mut().zip(words) {
            counts[word.index()] += 1;
        }
    }
    let is_alone = |words: &[WordId; 2]| {
        let mut counts = counts.iter().zip(words);
        counts.all(|(counts, word)| counts[word.index()] == 1)
    };
    let all: Vec<_> = links.filter(is_alone).collect();
    if all.is_empty() {
        return Err(Undefined::NoLinks);
    }
    let is_mark = |words: &[WordId; 2]| {
        let mut sides = Side::ALL.into_iter().zip(words);
        marks == Marks::Dropped && sides.any(|(side, &word)| pair.side(side).is_punctuation(word))
    };
    // By word of either side: why it is left out, unless it is not.
    let mut reasons = counts.map(|counts| -> Vec<Option<WhyWord>> {
        let of_count = |count| match count {
            0 => WhyWord::Unlinked,
            _ => WhyWord::SeveralLinks,
        };
        counts.into_iter().map(of_count).map(Some).collect()
    });
    let mut words = Vec::with_capacity(all.len());
    for pair in all {
        let reason = is_mark(&pair).then_some(WhyWord::Punctuation);
        for (reasons, word) in reasons.iter_mut().zip(pair) {
            reasons[word.index()] = reason;
        }
        if reason.is_none() {
            words.push(pair);
        }
    }
    let left_out = reasons.map(|reasons| {
        let words = WordId::all(reasons.len()).zip(reasons);
        let left_out = words.filter_map(|(word, why)| Some(WordLeftOut { word, why: why? }));
        left_out.collect()
    });
    Ok(Matched { words, left_out })
}
/// By place, or by name.
fn same(
    pair: &Pair<'_>,
    words: &[Vec<Word<'_>>; 2],
    options: LeafOptions,
) -> Result<Matched, Undefined> {
    let [left, right] = words;
    let as_they_stand = same_forms(left, right);
    let is_mark = |side: usize, at: usize| {
        let of = |words: &[Word<'_>]| words.get(at).is_some_and(|word| word.is_punctuation);
        match words.get(side) {
            _ if options.marks == Marks::Kept => false,
            _ if as_they_stand => of(left) || of(right),
            Some(words) => of(words),
            None => false,
        }
    };
    let mut left_out = [Vec::new(), Vec::new()];
    // By side: the words that may be compared, with their forms.
    let mut compared = [Vec::new(), Vec::new()];
    for (side, words) in words.iter().enumerate() {
        for (id, word) in WordId::all(words.len()).zip(words) {
            if is_mark(side, id.index()) {
                let why = WhyWord::Punctuation;
                left_out[side].push(WordLeftOut { word: id, why });
            } else {
                compared[side].push((id, &word.form));
            }
        }
    }
    let [left, right] = &compared;
    let mut sides = Side::ALL.into_iter();
    let newick = sides.all(|side| pair.side(side).is_in(Format::Newick));
    let by_name = (newick && !as_they_stand).then(|| named(left, right));
    let found = by_name.flatten().unwrap_or_else(|| in_order(left, right));
    let [left, right] = found.only;
    if !(left.is_empty() && right.is_empty()) {
        if options.unshared == Unshared::Refused {
            return Err(Undefined::WordsDiffer { left, right });
        }
        if let Some(refused) = found.refused {
            return Err(refused.into());
        }
    }
    for (left_out, only) in left_out.iter_mut().zip([left, right]) {
        left_out.extend(only.into_iter().map(|word| WordLeftOut {
            word,
            why: WhyWord::Unshared,
        }));
    }
    Ok(Matched {
        words: found.words,
        left_out,
    })
}

type Forms<'w> = [(WordId, &'w Cow<'w, str>)];

/// What two sides have in common.
#[derive(Default)]
struct Found {
    words: Vec<[WordId; 2]>,
    /// The words of either side that are in no pair.
    only: [Vec<WordId>; 2],
    /// What was too much to look for more.
    refused: Option<TooLarge>,
}

/// By name, if no name is repeated.
fn named(left: &Forms<'_>, right: &Forms<'_>) -> Option<Found> {
    let (of_left, of_right) = (by_form(left)?, by_form(right)?);
    let mut found = Found::default();
    for (word, form) in left {
        match of_right.get(form.as_ref()) {
            Some(&other) => found.words.push([*word, other]),
            None => found.only[0].push(*word),
        }
    }
    let missing = right
        .iter()
        .filter(|(_, form)| !of_left.contains_key(form.as_ref()));
    found.only[1].extend(missing.map(|(word, _)| *word));
    Some(found)
}

/// The words by their forms, if none is repeated.
fn by_form<'w>(words: &'w Forms<'w>) -> Option<BTreeMap<&'w str, WordId>> {
    let forms = words.iter().map(|(word, form)| (form.as_ref(), *word));
    let table: BTreeMap<_, _> = forms.collect();
    (table.len() == words.len()).then_some(table)
}

/// By place; of words that differ, those of a longest common subsequence.
fn in_order(left: &Forms<'_>, right: &Forms<'_>) -> Found {
    fn same<'w>(left: &'w Forms<'w>, right: &'w Forms<'w>) -> impl Iterator<Item = [WordId; 2]> {
        let pairs = left.iter().zip(right);
        let same = pairs.take_while(|(left, right)| left.1 == right.1);
        same.map(|(left, right)| [left.0, right.0])
    }
    let mut found = Found {
        words: same(left, right).collect(),
        ..Found::default()
    };
    let before = found.words.len();
    let (left, right) = (left.split_at(before).1, right.split_at(before).1);
    let backwards = left.iter().rev().zip(right.iter().rev());
    let suffix = backwards
        .take_while(|(left, right)| left.1 == right.1)
        .count();
    let (left, left_end) = left.split_at(left.len() - suffix);
    let (right, right_end) = right.split_at(right.len() - suffix);
    let work = left.len() as u64 * right.len() as u64;
    found.refused = TooLarge::check("pairs of words that differ", work, PAIR_LIMIT).err();
    if found.refused.is_some() {
        found.only = [left, right].map(|words| words.iter().map(|word| word.0).collect());
    } else {
        common(left, right, &mut found);
    }
    found.words.extend(same(left_end, right_end));
    found
}

/// A longest common subsequence. O(nm).
fn common(left: &Forms<'_>, right: &Forms<'_>, found: &mut Found) {
    let Found { words, only, .. } = found;
    let columns = right.len() + 1;
    // At `row * columns + column`, how long it is from there on.
    let mut lengths = vec![0_u32; (left.len() + 1) * columns];
    for (row, (_, form)) in left.iter().enumerate().rev() {
        for (column, (_, other)) in right.iter().enumerate().rev() {
            let at = row * columns + column;
            lengths[at] = if form == other {
                lengths[at + columns + 1] + 1
            } else {
                lengths[at + columns].max(lengths[at + 1])
            };
        }
    }
    let (mut row, mut column) = (0, 0);
    while let (Some((word, form)), Some((other, other_form))) = (left.get(row), right.get(column)) {
        let at = row * columns + column;
        if form == other_form {
            words.push([*word, *other]);
            (row, column) = (row + 1, column + 1);
        } else if lengths[at + columns] >= lengths[at + 1] {
            only[0].push(*word);
            row += 1;
        } else {
            only[1].push(*other);
            column += 1;
        }
    }
    only[0].extend(left.iter().skip(row).map(|word| word.0));
    only[1].extend(right.iter().skip(column).map(|word| word.0));
}
