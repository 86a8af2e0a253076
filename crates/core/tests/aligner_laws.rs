//! The aligner against its definition, on every pair of small random trees.

use crate::pairs::{Pair, WORDS, conllu, pairs, plans};
use proptest::prelude::*;
use twintree::relations::aligner::{
    Annotated, Method, NodeReason, Options, Proposal, Suggester, Weights, align,
};
use twintree::relations::synonyms::Synonyms;
use twintree::tree::subtree;
use twintree::{Link, NodeId, Relation, WordId};

/// The definitions of the aligner, as they stand, for small trees.
impl Pair {
    fn node_match(&self, v: NodeId, w: NodeId, weights: Weights) -> u32 {
        let (lemma, other) = (self.left().lemma(v), self.right().lemma(w));
        if Self::forms(self.left(), v) == Self::forms(self.right(), w) {
            weights.equal
        } else if lemma == other {
            weights.lemma
        } else if self
            .synonyms
            .are_related(self.text(lemma), self.text(other))
        {
            weights.synonym
        } else {
            0
        }
    }

    fn edge_match(&self, v: NodeId, w: NodeId, weights: Weights) -> u32 {
        let (left, right) = (self.left().dependencies(), self.right().dependencies());
        let same = left.label(v) == right.label(w);
        if same { weights.relation } else { 0 }
    }

    /// TREEMATCH by the definition, with the first best pairing.
    fn tree_match(&self, v: NodeId, w: NodeId, weights: Weights) -> (u32, Vec<(NodeId, NodeId)>) {
        let children = self.left().dependencies().tree().children(v);
        let others = self.right().dependencies().tree().children(w);
        let (sum, pairs) = self.first_best_pairing(children, others, weights);
        (self.node_match(v, w, weights) + sum, pairs)
    }

    /// All pairings in order: the first child with each other child in turn, then alone.
    fn first_best_pairing(
        &self,
        children: &[NodeId],
        others: &[NodeId],
        weights: Weights,
    ) -> (u32, Vec<(NodeId, NodeId)>) {
        let Some((&child, rest)) = children.split_first() else {
            return (0, Vec::new());
        };
        let mut best: Option<(u32, Vec<(NodeId, NodeId)>)> = None;
        let mut offer = |sum: u32, pairs: Vec<(NodeId, NodeId)>| {
            if best.as_ref().is_none_or(|(most, _)| sum > *most) {
                best = Some((sum, pairs));
            }
        };
        for &other in others {
            let weight = self.edge_match(child, other, weights) + self.score(child, other, weights);
            if weight == 0 {
                continue;
            }
            let left: Vec<NodeId> = others.iter().copied().filter(|&one| one != other).collect();
            let (sum, mut pairs) = self.first_best_pairing(rest, &left, weights);
            pairs.insert(0, (child, other));
            offer(sum + weight, pairs);
        }
        let (sum, pairs) = self.first_best_pairing(rest, others, weights);
        offer(sum, pairs);
        best.expect("staying alone was offered")
    }

    /// S by the definition.
    fn score(&self, v: NodeId, w: NodeId, weights: Weights) -> u32 {
        let [left, right] = [self.left(), self.right()].map(|side| side.dependencies().tree());
        let left = left.children(v).iter();
        let left = left.map(|&child| self.score(child, w, weights));
        let right = right.children(w).iter();
        let right = right.map(|&child| self.score(v, child, weights));
        left.chain(right)
            .fold(self.tree_match(v, w, weights).0, u32::max)
    }

    /// The links by the tie rules, with the RELMATCH of each.
    fn links(
        &self,
        v: NodeId,
        w: NodeId,
        edge: u32,
        weights: Weights,
        into: &mut Vec<(Link, u32)>,
    ) {
        let score = self.score(v, w, weights);
        let (sum, pairs) = self.tree_match(v, w, weights);
        if sum == score {
            into.push((self.link(v, w), edge));
            for (child, other) in pairs {
                self.links(
                    child,
                    other,
                    self.edge_match(child, other, weights),
                    weights,
                    into,
                );
            }
            return;
        }
        for &child in self.left().dependencies().tree().children(v) {
            if self.score(child, w, weights) == score {
                return self.links(child, w, edge, weights, into);
            }
        }
        for &child in self.right().dependencies().tree().children(w) {
            if self.score(v, child, weights) == score {
                return self.links(v, child, edge, weights, into);
            }
        }
        unreachable!("something has reached the maximum");
    }
}

