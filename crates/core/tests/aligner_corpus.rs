//! The aligner on a real corpus: 999 English and French sentences of Parallel Universal Dependencies
//! against links made by hand, with and without a small table of words. Set `TWINTREE_DATA` to the
//! folder that holds `pud-en-fr`; run with `--nocapture` to see the figures.
//!
//! The hand-made links are of content words and often one-to-many, the aligner links every word it
//! can and each once; between languages few words are equal. So the figures are low.

use std::fs;
use std::path::Path;

use twintree::relations::agreement::{self, Agreement};
use twintree::relations::aligner::{AnnotatedPair, Method, Options, align};
use twintree::relations::synonyms::{self, Synonyms};
use twintree::text::Diagnostics;
use twintree::text::conllu::Reader;
use twintree::text::links::{self, Numbering};
use twintree::{AnnotatedLink, Pair, PairOptions, Sentence, Symbols};

/// English lemmas and the French forms that translate them; most French words of the corpus have no
/// lemma.
const WORDS: &str = "\
and et\nbut mais\nor ou\nnot pas\nnot ne\nin en\nin dans\nafter après\nbefore avant\nbetween entre
against contre\nwithout sans\nduring pendant\nsince depuis\nuntil jusque\nas comme\nlike comme
he il\nshe elle\nwe nous\nyou vous\nthey ils\ni je\nother autre\nother autres\nmore plus\nalso aussi
also également\nvery très\nalready déjà\noften souvent\nonly seulement\nhowever cependant
several plusieurs\neach chaque\nsame même\ntwo deux\nthree trois\nfour quatre\nfirst premier
first première\nnew nouveau\nnew nouvelle\nyear an\nyear ans\nyear année\nyear années\nmonth mois
day jour\ndays jours\ncentury siècle\ntime fois\ntime temps\nworld monde\ncountry pays\ncity ville
people personnes\npeople gens\ngovernment gouvernement\npresident président\nstate état\nwar guerre
history histoire\nlife vie\npart partie\nnumber nombre\nwater eau\nschool école\npower pouvoir
say dit\nsay dire\ncan peut\ncan peuvent\nhave avoir\nbe être\ndo faire\n";

struct Corpus {
    left: String,
    right: String,
    gold: Vec<Vec<AnnotatedLink>>,
}

fn corpus() -> Option<Corpus> {
    let Some(data) = std::env::var_os("TWINTREE_DATA") else {
        println!("skipped: TWINTREE_DATA is not set");
        return None;
    };
    let folder = Path::new(&data).join("pud-en-fr");
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("a file of the corpus");
    let (links, diagnostics) = links::read(&read("links.txt"), Numbering::FromOne);
    assert!(diagnostics.is_empty());
    let pair =
        |links: &Vec<links::LinkText>| links.iter().map(|one| one.marked().link.into()).collect();
    let by_hand = links.iter().map(pair).collect();
    Some(Corpus {
        left: read("en.conllu"),
        right: read("fr.conllu"),
        gold: by_hand,
    })
}

/// S of all pairs of roots together, and the links found against those made by hand.
fn run(corpus: &Corpus, synonyms: &Synonyms, method: Method) -> (u64, Agreement) {
    let (mut left, mut right) = (Reader::new(&corpus.left), Reader::new(&corpus.right));
    let mut diagnostics = Diagnostics::new();
    let mut predicted = Vec::new();
    let mut score = 0;
    let mut symbols = Symbols::new();
    for _ in &corpus.gold {
        let [left, right] = [&mut left, &mut right].map(|reader| {
            let sentence = reader.next_sentence(&mut diagnostics);
            Sentence::Conllu(sentence.expect("a sentence a line"))
        });
        let pair = Pair::of(left, right, &[], &PairOptions::default(), symbols);
        let annotated = AnnotatedPair::new(&pair).expect("trees");
        let options = Options {
            method,
            ..Options::default()
        };
        let found = align(&annotated, synonyms, &options).expect("small enough");
        score += u64::from(found.score);
        predicted.push(found.links.iter().map(|one| one.link.into()).collect());
        symbols = pair.into_symbols();
    }
    let agreement = agreement::compare(&corpus.gold, &predicted);
    (score, agreement.expect("few links"))
}

#[test]
fn the_figures_of_the_corpus() {
    let Some(corpus) = corpus() else { return };
    let (words, diagnostics) = synonyms::read(WORDS);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let none = Synonyms::new();
    // S of all roots, links found, links found that were made by hand: what a second, plain
    // implementation of the definitions gives.
    for (name, table, method, expected) in [
        (
            "all links",
            &none,
            Method::TreeMatch,
            (37_571, 14_121, 7_024),
        ),
        (
            "only words that match",
            &none,
            Method::OnlyMatching,
            (37_571, 2_905, 1_063),
        ),
        ("baseline", &none, Method::Baseline, (37_571, 2_644, 576)),
        (
            "all links, with words",
            &words,
            Method::TreeMatch,
            (40_355, 14_334, 7_308),
        ),
        (
            "only words that match, with words",
            &words,
            Method::OnlyMatching,
            (40_355, 4_347, 2_355),
        ),
    ] {
        let (score, agreement) = run(&corpus, table, method);
        let (micro, mean) = (agreement.links.micro, agreement.links.macro_mean);
        println!(
            "{name:<34} P {:.4} R {:.4} F {:.4}   macro P {:.4} R {:.4} F {:.4}   {} of {} found, {} made by hand",
            micro.precision().value(),
            micro.recall().value(),
            micro.f().value(),
            mean.precision,
            mean.recall,
            mean.f,
            micro.correct,
            micro.predicted,
            micro.gold,
        );
        assert_eq!((score, micro.predicted, micro.correct), expected, "{name}");
        assert_eq!(micro.gold, 12_807);
    }
}
