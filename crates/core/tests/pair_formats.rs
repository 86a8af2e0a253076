//! Pairs of different formats: what they can be compared by, and what they are refused for.

use crate::rows::rows;
use twintree::heads::HeadRules;
use twintree::pair::{Phrases, Source, Unfit};
use twintree::paths::compare;
use twintree::text::Format;
use twintree::{DependencyTree, NodeId, Pair, PairOptions, PhraseTree, Ratio, Sentence, Side};

const TREE: &str = "(S (NP-SBJ (DT the) (NN cat)) (VP sleeps))";
const NEWICK: &str = "((the,cat)Noun,sleeps)Clause;";
const WORDS: &str = "the cat sleeps";

/// The tree in brackets by head rules.
fn conllu() -> String {
    rows("1 the 2 DT / 2 cat 3 NP-SBJ / 3 sleeps 0 root")
}

/// Why the texts are refused, with phrases as they are and by head rules.
#[track_caller]
fn check([left, right]: [&str; 2], as_phrases: Option<Unfit>, by_rules: Option<Unfit>) {
    let rules = HeadRules::default();
    let options = PairOptions::default();
    let by_heads = options.with_phrases(Phrases::AsDependencies(&rules));
    for (options, expected) in [(options, as_phrases), (by_heads, by_rules)] {
        let pair = Pair::read(left, right, "1-1 2-2 3-3", &options);
        assert_eq!(pair.dependencies().err(), expected, "{options:?}");
        assert_eq!(pair.trees().err(), expected, "{options:?}");
    }
}

fn missing(side: Side, format: Format) -> Unfit {
    Unfit::NoDependencies { side, format }
}

#[test]
fn phrase_trees_have_dependencies_by_head_rules_only() {
    let conllu = conllu();
    check([&conllu, &conllu], None, None);
    check(
        [TREE, &conllu],
        Some(missing(Side::Left, Format::Brackets)),
        None,
    );
    check(
        [&conllu, TREE],
        Some(missing(Side::Right, Format::Brackets)),
        None,
    );
    check(
        [NEWICK, &conllu],
        Some(missing(Side::Left, Format::Newick)),
        None,
    );
    check(
        [TREE, NEWICK],
        Some(missing(Side::Left, Format::Brackets)),
        None,
    );
    check(
        [NEWICK, TREE],
        Some(missing(Side::Left, Format::Newick)),
        None,
    );
}

#[test]
fn words_have_no_dependencies() {
    let conllu = conllu();
    let left = Some(missing(Side::Left, Format::Words));
    let right = Some(missing(Side::Right, Format::Words));
    check([WORDS, &conllu], left, left);
    check([&conllu, WORDS], right, right);
    check([WORDS, WORDS], left, left);
    check(
        [TREE, WORDS],
        Some(missing(Side::Left, Format::Brackets)),
        right,
    );
    check([WORDS, TREE], left, left);
}

#[test]
fn the_first_side_that_does_not_fit_is_named() {
    let broken = Some(Unfit::Errors(Source::Sentence(Side::Left)));
    check(["(S (NN a)", WORDS], broken, broken);
    let words = Some(missing(Side::Left, Format::Words));
    check([WORDS, "(S (NN a)"], words, words);
}

#[test]
fn a_refusal_says_what_is_missing_where() {
    for (side, format, said) in [
        (
            Side::Right,
            Format::Words,
            "the right side is words without a tree; this needs dependencies",
        ),
        (
            Side::Left,
            Format::Brackets,
            "the left side is a phrase tree (brackets); this needs dependencies: read it as \
             dependencies, by head rules",
        ),
    ] {
        let unfit = Unfit::NoDependencies { side, format };
        assert_eq!(
            (unfit.to_string().as_str(), unfit.code()),
            (said, "no-dependencies")
        );
    }
}

#[test]
fn the_same_dependencies_in_two_formats_are_the_same() {
    let rules = HeadRules::default();
    let options = PairOptions::default().with_phrases(Phrases::AsDependencies(&rules));
    let conllu = conllu();
    for [left, right] in [[TREE, &conllu], [&conllu, TREE]] {
        let pair = Pair::read(left, right, "1-1 2-2 3-3", &options);
        let [of_left, of_right] = pair.trees().unwrap();
        assert_eq!(of_left, of_right);
        let comparison = compare(pair.dependencies().unwrap()).unwrap();
        let similarity = comparison.score.similarity().map(Ratio::value);
        assert_eq!(similarity, Some(1.0));
        let is_phrases = |side| pair.side(side).phrases().is_some();
        let expected = [left == TREE, right == TREE];
        assert_eq!([Side::Left, Side::Right].map(is_phrases), expected);
    }
}

