//! The links of a file, read pair by pair.

use std::path::Path;

use twintree::Sentence;
use twintree::intake::{FileFormat, LinkFormat};
use twintree::text::cutter::{Cutter, Piece};
use twintree::text::links::{self, LARGEST_PAIR, LinkText, Numbering, Sizes, giza, naacl};
use twintree::text::{Diagnostic, Diagnostics, Position};

use crate::failure::Failure;
use crate::order::is_kept;
use crate::source::{Holds, Source};
use crate::whole::{self, LARGEST_WHOLE, Whole};

/// How the links of a file are written.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LinkOptions {
    /// In this format; none where it is to be recognised.
    pub(crate) format: Option<LinkFormat>,
    /// Words count from 0.
    pub(crate) zero_based: bool,
}

/// How the links of a pair are read.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Notation {
    /// On a line.
    Line(Numbering),
    /// Each on a line with the number of the pair.
    Naacl,
    /// As GIZA++ writes them, on three lines.
    Giza,
}

impl Notation {
    /// The number of the first word.
    pub(crate) fn numbering(self) -> Numbering {
        match self {
            Self::Line(numbering) => numbering,
            Self::Naacl | Self::Giza => Numbering::FromOne,
        }
    }
}

/// The links of a file; no more than those of one pair are in memory, if they come in its order.
pub(crate) struct LinkLines {
    source: Source,
    notation: Notation,
    /// All of them, where they come in another order or by their numbers.
    whole: Option<Whole>,
    /// How many pairs were read; comments are not pairs.
    pairs: u32,
}

impl LinkLines {
    /// The links of the file at this path.
    ///
    /// # Errors
    ///
    /// If it cannot be opened, or names a word 0 though it is not said to count from 0.
    pub(crate) fn open(path: &Path, options: LinkOptions) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let source = Source::open(path, Cutter::of_lines(Position::START))?;
        let mut source = source.holding(Holds::Links);
        let named = match (options.format, FileFormat::of_name(&name)) {
            (None, Some(FileFormat::Sentences(format))) => {
                source.notice_links()?;
                return Err(Failure(format!(
                    "{name} has sentences in it by its name ({format}), not links; if that is wrong, name \
                     the format (--links-format)"
                )));
            }
            (None, Some(FileFormat::Links(format))) => Some(format),
            (given, _) => given,
        };
        let format = match named {
            Some(format) => format,
            None if !is_kept(path) => LinkFormat::Twintree,
            None => source.notice_links()?,
        };
        if options.zero_based && matches!(format, LinkFormat::Naacl | LinkFormat::Giza) {
            let format = format.as_str();
            return Err(Failure(format!(
                "{name}: these links are in the format {format}, whose words count from 1: leave out --zero-based"
            )));
        }
        let notation = match format {
            LinkFormat::Naacl => Notation::Naacl,
            LinkFormat::Giza => Notation::Giza,
            _ if options.zero_based => Notation::Line(Numbering::FromZero),
            format => Notation::Line(format.numbering()),
        };
        let mut lines = Self {
            source,
            notation,
            whole: None,
            pairs: 0,
        };
        if is_kept(path) && lines.counts_from_one() {
            lines.require_from_one(path)?;
        }
        lines.whole = match notation {
            Notation::Line(_) => None,
            Notation::Naacl => Some(by_pair(&mut lines.source)?),
            Notation::Giza => Some(by_number(&mut lines.source)?),
        };
        Ok(lines)
    }

    /// The links of the next pair, none at the end of the file. What is wrong with them is added to
    /// `problems`.
    pub(crate) fn next(
        &mut self,
        problems: &mut Diagnostics,
    ) -> Result<Option<Vec<LinkText>>, Failure> {
        let notation = self.notation;
        self.cut(false, |piece| read(&piece, notation, problems))
    }

    /// The next pair, unparsed; none at the end. Where there `is_a_pair`, links that are named by their
    /// pairs do not end: it has none.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or names a word 0 though it does not count from 0.
    pub(crate) fn cut<T>(
        &mut self,
        is_a_pair: bool,
        take: impl FnOnce(Piece<'_>) -> T,
    ) -> Result<Option<T>, Failure> {
        let is_checked = self.counts_from_one();
        let mut piece = match &mut self.whole {
            Some(whole) => match whole.next() {
                Some(piece) => piece,
                None if is_a_pair && !matches!(self.notation, Notation::Line(_)) => whole::EMPTY,
                None => return Ok(None),
            },
            None => loop {
                match self.source.next()? {
                    None => return Ok(None),
                    Some(piece) if is_comment(&piece) => {}
                    Some(piece) => break piece,
                }
            },
        };
        if is_checked && names_word_zero(&piece) {
            let line = piece.at.line;
            return Err(from_zero(self.source.name(), line, None));
        }
        piece.at.sentence = self.pairs;
        self.pairs = self.pairs.saturating_add(1);
        Ok(Some(take(piece)))
    }

    fn counts_from_one(&self) -> bool {
        matches!(self.notation, Notation::Line(Numbering::FromOne))
    }

    /// Looks for a word 0 in all lines, before any is used.
    fn require_from_one(&self, path: &Path) -> Result<(), Failure> {
        let mut source = Source::open(path, Cutter::of_lines(Position::START))?;
        let mut first = None;
        let mut lines = 0_u64;
        while let Some(piece) = source.next()? {
            if !is_comment(&piece) && names_word_zero(&piece) {
                first.get_or_insert(piece.at.line);
                lines += 1;
            }
        }
        match first {
            Some(line) => Err(from_zero(self.source.name(), line, Some(lines))),
            None => Ok(()),
        }
    }

    /// Gives the lines of these sentences of the left file, which has so many; the lines as they are if there
    /// are not as many. None of the sentences is before those whose lines were given.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or is too large.
    pub(crate) fn arrange(&mut self, order: Vec<u32>, left: usize) -> Result<(), Failure> {
        let given = self.pairs;
        // Of lines that are read one by one those that were given are gone.
        let (mut whole, gone) = match self.whole.take() {
            Some(whole) => (whole, 0),
            None => (all_lines(&mut self.source)?, given),
        };
        if whole.len() + gone as usize == left {
            whole.arrange(order.into_iter().map(|at| at - gone).collect());
        } else {
            whole.arrange_from(given - gone);
        }
        self.whole = Some(whole);
        Ok(())
    }

    /// How a pair is read.
    pub(crate) fn notation(&self) -> Notation {
        self.notation
    }

    /// Whether the next pair is there without anything to wait for.
    pub(crate) fn is_ready(&mut self) -> bool {
        self.whole.is_some() || self.source.is_ready()
    }
}

