//! How well a model projects clauses whose projection is known.
//!
//! Counted are clauses whose projection is found whole, decisions that are right, and clauses that are the
//! same words when they are realised, each modifier translated as in the known projection. **\[D\]**
//! A clause for which nothing is found has no right decision.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::projection::aligned::Aligned;
use crate::projection::decisions::{Decision, Projection};
use crate::projection::realisation::realise;
use crate::projection::reranking::Ranking;
use crate::ratio::Ratio;
use crate::text::lower_case;

/// How well clauses were projected: how many are right, of how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Evaluation {
    /// Whole projections.
    pub exact: Ratio,
    /// Clauses that are the same words.
    pub strings: Ratio,
    /// Modifiers with a list of translations where the chosen one is that of the known
    /// projection; none where no lists are given.
    pub translations: Ratio,
    /// By decision, in order; those of all modifiers together are the last.
    pub decisions: [Ratio; 9],
}

impl Evaluation {
    /// Counts one clause: its known projection, and the one found.
    pub fn count(&mut self, known: &Aligned, found: Option<&Projection>) {
        let right = &known.projection;
        let mut is_exact = true;
        for (place, decision) in right.decisions().enumerate() {
            let found = found.and_then(|found| found.value(decision));
            let is_right = found == right.value(decision);
            is_exact &= is_right;
            if let Some(counts) = self.decisions.get_mut(place.min(Decision::FIRST.len())) {
                count(counts, is_right);
            }
        }
        count(&mut self.exact, is_exact);
        let texts = known.modifiers.iter().map(|one| one.text.as_deref());
        let texts: Vec<Option<&str>> = texts.collect();
        let text = |projection| realise(projection, &texts).to_string();
        let is_same = found.is_some_and(|found| text(found) == text(right));
        count(&mut self.strings, is_same);
    }

    /// Ratio the translations chosen for the modifiers of one clause, given its known projection.
    pub fn count_translations(&mut self, known: &Aligned, rankings: &[Ranking<'_>]) {
        for (modifier, ranking) in known.modifiers.iter().zip(rankings) {
            if let Some((text, best)) = modifier.text.as_deref().zip(ranking.best()) {
                let is_right = lower_case(text) == lower_case(&best.choice.text());
                count(&mut self.translations, is_right);
            }
        }
    }
}

fn count(counts: &mut Ratio, is_right: bool) {
    *counts = counts.pooled(Ratio::integer(is_right.into()));
}
