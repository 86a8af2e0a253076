//! Which sentences of two files are a pair: by their names, which are compared while both files are read.
//!
//! As long as each sentence has the name of that at the same place of the other file, nothing more is to be
//! known. Only where they differ, or one file ends before the other, are all names of both files read. A pipe
//! cannot be read twice: it is watched.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use twintree::intake::{Ids, PairedBy, Pairing};
use twintree::text::Format;
use twintree::text::cutter::Piece;

use crate::failure::Failure;
use crate::sentences::Sentences;
use crate::source::is_standard_input;

/// A file of sentences and its format, where it is given.
pub(crate) type Given<'p> = (&'p Path, Option<Format>);

/// Whether a file can be read twice.
pub(crate) fn is_kept(path: &Path) -> bool {
    !is_standard_input(path) && path.is_file()
}

/// What is known of the order of two files by now.
pub(crate) enum Step {
    /// Both can be read twice, and the sentences up to here have the same names.
    Same(Same),
    /// One of them is a pipe, which cannot be put in order.
    Watched(Watch),
    /// All that decides: nothing is compared any more.
    Known,
}

/// Two files whose sentences have the same names up to here.
pub(crate) struct Same {
    files: [(PathBuf, Option<Format>); 2],
    pairs: usize,
}

/// Pairs in another order than that of their files, or not of all their sentences.
pub(crate) struct Order {
    /// The places in the files, left and right, from 0, of the pairs that are still to be given.
    pub(crate) rest: Vec<[u32; 2]>,
    /// How many sentences the left file has.
    pub(crate) left: usize,
    /// How many pairs there are, and how many sentences have no partner.
    pub(crate) sentence: String,
}

impl Step {
    /// Before the first sentence of two files.
    ///
    /// # Errors
    ///
    /// If one of them is a pipe and the other cannot be read.
    pub(crate) fn first(files: [Given<'_>; 2]) -> Result<Self, Failure> {
        if files.iter().all(|(path, _)| is_kept(path)) {
            let files = files.map(|(path, format)| (path.to_owned(), format));
            return Ok(Self::Same(Same { files, pairs: 0 }));
        }
        Ok(Self::Watched(Watch::over(files)?))
    }

    /// Takes note of what comes next in both files. Where names are no longer the same, gives the order of
    /// what follows, these sentences included; none where it is that of the files.
    ///
    /// # Errors
    ///
    /// If the sentences that were given already are no pairs by the names of all of them, a pipe is in another
    /// order, or a file cannot be read.
    pub(crate) fn next(
        &mut self,
        pieces: [&Option<Piece<'_>>; 2],
        formats: [Format; 2],
    ) -> Result<Option<Order>, Failure> {
        match self {
            Self::Known => Ok(None),
            Self::Watched(watch) => {
                if let [Some(left), Some(right)] = pieces {
                    watch.pass([left, right])?;
                }
                Ok(None)
            }
            Self::Same(_) if formats.into_iter().any(has_no_names) => {
                *self = Self::Known;
                Ok(None)
            }
            Self::Same(same) => {
                match pieces.map(|piece| piece.as_ref().and_then(ids)) {
                    [None, None] => return Ok(None),
                    [Some(one), Some(other)] if share_a_name(one, other) => {
                        same.pairs += 1;
                        return Ok(None);
                    }
                    _ => {}
                }
                let order = same.order()?;
                *self = Self::Known;
                Ok(order)
            }
        }
    }
}

impl Same {
    /// How the sentences of the files are paired from here on; none where they are in order.
    fn order(&self) -> Result<Option<Order>, Failure> {
        let read = |side: usize| {
            let (path, format) = &self.files[side];
            OwnIds::of((path, *format))
        };
        let ids = [read(0)?, read(1)?];
        let [left, right] = ids.each_ref().map(|ids| borrowed(ids));
        let Pairing { mut pairs, by } = Pairing::new(&left, &right);
        if by == PairedBy::Order {
            return Ok(None);
        }
        let is_plain = |(at, pair): &(u32, &[u32; 2])| **pair == [*at, *at];
        let plain = (0..).zip(&pairs).take_while(is_plain).count();
        if plain < self.pairs {
            return Err(self.contradiction(&ids, by, plain));
        }
        let alone = ids.each_ref().map(|ids| ids.len() - pairs.len());
        if alone == [0, 0] && plain == pairs.len() {
            return Ok(None);
        }
        let mut sentence = format!("{} pairs by {}", pairs.len(), by.as_str());
        let lonely = self.files.iter().zip(alone).filter(|&(_, alone)| alone > 0);
        for (at, ((path, _), alone)) in lonely.enumerate() {
            let before = if at == 0 {
                "; without a partner: "
            } else {
                ", "
            };
            // Writing to a string does not fail.
            let _ = write!(sentence, "{before}{alone} of {}", path.display());
        }
        Ok(Some(Order {
            rest: pairs.split_off(self.pairs),
            left: left.len(),
            sentence,
        }))
    }

    /// That the sentences at this place were given as a pair, and are none by all names.
    fn contradiction(&self, ids: &[Vec<OwnIds>; 2], by: PairedBy, at: usize) -> Failure {
        let called = |side: usize, at: usize| ids[side].get(at)?.called(by);
        let name = called(0, at);
        // One of the files has more sentences of that name, or names of a kind that counts more.
        let is_reason = |other: &str| name.is_none_or(|name| name == other);
        let longest = ids.iter().map(Vec::len).max().unwrap_or(0);
        let mut later = (self.pairs..longest).flat_map(|at| [(0, at), (1, at)]);
        let reason = later.find(|&(side, at)| called(side, at).is_some_and(is_reason));
        let place = |side: usize, at: usize| {
            let file = self.files[side].0.display();
            let line = ids[side].get(at).map_or(0, |ids| ids.line);
            format!("sentence {} of {file} (line {line})", at + 1)
        };
        let given = format!(
            "{} and {} were taken for a pair",
            place(0, at),
            place(1, at)
        );
        let (side, at) = reason.unwrap_or((0, self.pairs));
        let (reason, by) = (place(side, at), by.as_str());
        Failure(match name {
            Some(name) => format!(
                "{given} by their {by} {name}, which {reason} has, too: give each sentence a name of its own"
            ),
            None => format!(
                "{given}, but {reason} has a {by}, by which they are none: give all sentences a {by}, or none"
            ),
        })
    }
}

/// Whether a format is without comments: its sentences have no names.
fn has_no_names(format: Format) -> bool {
    matches!(format, Format::Words | Format::Newick)
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
    piece.bytes.map_or(Some(Ids::default()), Ids::of)
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

    /// The name of this kind.
    fn called(&self, by: PairedBy) -> Option<&str> {
        match by {
            PairedBy::ParallelId => self.parallel.as_deref(),
            PairedBy::SentenceId => self.sentence.as_deref(),
            PairedBy::Order => None,
        }
    }
}

/// Where the names of both files are, those of a pipe as far as it was read, so that another order is noticed.
pub(crate) struct Watch {
    files: [String; 2],
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
    fn over(files: [Given<'_>; 2]) -> Result<Self, Failure> {
        let mut watch = Self {
            files: files.map(|(path, _)| path.display().to_string()),
            met: Default::default(),
            pairs: 0,
        };
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
    fn pass(&mut self, pieces: [&Piece<'_>; 2]) -> Result<(), Failure> {
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
                    self.files[side],
                    self.files[1 - side],
                )));
            }
            self.met[side]
                .entry(name.into())
                .or_insert((self.pairs, line));
        }
        Ok(())
    }
}
