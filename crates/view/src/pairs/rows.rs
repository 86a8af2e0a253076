//! Pairs as rows on lines, to the byte as the command line writes them.
//!
//! Of one method they are the rows of its command: `compare`, `distances` or `crossings`. Of several, or where the
//! links are set against those of another annotator, a row has the fields of all of them, and what is missing in it
//! is named under `undefined` with its reason: `{"pair":1,…,"similarity":null,…,"undefined":{"similarity":"no-links"}}`.

use twintree::Ratio;

use serde::Serialize;
use twintree::heads::HeadRules;
use twintree::pair::Unfit;

use super::figure::Figure;
use super::measurer::{Measurer, Read};
use super::{MeasureGroup, PairsRequest, agreement};
use crate::rows::{Columns, Digits, Kind, Members, json};
use crate::{ComparisonRow, CrossingsRow, Details, DistancesRow, Reasons, Separator};

answers! {
    /// A row to be written.
    pub struct WantedRow {
        /// The number of the pair, from 1.
        pub number: u32,
        /// Why it is not measured; where this is missing it is the next pair of the request.
        #[tsify(optional, type = "readonly string[] | undefined")]
        pub error: Option<Vec<String>>,
    }

    /// How rows are written.
    pub enum RowFormat {
        /// An object on a line.
        Json = "json",
        /// Columns with tabs between them.
        Tsv = "tsv",
    }
}

impl PairsRequest {
    /// These rows, a line each, of a table below a line of names. A request whose parts do not [belong together](Self::check) is answered as if
    /// those were missing that are.
    pub fn rows(&self, wanted: &[WantedRow], format: RowFormat, digits: Digits) -> String {
        let rules = HeadRules::default();
        let mut rows = Rows {
            measurer: Measurer::new(self, &rules),
            digits,
        };
        let columns = (format == RowFormat::Tsv).then(|| columns(&self.groups));
        let mut lines = String::new();
        if let Some(columns) = &columns {
            lines = columns.heading();
            lines.push('\n');
        }
        let mut next = 0..;
        for WantedRow { number, error } in wanted {
            let row = match error {
                Some(codes) => rows.faulty(*number, codes),
                None => rows.row(next.next().unwrap_or_default(), *number),
            };
            lines += &match &columns {
                Some(columns) => columns.row(&row),
                None => row,
            };
            lines.push('\n');
        }
        lines
    }
}

/// The kind of rows of what is measured.
fn kind(groups: &[MeasureGroup]) -> Kind {
    match groups {
        [MeasureGroup::Paths] => Kind::COMPARE,
        [MeasureGroup::Distances] => Kind::DISTANCES,
        [MeasureGroup::Crossings] => Kind::CROSSINGS,
        _ => Kind::PAIRS,
    }
}

/// Those of pairs of files, which have numbers and no ids.
fn columns(groups: &[MeasureGroup]) -> Columns {
    Columns::new(kind(groups), &["id", "more"], Separator::Tab)
}

/// The row of a pair that could not be measured.
#[derive(Serialize)]
struct Faulty {
    pair: u32,
    error: Vec<String>,
}

/// How far the links of a pair agree with those of the other annotator.
#[derive(Serialize)]
struct Agreed {
    f: Option<f64>,
    precision: Option<f64>,
    recall: Option<f64>,
    both: Option<u64>,
    mine: Option<u64>,
    theirs: Option<u64>,
    relations: Option<f64>,
}

/// The same in a row.
#[derive(Serialize)]
struct AgreedRow {
    agreement: Option<Agreed>,
    /// Of each value that is missing, why.
    undefined: Reasons,
}

/// Writes rows.
struct Rows<'r> {
    measurer: Measurer<'r>,
    digits: Digits,
}

