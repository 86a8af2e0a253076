//! A disparity in one number.

use alloc::vec::Vec;
use core::ops::{Add, BitXor};

use super::Disparity;
use super::weights::Cells;
use crate::order;

/// A number that holds a distance above a maximum, so that comparing numbers is comparing
/// disparities, and adding numbers is adding both parts.
pub(crate) trait Packed:
    Copy + Ord + Default + Add<Output = Self> + BitXor<Output = Self>
{
    /// The largest maximum (and so the largest distance) that fits.
    const LARGEST: u32;

    /// Both parts must be at most [`LARGEST`](Self::LARGEST).
    fn pack(distance: u32, maximum: u32) -> Self;
    /// The distance alone.
    fn distance(self) -> u32;
    /// The maximum alone.
    fn maximum(self) -> u32;
    /// Exclusive or with this keeps the distance and reverses the order of the maxima.
    const REVERSAL: Self;

    /// An edge as one number, in the order (weight, smaller vertex, larger vertex). Its last sixteen
    /// bits are free: any place can go along there.
    type Key: Copy + Ord;
    /// Greater than the key of every edge.
    const NO_EDGE: Self::Key;
    /// `from < to`.
    fn key(self, from: u16, to: u16) -> Self::Key;
    /// The weight and the two vertices of an edge.
    fn edge(key: Self::Key) -> (Self, u16, u16);
    /// The key with a place in it, which must fit; there was none.
    fn with_place(key: Self::Key, place: usize) -> Self::Key;
    /// The place in a key.
    fn place(key: Self::Key) -> usize;

    /// Puts the edges of a tree in order. Each form in its own way, as the standard sort of `u128`
    /// would be compiled into the page's first module for the rare wide form alone: those are sorted
    /// [through their positions](order::sorted), by code that is there already.
    fn sort(keys: &mut Vec<Self::Key>);

    /// Takes the buffer out of `cells`, empty if it is of the other form.
    fn take(cells: &mut Cells) -> Vec<Self>;
    /// The inverse of [`take`](Self::take).
    fn wrap(cells: Vec<Self>) -> Cells;

    /// Both parts.
    fn unpack(self) -> Disparity {
        Disparity {
            distance: self.distance(),
            maximum: self.maximum(),
        }
    }
}

/// Packs disparities into numbers of a type, each part into this many bits of it.
macro_rules! packed {
    ($number:ty, $bits:literal, $key:ty, $form:ident, $keys:ident => $sort:expr) => {
        #[expect(clippy::cast_possible_truncation, reason = "cuts out the parts")]
        #[allow(clippy::cast_lossless, reason = "it is one in one of the forms alone")]
        impl Packed for $number {
            const LARGEST: u32 = Self::REVERSAL as u32;
            const REVERSAL: Self = Self::MAX >> $bits;

            fn pack(distance: u32, maximum: u32) -> Self {
                (distance as Self) << $bits | maximum as Self
            }

            fn distance(self) -> u32 {
                (self >> $bits) as u32
            }

            fn maximum(self) -> u32 {
                (self & Self::REVERSAL) as u32
            }

            type Key = $key;
            const NO_EDGE: $key = <$key>::MAX;

            fn key(self, from: u16, to: u16) -> $key {
                <$key>::from(self) << 48 | <$key>::from(from) << 32 | <$key>::from(to) << 16
            }

            fn edge(key: $key) -> (Self, u16, u16) {
                ((key >> 48) as Self, (key >> 32) as u16, (key >> 16) as u16)
            }

            fn with_place(key: $key, place: usize) -> $key {
                key | place as $key
            }

            fn place(key: $key) -> usize {
                usize::from(key as u16)
            }

            fn sort($keys: &mut Vec<$key>) {
                $sort;
            }

            fn take(cells: &mut Cells) -> Vec<Self> {
                if let Cells::$form(cells) = core::mem::take(cells) {
                    cells
                } else {
                    Vec::new()
                }
            }

            fn wrap(cells: Vec<Self>) -> Cells {
                Cells::$form(cells)
            }
        }
    };
}

// Eight bits each: the usual sentence. Thirty-two bits each: as long as a tree can be deep.
packed!(u16, 8, u64, Narrow, keys => keys.sort_unstable());
packed!(u64, 32, u128, Wide, keys => *keys = order::sorted(keys, |&key| key));