/// Whether the lemmas can be paired off completely, by trying everything.
fn can_pair_off(few: &[&str], many: &[&str], synonyms: &Synonyms) -> bool {
    let Some((first, rest)) = few.split_first() else {
        return true;
    };
    (0..many.len()).any(|at| {
        let mut others = many.to_vec();
        let other = others.remove(at);
        (*first == other || synonyms.are_related(first, other))
            && can_pair_off(rest, &others, synonyms)
    })
}

fn relation_by_definition(pair: &Pair, v: NodeId, w: NodeId) -> Relation {
    let sorted = |side: &Annotated<'_>, node| {
        let mut forms = Pair::forms(side, node);
        forms.sort_unstable();
        forms
    };
    let content = |side: &Annotated<'_>, node| -> Vec<String> {
        let nodes = subtree::nodes(side.dependencies().tree(), node).into_iter();
        nodes
            .filter(|&node| side.is_content(node))
            .map(|node| pair.text(side.lemma(node)).to_owned())
            .collect()
    };
    if sorted(pair.left(), v) == sorted(pair.right(), w) {
        return Relation::Equals;
    }
    let (left, right) = (content(pair.left(), v), content(pair.right(), w));
    let left: Vec<&str> = left.iter().map(String::as_str).collect();
    let right: Vec<&str> = right.iter().map(String::as_str).collect();
    let (l_in_r, r_in_l) = (
        can_pair_off(&left, &right, &pair.synonyms),
        can_pair_off(&right, &left, &pair.synonyms),
    );
    match (l_in_r, r_in_l) {
        (true, true) => Relation::Restates,
        (false, true) => Relation::Specifies,
        (true, false) => Relation::Generalizes,
        (false, false) => Relation::Intersects,
    }
}

fn plain(links: &[Proposal]) -> Vec<(Link, u32)> {
    links.iter().map(|one| (one.link, one.edge)).collect()
}

