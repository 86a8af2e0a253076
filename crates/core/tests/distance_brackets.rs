//! Brackets as EVALB counts them: by its definitions on random trees, and case by case.

use proptest::prelude::*;
use twintree::Side;
use twintree::distances::Undefined;
use twintree::distances::brackets::{
    ByLabel, Comparison, Matching, Parameters, Status, Summary, compare, compare_lines,
};
use twintree::text::{Diagnostics, Format};
use twintree::{Reader, Sentence};

fn read(text: &str, format: Format) -> Sentence<'_> {
    let mut diagnostics = Diagnostics::new();
    let mut reader = Reader::new(text, format);
    reader.next_sentence(&mut diagnostics).expect("a sentence")
}

/// matched/left/right ×crossing tags/words, or the code of the status.
fn counts(comparison: &Comparison<'_>) -> String {
    if comparison.status != Status::Compared {
        return comparison.status.code().to_owned();
    }
    let counts = comparison.counts();
    format!(
        "{}/{}/{} ×{} {}/{}",
        counts.matched, counts.left, counts.right, counts.crossing, counts.tags, counts.words
    )
}

#[track_caller]
fn check(left: &str, right: &str, parameters: &str, expected: &str) {
    let (parameters, diagnostics) = Parameters::read(parameters);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let lines = compare_lines(left, right, &parameters);
    assert_eq!(counts(&lines), expected, "{left} {right}");
    let trees = [left, right].map(|text| read(text, Format::Brackets));
    let comparison = compare(&trees[0], &trees[1], &parameters).expect("phrases");
    assert_eq!(counts(&comparison), expected, "{left} {right}");
}

const CAT: &str = "(S (NP (DT the) (NN cat)) (VP (VBZ sleeps)))";

#[test]
fn brackets_match_by_words_and_label() {
    check(CAT, CAT, "", "3/3/3 ×0 3/3");
    check(
        CAT,
        "(S (NP (DT the) (NN cat)) (XP (VBZ sleeps)))",
        "",
        "2/3/3 ×0 3/3",
    );
    check(
        CAT,
        "(S (NP (DT the) (NN cat)) (XP (VBZ sleeps)))",
        "LABELED 0",
        "3/3/3 ×0 3/3",
    );
    check(
        CAT,
        "(S (DT the) (VP (VB cat) (VBZ sleeps)))",
        "",
        "1/3/2 ×1 2/3",
    );
    // Function tags and indices are cut off; of tags nothing is.
    check(
        CAT,
        "(S-1 (NP-SBJ=2 (DT the) (NN cat)) (VP (VBZ-X sleeps)))",
        "",
        "3/3/3 ×0 2/3",
    );
    // Of several with the same words and label as many match as both have.
    check("(A (A (A (X x))))", "(A (B (A (X x))))", "", "2/3/3 ×0 1/1");
}

#[test]
fn what_is_deleted_is_not_counted() {
    let trace = "(TOP (S (NP (-NONE- *)) (VP (VB go)) (. .)))";
    let plain = "(S (VP (VB go) (. .)))";
    check(trace, plain, "", "lengths-differ");
    let parameters = "DELETE_LABEL -NONE-\nDELETE_LABEL TOP\nDELETE_LABEL .";
    // The NP holds nothing but the trace.
    check(trace, plain, parameters, "2/2/2 ×0 1/1");
    // A label that counts as the same as a deleted one is deleted, too; a tag is not.
    check(
        CAT,
        CAT,
        "DELETE_LABEL NP\nEQ_LABEL NP VP\nEQ_LABEL NP DT",
        "1/1/1 ×0 3/3",
    );
    check(
        CAT,
        "(S (NP (NN cat)) (VP (VBZ sleeps)))",
        "DELETE_WORD the",
        "3/3/3 ×0 2/2",
    );
}

