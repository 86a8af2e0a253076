//! In which format a file is: by its name first, then by how it begins.

use super::LinkFormat;
use crate::text::Format;

/// What a file holds, as its name or its beginning tells.
///
/// ```
/// use twintree::intake::{FileFormat, LinkFormat};
/// use twintree::text::Format;
///
/// assert_eq!(FileFormat::of_name("gold.mrg.gz"), Some(FileFormat::Sentences(Format::Brackets)));
/// assert_eq!(FileFormat::of_name("out.gdfa"), Some(FileFormat::Links(LinkFormat::Pharaoh)));
/// assert_eq!(FileFormat::of_name("notes.txt"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileFormat {
    /// Sentences.
    Sentences(Format),
    /// Links.
    Links(LinkFormat),
}

use FileFormat::{Links, Sentences};

/// What the endings of names tell, in small letters. Any other may be anything.
const ENDINGS: &[(&str, FileFormat)] = &[
    ("conllu", Sentences(Format::Conllu)),
    ("conllup", Sentences(Format::ConlluPlus)),
    ("cupt", Sentences(Format::ConlluPlus)),
    ("conll", Sentences(Format::ConllX)),
    ("conllx", Sentences(Format::ConllX)),
    ("conll09", Sentences(Format::Conll2009)),
    ("conll2009", Sentences(Format::Conll2009)),
    ("mrg", Sentences(Format::Brackets)),
    ("ptb", Sentences(Format::Brackets)),
    ("bracket", Sentences(Format::Brackets)),
    ("brackets", Sentences(Format::Brackets)),
    ("discbracket", Sentences(Format::Discbracket)),
    ("dbr", Sentences(Format::Discbracket)),
    ("export", Sentences(Format::Export)),
    ("nwk", Sentences(Format::Newick)),
    ("newick", Sentences(Format::Newick)),
    ("tre", Sentences(Format::Newick)),
    ("pharaoh", Links(LinkFormat::Pharaoh)),
    ("gdfa", Links(LinkFormat::Pharaoh)),
    ("align", Links(LinkFormat::Pharaoh)),
    ("naacl", Links(LinkFormat::Naacl)),
    ("wa", Links(LinkFormat::Naacl)),
    ("nonullalign", Links(LinkFormat::Naacl)),
];

impl FileFormat {
    /// What the name of a file tells, compressed or not. All formats of columns have been called
    /// `.conll`, which here is CoNLL-X unless the [beginning](Recognised) says another.
    pub fn of_name(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase();
        let (_, ending) = name.strip_suffix(".gz").unwrap_or(&name).rsplit_once('.')?;
        let known = ENDINGS.iter().find(|(known, _)| *known == ending);
        known.map(|&(_, format)| format)
    }
}

/// The format of a file of sentences.
///
/// ```
/// use twintree::intake::Recognised;
/// use twintree::text::Format;
///
/// let read = Recognised::new("left.conllu", b"(S (NP we) (VP sleep))");
/// assert_eq!((read.format, read.looks_like), (Format::Conllu, Some(Format::Brackets)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recognised {
    /// That of its name; where the name tells none, that of the beginning.
    pub format: Format,
    /// The format of the beginning, where it cannot be read in the other.
    pub looks_like: Option<Format>,
}

impl Recognised {
    /// The format of a file of sentences with this name, which begins so.
    ///
    /// # Complexity
    /// Linear in the beginning; at most 64 KiB are examined.
    pub fn new(name: &str, beginning: &[u8]) -> Self {
        use Format::{Conll2009, ConllX, Conllu, ConlluPlus, Words};
        let noticed = Format::notice_bytes(beginning);
        let format = match (FileFormat::of_name(name), noticed) {
            // All formats of columns have been called `.conll`.
            (Some(Sentences(ConllX)), ConlluPlus | Conll2009) => noticed,
            (Some(Sentences(ConllX)), Conllu) if Format::is_conllu_alone(beginning) => noticed,
            (Some(Sentences(named)), _) => named,
            _ => noticed,
        };
        let is_readable = match (format, noticed) {
            // What is not recognised says nothing, and ten columns are read by any of these.
            (_, Words) | (Conllu | ConlluPlus | ConllX, Conllu | ConllX) => true,
            _ => format == noticed,
        };
        Self {
            format,
            looks_like: (!is_readable).then_some(noticed),
        }
    }
}
