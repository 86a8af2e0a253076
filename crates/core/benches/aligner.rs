//! The aligner against its definition, and child matching against the crate `lapjv`.
//!
//! Every figure is the least of several rounds in which all rivals took turns in one process; what
//! counts is the ratio. The results are compared, too.

use std::collections::HashMap;
use std::fmt::Write;
use std::hint::black_box;
use std::time::Duration;

use lapjv::{Matrix, lapjv};
use twintree::relations::aligner::{Annotated, AnnotatedPair, Matcher, Table, Weights};
use twintree::relations::synonyms::Synonyms;
use twintree::{NodeId, Pair, PairOptions, Symbol};

mod rivals;

use rivals::{race, ratio};

/// `SplitMix64`: the same numbers on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % bound
    }
}

fn matching(size: usize, most: u64, count: usize, random: &mut Random) {
    let matrices: Vec<Vec<u32>> = (0..count)
        .map(|_| {
            (0..size * size)
                .map(|_| u32::try_from(random.below(most + 1)).unwrap_or(0))
                .collect()
        })
        .collect();
    let costs: Vec<Matrix<f64>> = matrices
        .iter()
        .map(|weights| {
            let costs = weights.iter().map(|&weight| -f64::from(weight)).collect();
            Matrix::from_shape_vec((size, size), costs).expect("a square")
        })
        .collect();
    let mut matcher = Matcher::new();
    for (weights, costs) in matrices.iter().zip(&costs) {
        matcher.load(size, size, |row, column| weights[row * size + column]);
        let (columns, _) = lapjv(costs).expect("a square");
        let theirs: u64 = (0..size)
            .map(|row| u64::from(weights[row * size + columns[row]]))
            .sum();
        assert_eq!(matcher.value(), theirs);
    }
    let [ours, theirs] = race([
        &mut || {
            for weights in &matrices {
                matcher.load(size, size, |row, column| weights[row * size + column]);
                black_box(matcher.value());
            }
        },
        &mut || {
            for costs in &costs {
                black_box(lapjv(black_box(costs)).is_ok());
            }
        },
    ]);
    let each = u32::try_from(count).unwrap_or(1);
    println!(
        "matching {size:>2} x {size:<2} weights 0..={most:<6} {:>10.2?}   lapjv {:>10.2?}   ratio {:.2}",
        ours / each,
        theirs / each,
        ratio(ours, theirs)
    );
}

/// A sentence in CoNLL-U in the shape of a real one: most words hang near by, and a few words have
/// many children.
fn sentence(words: usize, random: &mut Random) -> String {
    let mut text = String::new();
    for word in 0..words as u64 {
        let head = match word {
            0 => 0,
            _ if random.below(8) == 0 => random.below(word) + 1,
            _ => word - random.below(5.min(word)),
        };
        let (label, form) = (random.below(12), random.below(3 * words as u64));
        let id = word + 1;
        let _ = writeln!(
            text,
            "{id}\tword{form}\t_\tNOUN\t_\t_\t{head}\tlabel{label}\t_\t_"
        );
    }
    text
}

/// S as it is defined, each pair of nodes once, pairings by trying all sets of partners.
struct Recursion<'a> {
    left: &'a Annotated<'a>,
    right: &'a Annotated<'a>,
    known: HashMap<(NodeId, NodeId), u32>,
}

