//! A sentence as the rules of a language look at it: its tree, its clauses, and what describes them.

pub use crate::projection::clauses::{Clause, ClauseId, Clauses};
pub use crate::projection::functions::{Function, Functions, OfModifier};
pub use crate::projection::parse::Parse;
pub use crate::projection::sentence::SourceSentence;
pub use crate::projection::source::SourceClause;
pub use crate::projection::target::{TargetClause, TargetSentence};
