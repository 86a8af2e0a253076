//! `twintree crossings`: phrases that do not stay together in the translation.

use std::path::Path;

use twintree::crossings::{AlignmentType, Cohesion, Figures, HeadedTree, Representation};
use twintree::heads::HeadRules;
use twintree::pair::LinkSource;
use twintree::{Pair, PairOptions, Side, Symbols};
use twintree_view::{CrossingsRow, CrossingsSummary, EachCrossing, SAME_WORDS, Signature};

use crate::answer::Answer;
use crate::arguments::{Crossings, CrossingsAs};
use crate::failure::Failure;
use crate::measure::same_words;
use crate::output::Output;
use crate::pairs::Content;
use crate::refusal::Refusal;
use crate::report::Report;
use crate::signature;
use crate::stream::{self, FileOptions, Method, Worker};
use crate::tables;
use twintree_view::rows::Kind;

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
    let files = FileOptions {
        links: arguments.links.as_deref(),
        written: arguments.written.options(),
    };
    let method = Phrases {
        arguments: arguments.clone(),
        rules,
    };
    let is_summary = arguments.all.summary;
    let is_asked = arguments.all.signature;
    let signature = signature::asked(is_asked, || signature_of(arguments, &method))?;
    let rows = (!is_summary).then_some(Kind::CROSSINGS);
    let mut sum = Figures::default();
    let counts = stream::run(
        &arguments.input,
        files,
        method,
        rows,
        (output, report),
        |_, figures: Figures| sum.add(&figures),
    )?;
    if is_summary {
        let summary = CrossingsSummary::new(counts.read, counts.refused, &sum);
        let format = arguments.all.format(arguments.input.rows.format);
        let signed = (signature, counts.read);
        output.summary(Kind::CROSSINGS_SUMMARY, format, &summary, signed)?;
    }
    Ok(())
}

/// How the figures are computed.
fn signature_of(arguments: &Crossings, method: &Phrases) -> Result<Signature, Failure> {
    let signature = Signature::of_crossings(
        arguments.read_as.map(Representation::from),
        &method.options(),
    );
    let signature = if arguments.same_words {
        signature.option("alignment", SAME_WORDS)
    } else {
        signature
    };
    let signature = match arguments.head_rules.as_deref() {
        Some(path) if path == Path::new(SEMANTIC) => signature.option("rules", SEMANTIC),
        path => signature::file(signature, "rules", path)?,
    };
    let signature = signature::input(signature, &arguments.input)?;
    signature::links(
        signature,
        "links",
        arguments.links.as_deref(),
        arguments.written,
    )
}

/// Whether phrases stay together.
struct Phrases {
    arguments: Crossings,
    rules: HeadRules,
}

/// Measures pairs one by one.
struct Measure<'m> {
    arguments: &'m Crossings,
    rules: &'m HeadRules,
    options: PairOptions<'m>,
    /// Those of the previous pair, kept to reuse their memory.
    symbols: Symbols,
}

impl Phrases {
    /// How the pairs are read.
    fn options(&self) -> PairOptions<'_> {
        let mut options = PairOptions::default()
            .with_formats(self.arguments.input.formats())
            .with_numbering(self.arguments.written.numbering());
        self.arguments.counted.set(&mut options);
        // Those of a record, or of its comments.
        if self.arguments.links.is_none() && !self.arguments.same_words {
            options.links = LinkSource::Comments;
        }
        options
    }
}

impl Method for Phrases {
    type Figures = Figures;
    type Worker<'m> = Measure<'m>;

    fn worker(&self) -> Measure<'_> {
        Measure {
            arguments: &self.arguments,
            rules: &self.rules,
            options: self.options(),
            symbols: Symbols::new(),
        }
    }
}

impl Worker for Measure<'_> {
    type Figures = Figures;

    fn measure(
        &mut self,
        content: Content<'_>,
        answer: &mut Answer<'_>,
        report: &mut Report,
    ) -> Result<Figures, Refusal> {
        let places = content.places();
        let symbols = core::mem::take(&mut self.symbols).kept();
        let mut pair = content.pair(&self.options, symbols, report)?;
        if self.arguments.same_words {
            let links = same_words(&pair)?;
            pair.link(links, &self.options)?;
        }
        let unruled = |category: &str| report.unruled(places.of(Side::Left), category);
        let figures = self.answer(&pair, answer, unruled);
        self.symbols = pair.into_symbols();
        figures
    }
}

impl Measure<'_> {
    /// Answers with the row of a pair.
    ///
    /// # Errors
    ///
    /// If a link has errors, the left sentence has no such phrases, or too many crossings are to be
    /// listed.
    fn answer(
        &self,
        pair: &Pair<'_>,
        answer: &mut Answer<'_>,
        unruled: impl FnMut(&str),
    ) -> Result<Figures, Refusal> {
        let representation = match self.arguments.read_as {
            Some(given) => given.into(),
            None => Representation::usual(pair),
        };
        let tree = HeadedTree::new(pair, representation, self.rules)?;
        let alignment = pair.linked()?;
        let categories = tree.unruled().iter();
        categories
            .map(|&category| pair.symbols().text(category))
            .for_each(unruled);
        let figures = Figures::new(&tree, alignment);
        if answer.is_wanted() {
            let each = if self.arguments.each {
                let cohesions =
                    AlignmentType::ALL.map(|which| Cohesion::new(&tree, alignment, which));
                Some(EachCrossing::new(pair, cohesions)?)
            } else {
                None
            };
            answer.row(&CrossingsRow::new(answer.number(), &figures, each));
        }
        Ok(figures)
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
