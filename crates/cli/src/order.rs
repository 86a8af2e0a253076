//! Which sentences of two files are a pair: found before anything is measured where both are files, and
//! watched where one of them is a pipe.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use twintree::intake::{Ids, PairedBy, Pairing};
use twintree::text::Format;
use twintree::text::cutter::Piece;

use crate::failure::Failure;
use crate::report::Report;
use crate::sentences::Sentences;
use crate::source::is_standard_input;

/// A file of sentences and its format, where it is given.
pub(crate) type Given<'p> = (&'p Path, Option<Format>);

/// Pairs in another order than that of their files, or not of all their sentences.
pub(crate) struct Order {
    /// The places in the files, left and right, from 0.
    pub(crate) pairs: Vec<[u32; 2]>,
    /// How many sentences the left file has.
    pub(crate) left: usize,
}

/// Whether a file can be read twice.
pub(crate) fn is_kept(path: &Path) -> bool {
    !is_standard_input(path) && path.is_file()
}

impl Order {
    /// How the sentences of two files are paired; none where it is in order. What stays without a
    /// partner is reported.
    ///
    /// # Errors
    ///
    /// If a file cannot be read.
    pub(crate) fn of(files: [Given<'_>; 2], report: &mut Report) -> Result<Option<Self>, Failure> {
        if !files.iter().all(|(path, _)| is_kept(path))
            || have_no_names(files)?
            || are_in_step(files)?
        {
            return Ok(None);
        }
        let [left, right] = files;
        let (left_ids, right_ids) = (OwnIds::of(left)?, OwnIds::of(right)?);
        let Pairing { pairs, by } = Pairing::new(&borrowed(&left_ids), &borrowed(&right_ids));
        if by == PairedBy::Order {
            return Ok(None);
        }
        let alone = [&left_ids, &right_ids].map(|ids| ids.len() - pairs.len());
        let is_plain = |(at, pair): (u32, &[u32; 2])| *pair == [at, at];
        if alone == [0, 0] && (0..).zip(&pairs).all(is_plain) {
            return Ok(None);
        }
        let mut sentence = format!("{} pairs by {}", pairs.len(), by.as_str());
        let named = files.iter().zip(alone).filter(|&(_, alone)| alone > 0);
        for (at, ((path, _), alone)) in named.enumerate() {
            let before = if at == 0 {
                "; without a partner: "
            } else {
                ", "
            };
            // Writing to a string does not fail.
            let _ = write!(sentence, "{before}{alone} of {}", path.display());
        }
        report.sentence(&sentence);
        Ok(Some(Self {
            pairs,
            left: left_ids.len(),
        }))
    }
}

/// Whether one of the files is in a format without comments: its sentences have no names.
fn have_no_names(files: [Given<'_>; 2]) -> Result<bool, Failure> {
    for (path, format) in files {
        let format = Sentences::open(path, format)?.format()?;
        if matches!(format, Format::Words | Format::Newick) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether each sentence of one file has the name of that at the same place of the other.
fn are_in_step(files: [Given<'_>; 2]) -> Result<bool, Failure> {
    let [left, right] = files;
    let mut left = Sentences::open(left.0, left.1)?;
    let mut right = Sentences::open(right.0, right.1)?;
    loop {
        let is_same = match (left.cut()?, right.cut()?) {
            (None, None) => return Ok(true),
            (Some(one), Some(other)) => ids(&one)
                .zip(ids(&other))
                .is_some_and(|(one, other)| share_a_name(one, other)),
            _ => false,
        };
        if !is_same {
            return Ok(false);
        }
    }
}

/// Whether the name that decides is the same.
fn share_a_name(one: Ids<'_>, other: Ids<'_>) -> bool {
    if one.parallel.is_some() || other.parallel.is_some() {
        return one.parallel == other.parallel;
    }
    one.sentence.is_some() && one.sentence == other.sentence
}

/// The names of a piece of a file; none where it has no sentence.
fn ids<'p>(piece: &Piece<'p>) -> Option<Ids<'p>> {
    let Ok(bytes) = piece.bytes else {
        return Some(Ids::default());
    };
    if !Format::has_content(bytes) {
        return None;
    }
    Some(std::str::from_utf8(bytes).map_or_else(|_| Ids::default(), Ids::of))
}

fn borrowed(all: &[OwnIds]) -> Vec<Ids<'_>> {
    all.iter().map(OwnIds::ids).collect()
}

/// The names of a sentence.
struct OwnIds {
    line: u32,
    parallel: Option<String>,
    sentence: Option<String>,
}

impl OwnIds {
    /// Those of all sentences of a file.
    fn of((path, format): Given<'_>) -> Result<Vec<Self>, Failure> {
        let mut file = Sentences::open(path, format)?;
        let mut all = Vec::new();
        while let Some(piece) = file.cut()? {
            all.extend(ids(&piece).map(|ids| Self {
                line: piece.at.line,
                parallel: ids.parallel.map(String::from),
                sentence: ids.sentence.map(String::from),
            }));
        }
        Ok(all)
    }

    fn ids(&self) -> Ids<'_> {
        Ids {
            parallel: self.parallel.as_deref(),
            sentence: self.sentence.as_deref(),
        }
    }
}

/// Where the names of both files are, those of a pipe as far as it was read, so that another order is noticed.
#[derive(Default)]
pub(crate) struct Watch {
    /// By name: the number of the sentence, from 1, and its line.
    met: [BTreeMap<String, (u64, u32)>; 2],
    pairs: u64,
}

impl Watch {
    /// A watch over two files of which one is a pipe.
    ///
    /// # Errors
    ///
    /// If the other one cannot be read.
    pub(crate) fn over(files: [Given<'_>; 2]) -> Result<Self, Failure> {
        let mut watch = Self::default();
        for (given, met) in files.into_iter().zip(&mut watch.met) {
            if !is_kept(given.0) {
                continue;
            }
            for (number, ids) in (1..).zip(OwnIds::of(given)?) {
                for name in ids.parallel.into_iter().chain(ids.sentence) {
                    met.entry(name).or_insert((number, ids.line));
                }
            }
        }
        Ok(watch)
    }

    /// Takes note of the next pair.
    ///
    /// # Errors
    ///
    /// If one of its names is that of another sentence of the other file.
    pub(crate) fn pass(
        &mut self,
        pieces: [&Piece<'_>; 2],
        names: [&str; 2],
    ) -> Result<(), Failure> {
        self.pairs += 1;
        let [left, right] = pieces.map(|piece| ids(piece).unwrap_or_default());
        let (kind, called) = match [left.parallel, right.parallel] {
            [None, None] => ("sent_id", [left.sentence, right.sentence]),
            parallel => ("parallel_id", parallel),
        };
        if called[0] == called[1] {
            return Ok(());
        }
        for (side, name) in called.into_iter().enumerate() {
            let Some(name) = name else { continue };
            let line = pieces[side].at.line;
            if let Some((number, other)) = self.met[1 - side].get(name) {
                return Err(Failure(format!(
                    "the files are in another order: {kind} {name} is sentence {} of {} (line {line}), and \
                     sentence {number} of {} (line {other}); put them in one order, or give two files",
                    self.pairs,
                    names[side],
                    names[1 - side],
                )));
            }
            self.met[side]
                .entry(name.into())
                .or_insert((self.pairs, line));
        }
        Ok(())
    }
}
