//! Reading, and the measure: from two texts and their links to the score.
//!
//! Source: M. `McCaffery`, PhD thesis, University of St Andrews, 2017, chapter 5.

use core::mem;

use twintree::text;
use twintree_view::{Analysis, ComparisonResult, Format, LinksReading, Outline};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::answer::{attach, give};
use crate::argument::Argument;
use crate::request;

/// The format that a text is in, going by how it begins: `conllu`, `brackets`, `newick` or `words`. At
/// most 64 KiB are examined, so that the first 65536 characters of a text are enough.
///
/// # Errors
///
/// When `text` is not a string.
#[wasm_bindgen(unchecked_return_type = "Format")]
pub fn notice_format(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<JsValue, JsError> {
    let text = Argument::new("text", text).text()?;
    give(&Format::from(text::Format::notice(&text)))
}

/// The sentences of a text and where they stand.
///
/// # Errors
///
/// Throws if `text` is not a string or `format` not a format.
#[wasm_bindgen(unchecked_return_type = "Outline")]
pub fn outline(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Format")] format: JsValue,
) -> Result<JsValue, JsError> {
    let text = Argument::new("text", text).text()?;
    give(&Outline::new(&text, request::format(format)?))
}

/// The links of a text, one line a pair. With `zero_based`, ids in the text count from 0.
///
/// # Errors
///
/// Throws if `text` is not a string or `zero_based` not a boolean.
#[wasm_bindgen(unchecked_return_type = "LinksReading")]
pub fn read_links(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] zero_based: JsValue,
) -> Result<JsValue, JsError> {
    let text = Argument::new("text", text).text()?;
    give(&LinksReading::new(&text, request::numbering(zero_based)?))
}

/// Reads both sides and compares them.
///
/// # Errors
///
/// Throws if `request` is not a request.
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
