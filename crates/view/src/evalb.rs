//! The table of EVALB, digit by digit.

use std::fmt;

use twintree::distances::brackets::{Comparison, Counts, Parameters, Summary, Totals};

use crate::number::{real, share};

/// What EVALB prints above its table.
const HEADING: &str = "  Sent.                        Matched  Bracket   Cross        Correct Tag
 ID  Len.  Stat. Recal  Prec.  Bracket gold test Bracket Words  Tags Accracy
============================================================================
";

/// The table that EVALB prints, row by row, so that its users can compare digit by digit. Its parts are
/// whole lines, each with its line feed.
///
/// ```
/// use twintree::distances::brackets::{Parameters, compare_lines};
/// use twintree_view::EvalbTable;
///
/// let parameters = Parameters::default();
/// let mut table = EvalbTable::new(&parameters);
/// let row = table.row(&compare_lines(
///     "(S (A a) (P (B b) (Q (A a))))",
///     "(S (A a) (B b) (Q (A a)))",
///     &parameters,
/// ));
/// assert_eq!(
///     row.to_string(),
///     "   1    3    0   66.67 100.00     2      3    2      0      3     3   100.00\n"
/// );
/// assert!(table.totals().to_string().contains("Bracketing FMeasure       =  80.00\n"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct EvalbTable {
    summary: Summary,
}

/// A row of an [`EvalbTable`].
#[derive(Clone, Copy, Debug)]
pub struct EvalbRow {
    /// From 1.
    number: u64,
    length: u32,
    status: u8,
    counts: Counts,
}

/// What stands below the rows of an [`EvalbTable`]: the totals, and two summaries.
#[derive(Clone, Copy, Debug)]
pub struct EvalbTotals<'t>(&'t Summary);

impl EvalbTable {
    /// A table without rows.
    pub fn new(parameters: &Parameters) -> Self {
        Self {
            summary: Summary::new(parameters),
        }
    }

    /// The lines above the rows.
    pub fn heading() -> &'static str {
        HEADING
    }

    /// Adds a pair: its row.
    pub fn row(&mut self, comparison: &Comparison<'_>) -> EvalbRow {
        self.summary.add(comparison);
        EvalbRow {
            number: self.summary.all.sentences,
            length: comparison.length,
            status: comparison.status.number(),
            counts: comparison.counts(),
        }
    }

    /// The lines below the rows.
    pub fn totals(&self) -> EvalbTotals<'_> {
        EvalbTotals(&self.summary)
    }

    /// The figures themselves.
    pub fn summary(&self) -> &Summary {
        &self.summary
    }
}

impl fmt::Display for EvalbRow {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            number,
            length,
            status,
            counts,
        } = self;
        let Counts {
            left,
            right,
            matched,
            crossing,
            words,
            tags,
            ..
        } = *counts;
        let [recall, precision, accuracy] =
            [(matched, left), (matched, right), (tags, words)].map(Percent);
        writeln!(
            formatter,
            "{number:4}  {length:3}    {status}  {recall} {precision}   {matched:3}    \
             {left:3}  {right:3}    {crossing:3}   {words:4}  {tags:4}   {accuracy}"
        )
    }
}

impl fmt::Display for EvalbTotals<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary {
            all,
            short,
            cut_off,
        } = self.0;
        let Counts {
            left,
            right,
            matched,
            crossing,
            words,
            tags,
            ..
        } = all.counts;
        writeln!(formatter, "{:=<76}", "")?;
        if left > 0 && right > 0 {
            let [recall, precision] = [(matched, left), (matched, right)].map(percent);
            write!(
                formatter,
                "                {recall:6.2} {precision:6.2} {matched:6} {left:5} {right:5}  {crossing:5}"
            )?;
        }
        let accuracy = percent((tags, words));
        writeln!(formatter, "  {words:5} {tags:5}   {accuracy:6.2}")?;
        writeln!(formatter, "=== Summary ===\n\n-- All --")?;
        write_summary(all, formatter)?;
        writeln!(formatter, "\n-- len<={cut_off} --")?;
        write_summary(short, formatter)
    }
}

/// One of the two summaries.
fn write_summary(totals: &Totals, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Totals {
        sentences,
        errors,
        skipped,
        counts,
        ..
    } = *totals;
    let valid = totals.valid();
    for (name, count) in [
        ("Number of sentence", sentences),
        ("Number of Error sentence", errors),
        ("Number of Skip  sentence", skipped),
        ("Number of Valid sentence", valid),
    ] {
        writeln!(formatter, "{name:<26}= {count:6}")?;
    }
    let recall = percent((counts.matched, counts.left));
    let precision = percent((counts.matched, counts.right));
    let of_valid = |part| percent((part, valid));
    for (name, value) in [
        ("Bracketing Recall", recall),
        ("Bracketing Precision", precision),
        // In EVALB's order of steps, so that the last digit is the same.
        (
            "Bracketing FMeasure",
            2.0 * precision * recall / (precision + recall),
        ),
        ("Complete match", of_valid(totals.complete)),
        (
            "Average crossing",
            share(counts.crossing, valid).unwrap_or_default(),
        ),
        ("No crossing", of_valid(totals.without_crossing)),
        ("2 or less crossing", of_valid(totals.at_most_two_crossing)),
        ("Tagging accuracy", percent((counts.tags, counts.words))),
    ] {
        if value.is_nan() {
            // Where EVALB runs, 0/0 has a sign.
            writeln!(formatter, "{name:<26}=   -nan")?;
        } else {
            writeln!(formatter, "{name:<26}= {value:6.2}")?;
        }
    }
    Ok(())
}

/// [`percent`] as it stands in a row. The common values 0 and 100 need not be computed.
struct Percent((u64, u64));

impl fmt::Display for Percent {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self((part, whole)) = *self;
        if part == 0 {
            formatter.write_str("  0.00")
        } else if part == whole {
            formatter.write_str("100.00")
        } else {
            write!(formatter, "{:6.2}", percent((part, whole)))
        }
    }
}

/// A percentage; 0 where there is nothing to divide by.
fn percent((part, whole): (u64, u64)) -> f64 {
    if whole > 0 {
        100.0 * real(part) / real(whole)
    } else {
        0.0
    }
}
