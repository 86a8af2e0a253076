//! Where the sentences of a text are.

use std::borrow::Cow;

use twintree::Reader;
use twintree::intake::{self, FileFormat, Recognised};
use twintree::text::cutter::Piece;
use twintree::text::links::naacl;
use twintree::text::{self, Diagnostics, Position, conllu};
use twintree::{Sentence, TooLarge, WordId};

use crate::number::number;
use crate::{Diagnostic, Format, Source};

/// The longest text of an entry, in characters; a longer one ends in `…`.
const LONGEST_TEXT: usize = 200;

/// The most sentences of a text that are listed: each is returned as an object.
const LISTED: usize = 1 << 17;

answers! {
    /// A sentence of a text: enough to find and to choose it.
    #[derive(Default)]
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
        /// The byte after its last one; the line end is not one of its bytes.
        pub end: u32,
        /// The number of its words.
        pub words: u32,
        /// The number of its errors.
        pub errors: u32,
    }

    /// The sentences of a text.
    pub struct Outline {
        /// The sentences, in order.
        pub sentences: Vec<OutlineEntry>,
        /// Every problem of the text.
        pub diagnostics: Vec<Diagnostic>,
    }
}

impl Outline {
    /// Finds the sentences of a text in this format, and lists the first 131,072 of them. Its
    /// diagnostics name the left side as their source: the text has no side yet.
    pub fn new(text: &str, format: text::Format) -> Self {
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

/// Returns the sentences of a text one by one.
#[cfg(feature = "formats")]
fn sentences_of<'t>(
    text: &'t str,
    format: text::Format,
) -> impl FnMut(&mut Diagnostics) -> Option<Sentence<'t>> {
    let mut reader = Reader::new(text, format);
    move |problems| reader.next_sentence(problems)
}

/// As above, of CoNLL-U, the one format that is read.
#[cfg(not(feature = "formats"))]
fn sentences_of<'t>(
    text: &'t str,
    _: text::Format,
) -> impl FnMut(&mut Diagnostics) -> Option<Sentence<'t>> {
    let mut reader = conllu::Reader::new(text);
    move |problems| reader.next_sentence(problems).map(Sentence::Conllu)
}

answers! {
    /// A place between two sentences of a file.
    pub struct FilePosition from(position: Position) {
        /// The bytes before it.
        pub offset: u32 = number(position.offset),
        /// The line, from 1.
        pub line: u32 = position.line,
        /// The column, from 1, in UTF-16 code units.
        pub column: u32 = position.column,
        /// The sentences before it.
        pub sentence: u32 = position.sentence,
        /// In CoNLL-U Plus the first line of the file, which declares its columns.
        #[tsify(optional, type = "string | undefined")]
        pub columns: Option<String> = None,
    }

    /// A file of another program.
    pub enum Foreign from twintree::intake::Foreign else Archive {
        /// ZIP, and what is packed in it.
        Zip = "zip",
        /// Compressed by gzip, under a name that does not end in `.gz`.
        Gzip = "gzip",
        /// Another archive.
        Archive = "archive",
        /// A document of an older word processor or spreadsheet.
        Office = "office",
        /// PDF.
        Pdf = "pdf",
        /// Rich Text Format.
        Rtf = "rtf",
        /// An image.
        Image = "image",
        /// A page of the web.
        Html = "html",
        /// Pairs of Algraeph.
        Algraeph = "algraeph",
        /// Any other XML.
        Xml = "xml",
        /// JSON.
        Json = "json",
    }

    /// A format of links.
    pub enum LinkFormat from twintree::intake::LinkFormat else Twintree {
        /// `3-5 4p6 7-8:specifies`, a line for each pair, words from 1.
        Twintree = "twintree",
        /// `2-4 3-5`, a line for each pair, words from 0.
        Pharaoh = "pharaoh",
        /// `0001 3 5 P`, a line for each link, words from 1.
        Naacl = "naacl",
        /// `# Sentence pair (1) …`, three lines for each pair.
        Giza = "giza",
    }

    /// What a file is, by its name and its beginning.
    pub enum FileNotice {
        /// A file of another program.
        Foreign {
            /// Which.
            what: Foreign,
        },
        /// Links, by its name or because they are as GIZA++ or the shared tasks have them.
        Links {
            /// In this format.
            format: LinkFormat,
        },
        /// Sentences, in a file that has links in it by its name.
        NotLinks {
            /// In this format.
            format: Format,
        },
        /// Sentences, or links that its name does not tell.
        Sentences {
            /// In this format: that of its name, else that of its beginning.
            format: Format,
            /// Whether its name tells so.
            named: bool,
            /// The format of the beginning, where it cannot be read in the other.
            #[tsify(optional, type = "Format | undefined")]
            beginning: Option<Format>,
        },
    }

    /// Which bound was reached before the end of a file.
    pub enum FileBound {
        /// Milliseconds.
        Time = "time",
        /// Sentences.
        Sentences = "sentences",
        /// Bytes.
        Bytes = "bytes",
    }

    /// Why the reading of a file stopped before its end.
    pub struct FileStop {
        /// What there was enough of.
        pub bound: FileBound,
        /// How much of it there was.
        pub number: u32,
        /// How much of it one call takes.
        pub limit: u32,
    }

    /// The sentences of a file, or why there are none.
    pub enum FileReading {
        /// It was read, to the end or to a bound.
        Read {
            /// What was found.
            outline: FileOutline,
        },
        /// Files cannot be read here, only in a worker.
        NoReader,
        /// It cannot be read: a folder, or a file that no longer exists.
        Unreadable,
    }

    /// The sentences of a file, or of a part of it.
    pub struct FileOutline pub new(from: Position) {
        /// The sentences, in order. What is too long or not UTF-8 has an entry in its place, too.
        pub sentences: Vec<OutlineEntry> = Vec::new(),
        /// The problems; of each code the first 100.
        pub diagnostics: Vec<Diagnostic> = Vec::new(),
        /// Where the next sentence begins: where the next call continues.
        pub next: FilePosition = from.into(),
        /// Whether nothing is left to be read.
        pub complete: bool = false,
        /// Why it stopped, if a bound was reached.
        pub stopped: Option<FileStop> = None,
    }
}

