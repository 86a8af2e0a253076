//! The phrases of a sentence, tested by the links that count.

use alloc::rc::Rc;
use alloc::vec::Vec;

use crate::alignment::{Alignment, Link};
use crate::crossings::links::{AlignmentType, Counted};
use crate::crossings::overlaps::Overlaps;
use crate::crossings::parts::ByPart;
use crate::crossings::representation::{HeadedTree, Part};
use crate::crossings::span::{Span, spans};
use crate::crossings::test::{Kind, NAMED_LIMIT, Outcome, Test};
use crate::crossings::translation::Translations;
use crate::order::sorted;
use crate::too_large::TooLarge;
use crate::tree::NodeId;

/// Which phrases of a sentence cross by the links of one type.
#[derive(Clone, Debug)]
pub struct Cohesion<'t> {
    tree: &'t HeadedTree<'t>,
    links: Counted,
    spans: ByPart<Option<Span>>,
    translations: Translations,
}

/// How many pairs of phrases cross.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// How many pairs cross, phrasal translations or not.
    pub crossings: u64,
    /// How many of them are part of a phrasal translation, so that the filter takes them out.
    pub filtered: u64,
}

/// How many pairs of each kind cross.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counts {
    /// A head and one of its modifiers.
    pub head: Tally,
    /// Two modifiers of one head.
    pub modifier: Tally,
}

impl<'t> Cohesion<'t> {
    /// The spans of all phrases. `alignment` is that of the pair to which the tree belongs; a link to
    /// no word of the tree makes no span.
    ///
    /// # Complexity
    /// O(n + k log n) for n words and phrases and k links, in linear memory.
    pub fn new(tree: &'t HeadedTree<'t>, alignment: &Alignment, which: AlignmentType) -> Self {
        let links = Counted::new(alignment, which);
        Self {
            spans: spans(tree, &links),
            translations: Translations::new(tree, &links),
            links,
            tree,
        }
    }

    /// The tree whose phrases they are.
    pub fn tree(&self) -> &'t HeadedTree<'t> {
        self.tree
    }

    /// The span of a part; none if no word of it has a link that counts, so that nothing crosses it.
    /// **\[D\]**
    pub fn span(&self, part: Part) -> Option<Span> {
        self.spans.of(part)
    }

    /// The links of all words of a part that count, in order.
    ///
    /// # Complexity
    /// O(k log k) for k words, and their links.
    pub fn links(&self, part: Part) -> Vec<Link> {
        let words = self.tree.words_of(part).into_iter();
        words
            .flat_map(|word| self.links.of(word))
            .copied()
            .collect()
    }

