//! Where the sentences of a text or a file are.

use twintree::text::cutter::{Cutter, Limits};
use twintree::text::{Diagnostics, Format, Position};
use twintree_view::{Diagnostic, FileOutline, Outline};

const TEXT: &str = "\u{feff}\n# alone\n\n# sent_id = a\n1\tGo\t_\tVERB\t_\t_\t0\troot\t_\t_\r\n\n\
                    1\tx\n\n# text = Stay\n1\tStay\t_\tVERB\t_\t_\t0\troot\t_\t_\n#\n";

fn outline(bytes: &[u8], limits: Limits) -> FileOutline {
    let mut cutter = Cutter::new(Format::Conllu).with_limits(limits);
    let mut outline = FileOutline::new(Position::START);
    let mut problems = Diagnostics::new();
    let mut input = bytes;
    while let Some(piece) = cutter.next(&mut input) {
        outline.add(&piece, Format::Conllu, &mut problems);
    }
    while let Some(piece) = cutter.finish() {
        outline.add(&piece, Format::Conllu, &mut problems);
    }
    outline.with_problems(&problems)
}

/// The sentences of the text as their bytes, and the number of their errors.
#[track_caller]
fn check(bytes: &[u8], limits: Limits, expected: &[(&str, u32)]) {
    let sentences = outline(bytes, limits).sentences;
    let found: Vec<_> = sentences
        .iter()
        .map(|entry| {
            let bytes = bytes.get(entry.start as usize..entry.end as usize);
            (
                String::from_utf8_lossy(bytes.unwrap_or_default()),
                entry.errors,
            )
        })
        .collect();
    let found: Vec<_> = found
        .iter()
        .map(|(text, errors)| (&**text, *errors))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn a_tree_of_newick_ends_after_its_semicolon() {
    let text = "(a,b) [one] ;\n[two](c,d);(e,(f,g)";
    let sentences = Outline::new(text, Format::Newick).sentences;
    let found = sentences
        .iter()
        .map(|entry| text.get(entry.start as usize..entry.end as usize))
        .collect::<Vec<_>>();
    assert_eq!(
        found,
        [Some("(a,b) [one] ;"), Some("(c,d);"), Some("(e,(f,g)")]
    );
}

#[test]
fn a_file_has_the_outline_of_its_text() {
    let file = outline(TEXT.as_bytes(), Limits::default());
    let whole = Outline::new(TEXT, Format::Conllu);
    assert_eq!(file.sentences, whole.sentences);
    assert_eq!(file.diagnostics, whole.diagnostics);
}

#[test]
fn an_entry_names_the_bytes_of_its_lines() {
    check(
        TEXT.as_bytes(),
        Limits::default(),
        &[
            ("# sent_id = a\n1\tGo\t_\tVERB\t_\t_\t0\troot\t_\t_", 0),
            ("1\tx", 1),
            ("# text = Stay\n1\tStay\t_\tVERB\t_\t_\t0\troot\t_\t_\n#", 0),
        ],
    );
}

#[test]
fn what_cannot_be_read_keeps_its_place() {
    let limits = Limits {
        line: 10,
        ..Limits::default()
    };
    check(
        b"1\t\xff\n\n1\tmuch too long\n\n",
        limits,
        &[("1\t\u{fffd}\n\n", 1), ("", 1)],
    );
}

#[test]
fn long_texts_and_long_lists_are_cut() {
    let text = format!("# text = {}\n1\tx\n\n", "ä".repeat(1000)).repeat(200);
    let file = outline(text.as_bytes(), Limits::default());
    let first = file
        .sentences
        .first()
        .map(|entry| entry.text.chars().count());
    assert_eq!((first, file.sentences.len()), (Some(200), 200));
    let of_columns = |one: &&Diagnostic| one.code == "columns";
    assert_eq!(file.diagnostics.iter().filter(of_columns).count(), 100);
    assert!(file.diagnostics.iter().any(|one| one.more == Some(100)));
    let long = format!("1\t{}\n", "x".repeat(1_000_000));
    let entry = outline(long.as_bytes(), Limits::default());
    assert_eq!(
        entry.sentences.first().map(|entry| entry.text.len()),
        Some(199 + '…'.len_utf8())
    );
}
