//! All pairs of a corpus at once: measured in chunks, and columns of them summed up, drawn and tested.

use core::mem;

use js_sys::{Number, Uint8Array};
use twintree::corpus::significance::Test;
use twintree_view::{
    Attribute, Better, ColumnSummary, HistogramBin, ManyTexts, MeasureGroup, MeasuredChunk,
    MeasuredColumn, PairsColumn, PairsRequest, RowFormat, ScatterPlot, SignatureRequest,
    SignedFile, Significance, WantedRow,
};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::answer::{attach_reals, give, give_with};
use crate::argument::{Argument, text};
use crate::request;

/// The most trials times pairs of a test, which take about half a minute.
const DRAWS: u64 = 1 << 33;

/// Measures pairs.
///
/// # Errors
///
/// Throws if `request` has another shape.
#[wasm_bindgen(unchecked_return_type = "MeasuredChunk")]
pub fn measure_pairs(
    #[wasm_bindgen(unchecked_param_type = "PairsRequest")] request: JsValue,
) -> Result<JsValue, JsError> {
    let request = pairs_request(request)?;
    give_chunk(MeasuredChunk::new(&request))
}

/// Reads rows back, each an object as JSON without blanks: the columns of what they have.
///
/// # Errors
///
/// Throws if `rows` has another shape.
#[wasm_bindgen(unchecked_return_type = "MeasuredChunk")]
pub fn read_rows(
    #[wasm_bindgen(unchecked_param_type = "string[]")] rows: JsValue,
) -> Result<JsValue, JsError> {
    let rows = Argument::new("rows", rows).items(text)?;
    let real = |number: &str| Some(js_sys::parse_float(number));
    give_chunk(MeasuredChunk {
        columns: MeasuredColumn::of_rows(&rows, real),
        ..MeasuredChunk::default()
    })
}

/// The columns do not cross number by number.
fn give_chunk(mut chunk: MeasuredChunk) -> Result<JsValue, JsError> {
    let columns = chunk.columns.iter_mut();
    let tables: Vec<_> = columns
        .map(|column| {
            let numerators = mem::take(&mut column.numerators);
            [numerators, mem::take(&mut column.denominators)]
        })
        .collect();
    let answer = give(&chunk)?;
    for (index, tables) in tables.iter().enumerate() {
        for (name, table) in ["numerators", "denominators"].into_iter().zip(tables) {
            attach_reals(&answer, &["columns", &index.to_string(), name], table);
        }
    }
    Ok(answer)
}

/// The rows of pairs, a line each, as the command line writes them: of a table below a line of names.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "string")]
pub fn write_rows(
    #[wasm_bindgen(unchecked_param_type = "PairsRequest")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "WantedRow[]")] wanted: JsValue,
    #[wasm_bindgen(unchecked_param_type = "RowFormat")] format: JsValue,
) -> Result<JsValue, JsError> {
    let request = pairs_request(request)?;
    let row = |row: &Argument<'_>| {
        Ok(WantedRow {
            number: row.field("number")?.number()?,
            error: row.field("error")?.optional(|error| error.items(text))?,
        })
    };
    let wanted = Argument::new("wanted", wanted).items(row)?;
    let format = Argument::new("format", format);
    let format = format.named(RowFormat::parse, "json or tsv")?;
    let digits = |number: f64| {
        Number::from(number)
            .to_string_with_radix(10)
            .map_or_else(|_| String::new(), String::from)
    };
    Ok(request.rows(&wanted, format, digits).into())
}

/// Sums up a column, of which the greater values are better, or the smaller ones. A pair is chosen if its
/// entry is not 0; all are where nothing is given.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "ColumnSummary")]
pub fn summarize_column(
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] numerators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] denominators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] more_is_better: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array | undefined")] chosen: JsValue,
) -> Result<JsValue, JsError> {
    let column = Column::new(["numerators", "denominators"], [numerators, denominators])?;
    let better = better(more_is_better)?;
    let chosen = chosen_pairs(chosen)?;
    give(&ColumnSummary::new(
        column.view(),
        better,
        chosen.as_deref(),
    ))
}

