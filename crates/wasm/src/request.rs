//! The shapes that several functions are given.

use twintree_view::{Link, Options, Relation, Request};
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
