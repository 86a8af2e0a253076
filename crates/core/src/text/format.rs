//! Detects the format of a text.
//!
//! `1<tab>Cats<tab>…` is CoNLL-U, `(NP (NNS cats))` brackets, `((cats,dogs),sleep);` Newick, and
//! `Cats sleep .` words.

use core::fmt;
use core::str::FromStr;

use super::conllu;
use super::cursor::is_blank;
use super::treebank;

named! {
    /// A format of sentences.
    #[non_exhaustive]
    pub enum Format by as_str {
        /// The ten columns of Universal Dependencies: [`conllu`](super::conllu).
        Conllu = "conllu",
        /// Columns that the first line names: [`conllu::Layout`](super::conllu::Layout).
        ConlluPlus = "conllup",
        /// The ten columns of the shared tasks of 2006 and 2007.
        ConllX = "conllx",
        /// The columns of the shared task of 2009, fourteen or more.
        Conll2009 = "conll2009",
        /// Phrase trees of the Penn Treebank: [`brackets`](super::brackets).
        Brackets = "brackets",
        /// Trees in brackets whose words have their places: [`treebank`](super::treebank).
        Discbracket = "discbracket",
        /// The export format of `NeGra`: [`treebank`](super::treebank).
        Export = "export",
        /// TIGER-XML: [`treebank`](super::treebank).
        Tiger = "tiger",
        /// Alpino or LASSY XML: [`treebank`](super::treebank).
        Alpino = "alpino",
        /// Trees of leaves, each with a semicolon: [`newick`](super::newick).
        Newick = "newick",
        /// A sentence a line, without a tree: [`words`](super::words).
        Words = "words",
    }
}

/// There is no format of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownFormat;

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such format; choose one of ")?;
        for (index, format) in Format::ALL.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { ", " })?;
            f.write_str(format.as_str())?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownFormat {}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl Format {
    /// What it is called: `CoNLL-U` of `conllu`.
    pub fn label(self) -> &'static str {
        match self {
            Self::Conllu => "CoNLL-U",
            Self::ConlluPlus => "CoNLL-U Plus",
            Self::ConllX => "CoNLL-X",
            Self::Conll2009 => "CoNLL-2009",
            Self::Brackets => "brackets",
            Self::Discbracket => "discbracket",
            Self::Export => "NeGra export",
            Self::Tiger => "TIGER-XML",
            Self::Alpino => "Alpino XML",
            Self::Newick => "Newick",
            Self::Words => "words",
        }
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    /// A format by its name in lower case.
    fn from_str(text: &str) -> Result<Self, UnknownFormat> {
        Format::parse(text).ok_or(UnknownFormat)
    }
}

/// How much of a text is examined. The first tree of a text is nearly always shorter.
const ENOUGH: usize = 64 * 1024;

impl Format {
    /// Whether its sentences are lines of columns: CoNLL-U and its family.
    pub fn has_columns(self) -> bool {
        use Format::{Conll2009, ConllX, Conllu, ConlluPlus};
        matches!(self, Conllu | ConlluPlus | ConllX | Conll2009)
    }

    /// Whether its sentences are phrase trees with parts of speech: brackets, or one of treebanks.
    pub fn has_phrases(self) -> bool {
        use Format::{Alpino, Brackets, Discbracket, Export, Tiger};
        matches!(self, Brackets | Discbracket | Export | Tiger | Alpino)
    }

    /// The format that a text is in, going by how it begins. A text with mistakes is still noticed
    /// as what it is meant to be; any other text is words.
    ///
    /// It is the export format, if it begins with `#FORMAT` or `#BOS` after lines of comments with `%%`;
    /// TIGER-XML or Alpino XML, if it begins with `<` and has an element of theirs. Otherwise blank lines and lines that begin with `#` or `%` are skipped first. What follows is
    ///
    /// 1. CoNLL-U or one of its family, if its line has eight columns or more, separated by tabs; or if
    ///    it begins with the id of a first word, its seventh piece is a HEAD, and blanks stand for the
    ///    tabs; or if it has four columns or more, the first an id, below a comment such as
    ///    `# sent_id = 1`. It is CoNLL-U Plus, if the first line names its columns; CoNLL-2009, if a word
    ///    has fourteen columns or more, of which the ninth is a HEAD; CoNLL-X, if the words of the first
    ///    sentence hold in ten columns what CoNLL-U cannot: numbers in the ninth, or nothing in the last
    ///    two, and parts of speech none of which is one of Universal Dependencies.
    /// 2. A tree, if it begins with a bracket. Brackets and Newick are told apart by what stands
    ///    within the innermost brackets, words and spaces or names and commas, and by what stands
    ///    between two brackets, nothing or a comma. So `(, ,)` and `(CD 1,000)` are brackets and
    ///    `(the,cat)` is Newick. Brackets whose first word is one such as `0=the` are discbracket.
    /// 3. Words, if text follows a first bracket within which there are no others, as in
    ///    `(Applause) Thank you .`; or if a first bracket holds a single word and nothing else.
    /// 4. Newick, if it begins with a comment in `[]` before a bracket, or is a single name or a
    ///    quoted one followed by a semicolon.
    /// 5. Brackets, if one word stands before what is clearly a tree in brackets, as in
    ///    `12: (S (NP …`.
    ///
    /// A text without any such line is CoNLL-U if it is empty or has a comment with `=`, and words if
    /// not.
    ///
    /// # Complexity
    /// Linear in the length of the text; at most 64 KiB are examined.
    ///
    /// # Example
    /// ```
    /// use twintree::text::Format;
    /// assert_eq!(Format::notice("(S (NN cats) (VBP sleep))"), Format::Brackets);
    /// assert_eq!(Format::notice("(cats,sleep);"), Format::Newick);
    /// assert_eq!(Format::notice("cats sleep"), Format::Words);
    /// ```
    pub fn notice(text: &str) -> Format {
        Format::notice_bytes(text.as_bytes())
    }

