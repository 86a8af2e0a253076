//! The laws of splits and quartets on trees of any degree, with the definitions as oracle.

use crate::bushes::{Bush, Numbers, bush, bushes, compared};
use proptest::prelude::*;
use twintree::distances::leaves::{Leaf, LeafOptions, of_pair as matched};
use twintree::distances::quartets::{self, Kind, Quartets, Shape};
use twintree::distances::splits::{self, Rooting, Splits};
use twintree::{Ratio, Side};

/// How a tree shows four leaves: ab|cd if one of its nodes holds just two of them.
fn shape(clusters: &[u64], [a, b, c, d]: [usize; 4]) -> Shape {
    let four = 1_u64 << a | 1 << b | 1 << c | 1 << d;
    let joined = |one: usize, other: usize| {
        let two = 1_u64 << one | 1 << other;
        let holds = |cluster: &u64| [two, four & !two].contains(&(cluster & four));
        clusters.iter().any(holds)
    };
    match (joined(a, b), joined(a, c), joined(a, d)) {
        (true, false, false) => Shape::FirstSecond,
        (false, true, false) => Shape::FirstThird,
        (false, false, true) => Shape::FirstFourth,
        (false, false, false) => Shape::Star,
        _ => unreachable!("a tree shows four leaves in one way"),
    }
}

fn fours(n: usize) -> impl Iterator<Item = [usize; 4]> {
    (0..n).flat_map(move |a| {
        (a + 1..n)
            .flat_map(move |b| (b + 1..n).flat_map(move |c| (c + 1..n).map(move |d| [a, b, c, d])))
    })
}

/// All quartets by the definition, and those that differ. The leaves of a comparison are numbered as
/// they stand in the left tree.
fn brute_force(left: &Bush, right: &Bush) -> (Quartets, Vec<([usize; 4], Shape, Shape)>) {
    let order = left.leaves();
    let mut places = vec![0; order.len()];
    for (place, &leaf) in order.iter().enumerate() {
        places[leaf] = place;
    }
    let trees = [left, right].map(|tree| tree.renamed(&places).clusters());
    let mut quartets = Quartets::default();
    let mut differing = Vec::new();
    for four in fours(order.len()) {
        let [left, right] = trees.each_ref().map(|tree| shape(tree, four));
        let count = match (left, right) {
            (Shape::Star, Shape::Star) => &mut quartets.stars,
            (Shape::Star, _) => &mut quartets.right_only,
            (_, Shape::Star) => &mut quartets.left_only,
            (left, right) if left == right => &mut quartets.same,
            _ => &mut quartets.different,
        };
        *count += 1;
        quartets.all += 1;
        if left != right {
            differing.push((four, left, right));
        }
    }
    (quartets, differing)
}

fn check_quartets(left: &Bush, right: &Bush) {
    let leaves = compared(left, right);
    let (expected, differing) = brute_force(left, right);
    let context = || format!("{} vs {}", left.newick(), right.newick());
    assert_eq!(quartets::count(&leaves), Ok(expected), "{}", context());
    let found = quartets::differing(&leaves).map(|quartet| {
        let leaves = quartet.leaves.map(Leaf::index);
        (leaves, quartet.left, quartet.right)
    });
    assert_eq!(found.collect::<Vec<_>>(), differing, "{}", context());
    // Half of all quartets have no more of those that differ than stand among them.
    let order: Vec<[usize; 4]> = fours(leaves.len()).collect();
    let (first, _) = order.split_at(order.len() / 2);
    let found = quartets::differing(&leaves).looking_at_most(first.len() as u64);
    let expected = differing
        .iter()
        .filter(|(four, ..)| first.contains(four))
        .count();
    assert_eq!(found.count(), expected, "{}", context());
}

#[test]
fn quartets_of_2000_pairs_are_those_of_the_definition() {
    let mut numbers = Numbers::new(1);
    for round in 0..2_000 {
        let leaves = 4 + numbers.below(9);
        let left = bush(leaves, 2 + round % 7, &mut numbers);
        let most = 2 + numbers.below(11);
        check_quartets(&left, &bush(leaves, most, &mut numbers));
    }
}

#[test]
fn nodes_of_high_degree_on_both_sides_are_counted_as_defined() {
    let mut numbers = Numbers::new(2);
    for _ in 0..60 {
        let leaves = 20 + numbers.below(8);
        let left = bush(leaves, 12, &mut numbers);
        check_quartets(&left, &bush(leaves, 12, &mut numbers));
    }
}

