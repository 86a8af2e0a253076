//! Detects the format of a text.
//!
//! `1<tab>Cats<tab>…` is CoNLL-U, `(NP (NNS cats))` brackets, `((cats,dogs),sleep);` Newick, and
//! `Cats sleep .` words.

use core::fmt;
use core::str::FromStr;

use super::cursor::is_blank;

/// A format of sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The ten columns of Universal Dependencies: [`conllu`](super::conllu).
    Conllu,
    /// Phrase trees of the Penn Treebank: [`brackets`](super::brackets).
    Brackets,
    /// Trees of leaves, each with a semicolon: [`newick`](super::newick).
    Newick,
    /// A sentence a line, without a tree: [`words`](super::words).
    Words,
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

impl FromStr for Format {
    type Err = UnknownFormat;

    /// A format by its name in lower case.
    fn from_str(text: &str) -> Result<Self, UnknownFormat> {
        let named = |format: &&Format| format.as_str() == text;
        Format::ALL.iter().find(named).copied().ok_or(UnknownFormat)
    }
}

/// How much of a text is examined. The first tree of a text is nearly always shorter.
const ENOUGH: usize = 64 * 1024;

impl Format {
    /// Every format there is.
    pub const ALL: &'static [Format] = &[
        Format::Conllu,
        Format::Brackets,
        Format::Newick,
        Format::Words,
    ];

    /// `conllu`, `brackets`, `newick` or `words`.
    pub fn as_str(self) -> &'static str {
        match self {
            Format::Conllu => "conllu",
            Format::Brackets => "brackets",
            Format::Newick => "newick",
            Format::Words => "words",
        }
    }

    /// The format that a text is in, going by how it begins. A text with mistakes is still noticed
    /// as what it is meant to be; any other text is words.
    ///
    /// Blank lines and lines that begin with `#` or `%` are skipped first. What follows is
    ///
    /// 1. CoNLL-U, if its line has eight columns or more, separated by tabs; or if it begins with the
    ///    id of a first word, its seventh piece is a HEAD, and blanks stand for the tabs; or if it has
    ///    four columns or more, the first an id, below a comment such as `# sent_id = 1`.
    /// 2. A tree, if it begins with a bracket. Brackets and Newick are told apart by what stands
    ///    within the innermost brackets, words and spaces or names and commas, and by what stands
    ///    between two brackets, nothing or a comma. So `(, ,)` and `(CD 1,000)` are brackets and
    ///    `(the,cat)` is Newick.
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
        let bytes = without_mark(bytes);
        let bytes = bytes.get(..ENOUGH).unwrap_or(bytes);
        let Some((comments, content)) = content(bytes) else {
            let is_metadata = |line: &[u8]| line.starts_with(b"#") && line.contains(&b'=');
            let is_empty = bytes.trim_ascii().is_empty();
            return if is_empty || lines(bytes).any(is_metadata) {
                Format::Conllu
            } else {
                Format::Words
            };
        };
        let line = lines(content).next().unwrap_or_default();
        if is_row(line, comments.contains(&b'=')) {
            return Format::Conllu;
        }
        tree(content).unwrap_or(Format::Words)
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

fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// The lines of a text without blanks around them.
fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii)
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

fn is_number(text: &[u8]) -> bool {
    !text.is_empty() && text.iter().all(u8::is_ascii_digit)
}

/// The format of a text that begins with a tree.
fn tree(content: &[u8]) -> Option<Format> {
    match content.first()? {
        b'(' | b')' => Evidence::of(content).format(),
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