    /// As [`Format::notice`], from the first bytes of a text; it does not matter where they break
    /// off, if only the first line or the first tree is among them.
    pub fn notice_bytes(bytes: &[u8]) -> Format {
        if let Some(format) = treebank::notice(beginning(bytes)) {
            return format;
        }
        let columns = Format::of_columns(bytes);
        let tree = || content(beginning(bytes)).and_then(|(_, content)| tree(content));
        columns.or_else(tree).unwrap_or(Format::Words)
    }

    /// CoNLL-U or one of its family, if the text is in columns.
    fn of_columns(bytes: &[u8]) -> Option<Format> {
        let bytes = beginning(bytes);
        if declares(bytes) {
            return Some(Format::ConlluPlus);
        }
        let Some((comments, content)) = content(bytes) else {
            return is_nothing(bytes).then_some(Format::Conllu);
        };
        let has_metadata = comments.contains(&b'=');
        let line = lines(content).next().unwrap_or_default();
        is_row(line, has_metadata).then(|| {
            let is_older = !has_metadata && is_of_conll_x(content);
            match line.split(|&byte| byte == b'\t').nth(13) {
                Some(_) if is_row_of_2009(line) => Format::Conll2009,
                None if is_older => Format::ConllX,
                _ => Format::Conllu,
            }
        })
    }

    /// Whether a text is CoNLL-U, which is seen at its first word. Where that is not enough to tell it from
    /// the others of the family it is not, and may still be [noticed](Format::notice) as CoNLL-U: this is
    /// for programs that read nothing else.
    ///
    /// # Complexity
    /// Linear in the text; at most 64 KiB are examined.
    pub fn is_conllu(text: &str) -> bool {
        let bytes = beginning(text.as_bytes());
        let Some((comments, content)) = content(bytes) else {
            return !declares(bytes) && is_nothing(bytes);
        };
        let line = lines(content).next().unwrap_or_default();
        let has_metadata = comments.contains(&b'=');
        if declares(bytes) || !is_row(line, has_metadata) {
            return false;
        }
        let mut columns = line.split(|&byte| byte == b'\t').skip(3);
        let (tag, head) = (columns.next(), columns.nth(4));
        let is_plain = |tag| tag == b"_" || conllu::UPOS.iter().any(|upos| upos.as_bytes() == tag);
        columns.nth(1).is_none()
            && (has_metadata || tag.is_none_or(is_plain) && !head.is_some_and(is_number))
    }

    /// Whether the first bytes of a text in ten columns have what CoNLL-X cannot: comments with `=`, ids
    /// other than numbers, enhanced dependencies, or MISC.
    ///
    /// # Complexity
    /// Linear in the bytes; at most 64 KiB are examined.
    pub fn is_conllu_alone(bytes: &[u8]) -> bool {
        content(beginning(bytes)).is_some_and(|(comments, content)| {
            let has_more = |line: &[u8]| {
                let mut columns = line.split(|&byte| byte == b'\t');
                let is_word = columns.next().is_some_and(is_number);
                let in_last = columns
                    .skip(7)
                    .any(|last| last.iter().any(|byte| b":=".contains(byte)));
                !is_word || in_last
            };
            comments.contains(&b'=') || sentence(content).any(has_more)
        })
    }

    /// Whether these first bytes of a text have anything but blank lines and lines that begin with
    /// `#` or `%`; any format may have many. Without it a format is only guessed.
    ///
    /// # Complexity
    /// Linear in the bytes up to the first such line.
    pub fn has_content(bytes: &[u8]) -> bool {
        content(without_mark(bytes)).is_some()
    }
}

