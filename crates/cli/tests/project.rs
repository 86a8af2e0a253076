//! `twintree project`: extract, train, predict, evaluate.

use crate::process::Folder;
use serde_json::json;

const GERMAN: &str = "(s-oc (kous-cp daß) (np-sb (art das)(nn haupthemmnis)) (np-pd (art der)(adja vorhersehbare)(nn widerstand)(np-ag (art der)(nn hersteller))) (vafin-hd war))
(s (pper-sb er) (vvfin-hd schläft))
(s (pper-sb sie) (vvfin-hd schläft))
(s (vvfin-hd schläft) (pper-sb er))
";
const ENGLISH: &str = "(SBAR-A (IN that) (S (NP-A (DT the) (JJ main) (NN obstacle)) (VP (VBZ has) (VP (VBN been) (NP-A (NP (DT the) (JJ predictable) (NN resistance)) (PP (IN of) (NP-A (NNS manufacturers))))))))
(S (NP-A (PRP he)) (VP (VBZ says) (SBAR-A (S (NP-A (PRP he)) (VP (VBZ sleeps))))))
(S (NP-A (PRP she)) (VP (VBZ sleeps)))
(SQ (VBZ does) (NP-A (PRP he)) (VP (VB sleep)))
";
const LINKS: &str = "1-1 2-2 3-3 3-4 4-7 5-8 6-9 8-11 9-5 9-6
1-1
1-1 2-2
1-3 2-2
";

fn folder(test: &str) -> Folder {
    let folder = Folder::new(test);
    folder.write("german.mrg", GERMAN);
    folder.write("english.mrg", ENGLISH);
    folder.write("links.txt", LINKS);
    folder
}

const FILES: &str = "german.mrg english.mrg --links links.txt";

#[test]
fn projections_are_read_off_pair_by_pair() {
    let rows = folder("project-extract")
        .run(&format!("project extract {FILES}"))
        .succeeded()
        .rows();
    assert_eq!(
        rows[0],
        json!({
            "pair": 1,
            "clause": 1,
            "stem": "be",
            "spine": "(SBAR-A (IN that) (S NP-A (VP V NP-A)))",
            "voice": "active",
            "subject": 1,
            "object": 2,
            "wh": null,
            "modals": "has",
            "infl": "been",
            "modifiers": ["null", "null"],
            "source": ["daß", "das", "haupthemmnis", "der", "vorhersehbare", "widerstand", "der", "hersteller", "war"],
            "text": "that the main obstacle has been the predictable resistance of manufacturers",
        })
    );
    assert_eq!(
        rows[1],
        json!({"pair": 2, "dropped": "clauses-differ", "left": 1, "right": 2})
    );
    assert_eq!(
        (&rows[3]["modals"], &rows[3]["text"]),
        (&json!("does"), &json!("does he sleep"))
    );
}

#[test]
fn what_is_trained_is_predicted() {
    let folder = folder("project-train");
    let trained = format!("project train {FILES} --model model.txt --passes 10 --beam 5");
    assert_eq!(folder.run(&trained).succeeded().output, "");
    let rows = folder
        .run("project predict german.mrg --model model.txt --explain")
        .succeeded()
        .rows();
    // The second pair was dropped, so that it was not learnt.
    let text = |row: usize| rows[row]["text"].as_str().expect("a text");
    let texts = [text(0), text(2), text(3)];
    assert_eq!(texts, ["that … has been …", "… sleeps", "does … sleep"]);
    assert!(rows[0]["score"].as_f64().expect("a score") > 0.0);
    let decisions = rows[0]["decisions"].as_array().expect("decisions");
    assert_eq!(
        (decisions.len(), &decisions[9]["decision"]),
        (10, &json!("MOD(2)"))
    );
    assert!(
        decisions[1]["features"]
            .as_array()
            .is_some_and(|all| !all.is_empty())
    );
    let forbidden = json!({"value": "NULL", "rule": "subject-missing"});
    assert!(
        decisions[3]["forbidden"]
            .as_array()
            .is_some_and(|all| all.contains(&forbidden))
    );

    let evaluated = folder.run(&format!("project evaluate {FILES} --model model.txt"));
    let row = &evaluated.succeeded().rows()[0];
    assert_eq!(row["exact"], json!({"right": 3, "all": 3, "share": 1.0}));
    let folds = folder
        .run(&format!("project evaluate {FILES} --folds 3"))
        .succeeded()
        .rows();
    assert_eq!((&folds[0]["clauses"], folds.len()), (&json!(3), 1));
}

#[test]
fn a_clause_that_is_not_projected_is_reported_with_the_reason() {
    let folder = folder("project-dropped");
    let trained = format!("project train {FILES} --model model.txt --passes 1");
    folder.run(&trained).succeeded();
    let modifiers = "(adv-mo oft) ".repeat(33);
    let german = format!("(s (pper-sb er))\n(s (pper-sb er) (vvfin-hd schläft) {modifiers})\n");
    folder.write("german.mrg", &german);
    let run = folder.run("project predict german.mrg --model model.txt");
    assert_eq!(
        run.succeeded().rows(),
        [
            json!({"pair": 1, "clause": 1, "dropped": "no-main-verb"}),
            json!({"pair": 2, "clause": 1, "dropped": "too-many-modifiers"}),
        ]
    );
}

