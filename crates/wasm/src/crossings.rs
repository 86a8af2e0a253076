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
    let options = crossings_options(options)?;
    give(&CrossingsResult::new(&request, &options))
}

/// The argument `options`.
fn crossings_options(value: JsValue) -> Result<CrossingsOptions, JsError> {
    let options = Argument::new("options", value);
    let representation =
        |one: &Argument<'_>| one.named(Representation::parse, "phrases, flattened or dependencies");
    let alignment = options.field("alignment")?;
    Ok(CrossingsOptions {
        representation: options.field("representation")?.optional(representation)?,
        alignment: alignment.named(AlignmentType::parse, "sure, mixed or all")?,
        head_rules: options.field("headRules")?.optional(Argument::text)?,
    })
}
