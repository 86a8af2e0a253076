//! Tree edit distance against the crate `apted`, in one process: both take turns, the least time of each
//! counts, and both have to say the same. Run with `cargo bench --bench tree_edit`; a word after `--`
//! selects the lines that contain it.

use std::hint::black_box;
use std::time::{Duration, Instant};

use apted::{APTED, Node, StringNodeData, StringUnitCostModel};
use twintree::Tree;
use twintree::distances::tree_edit::{Labelled, Prices, compare, distance};

/// At least this many rounds, however long they take.
const ROUNDS: u32 = 5;

/// As many more as fit this time: on a machine with other work, the least time is found late.
const PATIENCE: Duration = Duration::from_millis(1500);

/// On random trees at least this many times as fast.
const RANDOM: f64 = 1.3;

/// On other shapes at most a fifth slower.
const SHAPE: f64 = 1.0 / 1.2;

/// Where the longest path of both trees turns at every node, no path of first or last children is good for either:
/// n⁴ steps where apted takes n³. No sentence is like that, and what it costs is only told.
const ODD: f64 = 0.0;

/// `SplitMix64`: the same numbers on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) >> 1).expect("63 bits") % bound
    }
}

const LABELS: &[u8; 20] = b"abcdefghijklmnopqrst";

#[derive(Clone, Copy)]
enum Shape {
    /// Each node below any of those before it.
    Random,
    /// Each node with at most four children, as phrases have them.
    Phrases,
    /// A spine of first children, each with a sibling.
    Left,
    /// A spine of last children.
    Right,
    /// A spine of first and last children in turn.
    Zigzag,
    /// Two children each.
    Binary,
    /// One root over all others.
    Flat,
}

/// The parent of each node but the first one.
fn parents(shape: Shape, nodes: usize, random: &mut Random) -> Vec<usize> {
    let mut open = vec![0];
    (1..nodes)
        .map(|node| match shape {
            Shape::Random => random.below(node),
            Shape::Phrases => {
                let at = random.below(open.len());
                let parent = open[at];
                if random.below(3) == 0 {
                    open.swap_remove(at);
                }
                open.push(node);
                parent
            }
            // Nodes come two by two: the spine is the first of them or the second.
            Shape::Left | Shape::Zigzag if node < 3 => 0,
            Shape::Left => (node - 1) / 2 * 2 - 1,
            Shape::Right => (node - 1) / 2 * 2,
            Shape::Zigzag => (node - 1) / 2 * 2 - (node - 1) / 2 % 2,
            Shape::Binary => (node - 1) / 2,
            Shape::Flat => 0,
        })
        .collect()
}

/// One tree in both forms.
struct Both {
    tree: Tree,
    labels: Vec<u8>,
    node: Node<StringNodeData>,
}

fn both(shape: Shape, nodes: usize, random: &mut Random) -> Both {
    let parents = parents(shape, nodes, random);
    let labels: Vec<u8> = (0..nodes)
        .map(|_| LABELS[random.below(LABELS.len())])
        .collect();
    let heads: Vec<Option<u32>> = std::iter::once(None)
        .chain(parents.iter().map(|&parent| u32::try_from(parent).ok()))
        .collect();
    let tree = Tree::new(&heads).expect("a tree");
    let data = |label: u8| StringNodeData::new(char::from(label).to_string());
    let mut built: Vec<Option<Node<StringNodeData>>> = (0..nodes).map(|_| None).collect();
    for node in (0..nodes).rev() {
        let mut own = Node::new(data(labels[node]));
        for child in (node + 1..nodes).filter(|&child| parents[child - 1] == node) {
            own.add_child(built[child].take().expect("children come later"));
        }
        built[node] = Some(own);
    }
    Both {
        tree,
        labels,
        node: built[0].take().expect("the root"),
    }
}

fn time(calls: u32, work: &mut dyn FnMut() -> f64) -> Duration {
    let start = Instant::now();
    for _ in 0..calls {
        black_box(work());
    }
    start.elapsed() / calls
}