/// The part of a text that is examined.
fn beginning(bytes: &[u8]) -> &[u8] {
    let bytes = without_mark(bytes);
    bytes.get(..ENOUGH).unwrap_or(bytes)
}

fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// The lines of a text without blanks around them.
fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii)
}

/// The lines up to the first that is empty.
fn sentence(content: &[u8]) -> impl Iterator<Item = &[u8]> {
    lines(content).take_while(|line| !line.is_empty())
}

/// What stands before the first line that is not a comment, and the rest from there on.
fn content(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let mut start = 0;
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        let trimmed = line.trim_ascii_start();
        if !matches!(trimmed.first(), None | Some(b'#' | b'%')) {
            let (comments, content) = bytes.split_at_checked(start)?;
            return Some((comments, content.trim_ascii_start()));
        }
        start += line.len();
    }
    None
}

/// Whether a line is one of CoNLL-U, or of an older format of the family.
fn is_row(line: &[u8], is_below_metadata: bool) -> bool {
    let columns = line.split(|&byte| byte == b'\t').count();
    let mut pieces = line
        .split(|&byte| is_blank(byte))
        .filter(|piece| !piece.is_empty());
    let id = pieces.next().unwrap_or_default();
    if columns >= 8 || (columns >= 4 && is_below_metadata && is_number(id)) {
        return true;
    }
    let is_first = matches!(id, b"1" | b"0.1") || id.starts_with(b"1-");
    let head = pieces.nth(5);
    is_first && head.is_some_and(|head| head == b"_" || is_number(head)) && pieces.next().is_some()
}

/// Whether the first line that is not empty names columns.
fn declares(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"# global.columns")
}

/// Whether a text without content is one of CoNLL-U: it is empty, or has a comment with `=`.
fn is_nothing(bytes: &[u8]) -> bool {
    let is_metadata = |line: &[u8]| line.starts_with(b"#") && line.contains(&b'=');
    bytes.trim_ascii().is_empty() || lines(bytes).any(is_metadata)
}

/// Whether a line of fourteen columns or more has an id and a HEAD where CoNLL-2009 has them.
fn is_row_of_2009(line: &[u8]) -> bool {
    let mut columns = line.split(|&byte| byte == b'\t');
    let id = columns.next().unwrap_or_default();
    let head = columns.nth(7).unwrap_or_default();
    is_number(id) && (head == b"_" || is_number(head))
}

/// Whether the first sentence, in ten columns, is one of CoNLL-X and not of CoNLL-U.
fn is_of_conll_x(content: &[u8]) -> bool {
    let mut words = 0;
    let mut is_predicted = false;
    let mut is_tagged = true;
    let mut lines = sentence(content).peekable();
    while let Some(line) = lines.next() {
        let mut columns = [&b""[..]; 10];
        let mut pieces = line.split(|&byte| byte == b'\t');
        let filled = columns.iter_mut().zip(&mut pieces);
        let count = filled.map(|(column, piece)| *column = piece).count();
        if count < 10 && lines.peek().is_none() {
            // The text breaks off within it.
            break;
        }
        let [id, _, _, coarse, fine, _, _, _, head, relation] = columns;
        let is_of_either = head == b"_" || is_number(head);
        if !is_number(id) || !is_of_either || relation.contains(&b'=') || pieces.next().is_some() {
            return false;
        }
        words += 1;
        is_predicted |= head != b"_";
        let is_universal = |tag: &str| conllu::is_upos(&tag.to_ascii_uppercase());
        is_tagged &= head == relation
            && [coarse, fine].iter().all(|&tag| tag != b"_")
            && !str::from_utf8(coarse).is_ok_and(is_universal);
    }
    words > 0 && (is_predicted || is_tagged)
}

fn is_number(text: &[u8]) -> bool {
    !text.is_empty() && text.iter().all(u8::is_ascii_digit)
}

/// The format of a text that begins with a tree.
fn tree(content: &[u8]) -> Option<Format> {
    match content.first()? {
        b'(' | b')' => {
            let format = Evidence::of(content).format()?;
            let is_numbered = format == Format::Brackets && treebank::is_numbered(content);
            Some(if is_numbered {
                Format::Discbracket
            } else {
                format
            })
        }
        b'[' => {
            let rest = after_comments(content)?;
            let is_tree = content.starts_with(b"[&") || rest.starts_with(b"(");
            is_tree.then_some(Format::Newick)
        }
        b'\'' => {
            let name = lines(content).next()?.strip_suffix(b";")?.trim_ascii_end();
            (name.len() > 1 && name.ends_with(b"'")).then_some(Format::Newick)
        }
        _ => {
            let line = lines(content).next()?;
            if line.ends_with(b";") && line.iter().all(|&byte| !is_blank(byte) && byte != b'(') {
                return Some(Format::Newick);
            }
            // What stands before the first tree by mistake, such as a number.
            let bracket = line.iter().position(|&byte| byte == b'(')?;
            let (before, tree) = content.split_at_checked(bracket)?;
            let pieces = before
                .split(|&byte| is_blank(byte))
                .filter(|piece| !piece.is_empty());
            let evidence = Evidence::of(tree);
            (pieces.count() == 1 && evidence.brackets >= 3 && evidence.newick == 0)
                .then_some(Format::Brackets)
        }
    }
}

