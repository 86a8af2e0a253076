//! Figures of many pairs: the same bits however they are divided and ordered, and the values that a
//! plain computation gives.

use proptest::prelude::*;
use twintree::Ratio;
use twintree::corpus::{Correlation, Summary};

const MEASURES: usize = 3;

type Value = Result<Ratio, &'static str>;

fn values() -> impl Strategy<Value = Value> {
    let ratio = |whole: u64| {
        (0..=whole).prop_map(move |part| Ok(Ratio::new(part, whole).expect("a part of it")))
    };
    prop_oneof![
        8 => (1..60_u64).prop_flat_map(ratio),
        1 => (1..=u64::MAX).prop_flat_map(ratio),
        1 => Just(Ok(Ratio::or_zero(0, 0))),
        1 => prop_oneof![Just(Err("no-tree")), Just(Err("too-large"))],
    ]
}

fn pairs() -> impl Strategy<Value = Vec<[Value; MEASURES]>> {
    proptest::collection::vec([values(), values(), values()], 0..30)
}

fn summary(pairs: &[[Value; MEASURES]]) -> Summary {
    let mut summary = Summary::new(MEASURES);
    for pair in pairs {
        summary.add(pair);
    }
    summary
}

#[expect(clippy::cast_precision_loss, reason = "few pairs")]
fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// r of the moments, as it is shown.
fn r(correlation: &Correlation) -> Option<f64> {
    let moments = correlation.moments()?;
    let [x, y] = moments.variances;
    Some(moments.covariance / (x * y).sqrt())
}

/// r by its definition.
fn plain_r(x: &[f64], y: &[f64]) -> f64 {
    let (mean_x, mean_y) = (mean(x), mean(y));
    let sum = |a: &[f64], mean_a, b: &[f64], mean_b| -> f64 {
        a.iter()
            .zip(b)
            .map(|(a, b)| (a - mean_a) * (b - mean_b))
            .sum()
    };
    let covariance = sum(x, mean_x, y, mean_y);
    covariance / (sum(x, mean_x, x, mean_x) * sum(y, mean_y, y, mean_y)).sqrt()
}

proptest! {
    #[test]
    fn parts_of_a_corpus_add_up_to_the_whole_in_any_order(
        pairs in pairs(),
        cuts in [any::<prop::sample::Index>(), any::<prop::sample::Index>()],
    ) {
        let whole = summary(&pairs);
        let mut cuts = cuts.map(|cut| cut.index(pairs.len() + 1));
        cuts.sort_unstable();
        let (rest, third) = pairs.split_at(cuts[1]);
        let (first, second) = rest.split_at(cuts[0]);
        let mut merged = summary(third);
        merged.merge(&summary(first));
        merged.merge(&summary(second));
        prop_assert_eq!(&merged, &whole);
        let mut backwards = pairs;
        backwards.reverse();
        prop_assert_eq!(summary(&backwards), whole);
    }

    #[test]
    fn averages_are_those_of_a_plain_computation(pairs in pairs()) {
        let summary = summary(&pairs);
        for (place, measured) in summary.measures().iter().enumerate() {
            let given: Vec<Ratio> = pairs.iter().filter_map(|pair| pair[place].ok()).collect();
            let shown: Vec<f64> = given.iter().map(|value| value.value()).collect();
            let average = measured.average;
            prop_assert_eq!(average.pairs, given.len() as u64);
            let undefined: u64 = measured.undefined.values().sum();
            prop_assert_eq!(average.pairs + undefined, pairs.len() as u64);
            prop_assert_eq!(average.mean().is_some(), !given.is_empty());
            if let Some(found) = average.mean() {
                prop_assert!((found - mean(&shown)).abs() < 1e-14, "{found}");
            }
            let sum = |of: fn(Ratio) -> u64| given.iter().map(|&one| u128::from(of(one))).sum::<u128>();
            prop_assert_eq!(average.part, sum(Ratio::part));
            prop_assert_eq!(average.whole, sum(Ratio::whole));
        }
    }

    #[test]
    fn r_is_that_of_a_plain_computation_over_the_pairs_that_have_both(pairs in pairs()) {
        for (one, other, correlation) in summary(&pairs).correlations() {
            let both = pairs.iter().filter_map(|pair| Some((pair[one].ok()?, pair[other].ok()?)));
            let (x, y): (Vec<f64>, Vec<f64>) =
                both.map(|(x, y)| (x.value(), y.value())).unzip();
            prop_assert_eq!(correlation.pairs, x.len() as u64);
            let spread = |values: &[f64]| {
                values.iter().copied().fold(0.0, f64::max) - values.iter().copied().fold(1.0, f64::min)
            };
            match r(correlation) {
                Some(found) => {
                    prop_assert!(found.abs() <= 1.0 + 1e-12, "{found}");
                    if spread(&x).min(spread(&y)) > 1e-3 {
                        prop_assert!((found - plain_r(&x, &y)).abs() < 1e-9, "{found}");
                    }
                }
                None => prop_assert!(x.len() < 2 || spread(&x).min(spread(&y)) < 1e-9),
            }
        }
    }

    #[test]
    fn a_measure_goes_with_itself_and_against_its_rest(pairs in pairs()) {
        let (mut same, mut against) = (Correlation::default(), Correlation::default());
        for value in pairs.iter().filter_map(|pair| pair[0].ok()).filter(|one| one.defined().is_some()) {
            same.add(value, value);
            against.add(value, value.complement());
        }
        prop_assert_eq!(same.moments().is_some(), against.moments().is_some());
        if let (Some(same), Some(against)) = (r(&same), r(&against)) {
            prop_assert_eq!((same, against), (1.0, -1.0));
        }
    }
}

#[test]
fn a_value_that_is_always_the_same_has_no_r() {
    let third = Ratio::new(1, 3).expect("a ratio");
    let mut correlation = Correlation::default();
    for part in 0..7 {
        correlation.add(third, Ratio::new(part, 7).expect("a ratio"));
    }
    assert_eq!(correlation.moments(), None);
    assert_eq!(Correlation::default().moments(), None);
}

#[test]
fn one_pair_has_its_own_value_for_a_mean() {
    for (part, whole) in [(1, 3), (26, 35), (10, 31), (u64::MAX - 1, u64::MAX)] {
        let value = Ratio::new(part, whole).expect("a ratio");
        let mut summary = Summary::new(1);
        summary.add(&[Ok(value)]);
        let average = summary.measures()[0].average;
        assert_eq!(
            (average.mean(), average.micro()),
            (Some(value.value()), Some(value.value()))
        );
    }
}

/// Published: F. J. Anscombe, *Graphs in statistical analysis*, The American Statistician 27(1), 1973.
#[test]
fn r_of_a_published_table() {
    let x = [1000, 800, 1300, 900, 1100, 1400, 600, 400, 1200, 700, 500];
    let y = [804, 695, 758, 881, 833, 996, 724, 426, 1084, 482, 568];
    let mut correlation = Correlation::default();
    for (x, y) in x.into_iter().zip(y) {
        let of = |part| Ratio::new(part, 1500).expect("a ratio");
        correlation.add(of(x), of(y));
    }
    let found = r(&correlation).expect("values that differ");
    assert!((found - 0.816_420_516_344_840).abs() < 1e-12, "{found}");
}
