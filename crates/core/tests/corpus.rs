//! The figures of a real corpus: 999 English and French sentences of Parallel Universal
//! Dependencies with links made by hand. Set `TWINTREE_DATA` to the folder that holds `pud-en-fr`.

use std::fs;
use std::path::PathBuf;

use crate::charge_laws;
use twintree::corpus::Average;
use twintree::crossings::{Figures, HeadedTree, Representation, Tally};
use twintree::heads::HeadRules;
use twintree::paths::Workspace;
use twintree::text::Diagnostics;
use twintree::text::conllu::Reader;
use twintree::text::links::{self, Numbering};
use twintree::{Labels, Pair, PairOptions, Sentence, Symbols};

fn folder() -> Option<PathBuf> {
    let data = std::env::var_os("TWINTREE_DATA");
    if data.is_none() {
        println!("skipped: TWINTREE_DATA is not set");
    }
    data.map(|data| PathBuf::from(data).join("pud-en-fr"))
}

fn next<'a>(reader: &mut Reader<'a>, diagnostics: &mut Diagnostics) -> Sentence<'a> {
    let sentence = reader.next_sentence(diagnostics);
    Sentence::Conllu(sentence.expect("a sentence a line"))
}

/// Distance, maximum and number of links of every pair, the average of their similarity, and the number of folds.
fn measure(folder: &std::path::Path, labels: Labels) -> (Vec<(u64, u64, usize)>, Average, usize) {
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("a file of the corpus");
    let (left, right, links) = (read("en.conllu"), read("fr.conllu"), read("links.txt"));
    let (mut left, mut right) = (Reader::new(&left), Reader::new(&right));
    let (aligned, problems) = links::read(&links, Numbering::FromOne);
    assert!(problems.is_empty());
    let options = PairOptions::default().with_labels(labels);
    let mut diagnostics = Diagnostics::new();
    let mut workspace = Workspace::new();
    let mut symbols = Symbols::new();
    let mut corpus = Average::default();
    let (mut pairs, mut alike) = (Vec::new(), 0);
    for line in &aligned {
        let left = next(&mut left, &mut diagnostics);
        let right = next(&mut right, &mut diagnostics);
        let pair = Pair::of(left, right, line, &options, symbols);
        let dependencies = pair.dependencies().expect("trees, and links in range");
        let score = workspace.measure(dependencies).expect("small enough");
        let (charges, folds) = charge_laws::check(dependencies, workspace.spanning_tree());
        assert_eq!(charges as u64, workspace.spanning_tree().distance());
        alike += folds;
        if let Some(ratio) = score.ratio() {
            corpus.add(ratio.complement());
            let links = dependencies.alignment().len();
            pairs.push((ratio.part(), ratio.whole(), links));
        }
        symbols = pair.into_symbols();
    }
    assert!(left.next_sentence(&mut diagnostics).is_none());
    assert!(right.next_sentence(&mut diagnostics).is_none());
    assert!(!diagnostics.has_errors());
    (pairs, corpus, alike)
}

#[test]
fn the_figures_of_the_corpus_without_subtypes() {
    let Some(folder) = folder() else { return };
    let (pairs, corpus, folds) = measure(&folder, Labels::WithoutSubtype);
    assert_eq!(folds, 934);
    assert_eq!(
        pairs[..5],
        [
            (9, 53, 27),
            (7, 23, 11),
            (8, 45, 20),
            (9, 48, 23),
            (1, 15, 7)
        ]
    );
    assert_eq!(corpus.pairs, 999);
    assert_eq!((corpus.part, corpus.whole), (25_040 - 4_848, 25_040));
    let rounded = |number: Option<f64>| number.map(|number| format!("{number:.5}"));
    assert_eq!(rounded(corpus.micro()).as_deref(), Some("0.80639"));
    assert_eq!(rounded(corpus.mean()).as_deref(), Some("0.80649"));
}

#[test]
fn whole_labels_agree_less() {
    let Some(folder) = folder() else { return };
    let (_, whole, _) = measure(&folder, Labels::Whole);
    let (_, stripped, _) = measure(&folder, Labels::WithoutSubtype);
    assert!(whole.part < stripped.part);
    assert_eq!(whole.pairs, stripped.pairs);
}

#[test]
fn the_crossings_of_the_corpus() {
    let Some(folder) = folder() else { return };
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("a file of the corpus");
    let (left, right, links) = (read("en.conllu"), read("fr.conllu"), read("links.txt"));
    let (mut left, mut right) = (Reader::new(&left), Reader::new(&right));
    let (aligned, _) = links::read(&links, Numbering::FromOne);
    let (options, rules) = (PairOptions::default(), HeadRules::default());
    let mut diagnostics = Diagnostics::new();
    let mut symbols = Symbols::new();
    let mut sum = Figures::default();
    for line in &aligned {
        let left = next(&mut left, &mut diagnostics);
        let right = next(&mut right, &mut diagnostics);
        let pair = Pair::of(left, right, line, &options, symbols);
        let tree = HeadedTree::new(&pair, Representation::usual(&pair), &rules).expect("a tree");
        sum.add(&Figures::new(&tree, pair.linked().expect("links in range")));
        symbols = pair.into_symbols();
    }
    assert_eq!(sum.sentences, 999);
    assert_eq!((sum.tests.head, sum.tests.modifier), (20_160, 28_262));
    assert_eq!(sum.words, 20_160 + 999);
    for counts in sum.counts {
        let tally = |crossings, filtered| Tally {
            crossings,
            filtered,
        };
        assert_eq!(counts.head, tally(517, 303));
        assert_eq!(counts.modifier, tally(201, 37));
    }
}
