//! Stems of verbs: a table of forms, and the regular endings.
//!
//! ```
//! use twintree::projection::Lemmas;
//!
//! let lemmas = Lemmas::default();
//! assert_eq!(lemmas.stem("Been"), Some("be"));
//! // Endings are taken off where the table knows the stem.
//! assert_eq!(lemmas.stem("released"), Some("release"));
//! assert_eq!(lemmas.stem("planning"), Some("plan"));
//! assert_eq!(lemmas.stem("blorked"), None);
//! ```
//!
//! **\[D\]** Where an ending can be taken off in several ways, the first of these that gives a known
//! stem is taken: nothing is restored; an *e* is; an *i* becomes *y*; a doubled letter becomes one.

use alloc::borrow::Cow;
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use crate::text::{Diagnostics, lower_case, table};

/// The most lines of a table that is read.
pub(crate) const LINES: usize = 1 << 18;

/// The irregular verbs of English and a few hundred regular ones.
const ENGLISH: &str = include_str!("lemmas/english.txt");

/// Forms and their stems.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lemmas {
    /// By form, in lower case; a stem is a form of itself.
    stems: BTreeMap<String, String>,
}

impl Default for Lemmas {
    /// The irregular verbs of English and a few hundred regular ones.
    fn default() -> Self {
        // A test says that nothing is wrong with it.
        Self::read(ENGLISH).0
    }
}

impl Lemmas {
    /// Reads a table: on each line a stem and those of its forms that are not regular, `see sees saw
    /// seen`. A line that begins with `#` is a comment. A form of two stems belongs to the first.
    ///
    /// # Complexity
    /// O(n log n) in the length of the text.
    pub fn read(text: &str) -> (Self, Diagnostics) {
        let mut lemmas = Self {
            stems: BTreeMap::new(),
        };
        // Every stem is its own before forms of others are: `found` is a verb, and a form of `find`.
        let mut stems = Vec::new();
        let diagnostics = table::read(text, LINES, "", |line| {
            let mut words = line.split_whitespace().map(lower_case);
            if let Some(stem) = words.next() {
                words.for_each(|form| lemmas.add(form, &stem));
                stems.push(stem);
            }
            true
        });
        for stem in stems {
            lemmas.add(stem.clone(), &stem);
        }
        (lemmas, diagnostics)
    }

    fn add(&mut self, form: Cow<'_, str>, stem: &str) {
        self.stems
            .entry(form.into_owned())
            .or_insert_with(|| stem.to_owned());
    }

    /// The stem of a form; none if the table does not know it.
    ///
    /// # Complexity
    /// O(log m) for m forms.
    pub fn stem(&self, form: &str) -> Option<&str> {
        let form = lower_case(form);
        let known = |form: &str| self.stems.get(form).map(|stem| &**stem);
        known(&form).or_else(|| {
            let mut candidates = candidates(&form).into_iter();
            candidates.find_map(|stem| {
                // A form of another verb takes no further ending.
                known(&stem).filter(|found| *found == stem)
            })
        })
    }
}

/// What a form may be when its ending is taken off, the best first.
fn candidates(form: &str) -> Vec<String> {
    let mut all = Vec::new();
    for ending in ["s", "ed", "ing"] {
        let Some(rest) = form.strip_suffix(ending) else {
            continue;
        };
        all.push(rest.to_owned());
        all.push(rest.to_owned() + "e");
        if let Some(rest) = rest.strip_suffix("ie").or(rest.strip_suffix('i')) {
            all.push(rest.to_owned() + "y");
        }
        let mut letters = rest.chars().rev();
        if letters
            .next()
            .is_some_and(|last| letters.next() == Some(last))
        {
            let mut single = rest.to_owned();
            single.pop();
            all.push(single);
        }
        if let Some(rest) = rest.strip_suffix('e') {
            all.push(rest.to_owned());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::{ENGLISH, LINES, Lemmas};
    use crate::text::Code;

    #[track_caller]
    fn check(forms: &[&str], stem: &str) {
        let lemmas = Lemmas::default();
        for form in forms {
            assert_eq!(lemmas.stem(form), Some(stem), "{form}");
        }
    }

    #[test]
    fn regular_endings_are_taken_off() {
        check(&["work", "works", "worked", "working"], "work");
        check(&["close", "closes", "closed", "closing"], "close");
        check(&["plan", "plans", "planned", "planning"], "plan");
        check(&["carry", "carries", "carried", "carrying"], "carry");
        check(&["reach", "reaches", "reached", "reaching"], "reach");
        check(&["agree", "agrees", "agreed", "agreeing"], "agree");
        check(&["call", "calls", "called", "calling"], "call");
    }

    #[test]
    fn irregular_forms_come_from_the_table() {
        check(&["is", "Are", "was", "been", "being", "'s"], "be");
        check(&["has", "had", "having"], "have");
        check(&["saw", "seen", "seeing", "sees"], "see");
        check(&["found"], "find");
        check(&["lay"], "lie");
    }

    #[test]
    fn an_unknown_form_has_no_stem() {
        let lemmas = Lemmas::default();
        for form in ["", "s", "ed", "blorks", "sawed", "ß"] {
            assert_eq!(lemmas.stem(form), None, "{form}");
        }
    }

    #[test]
    fn the_table_can_be_replaced() {
        let (lemmas, diagnostics) = Lemmas::read("# verbs\nblork blorken\n\n");
        assert!(diagnostics.is_empty());
        assert_eq!(lemmas.stem("Blorked"), Some("blork"));
        assert_eq!(lemmas.stem("blorken"), Some("blork"));
        assert_eq!(lemmas.stem("is"), None);
    }

    #[test]
    fn a_table_that_is_too_long_is_not_read() {
        let text = "a\n".repeat(LINES + 1);
        let (lemmas, diagnostics) = Lemmas::read(&text);
        assert_eq!(diagnostics[0].code, Code::TableTooLong);
        assert!(lemmas.stems.is_empty());
        assert!(Lemmas::read(ENGLISH).1.is_empty());
    }
}
