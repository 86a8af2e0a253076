//! Translations of modifiers: chosen from lists, learnt, written, read and judged; and the lexicon.

use crate::clauses::{ClausePair, clause_pairs};
use twintree::projection::prediction::{self, predict};
use twintree::projection::reranking::{Choice, FirstWord, rerank};
use twintree::projection::sentences::Functions;
use twintree::projection::training::{Choices, Options, Training};
use twintree::projection::{Evaluation, Extraction, Lexicon, Model, Rules, Translations, extract};
use twintree::text::Code;
use twintree::{Pair, PairOptions};

fn extractions(pairs: &[ClausePair]) -> Vec<Extraction<'static>> {
    let rules = Rules::default();
    let read = |pair: &ClausePair| {
        let options = PairOptions::default();
        let read = Pair::read(&pair.left, &pair.right, &pair.links, &options);
        let found = extract(&read, &rules).expect("clauses");
        assert_eq!(found.pairs.len(), pair.projections.len());
        assert_eq!(found.pairs.len(), pair.texts.len());
        found
    };
    pairs.iter().map(read).collect()
}

/// Calls with each clause, its functions, and the words and the translation of each modifier.
fn modifiers(found: &[Extraction<'_>], mut take: impl FnMut(&str, &str)) {
    for one in found {
        for aligned in one.pairs.iter().flatten() {
            let functions = functions(one, aligned);
            for (modifier, projected) in functions.modifiers.iter().zip(&aligned.modifiers) {
                if let Some(text) = &projected.text {
                    take(&modifier.words, text);
                }
            }
        }
    }
}

fn functions(found: &Extraction<'_>, aligned: &twintree::projection::Aligned) -> Functions {
    found.source.functions(&aligned.source)
}

/// Lists in which the translation of every modifier stands last, after two that are wrong: the same
/// with another word before it, which is right without that word, and one of other words.
fn lists(found: &[Extraction<'_>]) -> Translations {
    let mut text = String::new();
    modifiers(found, |source, target| {
        let entry = format!("{source} ||| utterly other words\n{source} ||| really {target}\n");
        text.push_str(&entry);
    });
    let (translations, problems) = Translations::read(&text);
    assert!(problems.is_empty());
    translations
}

fn trained(found: &[Extraction<'_>], translations: &Translations) -> (Model, Choices) {
    let mut training = Training::new(Options::default()).with_translations(translations.clone());
    for one in found {
        training.add(one).expect("few enough");
    }
    while training.step().is_some() {}
    let choices = training.choices();
    (training.finish(), choices)
}

fn evaluate(model: &Model, found: &[Extraction<'_>], translations: &Translations) -> Evaluation {
    let mut evaluation = Evaluation::default();
    for one in found {
        for aligned in one.pairs.iter().flatten() {
            let ranked = rerank(
                model,
                &functions(one, aligned),
                &aligned.projection,
                translations,
            );
            evaluation.count_translations(aligned, &ranked);
        }
    }
    evaluation
}

#[test]
fn without_training_the_list_decides_and_with_it_what_was_learnt() {
    let found = extractions(&clause_pairs(60, 11));
    let translations = lists(&found);
    let (untrained, _) = trained(&found, &Translations::new());
    let before = evaluate(&untrained, &found, &translations).translations;
    assert_eq!(before.part(), 0);
    let (model, choices) = trained(&found, &translations);
    let after = evaluate(&model, &found, &translations).translations;
    assert_eq!(
        (u64::from(choices.listed), choices.unlisted),
        (after.whole(), 0)
    );
    assert_eq!(before.whole(), after.whole());
    // Leaving out the first word of the second is what is always right.
    assert_eq!(after.complement().part(), 0);
}

#[test]
fn decisions_are_learnt_as_if_there_were_no_translations() {
    let found = extractions(&clause_pairs(40, 5));
    let (with, _) = trained(&found, &lists(&found));
    let (without, _) = trained(&found, &Translations::new());
    assert_eq!(without.translation_visits(), 0);
    assert_eq!(with.features(), without.features());
    for one in &found {
        for aligned in one.pairs.iter().flatten() {
            let functions = functions(one, aligned);
            let predicted = |model| predict(model, &functions, &prediction::Options::of(model));
            assert_eq!(predicted(&with), predicted(&without));
        }
    }
}

#[test]
fn a_choice_has_its_features_and_its_score_is_their_sum() {
    let found = extractions(&clause_pairs(60, 11));
    let translations = lists(&found);
    let (model, _) = trained(&found, &translations);
    let mut named = 0;
    for one in &found {
        for aligned in one.pairs.iter().flatten() {
            let (functions, projection) = (functions(one, aligned), &aligned.projection);
            let ranked = rerank(&model, &functions, projection, &translations);
            for ranking in ranked {
                let mut scores = Vec::new();
                for candidate in &ranking.ranked {
                    let fired = ranking.fired(&model, candidate);
                    let sum: i64 = fired.iter().map(|one| one.weight).sum();
                    assert_eq!(sum, candidate.score);
                    scores.push(sum);
                    named += fired.iter().filter(|one| one.setting.is_some()).count();
                }
                assert!(scores.is_sorted_by(|one, next| one >= next));
            }
        }
    }
    assert!(named > 100, "{named}");
}

#[test]
fn a_tree_gives_its_tags_and_a_single_word_is_not_removed() {
    let text = "er ||| he\ndas haus ||| (NP (DT the) (NN house))\n";
    let (translations, _) = Translations::read(text);
    let of = |source| Choice::all(translations.of(source)).collect::<Vec<_>>();
    let [only] = of("er")[..] else { panic!() };
    assert_eq!((only.text().as_str(), only.first), ("he", FirstWord::Kept));
    let [whole, shorter] = of("das haus")[..] else {
        panic!()
    };
    assert_eq!((whole.text().as_str(), whole.rank), ("the house", 1));
    assert_eq!((shorter.text().as_str(), shorter.rank), ("house", 1));
    assert_eq!(whole.translation.tags(), ["DT", "NN"]);
    assert_eq!(whole.translation.label(), Some("NP"));
}

#[test]
fn what_was_learnt_of_translations_is_written_and_read_again() {
    let found = extractions(&clause_pairs(30, 3));
    let (model, _) = trained(&found, &lists(&found));
    let text = model.write();
    assert!(text.contains("\nchoices\t") && text.contains("\nchoice\t"));
    let (again, problems) = Model::read(&text);
    assert!(problems.is_empty());
    assert_eq!(again.expect("a model").write(), text);

    let choice = text.lines().find(|line| line.starts_with("choice\t"));
    let choice = choice.expect("a choice");
    let check = |text: &str, expect: Code| {
        let (model, problems) = Model::read(text);
        assert!(model.is_none());
        assert_eq!(problems[0].code, expect);
    };
    check(&format!("{text}{choice}\n"), Code::ModelTwice);
    check(&format!("{text}choice\t1\t159\t0\t64\n"), Code::ModelNumber);
    check(&format!("{text}choice\t0\t160\t0\t64\n"), Code::ModelNumber);
    check(
        &format!("{text}choice\t1\t160\t0\t999999\n"),
        Code::ModelNumber,
    );
    check(&format!("{text}choice\t1\t160\t0\n"), Code::ModelLine);
    check(&format!("{text}choices\t9\n"), Code::ModelLine);
    let count = text.lines().find(|line| line.starts_with("choices\t"));
    let without = text.replace(&format!("{}\n", count.expect("a count")), "");
    check(&without, Code::ModelNumber);
}

#[test]
fn a_lexicon_takes_the_place_of_the_stems_seen() {
    let found = extractions(&clause_pairs(60, 11));
    let (model, _) = trained(&found, &Translations::new());
    let one = &found[0];
    let aligned = one.pairs.iter().flatten().next().expect("a projection");
    let functions = functions(one, aligned);
    let stem = |model: &Model| {
        let predicted = predict(model, &functions, &prediction::Options::of(model));
        predicted.expect("a projection").projection.stem
    };
    assert_eq!(stem(&model), aligned.projection.stem);
    let (lexicon, problems) = Lexicon::read(&format!("{} frobnicate\n", functions.verb));
    assert!(problems.is_empty());
    // A stem that was never seen stands for its form, too.
    assert_eq!(stem(&model.clone().with_lexicon(&lexicon)), "frobnicate");

    let mut training = Training::new(Options::default()).with_lexicon(lexicon);
    training.add(one).expect("few enough");
    while training.step().is_some() {}
    assert_eq!(stem(&training.finish()), "frobnicate");
}
