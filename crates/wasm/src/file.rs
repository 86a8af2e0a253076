//! Files, read piece by piece: their text does not cross the boundary, only the places of its sentences.
//!
//! One call takes at most [`TIME`], [`SENTENCES`] and [`BYTES`]. Then it stops, says which bound it
//! was, and returns what it has; the next call continues from there.

use std::mem;

use js_sys::Uint8Array;
use twintree::text::conllu::Layout;
use twintree::text::cutter::Cutter;
use twintree::text::{Diagnostics, Format, Position};
use twintree_view::{FileBound, FileNotice, FileOutline, FileReading, FileStop, Pairing};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsError, JsValue};
use web_sys::{Blob, FileReaderSync};

use crate::answer::{give, give_with};
use crate::argument::Argument;
use crate::clock::Clock;
use crate::request;

/// The most milliseconds of one call, one sentence more or less.
const TIME: u32 = 250;
/// The most sentences of one call: their entries are objects of the page.
const SENTENCES: u32 = 50_000;
/// The most bytes of one call, one piece more or less.
const BYTES: u32 = 256 << 20;

/// Bytes of a file that are in memory at once, besides an unfinished sentence.
const PIECE: u32 = 1 << 20;

/// The sentences of a file from a place on, which it reads itself. That can be done in a worker only;
/// elsewhere its bytes are for [`outline_piece`].
///
/// # Errors
///
/// Throws if `file` is not a `Blob`, `from` not a place or `format` not a format.
#[wasm_bindgen(unchecked_return_type = "FileReading")]
pub fn outline_file(
    #[wasm_bindgen(unchecked_param_type = "Blob")] file: JsValue,
    #[wasm_bindgen(unchecked_param_type = "FilePosition")] from: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Format")] format: JsValue,
) -> Result<JsValue, JsError> {
    let blob = match file.dyn_into::<Blob>() {
        Ok(blob) => blob,
        Err(other) => return Err(Argument::new("file", other).wrong("a Blob")),
    };
    let (from, format) = (From::new(from)?, request::format(format)?);
    let reading = match FileReaderSync::new() {
        Ok(reader) => read(&reader, &blob, from, format),
        Err(_) => FileReading::NoReader,
    };
    give(&reading)
}

/// The sentences among some bytes of a file, which begin at a place between two sentences. What is
/// left unfinished at their end is not read, unless they are the last ones of the file; the answer
/// says where the next bytes must begin. If that is where these began, more bytes are needed.
///
/// # Errors
///
/// Throws if `bytes` are not bytes, `from` not a place, `last` not a boolean or `format` not a format.
#[wasm_bindgen(unchecked_return_type = "FileOutline")]
pub fn outline_piece(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: JsValue,
    #[wasm_bindgen(unchecked_param_type = "FilePosition")] from: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] last: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Format")] format: JsValue,
) -> Result<JsValue, JsError> {
    let bytes = bytes_of(bytes)?;
    let (from, format) = (From::new(from)?, request::format(format)?);
    let last = Argument::new("last", last).truth()?;
    let mut walk = Walk::new(from, format);
    walk.pass(&bytes);
    if last {
        walk.finish();
    }
    give(&walk.end())
}

/// What a file is, by its name and its first bytes, of which some 4,000 are enough.
///
/// # Errors
///
/// Throws if `name` is not a string or `bytes` are not bytes.
#[wasm_bindgen(unchecked_return_type = "FileNotice")]
pub fn notice_file(
    #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: JsValue,
) -> Result<JsValue, JsError> {
    let name = Argument::new("name", name).text()?;
    give(&FileNotice::new(&name, &bytes_of(bytes)?))
}

/// Which sentences of two files belong together: by `parallel_id` where any is shared, else by `sent_id`
/// where any is shared, else in order. Each sentence has two lines of the text of its file, with these names,
/// which are empty where it has none.
///
/// # Errors
///
/// Throws if `left` or `right` is not a string.
#[wasm_bindgen(unchecked_return_type = "Pairing")]
pub fn pair_sentences(
    #[wasm_bindgen(unchecked_param_type = "string")] left: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] right: JsValue,
) -> Result<JsValue, JsError> {
    let left = Argument::new("left", left).text()?;
    let right = Argument::new("right", right).text()?;
    let mut pairing = Pairing::new(&left, &right);
    let pairs = mem::take(&mut pairing.pairs);
    give_with(&pairing, [(["pairs"], pairs)])
}

