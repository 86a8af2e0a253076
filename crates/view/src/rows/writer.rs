//! Rows as JSON without blanks, as `serde_json` writes them: it is far smaller, for the module of the page.

use core::fmt::{self, Display, Write};

use serde::ser::{
    Error, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple,
    Serializer,
};

/// The shortest notation of a number that tells it from all others, as JavaScript writes it: `1`, `0.25`,
/// `0.0000012`, `1.2e-7`. A module for JavaScript need not have another.
pub type Digits = fn(f64) -> String;

/// A row as JSON. What is no row, such as a number of 128 bits, is nothing.
pub(crate) fn json(row: &(impl Serialize + ?Sized), digits: Digits) -> String {
    let mut text = String::new();
    let writer = Writer {
        text: &mut text,
        digits,
    };
    match row.serialize(writer) {
        Ok(()) => text,
        Err(_) => String::new(),
    }
}

/// Writes a value at the end of a text.
struct Writer<'t> {
    text: &'t mut String,
    digits: Digits,
}

/// Writes the members of a list or an object.
struct Members<'t> {
    text: &'t mut String,
    digits: Digits,
    /// What stands before the next one.
    before: &'static str,
    /// What stands after the last one.
    end: char,
}

/// That something is no part of a row.
#[derive(Debug)]
struct NoRow;

impl Display for NoRow {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("no part of a row")
    }
}

impl core::error::Error for NoRow {}

impl Error for NoRow {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

type Written = Result<(), NoRow>;

impl<'t> Writer<'t> {
    fn display(self, value: impl Display) -> Written {
        write!(self.text, "{value}").map_err(|_| NoRow)
    }

    fn members(self, begin: char, end: char) -> Members<'t> {
        self.text.push(begin);
        Members {
            text: self.text,
            digits: self.digits,
            before: "",
            end,
        }
    }
}

impl Members<'_> {
    /// What the next member is written by.
    fn next(&mut self) -> Writer<'_> {
        self.text.push_str(self.before);
        self.before = ",";
        Writer {
            text: self.text,
            digits: self.digits,
        }
    }
}

/// The kinds of values that rows have, each as another one of them.
macro_rules! as_displayed {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, value: $type) -> Written { self.display(value) })*
    };
}

/// The kinds of values that rows do not have.
macro_rules! refused {
    ($($name:ident($($type:ty),*) -> $result:ty),*) => {
        $(fn $name(self $(, _: $type)*) -> $result { Err(NoRow) })*
    };
}

impl<'t> Serializer for Writer<'t> {
    type Ok = ();
    type Error = NoRow;
    type SerializeSeq = Members<'t>;
    type SerializeTuple = Members<'t>;
    type SerializeMap = Members<'t>;
    type SerializeStruct = Members<'t>;
    type SerializeTupleStruct = Impossible<(), NoRow>;
    type SerializeTupleVariant = Impossible<(), NoRow>;
    type SerializeStructVariant = Impossible<(), NoRow>;

    as_displayed! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    }

    refused! {
        serialize_char(char) -> Written,
        serialize_bytes(&[u8]) -> Written,
        serialize_unit_struct(&'static str) -> Written,
        serialize_tuple_struct(&'static str, usize) -> Result<Self::SerializeTupleStruct, NoRow>,
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Result<Self::SerializeTupleVariant, NoRow>,
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Result<Self::SerializeStructVariant, NoRow>
    }

    fn serialize_f32(self, value: f32) -> Written {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Written {
        if value.is_finite() {
            real(&(self.digits)(value), self.text);
            Ok(())
        } else {
            self.serialize_unit()
        }
    }

    fn serialize_str(self, value: &str) -> Written {
        self.text.push('"');
        for letter in value.chars() {
            match letter {
                '"' => self.text.push_str("\\\""),
                '\\' => self.text.push_str("\\\\"),
                '\n' => self.text.push_str("\\n"),
                '\r' => self.text.push_str("\\r"),
                '\t' => self.text.push_str("\\t"),
                '\u{8}' => self.text.push_str("\\b"),
                '\u{c}' => self.text.push_str("\\f"),
                '\0'..' ' => {
                    write!(self.text, "\\u{:04x}", u32::from(letter)).map_err(|_| NoRow)?;
                }
                letter => self.text.push(letter),
            }
        }
        self.text.push('"');
        Ok(())
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Written {
        self.serialize_str(name)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Written {
        Err(NoRow)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, NoRow> {
        Ok(self.members('[', ']'))
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, NoRow> {
        Ok(self.members('[', ']'))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, NoRow> {
        Ok(self.members('{', '}'))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeStruct, NoRow> {
        Ok(self.members('{', '}'))
    }
}

/// What lists and objects have in common: how a member is written, and the end.
macro_rules! members {
    ($($kind:ident: { $($member:item)* })*) => {
        $(impl $kind for Members<'_> {
            type Ok = ();
            type Error = NoRow;

            $($member)*

            fn end(self) -> Written {
                self.text.push(self.end);
                Ok(())
            }
        })*
    };
}

members! {
    SerializeSeq: {
        fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
            value.serialize(self.next())
        }
    }

    SerializeTuple: {
        fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
            value.serialize(self.next())
        }
    }

    SerializeMap: {
        fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Written {
            name.serialize(self.next())?;
            self.before = ":";
            Ok(())
        }

        fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
            value.serialize(self.next())
        }
    }

    SerializeStruct: {
        fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
            self.serialize_key(name)?;
            value.serialize(self.next())
        }
    }
}

/// A number below 10¹⁶ as elsewhere: with a point, and from 10⁻⁶ on downwards with a power of ten.
fn real(digits: &str, text: &mut String) {
    if let Some(significant) = digits.strip_prefix("0.00000") {
        let (first, rest) = significant.split_at_checked(1).unwrap_or((significant, ""));
        text.push_str(first);
        if !rest.is_empty() {
            text.push('.');
            text.push_str(rest);
        }
        text.push_str("e-6");
        return;
    }
    text.push_str(digits);
    if !digits.contains(['.', 'e']) {
        text.push_str(".0");
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    /// A number as JavaScript writes it.
    fn digits(number: f64) -> String {
        if number.abs() < 1e-6 && number != 0.0 {
            format!("{number:e}")
        } else {
            number.to_string()
        }
    }

    #[track_caller]
    fn check(value: &impl Serialize) {
        assert_eq!(
            json(value, digits),
            serde_json::to_string(value).expect("JSON")
        );
    }

    #[test]
    fn what_rows_have_is_written_as_elsewhere() {
        check(&BTreeMap::from([
            ("a\"", Some([1_u64, u64::MAX])),
            ("b", None),
        ]));
        check(&["\u{1}\u{7f}é\n\\\t\u{2028}", ""]);
        check(&(true, -1_i64, vec![vec![()], vec![]]));
        for one in [
            0.0, 1.0, 0.1, 1e-4, 1e-5, 9.99e-6, 1e-6, 9.99e-7, 1e-7, 1e15, 123_456.75,
        ] {
            check(&one);
        }
    }

    proptest! {
        #[test]
        fn numbers_are_written_as_elsewhere(part in any::<u32>(), whole in 1..u32::MAX) {
            let ratio = f64::from(part) / f64::from(whole);
            check(&ratio);
            check(&(100.0 * ratio));
            check(&(ratio / 1_048_576.0));
        }
    }
}
