//! Any bytes as links.

use twintree::AnnotatedLink;
use twintree::text::Diagnostics;
use twintree::text::links::{LinkText, Numbering, Sizes, check_sizes, read, read_pair, write};

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
            let mut beyond = Diagnostics::new();
            check_sizes(links, sizes, numbering, pair, &mut beyond);
            super::places::check(text, &beyond);
            let inside = links.iter().all(|one| {
                let link = one.marked().link;
                link.left.get() <= 5 && link.right.get() <= 6
            });
            assert_eq!(inside, beyond.is_empty());
        }
        let written = write(&pairs, numbering);
        let (again, problems) = read(&written, numbering);
        assert!(problems.is_empty());
        let marked = |pairs: &[Vec<LinkText>]| -> Vec<Vec<AnnotatedLink>> {
            let line = |links: &Vec<LinkText>| links.iter().map(AnnotatedLink::from).collect();
            pairs.iter().map(line).collect()
        };
        assert_eq!(marked(&again), marked(&pairs));
        assert_eq!(write(&again, numbering), written);
        let (_, diagnostics) = read_pair(text, numbering);
        super::places::check(text, &diagnostics);
    }
}