#[test]
fn labels_and_words_may_count_as_the_same() {
    let right = "(S (XP (DT The) (NN cat)) (YP (VBZ sleeps)))";
    check(CAT, right, "", "words-differ");
    check(CAT, right, "EQ_WORD the The", "1/3/3 ×0 3/3");
    // Nothing follows for a third label.
    let same = "EQ_WORD the The\nEQ_LABEL NP XP\nEQ_LABEL XP YP\nEQ_LABEL YP VP";
    check(CAT, right, same, "3/3/3 ×0 3/3");
    check(
        CAT,
        right,
        "EQ_WORD The the\nEQ_LABEL VP XP\nEQ_LABEL XP NP",
        "2/3/3 ×0 3/3",
    );
}

#[test]
fn trees_that_cannot_be_compared_have_a_status() {
    check(
        CAT,
        "(S (NP (DT the) (NN dog)) (VP (VBZ sleeps)))",
        "",
        "words-differ",
    );
    check(
        CAT,
        "(S (NP (NN cat)) (VP (VBZ sleeps)))",
        "",
        "lengths-differ",
    );
    check(
        CAT,
        "(S (-NONE- x))",
        "DELETE_LABEL -NONE-",
        "no-words-left",
    );
    let unclosed = compare_lines(
        CAT,
        "(S (NP (DT the) (NN cat)) (VP (VBZ sleeps))",
        &Parameters::default(),
    );
    assert_eq!(unclosed.status, Status::Unsound(Side::Right));
    assert_eq!(unclosed.status.number(), 1);
    let stray = compare_lines("(S (A a)) b", "(S (A a))", &Parameters::default());
    assert_eq!(stray.status, Status::Unsound(Side::Left));
    assert_eq!(
        compare_lines("", "", &Parameters::default()).status,
        Status::Skipped
    );
    let mismatch = compare_lines(CAT, "(A (B the) (C Cat) (D x))", &Parameters::default());
    assert_eq!(
        mismatch.status,
        Status::Words {
            place: 1,
            left: "cat".into(),
            right: "Cat".into()
        }
    );
}

#[test]
fn a_deleted_quotation_mark_is_put_back() {
    let gold = "(S (NP (NNS dogs) (POS ')) (VP (VB run)))";
    let test = "(S (NP (NNS dogs)) ('' ') (VP (VB run)))";
    check(gold, test, "DELETE_LABEL ''", "lengths-differ");
    check(
        gold,
        test,
        "DELETE_LABEL ''\nQUOTE_LABEL ''\nQUOTE_LABEL POS",
        "2/3/3 ×0 2/3",
    );
    check(
        test,
        gold,
        "DELETE_LABEL ''\nQUOTE_LABEL ''\nQUOTE_LABEL POS",
        "2/3/3 ×0 2/3",
    );
}

#[test]
fn words_beside_brackets_have_no_tag() {
    let left = "(S (NP I) (VP saw (NP the man)))";
    let right = "(S (NP I) (VP (V saw) (NP the man)))";
    let comparison = compare_lines(left, right, &Parameters::default());
    let counts = comparison.counts();
    assert_eq!((counts.matched, counts.left, counts.right), (3, 3, 3));
    assert_eq!((counts.words, counts.tags, counts.untagged), (4, 3, 2));
    assert_eq!(
        counts.tagging().map(|ratio| ratio.to_string()).as_deref(),
        Some("1/2")
    );
    assert_eq!(
        comparison
            .wrong_tags(&Parameters::default())
            .collect::<Vec<_>>(),
        [1]
    );
}

