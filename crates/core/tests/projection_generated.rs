//! Clause pairs of a grammar of our own: what is read off them is what was meant, and it can be learnt.

use crate::clauses::{ClausePair, clause_pairs};
use twintree::projection::prediction::{self, explain, predict};
use twintree::projection::training::{Options, Training, Update};
use twintree::projection::{Constraints, Enforced, Evaluation, Extraction, Model, Rules, extract};
use twintree::{Pair, PairOptions};

fn extraction(pair: &ClausePair, rules: &Rules<'static>) -> Extraction<'static> {
    let read = Pair::read(
        &pair.left,
        &pair.right,
        &pair.links,
        &PairOptions::default(),
    );
    let problems: Vec<_> = read.diagnostics().map(|(_, one)| one.to_string()).collect();
    assert!(
        problems.is_empty(),
        "{problems:?}\n{}\n{}\n{}",
        pair.left,
        pair.right,
        pair.links
    );
    extract(&read, rules).unwrap_or_else(|why| panic!("{why}\n{}\n{}", pair.left, pair.right))
}

fn extractions(count: usize, seed: u64) -> Vec<Extraction<'static>> {
    let rules = Rules::default();
    clause_pairs(count, seed)
        .iter()
        .map(|pair| extraction(pair, &rules))
        .collect()
}

/// The training set of the page is what the generator writes; `--example clauses` writes it again.
#[test]
fn the_files_of_generated_pairs_are_what_the_generator_writes() {
    let column = |text: fn(&ClausePair) -> &str| {
        let pairs = clause_pairs(400, 1);
        let texts: Vec<String> = pairs
            .iter()
            .map(|pair| text(pair).to_owned() + "\n")
            .collect();
        texts.concat()
    };
    let german = include_str!("../../../tests/projection/generated.de.mrg");
    let english = include_str!("../../../tests/projection/generated.en.mrg");
    let links = include_str!("../../../tests/projection/generated.links");
    assert!(column(|pair| &pair.left) == german);
    assert!(column(|pair| &pair.right) == english);
    assert!(column(|pair| &pair.links) == links);
}

#[test]
fn every_pair_shows_the_projection_that_was_meant() {
    let rules = Rules::default();
    for pair in clause_pairs(1_000, 7) {
        let found = extraction(&pair, &rules);
        for (at, aligned) in found.pairs.iter().enumerate() {
            let place = format!("{}\n{}\n{}", pair.left, pair.right, pair.links);
            let aligned = aligned
                .as_ref()
                .unwrap_or_else(|why| panic!("{why}\n{place}"));
            assert_eq!(
                aligned.projection.to_string(),
                pair.projections[at],
                "{place}"
            );
            assert_eq!(aligned.realised().to_string(), pair.texts[at], "{place}");
        }
        assert_eq!(found.pairs.len(), pair.projections.len());
    }
}