fn bytes_of(value: JsValue) -> Result<Vec<u8>, JsError> {
    match value.dyn_into::<Uint8Array>() {
        Ok(bytes) => Ok(bytes.to_vec()),
        Err(other) => Err(Argument::new("bytes", other).wrong("a Uint8Array")),
    }
}

/// A place in a file, and the line that declares its columns.
struct From {
    position: Position,
    columns: Option<String>,
}

impl From {
    fn new(from: JsValue) -> Result<Self, JsError> {
        let from = Argument::new("from", from);
        let columns = from.field("columns")?.optional(Argument::text)?;
        let layout = columns.as_deref().and_then(Layout::declared);
        let position = Position {
            offset: from.field("offset")?.number()? as usize,
            line: from.field("line")?.number()?,
            column: from.field("column")?.number()?,
            sentence: from.field("sentence")?.number()?,
            layout: layout.unwrap_or_default(),
        };
        Ok(Self { position, columns })
    }
}

fn read(reader: &FileReaderSync, blob: &Blob, from: From, format: Format) -> FileReading {
    let mut walk = Walk::new(from, format);
    let mut at = f64::from(walk.outline.next.offset);
    while at < blob.size() && !walk.is_over() {
        let end = (at + f64::from(PIECE)).min(blob.size());
        let piece = blob
            .slice_with_f64_and_f64(at, end)
            .and_then(|piece| reader.read_as_array_buffer(&piece));
        let Ok(piece) = piece else {
            return FileReading::Unreadable;
        };
        walk.pass(&Uint8Array::new(&piece).to_vec());
        at = end;
    }
    walk.finish();
    FileReading::Read {
        outline: walk.end(),
    }
}

/// A walk through a file from sentence to sentence, within the bounds of one call.
struct Walk {
    format: Format,
    clock: Clock,
    cutter: Cutter,
    outline: FileOutline,
    /// The line that declares the columns of CoNLL-U Plus.
    columns: Option<String>,
    problems: Diagnostics,
    bytes: u32,
}

impl Walk {
    fn new(from: From, format: Format) -> Self {
        Self {
            format,
            clock: Clock::start(),
            cutter: Cutter::at(format, from.position),
            outline: FileOutline::new(from.position),
            columns: from.columns,
            problems: Diagnostics::new(),
            bytes: 0,
        }
    }

    /// Whether nothing more is to be read: a bound is reached, or nothing more can come.
    fn is_over(&self) -> bool {
        self.outline.stopped.is_some() || self.cutter.is_finished()
    }

    /// Reads the sentences that end in some more bytes, up to a bound.
    fn pass(&mut self, bytes: &[u8]) {
        if self.bytes == 0
            && self.cutter.position().offset == 0
            && self.format == Format::ConlluPlus
        {
            let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
            let mut lines = text.trim_ascii_start().split(|&byte| byte == b'\n');
            let first = lines.next().unwrap_or_default().trim_ascii_end();
            let line = String::from_utf8_lossy(first).into_owned();
            self.columns = Some(line).filter(|line| Layout::declared(line).is_some());
        }
        self.bytes = self
            .bytes
            .saturating_add(u32::try_from(bytes.len()).unwrap_or(u32::MAX));
        let mut input = bytes;
        while !self.is_over() {
            let Some(piece) = self.cutter.next(&mut input) else {
                break;
            };
            self.outline.add(&piece, self.format, &mut self.problems);
            self.look_up();
        }
    }

    /// Reads what is left at the end of the file, unless a bound is reached.
    fn finish(&mut self) {
        while self.outline.stopped.is_none() {
            let Some(piece) = self.cutter.finish() else {
                self.outline.complete = true;
                return;
            };
            self.outline.add(&piece, self.format, &mut self.problems);
            self.look_up();
        }
    }

    /// Stops at a bound. It is checked only after a sentence, so that every call makes progress.
    fn look_up(&mut self) {
        let sentences = u32::try_from(self.outline.sentences.len()).unwrap_or(u32::MAX);
        let mut reached = [
            (FileBound::Sentences, sentences, SENTENCES),
            (FileBound::Bytes, self.bytes, BYTES),
            (FileBound::Time, self.clock.milliseconds(), TIME),
        ]
        .into_iter()
        .filter(|(_, number, limit)| number >= limit);
        self.outline.stopped = reached.next().map(|(bound, number, limit)| FileStop {
            bound,
            number,
            limit,
        });
    }

    fn end(mut self) -> FileOutline {
        self.outline.next = self.cutter.position().into();
        self.outline.next.columns = self.columns;
        self.outline.with_problems(&self.problems)
    }
}
