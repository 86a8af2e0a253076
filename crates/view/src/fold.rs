//! What is alike in both trees and can be drawn as one.

use twintree::paths;

use crate::{Link, Request};

answers! {
    /// A phrase that is alike in both trees, but for the relation that it hangs on.
    #[derive(Copy)]
    pub struct Fold from(fold: paths::Fold) {
        /// Its head on both sides.
        pub head: Link = fold.head.into(),
        /// The ids of its first and its last word in the left sentence; at least two words.
        #[tsify(type = "[number, number]")]
        pub left: [u32; 2] = fold.left.map(twintree::WordId::get),
        /// Those in the right sentence, as many words.
        #[tsify(type = "[number, number]")]
        pub right: [u32; 2] = fold.right.map(twintree::WordId::get),
    }
}

impl Fold {
    /// The folds of a pair, in the order of the left sentence; none where it cannot be compared, or where its
    /// paths are too long for what differs to be named.
    pub fn list(request: &Request) -> Vec<Self> {
        let Ok(pair) = request.read() else {
            return Vec::new();
        };
        let found = pair.dependencies().ok().and_then(|trees| {
            let tree = paths::compare(trees).ok()?.spanning_tree;
            let charges = paths::charges(trees, &tree).ok()?;
            Some(paths::folds(trees, &charges))
        });
        found.into_iter().flatten().map(Self::from).collect()
    }
}
