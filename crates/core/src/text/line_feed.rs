//! Where the first line ends.

/// Bytes looked at together: as many as the widest registers hold.
const BLOCK: usize = 32;

/// The place of the first line feed.
///
/// # Complexity
/// Linear in the bytes before it, a block at a time.
pub(crate) fn line_feed(bytes: &[u8]) -> Option<usize> {
    let is_line_feed = |&byte: &u8| byte == b'\n';
    let (blocks, _) = bytes.as_chunks::<BLOCK>();
    // Without a way out inside a block, the compiler compares all of its bytes at once.
    let has_none = |block: &&[u8; BLOCK]| !block.iter().fold(false, |any, b| any | is_line_feed(b));
    let start = BLOCK * blocks.iter().take_while(has_none).count();
    let place = bytes.get(start..)?.iter().position(is_line_feed)?;
    Some(start + place)
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;

    #[test]
    fn the_first_line_feed_is_found_wherever_it_is() {
        for length in 0..100 {
            let mut bytes = vec![b'a'; length];
            assert_eq!(line_feed(&bytes), None, "{length}");
            for place in (0..length).rev() {
                bytes[place] = b'\n';
                assert_eq!(line_feed(&bytes), Some(place), "{length}");
            }
        }
    }
}