/// The head and the label of each word.
fn arcs(pair: &Pair<'_>, tree: &DependencyTree) -> String {
    let arc = |node: NodeId| {
        let head = tree
            .tree()
            .parent(node)
            .map_or(0, |head| tree.word(head).get());
        format!("{head} {}", pair.symbols().text(tree.label(node)))
    };
    let arcs: Vec<String> = tree.tree().nodes().map(arc).collect();
    arcs.join(" / ")
}

#[test]
fn the_leaves_of_newick_are_words_whose_arcs_have_the_names_of_their_phrases() {
    let rules = HeadRules::default();
    let options = PairOptions::default().with_phrases(Phrases::AsDependencies(&rules));
    let conllu = conllu();
    let pair = Pair::read(NEWICK, &conllu, "1-1 2-2 3-3", &options);
    let [tree, _] = pair.trees().unwrap();
    assert_eq!(arcs(&pair, tree), "2 dep / 3 Noun / 0 root");
    let reading = pair.side(Side::Left);
    assert_eq!(reading.phrases().map(PhraseTree::words), Some(3));
}

#[test]
fn no_labels_are_taken_from_a_text_with_errors() {
    for (text, format) in [
        ("(S (NN a))\nx", Format::Brackets),
        ("(a)S;\n[x", Format::Newick),
    ] {
        let options = PairOptions::default().with_formats([Some(format), Some(Format::Words)]);
        let pair = Pair::read(text, "a", "", &options);
        let reading = pair.side(Side::Left);
        assert!(reading.sentence().is_some_and(Sentence::is_sound));
        assert!(reading.diagnostics().has_errors());
        assert!(reading.phrases().is_none() && reading.words().is_none());
        assert_eq!(pair.symbols().len(), 0, "{text}");
    }
}

#[test]
fn every_format_has_words_and_links() {
    let conllu = conllu();
    let texts = [&*conllu, TREE, NEWICK, WORDS];
    for left in texts {
        for right in texts {
            let pair = Pair::read(left, right, "1-2 3-3", &PairOptions::default());
            assert_eq!(pair.alignment().map(twintree::Alignment::len), Some(2));
            for side in [Side::Left, Side::Right] {
                let words = pair.words(side).unwrap();
                let forms: Vec<&str> = words.iter().map(|word| &*word.form).collect();
                assert_eq!(forms, ["the", "cat", "sleeps"]);
            }
            let pair = Pair::read(left, right, "4-1", &PairOptions::default());
            assert!(pair.alignment().is_none() && pair.link_diagnostics().has_errors());
        }
    }
}

#[test]
fn a_format_that_is_given_is_not_noticed() {
    let conllu = conllu();
    let format = |formats| {
        let options = PairOptions::default().with_formats(formats);
        let pair = Pair::read("(S (NN a))", &conllu, "", &options);
        let format = |side| pair.side(side).sentence().map(twintree::Sentence::format);
        [Side::Left, Side::Right].map(format)
    };
    let (brackets, words) = (Some(Format::Brackets), Some(Format::Words));
    let conllu = Some(Format::Conllu);
    assert_eq!(format([None, None]), [brackets, conllu]);
    assert_eq!(format([words, None]), [words, conllu]);
    assert_eq!(format([None, words]), [brackets, words]);
}

#[test]
fn errors_after_the_last_tree_refuse_its_text() {
    for text in [
        "(S (NN a))\n\n# c\nb\n",
        "(S (NN a))\n\n# c\n)\n",
        "(a,b)S;\n[c",
    ] {
        let rules = HeadRules::default();
        let options = PairOptions::default().with_phrases(Phrases::AsDependencies(&rules));
        let pair = Pair::read(text, "1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n", "1-1", &options);
        let blamed = Unfit::Errors(Source::Sentence(Side::Left));
        assert_eq!(pair.dependencies().err(), Some(blamed), "{text}");
        assert_eq!(pair.words(Side::Left).err(), Some(blamed), "{text}");
        let reading = pair.side(Side::Left);
        assert!(reading.sentence().is_some_and(twintree::Sentence::is_sound));
        assert!(reading.phrases().is_none() && reading.words().is_none());
    }
}