impl FileNotice {
    /// What a file of this name is that begins with these bytes, of which some 4,000 are enough; fewer are taken
    /// for all there are.
    pub fn new(name: &str, beginning: &[u8]) -> Self {
        let named = FileFormat::of_name(name);
        if let Some(foreign) = intake::Foreign::notice(beginning) {
            Self::Foreign {
                what: foreign.into(),
            }
        } else if let Some(FileFormat::Links(format)) = named {
            match intake::LinkFormat::sentences_in(beginning) {
                Some(format) => Self::NotLinks {
                    format: format.into(),
                },
                None => Self::Links {
                    format: format.into(),
                },
            }
        } else if named.is_none() && intake::LinkFormat::is_giza(beginning) {
            Self::Links {
                format: LinkFormat::Giza,
            }
        } else if named.is_none()
            && naacl::is(&String::from_utf8_lossy(beginning), beginning.len() < 4000)
        {
            Self::Links {
                format: LinkFormat::Naacl,
            }
        } else {
            let recognised = Recognised::new(name, beginning);
            Self::Sentences {
                format: recognised.format.into(),
                named: named.is_some(),
                beginning: recognised.looks_like.map(Into::into),
            }
        }
    }
}

impl FileOutline {
    /// Reads one more sentence in this format; what is wrong with it is added to `problems`.
    pub fn add(&mut self, piece: &Piece<'_>, format: text::Format, problems: &mut Diagnostics) {
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

impl OutlineEntry {
    fn new(sentence: &Sentence<'_>) -> Self {
        let span = match sentence {
            // Cut out of the text, a tree without its semicolon would have an error.
            #[cfg(feature = "formats")]
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

    /// The entry of a sentence.
    fn unreadable(at: Position, length: usize, errors: usize) -> Self {
        Self {
            line: at.line,
            start: number(at.offset),
            end: number(at.offset + length),
            errors: number(errors),
            ..Self::default()
        }
    }
}

/// The text of a sentence, shortened for a list.
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
fn form<'a>(sentence: &'a Sentence<'_>, word: WordId) -> Option<Cow<'a, str>> {
    Some(sentence.word(word)?.form)
}

/// Without the words of other formats the module is smaller.
#[cfg(not(feature = "formats"))]
fn form<'a>(sentence: &'a Sentence<'_>, word: WordId) -> Option<Cow<'a, str>> {
    let row = sentence.as_conllu()?.word(word.get())?;
    Some(row.form().into())
}

fn shorten(text: &str) -> String {
    match text.char_indices().nth(LONGEST_TEXT) {
        None => text.into(),
        Some(_) => text.chars().take(LONGEST_TEXT - 1).chain(['…']).collect(),
    }
}
