//! What holds of projections of any two trees, however odd they are.

use std::fmt::Write as _;

use proptest::prelude::*;
use twintree::projection::training::{Options, Training};
use twintree::projection::{Constraints, Decision, Extraction, Place, Rules, Slot, check, extract};
use twintree::{Pair, PairOptions};

const GERMAN_LABELS: &[&str] = &[
    "s", "s-rc", "cs", "vp-oc", "vp-mo", "np-sb", "np-oa", "pp-mo", "vz",
];
const ENGLISH_LABELS: &[&str] = &[
    "S", "SBAR-A", "SG-A", "SQ", "SBARQ", "VP", "NP-A", "NP-TMP", "PP", "WHNP",
];
const GERMAN_TAGS: &[&str] = &[
    "nn", "vvfin-hd", "vafin-hd", "adv-mo", "prels-sb", "kous-cp", "ptkneg", "$,", "kon",
];
const ENGLISH_TAGS: &[&str] = &["NN", "VBZ", "VBN", "MD", "RB", "IN", "CC", ",", "TO"];
const GERMAN_WORDS: &[&str] = &["er", "gibt", "es", "nicht", "ist", "hat"];
const ENGLISH_WORDS: &[&str] = &["is", "has", "not", "seen", "that", "whether", "(", "V"];

/// A tree of these steps: one opens a phrase, closes one, or adds a word.
fn tree(steps: &[(u8, u8)], labels: &[&str], tags: &[&str], words: &[&str]) -> String {
    let of = |all: &[&str], number: u8| all[usize::from(number) % all.len()].to_owned();
    let mut text = format!("({}", labels[0]);
    let mut open = 1;
    let mut is_empty = true;
    for &(kind, number) in steps {
        match kind % 4 {
            0 => {
                let _ = write!(text, " ({}", of(labels, number));
                open += 1;
                is_empty = true;
            }
            1 if open > 1 && !is_empty => {
                text.push(')');
                open -= 1;
            }
            _ => {
                let word = of(words, number / 8).replace('(', "-LRB-");
                let _ = write!(text, " ({} {word})", of(tags, number));
                is_empty = false;
            }
        }
    }
    if is_empty {
        let _ = write!(text, " ({} {})", tags[1], words[0]);
    }
    text + &")".repeat(open)
}

fn steps() -> impl Strategy<Value = Vec<(u8, u8)>> {
    prop::collection::vec((any::<u8>(), any::<u8>()), 1..25)
}

fn hold(found: &Extraction<'_>) {
    let mut training = Training::new(Options::default());
    training.add(found).expect("few enough");
    assert_eq!(
        training.examples() as usize,
        found.pairs.iter().flatten().count()
    );
    for aligned in found.pairs.iter().flatten() {
        let projection = &aligned.projection;
        assert_eq!(check(projection, Constraints::default()), Ok(()));
        assert_eq!(projection.len(), 8 + aligned.source.modifiers.len());
        let places = || (1..).zip(&projection.modifiers);
        let nowhere = places()
            .filter(|(_, place)| **place == Place::Null)
            .map(|(number, _)| number);
        let slots = [&projection.subject, &projection.object].into_iter();
        let arguments = slots.filter_map(|slot| match slot {
            Slot::Modifier(number) => Some(*number),
            _ => None,
        });
        let mut arguments: Vec<u32> = arguments.collect();
        arguments.sort_unstable();
        assert!(nowhere.eq(arguments));
        // What is put together holds every text that was kept.
        let pieces = aligned.realised().pieces;
        let kept = aligned
            .modifiers
            .iter()
            .filter(|one| one.text.is_some())
            .count();
        assert_eq!(
            pieces.iter().filter(|one| one.modifier.is_some()).count(),
            kept
        );
        let clauses = [found.source.clauses(), found.target.clauses()];
        for decision in projection.decisions() {
            let origin = aligned.origin(decision, clauses);
            if let Decision::Modifier(_) = decision {
                assert_eq!(origin.nodes[0].len(), 1);
            }
        }
        let functions = found.source.functions(&aligned.source);
        assert_eq!(functions.modifiers.len(), aligned.source.modifiers.len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_two_trees_are_projected_or_dropped(
        left in steps(),
        right in steps(),
        links in prop::collection::vec((0_u32..40, 0_u32..40), 0..15),
    ) {
        let left = tree(&left, GERMAN_LABELS, GERMAN_TAGS, GERMAN_WORDS);
        let right = tree(&right, ENGLISH_LABELS, ENGLISH_TAGS, ENGLISH_WORDS);
        let count = |text: &str| {
            let pair = Pair::read(text, text, "", &PairOptions::default());
            pair.side(twintree::Side::Left).words()
        };
        let (Some(n), Some(m)) = (count(&left), count(&right)) else {
            return Err(TestCaseError::fail(format!("{left}\n{right}")));
        };
        let links: Vec<String> = links
            .iter()
            .map(|(from, to)| format!("{}-{}", from % u32::try_from(n).expect("few") + 1, to % u32::try_from(m).expect("few") + 1))
            .collect();
        let pair = Pair::read(&left, &right, &links.join(" "), &PairOptions::default());
        if let Ok(found) = extract(&pair, &Rules::default()) {
            hold(&found);
        }
    }
}

#[test]
fn deep_trees_are_projected_in_time() {
    for (label, tag) in [("VP", "VBZ"), ("S", "NN"), ("NP-A", "NN"), ("SBAR", "IN")] {
        let text = format!(
            "(S {}({tag} is){})",
            format!("({label} ").repeat(8_000),
            ")".repeat(8_000)
        );
        let pair = Pair::read(&text, &text, "1-1", &PairOptions::default());
        if let Ok(found) = extract(&pair, &Rules::default()) {
            hold(&found);
        }
        let text = format!(
            "(S {}{})",
            format!("({label} ({tag} is) ").repeat(1_000),
            ")".repeat(1_000)
        );
        let links: Vec<String> = (1..=1_000).map(|word| format!("{word}-{word}")).collect();
        let pair = Pair::read(&text, &text, &links.join(" "), &PairOptions::default());
        if let Ok(found) = extract(&pair, &Rules::default()) {
            hold(&found);
        }
    }
}