/// A column in at most this many bins. A pair is chosen if its entry is not 0; all are where
/// nothing is given.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "HistogramBin[]")]
pub fn histogram_of(
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] numerators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] denominators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] bins: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array | undefined")] chosen: JsValue,
) -> Result<JsValue, JsError> {
    let column = Column::new(["numerators", "denominators"], [numerators, denominators])?;
    let bins = Argument::new("bins", bins).number()?;
    let chosen = chosen_pairs(chosen)?;
    give(&HistogramBin::all(column.view(), bins, chosen.as_deref()))
}

/// Two columns against each other, in at most this many columns and rows of cells. A pair is chosen if its
/// entry is not 0; all are where nothing is given.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "ScatterPlot")]
pub fn scatter_of(
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] x_numerators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] x_denominators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] y_numerators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] y_denominators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] columns: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] rows: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array | undefined")] chosen: JsValue,
) -> Result<JsValue, JsError> {
    let x = Column::new(
        ["x_numerators", "x_denominators"],
        [x_numerators, x_denominators],
    )?;
    let y = Column::new(
        ["y_numerators", "y_denominators"],
        [y_numerators, y_denominators],
    )?;
    let columns = Argument::new("columns", columns).number()?;
    let rows = Argument::new("rows", rows).number()?;
    let chosen = chosen_pairs(chosen)?;
    let both = [x.view(), y.view()];
    let mut plot = ScatterPlot::new(both, [columns, rows], chosen.as_deref());
    let cells = mem::take(&mut plot.cells);
    give_with(&plot, [(["cells"], cells)])
}

/// Tests a column of one hypothesis against that of another. The name is that of the column.
///
/// # Errors
///
/// Throws if an argument has another shape, or the tests would be too much work.
#[expect(
    clippy::too_many_arguments,
    reason = "as JavaScript has them: two columns of two arrays each"
)]
#[wasm_bindgen(unchecked_return_type = "Significance")]
pub fn significance_of(
    #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] first_numerators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] first_denominators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] second_numerators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Float64Array")] second_denominators: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] more_is_better: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] bootstrap: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] randomisation: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] seed: JsValue,
) -> Result<JsValue, JsError> {
    let name = Argument::new("name", name).text()?;
    let first = Column::new(
        ["first_numerators", "first_denominators"],
        [first_numerators, first_denominators],
    )?;
    let second = Column::new(
        ["second_numerators", "second_denominators"],
        [second_numerators, second_denominators],
    )?;
    let better = better(more_is_better)?;
    let seed = Argument::new("seed", seed).number()?.into();
    let test = |name, value: JsValue| {
        let argument = Argument::new(name, value);
        let trials = argument.number()?;
        let pairs = first.numerators.len() as u64;
        if trials > Test::MOST || u64::from(trials).saturating_mul(pairs) > DRAWS {
            let most = Test::MOST;
            let wanted =
                format!("at most {most} trials, and at most {DRAWS} times the number of pairs");
            return Err(argument.wrong(&wanted));
        }
        Ok(Test { trials, seed })
    };
    let bootstrap = test("bootstrap", bootstrap)?;
    let randomisation = test("randomisation", randomisation)?;
    let found = Significance::of_columns(
        &name,
        [first.view(), second.view()],
        better,
        [&bootstrap, &randomisation],
    )?;
    give(&found)
}

/// For each sentence 1 if some word or phrase of it has the value, else 0. A value that ends with `*` and
/// is more than that is the beginning of one.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "Uint8Array")]
pub fn find_pairs(
    #[wasm_bindgen(unchecked_param_type = "ManyTexts")] texts: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ReadAs | undefined")] read_as: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Attribute")] attribute: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] value: JsValue,
) -> Result<JsValue, JsError> {
    let texts = many_texts(&Argument::new("texts", texts))?;
    texts.check("texts.places")?;
    let read_as = request::read_as(&Argument::new("read_as", read_as))?;
    let attribute = Argument::new("attribute", attribute);
    let attribute = attribute.named(Attribute::parse, "deprel, upos, lemma, form or label")?;
    let value = Argument::new("value", value).text()?;
    let found = twintree_view::find_pairs(&texts, read_as, attribute, &value);
    Ok(Uint8Array::from(found.as_slice()).into())
}

