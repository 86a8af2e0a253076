//! Where the sentences of a text are.

use std::borrow::Cow;

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::Reader;
use twintree::text::cutter::Piece;
use twintree::text::{Diagnostics, Format, Position, conllu};
use twintree::{Sentence, TooLarge, WordId};

use crate::{Diagnostic, Source};

/// The longest text of an entry, in characters; a longer one ends in `…`.
const LONGEST_TEXT: usize = 200;

/// The most sentences of a text that are listed: each leaves as an object.
const LISTED: usize = 1 << 17;

/// A sentence of a text: enough to find and to choose it.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OutlineEntry {
    /// The comment `# sent_id`.
    pub sent_id: Option<String>,
    /// The comment `# parallel_id`.
    pub parallel_id: Option<String>,
    /// The comment `# text`, else the forms of the words, separated by spaces; at most 200
    /// characters, a longer one ends in `…`. Empty where the sentence cannot be read at all.
    pub text: String,
    /// The first line of the sentence, from 1; its comments belong to it.
    pub line: u32,
    /// The number of its lines.
    pub lines: u32,
    /// The byte of the text with which it begins, from 0.
    pub start: u32,
    /// The byte behind its last one; the line end is none of its bytes.
    pub end: u32,
    /// The number of its words.
    pub words: u32,
    /// The number of its errors.
    pub errors: u32,
}

/// The sentences of a text.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Outline {
    /// The sentences, in order.
    pub sentences: Vec<OutlineEntry>,
    /// Every problem of the text.
    pub diagnostics: Vec<Diagnostic>,
}

impl Outline {
    /// Finds the sentences of a text in this format, and lists the first 131,072 of them. Its
    /// diagnostics name the left side as their source: the text belongs to none as yet.
    pub fn new(text: &str, format: Format) -> Self {
        let mut problems = Diagnostics::new();
        let mut next = sentences_of(text, format);
        let mut sentences = Vec::new();
        let mut count = 0;
        while let Some(sentence) = next(&mut problems) {
            count += 1;
            if count <= LISTED {
                sentences.push(OutlineEntry::new(&sentence));
            }
        }
        let mut diagnostics = Diagnostic::list(Source::Left, &problems);
        if let Err(refused) = TooLarge::check("sentences", count, LISTED) {
            diagnostics.push(Diagnostic::too_large(Source::Left, &refused));
        }
        Self {
            sentences,
            diagnostics,
        }
    }
}

/// Gives one sentence of a text after another.
#[cfg(feature = "formats")]
fn sentences_of<'t>(
    text: &'t str,
    format: Format,
) -> impl FnMut(&mut Diagnostics) -> Option<Sentence<'t>> {
    let mut reader = Reader::new(text, format);
    move |problems| reader.next_sentence(problems)
}

/// As above, of CoNLL-U, the one format that is read.
#[cfg(not(feature = "formats"))]
fn sentences_of<'t>(
    text: &'t str,
    _: Format,
) -> impl FnMut(&mut Diagnostics) -> Option<Sentence<'t>> {
    let mut reader = conllu::Reader::new(text);
    move |problems| reader.next_sentence(problems).map(Sentence::Conllu)
}

/// A place between two sentences of a file.
#[cfg_attr(feature = "typescript", derive(Tsify), tsify(rename = "FilePosition"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FilePosition {
    /// The bytes before it.
    pub offset: u32,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in UTF-16 code units.
    pub column: u32,
    /// The sentences before it.
    pub sentence: u32,
}

/// What there was enough of before a file came to its end.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FileBound {
    /// Milliseconds.
    Time,
    /// Sentences.
    Sentences,
    /// Bytes.
    Bytes,
}

/// Why the reading of a file stopped before its end.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FileStop {
    /// What there was enough of.
    pub bound: FileBound,
    /// How much of it there was.
    pub number: u32,
    /// How much of it one call takes.
    pub limit: u32,
}

/// The sentences of a file, or why there are none.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FileReading {
    /// It was read, to the end or to a bound.
    Read {
        /// What was found.
        outline: FileOutline,
    },
    /// Files cannot be read here, only in a worker.
    NoReader,
    /// It cannot be read: a folder, or a file that has gone.
    Unreadable,
}

