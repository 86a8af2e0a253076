//! The decisions that make up a projection, in their order: 8, and one for each modifier.
//!
//! ```
//! use twintree::projection::{Decision, Place, Projection, Slot, Spine, Voice};
//!
//! // "er schläft" → "he sleeps"
//! let projection = Projection {
//!     stem: "sleep".into(),
//!     spine: Spine::read("(S NP-A (VP V))").ok_or("no spine")?,
//!     voice: Voice::Active,
//!     subject: Slot::Modifier(1),
//!     object: Slot::Null,
//!     wh: None,
//!     modals: None,
//!     infl: "sleeps".into(),
//!     category: "VBZ".into(),
//!     modifiers: vec![Place::Null],
//! };
//! assert_eq!(projection.decisions().count(), 9);
//! assert_eq!(projection.value(Decision::Subject).as_deref(), Some("1"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Source: Cowan, Kučerová and Collins 2006, section 3.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::number::saturated;
use crate::projection::spine::Spine;

/// One of the decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// The stem of the main verb.
    Stem,
    /// The tree over it.
    Spine,
    /// Active or passive.
    Voice,
    /// What the subject is.
    Subject,
    /// What the object is.
    Object,
    /// The words that ask or relate.
    Wh,
    /// The verbs before the main verb.
    Modals,
    /// The form of the main verb.
    Infl,
    /// Where a modifier goes; its number, from 1.
    Modifier(u32),
}

impl Decision {
    /// Those that every projection has, in order.
    pub const FIRST: [Self; 8] = [
        Self::Stem,
        Self::Spine,
        Self::Voice,
        Self::Subject,
        Self::Object,
        Self::Wh,
        Self::Modals,
        Self::Infl,
    ];

    /// The decision at a place, from 0.
    pub fn at(place: usize) -> Self {
        let modifier = || saturated(place.saturating_sub(7));
        let first = Self::FIRST.get(place).copied();
        first.unwrap_or_else(|| Self::Modifier(modifier()))
    }

    /// Its name without a number: `MOD` of all modifiers.
    pub fn name(self) -> &'static str {
        match self {
            Self::Stem => "STEM",
            Self::Spine => "SPINE",
            Self::Voice => "VOICE",
            Self::Subject => "SUBJECT",
            Self::Object => "OBJECT",
            Self::Wh => "WH",
            Self::Modals => "MODALS",
            Self::Infl => "INFL",
            Self::Modifier(_) => "MOD",
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Modifier(number) => write!(formatter, "MOD({number})"),
            other => formatter.write_str(other.name()),
        }
    }
}

named! {
    /// Whether the subject does what the verb says.
    pub enum Voice by as_str {
        /// It does.
        Active = "active",
        /// It is done to it.
        Passive = "passive",
    }
}

/// What stands in the slot of the subject or the object.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// There is no slot.
    Null,
    /// Words of the target language that translate no modifier, such as *there*.
    Text(String),
    /// The translation of a modifier; its number, from 1.
    Modifier(u32),
}

impl Slot {
    /// Its words, if it is words.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Null | Self::Modifier(_) => None,
        }
    }
}

named! {
    /// Where the translation of a modifier goes.
    pub enum Place by as_str {
        /// It is the subject or the object.
        Null = "null",
        /// It is left out.
        Deleted = "deleted",
        /// Before the subject.
        PreSub = "pre-sub",
        /// Between subject and verb.
        PostSub = "post-sub",
        /// After the first of the modals.
        InModals = "in-modals",
        /// After the verb and its object.
        PostVerb = "post-verb",
    }
}

/// All decisions of one clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Projection {
    /// The stem of the main verb.
    pub stem: String,
    /// The tree over it.
    pub spine: Spine,
    /// Active or passive.
    pub voice: Voice,
    /// What the subject is.
    pub subject: Slot,
    /// What the object is.
    pub object: Slot,
    /// The words that ask or relate.
    pub wh: Option<String>,
    /// The verbs before the main verb.
    pub modals: Option<String>,
    /// The form of the main verb.
    pub infl: String,
    /// The part of speech of that form, which is no decision.
    pub category: String,
    /// Where each modifier goes.
    pub modifiers: Vec<Place>,
}

impl Projection {
    /// How many decisions there are.
    #[expect(clippy::len_without_is_empty, reason = "there are always eight")]
    pub fn len(&self) -> usize {
        Decision::FIRST.len() + self.modifiers.len()
    }

    /// The decisions, in order.
    pub fn decisions(&self) -> impl Iterator<Item = Decision> + use<> {
        (0..self.len()).map(Decision::at)
    }

    /// What was decided, as it is shown: a text of the target language in quotation marks, as
    /// subject or object; `NULL` where there is nothing. `None` for a modifier that does not exist.
    pub fn value(&self, decision: Decision) -> Option<String> {
        let slot = |slot: &Slot| match slot {
            Slot::Null => "NULL".into(),
            Slot::Text(text) => format!("\"{text}\""),
            Slot::Modifier(number) => number.to_string(),
        };
        let or_null = |text: &Option<String>| text.clone().unwrap_or_else(|| "NULL".into());
        Some(match decision {
            Decision::Stem => self.stem.clone(),
            Decision::Spine => self.spine.to_string(),
            Decision::Voice => self.voice.as_str().into(),
            Decision::Subject => slot(&self.subject),
            Decision::Object => slot(&self.object),
            Decision::Wh => or_null(&self.wh),
            Decision::Modals => or_null(&self.modals),
            Decision::Infl => self.infl.clone(),
            Decision::Modifier(number) => of_modifier(&self.modifiers, number)?.as_str().into(),
        })
    }
}

/// What belongs to a modifier, whose number counts from 1.
pub(crate) fn of_modifier<T>(all: &[T], number: u32) -> Option<&T> {
    all.get((number as usize).checked_sub(1)?)
}

impl fmt::Display for Projection {
    /// The decisions with ` | ` between them, the modifiers with spaces.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, decision) in self.decisions().enumerate() {
            let separator = match place {
                0 => "",
                1..=8 => " | ",
                _ => " ",
            };
            let value = self.value(decision).unwrap_or_default();
            write!(formatter, "{separator}{value}")?;
        }
        Ok(())
    }
}
