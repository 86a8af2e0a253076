//! Distributions, bins, ranks, tests of significance and replacements: held against the plainest way
//! to compute them.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use proptest::prelude::*;
use twintree::corpus::significance::{Scores, Test, randomise, resample};
use twintree::corpus::{Bins, Distribution, Grid, Histogram, Replacement, Replacements, ranks};
use twintree::paths::Workspace;
use twintree::{Pair, PairOptions, Ratio};

fn quantity(part: u64, whole: u64) -> Ratio {
    Ratio::new(part, whole).expect("something to divide by")
}

fn quantities() -> impl Strategy<Value = Vec<Ratio>> {
    let one = (0..40_u64, 1..20_u64).prop_map(|(part, whole)| quantity(part, whole));
    proptest::collection::vec(one, 1..40)
}

fn distribution(values: &[Ratio]) -> Distribution {
    let mut distribution = Distribution::default();
    for &value in values {
        distribution.add(value);
    }
    distribution
}

/// By definition 7, in floating point.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "few values"
)]
fn plain_quantile(sorted: &[Ratio], share: f64) -> f64 {
    let place = share * (sorted.len() - 1) as f64;
    let (low, high) = (place.floor() as usize, place.ceil() as usize);
    let (low_value, high_value) = (sorted[low].value(), sorted[high].value());
    low_value + (high_value - low_value) * (place - low as f64)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn quartiles_are_those_of_the_sorted_values(values in quantities()) {
        let found = distribution(&values).quartiles().expect("some values");
        let mut sorted = values;
        sorted.sort();
        for (found, share) in found.into_iter().zip([0.25, 0.5, 0.75]) {
            prop_assert!((found.value() - plain_quantile(&sorted, share)).abs() < 1e-12);
        }
    }

    #[test]
    fn parts_of_a_distribution_add_up(values in quantities(), cut in any::<prop::sample::Index>()) {
        let (first, second) = values.split_at(cut.index(values.len()));
        let mut merged = distribution(second);
        merged.merge(&distribution(first));
        let whole = distribution(&values);
        prop_assert_eq!(&merged, &whole);
        for &value in &values {
            let below = values.iter().filter(|&&other| other < value).count() as u64;
            let equal = values.iter().filter(|&&other| other == value).count() as u64;
            prop_assert_eq!((whole.below(value), whole.equal(value)), (below, equal));
        }
    }

    #[test]
    fn each_value_lies_in_its_bin_and_in_no_other(values in quantities(), count in 1..30_u32) {
        let greatest = values.iter().map(|one| one.part()).max().unwrap_or_default();
        for bins in [Bins::of_ratios(count), Bins::of_numbers(greatest, count)] {
            prop_assert!(bins.len() <= count);
            for &value in &values {
                let bin = bins.of(value);
                prop_assert!(bin < bins.len() && bins.start(bin) <= value);
                prop_assert!(bin == bins.len() - 1 || value < bins.start(bin + 1));
            }
            let histogram = Histogram::new(&distribution(&values), bins);
            prop_assert_eq!(histogram.counts.iter().sum::<u64>(), values.len() as u64);
        }
    }

    #[test]
    fn rows_and_columns_of_a_grid_are_histograms(pairs in proptest::collection::vec((0..12_u64, 0..12_u64), 0..40)) {
        let (columns, rows) = (Bins::of_numbers(11, 5), Bins::of_numbers(11, 4));
        let mut grid = Grid::new(columns, rows);
        let mut plain: BTreeMap<(u32, u32), u64> = BTreeMap::new();
        for &(x, y) in &pairs {
            let (x, y) = (Ratio::integer(x), Ratio::integer(y));
            grid.add(x, y);
            *plain.entry((rows.of(y), columns.of(x))).or_default() += 1;
        }
        let filled: Vec<_> = grid.filled().map(|(x, y, count)| ((y, x), count)).collect();
        prop_assert_eq!(filled, plain.into_iter().collect::<Vec<_>>());
        prop_assert_eq!((grid.count(columns.len(), 0), grid.count(0, rows.len())), (0, 0));
    }

    #[test]
    fn a_rank_is_the_mean_of_the_places_that_equal_values_take(values in quantities()) {
        let found = ranks::doubled(values.iter().copied());
        for (&value, rank) in values.iter().zip(found) {
            let below = values.iter().filter(|&&other| other < value).count() as u64;
            let equal = values.iter().filter(|&&other| other == value).count() as u64;
            // (below + 1) to (below + equal)
            prop_assert_eq!(rank, 2 * below + equal + 1);
        }
    }

    #[test]
    fn what_rises_with_the_other_has_the_ranks_of_the_other(values in quantities()) {
        let cube = |one: Ratio| quantity(one.part().pow(3), one.whole().pow(3));
        let pairs: Vec<_> = values.iter().map(|&one| (one, cube(one))).collect();
        let differ = values.iter().any(|&one| one != values[0]);
        let found = ranks::moments(&pairs);
        prop_assert_eq!(found.is_some(), differ);
        if let Some(found) = found {
            prop_assert_eq!(found.variances.map(f64::to_bits), [found.covariance.to_bits(); 2]);
        }
    }

    #[test]
    fn sizes_of_differences_are_ordered_exactly(
        one in proptest::array::uniform2((0..1_u64 << 60, 1..1_u64 << 60)),
        factor in 1..4_u64,
    ) {
        let [first, second] = one.map(|(part, whole)| quantity(part.min(whole), whole));
        let difference = |pair| Scores::new([pair]).expect("they fit").difference();
        let forth = difference([first, second]);
        let back = difference([second, first]);
        prop_assert_eq!(forth.compare_sizes(back), Ordering::Equal);
        let grown = |one: Ratio| quantity(one.part() * factor, one.whole() * factor);
        prop_assert_eq!(forth.compare_sizes(difference([grown(first), grown(second)])), Ordering::Equal);
        let less = quantity(second.part() + 1, second.whole());
        if first > less {
            prop_assert_eq!(forth.compare_sizes(difference([first, less])), Ordering::Greater);
        }
    }
}