#[test]
fn each_bracket_has_its_words_and_what_it_matches_or_crosses() {
    let left = read(
        "(S (NP (-NONE- *) (DT the) (NN cat)) (VP (VBZ sleeps) (PP (-NONE- x))))",
        Format::Brackets,
    );
    let right = read("(S (DT the) (X (NN cat) (VBZ sleeps)))", Format::Brackets);
    let comparison = compare(&left, &right, &Parameters::default()).expect("phrases");
    let brackets = comparison.brackets(Side::Left).iter().map(|bracket| {
        let words = bracket.words.map(|[first, last]| format!("{first}-{last}"));
        format!(
            "{} {:?} {} {}",
            bracket.label,
            bracket.node,
            words.unwrap_or_default(),
            bracket.is_counted
        )
    });
    assert_eq!(
        brackets.collect::<Vec<_>>(),
        [
            "S Some(0) 1-3 true",
            "NP Some(1) 1-2 true",
            "VP Some(4) 3-3 true",
            "PP None  false"
        ]
    );
    assert_eq!(comparison.partner(Side::Left, 0), Some(0));
    assert_eq!(comparison.partner(Side::Left, 1), None);
    assert_eq!(comparison.crossing(Side::Left), [false, true, false, false]);
    assert_eq!(comparison.crossing(Side::Right), [false, true]);
    assert_eq!(comparison.crossed(Side::Left, 1).collect::<Vec<_>>(), [1]);
    assert_eq!(comparison.crossed(Side::Right, 1).collect::<Vec<_>>(), [1]);
    assert_eq!(comparison.crossed(Side::Right, 0).count(), 0);
}

#[test]
fn each_label_is_counted() {
    let parameters = Parameters::collins();
    let mut labels = ByLabel::default();
    let left = "(TOP (S (ADVP (RB up)) (NP (NN a) (NN b)) (NP (NN c)) (. .)))";
    let right = "(TOP (S (PRT (RB up)) (NN a) (NP (NN b) (NN c)) (. .)))";
    labels.add(&compare_lines(left, right, &parameters));
    let mut twice = labels.clone();
    twice.merge(&labels);
    let sorted = twice.sorted().into_iter().map(|(label, counts)| {
        format!(
            "{label} {}/{} {}/{} ×{}",
            counts.left_matched, counts.left, counts.right_matched, counts.right, counts.crossing
        )
    });
    assert_eq!(
        sorted.collect::<Vec<_>>(),
        [
            "NP 0/4 0/2 ×2",
            "S 2/2 2/2 ×0",
            "ADVP 2/2 0/0 ×0",
            "PRT 0/0 2/2 ×0"
        ]
    );
}

#[test]
fn the_second_summary_is_of_short_sentences() {
    let parameters = Parameters::read("CUTOFF_LEN 2\nDELETE_LABEL_FOR_LENGTH .\nDELETE_LABEL .").0;
    let mut summary = Summary::new(&parameters);
    // Three words are two without the full stop.
    let lines = [
        "(S (A a) (B b) (. .))",
        "(S (A a) (B b) (C c))",
        "",
        "(S (A a))",
    ];
    for line in lines {
        summary.add(&compare_lines(line, lines[0], &parameters));
    }
    assert_eq!(
        (
            summary.all.sentences,
            summary.all.errors,
            summary.all.skipped
        ),
        (4, 3, 0)
    );
    assert_eq!(
        (
            summary.short.sentences,
            summary.short.valid(),
            summary.short.complete
        ),
        (3, 1, 1)
    );
    let mut merged = Summary::new(&parameters);
    merged.merge(&summary);
    assert_eq!(merged, summary);
}

#[test]
fn a_side_without_phrases_is_refused() {
    let tree = read(CAT, Format::Brackets);
    let words = read("the cat sleeps", Format::Words);
    let refused = |left, right| {
        let compared = compare(left, right, &Parameters::default());
        compared.err().map(|reason| (reason.code(), reason))
    };
    let expected = |side| Some(("no-phrases", Undefined::NoPhrases(side)));
    assert_eq!(refused(&tree, &words), expected(Side::Right));
    assert_eq!(refused(&words, &tree), expected(Side::Left));
}

/// Code, line, columns and text of what is wrong.
#[track_caller]
fn check_problems(text: &str, expected: &[(&str, u32, u32, u32, &str)]) {
    let (_, diagnostics) = Parameters::read(text);
    let found: Vec<_> = diagnostics
        .iter()
        .map(|one| {
            let found = one.found.as_deref().unwrap_or_default();
            (
                one.code.as_str(),
                one.span.line,
                one.span.column,
                one.span.end_column,
                found,
            )
        })
        .collect();
    assert_eq!(found, expected, "{text:?}");
}

