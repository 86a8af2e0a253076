//! Where a line ends and where its tabs are, eight bytes at a time.
//!
//! `"1\tGo\n..."` is 4 bytes long and has one tab, at 1. Every byte of a file comes through here, so
//! that a whole machine word is examined at once. The test for equal bytes is exact: see H. S.
//! Warren, *Hacker's Delight*, 2nd edition, section 6-1.

use super::row::COLUMNS;

/// The low seven bits of every byte.
const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
/// One in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The length of the first line, the places of its first ten tabs, and how many tabs it has.
pub(super) fn cut(bytes: &[u8]) -> (usize, [usize; COLUMNS], usize) {
    let mut places = [0; COLUMNS];
    let mut tabs = 0;
    let mut mark = |place: usize| {
        if let Some(next) = places.get_mut(tabs) {
            *next = place;
        }
        tabs += 1;
    };
    let (words, rest) = bytes.as_chunks::<8>();
    let mut start = 0;
    let mut end = None;
    for word in words {
        let word = u64::from_le_bytes(*word);
        let ends = equal(word, b'\n');
        // Only the tabs before the line's end: those bits are lower.
        let mut found = equal(word, b'\t') & ends.wrapping_sub(1) & !ends;
        while found != 0 {
            mark(start + (found.trailing_zeros() / 8) as usize);
            found &= found - 1;
        }
        if ends != 0 {
            end = Some(start + (ends.trailing_zeros() / 8) as usize);
            break;
        }
        start += 8;
    }
    let length = end.unwrap_or_else(|| {
        for (place, byte) in (start..).zip(rest) {
            match byte {
                b'\t' => mark(place),
                b'\n' => return place,
                _ => {}
            }
        }
        bytes.len()
    });
    (length, places, tabs)
}

/// The highest bit of every byte of the word that is that byte.
fn equal(word: u64, byte: u8) -> u64 {
    let differing = word ^ (ONES * u64::from(byte));
    !(((differing & LOW) + LOW) | differing | LOW)
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    /// Byte by byte.
    fn naive(bytes: &[u8]) -> (usize, Vec<usize>) {
        let length = bytes
            .iter()
            .position(|&byte| byte == b'\n')
            .unwrap_or(bytes.len());
        let tabs = bytes
            .iter()
            .take(length)
            .enumerate()
            .filter(|(_, byte)| **byte == b'\t');
        (length, tabs.map(|(place, _)| place).collect())
    }

    #[test]
    fn lines_are_cut_as_byte_by_byte() {
        // Every text of up to 13 bytes that differ little from tab and line feed: around a word's
        // edge, and with the bytes for which an inexact test is fooled.
        for pattern in 0..4_u32.pow(9) {
            let letter = |place: u32| match pattern / 4_u32.pow(place) % 4 {
                0 => b'\t',
                1 => b'\n',
                2 => 0x08,
                _ => 0x8b,
            };
            let text: Vec<u8> = [b'a'; 4].into_iter().chain((0..9).map(letter)).collect();
            let (length, places, tabs) = cut(&text);
            let (expected, all) = naive(&text);
            assert_eq!((length, tabs), (expected, all.len()), "{text:?}");
            assert_eq!(
                places.iter().copied().take(tabs).collect::<Vec<_>>(),
                all,
                "{text:?}"
            );
        }
    }

    #[test]
    fn tabs_after_the_tenth_are_counted() {
        let (length, places, tabs) = cut(&[b'\t'; 23]);
        assert_eq!((length, tabs), (23, 23));
        assert_eq!(places, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
}