/// What follows the comments of Newick, nested ones too.
fn after_comments(content: &[u8]) -> Option<&[u8]> {
    let mut depth = 0_usize;
    for (place, &byte) in content.iter().enumerate() {
        match byte {
            b'[' => depth += 1,
            b']' => depth = depth.saturating_sub(1),
            _ if depth > 0 || byte.is_ascii_whitespace() => {}
            _ => return content.get(place..),
        }
    }
    None
}

/// The evidence for either format of trees.
#[derive(Default)]
struct Evidence {
    brackets: usize,
    newick: usize,
    /// The first outermost bracket is closed.
    closed: bool,
    /// There are brackets within the outermost one.
    nested: bool,
    /// The first byte after the outermost bracket, if it is on the same line.
    after_tree: Option<u8>,
    /// There is anything but brackets and blanks in it.
    text: bool,
}

impl Evidence {
    /// Walks through the first outermost bracket.
    fn of(content: &[u8]) -> Evidence {
        let mut evidence = Evidence::default();
        let mut depth = 0_usize;
        // What stands since the last bracket, and whether that one was opened.
        let mut gap = 0;
        let mut opened = false;
        for (place, &byte) in content.iter().enumerate() {
            if byte != b'(' && byte != b')' {
                evidence.text |= !byte.is_ascii_whitespace();
                continue;
            }
            let between = content.get(gap..place).unwrap_or_default().trim_ascii();
            gap = place + 1;
            if depth > 0 {
                match (opened, byte) {
                    (true, b')') => evidence.innermost(between),
                    (true, _) => evidence.label(between),
                    (false, b'(') => evidence.gap(between),
                    (false, _) => evidence.newick += usize::from(between.starts_with(b",")),
                }
            }
            opened = byte == b'(';
            if opened {
                evidence.nested |= depth > 0;
                depth += 1;
            } else {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    evidence.closed = true;
                    break;
                }
            }
        }
        if opened {
            // The text breaks off within it.
            let between = content.get(gap..).unwrap_or_default();
            evidence.innermost(between.trim_ascii());
        }
        if evidence.closed {
            let rest = content.get(gap..).unwrap_or_default();
            let line = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
            evidence.after_tree = line.trim_ascii().first().copied();
            let next = rest.trim_ascii_start().first();
            // No text in brackets continues with a semicolon.
            evidence.newick += 2 * usize::from(next == Some(&b';'));
        }
        evidence
    }

    /// What stands in a bracket without others.
    fn innermost(&mut self, text: &[u8]) {
        let mut pieces = text
            .split(u8::is_ascii_whitespace)
            .filter(|piece| !piece.is_empty());
        let (Some(first), second) = (pieces.next(), pieces.next()) else {
            return;
        };
        let ends_in_comma = first.len() > 1 && first.ends_with(b",");
        match second {
            Some(second)
                if ends_in_comma
                    || (first != b"," && second.starts_with(b",") && second.len() > 1) =>
            {
                self.newick += 1;
            }
            Some(_) => self.brackets += 1,
            None => self.newick += usize::from(first.contains(&b',') && first.len() > 1),
        }
    }

    /// What stands between two opening brackets.
    fn label(&mut self, text: &[u8]) {
        if text.is_empty() {
            return;
        }
        if text.ends_with(b",") && text.len() > 1 {
            self.newick += 1;
        } else {
            self.brackets += 1;
        }
    }

    /// What stands between a closing bracket and an opening one.
    fn gap(&mut self, text: &[u8]) {
        if text.ends_with(b",") {
            self.newick += 1;
        } else if text.is_empty() {
            self.brackets += 1;
        }
    }

    fn format(&self) -> Option<Format> {
        let is_followed = self
            .after_tree
            .is_some_and(|byte| !matches!(byte, b'(' | b')' | b';' | b':'));
        if !self.nested && is_followed && self.newick == 0 {
            return None;
        }
        if self.newick > self.brackets {
            return Some(Format::Newick);
        }
        let is_tree = self.brackets > 0 || self.nested || !self.closed || !self.text;
        is_tree.then_some(Format::Brackets)
    }
}
