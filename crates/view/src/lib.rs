//! The one shape in which answers leave the core.