#[test]
fn parameters_are_read_with_what_is_wrong() {
    check_problems("", &[]);
    check_problems(
        "# DELETE\nX\n  \nDEBUG 0 \r\nMAX_ERROR 10\nCUTOFF_LEN 40\nLABELED 1   \n",
        &[],
    );
    check_problems(
        "DELETE_LABELS TOP",
        &[("parameter-unknown", 1, 1, 14, "DELETE_LABELS")],
    );
    check_problems(" DEBUG 1", &[("parameter-unknown", 1, 1, 9, " DEBUG 1")]);
    check_problems("LABELED yes", &[("parameter-number", 1, 9, 12, "yes")]);
    check_problems("CUTOFF_LEN -1", &[("parameter-number", 1, 12, 14, "-1")]);
    check_problems(
        "LABELED 1\nDELETE_LABEL",
        &[("parameter-value", 2, 13, 13, "")],
    );
    check_problems(
        "QUOTE_LABEL \tÄ 𝄞",
        &[("parameter-value", 1, 14, 18, "Ä 𝄞")],
    );
    check_problems(
        "EQ_LABEL ADVP\nEQ_WORD a b c",
        &[
            ("parameter-pair", 1, 10, 14, "ADVP"),
            ("parameter-pair", 2, 9, 14, "a b c"),
        ],
    );
    check_problems(
        "LABELED 1\rDEBUG 0\r",
        &[("carriage-returns", 1, 1, 10, "")],
    );
    let message = Parameters::read("EQ_WORD a").1[0].to_string();
    assert_eq!(
        message,
        "EQ_WORD \"a\" is not two labels or words; write two with a space between them, such as EQ_WORD ADVP PRT"
    );
}

#[test]
fn parameters_are_what_their_lines_say() {
    let (parameters, _) =
        Parameters::read("LABELED 0\nCUTOFF_LEN 12\nDEBUG 2\nMAX_ERROR -1\nDELETE_LABEL A");
    assert_eq!(parameters.matching, Matching::Unlabelled);
    assert_eq!(
        (parameters.cut_off, parameters.debug, parameters.max_error),
        (12, 2, -1)
    );
    assert!(parameters.deletes_bracket("A") && parameters.deletes_word("A", "x"));
    let collins = "DELETE_LABEL TOP\nDELETE_LABEL -NONE-\nDELETE_LABEL ,\nDELETE_LABEL :\nDELETE_LABEL ``\n\
        DELETE_LABEL ''\nDELETE_LABEL .\nDELETE_LABEL_FOR_LENGTH -NONE-\nEQ_LABEL ADVP PRT\n";
    assert_eq!(Parameters::read(collins).0, Parameters::collins());
    assert_eq!(Parameters::read("").0, Parameters::everything());
    // The order of lines does not matter.
    assert_eq!(
        Parameters::read("EQ_LABEL A B\nDELETE_LABEL B").0,
        Parameters::read("DELETE_LABEL B\nEQ_LABEL B A").0
    );
}

/// A tree, by how many brackets are closed before each word and opened after that.
fn text(plan: &[(usize, usize, usize)], words: &[usize]) -> String {
    const LABELS: [&str; 6] = ["S", "NP", "VP", "NP-X", "PP", "A"];
    const TAGS: [&str; 3] = ["NN", "VB", "."];
    let mut text = String::from("(S");
    let mut open = 1;
    for (&(closed, opened, label), &word) in plan.iter().zip(words) {
        let closed = closed.min(open - 1);
        text += &")".repeat(closed);
        for level in 0..opened {
            text.extend([" (", LABELS[(label + level) % LABELS.len()]]);
        }
        let word = format!("w{word}");
        text.extend([" (", TAGS[label % TAGS.len()], " ", &word, ")"]);
        open = open - closed + opened;
    }
    text + &")".repeat(open)
}

