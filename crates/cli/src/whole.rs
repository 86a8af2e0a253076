//! A text that is in memory as a whole, to be given piece by piece in any order.

use std::ops::Range;
use std::vec;

use twintree::text::Position;
use twintree::text::cutter::{Piece, TooLong};

use crate::failure::Failure;

/// The most bytes of a file that is read as a whole.
pub(crate) const LARGEST_WHOLE: u64 = 256 << 20;

/// A piece of which there is nothing.
pub(crate) const EMPTY: Piece<'static> = Piece {
    at: Position::START,
    bytes: Ok(b""),
};

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
    /// In their order, each with its place.
    cuts: Vec<(u32, Cut)>,
    /// How many places there are; one without a cut is empty.
    count: u32,
    order: vec::IntoIter<u32>,
}

impl Whole {
    /// Adds a piece; `name` is that of the file.
    ///
    /// # Errors
    ///
    /// If there are too many bytes.
    pub(crate) fn add(&mut self, piece: &Piece<'_>, name: &str) -> Result<(), Failure> {
        self.cuts
            .push((self.count, Cut::new(piece, &mut self.bytes)));
        self.count = self.count.saturating_add(1);
        if self.bytes.len() as u64 > LARGEST_WHOLE {
            return Err(Failure::too_large(name, LARGEST_WHOLE));
        }
        Ok(())
    }

    /// Leaves the places before this one empty that nothing was added to.
    pub(crate) fn skip_to(&mut self, place: u32) {
        self.count = self.count.max(place);
    }

    /// How many pieces there are, empty ones among them.
    pub(crate) fn len(&self) -> usize {
        self.count as usize
    }

    /// Gives the pieces at these places, from 0, from now on.
    pub(crate) fn arrange(&mut self, order: Vec<u32>) {
        self.order = order.into_iter();
    }

    /// Gives the pieces as they were added, from this place on.
    pub(crate) fn arrange_from(&mut self, first: u32) {
        self.arrange((first..self.count).collect());
    }

    /// The next piece, none after the last.
    pub(crate) fn next(&mut self) -> Option<Piece<'_>> {
        let place = self.order.next().filter(|&place| place < self.count)?;
        match self.cuts.binary_search_by_key(&place, |&(at, _)| at) {
            Ok(at) => self.cuts.get(at).map(|(_, cut)| cut.piece(&self.bytes)),
            Err(_) => Some(EMPTY),
        }
    }
}
