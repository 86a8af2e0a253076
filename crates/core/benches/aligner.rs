//! The aligner against its definition, and child matching against the crate `lapjv`.
//!
//! Every figure is the least of several rounds in which all rivals took turns in one process; what
//! counts is the ratio. The results are compared, too.

use std::collections::HashMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use lapjv::{Matrix, lapjv};
use twintree::relations::aligner::{Annotated, Matcher, Table, Weights, Word};
use twintree::relations::synonyms::Synonyms;
use twintree::{NodeId, Symbols, Tree};

const ROUNDS: usize = 9;

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

/// Runs the rivals in turns and returns the least time of each.
fn race<const N: usize>(mut rivals: [&mut dyn FnMut(); N]) -> [Duration; N] {
    let mut least = [Duration::MAX; N];
    for _ in 0..ROUNDS {
        for (rival, least) in rivals.iter_mut().zip(&mut least) {
            let start = Instant::now();
            rival();
            *least = start.elapsed().min(*least);
        }
    }
    least
}

fn ratio(one: Duration, other: Duration) -> f64 {
    one.as_secs_f64() / other.as_secs_f64()
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

/// A tree in the shape of a sentence: most words hang near by, and a few words have many children.
fn sentence(words: usize, symbols: &mut Symbols, random: &mut Random) -> Annotated {
    let mut heads: Vec<Option<u32>> = vec![None; words];
    for (word, place) in (0_u64..).zip(&mut heads).skip(1) {
        let near = 1 + random.below(5.min(word));
        let head = if random.below(8) == 0 {
            random.below(word)
        } else {
            word - near
        };
        *place = u32::try_from(head).ok();
    }
    let mut pick =
        |prefix: &str, bound| symbols.intern(&format!("{prefix}{}", random.below(bound)));
    let labels: Vec<_> = (0..words).map(|_| pick("label", 12)).collect();
    let nodes: Vec<Word> = (0..words)
        .map(|_| {
            let form = pick("word", 3 * words as u64);
            Word {
                form,
                lemma: form,
                content: true,
            }
        })
        .collect();
    let tree = Tree::new(&heads, &labels).expect("heads come before");
    Annotated::new(tree, &nodes).expect("a word for each node")
}

/// S as it is defined, each pair of nodes once, pairings by trying all sets of partners.
struct Recursion<'a> {
    left: &'a Annotated,
    right: &'a Annotated,
    known: HashMap<(NodeId, NodeId), u32>,
}

impl Recursion<'_> {
    fn string(side: &Annotated, node: NodeId) -> Vec<u32> {
        let nodes = twintree::tree::subtree::nodes(side.tree(), node).into_iter();
        nodes.map(|node| side.form(node).index()).collect()
    }

    fn score(&mut self, v: NodeId, w: NodeId) -> u32 {
        if let Some(&score) = self.known.get(&(v, w)) {
            return score;
        }
        let (left, right) = (self.left, self.right);
        let node = if Self::string(left, v) == Self::string(right, w) {
            10
        } else if left.lemma(v) == right.lemma(w) {
            5
        } else {
            0
        };
        let (children, others) = (left.tree().children(v), right.tree().children(w));
        // By set of partners taken: the most that the children so far can have with them.
        let mut best = HashMap::from([(0_u64, 0_u32)]);
        for &child in children {
            let mut next = best.clone();
            for (at, &other) in others.iter().enumerate() {
                let edge = u32::from(left.tree().label(child) == right.tree().label(other));
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
    let pairs: Vec<(Annotated, Annotated, Symbols)> = (0..count)
        .map(|_| {
            let mut symbols = Symbols::new();
            let left = sentence(words, &mut symbols, random);
            let right = sentence(words, &mut symbols, random);
            (left, right, symbols)
        })
        .collect();
    let synonyms = Synonyms::new();
    let ours = |(left, right, symbols): &(Annotated, Annotated, Symbols)| {
        let table = Table::new(left, right, symbols, &synonyms, Weights::default());
        table.expect("small trees").root_score()
    };
    let naive = |(left, right, _): &(Annotated, Annotated, Symbols)| {
        let mut recursion = Recursion {
            left,
            right,
            known: HashMap::new(),
        };
        recursion.score(left.tree().root(), right.tree().root())
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
