//! `twintree crossings`: phrases that do not stay together in the translation.

use std::path::Path;

use twintree::crossings::{AlignmentType, Cohesion, Figures, HeadedTree, Representation};
use twintree::heads::HeadRules;
use twintree::text::links::Numbering;
use twintree::{Pair, PairOptions, Side, Symbols};
use twintree_view::{CrossingsRow, CrossingsSummary, EachCrossing, FaultyRow};

use crate::arguments::{Crossings, CrossingsAs};
use crate::failure::Failure;
use crate::measure::kept;
use crate::output::Output;
use crate::pairs::{Content, Pairs};
use crate::refusal::Refusal;
use crate::report::Report;
use crate::tables;

/// The name of the rules that prefer the verb with the meaning.
const SEMANTIC: &str = "semantic";

/// Measures pair after pair.
pub(crate) fn run(
    arguments: &Crossings,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let rules = match arguments.head_rules.as_deref() {
        Some(path) if path == Path::new(SEMANTIC) => HeadRules::semantic(),
        path => tables::head_rules(path, report)?,
    };
    let mut options = PairOptions::default();
    if arguments.zero_based {
        options.numbering = Numbering::FromZero;
    }
    let links = Some(arguments.links.as_path());
    let mut pairs = Pairs::open(&arguments.files, links, options.numbering)?;
    let mut measure = Measure {
        arguments,
        rules,
        options,
        symbols: Symbols::new(),
        sum: Figures::default(),
    };
    let (mut read, mut refused) = (0, 0);
    while let Some(pair) = pairs.next(report)? {
        read += 1;
        let number = pair.number;
        let measured = pair.content.and_then(|content| {
            let places = content.places();
            let written = measure.measure(number, content, output, report);
            written.map_err(|refusal| report.refusal(&places, refusal))
        });
        match measured {
            Ok(written) => written?,
            Err(codes) => {
                refused += 1;
                if !arguments.summary {
                    output.object(&FaultyRow {
                        pair: number,
                        error: &codes,
                    })?;
                }
            }
        }
    }
    if arguments.summary {
        output.object(&CrossingsSummary::new(read, refused, &measure.sum))?;
    }
    Ok(())
}

/// Measures one pair after the other.
struct Measure<'a> {
    arguments: &'a Crossings,
    rules: HeadRules,
    options: PairOptions<'a>,
    /// Those of the pair before, on their way to the next one.
    symbols: Symbols,
    /// Of all pairs so far.
    sum: Figures,
}

impl Measure<'_> {
    /// Measures a pair and writes its row, unless only the sum is wanted. Returns whether it could be
    /// written.
    ///
    /// # Errors
    ///
    /// Where a link has errors, the left sentence has no such phrases, or too many crossings are to be
    /// listed.
    fn measure(
        &mut self,
        number: u64,
        content: Content<'_>,
        output: &mut Output,
        report: &mut Report,
    ) -> Result<Result<(), Failure>, Refusal> {
        let places = content.places();
        let symbols = kept(core::mem::take(&mut self.symbols));
        let pair = content.pair(&self.options, symbols, report)?;
        let unruled = |category: &str| report.unruled(places.of(Side::Left), category);
        let written = self.write(number, &pair, output, unruled);
        self.symbols = pair.into_symbols();
        written
    }

    fn write(
        &mut self,
        number: u64,
        pair: &Pair<'_>,
        output: &mut Output,
        unruled: impl FnMut(&str),
    ) -> Result<Result<(), Failure>, Refusal> {
        let representation = match self.arguments.read_as {
            Some(given) => given.into(),
            None => Representation::usual(pair),
        };
        let tree = HeadedTree::new(pair, representation, &self.rules)?;
        let alignment = pair.linked()?;
        let categories = tree.unruled().iter();
        categories
            .map(|&category| pair.symbols().text(category))
            .for_each(unruled);
        let figures = Figures::new(&tree, alignment);
        self.sum.add(&figures);
        if self.arguments.summary {
            return Ok(Ok(()));
        }
        let each = if self.arguments.each {
            let cohesions = AlignmentType::ALL.map(|which| Cohesion::new(&tree, alignment, which));
            Some(EachCrossing::new(pair, cohesions)?)
        } else {
            None
        };
        Ok(output.object(&CrossingsRow::new(number, &figures, each)))
    }
}

impl From<CrossingsAs> for Representation {
    fn from(given: CrossingsAs) -> Self {
        match given {
            CrossingsAs::Phrases => Self::Phrases,
            CrossingsAs::Flattened => Self::Flattened,
            CrossingsAs::Dependencies => Self::Dependencies,
        }
    }
}
