//! The native side of the test that columns have the same bytes everywhere: reads pairs, one JSON object
//! a line, and writes what is made of them, one JSON array a line.

use std::error::Error;
use std::io::{self, BufRead, BufWriter, Write};

use serde_json::Value;
use twintree::corpus::significance::Test;
use twintree_view::{
    Attribute, Better, ColumnSummary, HistogramBin, ManyTexts, MeasureGroup, MeasuredChunk,
    MeasuredColumn, Options, PairsColumn, PairsRequest, ReadAs, ScatterPlot, Significance,
    find_pairs,
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut output = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        answer(&serde_json::from_str(&line?)?, &mut output)?;
        writeln!(output)?;
    }
    Ok(output.flush()?)
}

fn answer(asked: &Value, output: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let request = PairsRequest {
        left: texts(&asked["left"])?,
        right: texts(&asked["right"])?,
        links: numbers(&asked["links"])?,
        link_places: numbers(&asked["linkPlaces"])?,
        same_words: asked["sameWords"].as_bool().unwrap_or_default(),
        options: Options::default(),
        read_as: ReadAs::parse(asked["readAs"].as_str().unwrap_or_default()),
        by_links: asked["byLinks"].as_bool().unwrap_or_default(),
        parameters: None,
        theirs: asked["theirs"].as_array().map(|lines| {
            let lines = lines.iter().map(|line| line.as_str().map(str::to_owned));
            lines.collect()
        }),
        groups: vec![
            MeasureGroup::Paths,
            MeasureGroup::Distances,
            MeasureGroup::Crossings,
            MeasureGroup::Agreement,
        ],
    };
    request.check()?;
    let chunk = MeasuredChunk::new(&request);
    let chosen: Vec<u8> = (0..request.len())
        .map(|pair| u8::from(pair % 3 == 0))
        .collect();
    let columns: Vec<_> = chunk.columns.iter().map(view).collect();
    let made: Vec<_> = columns
        .iter()
        .zip(columns.iter().skip(1))
        .map(|(&one, &other)| {
            (
                ColumnSummary::new(one, Better::More, None),
                ColumnSummary::new(one, Better::Less, Some(&chosen)),
                HistogramBin::all(one, 7, None),
                HistogramBin::all(one, 5, Some(&chosen)),
                ScatterPlot::new([one, other], [6, 4], Some(&chosen)),
            )
        })
        .collect();
    let test = Test {
        trials: 50,
        seed: 3,
    };
    let significance = match columns.as_slice() {
        [_, _, _, coverage, similarity, ..] => Some(Significance::of_columns(
            "similarity",
            [*similarity, *coverage],
            Better::Less,
            [&test, &test],
        )?),
        _ => None,
    };
    let find = |attribute, value| find_pairs(&request.left, request.read_as, attribute, value);
    let found = (
        find(Attribute::Form, "t*"),
        find(Attribute::Deprel, "nsubj"),
        find(Attribute::Label, "NP"),
    );
    serde_json::to_writer(output, &(&chunk, made, significance, found))?;
    Ok(())
}

fn view(column: &MeasuredColumn) -> PairsColumn<'_> {
    PairsColumn::new(&column.numerators, &column.denominators)
}

/// Sentences as a list of texts.
fn texts(side: &Value) -> Result<ManyTexts, Box<dyn Error>> {
    let format: twintree::text::Format = side["format"]
        .as_str()
        .unwrap_or_default()
        .parse()
        .map_err(|_| "no such format")?;
    let mut texts = ManyTexts {
        bytes: Vec::new(),
        places: Vec::new(),
        format: format.into(),
        columns: None,
    };
    for text in side["texts"].as_array().ok_or("no texts")? {
        texts.places.push(u32::try_from(texts.bytes.len())?);
        let text = text.as_str().unwrap_or_default();
        texts.bytes.extend_from_slice(text.as_bytes());
        texts.places.push(u32::try_from(texts.bytes.len())?);
    }
    Ok(texts)
}

fn numbers(list: &Value) -> Result<Vec<u32>, Box<dyn Error>> {
    let list = list.as_array().ok_or("no numbers")?;
    let numbers = list.iter().map(|number| {
        let number = number.as_u64().ok_or("no number")?;
        Ok(u32::try_from(number)?)
    });
    numbers.collect()
}
