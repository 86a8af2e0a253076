//! The values that the message of a problem names, as data, so that every front end can put them in
//! its own words.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::escape::Escaped;

/// A value of a message. Printed, data of the text is escaped: a terminal must not obey it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Argument {
    /// A number of things.
    Number(u64),
    /// Something written: an id, a range of ids, a piece of the text.
    Text(String),
    /// Words of the sentence.
    Words(Words),
}

/// Words of a sentence, listed up to a limit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The id of each word as written, and its form, shortened.
    pub named: Vec<(String, String)>,
    /// How many more there are.
    pub more: u64,
}

impl fmt::Display for Argument {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(formatter),
            Self::Text(text) => Escaped(text).fmt(formatter),
            Self::Words(words) => words.fmt(formatter),
        }
    }
}

impl fmt::Display for Words {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (id, form) in &self.named {
            write!(formatter, "{separator}{} “{}”", Escaped(id), Escaped(form))?;
            separator = ", ";
        }
        if self.more > 0 {
            write!(formatter, " and {} more", self.more)?;
        }
        Ok(())
    }
}

/// Declares which numbers become a [`Argument::Number`].
macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                // No text is so long that its parts could not be counted.
                Self::Number(u64::try_from(number).unwrap_or(u64::MAX))
            }
        })*
    };
}

numbers!(u32 u64 usize);

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_string())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Words> for Argument {
    fn from(words: Words) -> Self {
        Self::Words(words)
    }
}
