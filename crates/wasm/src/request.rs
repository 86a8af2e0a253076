//! The shapes that several functions are given.

use twintree::text;
use twintree::text::links::Numbering;
use twintree_view::{Format, Link, Options, ReadAs, Relation, Request, Side};
use wasm_bindgen::JsError;
use wasm_bindgen::JsValue;

use crate::argument::Argument;

/// The argument `format`: the name of one.
pub(crate) fn format(value: JsValue) -> Result<text::Format, JsError> {
    named_format(&Argument::new("format", value))
}

#[cfg(not(feature = "whole"))]
fn named_format(format: &Argument<'_>) -> Result<text::Format, JsError> {
    match format.text()?.as_str() {
        "conllu" => Ok(text::Format::Conllu),
        _ => Err(format.wrong("conllu, all this module reads")),
    }
}

#[cfg(feature = "whole")]
fn named_format(format: &Argument<'_>) -> Result<text::Format, JsError> {
    text::Format::parse(&format.text()?).ok_or_else(|| {
        let known = text::Format::ALL.map(text::Format::as_str).join(", ");
        format.wrong(&format!("one of {known}"))
    })
}

/// A format by its name.
#[cfg(feature = "whole")]
pub(crate) fn given_format(format: &Argument<'_>) -> Result<Format, JsError> {
    named_format(format).map(Format::from)
}

/// A format by its name; none where it is missing.
pub(crate) fn any_format(format: &Argument<'_>) -> Result<Option<Format>, JsError> {
    format.optional(|format| named_format(format).map(Format::from))
}

/// An argument that names a side.
pub(crate) fn side(name: &str, value: JsValue) -> Result<Side, JsError> {
    Argument::new(name, value).named(Side::parse, "left or right")
}

/// This module reads no phrase trees.
#[cfg(not(feature = "whole"))]
#[allow(clippy::unnecessary_wraps, reason = "the shape of the other one")]
fn read_as(_: &Argument<'_>) -> Result<Option<ReadAs>, JsError> {
    Ok(None)
}

/// What phrase trees are read as; none where it is missing.
#[cfg(feature = "whole")]
pub(crate) fn read_as(read_as: &Argument<'_>) -> Result<Option<ReadAs>, JsError> {
    read_as.optional(|one| one.named(ReadAs::parse, "dependencies"))
}

/// The argument `request`.
pub(crate) fn request(value: JsValue) -> Result<Request, JsError> {
    let request = Argument::new("request", value);
    Ok(Request {
        left: request.field("left")?.text()?,
        right: request.field("right")?.text()?,
        links: request.field("links")?.items(link)?,
        left_format: any_format(&request.field("leftFormat")?)?,
        right_format: any_format(&request.field("rightFormat")?)?,
        read_as: read_as(&request.field("readAs")?)?,
        options: options(&request.field("options")?)?,
    })
}

/// How pairs are compared.
pub(crate) fn options(options: &Argument<'_>) -> Result<Options, JsError> {
    Ok(Options {
        strip_subtypes: options.field("stripSubtypes")?.truth()?,
        ignore_punctuation: options.field("ignorePunctuation")?.truth()?,
    })
}

/// The argument that says whether ids in a text of links count from 0.
pub(crate) fn numbering(zero_based: JsValue) -> Result<Numbering, JsError> {
    let from_zero = Argument::new("zero_based", zero_based).truth()?;
    Ok(if from_zero {
        Numbering::FromZero
    } else {
        Numbering::FromOne
    })
}

/// A link.
pub(crate) fn link(link: &Argument<'_>) -> Result<Link, JsError> {
    let relation = |one: &Argument<'_>| one.named(Relation::parse, "one of the five relations");
    Ok(Link {
        left: link.field("left")?.number()?,
        right: link.field("right")?.number()?,
        relation: link.field("relation")?.optional(relation)?,
        possible: link.field("possible")?.optional(Argument::truth)?,
    })
}
