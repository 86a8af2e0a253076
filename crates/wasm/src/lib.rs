//! Twintree for JavaScript.
