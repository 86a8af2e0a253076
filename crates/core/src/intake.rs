//! What a file is, and which sentences of two files belong together: the same on every way in.
//!
//! - [`FileFormat`] and [`Recognised`]: in which format a file is, by its name, then by its beginning.
//! - [`LinkFormat`]: in which format links are, by the name of the file or by how it begins.
//! - [`Foreign`]: a file that is no text of sentences or links, by its first bytes.
//! - [`Pairing`]: which sentence of one file belongs to which of the other, by their [`Ids`].

mod file_format;
mod foreign;
mod link_format;
mod pairing;

pub use file_format::{FileFormat, Recognised};
pub use foreign::Foreign;
pub use link_format::LinkFormat;
pub use pairing::{Ids, PairedBy, Pairing};
