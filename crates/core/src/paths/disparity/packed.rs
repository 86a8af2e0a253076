//! A disparity in one number.

use alloc::vec::Vec;
use core::ops::BitXor;

use super::Disparity;
use super::weights::Cells;
use crate::order;

/// A number that holds a distance above a maximum, so that comparing numbers is comparing
/// disparities, and adding numbers is adding both parts.
pub(crate) trait Packed: Copy + Ord + Default + BitXor<Output = Self> {
    /// The largest maximum (and so the largest distance) that fits.
    const LARGEST: u32;

    /// Both parts must be at most [`LARGEST`](Self::LARGEST).
    fn pack(distance: u32, maximum: u32) -> Self;
    /// The distance alone.
    fn distance(self) -> u32;
    /// The maximum alone.
    fn maximum(self) -> u32;
    /// The sum of both parts, each of which must fit.
    fn plus(self, other: Self) -> Self;
    /// Exclusive or with this keeps the distance and reverses the order of the maxima.
    const REVERSAL: Self;

    /// An edge as one number, in the order (weight, smaller vertex, larger vertex).
    type Key: Copy + Ord;
    /// Greater than the key of every edge.
    const NO_EDGE: Self::Key;
    /// `from < to`.
    fn key(self, from: u16, to: u16) -> Self::Key;
    /// The weight and the two vertices of an edge.
    fn edge(key: Self::Key) -> (Self, u16, u16);
    /// Puts edges in order.
    fn sort(keys: &mut [Self::Key]);

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

/// Eight bits each: the usual sentence.
impl Packed for u16 {
    const LARGEST: u32 = 0xFF;

    #[expect(
        clippy::cast_possible_truncation,
        reason = "the caller keeps both in eight bits"
    )]
    fn pack(distance: u32, maximum: u32) -> Self {
        (distance << 8 | maximum) as Self
    }

    fn distance(self) -> u32 {
        u32::from(self >> 8)
    }

    fn maximum(self) -> u32 {
        u32::from(self & 0xFF)
    }

    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    const REVERSAL: Self = 0xFF;

    type Key = u64;
    const NO_EDGE: u64 = u64::MAX;

    fn key(self, from: u16, to: u16) -> u64 {
        u64::from(self) << 32 | u64::from(from) << 16 | u64::from(to)
    }

    #[expect(clippy::cast_possible_truncation, reason = "cuts out the parts")]
    fn edge(key: u64) -> (u16, u16, u16) {
        ((key >> 32) as u16, (key >> 16) as u16, key as u16)
    }

    fn sort(keys: &mut [u64]) {
        keys.sort_unstable();
    }

    fn take(cells: &mut Cells) -> Vec<Self> {
        match core::mem::take(cells) {
            Cells::Narrow(cells) => cells,
            Cells::Wide(_) => Vec::new(),
        }
    }

    fn wrap(cells: Vec<Self>) -> Cells {
        Cells::Narrow(cells)
    }
}

/// Thirty-two bits each: as long as a tree can be deep.
impl Packed for u64 {
    const LARGEST: u32 = u32::MAX;

    fn pack(distance: u32, maximum: u32) -> Self {
        Self::from(distance) << 32 | Self::from(maximum)
    }

    fn distance(self) -> u32 {
        (self >> 32) as u32
    }

    #[expect(clippy::cast_possible_truncation, reason = "cuts out the lower half")]
    fn maximum(self) -> u32 {
        self as u32
    }

    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    const REVERSAL: Self = 0xFFFF_FFFF;

    type Key = u128;
    const NO_EDGE: u128 = u128::MAX;

    fn key(self, from: u16, to: u16) -> u128 {
        u128::from(self) << 32 | u128::from(from) << 16 | u128::from(to)
    }

    #[expect(clippy::cast_possible_truncation, reason = "cuts out the parts")]
    fn edge(key: u128) -> (u64, u16, u16) {
        ((key >> 32) as u64, (key >> 16) as u16, key as u16)
    }

    fn sort(keys: &mut [u128]) {
        order::sort_by(keys, u128::cmp);
    }

    fn take(cells: &mut Cells) -> Vec<Self> {
        match core::mem::take(cells) {
            Cells::Wide(cells) => cells,
            Cells::Narrow(_) => Vec::new(),
        }
    }

    fn wrap(cells: Vec<Self>) -> Cells {
        Cells::Wide(cells)
    }
}