/// The counts by EVALB's definitions: each left bracket in turn takes the first right one.
fn slow(comparison: &Comparison<'_>, parameters: &Parameters) -> (u64, u64) {
    let [left, right] = [Side::Left, Side::Right].map(|side| comparison.brackets(side));
    let mut taken = vec![false; right.len()];
    let mut matched = 0;
    for one in left.iter().filter(|one| one.is_counted) {
        let is_match = |at: &usize| {
            let other = &right[*at];
            let same = (one.start, one.end) == (other.start, other.end);
            let label = parameters.matching == Matching::Unlabelled
                || parameters.same_label(&one.label, &other.label);
            other.is_counted && !taken[*at] && same && label
        };
        if let Some(at) = (0..right.len()).find(is_match) {
            taken[at] = true;
            matched += 1;
        }
    }
    let crosses = |other: &&twintree::distances::brackets::Bracket<'_>| {
        left.iter().any(|one| {
            let begins = one.start < other.start && other.start < one.end && one.end < other.end;
            let ends = other.start < one.start && one.start < other.end && other.end < one.end;
            one.is_counted && (begins || ends)
        })
    };
    let counted = right.iter().filter(|other| other.is_counted);
    (matched, counted.filter(crosses).count() as u64)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn counts_are_those_of_the_definitions(
        left in prop::collection::vec((0..4_usize, 0..4_usize, 0..6_usize), 12),
        right in prop::collection::vec((0..4_usize, 0..4_usize, 0..6_usize), 12),
        words in 1..12_usize,
        same in prop::collection::vec(prop::sample::select(vec![
            "EQ_LABEL S NP", "EQ_LABEL NP VP", "EQ_LABEL VP PP", "DELETE_LABEL A", "LABELED 0",
        ]), 0..4),
    ) {
        let parameters = Parameters::read(&same.join("\n")).0;
        let numbers: Vec<usize> = (0..words).collect();
        let (left, right) = (text(&left[..words], &numbers), text(&right[..words], &numbers));
        let comparison = compare_lines(&left, &right, &parameters);
        prop_assert_eq!(&comparison.status, &Status::Compared);
        let counts = comparison.counts();
        let (matched, crossing) = slow(&comparison, &parameters);
        prop_assert_eq!((counts.matched, counts.crossing), (matched, crossing), "{} {}", left, right);
        // As trees that were read they are counted alike.
        let trees = [&left, &right].map(|text| read(text, Format::Brackets));
        let read = compare(&trees[0], &trees[1], &parameters).expect("phrases");
        prop_assert_eq!(read.counts(), counts);
        for side in [Side::Left, Side::Right] {
            let crossing = read.crossing(side);
            for (at, &crosses) in crossing.iter().enumerate() {
                prop_assert_eq!(read.crossed(side, at).next().is_some(), crosses);
            }
        }
        // The other way round as many match.
        let back = compare_lines(&right, &left, &parameters).counts();
        prop_assert_eq!((back.left, back.right), (counts.right, counts.left));
        if same.iter().all(|line| !line.starts_with("EQ")) {
            prop_assert_eq!(back.matched, counts.matched);
        }
    }

    #[test]
    fn any_two_lines_are_read(left in "[()A \\-=]{0,40}", right in "[()A \\-=]{0,40}") {
        let comparison = compare_lines(&left, &right, &Parameters::collins());
        let counts = comparison.counts();
        prop_assert!(counts.matched <= counts.left.min(counts.right));
        prop_assert!(counts.crossing <= counts.right && counts.untagged <= counts.tags);
    }
}

#[test]
fn a_hundred_thousand_brackets_are_counted_in_time() {
    const MANY: usize = 100_000;
    let chain = "(A ".repeat(MANY) + "(B x)" + &")".repeat(MANY);
    let other = "(C (A ".repeat(MANY / 2) + "(B x)" + &"))".repeat(MANY / 2);
    let parameters = Parameters::read("EQ_LABEL A D").0;
    let counts = compare_lines(&chain, &other, &parameters).counts();
    assert_eq!(
        (counts.matched, counts.left, counts.right),
        (50_000, 100_000, 100_000)
    );
    // Brackets that begin one word later each.
    let deep = "(A (B x) ".repeat(MANY) + &")".repeat(MANY);
    let trees = [&deep, &deep].map(|text| read(text, Format::Brackets));
    let comparison = compare(&trees[0], &trees[1], &Parameters::default()).expect("phrases");
    assert!(comparison.counts().is_complete());
}
