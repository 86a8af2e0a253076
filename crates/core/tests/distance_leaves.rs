//! Which leaves of which trees are compared, what is left out, and what cannot be compared.

use twintree::distances::Undefined;
use twintree::distances::attachment::{self, AttachmentOptions};
use twintree::distances::leaves::{self, LeafOptions, Leaves, Marks, Matching, Unshared};
use twintree::distances::quartets;
use twintree::{Pair, PairOptions, Side};

/// The words of every inner node of a side.
fn nodes(leaves: &Leaves, side: Side) -> Vec<Vec<u32>> {
    let tree = leaves.tree(side);
    let words = |inner| {
        leaves
            .words(side, tree.leaves(inner))
            .map(twintree::WordId::get)
    };
    tree.inner().map(|inner| words(inner).collect()).collect()
}

/// The words that are left out of a side.
fn left_out(leaves: &Leaves, side: Side) -> Vec<String> {
    let words = leaves.words_left_out(side).iter();
    words
        .map(|one| format!("{} {}", one.word, one.why.code()))
        .collect()
}

fn compared(
    left: &str,
    right: &str,
    links: &str,
    options: LeafOptions,
) -> Result<Leaves, Undefined> {
    leaves::of_pair(
        &Pair::read(left, right, links, &PairOptions::default()),
        options,
    )
}

#[track_caller]
fn check(text: &str, expected_nodes: &[&[u32]], expected_left_out: &[&str]) {
    let leaves = compared(text, text, "", LeafOptions::default()).expect("the same words");
    assert_eq!(nodes(&leaves, Side::Left), expected_nodes);
    assert_eq!(left_out(&leaves, Side::Right), expected_left_out);
}

#[track_caller]
fn check_undefined(left: &str, right: &str, links: &str, options: LeafOptions, code: &str) {
    let reason = compared(left, right, links, options).expect_err("undefined");
    assert_eq!(reason.code(), code, "{reason}");
}

const OVER_LINKS: LeafOptions = LeafOptions {
    matching: Matching::Links,
    unshared: Unshared::Refused,
    marks: Marks::Kept,
};

#[test]
fn traces_tags_unary_nodes_and_the_outermost_bracket_are_left_out() {
    let text =
        "( (S (NP-SBJ (-NONE- *)) (NP (NNP Ann)) (VP (VBD saw) (S (NP (DT the) (NN cat))))) )";
    check(text, &[&[1, 2, 3, 4], &[2, 3, 4], &[3, 4]], &[]);
}

#[test]
fn a_word_with_dependents_is_a_node_with_itself_as_one_leaf() {
    let text = "1\tthe\t_\t_\t_\t_\t2\tdet\t_\t_\n2\tcat\t_\t_\t_\t_\t3\tnsubj\t_\t_\n3\tsleeps\t_\t_\t_\t_\t0\troot\t_\t_\n";
    check(text, &[&[1, 2, 3], &[1, 2]], &[]);
}

#[test]
fn one_word_is_compared_and_has_no_node() {
    check("(S (NP I))", &[], &[]);
}

#[test]
fn newick_is_matched_by_name_or_by_place_if_a_name_is_repeated() {
    let leaves = compared("((A,B),C);", "(C,(B,A));", "", LeafOptions::default());
    let leaves = leaves.expect("the same names");
    assert_eq!(nodes(&leaves, Side::Right), [vec![1, 2, 3], vec![2, 3]]);
    check_undefined(
        "((A,B),A);",
        "(A,(A,B));",
        "",
        LeafOptions::default(),
        "words-differ",
    );
}

#[test]
fn over_links_both_trees_are_restricted_to_words_with_one_link() {
    let (left, right) = ("(S (A a (B b c)) (C d))", "(S (X x) y (Z z z))");
    let leaves = compared(left, right, "1-1 2-2 3-3 3-4", OVER_LINKS).expect("links");
    assert_eq!(leaves.len(), 2);
    assert_eq!(nodes(&leaves, Side::Left), [[1, 2]]);
    let expected = ["3 several-links", "4 unlinked"];
    assert_eq!(left_out(&leaves, Side::Left), expected);
    assert_eq!(
        left_out(&leaves, Side::Right),
        ["3 several-links", "4 several-links"]
    );
}