    /// How many pairs cross, and how many of these the filter of phrasal translations takes out.
    ///
    /// # Complexity
    /// O(n log n) for n words and phrases; the pairs of a phrase are counted, not tried.
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        let mut overlaps = Overlaps::default();
        for node in self.tree.tree().nodes() {
            let Some(head) = self.tree.head(node) else {
                continue;
            };
            let (head_span, head_set) = (self.span(head), self.translations.of(head));
            overlaps.clear();
            for modifier in self.tree.modifiers_beside(node, head) {
                let Some(span) = self.span(modifier) else {
                    continue;
                };
                let set = self.translations.of(modifier);
                if head_span.is_some_and(|head| head.crosses(span)) {
                    counts.head.crossings += 1;
                    counts.head.filtered += u64::from(set.is_some() && set == head_set);
                }
                overlaps.push(span, set);
            }
            let (crossings, filtered) = overlaps.pairs();
            counts.modifier.crossings += crossings;
            counts.modifier.filtered += filtered;
        }
        counts
    }

    /// The pairs that cross, phrasal translations among them: phrases as in the preorder of the tree;
    /// in each, its head with every modifier, then its modifiers with each other in the order in which
    /// their spans begin.
    ///
    /// # Complexity
    /// O(k log k) for a phrase of k children, and O(1) for each pair that crosses.
    pub fn crossings(&self) -> impl Iterator<Item = Test> {
        self.tree.tree().preorder().iter().flat_map(move |&node| {
            let is_crossing =
                |test: &Test| matches!(test.outcome, Outcome::Crosses | Outcome::Translated);
            let of_head = self.head_tests(node).filter(is_crossing);
            of_head.chain(self.modifier_crossings(node))
        })
    }

    /// The head of a phrase with each of its modifiers.
    fn head_tests(&self, node: NodeId) -> impl Iterator<Item = Test> {
        let head = self.tree.head(node).into_iter();
        head.flat_map(move |head| {
            let modifiers = self.tree.modifiers_beside(node, head);
            modifiers.map(move |modifier| self.test(Kind::Head, [head, modifier]))
        })
    }

    /// The modifiers of a phrase that cross each other.
    fn modifier_crossings(&self, node: NodeId) -> impl Iterator<Item = Test> {
        let modifiers = self.tree.modifiers(node);
        let linked: Vec<(Part, Span)> = modifiers
            .filter_map(|modifier| Some((modifier, self.span(modifier)?)))
            .collect();
        let linked: Rc<[_]> = sorted(&linked, |&(_, span)| span.start()).into();
        (0..linked.len()).flat_map(move |at| {
            let linked = Rc::clone(&linked);
            let (one, span) = linked[at];
            // The others begin after the one, so that they cross iff it reaches that far.
            (at + 1..linked.len()).map_while(move |at| {
                let (other, other_span) = linked[at];
                let parts = [one.min(other), one.max(other)];
                let crosses = span.crosses(other_span);
                crosses.then(|| self.test(Kind::Modifier, parts))
            })
        })
    }

    /// All of [`crossings`](Self::crossings), if they can be listed with their words and links.
    ///
    /// # Errors
    /// If they name more than [`NAMED_LIMIT`] words and links together: how many there are, and how many of
    /// them name as much.
    ///
    /// # Complexity
    /// The time of the crossings, of which at most [`NAMED_LIMIT`] are tried.
    pub fn all_crossings(&self) -> Result<impl Iterator<Item = Test>, TooLarge> {
        let mut named = 0_u64;
        for (test, limit) in self.crossings().zip(0..) {
            named = named.saturating_add(self.named(&test));
            if named > NAMED_LIMIT {
                return Err(TooLarge {
                    what: "crossings",
                    number: self.counts().sum(),
                    limit,
                });
            }
        }
        Ok(self.crossings())
    }

    /// How many words its two phrases have and, at most, how many links its
    /// [reason](Self::reason): what is needed to write a test down.
    pub fn named(&self, test: &Test) -> u64 {
        let sizes = test.parts.map(|part| u64::from(self.tree.size(part)));
        let words = sizes[0].saturating_add(sizes[1]);
        let links = match test.outcome {
            // Each word with each word of the translation.
            Outcome::Translated => {
                let word = self.tree.head_word(test.parts[0].node);
                words.saturating_mul(self.links.of(word).len() as u64)
            }
            Outcome::Crosses => 4,
            Outcome::Apart | Outcome::Unlinked => 0,
        };
        words.saturating_add(links)
    }

    /// Every pair that is tested, whether it crosses or not: phrases as in the preorder of the tree; in
    /// each, its head with every modifier, then its modifiers with each other, in sentence order.
    ///
    /// # Complexity
    /// O(1) for each pair: of a phrase with k children there are about k² / 2.
    pub fn tests(&self) -> impl Iterator<Item = Test> {
        self.tree.tree().preorder().iter().flat_map(move |&node| {
            let modifiers = self.tree.modifiers(node).enumerate();
            let of_modifiers = modifiers.flat_map(move |(at, one)| {
                let others = self.tree.modifiers(node).skip(at + 1);
                others.map(move |other| self.test(Kind::Modifier, [one, other]))
            });
            self.head_tests(node).chain(of_modifiers)
        })
    }

    /// The links that make a pair what it is, in order. Of one that crosses, those that make the ends of
    /// the two spans; of a phrasal translation, all links of both; of a pair that does not cross, none.
    ///
    /// # Complexity
    /// O(1) for a crossing; that of [`links`](Self::links) for a translation.
    pub fn reason(&self, test: &Test) -> Vec<Link> {
        let mut links = match test.outcome {
            Outcome::Crosses => {
                let spans = test.spans.iter().flatten();
                spans.flat_map(|span| [span.first, span.last]).collect()
            }
            Outcome::Translated => {
                let links = test.parts.iter().map(|&part| self.links(part));
                links.collect::<Vec<_>>().concat()
            }
            Outcome::Apart | Outcome::Unlinked => Vec::new(),
        };
        links.sort_unstable();
        links.dedup();
        links
    }

    /// The pair of two parts of one phrase.
    fn test(&self, kind: Kind, parts: [Part; 2]) -> Test {
        let spans = parts.map(|part| self.span(part));
        let outcome = match spans {
            [Some(one), Some(other)] if one.crosses(other) => {
                let [one, other] = parts.map(|part| self.translations.of(part));
                if one.is_some() && one == other {
                    Outcome::Translated
                } else {
                    Outcome::Crosses
                }
            }
            [Some(_), Some(_)] => Outcome::Apart,
            _ => Outcome::Unlinked,
        };
        Test {
            kind,
            parts,
            spans,
            outcome,
        }
    }
}

impl Tally {
    /// How many pairs cross that are no phrasal translation.
    pub fn remaining(self) -> u64 {
        self.crossings - self.filtered
    }
}

impl Counts {
    /// The crossings of both kinds.
    fn sum(self) -> u64 {
        self.head.crossings.saturating_add(self.modifier.crossings)
    }
}
