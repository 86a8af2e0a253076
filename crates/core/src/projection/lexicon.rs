//! Which stems may translate a main verb of the source, from a file instead of from training.
//!
//! On each line stand a verb of the source as the clause writes it and its stems, the best first.
//!
//! ```
//! use twintree::projection::Lexicon;
//!
//! let (lexicon, problems) = Lexicon::read("# verbs\nschläft sleep\nsieht see look\nsieht watch\n");
//! assert!(problems.is_empty());
//! assert_eq!(lexicon.stems("Sieht"), ["see", "look", "watch"]);
//! ```
//!
//! **\[D\]** The source takes the stems that were seen in training, by count; a lexicon from a file takes
//! their place, in training and in prediction. A verb that it does not have may be translated by every
//! stem that was seen. A projection whose stem the lexicon does not have is never found: in training it
//! counts as wrong.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::text::{Diagnostics, lower_case, table};

/// The most lines of a lexicon that is read.
pub(crate) const LINES: usize = 1 << 18;

/// What a line looks like.
const EXAMPLE: &str = "sieht see look";

/// Stems by verb.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lexicon {
    stems: BTreeMap<String, Vec<String>>,
}

impl Lexicon {
    /// Reads a lexicon, verbs and stems in lower case. Lines of the same verb are joined; of a stem that
    /// stands there more than once the first place counts.
    ///
    /// # Complexity
    /// O(n log n) in the length of the text.
    pub fn read(text: &str) -> (Self, Diagnostics) {
        let mut lexicon = Self::default();
        let diagnostics = table::read(text, LINES, EXAMPLE, |line| {
            let words = line.split_whitespace();
            let mut words = words.map(|word| lower_case(word).to_string());
            let verb = words.next().unwrap_or_default();
            let mut words = words.peekable();
            let is_entry = words.peek().is_some();
            if is_entry {
                lexicon.stems.entry(verb).or_default().extend(words);
            }
            is_entry
        });
        // All at once: a line may have as many stems as a text has words.
        for stems in lexicon.stems.values_mut() {
            let mut seen = BTreeSet::new();
            stems.retain(|stem| seen.insert(stem.clone()));
        }
        (lexicon, diagnostics)
    }

    /// The stems of a verb, the best first.
    ///
    /// # Complexity
    /// O(log n) for n verbs.
    pub fn stems(&self, verb: &str) -> &[String] {
        let stems = self.stems.get(&*lower_case(verb));
        stems.map_or(&[], |stems| stems)
    }

    /// All verbs with their stems, in the order of the alphabet.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.stems.iter().map(|(verb, stems)| (&**verb, &**stems))
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{LINES, Lexicon};
    use crate::text::Code;

    #[test]
    fn a_verb_without_a_stem_is_named_and_the_rest_is_read() {
        let (lexicon, problems) = Lexicon::read("gehen\n\nsehen see see\n");
        let codes: Vec<Code> = problems.iter().map(|one| one.code).collect();
        assert_eq!(codes, [Code::EntryBad]);
        assert_eq!(problems[0].span.line, 1);
        assert_eq!(lexicon.stems("sehen"), ["see"]);
        assert!(lexicon.stems("gehen").is_empty());
    }

    #[test]
    fn a_lexicon_that_is_too_long_is_not_read() {
        let (lexicon, problems) = Lexicon::read(&"a b\n".repeat(LINES + 1));
        assert_eq!(problems[0].code, Code::TableTooLong);
        assert_eq!(lexicon, Lexicon::default());
    }
}
