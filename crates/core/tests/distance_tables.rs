//! The worked tables in `tests/tables/distances` of the repository: two texts in, every number out.
//!
//! `options` may say `matching` (`links`), `unshared` (`pruned`), `marks` (`dropped`) and `labels`
//! (`without-subtype`). Of what is expected, a ratio is numerator and denominator, compared as a
//! value; 0 of 0 is flagged. What is undefined is named with its code: `leaves` where there is nothing
//! to compare at all. A table expects what its source gives, not every number.

use crate::worked::tables;
use serde_json::{Value, json};
use twintree::distances::attachment::{self, AttachmentOptions};
use twintree::distances::leaves::{self, LeafOptions, Marks, Matching, Unshared};
use twintree::distances::quartets;
use twintree::distances::splits::{self, Rooting, Splits};
use twintree::distances::{Quartets, Undefined};
use twintree::{Labels, Pair, PairOptions, Ratio, WordId};

/// The same value, and 0 of 0 if there is nothing to divide by.
#[track_caller]
fn check_ratio(ratio: Ratio, expected: &Value, name: &str) {
    let part = |at: usize| expected[at].as_u64().expect("a whole number");
    match Ratio::new(part(0), part(1)) {
        Some(expected) => {
            assert_eq!(ratio.defined(), Some(expected), "{name}");
        }
        None => assert!(ratio.defined().is_none(), "{name}: {ratio}"),
    }
}

fn of_splits(splits: &Splits) -> Value {
    json!({ "left": splits.left.len(), "right": splits.right.len(), "shared": splits.shared() })
}

fn of_quartets(quartets: &Quartets) -> Value {
    json!({
        "all": quartets.all,
        "same": quartets.same,
        "different": quartets.different,
        "leftOnly": quartets.left_only,
        "rightOnly": quartets.right_only,
        "stars": quartets.stars,
    })
}

fn check_words_differ(reason: &Undefined, expected: &Value) {
    let Undefined::WordsDiffer { left, right } = reason else {
        return;
    };
    let ids = |words: &[WordId]| words.iter().map(|word| word.get()).collect::<Vec<_>>();
    assert_eq!(json!(ids(left)), expected["onlyLeft"]);
    assert_eq!(json!(ids(right)), expected["onlyRight"]);
}

/// How many expectations were met.
fn check(table: &Value) -> usize {
    let text = |field: &str| table[field].as_str().expect("a text");
    let option = |name: &str, value: &str| table["options"][name] == value;
    let marks = if option("marks", "dropped") {
        Marks::Dropped
    } else {
        Marks::Kept
    };
    let pair = Pair::read(
        text("left"),
        text("right"),
        text("links"),
        &PairOptions::default(),
    );
    assert!(
        pair.diagnostics()
            .all(|(_, diagnostic)| !diagnostic.is_error())
    );
    let options = LeafOptions {
        matching: if option("matching", "links") {
            Matching::Links
        } else {
            Matching::Words
        },
        unshared: if option("unshared", "pruned") {
            Unshared::Pruned
        } else {
            Unshared::Refused
        },
        marks,
    };
    let expected = table["expect"].as_object().expect("expectations");
    let undefined = &table["expect"]["undefined"];
    let leaves = match leaves::of_pair(&pair, options) {
        Ok(leaves) => leaves,
        Err(reason) => {
            assert_eq!(undefined["leaves"], reason.code());
            check_words_differ(&reason, &table["expect"]);
            return expected.len();
        }
    };
    let splits = splits::compare(&leaves, Rooting::Unrooted).expect("small enough");
    let rooted = splits::compare(&leaves, Rooting::Rooted).expect("small enough");
    let quartets = quartets::count(&leaves);
    let counted = || quartets.clone().expect("four leaves");
    for (name, expected) in expected {
        match name.as_str() {
            "leaves" => assert_eq!(json!(leaves.len()), *expected),
            "splits" => assert_eq!(of_splits(&splits), *expected),
            "robinsonFoulds" => check_ratio(splits.robinson_foulds(), expected, name),
            "generalizedRobinsonFoulds" => {
                check_ratio(splits.generalized_robinson_foulds(), expected, name);
            }
            "rooted" => {
                check_ratio(rooted.robinson_foulds(), &expected["robinsonFoulds"], name);
                let mut counts = of_splits(&rooted);
                counts["robinsonFoulds"] = expected["robinsonFoulds"].clone();
                assert_eq!(counts, *expected);
            }
            "quartets" => assert_eq!(of_quartets(&counted()), *expected),
            "quartetDistance" => check_ratio(counted().distance(), expected, name),
            "generalizedQuartetDistance" => check_ratio(counted().generalized(), expected, name),
            "strictQuartetDistance" => check_ratio(counted().strict(), expected, name),
            "attachment" => {
                let labels = if option("labels", "without-subtype") {
                    Labels::WithoutSubtype
                } else {
                    Labels::Whole
                };
                let options = AttachmentOptions { marks, labels };
                let all = attachment::compare(&pair, options)
                    .expect("two dependency trees")
                    .all;
                let counts = json!({
                    "words": all.words,
                    "unlabelled": all.heads,
                    "labelled": all.both,
                    "labels": all.relations,
                });
                assert_eq!(counts, *expected);
            }
            "undefined" => {
                let reason = quartets.as_ref().map_err(Undefined::code);
                assert_eq!(
                    reason.err().map(Value::from),
                    expected.get("quartets").cloned()
                );
            }
            _ => panic!("nobody looks at {name}"),
        }
    }
    expected.len()
}

#[test]
fn every_worked_table_is_reproduced() {
    let mut met = 0;
    for (path, table) in tables("distances") {
        println!("{}", path.display());
        met += check(&table);
    }
    assert!(met >= 60, "{met}");
}
