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
        u64::from(self) << 48 | u64::from(from) << 32 | u64::from(to) << 16
    }

    #[expect(clippy::cast_possible_truncation, reason = "cuts out the parts")]
    fn edge(key: u64) -> (u16, u16, u16) {
        ((key >> 48) as u16, (key >> 32) as u16, (key >> 16) as u16)
    }

    fn with_place(key: u64, place: usize) -> u64 {
        key | place as u64
    }

    #[expect(clippy::cast_possible_truncation, reason = "cuts out the place")]
    fn place(key: u64) -> usize {
        usize::from(key as u16)
    }

    fn sort(keys: &mut Vec<u64>) {
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
        u128::from(self) << 48 | u128::from(from) << 32 | u128::from(to) << 16
    }

    #[expect(clippy::cast_possible_truncation, reason = "cuts out the parts")]
    fn edge(key: u128) -> (u64, u16, u16) {
        ((key >> 48) as u64, (key >> 32) as u16, (key >> 16) as u16)
    }

    fn with_place(key: u128, place: usize) -> u128 {
        key | place as u128
    }

    #[expect(clippy::cast_possible_truncation, reason = "cuts out the place")]
    fn place(key: u128) -> usize {
        usize::from(key as u16)
    }

    fn sort(keys: &mut Vec<u128>) {
        *keys = order::sorted(keys, |&key| key);
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