#[test]
fn of_several_longest_common_subsequences_the_first_words_are_kept() {
    let pruned = LeafOptions {
        unshared: Unshared::Pruned,
        ..LeafOptions::default()
    };
    let leaves = compared("(S a b x c)", "(S b a y c)", "", pruned).expect("shared words");
    assert_eq!(left_out(&leaves, Side::Left), ["1 unshared", "3 unshared"]);
    assert_eq!(left_out(&leaves, Side::Right), ["2 unshared", "3 unshared"]);
}

#[test]
fn a_word_that_one_side_tags_as_punctuation_is_dropped_on_both() {
    let dropped = LeafOptions {
        marks: Marks::Dropped,
        ..LeafOptions::default()
    };
    let (left, right) = ("(S (NN a) (POS ') (NN b))", "(S (NN a) ('' ') (NN b))");
    let leaves = compared(left, right, "", dropped).expect("the same words");
    assert_eq!(leaves.len(), 2);
    assert_eq!(left_out(&leaves, Side::Left), ["2 punctuation"]);
    let leaves = compared("(S (NN a) (, ,) (NN b))", "(S (NN a) (NN b))", "", dropped);
    assert_eq!(leaves.map(|leaves| leaves.len()), Ok(2));
}

#[test]
fn what_cannot_be_compared_says_why() {
    let plain = LeafOptions::default();
    check_undefined("a b c", "(S a b c)", "", plain, "no-tree");
    check_undefined("(S a b", "(S a b)", "", plain, "text-errors");
    check_undefined("(S a b)", "(S a c)", "", plain, "words-differ");
    check_undefined("(S a b)", "(S a c)", "", OVER_LINKS, "no-links");
    check_undefined("(S a b)", "(S a c)", "1-1 1-2", OVER_LINKS, "no-links");
    let dropped = LeafOptions {
        marks: Marks::Dropped,
        ..plain
    };
    check_undefined("(S (. .))", "(S (. .))", "", dropped, "no-words-left");
    let pruned = LeafOptions {
        unshared: Unshared::Pruned,
        ..plain
    };
    check_undefined("(S a b)", "(S c d)", "", pruned, "no-words-left");
    let pair = Pair::read("(S a b)", "(S a b)", "", &PairOptions::default());
    let reason = attachment::compare(&pair, AttachmentOptions::default()).expect_err("phrases");
    assert_eq!(reason.code(), "no-dependencies");
}

#[test]
fn a_deep_tree_is_restricted_and_one_too_large_refused_with_number_and_limit() {
    let members: Vec<String> = (1..5_000).map(|leaf| format!("w{leaf})")).collect();
    let text = format!("{}w0,{};", "(".repeat(4_999), members.join(","));
    let leaves = compared(&text, &text, "", LeafOptions::default()).expect("the same words");
    assert_eq!(leaves.tree(Side::Left).inner().len(), 4_999);
    let refused = quartets::count(&leaves).expect_err("too large").to_string();
    assert_eq!(refused, "24990001 pairs of inner nodes, at most 16777216");
}

#[test]
fn attachment_is_counted_by_word_and_by_relation() {
    let left = "1\tshe\t_\t_\t_\t_\t2\tnsubj\t_\t_\n2\tsleeps\t_\t_\t_\t_\t0\troot\t_\t_\n3\twell\t_\t_\t_\t_\t2\tadvmod\t_\t_\n";
    let right = "1\tshe\t_\t_\t_\t_\t2\tobj\t_\t_\n2\tsleeps\t_\t_\t_\t_\t0\troot\t_\t_\n3\twell\t_\t_\t_\t_\t1\tadvmod\t_\t_\n";
    let pair = Pair::read(left, right, "", &PairOptions::default());
    let attachment = attachment::compare(&pair, AttachmentOptions::default()).expect("two trees");
    let same: Vec<_> = attachment
        .words
        .iter()
        .map(|word| (word.has_same_head(), word.same_relation))
        .collect();
    assert_eq!(same, [(true, false), (true, true), (false, true)]);
    let by_relation: Vec<_> = attachment
        .relations
        .iter()
        .map(|one| {
            (
                one.name.as_str(),
                one.left.words,
                one.left.heads,
                one.left.both,
                one.right,
            )
        })
        .collect();
    let expected = [
        ("advmod", 1, 0, 0, 1),
        ("nsubj", 1, 1, 0, 0),
        ("obj", 0, 0, 0, 1),
        ("root", 1, 1, 1, 1),
    ];
    assert_eq!(by_relation, expected);
}
