//! Agreement against its definition, and the published figures.

use std::collections::BTreeMap;

use proptest::prelude::*;
use twintree::relations::agreement::{Confusion, Counts, LINK_LIMIT, NO_RELATION, class, compare};
use twintree::{AnnotatedLink, Certainty, Link, Relation, TooLarge};

fn marked(left: u32, right: u32, relation: Option<Relation>) -> AnnotatedLink {
    AnnotatedLink {
        link: Link::new(left, right).expect("words count from 1"),
        relation,
        certainty: Certainty::Sure,
    }
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-12
}

fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::NAN, f64::from)
}

#[track_caller]
fn check(counts: Counts, [precision, recall, f]: [f64; 3]) {
    // The paper prints three digits.
    for (got, printed) in [
        (counts.precision().value(), precision),
        (counts.recall().value(), recall),
        (counts.f().value(), f),
    ] {
        assert!((got - printed).abs() < 0.0006, "{got}, printed {printed}");
    }
}

#[test]
fn the_published_counts_give_the_published_figures() {
    let counts = Counts {
        gold: 322,
        predicted: 312,
        correct: 293,
    };
    check(counts, [0.939, 0.910, 0.924]);
}

/// F follows from P and R alone: P·R correct of R·100 predicted and P·100 gold have these ratios.
#[test]
fn published_precision_and_recall_give_the_published_f() {
    for (precision, recall, f) in [(84, 82, 0.83), (86, 84, 0.85), (87, 41, 0.56)] {
        let correct = precision * recall;
        let counts = Counts {
            gold: precision * 100,
            predicted: recall * 100,
            correct,
        };
        assert!(
            (counts.f().value() - f).abs() < 0.005,
            "{}, printed {f}",
            counts.f().value()
        );
        assert_eq!(counts.correct * 100, precision * counts.predicted);
        assert_eq!(counts.correct * 100, recall * counts.gold);
    }
}

#[test]
fn nothing_compared_with_nothing_is_zero_and_never_a_hole() {
    for (gold, predicted) in [
        (vec![], vec![]),
        (vec![vec![]], vec![vec![]]),
        (vec![], vec![vec![]]),
    ] {
        let agreement = compare(&gold, &predicted).expect("few links");
        let weighted = agreement.relations.weighted();
        for figure in [
            agreement.links.micro.precision().value(),
            agreement.links.micro.f().value(),
            agreement.links.macro_mean.f,
            weighted.precision,
            weighted.recall,
            weighted.f,
            agreement.relations.observed().value(),
            agreement.relations.expected(),
        ] {
            assert_eq!(figure.to_bits(), 0.0_f64.to_bits());
        }
        assert_eq!(agreement.relations.kappa(), None);
        assert_eq!(agreement.links.averaged, 0);
    }
}

#[test]
fn where_no_annotator_names_a_relation_there_is_no_kappa() {
    let links = [vec![marked(1, 1, None), marked(2, 2, None)]];
    let relations = compare(&links, &links).expect("few links").relations;
    assert_eq!(relations.confusion[NO_RELATION][NO_RELATION], 2);
    assert_eq!(relations.kappa(), None);
    assert!(close(relations.weighted().recall, 1.0));
    // One relation in one of the annotations is enough.
    let named = [vec![
        marked(1, 1, Some(Relation::Equals)),
        marked(2, 2, None),
    ]];
    let relations = compare(&links, &named).expect("few links").relations;
    assert_eq!(relations.kappa(), Some(0.0));
    let relations = compare(&named, &named).expect("few links").relations;
    assert_eq!(relations.kappa(), Some(1.0));
}

#[test]
fn a_link_named_twice_is_sure_if_one_of_them_is_and_has_the_relation_named() {
    let sure = marked(1, 1, None);
    let possible = AnnotatedLink {
        certainty: Certainty::Possible,
        ..marked(1, 1, Some(Relation::Equals))
    };
    let expected = marked(1, 1, Some(Relation::Equals));
    for twice in [[possible, sure], [sure, possible]] {
        let agreement = compare(&[twice.to_vec()], &[]).expect("few links");
        let links: Vec<AnnotatedLink> = agreement.only_gold.iter().map(|one| one.link).collect();
        assert_eq!(links, [expected]);
        let agreement = compare(&[], &[twice.to_vec()]).expect("few links");
        let links: Vec<AnnotatedLink> = agreement
            .only_predicted
            .iter()
            .map(|one| one.link)
            .collect();
        assert_eq!(links, [expected]);
    }
}

