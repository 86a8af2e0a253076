//! What can be drawn of a text that is no sound CoNLL-U.

use twintree_view::{Analysis, Format, Phrase, Reading, Request};

fn reading(text: &str, format: Format) -> Reading {
    let request = Request {
        left: text.into(),
        left_format: Some(format),
        ..Request::default()
    };
    Analysis::new(&request).left
}

/// A sentence of CoNLL-U, `id form head deprel` a line.
fn conllu(rows: &str) -> String {
    let line = |row: &str| {
        let columns: Vec<&str> = row.split(' ').collect();
        let [id, form, head, deprel] = columns[..] else {
            panic!("four columns: {row}");
        };
        format!("{id}\t{form}\t_\t_\t_\t_\t{head}\t{deprel}\t_\t_\n")
    };
    rows.lines().map(line).collect::<String>() + "\n"
}

/// `form head` of each word, `?` where no head can be drawn, `!` after what is wrong.
#[track_caller]
fn check_broken(rows: &str, expected: &str) {
    let broken = reading(&conllu(rows), Format::Conllu).broken;
    let words = broken.expect("a sentence with errors").words;
    let word = |word: &twintree_view::BrokenWord| {
        let head = word.head.map_or("?".into(), |head| head.to_string());
        let mark = if word.wrong { "!" } else { "" };
        format!("{} {head}{mark}", word.form)
    };
    assert_eq!(
        words.iter().map(word).collect::<Vec<_>>().join(", "),
        expected
    );
}

#[test]
fn a_sound_sentence_is_not_broken() {
    let reading = reading(&conllu("1 a 2 x\n2 b 0 root"), Format::Conllu);
    assert!(reading.broken.is_none() && reading.phrases.is_none());
    assert!(reading.sentence.is_some());
}

#[test]
fn a_head_that_is_not_a_word_is_marked_and_the_others_are_drawn() {
    check_broken(
        "1 a 2 x\n2 b 0 root\n3 c 9 x\n4 d x x\n5 e 5 x\n6 f 2 x",
        "a 2, b 0, c ?!, d ?!, e ?!, f 2",
    );
}

#[test]
fn the_words_of_a_cycle_are_marked_and_what_hangs_on_them_is_drawn() {
    check_broken(
        "1 a 2 x\n2 b 3 x\n3 c 1 x\n4 d 0 root\n5 e 1 x",
        "a ?!, b ?!, c ?!, d 0, e 1",
    );
}

#[test]
fn every_one_of_several_roots_is_marked() {
    check_broken(
        "1 a 0 root\n2 b 0 root\n3 c 0 root\n4 d 1 x",
        "a 0!, b 0!, c 0!, d 1",
    );
}

#[test]
fn a_head_follows_the_written_id() {
    // 3 is missing, 2 stands twice: the first is meant.
    check_broken(
        "1 a 2 x\n2 b 0 root\n2 c 1 x\n4 d 4 x\n5 e 4 x",
        "a 2, b 0!, c 1!, d ?!, e 4",
    );
}

#[test]
fn a_word_with_any_other_error_is_marked() {
    check_broken("1 a 2 _\n2 b 0 root", "a 2!, b 0");
}

#[test]
fn a_chain_with_an_error_at_its_end_is_drawn_in_linear_time() {
    let rows: Vec<String> = (1..=100_000)
        .map(|id| format!("{id} w {} x", id + 1))
        .collect();
    let broken = reading(&conllu(&rows.join("\n")), Format::Conllu).broken;
    let words = broken.expect("no root").words;
    assert_eq!(words.len(), 100_000);
    assert_eq!(words.iter().filter(|word| word.head.is_none()).count(), 1);
}

/// `label functions first–last head parent` of each phrase, then `form tag phrase` of each word.
#[track_caller]
fn check_phrases(text: &str, format: Format, phrases: &[&str], words: &[&str]) {
    let drawn = reading(text, format).phrases.expect("words");
    let or_dash = |text: &Option<String>| text.clone().unwrap_or("_".into());
    let place = |at: Option<u32>| at.map_or("_".into(), |at| at.to_string());
    let phrase = |phrase: &Phrase| {
        let Phrase {
            label,
            functions,
            first,
            last,
            head,
            parent,
        } = phrase;
        let names = format!("{} {}", or_dash(label), or_dash(functions));
        format!("{names} {first}-{last} {head} {}", place(*parent))
    };
    assert_eq!(
        drawn.phrases.iter().map(phrase).collect::<Vec<_>>(),
        phrases
    );
    let word = |word: &twintree_view::PhraseWord| {
        let mark = if word.wrong { "!" } else { "" };
        format!(
            "{} {} {}{mark}",
            word.form,
            or_dash(&word.tag),
            place(word.phrase)
        )
    };
    assert_eq!(drawn.words.iter().map(word).collect::<Vec<_>>(), words);
}

#[test]
fn brackets_are_phrases_over_words_without_traces() {
    check_phrases(
        "((S (NP-SBJ-1 (DT the) (NN cat)) (VP (VBZ sleeps) (S (NP (-NONE- *-1)))) (. .)))",
        Format::Brackets,
        &[
            "_ _ 1-4 3 _",
            "S _ 1-4 3 0",
            "NP -SBJ 1-2 2 1",
            "VP _ 3-3 3 1",
        ],
        &["the DT 2", "cat NN 2", "sleeps VBZ 3", ". . 1"],
    );
}

#[test]
fn newick_has_phrases_with_and_without_names() {
    check_phrases(
        "((a,b)x,'c d':2);",
        Format::Newick,
        &["_ _ 1-3 3 _", "x _ 1-2 2 0"],
        &["a _ 1", "b _ 1", "c d _ 0"],
    );
}

#[test]
fn words_have_no_phrases() {
    check_phrases(
        "the cat .",
        Format::Words,
        &[],
        &["the _ _", "cat _ _", ". _ _"],
    );
}

#[test]
fn brackets_with_an_error_are_drawn_as_far_as_they_were_read() {
    check_phrases(
        "(S (NP (DT the) (NN cat)) (VP (VBZ sleeps)",
        Format::Brackets,
        &["S _ 1-3 3 _", "NP _ 1-2 2 0", "VP _ 3-3 3 0"],
        &["the DT 1", "cat NN 1", "sleeps VBZ 2"],
    );
}

#[test]
fn a_deep_phrase_is_drawn() {
    let text = "(S ".repeat(50_000) + "w" + &")".repeat(50_000);
    let drawn = reading(&text, Format::Brackets).phrases.expect("words");
    assert_eq!((drawn.words.len(), drawn.phrases.len()), (1, 49_999));
}
