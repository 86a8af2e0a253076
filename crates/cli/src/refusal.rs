//! Why a pair has no answer.

use std::fmt;

use twintree::pair::Unfit;
use twintree::text::Format;
use twintree::{AlignmentError, Side, TooLarge};

/// Why a pair has no answer.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// Its texts have errors of these codes, each once, which are reported already.
    Errors(Vec<&'static str>),
    /// It is too large.
    TooLarge {
        /// A stable code.
        code: &'static str,
        /// A sentence with numbers and limits.
        message: String,
    },
    /// It is not what the method needs. Files are uniform from beginning to end, so that the same is
    /// true of the other pairs.
    Unfit {
        /// A stable code.
        code: &'static str,
        /// The side that is not.
        side: Side,
        /// A sentence that suggests a remedy.
        message: String,
    },
}

impl Refusal {
    /// That a measure of a pair is too much work.
    pub(crate) fn of_measure(message: String) -> Self {
        Self::TooLarge {
            code: TooLarge::CODE,
            message,
        }
    }

    fn too_large(code: &'static str, error: &impl fmt::Display) -> Self {
        Self::TooLarge {
            code,
            message: error.to_string(),
        }
    }
}

impl From<Unfit> for Refusal {
    fn from(error: Unfit) -> Self {
        let code = error.code();
        match error {
            Unfit::NoDependencies { side, format } if format != Format::Words => Self::Unfit {
                code,
                side,
                message: format!("{error} (--as dependencies)"),
            },
            Unfit::NoDependencies { side, .. }
            | Unfit::NoPhrases { side, .. }
            | Unfit::NoWords(side) => Self::Unfit {
                code,
                side,
                message: error.to_string(),
            },
            // Texts with errors, which do not form a pair.
            _ => Self::Errors(vec![code]),
        }
    }
}

impl From<TooLarge> for Refusal {
    fn from(error: TooLarge) -> Self {
        Self::too_large(TooLarge::CODE, &error)
    }
}

impl From<AlignmentError> for Refusal {
    fn from(error: AlignmentError) -> Self {
        Self::too_large(error.code(), &error)
    }
}