/// The sentences of a file, or of a part of it.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FileOutline {
    /// The sentences, in order. What is too long or not UTF-8 has an entry in its place, too.
    pub sentences: Vec<OutlineEntry>,
    /// The problems; of each code the first 100.
    pub diagnostics: Vec<Diagnostic>,
    /// Where the next sentence begins: where the next call goes on.
    pub next: FilePosition,
    /// Whether nothing is left to be read.
    pub complete: bool,
    /// Why it stopped, if a bound was reached.
    pub stopped: Option<FileStop>,
}

impl FileOutline {
    /// Of a file of which nothing was read that begins there.
    pub fn new(from: Position) -> Self {
        Self {
            sentences: Vec::new(),
            diagnostics: Vec::new(),
            next: from.into(),
            complete: false,
            stopped: None,
        }
    }

    /// Reads one more sentence in this format; what is wrong with it is added to `problems`.
    pub fn add(&mut self, piece: &Piece<'_>, format: Format, problems: &mut Diagnostics) {
        match piece.text() {
            Ok(text) => {
                let sentence = Reader::at(text, piece.at, format).next_sentence(problems);
                let entry = sentence.as_ref().map(OutlineEntry::new);
                self.sentences.extend(entry);
            }
            Err(found) => {
                let length = piece.bytes.map_or(0, <[u8]>::len);
                self.sentences
                    .push(OutlineEntry::unreadable(piece.at, length, found.len()));
                problems.extend(found.iter().cloned());
            }
        }
    }

    /// With the problems that were gathered on the way.
    #[must_use]
    pub fn with_problems(mut self, problems: &Diagnostics) -> Self {
        self.diagnostics = Diagnostic::list(Source::Left, problems);
        self
    }
}

impl From<Position> for FilePosition {
    fn from(position: Position) -> Self {
        Self {
            offset: number(position.offset),
            line: position.line,
            column: position.column,
            sentence: position.sentence,
        }
    }
}

impl OutlineEntry {
    fn new(sentence: &Sentence<'_>) -> Self {
        let span = match sentence {
            // Cut out of the text, a tree without its semicolon would have an error.
            Sentence::Newick(tree) => tree.extent(),
            _ => sentence.span(),
        };
        let mut entry = Self {
            sent_id: sentence.name().map(String::from),
            parallel_id: None,
            text: beginning(sentence),
            line: span.line,
            lines: (span.end_line + 1).saturating_sub(span.line),
            start: number(span.start),
            end: number(span.end),
            words: number(sentence.len()),
            errors: sentence.errors(),
        };
        if let Sentence::Conllu(sentence) = sentence {
            entry.with_comments(sentence);
        }
        entry
    }

    /// The comments of a sentence belong to it.
    fn with_comments(&mut self, sentence: &conllu::Sentence<'_>) {
        self.parallel_id = sentence.parallel_id().map(String::from);
        self.line = sentence.line();
        self.lines = sentence.lines();
        for comment in sentence.comments() {
            let span = comment.span();
            self.start = self.start.min(number(span.start));
            self.end = self.end.max(number(span.end));
        }
    }

    /// What stands in the place of a sentence.
    fn unreadable(at: Position, length: usize, errors: usize) -> Self {
        Self {
            sent_id: None,
            parallel_id: None,
            text: String::new(),
            line: at.line,
            lines: 0,
            start: number(at.offset),
            end: number(at.offset + length),
            words: 0,
            errors: number(errors),
        }
    }
}

/// What a sentence says, as far as a list can show it.
fn beginning(sentence: &Sentence<'_>) -> String {
    let comment = sentence.as_conllu().and_then(conllu::Sentence::text);
    if let Some(text) = comment {
        return shorten(text);
    }
    let mut text = String::new();
    for word in WordId::all(sentence.len().min(LONGEST_TEXT)) {
        // With wrong ids, not every one is that of a word.
        let Some(form) = form(sentence, word) else {
            continue;
        };
        if !text.is_empty() {
            text.push(' ');
        }
        // A form may be megabytes long.
        text.extend(form.chars().take(LONGEST_TEXT + 1));
        if text.len() > 4 * LONGEST_TEXT {
            break;
        }
    }
    shorten(&text)
}

#[cfg(feature = "formats")]
fn form<'a>(sentence: &Sentence<'a>, word: WordId) -> Option<Cow<'a, str>> {
    Some(sentence.word(word)?.form)
}

/// Without the words of other formats the module is smaller.
#[cfg(not(feature = "formats"))]
fn form<'a>(sentence: &Sentence<'a>, word: WordId) -> Option<Cow<'a, str>> {
    let row = sentence.as_conllu()?.word(word.get())?;
    Some(row.form().into())
}