#[test]
fn a_chain_of_600_leaves_resolves_every_quartet_and_a_star_none() {
    let chain = (1..600).fold("w0".to_owned(), |tree, leaf| format!("({tree},w{leaf})"));
    let star: Vec<String> = (0..600).map(|leaf| format!("w{leaf}")).collect();
    let (chain, star) = (format!("{chain};"), format!("({});", star.join(",")));
    let pair = |left: &str, right: &str| {
        let pair = twintree::Pair::read(left, right, "", &twintree::PairOptions::default());
        let leaves = matched(&pair, LeafOptions::default());
        quartets::count(&leaves.expect("the same leaves")).expect("small enough")
    };
    let all = 600 * 599 * 598 * 597 / 24;
    let of = Quartets {
        all,
        ..Quartets::default()
    };
    assert_eq!(pair(&chain, &chain), Quartets { same: all, ..of });
    assert_eq!(
        pair(&chain, &star),
        Quartets {
            left_only: all,
            ..of
        }
    );
    assert_eq!(
        pair(&star, &chain),
        Quartets {
            right_only: all,
            ..of
        }
    );
    assert_eq!(pair(&star, &star), Quartets { stars: all, ..of });
}

/// The parts of all nodes that count, as bits; of a split the one without the first leaf.
fn parts(tree: &Bush, rooting: Rooting) -> Vec<u64> {
    let n = tree.leaves().len();
    let all = (1_u64 << n) - 1;
    let mut parts: Vec<u64> = tree
        .clusters()
        .into_iter()
        .map(|part| match rooting {
            Rooting::Unrooted if part & 1 == 1 => all & !part,
            _ => part,
        })
        .filter(|part| {
            let size = part.count_ones() as usize;
            let most = if rooting == Rooting::Rooted {
                n - 1
            } else {
                n - 2
            };
            (2..=most).contains(&size)
        })
        .collect();
    parts.sort_unstable();
    parts.dedup();
    parts
}

fn check_splits(left: &Bush, right: &Bush, rooting: Rooting) -> Splits {
    let splits = splits::compare(&compared(left, right), rooting).expect("small enough");
    let [of_left, of_right] = [left, right].map(|tree| parts(tree, rooting));
    let all = (1_u64 << left.leaves().len()) - 1;
    let is_compatible = |a: u64, b: u64| {
        let nested = a & b == a || a & b == b || a & b == 0;
        nested || rooting == Rooting::Unrooted && (a | b) == all
    };
    let shared = of_left
        .iter()
        .filter(|part| of_right.contains(part))
        .count();
    assert_eq!(
        (splits.left.len(), splits.right.len(), splits.shared()),
        (of_left.len(), of_right.len(), shared)
    );
    for (side, own, others) in [
        (Side::Left, &of_left, &of_right),
        (Side::Right, &of_right, &of_left),
    ] {
        let with_conflicts = own
            .iter()
            .filter(|&&a| others.iter().any(|&b| !is_compatible(a, b)));
        assert_eq!(splits.incompatible(side), with_conflicts.count());
        let conflicts = own
            .iter()
            .flat_map(|&a| others.iter().filter(move |&&b| !is_compatible(a, b)));
        let found: usize = splits
            .of(side)
            .iter()
            .map(|split| split.conflicts.len())
            .sum();
        assert_eq!(found, conflicts.count());
    }
    splits
}

fn of_pair(left: &Bush, right: &Bush) -> (Quartets, Splits, Splits) {
    let leaves = compared(left, right);
    let splits = |rooting| splits::compare(&leaves, rooting).expect("small enough");
    let quartets = quartets::count(&leaves).expect("four leaves");
    (quartets, splits(Rooting::Unrooted), splits(Rooting::Rooted))
}