impl Rows<'_> {
    /// The row of a pair as JSON.
    fn row(&mut self, index: usize, number: u32) -> String {
        let row = self.measurer.read(index).and_then(|read| {
            let row = match self.measurer.request.groups[..] {
                [group] if group != MeasureGroup::Agreement => self
                    .fields(group, index, Some(number.into()), &read)
                    .map_err(|code| vec![code])?,
                _ => self.joined(index, number, &read),
            };
            self.measurer.symbols = read.pair.into_symbols();
            Ok(row)
        });
        row.unwrap_or_else(|codes| self.faulty(number, &codes))
    }

    /// The fields of a pair of all groups: what is missing is named, and the others are there.
    fn joined(&mut self, index: usize, number: u32, read: &Read<'_>) -> String {
        let mut row = format!("{{\"pair\":{number}");
        let mut undefined = String::new();
        let mut missing = |name: &str, why: &str| add(&mut undefined, name, why);
        for &group in &self.measurer.request.groups {
            let name = match group {
                MeasureGroup::Paths => "similarity",
                MeasureGroup::Distances => "distances",
                MeasureGroup::Crossings => "crossings",
                MeasureGroup::Agreement => "agreement",
            };
            match self.fields(group, index, None, read) {
                Ok(fields) => {
                    for (field, value) in Members::of(&fields) {
                        if field != "undefined" {
                            add(&mut row, field, value);
                        } else if value.starts_with('{') {
                            Members::of(value).for_each(|(name, why)| missing(name, why));
                        } else if value != "null" {
                            missing(name, value);
                        }
                    }
                }
                Err(code) => missing(name, &format!("\"{code}\"")),
            }
        }
        let undefined = undefined.strip_prefix(',').unwrap_or_default();
        add(&mut row, "undefined", &format!("{{{undefined}}}"));
        row + "}"
    }

    /// The fields of a pair of one group as an object, or why it has none.
    fn fields(
        &mut self,
        group: MeasureGroup,
        index: usize,
        number: Option<u64>,
        Read { pair, links, same }: &Read<'_>,
    ) -> Result<String, &'static str> {
        let Self { measurer, digits } = self;
        let digits = *digits;
        Ok(match group {
            MeasureGroup::Paths => {
                (*same)?;
                let score = measurer.score(pair)?;
                let (workspace, details) = (&mut measurer.workspace, Details::default());
                json(
                    &ComparisonRow::new(number, pair, workspace, score, details),
                    digits,
                )
            }
            MeasureGroup::Distances => json(
                &DistancesRow::new(number, &measurer.distances(pair)),
                digits,
            ),
            MeasureGroup::Crossings => {
                (*same)?;
                let figures = measurer.tests(pair).map_err(Unfit::code)?;
                json(&CrossingsRow::<()>::new(number, &figures, None), digits)
            }
            MeasureGroup::Agreement => json(
                &AgreedRow::from(&measurer.agreement(index, pair, links)),
                digits,
            ),
        })
    }

    /// The row of a pair that could not be measured.
    fn faulty(&self, pair: u32, codes: &[impl AsRef<str>]) -> String {
        let error = codes.iter().map(|code| code.as_ref().into()).collect();
        json(&Faulty { pair, error }, self.digits)
    }
}

impl From<&agreement::Figures> for AgreedRow {
    fn from(figures: &agreement::Figures) -> Self {
        let reason = |figure: Figure<&'static str>| match figure {
            Figure::Undefined(reason) | Figure::RefusedFor(reason) => Some(reason),
            _ => None,
        };
        let mut undefined = Reasons::default();
        let [f, precision, recall, both, mine, theirs, relations] = *figures;
        // Without the links of the other annotator there is none of them, for one reason.
        if let Some(reason) = reason(both) {
            undefined.insert("agreement", reason);
            return Self {
                agreement: None,
                undefined,
            };
        }
        for (name, figure) in agreement::NAMES.into_iter().zip(figures) {
            if let Some(reason) = reason(*figure) {
                undefined.insert(name, reason);
            }
        }
        let share = |figure| match figure {
            Figure::Value(part, whole) => Ratio::new(part, whole).map(Ratio::value),
            Figure::Agreed => Some(0.0),
            _ => None,
        };
        let count = |figure| match figure {
            Figure::Value(links, _) => Some(links),
            _ => None,
        };
        Self {
            agreement: Some(Agreed {
                f: share(f),
                precision: share(precision),
                recall: share(recall),
                both: count(both),
                mine: count(mine),
                theirs: count(theirs),
                relations: share(relations),
            }),
            undefined,
        }
    }
}

/// Adds a member to an object that is not closed yet.
fn add(object: &mut String, name: &str, value: &str) {
    for part in [",\"", name, "\":", value] {
        object.push_str(part);
    }
}