/// Prints one line; returns whether the least ratio asked for is reached.
fn race(name: &str, floor: f64, pairs: &[(Both, Both)]) -> bool {
    let wanted = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'));
    if wanted.is_some_and(|wanted| !name.contains(&wanted)) {
        return true;
    }
    let costs = |left: &'_ Both, right: &'_ Both| (left.labels.clone(), right.labels.clone());
    let labels: Vec<_> = pairs
        .iter()
        .map(|(left, right)| costs(left, right))
        .collect();
    let mut ours = || -> f64 {
        let each = pairs.iter().zip(&labels).map(|((left, right), labels)| {
            let costs = Labelled {
                prices: Prices::UNIT,
                left: &labels.0,
                right: &labels.1,
            };
            f64::from(distance(&left.tree, &right.tree, &costs).expect("small trees"))
        });
        each.sum()
    };
    let mut whole = || -> f64 {
        let each = pairs.iter().zip(&labels).map(|((left, right), labels)| {
            let costs = Labelled {
                prices: Prices::UNIT,
                left: &labels.0,
                right: &labels.1,
            };
            f64::from(
                compare(&left.tree, &right.tree, &costs)
                    .expect("small trees")
                    .distance,
            )
        });
        each.sum()
    };
    let mut theirs = || -> f64 {
        let each = pairs.iter().map(|(left, right)| {
            let mut apted = APTED::new(StringUnitCostModel);
            f64::from(apted.compute_edit_distance(&left.node, &right.node))
        });
        each.sum()
    };
    assert!(
        ours().total_cmp(&theirs()).is_eq(),
        "{name}: different answers"
    );
    let each = time(1, &mut theirs).as_nanos().max(1);
    let calls = u32::try_from(4_000_000 / each)
        .unwrap_or(1)
        .clamp(1, 10_000);
    let mut least = [Duration::MAX; 3];
    let (start, mut rounds) = (Instant::now(), 0);
    while rounds < ROUNDS || start.elapsed() < PATIENCE {
        least[0] = least[0].min(time(calls, &mut ours));
        least[1] = least[1].min(time(calls, &mut theirs));
        least[2] = least[2].min(time(calls, &mut whole));
        rounds += 1;
    }
    let count = u32::try_from(pairs.len()).unwrap_or(1);
    let [ours, theirs, whole] = least.map(|least| least / count);
    let ratio = theirs.as_secs_f64() / ours.as_secs_f64();
    let mark = if ratio < floor { "  MISSED" } else { "" };
    println!(
        "{name:<28}{theirs:>12.2?}{ours:>12.2?}{ratio:>8.2}×   at least {floor:.2}×{mark}   with mapping {whole:.2?}"
    );
    ratio >= floor
}

fn main() {
    let mut random = Random(1);
    let mut pairs = |one, other, nodes, count: usize| -> Vec<(Both, Both)> {
        let mut pair = || {
            (
                both(one, nodes, &mut random),
                both(other, nodes, &mut random),
            )
        };
        (0..count).map(|_| pair()).collect()
    };
    println!(
        "{:<28}{:>12}{:>12}{:>9}",
        "a pair", "apted", "twintree", "ratio"
    );
    let mut reached = true;
    for nodes in [10, 25, 60, 100, 200, 500] {
        let count = 200 / nodes + 1;
        for (name, shape) in [("random", Shape::Random), ("phrases", Shape::Phrases)] {
            let pairs = pairs(shape, shape, nodes, count);
            reached &= race(&format!("{name} {nodes}"), RANDOM, &pairs);
        }
    }
    let shapes = [
        ("left", Shape::Left),
        ("right", Shape::Right),
        ("zigzag", Shape::Zigzag),
        ("binary", Shape::Binary),
        ("flat", Shape::Flat),
    ];
    for nodes in [31, 127, 511] {
        for (name, shape) in shapes {
            let pairs = pairs(shape, shape, nodes, 1);
            let floor = if name == "zigzag" { ODD } else { SHAPE };
            reached &= race(&format!("{name} {nodes}"), floor, &pairs);
        }
        for (name, one, other) in [
            ("left right", Shape::Left, Shape::Right),
            ("zigzag binary", Shape::Zigzag, Shape::Binary),
            ("random zigzag", Shape::Random, Shape::Zigzag),
        ] {
            let pairs = pairs(one, other, nodes, 1);
            reached &= race(&format!("{name} {nodes}"), SHAPE, &pairs);
        }
    }
    assert!(reached, "a ratio is below its floor");
}