fn scores(pairs: &[([u64; 2], [u64; 2])]) -> Scores {
    let part = |[part, whole]: [u64; 2]| quantity(part, whole);
    let pairs = pairs.iter().map(|&(one, other)| [part(one), part(other)]);
    Scores::new(pairs).expect("small numbers")
}

const TEN: [([u64; 2], [u64; 2]); 10] = [
    ([7, 9], [5, 9]),
    ([3, 4], [4, 4]),
    ([9, 12], [7, 11]),
    ([1, 5], [1, 5]),
    ([8, 8], [6, 8]),
    ([4, 10], [5, 10]),
    ([2, 3], [0, 3]),
    ([6, 7], [5, 7]),
    ([5, 9], [4, 9]),
    ([10, 14], [9, 13]),
];

/// The share of all 2ⁿ ways to let pairs change places in which the difference is reached.
#[expect(clippy::cast_precision_loss, reason = "few pairs")]
fn exact_p(pairs: &[([u64; 2], [u64; 2])]) -> f64 {
    let score = |pairs: &[[u64; 2]]| {
        let sum = |at: usize| pairs.iter().map(|pair| pair[at]).sum::<u64>();
        (i128::from(sum(0)), i128::from(sum(1)))
    };
    let size = |ways: usize| {
        let swapped = |at: usize| ways >> at & 1 == 1;
        let side = |of: bool| -> Vec<[u64; 2]> {
            let pairs = pairs.iter().enumerate();
            pairs
                .map(|(at, &(one, other))| if swapped(at) == of { one } else { other })
                .collect()
        };
        let ((a, b), (c, d)) = (score(&side(false)), score(&side(true)));
        ((a * d - c * b).abs(), b * d)
    };
    let (numerator, denominator) = size(0);
    let ways = 1_usize << pairs.len();
    let reached = (0..ways)
        .filter(|&ways| {
            let (one, other) = size(ways);
            one * denominator >= numerator * other
        })
        .count();
    reached as f64 / ways as f64
}

#[test]
fn randomisation_comes_near_the_exact_test() {
    for pairs in [&TEN[..], &TEN[..6], &TEN[2..], &TEN[3..4]] {
        let found = randomise(&scores(pairs), &Test::RANDOMISATION);
        let p = found.p().value();
        // Four standard deviations of 10,000 coins are 0.02.
        assert!((p - exact_p(pairs)).abs() < 0.02, "{p} {}", exact_p(pairs));
    }
}

#[test]
fn a_test_depends_on_the_seed_and_not_on_the_order_of_hypotheses() {
    let turned = TEN.map(|(one, other)| (other, one));
    let (forth, back) = (scores(&TEN), scores(&turned));
    assert_eq!(
        randomise(&forth, &Test::RANDOMISATION),
        randomise(&back, &Test::RANDOMISATION)
    );
    let [forth, back] = [&forth, &back].map(|one| resample(one, &Test::BOOTSTRAP).expect("pairs"));
    assert_eq!(forth.found, back.found);
    assert_eq!(forth.better, [back.better[1], back.better[0]]);
    let turned = -back.interval[1].value();
    assert_eq!(forth.interval[0].value().to_bits(), turned.to_bits());
    let other = Test {
        seed: 1,
        ..Test::RANDOMISATION
    };
    assert_ne!(
        randomise(&scores(&TEN), &other),
        randomise(&scores(&TEN), &Test::RANDOMISATION)
    );
}

