//! The arguments of a function, read field by field.
//!
//! The arguments are few and small. Reading them here, instead of deriving it, names the field that
//! has the wrong shape and keeps code that prints values of any type out of the page.

use core::cell::RefCell;
use core::fmt::Write;

use js_sys::{Array, Reflect};
#[cfg(feature = "whole")]
use js_sys::{Float64Array, Uint8Array, Uint32Array};
#[cfg(feature = "whole")]
use wasm_bindgen::JsCast;
use wasm_bindgen::{JsError, JsValue};

/// A value and the way to it: `request.links[3].left`.
pub(crate) struct Argument<'a> {
    value: JsValue,
    parent: Option<&'a Argument<'a>>,
    step: Step<'a>,
}

/// The longest array that is read, item by item: a second of work.
const ITEMS: u32 = 1 << 20;

/// The most bytes of a typed array.
#[cfg(feature = "whole")]
const BYTES: u32 = 256 << 20;

/// The most numbers of a typed array: of ten million pairs.
#[cfg(feature = "whole")]
const NUMBERS: u32 = 10_000_000;

thread_local! {
    /// The names of fields, as JavaScript has them: making a string takes longer than reading a field,
    /// and a list of links has four fields an item.
    static NAMES: RefCell<Vec<(&'static str, JsValue)>> = const { RefCell::new(Vec::new()) };
}

/// A name of a field, as JavaScript has it.
fn name_of(name: &'static str) -> JsValue {
    NAMES.with_borrow_mut(|names| {
        if let Some((_, made)) = names.iter().find(|(known, _)| *known == name) {
            return made.clone();
        }
        let made = JsValue::from_str(name);
        names.push((name, made.clone()));
        made
    })
}

/// The last step of the way to a value.
enum Step<'a> {
    Field(&'a str),
    Index(u32),
}

impl<'a> Argument<'a> {
    /// The argument of this name.
    pub(crate) fn new(name: &'a str, value: JsValue) -> Self {
        Self {
            value,
            parent: None,
            step: Step::Field(name),
        }
    }

    /// A field of an object; undefined if there is no field of that name.
    pub(crate) fn field(&'a self, name: &'static str) -> Result<Self, JsError> {
        if !self.value.is_object() {
            return Err(self.wrong("an object"));
        }
        // A foreign object may throw.
        let value = Reflect::get(&self.value, &name_of(name))
            .map_err(|_| self.wrong("an object whose fields can be read"))?;
        Ok(Self {
            value,
            parent: Some(self),
            step: Step::Field(name),
        })
    }

    /// Reads each item of an array.
    pub(crate) fn items<T>(
        &self,
        read: impl Fn(&Argument<'_>) -> Result<T, JsError>,
    ) -> Result<Vec<T>, JsError> {
        if !Array::is_array(&self.value) {
            return Err(self.wrong("an array"));
        }
        let length = Reflect::get(&self.value, &JsValue::from_str("length"))
            .ok()
            .and_then(|length| whole(&length))
            .ok_or_else(|| self.wrong("an array whose length can be read"))?;
        self.within(length, ITEMS)?;
        let mut items = Vec::new();
        for index in 0..length {
            let value = Reflect::get_u32(&self.value, index)
                .map_err(|_| self.wrong("an array whose items can be read"))?;
            items.push(read(&Argument {
                value,
                parent: Some(self),
                step: Step::Index(index),
            })?);
        }
        Ok(items)
    }

    /// A text. A surrogate without its other half becomes the replacement character.
    pub(crate) fn text(&self) -> Result<String, JsError> {
        self.value.as_string().ok_or_else(|| self.wrong("a string"))
    }

    /// Yes or no.
    pub(crate) fn truth(&self) -> Result<bool, JsError> {
        self.value.as_bool().ok_or_else(|| self.wrong("a boolean"))
    }

    /// A number of things.
    pub(crate) fn number(&self) -> Result<u32, JsError> {
        whole(&self.value).ok_or_else(|| self.wrong("a whole number from 0 to 4294967295"))
    }

    /// The bytes of a typed array.
    #[cfg(feature = "whole")]
    pub(crate) fn bytes(&self) -> Result<Vec<u8>, JsError> {
        let array = self.typed("a Uint8Array", Uint8Array::length, BYTES);
        array.map(Uint8Array::to_vec)
    }

    /// The whole numbers of a typed array.
    #[cfg(feature = "whole")]
    pub(crate) fn numbers(&self) -> Result<Vec<u32>, JsError> {
        let array = self.typed("a Uint32Array", Uint32Array::length, NUMBERS);
        array.map(Uint32Array::to_vec)
    }

    /// The numbers of a typed array.
    #[cfg(feature = "whole")]
    pub(crate) fn reals(&self) -> Result<Vec<f64>, JsError> {
        let array = self.typed("a Float64Array", Float64Array::length, NUMBERS);
        array.map(Float64Array::to_vec)
    }

    /// A typed array that is not too long to be read.
    #[cfg(feature = "whole")]
    fn typed<A: JsCast>(
        &self,
        wanted: &str,
        length: fn(&A) -> u32,
        limit: u32,
    ) -> Result<&A, JsError> {
        let array = self
            .value
            .dyn_ref::<A>()
            .ok_or_else(|| self.wrong(wanted))?;
        self.within(length(array), limit)?;
        Ok(array)
    }

    /// Checks that an array is not too long to be read.
    fn within(&self, length: u32, limit: u32) -> Result<(), JsError> {
        if length <= limit {
            return Ok(());
        }
        Err(self.wrong(&format!(
            "at most {limit} items, of which there are {length}"
        )))
    }

    /// What has the name that is given, of those that are `wanted`.
    pub(crate) fn named<T>(
        &self,
        parse: impl FnOnce(&str) -> Option<T>,
        wanted: &str,
    ) -> Result<T, JsError> {
        parse(&self.text()?).ok_or_else(|| self.wrong(wanted))
    }

    /// What is read of it; none where it is undefined or null.
    pub(crate) fn optional<T>(
        &self,
        read: impl FnOnce(&Self) -> Result<T, JsError>,
    ) -> Result<Option<T>, JsError> {
        if self.value.is_undefined() || self.value.is_null() {
            return Ok(None);
        }
        read(self).map(Some)
    }

    /// The error that the value has another shape than `wanted`.
    pub(crate) fn wrong(&self, wanted: &str) -> JsError {
        let mut message = String::new();
        self.write_path(&mut message);
        let found = if self.value.is_null() {
            "null".into()
        } else {
            self.value.js_typeof().as_string().unwrap_or_default()
        };
        message.push_str(": expected ");
        message.push_str(wanted);
        message.push_str(", found ");
        message.push_str(&found);
        JsError::new(&message)
    }

    fn write_path(&self, path: &mut String) {
        let mut steps = vec![&self.step];
        let mut parent = self.parent;
        while let Some(argument) = parent {
            steps.push(&argument.step);
            parent = argument.parent;
        }
        for step in steps.into_iter().rev() {
            // Writing to a string does not fail.
            let _ = match step {
                Step::Field(name) if path.is_empty() => write!(path, "{name}"),
                Step::Field(name) => write!(path, ".{name}"),
                Step::Index(index) => write!(path, "[{index}]"),
            };
        }
    }
}

/// An item that is a text.
#[cfg(feature = "whole")]
pub(crate) fn text(item: &Argument<'_>) -> Result<String, JsError> {
    item.text()
}

/// An item that is a number of things.
#[cfg(feature = "whole")]
pub(crate) fn number(item: &Argument<'_>) -> Result<u32, JsError> {
    item.number()
}

/// A number without a fraction that fits.
fn whole(value: &JsValue) -> Option<u32> {
    let number = value.as_f64()?;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "what does not fit is told by the comparison"
    )]
    let whole = number as u32;
    #[expect(clippy::float_cmp, reason = "only what is the very same number passes")]
    let same = f64::from(whole) == number;
    same.then_some(whole)
}
