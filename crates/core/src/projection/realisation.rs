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

use crate::projection::decisions::{Place, Projection, Slot};
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
    let mut realised = Realised::default();
    let translation = |number: u32| {
        let place = (number as usize).checked_sub(1);
        let text = place.and_then(|place| translations.get(place).copied());
        text.flatten().map(String::from)
    };
    let mut add = |piece, modifier, text: Option<String>| {
        realised.pieces.push(Realisation {
            piece,
            modifier,
            text,
        });
    };
    for word in projection.spine.complementizers() {
        add(Piece::Complementizer, None, Some(word.into()));
    }
    if let Some(wh) = &projection.wh {
        add(Piece::Wh, None, Some(wh.clone()));
    }
    let (first, others) = match projection.modals.as_deref() {
        Some(modals) => match modals.split_once(' ') {
            Some((first, others)) => (Some(first), Some(others)),
            None => (Some(modals), None),
        },
        None => (None, None),
    };
    let is_inverted = projection.spine.is_question() && projection.spine.has(Part::Subject);
    let order = |at: u32| match (at, is_inverted) {
        (1, true) | (4, false) => Step::First,
        (1, false) | (4, true) => Step::Nothing,
        (0, _) => Step::Modifiers(Place::PreSub),
        (2, _) => Step::Argument(Piece::Subject),
        (3, _) => Step::Modifiers(Place::PostSub),
        (5, _) => Step::Modifiers(Place::InModals),
        (6, _) => Step::Others,
        (7, _) => Step::Argument(Piece::Object),
        _ => Step::Modifiers(Place::PostVerb),
    };
    let main = || Some(projection.infl.clone());
    for at in 0..9 {
        match order(at) {
            Step::First if first.is_some() => add(Piece::Modals, None, first.map(Into::into)),
            Step::First if is_inverted => add(Piece::Infl, None, main()),
            Step::First | Step::Nothing => {}
            Step::Others => {
                if let Some(others) = others {
                    add(Piece::Modals, None, Some(others.into()));
                }
                if !is_inverted || first.is_some() {
                    add(Piece::Infl, None, main());
                }
            }
            Step::Argument(piece) => {
                let slot = match piece {
                    Piece::Subject => &projection.subject,
                    _ => &projection.object,
                };
                match slot {
                    Slot::Null => {}
                    Slot::Text(text) => add(piece, None, Some(text.clone())),
                    Slot::Modifier(number) => add(piece, Some(*number), translation(*number)),
                }
            }
            Step::Modifiers(place) => {
                for (number, &of_modifier) in (1..).zip(&projection.modifiers) {
                    if of_modifier == place {
                        add(Piece::Modifier(place), Some(number), translation(number));
                    }
                }
            }
        }
    }
    realised
}

/// What is added in one step.
enum Step {
    Modifiers(Place),
    Argument(Piece),
    First,
    Others,
    Nothing,
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
