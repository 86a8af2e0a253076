//! A sentence of the source language, with everything that is needed of it.

use alloc::vec::Vec;

use crate::projection::clauses::Clauses;
use crate::projection::functions::Functions;
use crate::projection::language::SourceLanguage;
use crate::projection::parse::NoParse;
use crate::projection::source::SourceClause;
use crate::sentence::Sentence;

/// A sentence of the source language: its clauses, and what describes each of them.
#[derive(Clone, Debug)]
pub struct SourceSentence<'l> {
    clauses: Clauses,
    all: Vec<SourceClause>,
    language: SourceLanguage<'l>,
}

impl<'l> SourceSentence<'l> {
    /// Looks at a sentence by the rules of its language.
    ///
    /// # Errors
    /// If it cannot be [read](Clauses::new).
    ///
    /// # Complexity
    /// O(n · (d + log n)) for n words and phrases in a tree of depth d.
    pub fn new(sentence: &Sentence<'_>, language: &SourceLanguage<'l>) -> Result<Self, NoParse> {
        let clauses = Clauses::new(sentence, language.clauses)?;
        Ok(Self {
            all: SourceClause::all(&clauses, language),
            clauses,
            language: *language,
        })
    }

    /// Which words are whose.
    pub fn clauses(&self) -> &Clauses {
        &self.clauses
    }

    /// The clauses, in the order of their main verbs. **\[D\]** One without a main verb is ordered by
    /// its first word.
    pub fn all(&self) -> &[SourceClause] {
        &self.all
    }

    /// What describes one of the clauses.
    ///
    /// # Complexity
    /// O(n · m) for n nodes and m modifiers: the siblings of each are named.
    pub fn functions(&self, clause: &SourceClause) -> Functions {
        Functions::new(&self.clauses, clause, &self.language)
    }
}
