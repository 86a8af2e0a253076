//! All tests of the crate from outside, in one program: it is linked once.

mod crossings;
mod distances;
mod drawn;
mod evalb;
mod long;
mod names;
mod outline;
mod table;