impl Recursion<'_> {
    fn string(side: &Annotated<'_>, node: NodeId) -> Vec<u32> {
        let dependencies = side.dependencies();
        let nodes = twintree::tree::subtree::nodes(dependencies.tree(), node).into_iter();
        nodes
            .map(|node| side.form(node))
            .map(Symbol::index)
            .collect()
    }

    fn score(&mut self, v: NodeId, w: NodeId) -> u32 {
        if let Some(&score) = self.known.get(&(v, w)) {
            return score;
        }
        let (left, right) = (self.left, self.right);
        let (up, down) = (left.dependencies(), right.dependencies());
        let node = if Self::string(left, v) == Self::string(right, w) {
            10
        } else if left.lemma(v) == right.lemma(w) {
            5
        } else {
            0
        };
        let (children, others) = (up.tree().children(v), down.tree().children(w));
        // By set of partners taken: the most that the children so far can have with them.
        let mut best = HashMap::from([(0_u64, 0_u32)]);
        for &child in children {
            let mut next = best.clone();
            for (at, &other) in others.iter().enumerate() {
                let edge = u32::from(up.label(child) == down.label(other));
                let weight = edge + self.score(child, other);
                for (&taken, &sum) in &best {
                    if taken & (1 << at) == 0 {
                        let most = next.entry(taken | (1 << at)).or_insert(0);
                        *most = (sum + weight).max(*most);
                    }
                }
            }
            best = next;
        }
        let mut score = node + best.values().copied().max().unwrap_or(0);
        for &child in children {
            score = score.max(self.score(child, w));
        }
        for &other in others {
            score = score.max(self.score(v, other));
        }
        self.known.insert((v, w), score);
        score
    }
}

/// Returns the time for each pair of nodes, in nanoseconds.
fn table(words: usize, count: usize, with_recursion: bool, random: &mut Random) -> f64 {
    let texts: Vec<[String; 2]> = (0..count)
        .map(|_| [sentence(words, random), sentence(words, random)])
        .collect();
    let read: Vec<Pair<'_>> = texts
        .iter()
        .map(|[left, right]| Pair::read(left, right, "", &PairOptions::default()))
        .collect();
    let pairs: Vec<AnnotatedPair<'_>> = read
        .iter()
        .map(|pair| AnnotatedPair::new(pair).expect("sound texts"))
        .collect();
    let synonyms = Synonyms::new();
    let ours = |pair: &AnnotatedPair<'_>| {
        let table = Table::new(pair, &synonyms, Weights::default());
        table.expect("small trees").root_score()
    };
    let naive = |pair: &AnnotatedPair<'_>| {
        let mut recursion = Recursion {
            left: &pair.left,
            right: &pair.right,
            known: HashMap::new(),
        };
        let [left, right] = [&pair.left, &pair.right].map(|side| side.dependencies().tree());
        recursion.score(left.root(), right.root())
    };
    let mut fast = || pairs.iter().for_each(|pair| _ = black_box(ours(pair)));
    let cells = u32::try_from(count * words * words).map_or(f64::NAN, f64::from);
    let per_pair = |time: Duration| time.as_secs_f64() * 1e9 / cells;
    let fast_time = if with_recursion {
        assert!(pairs.iter().all(|pair| ours(pair) == naive(pair)));
        let mut slow = || pairs.iter().for_each(|pair| _ = black_box(naive(pair)));
        let [fast, slow] = race([&mut fast, &mut slow]);
        println!(
            "table {words:>3} words a side   {:>10.2?}   memoised recursion {:>10.2?}   {:.0} times faster",
            fast / u32::try_from(count).unwrap_or(1),
            slow / u32::try_from(count).unwrap_or(1),
            ratio(slow, fast)
        );
        fast
    } else {
        let [fast] = race([&mut fast]);
        println!(
            "table {words:>3} words a side   {:>10.2?}",
            fast / u32::try_from(count).unwrap_or(1)
        );
        fast
    };
    per_pair(fast_time)
}

fn main() {
    let mut random = Random(2005);
    for (size, count) in [(8, 400), (50, 30)] {
        for most in [12, 100, 100_000] {
            matching(size, most, count, &mut random);
        }
    }
    let mut each = Vec::new();
    for (words, count) in [(25, 40), (60, 20), (200, 4), (500, 2)] {
        each.push((words, table(words, count, words <= 60, &mut random)));
    }
    let base = each[0].1;
    for (words, nanoseconds) in each {
        println!(
            "table {words:>3} words a side   {nanoseconds:.1} ns per pair of nodes, {:.2} times that of 25",
            nanoseconds / base
        );
    }
}