#[test]
fn two_equal_hypotheses_do_not_differ() {
    let same = TEN.map(|(one, _)| (one, one));
    let same = scores(&same);
    assert_eq!(
        randomise(&same, &Test::RANDOMISATION).p().to_string(),
        "10001/10001"
    );
    let found = resample(&same, &Test::BOOTSTRAP).expect("pairs");
    assert_eq!(found.found.p().to_string(), "1001/1001");
    assert_eq!(found.better, [0, 0]);
    assert_eq!(same.duels().equal, 10);
}

#[test]
fn one_that_is_better_everywhere_is_so_in_every_sample() {
    let pairs: Vec<_> = (0..200).map(|_| ([9, 10], [4, 10])).collect();
    let scores = scores(&pairs);
    let found = resample(&scores, &Test::BOOTSTRAP).expect("pairs");
    assert_eq!(found.found.p().to_string(), "1/1001");
    assert_eq!(found.better, [1_000, 0]);
    let ends = found.interval.map(|one| one.value().to_string());
    assert_eq!(ends, ["0.5", "0.5"]);
    assert_eq!(
        randomise(&scores, &Test::RANDOMISATION).p().to_string(),
        "1/10001"
    );
    assert_eq!(scores.duels().won, 200);
    assert_eq!(scores.difference().value().to_string(), "0.5");
}

#[test]
fn what_would_overflow_is_refused_with_the_limit() {
    let large = quantity(1, 1 << 61);
    let refused = Scores::new([[large; 2]; 3]).expect_err("too large");
    assert_eq!((refused.number, refused.limit), (3 << 61, 1 << 62));
    assert!(refused.to_string().contains("4611686018427387904"));
    assert!(Scores::new([[large; 2]; 2]).is_ok());
    assert!(resample(&scores(&[]), &Test::BOOTSTRAP).is_none());
    assert_eq!(
        randomise(&scores(&[]), &Test::RANDOMISATION)
            .p()
            .to_string(),
        "10001/10001"
    );
}

/// A tree of a chain of words, each with a head and a label.
fn conllu(heads: &[(usize, &str)]) -> String {
    let row = |(at, (head, label)): (usize, &(usize, &str))| {
        format!("{}\tw\t_\tX\t_\t_\t{head}\t{label}\t_\t_\n", at + 1)
    };
    heads.iter().enumerate().map(row).collect()
}

fn trees() -> impl Strategy<Value = Vec<(usize, &'static str)>> {
    let labels = prop::sample::select(vec!["nsubj", "obj", "nmod", "amod"]);
    // The head of a word is the root, the first one, or one before it.
    proptest::collection::vec((any::<prop::sample::Index>(), labels), 2..9).prop_map(|words| {
        let head = |(at, (index, label)): (usize, (prop::sample::Index, &'static str))| match at {
            0 => (0, "root"),
            _ => (index.index(at) + 1, label),
        };
        words.into_iter().enumerate().map(head).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn replacements_add_up_to_the_distances_of_all_pairs(
        pairs in proptest::collection::vec((trees(), trees(), proptest::collection::vec((1..9_u32, 1..9_u32), 0..8)), 1..6),
    ) {
        let (mut replaced, mut distance) = (Replacements::default(), 0);
        let mut workspace = Workspace::new();
        for (number, (left, right, links)) in (1..).zip(&pairs) {
            let (left, right) = (conllu(left), conllu(right));
            let links: Vec<String> = links.iter().map(|(one, other)| format!("{one}-{other}")).collect();
            let pair = Pair::read(&left, &right, &links.join(" "), &PairOptions::default());
            let Ok(trees) = pair.dependencies() else { continue };
            workspace.measure(trees).expect("a small pair");
            let tree = workspace.spanning_tree();
            let of_pair: u64 = tree.edges().iter().map(|edge| u64::from(edge.disparity.distance)).sum();
            distance += of_pair;
            replaced.add(number, Replacement::of_pair(&pair, tree).expect("short paths"));
        }
        prop_assert_eq!(replaced.total(), distance);
        let mut before = u64::MAX;
        for (_, cell) in replaced.rows() {
            prop_assert!(cell.times <= before && !cell.each.contains(&0));
            prop_assert_eq!(cell.each.len(), cell.pairs.len());
            prop_assert_eq!(cell.each.iter().sum::<u64>(), cell.times);
            prop_assert!(cell.pairs.is_sorted_by(|one, other| one < other) && !cell.pairs.is_empty());
            before = cell.times;
        }
    }
}
