//! The translations of source phrases: for each a list, the best first.
//!
//! A table of phrases as phrase-based systems write it: on each line a phrase of the source and one of the
//! target, with `|||` between them. The target may be words, or a tree in brackets, which gives its parts of
//! speech as well. **\[D\]** Further columns, such as scores, are skipped: the order of the lines is the
//! order of the list. Phrases of the source are compared in lower case.
//!
//! ```
//! use twintree::projection::Translations;
//!
//! let (translations, problems) = Translations::read(
//!     "# comments begin so\n\
//!      das haupthemmnis ||| the main obstacle ||| -0.3\n\
//!      das haupthemmnis ||| (NP-A (DT the) (JJ principal) (NN hindrance))\n",
//! );
//! assert!(problems.is_empty());
//! let [first, second] = translations.of("das haupthemmnis") else { return Err("not two") };
//! assert_eq!((first.text(), first.label()), ("the main obstacle".into(), None));
//! assert_eq!((second.words()[1].as_str(), second.tags()[1].as_str()), ("principal", "JJ"));
//! # Ok::<(), &str>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::projection::parse::Parse;
use crate::sentence::Reader;
use crate::text::{Diagnostics, Format, lower_case, table};
use crate::tree::NodeId;

/// The most lines of a table that is read.
pub(crate) const LINES: usize = 1 << 20;

/// The most translations of one phrase; those after them are skipped. **\[D\]**
pub(crate) const LIST: usize = 200;

/// What stands between the columns.
const SEPARATOR: &str = "|||";

/// What a line looks like.
const EXAMPLE: &str = "das haus ||| the house";

/// One translation of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Translation {
    words: Vec<String>,
    /// The parts of speech; none for words alone.
    tags: Vec<String>,
    label: Option<String>,
}

impl Translation {
    /// The words, as written; one at least.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// The parts of speech in capitals; none where there is no tree.
    pub fn tags(&self) -> &[String] {
        &self.tags
    }

    /// The label of the whole phrase in capitals; none where there is no tree.
    pub fn label(&self) -> Option<&str> {
        self.label.as_deref()
    }

    /// The words with spaces between them.
    pub fn text(&self) -> String {
        self.words.join(" ")
    }

    fn read(text: &str) -> Option<Self> {
        if text.starts_with('(') {
            return Self::of_tree(text);
        }
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        (!words.is_empty()).then_some(Self {
            words,
            tags: Vec::new(),
            label: None,
        })
    }

    /// The words of a tree; none where its brackets are wrong, or there are several trees.
    fn of_tree(text: &str) -> Option<Self> {
        let mut problems = Diagnostics::new();
        let mut reader = Reader::new(text, Format::Brackets);
        let parse = Parse::new(&reader.next_sentence(&mut problems)?).ok()?;
        let is_alone = reader.next_sentence(&mut problems).is_none() && !problems.has_errors();
        let root = parse.tree().root();
        let leaves: Vec<NodeId> = parse.leaves(root).collect();
        let written = |&leaf: &NodeId| parse.written(parse.first_word(leaf)).to_owned();
        let tag = |&leaf: &NodeId| parse.category(leaf).to_owned();
        is_alone.then(|| Self {
            words: leaves.iter().map(written).collect(),
            tags: leaves.iter().map(tag).collect(),
            label: Some(parse.category(root).to_owned()),
        })
    }
}

/// Lists of translations by phrase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translations {
    /// By phrase, in lower case with one space between its words.
    lists: BTreeMap<String, Vec<Translation>>,
}

impl Translations {
    /// No lists.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a table. What cannot be read is named and left out. A translation that its list has already
    /// is left out too, and so is whatever follows the first 200 of a phrase.
    ///
    /// # Complexity
    /// O(n log n) in the length of the text; each line is compared with at most 200 others.
    pub fn read(text: &str) -> (Self, Diagnostics) {
        let mut translations = Self::new();
        let diagnostics = table::read(text, LINES, EXAMPLE, |line| {
            let mut columns = line.split(SEPARATOR).map(str::trim);
            let source = columns.next().filter(|source| !source.is_empty());
            let translation = columns.next().and_then(Translation::read);
            let entry = source.zip(translation);
            let is_entry = entry.is_some();
            if let Some((source, translation)) = entry {
                translations.add(source, translation);
            }
            is_entry
        });
        (translations, diagnostics)
    }

    fn add(&mut self, source: &str, translation: Translation) {
        let list = self.lists.entry(phrase(source)).or_default();
        if list.len() < LIST && !list.contains(&translation) {
            list.push(translation);
        }
    }

    /// The translations of a phrase, the best first; none that is not listed.
    ///
    /// # Complexity
    /// O(log n) for n phrases.
    pub fn of(&self, source: &str) -> &[Translation] {
        self.lists.get(&phrase(source)).map_or(&[], |list| list)
    }

    /// How many phrases have a list.
    pub fn len(&self) -> usize {
        self.lists.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.lists.is_empty()
    }
}

/// A phrase as it is compared.
fn phrase(text: &str) -> String {
    let words: Vec<String> = text
        .split_whitespace()
        .map(|word| lower_case(word).to_string())
        .collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::{LINES, LIST, Translations};
    use crate::text::Code;

    #[track_caller]
    fn refused(line: &str) {
        let (translations, problems) = Translations::read(line);
        let codes: Vec<Code> = problems.iter().map(|one| one.code).collect();
        assert_eq!(codes, [Code::EntryBad], "{line}");
        assert!(translations.is_empty(), "{line}");
    }

    #[test]
    fn lines_that_are_no_entries_are_named() {
        for line in [
            "das haus",
            "das haus |||",
            "||| the house",
            "das haus ||| (NP (DT the) (NN house)",
            "das haus ||| (NP (DT the)) (NP (NN house))",
            "das haus ||| ()",
        ] {
            refused(line);
        }
    }

    #[test]
    fn a_phrase_is_found_however_it_is_written_and_keeps_the_order_of_its_lines() {
        let text = "Das  Haus|||the house\ndas haus ||| the home\ndas haus ||| the house ||| 1\n";
        let (translations, problems) = Translations::read(text);
        assert!(problems.is_empty());
        let texts: Vec<String> = translations
            .of("DAS haus")
            .iter()
            .map(super::Translation::text)
            .collect();
        assert_eq!(texts, ["the house", "the home"]);
        assert!(translations.of("haus").is_empty());
        assert_eq!(translations.len(), 1);
    }

    #[test]
    fn what_is_too_long_is_cut_or_refused() {
        let line = |number| alloc::format!("a ||| b{number}\n");
        let text: String = (0..=LIST).map(line).collect();
        assert_eq!(Translations::read(&text).0.of("a").len(), LIST);
        let (translations, problems) = Translations::read(&"a ||| b\n".repeat(LINES + 1));
        assert_eq!(problems[0].code, Code::TableTooLong);
        assert!(translations.is_empty());
    }
}