/// All lines that are not comments.
fn all_lines(source: &mut Source) -> Result<Whole, Failure> {
    let name = source.name().to_owned();
    let mut whole = Whole::default();
    while let Some(piece) = source.next()? {
        if !is_comment(&piece) {
            whole.add(&piece, &name)?;
        }
    }
    whole.arrange_from(0);
    Ok(whole)
}

/// The lines of each pair up to the last that is named, together.
fn by_pair(source: &mut Source) -> Result<Whole, Failure> {
    let name = source.name().to_owned();
    let mut whole = Whole::default();
    // The lines of one pair, where they begin, and its number.
    let (mut text, mut at, mut pair) = (Vec::new(), Position::START, 1);
    let mut add = |pair, at, text: &[u8]| {
        let bytes = Ok(text);
        whole.skip_to(pair - 1);
        whole.add(&Piece { at, bytes }, &name)
    };
    while let Some(piece) = source.next()? {
        let bytes = piece.bytes.unwrap_or_default();
        let named = std::str::from_utf8(bytes).ok().and_then(naacl::pair_of);
        let next = named.unwrap_or(pair);
        if next < pair || next > LARGEST_PAIR {
            let why = if next > LARGEST_PAIR {
                "that is too many"
            } else {
                "sort the lines by their pairs"
            };
            let line = piece.at.line;
            let sentence = format!("{name}:{line}: pair {next} after pair {pair}: {why}");
            return Err(Failure(sentence));
        }
        if pair < next {
            add(pair, at, &text)?;
            text.clear();
            (at, pair) = (piece.at, next);
        }
        text.extend_from_slice(bytes);
    }
    if !text.is_empty() {
        add(pair, at, &text)?;
    }
    whole.arrange_from(0);
    Ok(whole)
}