#[test]
fn pairs_without_any_link_are_left_out_of_the_mean_and_counted() {
    let link = vec![marked(1, 1, None)];
    let annotation = [link.clone(), vec![], link, vec![]];
    let links = compare(&annotation, &annotation).expect("few links").links;
    assert!(close(links.macro_mean.f, 1.0) && close(links.macro_mean.precision, 1.0));
    assert_eq!((links.averaged, links.left_out), (2, 2));
    // A pair with a link in one annotation has figures, and they are 0.
    let none: [Vec<AnnotatedLink>; 4] = [const { Vec::new() }; 4];
    let links = compare(&annotation, &none).expect("few links").links;
    assert!(close(links.macro_mean.f, 0.0));
    assert_eq!((links.averaged, links.left_out), (2, 2));
}

#[test]
fn too_many_links_are_refused_with_their_number_and_the_limit() {
    let link = marked(1, 1, None);
    let half = [vec![
        link;
        usize::try_from(LINK_LIMIT / 2).expect("as many fit")
    ]];
    assert!(compare(&half, &half).is_ok());
    let more = [half[0].clone(), vec![link]];
    let error = compare(&half, &more).expect_err("too many");
    let expected = TooLarge::check("links", LINK_LIMIT + 1, LINK_LIMIT);
    assert_eq!(Err(error), expected);
    assert_eq!(error.to_string(), "4194305 links, at most 4194304");
}

#[test]
fn a_link_named_twice_counts_once_with_its_first_relation() {
    let twice = [vec![
        marked(1, 1, None),
        marked(1, 1, Some(Relation::Restates)),
        marked(1, 1, Some(Relation::Equals)),
    ]];
    let once = [vec![marked(1, 1, Some(Relation::Restates))]];
    let agreement = compare(&twice, &once).expect("few links");
    assert_eq!(
        agreement.links.micro,
        Counts {
            gold: 1,
            predicted: 1,
            correct: 1
        }
    );
    assert!(agreement.differing.is_empty());
}

#[test]
fn a_pair_that_only_one_annotation_has_counts_against_the_other() {
    let link = vec![marked(1, 1, None)];
    let agreement = compare(&[link.clone(), link.clone()], &[link]).expect("few links");
    assert_eq!(agreement.only_gold.len(), 1);
    assert_eq!(agreement.only_gold[0].pair, 1);
    assert!(close(agreement.links.macro_mean.recall, 0.5));
    assert!(close(agreement.links.macro_mean.precision, 0.5));
}

type Annotation = Vec<Vec<AnnotatedLink>>;

fn annotations() -> impl Strategy<Value = Annotation> {
    let relation = (0..6_usize).prop_map(|at| Relation::ALL.get(at).copied());
    let link = (1..5_u32, 1..4_u32, relation).prop_map(|(l, r, relation)| marked(l, r, relation));
    prop::collection::vec(prop::collection::vec(link, 0..8), 0..4)
}

/// By pair and words, the first relation that is named.
fn as_map(annotation: &Annotation) -> BTreeMap<(usize, Link), Option<Relation>> {
    let mut map = BTreeMap::new();
    for (pair, links) in annotation.iter().enumerate() {
        for link in links {
            let relation = map.entry((pair, link.link)).or_insert(None);
            *relation = relation.or(link.relation);
        }
    }
    map
}

