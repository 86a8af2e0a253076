//! Columns that are read back from rows, which may be of another run.
//!
//! The row `{"pair":1,…,"distance":2,"maximum":6,…}` has the similarity 4 of 6. What a row says nothing of is not
//! measured; why it has no value of a measure stands in its `undefined`, for whoever shows that.

use twintree::Ratio;
use twintree::paths::Coverage;

use super::MeasuredColumn;
use super::figure::Figure;
use crate::number::real;
use crate::rows::{Real, Row, ScoredMeasure};

/// How a row gives a number of a pair: so much of so much.
type Counted = fn(&Row<'_>) -> Option<(u64, u64)>;

/// The columns that no hypotheses are tested by.
const OTHERS: [(&str, Counted); 14] = [
    ("words.left", |row| number(row, "/coverage/left/words")),
    ("words.right", |row| number(row, "/coverage/right/words")),
    ("links", |row| number(row, "/links")),
    ("coverage", |row| {
        let aligned = |[part, whole]: [&str; 2]| {
            Some(Ratio::or_zero(
                of_sentence(row, part)?,
                of_sentence(row, whole)?,
            ))
        };
        let mean = Coverage {
            left: aligned(["/coverage/left/aligned", "/coverage/left/words"])?,
            right: aligned(["/coverage/right/aligned", "/coverage/right/words"])?,
        }
        .mean();
        Some((mean.part(), mean.whole()))
    }),
    ("leaves", |row| number(row, "/leaves")),
    ("crossings.head", |row| crossing(row, "/head")),
    ("crossings.modifier", |row| crossing(row, "/modifier")),
    ("agreement.f", |row| {
        let [both, mine, theirs] = agreed(row)?;
        Some((2 * both, 2 * both + mine + theirs))
    }),
    ("agreement.precision", |row| {
        let [both, _, theirs] = agreed(row)?;
        Some((both, both + theirs))
    }),
    ("agreement.recall", |row| {
        let [both, mine, _] = agreed(row)?;
        Some((both, both + mine))
    }),
    ("agreement.both", |row| number(row, "/agreement/both")),
    ("agreement.mine", |row| number(row, "/agreement/mine")),
    ("agreement.theirs", |row| number(row, "/agreement/theirs")),
    ("agreement.relations", |row| {
        let [both, ..] = agreed(row)?;
        let share = row.real("/agreement/relations")?;
        // A share of the links of both, which was written and read since.
        Some((nearest(share * real(both)).min(both), both))
    }),
];

impl MeasuredColumn {
    /// The columns of rows, each of which is JSON without blanks: of a measure that no row has there is none.
    ///
    /// # Complexity
    /// O(n) for rows of n characters together.
    pub fn of_rows(rows: &[String], real: Real) -> Vec<Self> {
        let mut columns = Vec::new();
        for measure in &ScoredMeasure::ALL {
            let counted = |row: &Row<'_>| {
                let (kept, whole) = measure.counted(*row)?;
                let part = if measure.is_distance {
                    whole - kept
                } else {
                    kept
                };
                Some((part, whole))
            };
            columns.push(Self::of_counted(measure.name, rows, real, &counted));
        }
        for (name, counted) in &OTHERS {
            columns.push(Self::of_counted(name, rows, real, counted));
        }
        columns.retain(|column| column.denominators.iter().any(|one| !one.is_nan()));
        columns
    }

    /// The column of a number that rows have.
    fn of_counted(
        name: &'static str,
        rows: &[String],
        real: Real,
        counted: &dyn Fn(&Row<'_>) -> Option<(u64, u64)>,
    ) -> Self {
        let mut column = Self::new(name);
        for row in rows {
            column.push(match counted(&Row::new(row, real)) {
                None => Figure::Unread,
                Some((_, 0)) => Figure::Agreed,
                Some((part, whole)) => Figure::Value(part, whole),
            });
        }
        column
    }
}

fn number(row: &Row<'_>, place: &str) -> Option<(u64, u64)> {
    Some((row.number(place)?, 1))
}

/// The tests that cross by sure links, phrasal translations left out, of all of a kind.
fn crossing(row: &Row<'_>, kind: &str) -> Option<(u64, u64)> {
    let of = |name| row.number(&[kind, name].concat());
    let remaining = of("/sure/crossings")?.checked_sub(of("/sure/filtered")?)?;
    let tests = of("/tests")?;
    (tests > 0 && remaining <= tests).then_some((remaining, tests))
}

/// The links of both annotators, and those of each alone.
fn agreed(row: &Row<'_>) -> Option<[u64; 3]> {
    Some([
        of_sentence(row, "/agreement/both")?,
        of_sentence(row, "/agreement/mine")?,
        of_sentence(row, "/agreement/theirs")?,
    ])
}

/// A number of words or links: below 2³¹, so that what is worked out with two of them fits.
fn of_sentence(row: &Row<'_>, place: &str) -> Option<u64> {
    row.number(place).filter(|&number| number < 1 << 31)
}

/// The whole number that is nearest; 0 where there is none.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is one of those that a row has"
)]
fn nearest(number: f64) -> u64 {
    number.round() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(rows: &[&str], expected: &[(&str, &[[f64; 2]])]) {
        let rows: Vec<String> = rows.iter().map(ToString::to_string).collect();
        let columns = MeasuredColumn::of_rows(&rows, |text| text.parse().ok());
        let found = columns.iter().map(|column| {
            let both = column.numerators.iter().zip(&column.denominators);
            let pairs: Vec<String> = both.map(|(n, d)| format!("{n} of {d}")).collect();
            (column.name, pairs)
        });
        let expected = expected.iter().map(|(name, pairs)| {
            let pairs: Vec<String> = pairs.iter().map(|[n, d]| format!("{n} of {d}")).collect();
            (*name, pairs)
        });
        assert_eq!(found.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    }

    #[test]
    fn a_row_gives_the_measures_that_it_has() {
        check(
            &[
                r#"{"pair":1,"links":3,"distance":2,"maximum":6,"coverage":{"left":{"aligned":2,"words":4},"right":{"aligned":3,"words":3},"mean":0.66}}"#,
                r#"{"pair":2,"error":["no-partner"]}"#,
                r#"{"pair":3,"links":0,"distance":null,"maximum":null,"coverage":null}"#,
            ],
            &[
                (
                    "similarity",
                    &[[4.0, 6.0], [0.0, f64::NAN], [0.0, f64::NAN]],
                ),
                (
                    "words.left",
                    &[[4.0, 1.0], [0.0, f64::NAN], [0.0, f64::NAN]],
                ),
                (
                    "words.right",
                    &[[3.0, 1.0], [0.0, f64::NAN], [0.0, f64::NAN]],
                ),
                ("links", &[[3.0, 1.0], [0.0, f64::NAN], [0.0, 1.0]]),
                (
                    "coverage",
                    &[[12.0, 18.0], [0.0, f64::NAN], [0.0, f64::NAN]],
                ),
            ],
        );
    }

    #[test]
    fn of_a_distance_it_is_the_distance() {
        check(
            &[
                r#"{"treeEdit":{"distance":3,"left":4,"right":6},"robinsonFoulds":{"left":0,"right":0,"shared":0,"value":0.0}}"#,
            ],
            &[
                ("robinsonFoulds", &[[0.0, 0.5]]),
                ("treeEdit", &[[3.0, 10.0]]),
            ],
        );
    }

    #[test]
    fn shares_of_links_and_tests_are_counted_again() {
        check(
            &[
                r#"{"head":{"tests":5,"sure":{"crossings":3,"filtered":1}},"modifier":{"tests":0,"sure":{"crossings":0,"filtered":0}},"agreement":{"both":3,"mine":1,"theirs":2,"relations":0.6666666666666666}}"#,
            ],
            &[
                ("crossings.head", &[[2.0, 5.0]]),
                ("agreement.f", &[[6.0, 9.0]]),
                ("agreement.precision", &[[3.0, 5.0]]),
                ("agreement.recall", &[[3.0, 4.0]]),
                ("agreement.both", &[[3.0, 1.0]]),
                ("agreement.mine", &[[1.0, 1.0]]),
                ("agreement.theirs", &[[2.0, 1.0]]),
                ("agreement.relations", &[[2.0, 3.0]]),
            ],
        );
        check(
            &[
                r#"{"agreement":{"both":2000000000,"mine":0,"theirs":0,"relations":0.25}}"#,
                r#"{"agreement":{"both":4,"mine":0,"theirs":0,"relations":7}}"#,
            ],
            &[
                ("agreement.f", &[[4e9, 4e9], [8.0, 8.0]]),
                ("agreement.precision", &[[2e9, 2e9], [4.0, 4.0]]),
                ("agreement.recall", &[[2e9, 2e9], [4.0, 4.0]]),
                ("agreement.both", &[[2e9, 1.0], [4.0, 1.0]]),
                ("agreement.mine", &[[0.0, 1.0], [0.0, 1.0]]),
                ("agreement.theirs", &[[0.0, 1.0], [0.0, 1.0]]),
                ("agreement.relations", &[[5e8, 2e9], [4.0, 4.0]]),
            ],
        );
    }

    #[test]
    fn numbers_that_no_sentence_has_give_no_coverage() {
        check(
            &[
                r#"{"coverage":{"left":{"aligned":9000000000,"words":9000000000},"right":{"aligned":9000000000,"words":9000000000}}}"#,
            ],
            &[
                ("words.left", &[[9e9, 1.0]]),
                ("words.right", &[[9e9, 1.0]]),
            ],
        );
    }
}
