//! `twintree significance`: whether the difference between two hypotheses is significant.

use std::path::Path;

use serde_json::Value;
use twintree::corpus::significance::{Scores, Test};
use twintree::text::Position;
use twintree::text::cutter::Cutter;
use twintree_view::LeftOut;

use crate::arguments::Significance;
use crate::failure::Failure;
use crate::output::Output;
use crate::source::{Source, require_one_standard_input};
use twintree_view::rows::{Kind, Row};

/// Tests the scores of two files.
pub(crate) fn run(arguments: &Significance, output: &mut Output) -> Result<(), Failure> {
    let paths = [arguments.first.as_path(), &arguments.second];
    require_one_standard_input(paths.into_iter())?;
    let [mut first, mut second] = [Rows::open(paths[0])?, Rows::open(paths[1])?];
    let mut left_out = LeftOut::default();
    let mut pairs = Vec::new();
    let mut read = 0_u64;
    loop {
        let rows = match (first.next()?, second.next()?) {
            (None, None) => break,
            (Some(one), Some(other)) => [one, other],
            (one, _) => {
                let [ended, other] = if one.is_none() {
                    [&first, &second]
                } else {
                    [&second, &first]
                };
                let after = format!("line {read}");
                return Err(Failure::out_of_step(&ended.name, &after, &other.name));
            }
        };
        read += 1;
        let keys = rows.each_ref().map(key);
        if keys[0] != keys[1] || keys[0].is_none() {
            let told = keys.map(|key| key.map_or("nothing".into(), ToString::to_string));
            let [one, other] = [&first.name, &second.name];
            return Err(Failure(format!(
                "line {read}: {one} is about {}, {other} is about {}: the files do not belong together",
                told[0], told[1]
            )));
        }
        if rows.iter().any(|row| row.get("error").is_some()) {
            left_out.refused += 1;
            continue;
        }
        let part = |row: &Value| {
            let text = row.to_string();
            arguments
                .measure
                .part(Row::new(&text, |number| number.parse().ok()))
        };
        match rows.each_ref().map(part) {
            [Some(one), Some(other)] => pairs.push([one, other]),
            _ => left_out.undefined += 1,
        }
    }
    let measure = arguments.measure.name;
    if pairs.is_empty() && left_out.undefined > 0 {
        return Err(Failure(format!(
            "no pair has a value of {measure} in both files"
        )));
    }
    let test = |trials| Test {
        trials,
        seed: arguments.seed,
    };
    let found = twintree_view::Significance::new(
        measure,
        Scores::new(pairs),
        left_out,
        &test(arguments.bootstrap),
        &test(arguments.randomisation),
    );
    let format = arguments.latex.or(arguments.rows.format);
    let found = found.map_err(Failure::of)?;
    output.summary(Kind::SIGNIFICANCE, format, &found, (None, read))
}

/// What a row is about.
fn key(row: &Value) -> Option<&Value> {
    row.get("id").or_else(|| row.get("pair"))
}

/// The rows of a file, read one by one.
struct Rows {
    name: String,
    source: Source,
}

impl Rows {
    fn open(path: &Path) -> Result<Self, Failure> {
        Ok(Self {
            name: path.display().to_string(),
            source: Source::open(path, Cutter::of_lines(Position::START))?,
        })
    }

    fn next(&mut self) -> Result<Option<Value>, Failure> {
        let Some(piece) = self.source.next()? else {
            return Ok(None);
        };
        let line = piece.at.line;
        let wrong = |why: &str| Failure(format!("{}:{line}:1: no row of scores: {why}", self.name));
        let bytes = piece.bytes.map_err(|_| wrong("the line is too long"))?;
        let row: Value =
            serde_json::from_slice(bytes).map_err(|error| wrong(&error.to_string()))?;
        Ok(Some(row))
    }
}