fn training(examples: &[Extraction<'_>], options: Options) -> Training {
    let mut training = Training::new(options);
    for one in examples {
        training.add(one).expect("few enough");
    }
    training
}

fn trained(examples: &[Extraction<'_>], passes: u32, beam: usize, update: Update) -> Model {
    let mut options = Options::default();
    (options.passes, options.beam, options.update) = (passes, beam, update);
    let model = training(examples, options).learn();
    model.expect("examples")
}

fn evaluate(model: &Model, examples: &[Extraction<'_>]) -> Evaluation {
    let mut evaluation = Evaluation::default();
    for found in examples {
        for aligned in found.pairs.iter().flatten() {
            let clause = found.source.functions(&aligned.source);
            let predicted = predict(model, &clause, &prediction::Options::of(model));
            evaluation.count(aligned, predicted.as_ref().map(|one| &one.projection));
        }
    }
    evaluation
}

#[test]
fn four_hundred_pairs_are_learnt_without_a_mistake() {
    let examples = extractions(400, 1);
    let mut options = Options::default();
    options.passes = 20;
    let mut training = training(&examples, options);
    let (mut wrong, mut right_passes) = (Vec::new(), 0);
    // A second pass without a mistake: averages are of weights that were right for a while.
    while let Some(progress) = training.step().filter(|_| right_passes < 2) {
        if progress.seen == progress.examples {
            wrong.push(progress.wrong);
            right_passes += u32::from(progress.wrong == 0);
        }
    }
    println!("wrong in each pass: {wrong:?}");
    assert_eq!(right_passes, 2, "{wrong:?}");
    let model = training.finish();
    let evaluation = evaluate(&model, &examples);
    assert_eq!(evaluation.exact.complement().part(), 0);
    let held_out = evaluate(&model, &extractions(100, 2));
    println!("of 100 others: {held_out:?}");

    // A model is the same when it is written and read.
    let text = model.write();
    println!("{} weights, {} bytes", model.features(), text.len());
    let (read, diagnostics) = Model::read(&text);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let read = read.expect("a model");
    assert_eq!(read.write(), text);
    assert_eq!(
        evaluate(&read, &extractions(20, 2)),
        evaluate(&model, &extractions(20, 2))
    );
}

#[test]
fn training_is_the_same_each_time_and_needs_an_example() {
    let examples = extractions(40, 3);
    let once = || trained(&examples, 2, 5, Update::Early).write();
    assert_eq!(once(), once());
    assert!(Training::new(Options::default()).learn().is_err());
}

#[test]
fn a_prediction_has_its_features() {
    let examples = extractions(40, 4);
    let model = trained(&examples, 5, 5, Update::Standard);
    let found = &examples[0];
    let aligned = found.pairs[0].as_ref().expect("a projection");
    let clause = found.source.functions(&aligned.source);
    let options = prediction::Options::of(&model);
    let explained = explain(&model, &clause, &options).expect("a clause");
    let predicted = predict(&model, &clause, &options);
    assert_eq!(explained.best(), predicted);
    let best = &explained.found[0];
    let mut sum = 0;
    for (place, &value) in best.values.iter().enumerate() {
        let prefix = &best.values[..place];
        sum += explained
            .fired(prefix, value)
            .iter()
            .map(|one| one.weight)
            .sum::<i64>();
        let judged = explained.judged(prefix);
        assert!(judged.contains(&(value, None)), "{place}");
        // What a layer holds is what is allowed after the prefixes kept before.
        assert!(explained.layers[place].candidates.len() >= explained.layers[place].kept);
    }
    assert_eq!(sum, best.score);
    let stems = explained.judged(&[]);
    assert!(
        stems
            .iter()
            .any(|(_, rule)| rule.is_some_and(|rule| rule.code() == "not-in-lexicon"))
    );
}

/// All sequences of decisions that are allowed: the best score.
fn exhaustive(explained: &prediction::Explained<'_>, decisions: usize) -> i64 {
    let mut open = vec![(Vec::new(), 0)];
    let mut best = i64::MIN;
    while let Some((prefix, score)) = open.pop() {
        if prefix.len() == decisions {
            best = best.max(score);
            continue;
        }
        for (value, rule) in explained.judged(&prefix) {
            if rule.is_none() {
                let fired = explained.fired(&prefix, value);
                let sum: i64 = fired.iter().map(|one| one.weight).sum();
                let mut values: Vec<_> = prefix.clone();
                values.push(value);
                open.push((values, score + sum));
            }
        }
    }
    best
}

#[test]
fn a_wide_beam_finds_what_a_search_through_everything_finds() {
    let mut searched = 0;
    for seed in 10..14 {
        let examples = extractions(3, seed);
        let model = trained(&examples, 2, 3, Update::Standard);
        for found in &examples {
            let aligned = found.pairs[0].as_ref().expect("a projection");
            let clause = found.source.functions(&aligned.source);
            if clause.modifiers.len() > 2 {
                continue;
            }
            let mut options = prediction::Options::of(&model);
            options.beam = 256;
            let explained = explain(&model, &clause, &options).expect("a clause");
            let decisions = 8 + clause.modifiers.len();
            let kept = explained
                .layers
                .iter()
                .all(|layer| layer.candidates.len() == layer.kept);
            let best = explained.found.first().map(|best| best.score);
            let expected = exhaustive(&explained, decisions);
            if kept {
                assert_eq!(best, Some(expected));
                searched += 1;
            } else {
                assert!(best <= Some(expected));
            }
        }
    }
    assert!(searched >= 3, "{searched} clauses were small enough");
}

#[test]
fn a_model_is_read_again_however_it_was_trained() {
    let read_again = |options: Options| {
        let mut training = Training::new(options);
        for found in &extractions(5, 3) {
            training.add(found).expect("few examples");
        }
        let model = training.learn();
        let model = model.expect("examples");
        let (again, diagnostics) = Model::read(&model.write());
        assert_eq!(*diagnostics, []);
        assert_eq!(again, Some(model));
    };
    for beam in [0, 300] {
        let mut options = Options::default();
        options.beam = beam;
        read_again(options);
    }
    let mut unseen = Options::default();
    unseen.passes = 0;
    read_again(unseen);
    let switches: [fn(&mut Constraints) -> &mut Enforced; 4] = [
        |all| &mut all.lexicon,
        |all| &mut all.inflection,
        |all| &mut all.in_modals,
        |all| &mut all.post_sub,
    ];
    for switch in switches {
        let mut options = Options::default();
        *switch(&mut options.constraints) = Enforced::No;
        read_again(options);
    }
}

#[test]
fn a_broken_model_is_refused_with_what_is_wrong() {
    let text = trained(&extractions(5, 3), 1, 3, Update::Standard).write();
    let codes = |text: &str| -> Vec<&'static str> {
        let (model, diagnostics) = Model::read(text);
        assert!(model.is_none());
        diagnostics.iter().map(|one| one.code.as_str()).collect()
    };
    assert_eq!(codes(""), ["model-version"]);
    assert_eq!(codes("twintree projection model 2\n"), ["model-version"]);
    assert_eq!(codes("twintree projection model 1\n"), ["model-number"]);
    assert_eq!(
        codes("twintree projection model 1\rvisits 1\r"),
        ["carriage-returns"]
    );
    assert_eq!(codes(&format!("{text}nonsense\n")), ["model-line"]);
    assert_eq!(codes(&format!("{text}visits\t3\n")), ["model-line"]);
    assert_eq!(
        codes(&format!("{text}text\tdaß\ntext\tdaß\n")),
        ["model-twice"]
    );
    assert_eq!(codes(&format!("{text}off\tvoice\n")), ["model-line"]);
    assert_eq!(
        codes(&format!("{text}off\tlexicon\noff\tlexicon\n")),
        ["model-twice"]
    );
    assert_eq!(codes(&format!("{text}wh\tunknown\t1\n")), ["model-line"]);
    assert_eq!(codes(&format!("{text}spine\tNP\t1\n")), ["model-line"]);
    for weight in [
        "0\t17\t0\t0\t0\t0\t0",
        "1\t15\t0\t0\t0\t0\t0",
        "1\t17\t0\t0\t0\t0\t999999",
        "x\t17\t0\t0\t0\t0\t0",
    ] {
        assert_eq!(
            codes(&format!("{text}weight\t{weight}\n")),
            ["model-number"],
            "{weight}"
        );
    }
    let again = text.lines().last().expect("a weight");
    assert_eq!(codes(&format!("{text}{again}\n")), ["model-twice"]);
    let line = text.lines().count() + 1;
    let (_, diagnostics) = Model::read(&format!("{text}nonsense\n"));
    assert_eq!(diagnostics[0].span.line as usize, line);
}
