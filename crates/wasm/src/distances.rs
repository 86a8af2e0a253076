//! How far two trees over the same words are apart.
//!
//! Source: T. Rama, *Empirical Evaluation of Tree distances for Parser Evaluation*.

use twintree_view::{
    DistanceOptions, DistancesResult, EditCosts, Quartet, TreeEditOptions, TreeEditResult,
};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::answer::give;
use crate::argument::{Argument, number};
use crate::request;

/// All distances between two trees. The parameters of EVALB, by which brackets are counted, are a text, or
/// `collins` or `everything`; without them only traces are deleted.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "DistancesResult")]
pub fn distances(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "DistanceOptions")] options: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string | undefined")] parameters: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    let options = distance_options(options)?;
    let parameters = Argument::new("parameters", parameters).optional(Argument::text)?;
    let found = DistancesResult::new(&request, options, parameters.as_deref());
    give(&found)
}

/// How both trees pair four leaves; undefined where they are not four different ones of those compared.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "Quartet | undefined")]
pub fn quartet(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "DistanceOptions")] options: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[]")] leaves: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    let options = distance_options(options)?;
    let leaves = Argument::new("leaves", leaves);
    let four = leaves.items(number)?;
    let four = four.try_into().map_err(|_| leaves.wrong("four numbers"))?;
    give(&Quartet::find(&request, options, four))
}

/// The quartets that the two trees do not pair alike, in the order of their leaves: at most `most`, from
/// the one at the place `from` on. Of long sentences the first 2²⁶ quartets are examined, all of those
/// of 200 words.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "Quartet[]")]
pub fn differing_quartets(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "DistanceOptions")] options: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] from: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] most: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    let options = distance_options(options)?;
    let from = Argument::new("from", from).number()?;
    let most = Argument::new("most", most).number()?;
    give(&Quartet::differing(&request, options, from, most))
}

/// The cheapest way from the left tree to the right one.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "TreeEditResult")]
pub fn tree_edit(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "TreeEditOptions")] options: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    let options = Argument::new("options", options);
    let costs = |costs: &Argument<'_>| {
        Ok(EditCosts {
            delete: cost(&costs.field("delete")?)?,
            insert: cost(&costs.field("insert")?)?,
            rename: cost(&costs.field("rename")?)?,
        })
    };
    let options = TreeEditOptions {
        relations_alone: options.field("relationsAlone")?.truth()?,
        costs: options.field("costs")?.optional(costs)?,
    };
    give(&TreeEditResult::new(&request, options))
}

/// What an edit costs.
fn cost(given: &Argument<'_>) -> Result<u32, JsError> {
    let most = EditCosts::MOST;
    let wanted = || given.wrong(&format!("a whole number from 1 to {most}"));
    let cost = Some(given.number()?).filter(|cost| (1..=most).contains(cost));
    cost.ok_or_else(wanted)
}

/// The argument `options`.
fn distance_options(value: JsValue) -> Result<DistanceOptions, JsError> {
    let options = Argument::new("options", value);
    Ok(DistanceOptions {
        rooted: options.field("rooted")?.truth()?,
        by_links: options.field("byLinks")?.truth()?,
        shared: options.field("shared")?.truth()?,
        without_punctuation: options.field("withoutPunctuation")?.truth()?,
        strict: options.field("strict")?.truth()?,
    })
}
