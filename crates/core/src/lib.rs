//! Compares two syntactic trees of aligned sentences by the paths between their aligned words.
#![cfg_attr(not(test), no_std)]
