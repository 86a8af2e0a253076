//! Any two texts and links, through everything to the score.

use twintree::dependency::{Labels, tree};
use twintree::paths::comparison::compare;
use twintree::paths::disparity::Disparity;
use twintree::paths::score::Ratio;
use twintree::text::conllu::read_bytes;
use twintree::text::links::{Numbering, read_pair};
use twintree::{Alignment, Symbols};

/// Parts the two texts and the links.
const BORDER: &str = "\n%%\n";

/// Every sound pair has a score or a reason, and the fast weights are those of the definition.
pub(crate) fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let mut parts = text.splitn(3, BORDER).map(str::as_bytes);
    let mut next = || parts.next().unwrap_or_default();
    let (left, right, links) = (next(), next(), next());
    let (left, right) = (read_bytes(left).0, read_bytes(right).0);
    let (Some(left), Some(right)) = (left.first(), right.first()) else {
        return;
    };
    let mut symbols = Symbols::new();
    let trees = [left, right].map(|sentence| tree(sentence, &mut symbols, Labels::WithoutSubtype));
    let [Ok(left), Ok(right)] = trees else {
        return;
    };
    let (links, _) = read_pair(
        std::str::from_utf8(links).unwrap_or_default(),
        Numbering::FromOne,
    );
    let links = links
        .iter()
        .filter(|link| link.left as usize <= left.len() && link.right as usize <= right.len());
    let links = links.map(|link| (link.left - 1, link.right - 1, link.relation));
    let alignment = Alignment::new(&left, &right, links).expect("every link names words");
    // The definition walks every path; more links than these take the fuzzer too long.
    if alignment.links().len() > 60 {
        return;
    }
    let comparison = compare(&left, &right, &alignment).expect("so few links are never too many");
    for edge in comparison.graph.edges() {
        let [from, to] = [edge.from, edge.to].map(|vertex| alignment.links()[vertex as usize]);
        assert_eq!(edge.disparity, Disparity::between(&left, &right, from, to));
    }
    match comparison.score.ratio().map(Ratio::similarity) {
        None => assert!(comparison.spanning_tree.maximum() == 0),
        Some(similarity) => assert!(similarity.is_some_and(|value| (0.0..=1.0).contains(&value))),
    }
}
