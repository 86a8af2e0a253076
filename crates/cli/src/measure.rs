//! From a pair as it was read to its trees, its links and its score.

use twintree::paths::{Score, Workspace};
use twintree::relations::aligner::{self, AnnotatedPair};
use twintree::relations::synonyms::Synonyms;
use twintree::{Pair, PairOptions, Symbols};

use crate::pairs::Content;
use crate::refusal::Refusal;
use crate::report::Report;

/// Measures pairs one by one, reusing memory.
pub(crate) struct Measure<'o> {
    options: PairOptions<'o>,
    /// Links are found, not given.
    align: bool,
    /// Those of the previous pair, kept to reuse their memory.
    symbols: Symbols,
    /// Holds the graph of the pair measured last.
    pub(crate) workspace: Workspace,
}

impl<'o> Measure<'o> {
    /// Measures pairs that are read with these options; with `align`, links are found as `twintree
    /// align` finds them.
    pub(crate) fn new(options: PairOptions<'o>, align: bool) -> Self {
        Self {
            options,
            align,
            symbols: Symbols::new(),
            workspace: Workspace::new(),
        }
    }

    /// Measures a pair, and passes the score and its details to `tell`.
    ///
    /// # Errors
    ///
    /// If a link has errors, the pair is too large, or a side has no dependencies.
    pub(crate) fn measure<'p, T>(
        &mut self,
        content: Content<'p>,
        report: &mut Report,
        tell: impl FnOnce(&Pair<'p>, &mut Workspace, Score) -> T,
    ) -> Result<T, Refusal> {
        let symbols = core::mem::take(&mut self.symbols).kept();
        let mut pair = content.pair(&self.options, symbols, report)?;
        let told = self
            .score(&mut pair)
            .map(|score| tell(&pair, &mut self.workspace, score));
        self.symbols = pair.into_symbols();
        told
    }

    fn score(&mut self, pair: &mut Pair<'_>) -> Result<Score, Refusal> {
        if self.align {
            let annotated = AnnotatedPair::new(pair)?;
            let options = aligner::Options::default();
            let found = aligner::align(&annotated, &Synonyms::new(), &options)?;
            let links: Vec<_> = found.links.iter().map(|proposal| proposal.link).collect();
            pair.link(links, &self.options)?;
        }
        Ok(self.workspace.measure(pair.dependencies()?)?)
    }
}
