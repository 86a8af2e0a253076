//! Links in comments of CoNLL-U: written, and read again.

use crate::process::{Folder, LEFT, LINKS, RIGHT};
use serde_json::json;

const ALIGN: &str = "align left.conllu right.conllu --comments --links links.txt";

#[test]
fn links_that_are_written_are_read_again() {
    let folder = Folder::with_pair("comments");
    let named = RIGHT.replace("1\ta\ta", "# sent_id = b.1\n1\ta\ta");
    folder.write("right.conllu", &named);
    let run = folder.run(ALIGN).succeeded();
    let comment = "# align = :b.1 1:4 2:5 3:3 4:3 5:1 6:2\n";
    assert_eq!(
        run.output,
        LEFT.replace("1\tthe", &format!("{comment}1\tthe"))
    );
    folder.write("linked.conllu", &run.output);
    let from_comments = folder.run("compare linked.conllu right.conllu").succeeded();
    let from_file = folder.run("compare left.conllu right.conllu --links links.txt");
    assert_eq!(from_comments.output, from_file.output);
    // Once more, nothing changes.
    folder.write("left.conllu", &run.output);
    assert_eq!(folder.run(ALIGN).succeeded().output, run.output);
    let found = folder
        .run("align linked.conllu right.conllu --comments")
        .succeeded();
    assert_eq!(found.output.matches("# align =").count(), 1);
}

#[test]
fn links_to_other_sentences_and_line_ends_stay() {
    let folder = Folder::with_pair("comments-others");
    let before = "# align = 1:1 :de/c.9 1:2 2:3 :b.1 5:5\n# align = :b.1 6:6\n";
    let left = LEFT.replace("1\tthe", &format!("{before}1\tthe"));
    folder.write("left.conllu", left.replace('\n', "\r\n"));
    folder.write(
        "right.conllu",
        RIGHT.replace("1\ta\ta", "# sent_id = b.1\n1\ta\ta"),
    );
    folder.write("links.txt", "1-1 1-2p\n");
    let run = folder.run("align left.conllu right.conllu --comments --links links.txt");
    assert_eq!(run.code, Some(2), "a link with errors ends the run");
    folder.write("links.txt", "1p2 1-1\n");
    let run = folder.run(ALIGN).succeeded();
    let after = "# align = :de/c.9 1:2 2:3\n# align = :b.1 1:1,2\n";
    let expected = LEFT.replace("1\tthe", &format!("{after}1\tthe"));
    assert_eq!(run.output, expected.replace('\n', "\r\n"));
    folder.write("links.txt", "\n");
    let run = folder.run(ALIGN).succeeded();
    assert_eq!(run.output.matches("# align =").count(), 1);
}

#[test]
fn a_pair_with_errors_ends_the_run() {
    let folder = Folder::with_pair("comments-errors");
    folder.write(
        "left.conllu",
        format!("{LEFT}{}", LEFT.replace("\t4\tnsubj", "\t9\tnsubj")),
    );
    folder.write("right.conllu", RIGHT.repeat(2));
    folder.write("links.txt", LINKS.repeat(2));
    let run = folder.run(ALIGN);
    assert_eq!(
        (run.code, run.output.matches("sent_id").count()),
        (Some(2), 1)
    );
    assert!(run.errors.contains("pair 2 has errors"), "{}", run.errors);
    folder.write("left.mrg", "(S (A a) (B b))\n");
    folder.write("links.txt", "\n");
    folder.write("right.conllu", RIGHT);
    let run = folder.run("align left.mrg right.conllu --comments --links links.txt");
    assert!(run.errors.contains("comments of CoNLL-U"), "{}", run.errors);
    assert_eq!(json!(run.output), json!(""));
}
