//! Answers as JavaScript values.

#[cfg(feature = "whole")]
use js_sys::Float64Array;
use js_sys::{Reflect, Uint32Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsError, JsValue};

/// The serialiser of all answers: what is missing is `undefined`, a map is an object.
const SERIALIZER: Serializer = Serializer::new().serialize_maps_as_objects(true);

/// An answer as JavaScript sees it.
pub(crate) fn give(answer: &impl Serialize) -> Result<JsValue, JsError> {
    Ok(answer.serialize(&SERIALIZER)?)
}

/// An answer as JavaScript sees it, with tables that were taken out of it at the ends of their paths.
pub(crate) fn give_with<const STEPS: usize>(
    answer: &impl Serialize,
    tables: impl IntoIterator<Item = ([&'static str; STEPS], Vec<u32>)>,
) -> Result<JsValue, JsError> {
    let answer = give(answer)?;
    for (path, table) in tables {
        attach(&answer, &path, &table);
    }
    Ok(answer)
}

/// Sets a field at the end of `path` to a typed array: a table of thousands of numbers crosses in
/// one copy instead of one call a number.
pub(crate) fn attach(answer: &JsValue, path: &[&str], table: &[u32]) {
    set(answer, path, &Uint32Array::from(table));
}

/// The same of numbers of any size.
#[cfg(feature = "whole")]
pub(crate) fn attach_reals(answer: &JsValue, path: &[&str], table: &[f64]) {
    set(answer, path, &Float64Array::from(table));
}

fn set(answer: &JsValue, path: &[&str], table: &JsValue) {
    let Some((last, way)) = path.split_last() else {
        return;
    };
    let mut object = answer.clone();
    for name in way {
        object = Reflect::get(&object, &JsValue::from_str(name)).unwrap_or_default();
    }
    // The object was made by the serialiser just now; setting a field of it does not fail.
    let _ = Reflect::set(&object, &JsValue::from_str(last), table);
}
