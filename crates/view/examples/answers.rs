//! The native side of the test that an answer has the same bytes everywhere: reads requests, one JSON
//! object a line, and writes what is answered to each, one JSON array a line.

use std::error::Error;
use std::io::{self, BufRead, BufWriter, Write};

use serde_json::Value;
use twintree::text;
use twintree_view::{
    Algorithm, AlignOptions, AlignResult, Analysis, DistanceOptions, DistancesResult, Explanation,
    Fold, FusionResult, LinksReading, Merge, Options, Outline, Quartet, ReadAs, Request, Side,
    StepsResult, TreeEditOptions, TreeEditResult, Weights,
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut output = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let asked: Value = serde_json::from_str(&line?)?;
        answer(&asked, &mut output)?;
        writeln!(output)?;
    }
    Ok(output.flush()?)
}

/// Every option of distances.
const ALL: DistanceOptions = DistanceOptions {
    rooted: true,
    by_links: true,
    shared: true,
    without_punctuation: true,
    strict: true,
};

/// Writes what every function says to a request.
fn answer(asked: &Value, output: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let text = |name: &str| asked[name].as_str().unwrap_or_default();
    let format = |name: &str| -> Result<text::Format, Box<dyn Error>> {
        Ok(text(name).parse().map_err(|_| "no such format")?)
    };
    let (left_format, right_format) = (format("leftFormat")?, format("rightFormat")?);
    let reading = LinksReading::new(text("links"), text::links::Numbering::FromOne);
    let links = reading.lines.first();
    let request = Request {
        left: text("left").into(),
        right: text("right").into(),
        left_format: Some(left_format.into()),
        right_format: Some(right_format.into()),
        read_as: ReadAs::parse(text("readAs")),
        links: links.map(|line| line.links.clone()).unwrap_or_default(),
        options: Options {
            strip_subtypes: true,
            ignore_punctuation: false,
        },
    };
    let align = AlignOptions {
        weights: Weights {
            equal: 10,
            lemma: 5,
            synonym: 2,
            relation: 1,
        },
        left_format: request.left_format,
        right_format: request.right_format,
        read_as: request.read_as,
        ..AlignOptions::default()
    };
    let (none, all) = (DistanceOptions::default(), ALL);
    let [forms, relations] = [false, true].map(|relations_alone| TreeEditOptions {
        relations_alone,
        costs: None,
    });
    let answers = (
        reading,
        Outline::new(&request.left, left_format),
        Analysis::new(&request),
        Explanation::new(&request, 0, 1),
        Fold::list(&request),
        StepsResult::new(&request, Algorithm::Kruskal),
        StepsResult::new(&request, Algorithm::Prim),
        AlignResult::new(&request.left, &request.right, &align),
        FusionResult::new(&request, Merge::Restate, Side::Left, 3, None),
        DistancesResult::new(&request, none, None),
        DistancesResult::new(&request, all, None),
        Quartet::find(&request, none, [3, 1, 0, 2]),
        Quartet::differing(&request, all, 1, 5),
        TreeEditResult::new(&request, forms),
        TreeEditResult::new(&request, relations),
    );
    Ok(serde_json::to_writer(output, &answers)?)
}
