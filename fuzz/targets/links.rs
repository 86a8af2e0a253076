//! Any bytes as links.

use twintree::text::links::{Numbering, Sizes, check_sizes, read, read_pair, write};

/// Reading does not panic and points into the text; what is written is read as the same links.
pub(crate) fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for numbering in [Numbering::FromOne, Numbering::FromZero] {
        let (pairs, diagnostics) = read(text, numbering);
        super::places::check(text, &diagnostics);
        for (pair, links) in (0..).zip(&pairs) {
            let sizes = Sizes { left: 5, right: 6 };
            let beyond = check_sizes(links, sizes, numbering, pair);
            super::places::check(text, &beyond);
            let inside = links.iter().all(|link| link.left <= 5 && link.right <= 6);
            assert_eq!(inside, beyond.is_empty());
        }
        let written = write(&pairs, numbering);
        let (again, problems) = read(&written, numbering);
        assert!(problems.is_empty());
        assert_eq!(write(&again, numbering), written);
        let (_, diagnostics) = read_pair(text, numbering);
        super::places::check(text, &diagnostics);
    }
}