proptest! {
    #[test]
    fn agreement_is_that_of_the_definition(gold in annotations(), predicted in annotations()) {
        let agreement = compare(&gold, &predicted).expect("few links");
        let pairs = gold.len().max(predicted.len());
        let (gold, predicted) = (as_map(&gold), as_map(&predicted));
        let micro = agreement.links.micro;
        let both: Vec<_> = gold.iter().filter_map(|(at, relation)| {
            predicted.get(at).map(|other| (*at, *relation, *other))
        }).collect();
        prop_assert_eq!(micro.gold, gold.len() as u64);
        prop_assert_eq!(micro.predicted, predicted.len() as u64);
        prop_assert_eq!(micro.correct, both.len() as u64);
        let mut table = Confusion::default();
        for &(_, one, other) in &both {
            table.confusion[class(one)][class(other)] += 1;
        }
        prop_assert_eq!(agreement.relations, table);
        prop_assert_eq!(agreement.differing.len(), both.iter().filter(|(_, a, b)| a != b).count());
        prop_assert_eq!(agreement.only_gold.len() + both.len(), gold.len());
        prop_assert_eq!(agreement.only_predicted.len() + both.len(), predicted.len());
        prop_assert!(agreement.only_gold.is_sorted() && agreement.only_predicted.is_sorted());
        prop_assert!(agreement.differing.is_sorted());
        // The mean is over the pairs with a link.
        let mut with_links: Vec<usize> = gold.keys().chain(predicted.keys()).map(|at| at.0).collect();
        with_links.sort_unstable();
        with_links.dedup();
        prop_assert_eq!(agreement.links.averaged, with_links.len() as u64);
        prop_assert_eq!(agreement.links.averaged + agreement.links.left_out, pairs as u64);
        let in_pair = |map: &BTreeMap<(usize, Link), _>, pair: usize| {
            map.keys().filter(|at| at.0 == pair).count()
        };
        let recalls = with_links.iter().map(|&pair| {
            let shared = both.iter().filter(|((at, _), _, _)| *at == pair).count();
            number(shared) / number(in_pair(&gold, pair).max(1))
        });
        let mean = recalls.sum::<f64>() / number(with_links.len().max(1));
        prop_assert!(close(agreement.links.macro_mean.recall, mean));
        if both.is_empty() {
            prop_assert_eq!(agreement.relations.kappa(), None);
        } else {
            let share = |count: usize| number(count) / number(both.len());
            let (po, mut pe) = (share(both.iter().filter(|(_, a, b)| a == b).count()), 0.0);
            for at in 0..6 {
                let rows = both.iter().filter(|(_, one, _)| class(*one) == at).count();
                let columns = both.iter().filter(|(_, _, other)| class(*other) == at).count();
                pe += share(rows) * share(columns);
            }
            prop_assert!(close(agreement.relations.observed().value(), po));
            prop_assert!(close(agreement.relations.expected(), pe));
            prop_assert!(close(agreement.relations.weighted().recall, po));
            let kappa = agreement.relations.kappa();
            let is_named = both.iter().any(|(_, one, other)| one.is_some() || other.is_some());
            prop_assert_eq!(kappa.is_some(), is_named);
            let expected = if (1.0 - pe).abs() > 1e-9 { (po - pe) / (1.0 - pe) } else { 1.0 };
            prop_assert!(kappa.is_none_or(|kappa| (kappa - expected).abs() < 1e-9));
        }
    }

    #[test]
    fn exchanging_the_annotations_exchanges_precision_and_recall(
        gold in annotations(), predicted in annotations()
    ) {
        let (one, other) = (compare(&gold, &predicted).expect("few"), compare(&predicted, &gold).expect("few"));
        let (a, b) = (one.links.micro.fractions(), other.links.micro.fractions());
        prop_assert!(close(a.precision, b.recall) && close(a.recall, b.precision) && close(a.f, b.f));
        let (a, b) = (one.links.macro_mean, other.links.macro_mean);
        prop_assert!(close(a.precision, b.recall) && close(a.recall, b.precision) && close(a.f, b.f));
        let kappas = one.relations.kappa().zip(other.relations.kappa());
        prop_assert_eq!(one.relations.kappa().is_some(), other.relations.kappa().is_some());
        prop_assert!(kappas.is_none_or(|(one, other)| close(one, other)));
        prop_assert_eq!(one.only_gold, other.only_predicted);
    }
}
