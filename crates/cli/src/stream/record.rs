//! A record: one JSON object on a line.

use std::borrow::Cow;
use std::ops::Range;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use twintree_view::RecordProblem;

use super::lines::LONGEST;
use crate::pairs::{Content, Names};

/// A line of a batch.
pub(super) struct Line {
    /// Where its bytes lie; nothing of a line that is too long.
    bytes: Range<usize>,
    /// How many bytes it has.
    length: usize,
}

/// The texts of a pair, and what it is called.
#[derive(Deserialize)]
pub(super) struct Record<'r> {
    /// It is returned as it is.
    #[serde(borrow, default)]
    id: Option<&'r RawValue>,
    left: String,
    right: String,
    /// Without them, the links in comments of the sentences.
    #[serde(default)]
    links: Option<String>,
}

/// What is left of a line that is not a record.
#[derive(Deserialize)]
struct Named<'r> {
    #[serde(borrow, default)]
    id: Option<&'r RawValue>,
}

/// A line that is no record.
pub(super) struct Faulty<'r> {
    /// Its id as JSON, `null` where there is none.
    pub(super) id: Cow<'r, str>,
    /// Why it is not a record.
    pub(super) problem: RecordProblem,
}

impl Line {
    /// A line of this many bytes at this place.
    pub(super) fn new(bytes: Range<usize>, length: usize) -> Self {
        Self { bytes, length }
    }

    /// The record of the line.
    ///
    /// # Errors
    ///
    /// If it is not a record.
    pub(super) fn read<'b>(&self, batch: &'b [u8]) -> Result<Record<'b>, Faulty<'b>> {
        if self.length > LONGEST {
            let message = format!(
                "the line has {} bytes, at most {LONGEST} bytes are read",
                self.length
            );
            return Err(Faulty::new("record-too-long", 1, message));
        }
        let bytes = batch.get(self.bytes.clone()).unwrap_or_default();
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                let message = format!("byte {} of the line is not UTF-8", error.valid_up_to() + 1);
                let column =
                    String::from_utf8_lossy(bytes.get(..error.valid_up_to()).unwrap_or(bytes))
                        .encode_utf16()
                        .count()
                        + 1;
                return Err(Faulty::new("not-utf8", column, message));
            }
        };
        if text.trim_ascii().is_empty() {
            let message =
                "the line is empty; a record is {\"id\":…,\"left\":\"…\",\"right\":\"…\"}";
            return Err(Faulty::new("record-empty", 1, message.into()));
        }
        let record = serde_json::from_str(text).and_then(|record: Record<'_>| {
            // Half of a character is not text, whichever program writes it.
            let escaped = record.id.map(RawValue::get).filter(|id| id.contains('\\'));
            escaped.map_or(Ok(()), |id| serde_json::from_str::<Value>(id).map(drop))?;
            Ok(record)
        });
        record.map_err(|error| {
            let code = if error.is_data() {
                "record-incomplete"
            } else {
                "record-not-json"
            };
            // Without "at line 1", the line within the record.
            let message = error.to_string();
            let message = message.split(" at line ").next().unwrap_or_default();
            let faulty = Faulty::new(code, error.column().max(1), message.into());
            match serde_json::from_str::<Named<'_>>(text) {
                Ok(Named { id }) if error.is_data() => Faulty {
                    id: id_of(id),
                    ..faulty
                },
                _ => faulty,
            }
        })
    }
}

impl Faulty<'_> {
    fn new(code: &'static str, column: usize, message: String) -> Self {
        Self {
            id: Cow::Borrowed(NO_ID),
            problem: RecordProblem {
                source: "record".into(),
                line: 1,
                column: u32::try_from(column).unwrap_or(u32::MAX),
                code: code.into(),
                message,
            },
        }
    }
}

const NO_ID: &str = "null";

impl<'r> Record<'r> {
    /// The id as JSON.
    pub(super) fn id(&self) -> Cow<'r, str> {
        id_of(self.id)
    }

    /// The texts.
    pub(super) fn content<'c>(&'c self, names: &'c Names) -> Content<'c> {
        Content::of_record(names, [&self.left, &self.right], self.links.as_deref())
    }
}

/// An id as it is written: line ends and tabs can only occur between its tokens.
fn id_of(id: Option<&RawValue>) -> Cow<'_, str> {
    let id = id.map_or(NO_ID, RawValue::get);
    let parting = ['\t', '\r', '\n'];
    if id.contains(parting) {
        Cow::Owned(id.replace(parting, ""))
    } else {
        Cow::Borrowed(id)
    }
}