#[test]
fn what_cannot_be_read_is_reported() {
    let folder = folder("project-errors");
    folder.write("model.txt", "something else\n");
    let run = folder.run("project predict german.mrg --model model.txt");
    assert_eq!(run.code, Some(2));
    assert!(
        run.errors.contains("error[model-version]"),
        "{}",
        run.errors
    );
    let trained = folder.run(&format!(
        "project train {FILES} --model model.txt --passes 1"
    ));
    trained.succeeded();
    folder.write("words.txt", "er schläft\n");
    let run = folder.run("project predict words.txt --model model.txt");
    assert_eq!(run.code, Some(1));
    assert_eq!(run.rows(), [json!({"pair": 1, "error": ["no-phrases"]})]);
    assert!(
        run.errors.contains("words.txt:1:1: error[no-phrases]"),
        "{}",
        run.errors
    );
    let run = folder.run(&format!("project evaluate {FILES}"));
    assert_eq!(run.code, Some(2));
}

#[test]
fn modifiers_are_translated_from_lists() {
    let folder = folder("project-translations");
    folder.write(
        "lists.txt",
        "er ||| it\ner ||| he\nsie ||| they\nsie ||| well she\ndas haupthemmnis ||| (NP (DT the) (NN obstacle))\n",
    );
    let trained =
        format!("project train {FILES} --model model.txt --passes 10 --translations lists.txt");
    let run = folder.run(&trained);
    assert_eq!(run.code, Some(0));
    let report = run.errors;
    // Those of the first sentence: neither has its own translation in a list.
    assert!(
        report.contains("2 of 4 modifiers have no list, or one without their translation"),
        "{report}"
    );
    let rows = folder
        .run("project predict german.mrg --model model.txt --translations lists.txt")
        .succeeded()
        .rows();
    let texts: Vec<_> = rows.iter().map(|row| row["text"].clone()).collect();
    assert_eq!(
        texts,
        [
            // That first words are left out of subjects was learnt of "well she".
            "that obstacle has been …",
            "he does sleep",
            "she sleeps",
            "does he sleep"
        ]
    );
    let she = &rows[2]["translations"][0];
    assert_eq!(
        (&she["text"], &she["rank"], &she["withoutFirst"]),
        (&json!("she"), &json!(2), &json!(true))
    );
    assert!(she["features"].is_null() && rows[0]["translations"][1].is_null());

    let explained = folder
        .run("project predict german.mrg --model model.txt --translations lists.txt --explain")
        .succeeded()
        .rows();
    let features = explained[2]["translations"][0]["features"].as_array();
    let weight: f64 = features
        .expect("features")
        .iter()
        .filter_map(|one| one["weight"].as_f64())
        .sum();
    let score = she["score"].as_f64().expect("a score");
    assert!(score > 0.0 && (weight - score).abs() < 1e-9);

    let evaluated = folder
        .run(&format!(
            "project evaluate {FILES} --model model.txt --translations lists.txt"
        ))
        .succeeded()
        .rows();
    assert_eq!(
        evaluated[0]["translations"],
        json!({"right": 2, "all": 3, "share": 2.0 / 3.0})
    );
}

#[test]
fn a_lexicon_and_constraints_switched_off_change_what_is_allowed() {
    let folder = folder("project-lexicon");
    folder.write("lexicon.txt", "schläft snooze sleep\n");
    folder
        .run(&format!(
            "project train {FILES} --model model.txt --passes 10"
        ))
        .succeeded();
    let stem = |options: &str| {
        let command = format!("project predict german.mrg --model model.txt {options}");
        folder.run(&command).succeeded().rows()[2]["stem"].clone()
    };
    assert_eq!(stem(""), "sleep");
    folder.write("other.txt", "schläft snooze\n");
    assert_eq!(stem("--lexicon other.txt"), "snooze");
    // With two to choose from, the weights choose the one that was learnt.
    assert_eq!(stem("--lexicon lexicon.txt"), "sleep");
    // Switched off, every stem that was seen may follow.
    assert_eq!(stem("--lexicon other.txt --without lexicon"), "sleep");

    let trained = format!(
        "project train {FILES} --model off.txt --without in-modals,post-sub --without lexicon"
    );
    folder.run(&trained).succeeded();
    let model = folder.read("off.txt");
    for name in ["lexicon", "in-modals", "post-sub"] {
        assert!(model.contains(&format!("\noff\t{name}\n")), "{name}");
    }
    assert!(!model.contains("off\tinflection"));
    folder.write("broken.txt", "schläft\n");
    let run = folder.run("project predict german.mrg --model model.txt --lexicon broken.txt");
    // The rest of the table is used, as of lemmas.
    assert_eq!((run.code, run.rows().len()), (Some(1), 4));
    assert!(
        run.errors.contains("broken.txt:1:1: error[entry-bad]"),
        "{}",
        run.errors
    );
}
