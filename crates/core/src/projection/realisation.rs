//! Builds the words from the decisions, given the translation of each modifier.
//!
//! ```text
//! [complementizer | WH] pre-sub SUBJECT post-sub modal in-modals modals INFL OBJECT post-verb
//! ```
//!
//! ```
//! use twintree::projection::{Place, Projection, Slot, Spine, Voice, realise};
//!
//! let projection = Projection {
//!     stem: "sleep".into(),
//!     spine: Spine::read("(S NP-A (VP V))").ok_or("no spine")?,
//!     voice: Voice::Active,
//!     subject: Slot::Modifier(1),
//!     object: Slot::Null,
//!     wh: None,
//!     modals: Some("has not".into()),
//!     infl: "slept".into(),
//!     category: "VBN".into(),
//!     modifiers: vec![Place::Null, Place::InModals],
//! };
//! let translations = [Some("he"), Some("really")];
//! assert_eq!(realise(&projection, &translations).to_string(), "he has really not slept");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Modifiers of one place follow each other as in the source clause. **\[D\]** In a question (`SQ`,
//! `SBARQ`) the first of the modals stands before the subject, and without modals the main verb does,
//! unless words that ask are the subject.
//!
//! Source: Cowan, Kučerová and Collins 2006, section 3.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::projection::decisions::{Place, Projection, Slot, of_modifier};
use crate::projection::spine::Part;

/// What a piece of a realised clause is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A word that introduces the clause.
    Complementizer,
    /// Words that ask or relate.
    Wh,
    /// The subject.
    Subject,
    /// Verbs before the main verb.
    Modals,
    /// The main verb.
    Infl,
    /// The object.
    Object,
    /// A modifier at its place.
    Modifier(Place),
}

/// A piece with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Realisation {
    /// What it is.
    pub piece: Piece,
    /// The number of the modifier that it translates, from 1.
    pub modifier: Option<u32>,
    /// Its words; none for a modifier without a translation.
    pub text: Option<String>,
}

/// A realised clause. Printed, its words with spaces between them; a modifier without a
/// translation is `…`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Realised {
    /// In order.
    pub pieces: Vec<Realisation>,
}

/// Puts decisions together. `translations` are those of the modifiers, in order.
///
/// # Complexity
/// Linear in the decisions and their words.
pub fn realise(projection: &Projection, translations: &[Option<&str>]) -> Realised {
    let words = |piece, text: &str| Realisation {
        piece,
        modifier: None,
        text: Some(text.into()),
    };
    let translated = |piece, number| Realisation {
        piece,
        modifier: Some(number),
        text: of_modifier(translations, number)
            .copied()
            .flatten()
            .map(Into::into),
    };
    let argument = |piece, slot: &Slot| match slot {
        Slot::Null => None,
        Slot::Text(text) => Some(words(piece, text)),
        Slot::Modifier(number) => Some(translated(piece, *number)),
    };
    let modifiers = |place| {
        let numbered = (1..).zip(&projection.modifiers);
        let there = numbered.filter(move |(_, of_modifier)| **of_modifier == place);
        there.map(move |(number, _)| translated(Piece::Modifier(place), number))
    };
    let modals = projection.modals.as_deref().unwrap_or_default();
    let (first, others) = modals.split_once(' ').unwrap_or((modals, ""));
    let verb = |piece, text: &str| (!text.is_empty()).then(|| words(piece, text));
    let (first, others) = (verb(Piece::Modals, first), verb(Piece::Modals, others));
    let main = Some(words(Piece::Infl, &projection.infl));
    let is_inverted = projection.spine.is_question() && projection.spine.has(Part::Subject);
    let [before_subject, after_subject, last] = match (is_inverted, first) {
        (true, None) => [main, None, None],
        (true, first) => [first, None, main],
        (false, first) => [None, first, main],
    };

    let mut pieces = Vec::new();
    let complementizers = projection.spine.complementizers().into_iter();
    pieces.extend(complementizers.map(|word| words(Piece::Complementizer, word)));
    pieces.extend(projection.wh.as_deref().map(|wh| words(Piece::Wh, wh)));
    pieces.extend(modifiers(Place::PreSub));
    pieces.extend(before_subject);
    pieces.extend(argument(Piece::Subject, &projection.subject));
    pieces.extend(modifiers(Place::PostSub));
    pieces.extend(after_subject);
    pieces.extend(modifiers(Place::InModals));
    pieces.extend(others);
    pieces.extend(last);
    pieces.extend(argument(Piece::Object, &projection.object));
    pieces.extend(modifiers(Place::PostVerb));
    Realised { pieces }
}

impl fmt::Display for Realised {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for piece in &self.pieces {
            let text = piece.text.as_deref().unwrap_or("…");
            write!(formatter, "{separator}{text}")?;
            separator = " ";
        }
        Ok(())
    }
}
