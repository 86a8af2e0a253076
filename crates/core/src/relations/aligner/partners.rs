//! Whether all lemmas of one string can be paired with lemmas of another.
//!
//! A lemma may be paired with its equal or with one that the table of synonyms relates to it. With
//! `buy acquire` and `buy purchase` in the table, {buy, buy} can be paired off with {acquire,
//! purchase}, and {buy, acquire} cannot: `buy` might take `acquire` or `purchase`, but `acquire` has
//! no partner left or none at all.

use alloc::collections::VecDeque;
use alloc::vec;
use alloc::vec::Vec;

use crate::symbol::Symbol;

/// Whether each of `few` finds a partner of its own among `many`; both are sorted. `related` gives
/// the relatives of a lemma of `few`, sorted, and `is_related` says of one of `many` whether it has
/// any. Each pair tried takes one of the `steps`; none is known when they are used up.
///
/// Complexity: linear where the table of synonyms knows no lemma; else O(d · e) for d different
/// lemmas that it knows and e pairs of them, by a flow through augmenting paths.
pub(super) fn all_find_partners<'a>(
    few: &[Symbol],
    many: &[Symbol],
    related: &dyn Fn(Symbol) -> &'a [Symbol],
    is_related: &dyn Fn(Symbol) -> bool,
    steps: &mut u64,
) -> Option<bool> {
    // A lemma that is related to none can only be paired with its equal; what is left over on the
    // larger side is of use only to those that are related to some.
    let mut seekers = Vec::new();
    let mut offers = Vec::new();
    let mut rest = many.iter().copied().peekable();
    for &lemma in few {
        if !related(lemma).is_empty() {
            seekers.push(lemma);
            continue;
        }
        while let Some(before) = rest.next_if(|&other| other < lemma) {
            offers.push(before);
        }
        if rest.next_if_eq(&lemma).is_none() {
            return Some(false);
        }
    }
    offers.extend(rest);
    offers.retain(|&lemma| is_related(lemma) || seekers.binary_search(&lemma).is_ok());
    Flow::new(&seekers, &offers, related, steps)?.serve_all(steps)
}

/// A flow from lemmas that seek partners to lemmas that offer themselves. Equal lemmas are one, with
/// their number.
struct Flow {
    /// By seeker and by offer: how many are still without partner.
    seeking: Vec<usize>,
    offered: Vec<usize>,
    /// The possible pairs, and how many are paired.
    pairs: Vec<Candidate>,
    /// By seeker and by offer: its places in `pairs`.
    of_seeker: Vec<Vec<usize>>,
    of_offer: Vec<Vec<usize>>,
}

/// A seeker and an offer that may be paired, and how many times they are.
struct Candidate {
    seeker: usize,
    offer: usize,
    count: usize,
}

impl Flow {
    fn new<'a>(
        seekers: &[Symbol],
        offers: &[Symbol],
        related: &dyn Fn(Symbol) -> &'a [Symbol],
        steps: &mut u64,
    ) -> Option<Self> {
        let (names, offered) = counted(offers);
        let (lemmas, seeking) = counted(seekers);
        let mut flow = Self {
            of_seeker: vec![Vec::new(); lemmas.len()],
            of_offer: vec![Vec::new(); names.len()],
            seeking,
            offered,
            pairs: Vec::new(),
        };
        for (seeker, &lemma) in lemmas.iter().enumerate() {
            let related = related(lemma);
            *steps = steps.checked_sub(1 + related.len() as u64)?;
            for other in core::iter::once(&lemma).chain(related) {
                if let Ok(offer) = names.binary_search(other) {
                    flow.of_seeker[seeker].push(flow.pairs.len());
                    flow.of_offer[offer].push(flow.pairs.len());
                    // A greedy start leaves little to the search.
                    let count = flow.seeking[seeker].min(flow.offered[offer]);
                    flow.seeking[seeker] -= count;
                    flow.offered[offer] -= count;
                    flow.pairs.push(Candidate {
                        seeker,
                        offer,
                        count,
                    });
                }
            }
        }
        Some(flow)
    }

    /// Whether all seekers can be served.
    fn serve_all(mut self, steps: &mut u64) -> Option<bool> {
        for seeker in 0..self.seeking.len() {
            while self.seeking[seeker] > 0 {
                if !self.serve(seeker, steps)? {
                    return Some(false);
                }
            }
        }
        Some(true)
    }

    /// Finds a partner for one seeker at least, moving others if need be; breadth first.
    fn serve(&mut self, start: usize, steps: &mut u64) -> Option<bool> {
        let all = self.offered.len() + self.seeking.len();
        *steps = steps.checked_sub(all as u64)?;
        // By offer and by seeker: the pair through which it was reached.
        let mut to_offer = vec![None; self.offered.len()];
        let mut to_seeker = vec![None; self.seeking.len()];
        let mut queue = VecDeque::from([start]);
        let mut end = None;
        'search: while let Some(seeker) = queue.pop_front() {
            let of_seeker = &self.of_seeker[seeker];
            *steps = steps.checked_sub(of_seeker.len() as u64)?;
            for &at in of_seeker {
                let offer = self.pairs[at].offer;
                if to_offer[offer].is_some() {
                    continue;
                }
                to_offer[offer] = Some(at);
                if self.offered[offer] > 0 {
                    end = Some(offer);
                    break 'search;
                }
                let of_offer = &self.of_offer[offer];
                *steps = steps.checked_sub(of_offer.len() as u64)?;
                for &back in of_offer {
                    let (other, count) = (self.pairs[back].seeker, self.pairs[back].count);
                    if count > 0 && other != start && to_seeker[other].is_none() {
                        to_seeker[other] = Some(back);
                        queue.push_back(other);
                    }
                }
            }
        }
        let Some(end) = end else {
            return Some(false);
        };
        let mut amount = self.seeking[start].min(self.offered[end]);
        for is_last in [false, true] {
            let mut offer = end;
            while let Some(at) = to_offer[offer] {
                let seeker = self.pairs[at].seeker;
                if is_last {
                    self.pairs[at].count += amount;
                }
                let Some(back) = to_seeker[seeker] else { break };
                if is_last {
                    self.pairs[back].count -= amount;
                } else {
                    amount = amount.min(self.pairs[back].count);
                }
                offer = self.pairs[back].offer;
            }
        }
        self.seeking[start] -= amount;
        self.offered[end] -= amount;
        Some(true)
    }
}

/// Each different lemma of a sorted list, and how often it is there.
fn counted(lemmas: &[Symbol]) -> (Vec<Symbol>, Vec<usize>) {
    lemmas
        .chunk_by(|one, other| one == other)
        .filter_map(|same| same.first().map(|&lemma| (lemma, same.len())))
        .unzip()
}
