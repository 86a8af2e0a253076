//! `twintree distances`: how far two parses of each sentence are apart.

use std::path::Path;

use twintree::Ratio;
use twintree::corpus::Summary;
use twintree::distances::brackets::Parameters;
use twintree::heads::HeadRules;
use twintree::pair::LinkSource;
use twintree::{PairOptions, Symbols};
use twintree_view::{
    CountedDistances, DistanceOptions, DistancesRow, DistancesSummary, Signature, TreeEditOptions,
};

use crate::answer::Answer;
use crate::arguments::Distances;
use crate::evalb;
use crate::failure::Failure;
use crate::output::Output;
use crate::pairs::Content;
use crate::refusal::Refusal;
use crate::report::Report;
use crate::signature;
use crate::stream::{self, FileOptions, Method, Worker};
use crate::tables;
use twintree_view::rows::Kind;

/// Measures pair after pair.
pub(crate) fn run(
    arguments: &Distances,
    output: &mut Output,
    report: &mut Report,
) -> Result<(), Failure> {
    let parameters = arguments.evalb_parameters.as_deref();
    let parameters = parameters.map(|path| tables::parameters(path, report));
    let parameters = parameters.transpose()?;
    let input = &arguments.input;
    if let (true, Some(left), Some(right)) = (arguments.evalb, &input.left, &input.right) {
        // As EVALB, which without a file deletes nothing.
        let parameters = parameters.unwrap_or_else(Parameters::everything);
        return evalb::run([left, right], &parameters, output, report);
    }
    let in_records = input.records.is_some();
    if in_records
        && arguments
            .by_links
            .as_deref()
            .is_some_and(|path| path != Path::new("-"))
    {
        let sentence = "the links of records stand in them: --by-links is without a file";
        return Err(Failure(sentence.into()));
    }
    let method = Parses {
        rules: tables::head_rules(arguments.trees.head_rules.as_deref(), report)?,
        parameters: parameters.unwrap_or_default(),
        arguments: arguments.clone(),
    };
    let files = FileOptions {
        links: arguments.file_of_links(),
        written: arguments.written.options(),
    };
    let is_summary = arguments.all.summary;
    let is_asked = arguments.all.signature;
    let signature = signature::asked(is_asked, || signature_of(arguments, &method))?;
    let rows = (!is_summary).then_some(Kind::DISTANCES);
    let mut corpus = Summary::new(CountedDistances::MEASURES);
    let mut differing = 0;
    let counts = stream::run(
        input,
        files,
        method,
        rows,
        (output, report),
        |_, measured: Measured| {
            differing += u64::from(measured.words_differ);
            if let Some(values) = measured.values {
                corpus.add(&*values);
            }
        },
    )?;
    if is_summary {
        let summary = DistancesSummary::new(counts.read, counts.refused, &corpus);
        let format = arguments.all.format(input.rows.format);
        let signed = (signature, counts.read);
        output.summary(Kind::DISTANCES_SUMMARY, format, &summary, signed)?;
    }
    if differing > 0 && differing + counts.refused == counts.read {
        report.sentence(
            "no pair has the same words on both sides: leave out with --prune what only one side has, \
             or match words over links with --by-links",
        );
    }
    Ok(())
}

/// How the figures are computed.
fn signature_of(arguments: &Distances, method: &Parses) -> Result<Signature, Failure> {
    let path = arguments.evalb_parameters.as_deref();
    // Those of a file by its hash.
    let parameters = match path.filter(|path| tables::named_parameters(path).is_some()) {
        Some(name) => Some(name.display().to_string()),
        None => signature::digest_of(path)?,
    };
    let rules = signature::digest_of(arguments.trees.head_rules.as_deref())?;
    let mut signature = Signature::of_distances(
        arguments.options(),
        parameters.as_deref(),
        &method.options(),
        rules.as_deref(),
    );
    if arguments.relations_alone {
        signature = signature.option("edits", "relations");
    }
    if arguments.edit_costs != [1; 3] {
        let costs = arguments.edit_costs.map(|cost| cost.to_string()).join(",");
        signature = signature.option("costs", &costs);
    }
    let signature = signature::input(signature, &arguments.input)?;
    signature::links(
        signature,
        "links",
        arguments.file_of_links(),
        arguments.written,
    )
}

/// Every distance between two parses.
struct Parses {
    arguments: Distances,
    rules: HeadRules,
    parameters: Parameters,
}

type Values = [Result<Ratio, &'static str>; CountedDistances::MEASURES];

/// What a summary needs of a pair.
struct Measured {
    words_differ: bool,
    /// None where there is no summary.
    values: Option<Box<Values>>,
}

/// Measures pairs one by one.
struct Measurer<'m> {
    pairs: PairOptions<'m>,
    options: DistanceOptions,
    edits: TreeEditOptions,
    parameters: &'m Parameters,
}

impl Parses {
    /// How the pairs are read.
    fn options(&self) -> PairOptions<'_> {
        let mut pairs = PairOptions::default()
            .with_phrases(self.arguments.trees.phrases(&self.rules))
            .with_formats(self.arguments.input.formats());
        self.arguments.counted.set(&mut pairs);
        // Those of a record, or of its comments.
        if self.arguments.by_links.is_some() && self.arguments.file_of_links().is_none() {
            pairs.links = LinkSource::Comments;
        }
        pairs
    }
}

impl Method for Parses {
    type Figures = Measured;
    type Worker<'m> = Measurer<'m>;

    fn worker(&self) -> Measurer<'_> {
        Measurer {
            pairs: self.options(),
            options: self.arguments.options(),
            edits: self.arguments.edits(),
            parameters: &self.parameters,
        }
    }
}

impl Worker for Measurer<'_> {
    type Figures = Measured;

    fn measure(
        &mut self,
        content: Content<'_>,
        answer: &mut Answer<'_>,
        report: &mut Report,
    ) -> Result<Measured, Refusal> {
        let places = content.places();
        let pair = content.pair(&self.pairs, Symbols::new(), report)?;
        let counted = CountedDistances::new(&pair, self.options, Ok(self.parameters), self.edits);
        // The other measures are there.
        for message in counted.too_large() {
            report.refusal(&places, Refusal::of_measure(message));
        }
        let values = if answer.is_wanted() {
            answer.row(&DistancesRow::new(answer.number(), &counted));
            None
        } else {
            Some(Box::new(counted.values()))
        };
        Ok(Measured {
            words_differ: counted.words_differ(),
            values,
        })
    }
}