/// The splits of one tree alone.
fn apart(splits: &Splits) -> u64 {
    splits.robinson_foulds().part()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn splits_are_those_of_the_definition(left in bushes(11), right in bushes(11)) {
        check_splits(&left, &right, Rooting::Unrooted);
        check_splits(&left, &right, Rooting::Rooted);
    }

    #[test]
    fn a_split_and_its_partner_name_each_other(left in bushes(9), right in bushes(9)) {
        let splits = check_splits(&left, &right, Rooting::Unrooted);
        for split in &splits.left {
            let back = split.partner.map(|partner| {
                splits.right.iter().find(|other| other.node == partner).and_then(|other| other.partner)
            });
            prop_assert_eq!(back.unwrap_or(Some(split.node)), Some(split.node));
        }
    }

    #[test]
    fn swapping_the_sides_swaps_what_is_of_one_side(left in bushes(12), right in bushes(12)) {
        let (there, splits, clusters) = of_pair(&left, &right);
        let (back, splits_back, clusters_back) = of_pair(&right, &left);
        prop_assert_eq!(there.distance(), back.distance());
        prop_assert_eq!((there.same, there.different, there.left_only), (back.same, back.different, back.right_only));
        prop_assert_eq!(splits.robinson_foulds(), splits_back.robinson_foulds());
        prop_assert_eq!(clusters.robinson_foulds(), clusters_back.robinson_foulds());
        prop_assert_eq!(splits.incompatible(Side::Left), splits_back.incompatible(Side::Right));
    }

    #[test]
    fn every_quartet_is_of_one_kind_and_strict_is_never_less(left in bushes(13), right in bushes(13)) {
        let (quartets, ..) = of_pair(&left, &right);
        let Quartets { all, same, different, left_only, right_only, stars } = quartets;
        prop_assert_eq!(all, 13 * 12 * 11 * 10 / 24);
        prop_assert_eq!(same + different + left_only + right_only + stars, all);
        prop_assert!(quartets.strict() >= quartets.generalized());
    }

    #[test]
    fn a_tree_is_no_distance_from_itself_and_equal_splits_are_equal_quartets(
        left in bushes(10), right in bushes(10),
    ) {
        let (same, splits, clusters) = of_pair(&left, &left);
        let none = [same.distance(), same.strict(), splits.robinson_foulds(), clusters.robinson_foulds()];
        prop_assert!(none.into_iter().all(|ratio| ratio.part() == 0));
        prop_assert_eq!(splits.generalized_robinson_foulds().part(), 0);
        let (quartets, splits, clusters) = of_pair(&left, &right);
        prop_assert_eq!(quartets.distance().part() == 0, apart(&splits) == 0);
        prop_assert!(apart(&clusters) > 0 || apart(&splits) == 0);
    }

    #[test]
    fn robinson_foulds_obeys_the_triangle_inequality(
        a in bushes(9), b in bushes(9), c in bushes(9),
    ) {
        for rooting in [Rooting::Unrooted, Rooting::Rooted] {
            let apart = |one, other| apart(&splits::compare(&compared(one, other), rooting).expect("small"));
            prop_assert!(apart(&a, &c) <= apart(&a, &b) + apart(&b, &c));
        }
    }

    #[test]
    fn renaming_the_leaves_changes_nothing(left in bushes(11), right in bushes(11), by in 0..11_usize) {
        let names: Vec<usize> = (0..11).map(|leaf| (leaf * 3 + by) % 11).collect();
        let (there, splits, clusters) = of_pair(&left, &right);
        let (again, splits_again, clusters_again) = of_pair(&left.renamed(&names), &right.renamed(&names));
        prop_assert_eq!(there, again);
        prop_assert_eq!(splits, splits_again);
        prop_assert_eq!(clusters, clusters_again);
    }

    #[test]
    fn a_quartet_has_the_kind_that_is_counted(left in bushes(8), right in bushes(8)) {
        let leaves = compared(&left, &right);
        let leaf = |at| leaves.leaf(at).expect("a leaf");
        let kinds: Vec<Kind> = fours(8)
            .filter_map(|four| quartets::quartet(&leaves, four.map(leaf)))
            .map(|quartet| quartet.kind())
            .collect();
        let count = |kind| kinds.iter().filter(|&&of| of == kind).count() as u64;
        let counted = quartets::count(&leaves).expect("four leaves");
        let Quartets { same, different, left_only, right_only, stars, .. } = counted;
        prop_assert_eq!(
            [Kind::Same, Kind::Different, Kind::LeftOnly, Kind::RightOnly, Kind::Star].map(count),
            [same, different, left_only, right_only, stars]
        );
    }
}

#[test]
fn a_value_is_the_ratio_of_its_parts() {
    let (left, right) = (
        bush(12, 3, &mut Numbers::new(4)),
        bush(12, 6, &mut Numbers::new(5)),
    );
    let (quartets, splits, _) = of_pair(&left, &right);
    let Quartets {
        all,
        same,
        different,
        left_only,
        right_only,
        ..
    } = quartets;
    assert_eq!(
        Some(quartets.distance()),
        Ratio::new(different + left_only + right_only, all)
    );
    assert_eq!(
        Some(quartets.generalized()),
        Ratio::new(different, same + different + left_only)
    );
    assert_eq!(
        Some(quartets.strict()),
        Ratio::new(different + left_only, same + different + left_only)
    );
    let right = splits.right.len() as u64;
    let conflicting = splits.incompatible(Side::Right) as u64;
    assert_eq!(
        Some(splits.generalized_robinson_foulds()),
        Ratio::new(conflicting, right)
    );
}