/// How figures of all pairs were computed, in the line that the command line gives with them.
///
/// # Errors
///
/// Throws if `request` has another shape.
#[wasm_bindgen(unchecked_return_type = "string")]
pub fn signature_of(
    #[wasm_bindgen(unchecked_param_type = "SignatureRequest")] request: JsValue,
) -> Result<JsValue, JsError> {
    let request = Argument::new("request", request);
    let file = |name| {
        let file = request.field(name)?;
        Ok::<_, JsError>(SignedFile {
            format: request::given_format(&file.field("format")?)?,
            digest: file.field("digest")?.text()?,
        })
    };
    let request = SignatureRequest {
        group: group(&request.field("group")?)?,
        options: request::options(&request.field("options")?)?,
        read_as: request::read_as(&request.field("readAs")?)?,
        by_links: request.field("byLinks")?.truth()?,
        parameters: request.field("parameters")?.optional(text)?,
        same_words: request.field("sameWords")?.truth()?,
        left: file("left")?,
        right: file("right")?,
        links: request.field("links")?.text()?,
        theirs: request.field("theirs")?.text()?,
        pairs: request.field("pairs")?.number()?,
    };
    Ok(request.signature().into())
}

/// The argument `request`.
fn pairs_request(value: JsValue) -> Result<PairsRequest, JsError> {
    let request = Argument::new("request", value);
    let by_links = request.field("byLinks")?.optional(Argument::truth)?;
    let line = |line: &Argument<'_>| line.optional(Argument::text);
    let request = PairsRequest {
        left: many_texts(&request.field("left")?)?,
        right: many_texts(&request.field("right")?)?,
        links: request.field("links")?.numbers()?,
        link_places: request.field("linkPlaces")?.numbers()?,
        same_words: request.field("sameWords")?.truth()?,
        options: request::options(&request.field("options")?)?,
        read_as: request::read_as(&request.field("readAs")?)?,
        by_links: by_links.unwrap_or_default(),
        parameters: request.field("parameters")?.optional(text)?,
        theirs: request
            .field("theirs")?
            .optional(|theirs| theirs.items(line))?,
        groups: request.field("groups")?.items(group)?,
    };
    request.check()?;
    Ok(request)
}

/// A group of measures.
fn group(group: &Argument<'_>) -> Result<MeasureGroup, JsError> {
    group.named(
        MeasureGroup::parse,
        "paths, distances, crossings or agreement",
    )
}

fn many_texts(texts: &Argument<'_>) -> Result<ManyTexts, JsError> {
    Ok(ManyTexts {
        bytes: texts.field("bytes")?.bytes()?,
        places: texts.field("places")?.numbers()?,
        columns: texts.field("columns")?.optional(Argument::text)?,
        format: request::given_format(&texts.field("format")?)?,
    })
}

/// A column as it is given.
struct Column {
    numerators: Vec<f64>,
    denominators: Vec<f64>,
}

impl Column {
    /// The arguments of these names.
    fn new(
        [of_numerators, of_denominators]: [&'static str; 2],
        [numerators, denominators]: [JsValue; 2],
    ) -> Result<Self, JsError> {
        let numerators = Argument::new(of_numerators, numerators).reals()?;
        let argument = Argument::new(of_denominators, denominators);
        let denominators = argument.reals()?;
        if numerators.len() != denominators.len() {
            return Err(argument.wrong("as many numbers as there are numerators"));
        }
        Ok(Self {
            numerators,
            denominators,
        })
    }

    fn view(&self) -> PairsColumn<'_> {
        PairsColumn::new(&self.numerators, &self.denominators)
    }
}

/// The argument `more_is_better`.
fn better(value: JsValue) -> Result<Better, JsError> {
    let is_more = Argument::new("more_is_better", value).truth()?;
    Ok(if is_more { Better::More } else { Better::Less })
}

/// The argument `chosen`.
fn chosen_pairs(value: JsValue) -> Result<Option<Vec<u8>>, JsError> {
    Argument::new("chosen", value).optional(Argument::bytes)
}
