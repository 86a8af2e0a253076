//! Many sentences in one text.

use core::error::Error;
use core::fmt;

use twintree::Reader;
use twintree::Sentence;
use twintree::text::conllu::Layout;
use twintree::text::cutter::{Limits, Piece};
use twintree::text::{Code, Diagnostics, Position};

use crate::Format;

answers! {
    /// Many sentences in one text, or in pieces of one.
    pub struct ManyTexts {
        /// The text in UTF-8.
        #[tsify(type = "Uint8Array")]
        pub bytes: Vec<u8>,
        /// Where each sentence begins and ends, two numbers a sentence.
        #[tsify(type = "Uint32Array")]
        pub places: Vec<u32>,
        /// The format of all of them.
        pub format: Format,
        /// In CoNLL-U Plus the first line of the file, for the sentences that do not begin with it.
        #[tsify(optional, type = "string | undefined")]
        pub columns: Option<String>,
    }
}

/// Which of several fields that belong together is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongShape {
    /// The field.
    pub field: &'static str,
    /// What it would have to be.
    pub wanted: &'static str,
}

impl fmt::Display for WrongShape {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { field, wanted } = self;
        write!(formatter, "{field}: expected {wanted}")
    }
}

impl Error for WrongShape {}

impl ManyTexts {
    /// How many sentences there are.
    pub fn len(&self) -> usize {
        self.places.len() / 2
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Checks that the places are in the text.
    ///
    /// # Errors
    /// If they are not, naming this field.
    pub fn check(&self, field: &'static str) -> Result<(), WrongShape> {
        let (places, rest) = self.places.as_chunks();
        let is_inside = |[from, to]: &[u32; 2]| from <= to && *to as usize <= self.bytes.len();
        if rest.is_empty() && places.iter().all(is_inside) {
            return Ok(());
        }
        let wanted = "the beginning and the end of each sentence, inside the text";
        Err(WrongShape { field, wanted })
    }

    /// Reads a sentence; what is wrong with it is added to `problems`. None where there is none, or no
    /// text.
    pub(super) fn read(&self, index: usize, problems: &mut Diagnostics) -> Option<Sentence<'_>> {
        let (places, _) = self.places.as_chunks();
        let [from, to] = places.get(index)?.map(|place: u32| place as usize);
        let bytes = self.bytes.get(from..to)?;
        let columns = self.columns.as_deref().and_then(Layout::declared);
        let at = Position {
            layout: columns.unwrap_or_default(),
            ..Position::START
        };
        let piece = Piece {
            at,
            bytes: Ok(bytes),
        };
        match piece.text() {
            Ok(text) => {
                let mut reader = Reader::at(text, at, self.format.into());
                reader.next_sentence(problems)
            }
            Err(found) => {
                problems.extend(found.iter().cloned());
                None
            }
        }
    }

    /// Whether a sentence is longer than any that is read.
    pub(super) fn is_too_long(&self, index: usize) -> Option<Code> {
        let (places, _) = self.places.as_chunks();
        let [from, to] = places.get(index).copied().unwrap_or_default();
        let bytes = to.saturating_sub(from) as usize;
        (bytes > Limits::default().sentence).then_some(Code::SentenceTooLong)
    }
}
