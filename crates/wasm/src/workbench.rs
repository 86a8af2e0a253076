//! The alignment workbench: finding links, naming their relations, comparing and fusing.
//!
//! Source: E. Marsi and E. Krahmer, *Explorations in Sentence Fusion*, ENLG 2005.

use core::mem;

use twintree_view::{
    Agreement, AlignOptions, AlignResult, FusionResult, Link, LinkFile, LinkFormat, LinkTable,
    Merge, Weights,
};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::answer::{give, give_with};
use crate::argument::{Argument, text};
use crate::request::{self, link};

/// The links as text, on one line.
///
/// # Errors
///
/// Throws if `links` are not links.
#[wasm_bindgen(unchecked_return_type = "string")]
pub fn write_links(
    #[wasm_bindgen(unchecked_param_type = "Link[]")] links: JsValue,
) -> Result<JsValue, JsError> {
    let links = Argument::new("links", links).items(link)?;
    give(&Link::write(&links))
}

/// The links of a text, one line a pair, as numbers. With `zero_based`, ids in the text count from 0.
///
/// # Errors
///
/// Throws if `text` is not a string or `zero_based` not a boolean.
#[wasm_bindgen(unchecked_return_type = "LinkTable")]
pub fn read_link_table(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] zero_based: JsValue,
) -> Result<JsValue, JsError> {
    let text = Argument::new("text", text).text()?;
    let numbering = request::numbering(zero_based)?;
    let mut table = LinkTable::new(&text, numbering);
    let numbers = [
        (["links"], mem::take(&mut table.links)),
        (["places"], mem::take(&mut table.places)),
        (["faulty"], mem::take(&mut table.faulty)),
    ];
    give_with(&table, numbers)
}

/// The links of a file that names its pairs, as GIZA++ or the shared tasks have them.
///
/// # Errors
///
/// Throws if `text` is not a string or `format` not a format of links.
#[wasm_bindgen(unchecked_return_type = "LinkFile")]
pub fn read_link_file(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_param_type = "LinkFormat")] format: JsValue,
) -> Result<JsValue, JsError> {
    let text = Argument::new("text", text).text()?;
    let format = Argument::new("format", format);
    let format = format.named(LinkFormat::parse, "twintree, pharaoh, naacl or giza")?;
    let mut file = LinkFile::new(&text, format);
    let numbers = [
        (["pairs"], mem::take(&mut file.pairs)),
        (["sizes"], mem::take(&mut file.sizes)),
    ];
    give_with(&file, numbers)
}

/// Finds links between two sentences.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "AlignResult")]
pub fn align(
    #[wasm_bindgen(unchecked_param_type = "string")] left: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] right: JsValue,
    #[wasm_bindgen(unchecked_param_type = "AlignOptions")] options: JsValue,
) -> Result<JsValue, JsError> {
    let left = Argument::new("left", left).text()?;
    let right = Argument::new("right", right).text()?;
    give(&AlignResult::new(&left, &right, &align_options(options)?))
}

/// The relation suggested for each link, in order; undefined where a side has no tree. Of the options,
/// those that say how the texts are read, and the table of synonyms.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "(Relation | undefined)[]")]
pub fn suggest(
    #[wasm_bindgen(unchecked_param_type = "string")] left: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] right: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Link[]")] links: JsValue,
    #[wasm_bindgen(unchecked_param_type = "AlignOptions")] options: JsValue,
) -> Result<JsValue, JsError> {
    let left = Argument::new("left", left).text()?;
    let right = Argument::new("right", right).text()?;
    let links = Argument::new("links", links).items(link)?;
    let options = align_options(options)?;
    give(&twintree_view::suggest(&left, &right, &links, &options))
}

/// Compares two sets of links, pair by pair.
///
/// # Errors
///
/// Throws if an argument has another shape, or there are too many links.
#[wasm_bindgen(unchecked_return_type = "Agreement")]
pub fn agreement(
    #[wasm_bindgen(unchecked_param_type = "Link[][]")] gold: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Link[][]")] predicted: JsValue,
) -> Result<JsValue, JsError> {
    let gold = Argument::new("gold", gold).items(|pair| pair.items(link))?;
    let predicted = Argument::new("predicted", predicted).items(|pair| pair.items(link))?;
    give(&Agreement::new(&gold, &predicted)?)
}

/// Makes sentences out of an alignment: `into` keeps the order of its words, at most `limit`
/// sentences are made. Modifiers of these relations may be left out, else those of Universal Dependencies.
///
/// # Errors
///
/// Throws if an argument has another shape.
#[wasm_bindgen(unchecked_return_type = "FusionResult")]
pub fn fuse(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Merge")] merge: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Side")] into: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] limit: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string[] | undefined")] modifiers: JsValue,
) -> Result<JsValue, JsError> {
    let request = request::request(request)?;
    let merge = Argument::new("merge", merge);
    let merge = merge.named(Merge::parse, "restate, specify or generalize")?;
    let into = request::side("into", into)?;
    let limit = Argument::new("limit", limit).number()?;
    let modifiers = Argument::new("modifiers", modifiers);
    let named = modifiers.optional(|names| names.items(text))?;
    give(&FusionResult::new(
        &request,
        merge,
        into,
        limit,
        named.as_deref(),
    ))
}

/// The argument `options` of the aligner.
fn align_options(value: JsValue) -> Result<AlignOptions, JsError> {
    let options = Argument::new("options", value);
    let weights = options.field("weights")?;
    Ok(AlignOptions {
        only_matching: options.field("onlyMatching")?.truth()?,
        baseline: options.field("baseline")?.truth()?,
        synonyms: options.field("synonyms")?.text()?,
        weights: Weights {
            equal: weights.field("equal")?.number()?,
            lemma: weights.field("lemma")?.number()?,
            synonym: weights.field("synonym")?.number()?,
            relation: weights.field("relation")?.number()?,
        },
        left_format: request::any_format(&options.field("leftFormat")?)?,
        right_format: request::any_format(&options.field("rightFormat")?)?,
        read_as: request::read_as(&options.field("readAs")?)?,
    })
}
