//! Reading, and the measure: from two texts and their links to the score.
//!
//! Source: M. `McCaffery`, PhD thesis, University of St Andrews, 2017, chapter 5.

use core::mem;

use twintree::text;
#[cfg(feature = "whole")]
use twintree_view::{Analysis, EnhancedNode, Format};
use twintree_view::{ComparisonResult, LinksReading, Measured, Outline, Reading};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::answer::{give, give_with};
use crate::argument::Argument;
use crate::request;

/// Whether a text is in CoNLL-U, which its first word tells: then the module of a first visit can read it.
/// Where that is not enough it is not, and `notice_format` says what it is. The first 65536 characters of a
/// text are enough.
///
/// # Errors
///
/// When `text` is not a string.
#[wasm_bindgen(unchecked_return_type = "boolean")]
pub fn is_conllu(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<JsValue, JsError> {
    let text = Argument::new("text", text).text()?;
    give(&text::Format::is_conllu(&text))
}

/// The format that a text is in, going by how it begins: one of CoNLL-U and its family, `brackets`,
/// `newick` or `words`. At most 64 KiB are examined, so that the first 65536 characters of a text are
/// enough.
///
/// # Errors
///
/// When `text` is not a string.
#[cfg(feature = "whole")]
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

/// What is read of one side of a request on its own.
///
/// # Errors
///
/// Throws if `request` is not a request or `side` not a side.
#[wasm_bindgen(unchecked_return_type = "Reading")]
pub fn read(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Side")] side: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    give(&Reading::read(&request, request::side("side", side)?))
}

/// The enhanced dependencies of one side of a request: its words and empty nodes, each with what it depends
/// on. Empty where the text has errors or is in a format without columns.
///
/// # Errors
///
/// Throws if `request` is not a request or `side` not a side.
#[cfg(feature = "whole")]
#[wasm_bindgen(unchecked_return_type = "EnhancedNode[]")]
pub fn enhanced(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Side")] side: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    give(&EnhancedNode::list(&request, request::side("side", side)?))
}

/// Compares both sides, of which it returns nothing but problems.
///
/// # Errors
///
/// Throws if `request` is not a request.
#[wasm_bindgen(unchecked_return_type = "Measured")]
pub fn compare(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
) -> Result<JsValue, JsError> {
    let mut measured = Measured::new(&request::request(request)?);
    let tables = take_tables(&mut measured.result);
    give_with(&measured, tables.into_iter().flatten())
}

/// Reads both sides and compares them.
///
/// # Errors
///
/// Throws if `request` is not a request.
#[cfg(feature = "whole")]
#[wasm_bindgen(unchecked_return_type = "Analysis")]
pub fn analyse(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
) -> Result<JsValue, JsError> {
    let mut analysis = Analysis::new(&request::request(request)?);
    let tables = take_tables(&mut analysis.result);
    give_with(&analysis, tables.into_iter().flatten())
}

/// Takes the tables out of a comparison, which do not cross number by number.
fn take_tables(result: &mut ComparisonResult) -> Option<[([&'static str; 3], Vec<u32>); 2]> {
    let path = |name| ["result", "comparison", name];
    match result {
        ComparisonResult::Ok { comparison } => Some([
            (path("distances"), mem::take(&mut comparison.distances)),
            (path("maxima"), mem::take(&mut comparison.maxima)),
        ]),
        ComparisonResult::Rejected { .. } => None,
    }
}
