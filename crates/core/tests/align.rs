//! Links in the comments `# align = …` of CoNLL-U, read by themselves and by a pair.

use crate::rows::rows;
use twintree::pair::{LinkSource, Phrases, Source, Unfit};
use twintree::text::links::{Numbering, align, write_line};
use twintree::text::{Diagnostic, Diagnostics, conllu};
use twintree::{Pair, PairOptions, Side, heads::HeadRules};

const LEFT: Source = Source::Sentence(Side::Left);
const RIGHT: Source = Source::Sentence(Side::Right);

/// A sentence of four words, two of them one token, and an empty node.
fn sentence(comments: &str) -> String {
    let words = rows("1 a 0 root / 2-3 bc / 2 b 1 obj / 3 c 1 obj / 3.1 e / 4 d 1 obj");
    format!("{comments}\n{words}")
}

fn place(diagnostic: &Diagnostic) -> String {
    let span = diagnostic.span;
    let code = diagnostic.code.as_str();
    let found = diagnostic.found.as_deref().unwrap_or_default();
    format!(
        "{}:{}–{} {code} {found}",
        span.line, span.column, span.end_column
    )
}

/// The links that comments name between their sentence and another one, and what is wrong with them.
#[track_caller]
fn check_comments(comments: &str, other: Option<&str>, expected: &str, problems: &[&str]) {
    let text = sentence(comments);
    let (sentences, found) = conllu::read(&text);
    assert!(!found.has_errors(), "{found:?}");
    let mut diagnostics = Diagnostics::new();
    let links = align::read(sentences.first().unwrap(), other, &mut diagnostics);
    let links: Vec<String> = links
        .iter()
        .map(|link| link.marked().link.to_string())
        .collect();
    assert_eq!(links.join(" "), expected, "{comments}");
    let found: Vec<String> = diagnostics.iter().map(place).collect();
    assert_eq!(found, problems, "{comments}");
    assert!(diagnostics.iter().all(|one| one.sentence == Some(0)));
}

#[track_caller]
fn check(items: &str, expected: &str) {
    check_comments(&format!("# align = {items}"), None, expected, &[]);
}

#[test]
fn an_item_links_each_of_its_words_with_each_of_the_others() {
    check("", "");
    check("1:2", "1-2");
    check("1:2 2:1", "1-2 2-1");
    check("  1:2 \t 2:1 ", "1-2 2-1");
    check("1:2,3", "1-2 1-3");
    check("1,2:3", "1-3 2-3");
    check("1,2:3,4", "1-3 1-4 2-3 2-4");
    check("4:1000", "4-1000");
}

#[test]
fn a_token_stands_for_its_words() {
    check("2-3:1", "2-1 3-1");
    check("1:5-7", "1-5 1-6 1-7");
    check("2-3,4:1", "2-1 3-1 4-1");
}

#[test]
fn no_word_and_empty_nodes_are_left_out() {
    check("1:_", "");
    check("_:1", "");
    check("3.1:1", "");
    check("1:0.1", "");
    check("3.1,1:2", "1-2");
    check("1:4.1,2,3", "1-2 1-3");
}

#[test]
fn a_name_says_which_sentence_the_items_after_it_are_about() {
    let both = "# align = :fr.1 1:1 :fr.2 2:2";
    check_comments(both, Some("fr.1"), "1-1", &[]);
    check_comments(both, Some("fr.2"), "2-2", &[]);
    check_comments(both, Some("fr.3"), "", &[]);
    check_comments(both, None, "1-1 2-2", &[]);
    // Before any name they are about whatever sentence is compared.
    let first = "# align = 3:3 :fr.1 1:1";
    check_comments(first, Some("fr.1"), "3-3 1-1", &[]);
    check_comments(first, Some("fr.2"), "3-3", &[]);
}

#[test]
fn a_name_may_have_a_language_before_it() {
    let comment = "# align = :en/news.21 1:1";
    check_comments(comment, Some("news.21"), "1-1", &[]);
    check_comments(comment, Some("en/news.21"), "1-1", &[]);
    check_comments(comment, Some("news.2"), "", &[]);
    check_comments(comment, Some("fr/news.21"), "", &[]);
    check_comments(comment, Some("en"), "", &[]);
}

#[test]
fn several_comments_are_read_in_order() {
    check_comments("# align = 1:1\n# align = 2:2", None, "1-1 2-2", &[]);
    // The name in one says nothing of the next.
    let named = "# align = :x 1:1\n# align = 2:2";
    check_comments(named, Some("y"), "2-2", &[]);
    check_comments("# aligned = 1:1\n# align\n# text = 1:1", None, "", &[]);
}

