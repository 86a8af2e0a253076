//! All tests of the program from outside, in one of their own: it is linked once.

// What several of them need.
mod process;

mod comments;
mod compare;
mod corpus;
mod crossings;
mod distances;
mod documentation;
mod formats;
mod growth;
mod intake;
mod pairs;
mod project;
mod readme;
mod records;
mod schema;
mod shuffled;
mod spark;
mod statistics;
mod streams;
mod tables;
mod workbench;
