//! The whole measure: from two trees and their alignment to all results.

use crate::pair::DependencyPair;
use crate::paths::disparity;
use crate::paths::meta_graph::MetaGraph;
use crate::paths::score::{self, Coverage, Score};
use crate::paths::spanning::{self, SpanningTree, TieBreak};
use crate::ratio::Ratio;
use crate::too_large::TooLarge;

/// What a pair of trees gives.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// How much any two links disagree.
    pub graph: MetaGraph,
    /// The edges that the score is taken from.
    pub spanning_tree: SpanningTree,
    /// The score, or why there is none.
    pub score: Score,
    /// The score over all minimum spanning trees, where there is a score.
    pub range: Option<Range>,
    /// The total over all pairs of links, which the spanning tree replaces.
    pub total: Ratio,
    /// How many words have a counterpart.
    pub coverage: Coverage,
}

/// The least and the most similar score of all minimum spanning trees.
///
/// They all have the same distance, so that the one of the smallest maximum, from which the score
/// is taken, is the least similar one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The least similar.
    pub low: Ratio,
    /// The most similar.
    pub high: Ratio,
}

/// Compares the trees of a pair by the paths between their aligned words. See [`Pair`] for an
/// example.
///
/// # Errors
/// [`TooLarge`], before the memory is allocated.
///
/// # Complexity
/// That of [`MetaGraph::new`]: O(k²) for k links in trees of the usual depth.
///
/// [`Pair`]: crate::pair::Pair
pub fn compare(pair: DependencyPair<'_>) -> Result<Comparison, TooLarge> {
    let mut workspace = Workspace::new();
    let score = workspace.measure(pair)?;
    let range = workspace.range();
    Ok(Comparison {
        score,
        range,
        total: score::total(&workspace.graph),
        coverage: Coverage::of(pair.alignment()),
        graph: workspace.graph,
        spanning_tree: workspace.spanning_tree,
    })
}

/// The same for many pairs, reusing memory: after the first few pairs
/// of a corpus of ordinary sentences, nothing more is allocated. Pairs whose paths are so long
/// that their disparities need the wide form sort the edges of their trees in new memory, and the
/// table is given up where one form follows the other.
#[derive(Clone, Debug, Default)]
pub struct Workspace {
    disparities: disparity::Scratch,
    graph: MetaGraph,
    spanning: spanning::Scratch,
    /// That of `graph`.
    spanning_tree: SpanningTree,
    /// Another one of `graph`, for the range.
    other_tree: SpanningTree,
}

impl Workspace {
    /// An empty workspace.
    pub fn new() -> Self {
        Self::default()
    }

    /// Compares the trees of a pair and returns the score.
    ///
    /// # Errors
    /// [`TooLarge`], before the memory is allocated; the workspace can still be used for another
    /// pair.
    pub fn measure(&mut self, pair: DependencyPair<'_>) -> Result<Score, TooLarge> {
        self.graph.rewrite(pair, &mut self.disparities)?;
        let tree = &mut self.spanning_tree;
        spanning::rewrite(
            &self.graph,
            TieBreak::SmallestMaximum,
            &mut self.spanning,
            tree,
        );
        Ok(Score::of(tree, pair.alignment().len()))
    }

    /// The graph of the pair measured last.
    pub fn graph(&self) -> &MetaGraph {
        &self.graph
    }

    /// The spanning tree of the pair measured last.
    pub fn spanning_tree(&self) -> &SpanningTree {
        &self.spanning_tree
    }

    /// The range of the score of the pair measured last, where it has one.
    pub fn range(&mut self) -> Option<Range> {
        let low = Score::of(&self.spanning_tree, self.graph.vertices()).ratio()?;
        let tree = &mut self.other_tree;
        let ties = TieBreak::LargestMaximum;
        spanning::rewrite(&self.graph, ties, &mut self.spanning, tree);
        let high = Score::of(tree, self.graph.vertices()).ratio()?;
        Some(Range { low, high })
    }
}

#[cfg(test)]
mod tests {
    use super::{Workspace, compare};
    use crate::notation;
    use crate::paths::score::{Score, Undefined};
    use crate::ratio::Ratio;
    use crate::too_large::TooLarge;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    fn ratio(part: u64, whole: u64) -> Ratio {
        Ratio::or_zero(part, whole)
    }

    #[test]
    fn the_example_of_the_thesis_from_trees_to_score() {
        let pair = notation::pair(
            notation::HOLMES_LEFT,
            notation::HOLMES_RIGHT,
            notation::HOLMES_LINKS,
        );
        let comparison = compare(pair.dependencies().expect("two trees")).expect("small enough");
        let shown = |ratio: Option<Ratio>| ratio.map(|ratio| ratio.to_string());
        assert_eq!(shown(comparison.score.ratio()).as_deref(), Some("5/10"));
        assert_eq!(
            shown(comparison.score.similarity()).as_deref(),
            Some("5/10")
        );
        let range = comparison.range.expect("a score");
        assert_eq!(
            (range.low.to_string(), range.high.to_string()),
            ("5/10".into(), "5/11".into())
        );
        assert_eq!(comparison.total.to_string(), "37/49");
    }

    #[track_caller]
    fn check_undefined(links: &str, expected: Undefined) {
        let pair = notation::pair(notation::HOLMES_LEFT, notation::HOLMES_RIGHT, links);
        let comparison = compare(pair.dependencies().expect("two trees")).expect("small enough");
        assert_eq!(comparison.score, Score::Undefined(expected));
        assert_eq!(comparison.range, None);
    }

    #[test]
    fn without_a_path_there_is_no_score_and_it_says_why() {
        check_undefined("", Undefined::NoLinks);
        check_undefined("4-3", Undefined::OneLink);
        check_undefined("4-3 4-4 3-4", Undefined::NoPaths);
    }

    #[test]
    fn a_workspace_goes_on_after_a_pair_that_is_too_large() {
        let chain: Vec<_> = (1..=5_000).map(|n| alloc::format!("a>{}", n - 1)).collect();
        let links: Vec<_> = (1..=5_000).map(|n| alloc::format!("{n}-{n}")).collect();
        let chain = chain.join(" ");
        let large = notation::pair(&chain, &chain, &links.join(" "));
        let small = notation::pair(
            notation::HOLMES_LEFT,
            notation::HOLMES_RIGHT,
            notation::HOLMES_LINKS,
        );
        let mut workspace = Workspace::new();
        for _ in 0..2 {
            let score = workspace.measure(small.dependencies().expect("two trees"));
            assert_eq!(score, Ok(Score::Defined(ratio(5, 10))));
            assert_eq!(
                workspace.range().map(|range| range.high),
                Some(ratio(5, 11))
            );
            let refused = workspace.measure(large.dependencies().expect("two trees"));
            let expected = TooLarge::check("links", 5_000, 4_096);
            assert_eq!(refused.err(), expected.err());
        }
    }
}
