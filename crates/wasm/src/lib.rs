//! Twintree for JavaScript: a handful of free functions, each a few lines.
//!
//! The functions keep nothing between two calls, so that after a panic the module can be thrown
//! away and instantiated anew without losing anything. What is expected to fail, such as a text
//! with errors, is part of the answer; an exception means that an argument has the wrong shape, and
//! its message names the field.

mod answer;
mod argument;
#[cfg(feature = "gauge")]
mod gauge;
mod request;

use core::mem;

use twintree::text::links::Numbering;
use twintree_view::{
    Agreement, AlignResult, Analysis, ComparisonResult, Explanation, FusionResult, Link,
    LinksReading, Outline, StepsResult,
};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use answer::{attach, give};
use argument::Argument;
#[cfg(feature = "gauge")]
pub use gauge::Gauge;
use request::link;

/// Runs when the module is instantiated: a panic prints its words to the console before it traps.
#[wasm_bindgen(start, private)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The sentences of a text and where they stand.
///
/// # Errors
///
/// Throws where `text` is no string.
#[wasm_bindgen(unchecked_return_type = "Outline")]
pub fn outline(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<JsValue, JsError> {
    let text = Argument::new("text", text).text()?;
    give(&Outline::new(&text))
}

/// The links of a text, one line a pair. With `zero_based`, ids in the text count from 0.
///
/// # Errors
///
/// Throws where `text` is no string or `zero_based` no boolean.
#[wasm_bindgen(unchecked_return_type = "LinksReading")]
pub fn read_links(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] zero_based: JsValue,
) -> Result<JsValue, JsError> {
    let text = Argument::new("text", text).text()?;
    let numbering = if Argument::new("zero_based", zero_based).truth()? {
        Numbering::FromZero
    } else {
        Numbering::FromOne
    };
    give(&LinksReading::new(&text, numbering))
}

/// The links as text, on one line.
///
/// # Errors
///
/// Throws where `links` are none.
#[wasm_bindgen(unchecked_return_type = "string")]
pub fn write_links(
    #[wasm_bindgen(unchecked_param_type = "Link[]")] links: JsValue,
) -> Result<JsValue, JsError> {
    let links = Argument::new("links", links).items(link)?;
    give(&Link::write(&links))
}

/// Reads both sides and compares them.
///
/// # Errors
///
/// Throws where `request` is none.
#[wasm_bindgen(unchecked_return_type = "Analysis")]
pub fn analyse(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    let mut analysis = Analysis::new(&request);
    let tables = match &mut analysis.result {
        ComparisonResult::Ok { comparison } => [
            ("distances", mem::take(&mut comparison.distances)),
            ("maxima", mem::take(&mut comparison.maxima)),
        ],
        ComparisonResult::Rejected { .. } => return give(&analysis),
    };
    let answer = give(&analysis)?;
    for (name, table) in tables {
        attach(&answer, &["result", "comparison", name], &table);
    }
    Ok(answer)
}

/// Why the edge between two vertices has its weight; undefined where there is no such edge.
///
/// # Errors
///
/// Throws where `request` is none, or a vertex is no whole number.
#[wasm_bindgen(unchecked_return_type = "Explanation | undefined")]
pub fn explain(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] from: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] to: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    let from = Argument::new("from", from).number()?;
    let to = Argument::new("to", to).number()?;
    let mut explanation = Explanation::new(&request, from, to);
    let tables = match &mut explanation {
        Some(Explanation::Compared {
            ascending,
            descending,
            ..
        }) => [
            ("ascending", mem::take(&mut ascending.table)),
            ("descending", mem::take(&mut descending.table)),
        ],
        _ => return give(&explanation),
    };
    let answer = give(&explanation)?;
    for (name, table) in tables {
        attach(&answer, &[name, "table"], &table);
    }
    Ok(answer)
}

/// The minimum spanning tree, step by step.
///
/// # Errors
///
/// Throws where `request` is none, or `algorithm` is neither `kruskal` nor `prim`.
#[wasm_bindgen(unchecked_return_type = "StepsResult")]
pub fn steps(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Algorithm")] algorithm: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    let algorithm = request::algorithm(algorithm)?;
    give(&StepsResult::new(&request, algorithm))
}

/// Finds links between two sentences.
///
/// # Errors
///
/// Throws where an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "AlignResult")]
pub fn align(
    #[wasm_bindgen(unchecked_param_type = "string")] left: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] right: JsValue,
    #[wasm_bindgen(unchecked_param_type = "AlignOptions")] options: JsValue,
) -> Result<JsValue, JsError> {
    let left = Argument::new("left", left).text()?;
    let right = Argument::new("right", right).text()?;
    give(&AlignResult::new(
        &left,
        &right,
        &request::align_options(options)?,
    ))
}

/// The relation suggested for each link, in order; undefined where a side has no tree.
///
/// # Errors
///
/// Throws where an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "(Relation | undefined)[]")]
pub fn suggest(
    #[wasm_bindgen(unchecked_param_type = "string")] left: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] right: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Link[]")] links: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] synonyms: JsValue,
) -> Result<JsValue, JsError> {
    let left = Argument::new("left", left).text()?;
    let right = Argument::new("right", right).text()?;
    let links = Argument::new("links", links).items(link)?;
    let synonyms = Argument::new("synonyms", synonyms).text()?;
    give(&twintree_view::suggest(&left, &right, &links, &synonyms))
}

/// Compares two sets of links, pair by pair.
///
/// # Errors
///
/// Throws where an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "Agreement")]
pub fn agreement(
    #[wasm_bindgen(unchecked_param_type = "Link[][]")] real: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Link[][]")] predicted: JsValue,
) -> Result<JsValue, JsError> {
    let real = Argument::new("real", real).items(|pair| pair.items(link))?;
    let predicted = Argument::new("predicted", predicted).items(|pair| pair.items(link))?;
    give(&Agreement::new(&real, &predicted))
}

/// Makes sentences out of an alignment: `into` keeps the order of its words, at most `limit`
/// sentences are made.
///
/// # Errors
///
/// Throws where an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "FusionResult")]
pub fn fuse(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Merge")] merge: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Side")] into: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] limit: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    let (merge, into) = (request::merge(merge)?, request::side("into", into)?);
    let limit = Argument::new("limit", limit).number()?;
    give(&FusionResult::new(&request, merge, into, limit))
}

/// A test-only hook: panics, so that the page's recovery from a trap can be tried.
///
/// # Panics
///
/// Always.
#[wasm_bindgen]
pub fn provoke_panic() {
    panic!("a panic was asked for");
}
