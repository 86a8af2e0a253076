//! The shapes that functions are given.

use twintree_view::{
    Algorithm, AlignOptions, Link, Merge, Options, Relation, Request, Side, Weights,
};
use wasm_bindgen::{JsError, JsValue};

use crate::argument::Argument;

/// The argument `request`.
pub(crate) fn request(value: JsValue) -> Result<Request, JsError> {
    let request = Argument::new("request", value);
    let options = request.field("options")?;
    Ok(Request {
        left: request.field("left")?.text()?,
        right: request.field("right")?.text()?,
        links: request.field("links")?.items(link)?,
        options: Options {
            strip_subtypes: options.field("stripSubtypes")?.truth()?,
            ignore_punctuation: options.field("ignorePunctuation")?.truth()?,
        },
    })
}

/// A link.
pub(crate) fn link(link: &Argument<'_>) -> Result<Link, JsError> {
    let relation = link.field("relation")?;
    Ok(Link {
        left: link.field("left")?.number()?,
        right: link.field("right")?.number()?,
        relation: if relation.is_missing() {
            None
        } else {
            let known = Relation::parse(&relation.text()?);
            Some(known.ok_or_else(|| relation.wrong("one of the five relations"))?)
        },
    })
}

/// The argument `algorithm`.
pub(crate) fn algorithm(value: JsValue) -> Result<Algorithm, JsError> {
    let algorithm = Argument::new("algorithm", value);
    Algorithm::parse(&algorithm.text()?).ok_or_else(|| algorithm.wrong("kruskal or prim"))
}

/// The argument `merge`.
pub(crate) fn merge(value: JsValue) -> Result<Merge, JsError> {
    let merge = Argument::new("merge", value);
    Merge::parse(&merge.text()?).ok_or_else(|| merge.wrong("restate, specify or generalize"))
}

/// An argument that names a side.
pub(crate) fn side(name: &str, value: JsValue) -> Result<Side, JsError> {
    let side = Argument::new(name, value);
    Side::parse(&side.text()?).ok_or_else(|| side.wrong("left or right"))
}

/// The argument `options` of the aligner.
pub(crate) fn align_options(value: JsValue) -> Result<AlignOptions, JsError> {
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
    })
}