/// The lines of each pair of GIZA++ up to the last.
fn by_number(source: &mut Source) -> Result<Whole, Failure> {
    let name = source.name().to_owned();
    let mut text = String::new();
    let refused = |problem: &Diagnostic| {
        let (line, code) = (problem.span.line, problem.code.as_str());
        Failure(format!("{name}:{line}: error[{code}]: {problem}"))
    };
    while let Some(piece) = source.next()? {
        match piece.text() {
            Ok(line) => text.push_str(line),
            Err(found) => return Err(found.iter().next().map_or(Failure(name.clone()), refused)),
        }
        if text.len() as u64 > LARGEST_WHOLE {
            return Err(Failure::too_large(&name, LARGEST_WHOLE));
        }
    }
    let mut whole = Whole::default();
    for pair in giza::pairs(&text).map_err(|problem| refused(&problem))? {
        whole.skip_to(pair.number - 1);
        let (at, bytes) = (pair.at, Ok(pair.text.as_bytes()));
        whole.add(&Piece { at, bytes }, &name)?;
    }
    whole.arrange_from(0);
    Ok(whole)
}

/// Whether a line has a link with word 0.
fn names_word_zero(line: &Piece<'_>) -> bool {
    line.bytes.is_ok_and(links::names_word_zero)
}

/// That words count from 0 in a file of which that was not said.
fn from_zero(name: &str, line: u32, lines: Option<u64>) -> Failure {
    let lines = match lines {
        Some(1) => " (1 line)".into(),
        Some(lines) => format!(" ({lines} lines)"),
        None => String::new(),
    };
    Failure(format!(
        "{name}:{line}: there is a word 0{lines}: if these links count from 0, say so with --zero-based; \
         if not, mend them"
    ))
}

/// The links of a pair. What is wrong with them is added to `problems`.
pub(crate) fn read(
    piece: &Piece<'_>,
    notation: Notation,
    problems: &mut Diagnostics,
) -> Vec<LinkText> {
    let text = match piece.text() {
        Ok(text) => text,
        Err(found) => {
            problems.append(&found);
            return Vec::new();
        }
    };
    let numbering = match notation {
        Notation::Naacl => return naacl::read_pair(text, piece.at, problems),
        Notation::Giza if text.is_empty() => return Vec::new(),
        Notation::Giza => return giza::read_pair(text, piece.at, problems),
        Notation::Line(numbering) => numbering,
    };
    if is_whole_file(piece) {
        // Reading it as a whole text reports wrong line ends.
        let (links, found) = links::lines(text, numbering).next().unwrap_or_default();
        problems.append(&found);
        return links;
    }
    links::read_line(text, piece.at, numbering, problems)
}

/// Adds to `problems` where links that say how many words there are say another number than the sentences have.
pub(crate) fn check_texts(
    piece: &Piece<'_>,
    notation: Notation,
    [left, right]: [&Sentence<'_>; 2],
    problems: &mut Diagnostics,
) {
    if let (Notation::Giza, Ok(text)) = (notation, piece.text()) {
        let count = |sentence: &Sentence<'_>| u32::try_from(sentence.len()).unwrap_or(u32::MAX);
        let sizes = Sizes {
            left: count(left),
            right: count(right),
        };
        giza::check_texts(text, piece.at, sizes, problems);
    }
}

/// Whether a line is not a pair. A comment that is the whole file may hide the others, if they end in
/// carriage returns alone.
fn is_comment(line: &Piece<'_>) -> bool {
    let hides = |bytes: &[u8]| is_whole_file(line) && bytes.trim_ascii_end().contains(&b'\r');
    line.bytes
        .is_ok_and(|bytes| links::is_comment(bytes) && !hides(bytes))
}

/// Whether a line is all there is.
fn is_whole_file(line: &Piece<'_>) -> bool {
    line.at.offset == 0 && line.bytes.is_ok_and(|bytes| !bytes.ends_with(b"\n"))
}
