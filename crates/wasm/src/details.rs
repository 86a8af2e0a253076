//! The details of the measure: why an edge has its weight, how the spanning tree is found, and what is alike.

use core::mem;

use twintree_view::{Algorithm, Explanation, Fold, StepsResult};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::answer::{give, give_with};
use crate::argument::Argument;
use crate::request;

/// Why the edge between two vertices has its weight; undefined where there is no such edge.
///
/// # Errors
///
/// Throws if `request` is not a request, or a vertex is not a whole number.
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
            (["ascending", "table"], mem::take(&mut ascending.table)),
            (["descending", "table"], mem::take(&mut descending.table)),
        ],
        _ => return give(&explanation),
    };
    give_with(&explanation, tables)
}

/// The minimum spanning tree, step by step.
///
/// # Errors
///
/// Throws if `request` is not a request, or `algorithm` is neither `kruskal` nor `prim`.
#[wasm_bindgen(unchecked_return_type = "StepsResult")]
pub fn steps(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Algorithm")] algorithm: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    let algorithm = Argument::new("algorithm", algorithm);
    let algorithm = algorithm.named(Algorithm::parse, "kruskal or prim")?;
    give(&StepsResult::new(&request, algorithm))
}

/// What is alike in both trees and can be drawn as one; nothing where a pair cannot be compared.
///
/// # Errors
///
/// Throws if `request` is not a request.
#[wasm_bindgen(unchecked_return_type = "Fold[]")]
pub fn folds(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
) -> Result<JsValue, JsError> {
    give(&Fold::list(&request::request(request)?))
}