fn weights() -> impl Strategy<Value = Weights> {
    let any =
        (0_u32..12, 0_u32..8, 0_u32..4, 0_u32..3).prop_map(|(equal, lemma, synonym, relation)| {
            Weights {
                equal,
                lemma,
                synonym,
                relation,
            }
        });
    prop_oneof![Just(Weights::default()), any]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_table_and_the_links_are_those_of_the_definition(pair in pairs(6), weights in weights()) {
        let table = pair.table(weights);
        for (v, w) in pair.cells() {
            let score = pair.score(v, w, weights);
            prop_assert_eq!(table.score(v, w), score, "S({:?}, {:?})", v, w);
        }
        let mut links = Vec::new();
        let [left, right] = [pair.left(), pair.right()].map(|side| side.dependencies().tree());
        pair.links(left.root(), right.root(), 0, weights, &mut links);
        prop_assert_eq!(plain(&table.links()), links);
    }

    #[test]
    fn the_parts_of_a_link_add_up_and_every_node_is_linked_at_most_once(pair in pairs(12)) {
        let table = pair.table(Weights::default());
        let links = table.links();
        let parts: u32 = links.iter().map(|one| one.node + one.edge).sum();
        prop_assert_eq!(parts, table.root_score());
        for one in &links {
            prop_assert_eq!(one.score, one.node + one.children);
            let (v, w) = pair.nodes(one.link);
            prop_assert_eq!(one.score, table.score(v, w));
            prop_assert_eq!((one.node, one.reason), table.node_match(v, w));
            prop_assert_eq!(one.node == 0, one.reason == NodeReason::None);
        }
        for end in [|one: &Proposal| one.link.left, |one: &Proposal| one.link.right] {
            let mut ends: Vec<WordId> = links.iter().map(end).collect();
            ends.sort_unstable();
            let count = ends.len();
            ends.dedup();
            prop_assert_eq!(ends.len(), count);
        }
    }

    #[test]
    fn swapping_the_sides_transposes_the_table_and_mirrors_suggestions(pair in pairs(10)) {
        let mirrored = pair.mirrored();
        let (table, swapped) = (pair.table(Weights::default()), mirrored.table(Weights::default()));
        let mut suggester = Suggester::new(&pair.annotated, &pair.synonyms).expect("small sentences");
        let mut other = Suggester::new(&mirrored.annotated, &mirrored.synonyms).expect("small sentences");
        for (v, w) in pair.cells() {
            let link = pair.link(v, w);
            prop_assert_eq!(table.score(v, w), swapped.score(w, v));
            let relation = suggester.relation(link).map(Relation::mirrored);
            prop_assert_eq!(relation, other.relation(link.mirrored()));
        }
    }

    #[test]
    fn a_synonym_more_never_lowers_a_score(mut pair in pairs(9), one in 0..6_usize, other in 0..6_usize) {
        let before: Vec<u32> = {
            let table = pair.table(Weights::default());
            pair.cells().map(|(v, w)| table.score(v, w)).collect()
        };
        pair.synonyms.insert(WORDS[one], WORDS[other]);
        let table = pair.table(Weights::default());
        for ((v, w), before) in pair.cells().zip(before) {
            prop_assert!(table.score(v, w) >= before);
        }
    }

    /// With words repeated the partner of a word need not be itself, only the same in all it says.
    #[test]
    fn identical_trees_align_completely_and_are_equal_throughout(plan in plans(14)) {
        let pair = Pair::new([conllu(&plan), conllu(&plan)], Synonyms::new());
        let found = align(&pair.annotated, &pair.synonyms, &Options::default());
        let found = found.expect("small trees");
        let nodes = plan.len();
        prop_assert_eq!(found.links.len(), nodes);
        prop_assert_eq!(found.score as usize, 11 * nodes - 1);
        for one in &found.links {
            prop_assert_eq!(one.relation, Some(Relation::Equals));
            prop_assert_eq!(one.reason, NodeReason::SameWords);
        }
    }

    #[test]
    fn suggested_relations_are_those_of_the_definition(pair in pairs(8)) {
        let mut suggester = Suggester::new(&pair.annotated, &pair.synonyms).expect("small sentences");
        for (v, w) in pair.cells() {
            let expected = relation_by_definition(&pair, v, w);
            prop_assert_eq!(suggester.relation(pair.link(v, w)), Some(expected));
        }
    }

    #[test]
    fn only_matching_keeps_the_links_that_match_in_themselves(pair in pairs(10)) {
        let with = |method| {
            let options = Options { method, weights: Weights::default() };
            align(&pair.annotated, &pair.synonyms, &options).expect("small")
        };
        let (all, matching) = (with(Method::TreeMatch), with(Method::OnlyMatching));
        let kept: Vec<Proposal> =
            all.links.into_iter().filter(|one| one.reason != NodeReason::None).collect();
        prop_assert_eq!(matching.links, kept);
        prop_assert_eq!(matching.score, all.score);
    }

    #[test]
    fn the_baseline_links_the_first_free_subtree_with_the_same_words(pair in pairs(12)) {
        let [left, right] = [pair.left(), pair.right()].map(|side| side.dependencies().tree());
        let mut taken = vec![false; right.len()];
        let mut expected = Vec::new();
        for left in left.nodes() {
            let words = Pair::forms(pair.left(), left);
            let right = right.nodes().find(|&right| {
                !taken[right.index()] && Pair::forms(pair.right(), right) == words
            });
            if let Some(right) = right {
                taken[right.index()] = true;
                expected.push((pair.link(left, right), 0));
            }
        }
        prop_assert_eq!(plain(&pair.table(Weights::default()).same_strings()), expected);
    }
}
