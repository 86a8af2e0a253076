//! A text that is in memory as a whole, to be given piece by piece in any order.

use std::ops::Range;
use std::vec;

use twintree::text::Position;
use twintree::text::cutter::{Piece, TooLong};

use crate::failure::Failure;

/// The most bytes of a file that is read as a whole.
pub(crate) const LARGEST_WHOLE: u64 = 256 << 20;

/// A piece of a text in the bytes that were copied of it.
pub(crate) struct Cut {
    at: Position,
    bytes: Result<Range<usize>, TooLong>,
}

impl Cut {
    /// Copies a piece.
    pub(crate) fn new(piece: &Piece<'_>, to: &mut Vec<u8>) -> Self {
        let start = to.len();
        let bytes = piece.bytes.map(|bytes| {
            to.extend_from_slice(bytes);
            start..to.len()
        });
        Self {
            at: piece.at,
            bytes,
        }
    }

    /// The piece again, of the bytes that it was copied to.
    pub(crate) fn piece<'b>(&self, bytes: &'b [u8]) -> Piece<'b> {
        let range = self.bytes.clone();
        Piece {
            at: self.at,
            bytes: range.map(|range| bytes.get(range).unwrap_or_default()),
        }
    }
}

/// All pieces of a text, and those that are still to be given.
#[derive(Default)]
pub(crate) struct Whole {
    bytes: Vec<u8>,
    cuts: Vec<Cut>,
    order: vec::IntoIter<u32>,
}

impl Whole {
    /// Adds a piece; `name` is that of the file.
    ///
    /// # Errors
    ///
    /// If there are too many bytes.
    pub(crate) fn add(&mut self, piece: &Piece<'_>, name: &str) -> Result<(), Failure> {
        self.cuts.push(Cut::new(piece, &mut self.bytes));
        if self.bytes.len() as u64 > LARGEST_WHOLE {
            return Err(Failure::too_large(name, LARGEST_WHOLE));
        }
        Ok(())
    }

    /// How many pieces there are.
    pub(crate) fn len(&self) -> usize {
        self.cuts.len()
    }

    /// Gives the pieces at these places, from 0, from now on.
    pub(crate) fn arrange(&mut self, order: Vec<u32>) {
        self.order = order.into_iter();
    }

    /// Gives the pieces as they were added, from this place on.
    pub(crate) fn arrange_from(&mut self, first: u32) {
        let count = u32::try_from(self.cuts.len()).unwrap_or(u32::MAX);
        self.arrange((first..count).collect());
    }

    /// The next piece, none after the last.
    pub(crate) fn next(&mut self) -> Option<Piece<'_>> {
        let place = self.order.next()?;
        let cut = self.cuts.get(place as usize)?;
        Some(cut.piece(&self.bytes))
    }
}
