use super::{SpanningTree, Step, Tie, TieBreak, Verdict};
use super::{kruskal_steps, minimum, minimum_with, prim_steps};
use crate::notation;
use crate::paths::disparity::Disparity;
use crate::paths::meta_graph::{Edge, MetaGraph};
use alloc::vec;
use alloc::vec::Vec;

fn holmes() -> MetaGraph {
    let pair = notation::pair(
        notation::HOLMES_LEFT,
        notation::HOLMES_RIGHT,
        notation::HOLMES_LINKS,
    );
    MetaGraph::new(pair.dependencies().expect("two trees")).expect("a small graph")
}

fn ends(edges: &[Edge]) -> Vec<(u32, u32)> {
    edges.iter().map(|edge| (edge.from, edge.to)).collect()
}

#[test]
fn the_tree_of_the_thesis_and_the_other_end_of_its_range() {
    let tree = minimum(&holmes());
    assert_eq!(ends(tree.edges()), [(2, 3), (0, 1), (4, 5), (1, 3), (3, 4)]);
    assert_eq!((tree.distance(), tree.maximum()), (5, 10));
    let longest = minimum_with(&holmes(), TieBreak::LargestMaximum);
    assert_eq!((longest.distance(), longest.maximum()), (5, 11));
}

#[test]
fn a_graph_without_edges_has_an_empty_tree() {
    for vertices in [0, 1] {
        let graph = MetaGraph::from_fn(vertices, |_, _| Disparity::default());
        let graph = graph.expect("a small graph");
        assert_eq!(minimum(&graph), SpanningTree::default());
        assert_eq!(kruskal_steps(&graph).count(), 0);
        assert_eq!(prim_steps(&graph).count(), 0);
    }
}

/// A step, without what is checked elsewhere.
fn outline(steps: impl Iterator<Item = Step>) -> Vec<(u32, u32, bool, Tie)> {
    steps
        .map(|step| {
            (
                step.edge.from,
                step.edge.to,
                step.verdict == Verdict::Taken,
                step.tie,
            )
        })
        .collect()
}

#[test]
fn kruskal_considers_the_edges_in_order_and_stops_when_all_are_connected() {
    let expected = [
        (2, 3, true, Tie::Maximum),
        (0, 1, true, Tie::None),
        (4, 5, true, Tie::None),
        (1, 3, true, Tie::Maximum),
        (0, 3, false, Tie::Vertices),
        (3, 4, true, Tie::None),
    ];
    assert_eq!(outline(kruskal_steps(&holmes())), expected);
    let rejected = kruskal_steps(&holmes()).nth(4).map(|step| step.verdict);
    assert_eq!(
        rejected,
        Some(Verdict::Rejected {
            through: vec![0, 1, 3]
        })
    );
    let components: Vec<Vec<u32>> = kruskal_steps(&holmes()).map(|s| s.components).collect();
    assert_eq!(components[2], [0, 0, 2, 2, 4, 4]);
    assert_eq!(components[5], [0; 6]);
    let sums: Vec<_> = kruskal_steps(&holmes())
        .map(|s| (s.distance, s.maximum))
        .collect();
    assert_eq!(sums, [(0, 0), (0, 2), (1, 5), (3, 7), (3, 7), (5, 10)]);
}

#[test]
fn prim_grows_one_tree_from_the_first_link() {
    // From "the": detective (0/2), then becoming (2/2), is (0/0); the–becoming (2/3) is known since
    // the start and now inside; becoming–a (2/3), a–Sherlock (1/3).
    let expected = [
        (0, 1, true, Tie::None),
        (1, 3, true, Tie::Maximum),
        (2, 3, true, Tie::None),
        (0, 3, false, Tie::Vertices),
        (3, 4, true, Tie::None),
        (4, 5, true, Tie::None),
    ];
    assert_eq!(outline(prim_steps(&holmes())), expected);
    let steps: Vec<Step> = prim_steps(&holmes()).collect();
    assert_eq!(steps[0].components, [0, 0, 2, 3, 4, 5]);
    assert_eq!(ends(&steps[0].frontier)[..3], [(1, 3), (0, 3), (1, 2)]);
    assert_eq!(
        steps[3].verdict,
        Verdict::Rejected {
            through: vec![0, 1, 3]
        }
    );
    assert_eq!((steps[5].distance, steps[5].maximum), (5, 10));
}

#[test]
fn among_equal_edges_the_smaller_vertices_come_first() {
    let equal = |_, _| Disparity {
        distance: 1,
        maximum: 2,
    };
    for vertices in 2..7 {
        let graph = MetaGraph::from_fn(vertices, equal).expect("a small graph");
        let star: Vec<(u32, u32)> = (1..).take(vertices - 1).map(|to| (0, to)).collect();
        assert_eq!(ends(minimum(&graph).edges()), star);
        let last = kruskal_steps(&graph).last().map(|step| step.tie);
        assert_eq!(
            last,
            Some(if vertices == 2 {
                Tie::None
            } else {
                Tie::Vertices
            })
        );
    }
}

#[test]
fn the_frontier_lists_no_more_than_its_limit() {
    let equal = |_, _| Disparity {
        distance: 1,
        maximum: 2,
    };
    let graph = MetaGraph::from_fn(200, equal).expect("a small graph");
    let step = prim_steps(&graph).next().expect("a step");
    assert_eq!(step.frontier.len(), Step::FRONTIER);
}