#[test]
fn an_item_that_cannot_be_read_is_named_with_its_place() {
    for item in [
        "2", "x:1", "1:x", "0:1", "1:0", "1:", "1:1:1", "1,:1", "5:1", "3-2:1", "1:1-300", "4-5:1",
    ] {
        let problem = format!("1:15–{} align-bad {item}", 15 + item.len());
        let comment = format!("# align = 1:1 {item} 3:3");
        check_comments(&comment, None, "1-1 3-3", &[&problem]);
    }
    let second = "# sent_id = ä\n# align = 1:1\n# align =1:2 é";
    check_comments(second, None, "1-1 1-2", &["3:14–15 align-bad é"]);
    // What is said of other sentences is not looked at.
    check_comments("# align = :x 9:9 y", Some("z"), "", &[]);
}

/// The links of a pair by the comments of both texts; what is wrong, and what it is refused for.
#[track_caller]
fn check_pair(comments: [&str; 2], expected: &str, problems: &[(Source, &str)]) {
    let [left, right] = comments.map(sentence);
    let options = PairOptions::default().with_links(LinkSource::Comments);
    // The text of links is not looked at.
    let pair = Pair::read(&left, &right, "9-9 x", &options);
    let found: Vec<_> = pair
        .diagnostics()
        .map(|(source, one)| (source, place(one)))
        .collect();
    let found: Vec<_> = found
        .iter()
        .map(|(source, one)| (*source, &**one))
        .collect();
    assert_eq!(found, problems, "{comments:?}");
    let refused = problems.first().map(|&(source, _)| Unfit::Errors(source));
    assert_eq!(pair.dependencies().err(), refused);
    let links = pair
        .alignment()
        .map(|links| write_line(links.iter(), Numbering::FromOne));
    let expected = refused.is_none().then_some(expected);
    assert_eq!(links.as_deref(), expected, "{comments:?}");
    // The trees do without links.
    assert!(pair.trees().is_ok());
}

#[test]
fn the_comments_of_both_sides_are_joined_and_those_of_the_right_mirrored() {
    check_pair(["#", "#"], "", &[]);
    check_pair(["# align = 1:2 3:4", "#"], "1-2 3-4", &[]);
    check_pair(["#", "# align = 1:2 3:4"], "2-1 4-3", &[]);
    check_pair(
        ["# align = 1:2", "# align = 1:3 2-3:4"],
        "1-2 3-1 4-2 4-3",
        &[],
    );
    // Both say the same.
    check_pair(["# align = 1:2", "# align = 2:1"], "1-2", &[]);
}

#[test]
fn a_comment_is_about_the_sentence_of_the_other_side() {
    let left = "# sent_id = en.1\n# align = :fr.1 1:1 :de.1 2:2";
    let right = "# sent_id = fr.1\n# align = :xx/en.1 3:4 :fr.1 1:1 :de.1 4:4";
    check_pair([left, right], "1-1 4-3", &[]);
}

#[test]
fn a_pair_is_refused_for_the_side_whose_comments_are_wrong() {
    let left = "1:11–14 link-out-of-range 5";
    check_pair(["# align = 1:5", "#"], "", &[(LEFT, left)]);
    check_pair(["#", "# align = 1:5"], "", &[(RIGHT, left)]);
    let bad = "1:11–14 align-bad 5:1";
    check_pair(["# align = 5:1 1:1", "#"], "", &[(LEFT, bad)]);
    check_pair(["# align = 1:1", "# align = 5:1"], "", &[(RIGHT, bad)]);
    check_pair(
        ["# align = 5:1", "# align = 5:1"],
        "",
        &[(LEFT, bad), (RIGHT, bad)],
    );
}

#[test]
fn a_side_without_comments_is_linked_by_those_of_the_other() {
    let rules = HeadRules::default();
    let options = PairOptions::default()
        .with_links(LinkSource::Comments)
        .with_phrases(Phrases::AsDependencies(&rules));
    let left = "(S (NP (DT the) (NN cat)) (VP sleeps))";
    let right = sentence("# align = 1:2,3 4:1");
    let pair = Pair::read(left, &right, "", &options);
    let links = pair.dependencies().unwrap().alignment();
    assert_eq!(write_line(links.iter(), Numbering::FromOne), "1-4 2-1 3-1");
}