fn shorten(text: &str) -> String {
    match text.char_indices().nth(LONGEST_TEXT) {
        None => text.into(),
        Some(_) => text.chars().take(LONGEST_TEXT - 1).chain(['…']).collect(),
    }
}

/// Offsets of a file that the module can hold fit.
fn number(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use twintree::text::Format;
    use twintree::text::cutter::{Cutter, Limits};

    use super::*;

    const TEXT: &str = "\u{feff}\n# alone\n\n# sent_id = a\n1\tGo\t_\tVERB\t_\t_\t0\troot\t_\t_\r\n\n\
                        1\tx\n\n# text = Stay\n1\tStay\t_\tVERB\t_\t_\t0\troot\t_\t_\n#\n";

    fn outline(bytes: &[u8], limits: Limits) -> FileOutline {
        let mut cutter = Cutter::new(Format::Conllu).with_limits(limits);
        let mut outline = FileOutline::new(Position::START);
        let mut problems = Diagnostics::new();
        let mut input = bytes;
        while let Some(piece) = cutter.next(&mut input) {
            outline.add(&piece, Format::Conllu, &mut problems);
        }
        while let Some(piece) = cutter.finish() {
            outline.add(&piece, Format::Conllu, &mut problems);
        }
        outline.with_problems(&problems)
    }

    /// The sentences of the text as their bytes, and the number of their errors.
    #[track_caller]
    fn check(bytes: &[u8], limits: Limits, expected: &[(&str, u32)]) {
        let sentences = outline(bytes, limits).sentences;
        let found: Vec<_> = sentences
            .iter()
            .map(|entry| {
                let bytes = bytes.get(entry.start as usize..entry.end as usize);
                (
                    String::from_utf8_lossy(bytes.unwrap_or_default()),
                    entry.errors,
                )
            })
            .collect();
        let found: Vec<_> = found
            .iter()
            .map(|(text, errors)| (&**text, *errors))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_tree_of_newick_ends_behind_its_semicolon() {
        let text = "(a,b) [one] ;\n[two](c,d);(e,(f,g)";
        let sentences = Outline::new(text, Format::Newick).sentences;
        let found = sentences
            .iter()
            .map(|entry| text.get(entry.start as usize..entry.end as usize))
            .collect::<Vec<_>>();
        assert_eq!(
            found,
            [Some("(a,b) [one] ;"), Some("(c,d);"), Some("(e,(f,g)")]
        );
    }

    #[test]
    fn a_file_has_the_outline_of_its_text() {
        let file = outline(TEXT.as_bytes(), Limits::default());
        let whole = Outline::new(TEXT, Format::Conllu);
        assert_eq!(file.sentences, whole.sentences);
        assert_eq!(file.diagnostics, whole.diagnostics);
    }

    #[test]
    fn an_entry_names_the_bytes_of_its_lines() {
        check(
            TEXT.as_bytes(),
            Limits::default(),
            &[
                ("# sent_id = a\n1\tGo\t_\tVERB\t_\t_\t0\troot\t_\t_", 0),
                ("1\tx", 1),
                ("# text = Stay\n1\tStay\t_\tVERB\t_\t_\t0\troot\t_\t_\n#", 0),
            ],
        );
    }

    #[test]
    fn what_cannot_be_read_keeps_its_place() {
        let limits = Limits {
            line: 10,
            ..Limits::default()
        };
        check(
            b"1\t\xff\n\n1\tmuch too long\n\n",
            limits,
            &[("1\t\u{fffd}\n\n", 1), ("", 1)],
        );
    }

    #[test]
    fn long_texts_and_long_lists_are_cut() {
        let text = format!("# text = {}\n1\tx\n\n", "ä".repeat(1000)).repeat(200);
        let file = outline(text.as_bytes(), Limits::default());
        let first = file
            .sentences
            .first()
            .map(|entry| entry.text.chars().count());
        assert_eq!((first, file.sentences.len()), (Some(200), 200));
        let of_columns = |one: &&Diagnostic| one.code == "columns";
        assert_eq!(file.diagnostics.iter().filter(of_columns).count(), 100);
        assert!(file.diagnostics.iter().any(|one| one.more == Some(100)));
        let long = format!("1\t{}\n", "x".repeat(1_000_000));
        let entry = outline(long.as_bytes(), Limits::default());
        assert_eq!(
            entry.sentences.first().map(|entry| entry.text.len()),
            Some(199 + '…'.len_utf8())
        );
    }
}
