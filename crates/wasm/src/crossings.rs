//! Phrasal cohesion: which phrases of the left sentence cross in the right one.
//!
//! Source: H. Fox, *Phrasal cohesion and statistical machine translation*, EMNLP 2002.

use twintree_view::{AlignmentType, CrossingsOptions, CrossingsResult, Representation};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::answer::give;
use crate::argument::Argument;
use crate::request;

/// Tests the phrases of the left sentence against each other. The right one needs no tree.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "CrossingsResult")]
pub fn crossings(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "CrossingsOptions")] options: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    give(&CrossingsResult::new(
        &request,
        &crossings_options(options)?,
    ))
}

/// The argument `options`.
fn crossings_options(value: JsValue) -> Result<CrossingsOptions, JsError> {
    let options = Argument::new("options", value);
    let representation = options.field("representation")?;
    let alignment = options.field("alignment")?;
    let rules = options.field("headRules")?;
    Ok(CrossingsOptions {
        representation: if representation.is_missing() {
            None
        } else {
            let known = Representation::parse(&representation.text()?);
            Some(known.ok_or_else(|| representation.wrong("phrases, flattened or dependencies"))?)
        },
        alignment: AlignmentType::parse(&alignment.text()?)
            .ok_or_else(|| alignment.wrong("sure, mixed or all"))?,
        head_rules: if rules.is_missing() {
            None
        } else {
            Some(rules.text()?)
        },
    })
}
