//! Every stated complexity, tried: inputs of eight times the size may take a stated number of times as long.
//!
//! The bounds are three times what is stated, of the least of several rounds, so that luck does not
//! decide: work that grows with the square where it should be linear takes 64 times as long, not 24.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use twintree::corpus::significance::{Scores, Test, randomise, resample};
use twintree::corpus::{
    Bins, Corpus, Distribution, Generator, Histogram, Replacement, Replacements, Summary, Values,
    ranks,
};
use twintree::crossings::{AlignmentType, Cohesion, Figures, HeadedTree, Representation};
use twintree::distances::attachment::{self, AttachmentOptions};
use twintree::distances::leaves::{self, LeafOptions, Leaves};
use twintree::distances::splits::{self, Rooting};
use twintree::distances::tree_edit::{self, Labelled, Nodes, Prices};
use twintree::distances::{brackets as parseval, quartets};
use twintree::heads::{Child, HeadRules};
use twintree::intake::{Foreign, Ids, LinkFormat, Pairing, Recognised};
use twintree::paths::path::{Direction, Path as TreePath, PathEncoding, encode};
use twintree::paths::spanning::{self, TieBreak};
use twintree::paths::{Disparity, MetaGraph, Workspace, levenshtein};
use twintree::relations::agreement;
use twintree::relations::aligner::{self, AnnotatedPair, Suggester, Weights, align};
use twintree::relations::fusion::{self, Merge, fuse};
use twintree::relations::synonyms::{self, Synonyms};
use twintree::text::conllu::RowId;
use twintree::text::cutter::Cutter;
use twintree::text::links::{self, Numbering, Sizes};
use twintree::text::{Diagnostics, Format, Position, brackets, conllu, newick, words};
use twintree::{
    Alignment, AnnotatedLink, Link, Pair, PairOptions, Ratio, Sentence, Side, Sketch, Symbols,
    Tree, WordId, tree,
};

/// Something done again and again to the same input.
type Work = Box<dyn FnMut()>;

/// What is tried of some functions.
struct Claim {
    /// By file and name.
    functions: &'static [&'static str],
    /// By how much more time an input of twice the size takes: twice that to this power. Logarithms
    /// count for nothing.
    power: u32,
    /// Of the smaller input.
    size: usize,
    make: fn(usize) -> Work,
}

const fn claim(
    functions: &'static [&'static str],
    power: u32,
    size: usize,
    make: fn(usize) -> Work,
) -> Claim {
    Claim {
        functions,
        power,
        size,
        make,
    }
}

fn work<T>(mut work: impl FnMut() -> T + 'static) -> Work {
    Box::new(move || {
        black_box(work());
    })
}

/// Tests end before this matters.
fn kept<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap()
}

fn ratio(n: usize) -> Ratio {
    Ratio::new(n as u64, 1_000_003).unwrap()
}

/// Irregular numbers below `n`, each once where that is possible.
fn mixed(n: usize) -> impl Iterator<Item = usize> {
    (0..n).map(move |at| at * 7_919 % n)
}

fn conllu_of(n: usize, head: impl Fn(usize) -> usize) -> String {
    let mut text = String::new();
    for id in 1..=n {
        let (label, head) = (["nsubj", "obj", "amod"][id % 3], head(id));
        let label = if head == 0 { "root" } else { label };
        writeln!(
            text,
            "{id}\tw{id}\tw{}\tNOUN\t_\t_\t{head}\t{label}\t_\t_",
            id % 50
        )
        .unwrap();
    }
    text
}

/// Each word below the one before.
fn chain(n: usize) -> String {
    conllu_of(n, |id| id - 1)
}

/// Each word below the one of half its number.
fn bush(n: usize) -> String {
    conllu_of(n, |id| id / 2)
}

/// All words below the first one.
fn star(n: usize) -> String {
    conllu_of(n, |id| usize::from(id > 1))
}

/// Phrases in phrases, each with a word and the next one.
fn nested(n: usize) -> String {
    let mut text = String::new();
    for at in 0..n {
        write!(text, "(NP (NN w{at}) ").unwrap();
    }
    text + "(NN end)" + &")".repeat(n)
}

/// A phrase over many phrases of a word each.
fn flat(n: usize) -> String {
    let mut text = String::from("(S");
    for at in 0..n {
        write!(text, " (NP (DT the) (NN w{at}))").unwrap();
    }
    text + ")"
}

fn nested_newick(n: usize) -> String {
    let mut text = String::new();
    for at in 0..n {
        write!(text, "(w{at},").unwrap();
    }
    text + "end" + &")".repeat(n) + ";"
}

fn crossed_links(n: usize) -> String {
    let mut text = String::new();
    for (at, other) in mixed(n).enumerate() {
        write!(text, "{}-{} ", at + 1, other + 1).unwrap();
    }
    text
}

fn pair_of(
    left: String,
    right: String,
    links: &str,
    formats: [Format; 2],
) -> &'static Pair<'static> {
    let mut options = PairOptions::default();
    options.formats = formats.map(Some);
    let pair = Pair::read(kept(left), kept(right), links, &options);
    assert!(pair.diagnostics().next().is_none());
    kept(pair)
}

/// Dependencies of that shape on both sides, all words linked crosswise.
fn dependencies(n: usize, shape: fn(usize) -> String) -> &'static Pair<'static> {
    pair_of(shape(n), shape(n), &crossed_links(n), [Format::Conllu; 2])
}

fn phrases(n: usize, shape: fn(usize) -> String) -> &'static Pair<'static> {
    pair_of(shape(n), shape(n), "1-1", [Format::Brackets; 2])
}

fn sentence(text: String, format: Format) -> &'static Sentence<'static> {
    let mut reader = twintree::Reader::new(kept(text), format);
    kept(reader.next_sentence(&mut Diagnostics::new()).unwrap())
}

fn annotated(n: usize, shape: fn(usize) -> String) -> &'static AnnotatedPair<'static> {
    kept(AnnotatedPair::new(dependencies(n, shape)).unwrap())
}

fn synonyms_of(n: usize) -> String {
    let mut text = String::new();
    for (at, other) in mixed(n).enumerate() {
        writeln!(text, "w{at} w{other} synonym").unwrap();
    }
    text
}

fn headed(
    n: usize,
    shape: fn(usize) -> String,
) -> (&'static HeadedTree<'static>, &'static Alignment) {
    let pair = pair_of(
        shape(n),
        bush(n),
        &crossed_links(n),
        [Format::Brackets, Format::Conllu],
    );
    let tree = HeadedTree::new(pair, Representation::Phrases, &HeadRules::default()).unwrap();
    (kept(tree), pair.linked().unwrap())
}

fn cohesion(n: usize) -> &'static Cohesion<'static> {
    let (tree, alignment) = headed(n, nested);
    kept(Cohesion::new(tree, alignment, AlignmentType::Sure))
}

/// A cohesion of `n` children in one phrase.
fn wide_cohesion(n: usize) -> &'static Cohesion<'static> {
    let (tree, alignment) = headed(n, flat);
    kept(Cohesion::new(tree, alignment, AlignmentType::Sure))
}

fn graph(n: usize) -> &'static MetaGraph {
    let graph = MetaGraph::from_fn(n, |from, to| {
        let distance = number((from * 31 + to * 17) % 13);
        Disparity {
            distance,
            maximum: distance + 3,
        }
    });
    kept(graph.unwrap())
}

fn leaves_of(n: usize) -> &'static Leaves {
    let pair = pair_of(nested_newick(n), nested_newick(n), "", [Format::Newick; 2]);
    kept(leaves::of_pair(pair, LeafOptions::default()).unwrap())
}

fn tree_of(n: usize, head: impl Fn(usize) -> usize) -> Tree {
    let heads = (0..n).map(|at| (at > 0).then(|| number(head(at))));
    Tree::new(&heads.collect::<Vec<_>>()).unwrap()
}

fn distribution(n: usize) -> &'static Distribution {
    let mut values = Distribution::default();
    mixed(n).for_each(|at| values.add(ratio(at)));
    kept(values)
}

fn scores(n: usize) -> &'static Scores {
    kept(Scores::new(mixed(n).map(|at| [ratio(at), ratio(at / 2)])).unwrap())
}

fn marked(n: usize) -> &'static [Vec<AnnotatedLink>] {
    let pair = |at: usize| Link::new(number(at) + 1, number(at) + 1).unwrap().into();
    kept(
        (0..n / 10)
            .map(|_| (0..10).map(pair).collect())
            .collect::<Vec<_>>(),
    )
}

fn encoding(n: usize, kinds: usize) -> &'static PathEncoding {
    let mut symbols = Symbols::new();
    let known: Vec<_> = (0..kinds)
        .map(|kind| symbols.intern(&format!("{kind}")))
        .collect();
    let way = |step: usize| (0..n).map(|at| known[at * step % kinds]).collect();
    kept(PathEncoding {
        ascending: way(3),
        direction: Direction::Alpha,
        descending: way(5),
    })
}

fn comparison(n: usize) -> &'static parseval::Comparison<'static> {
    let side = || sentence(nested(n), Format::Brackets);
    kept(parseval::compare(side(), side(), &parseval::Parameters::default()).unwrap())
}

#[rustfmt::skip]
const CLAIMS: &[Claim] = &[
    claim(&["alignment.rs new"], 1, 2_000, |n| {
        let links: Vec<Link> = mixed(n).enumerate().map(|(at, other)| Link::new(number(at) + 1, number(other) + 1).unwrap()).collect();
        work(move || Alignment::new(n, n, links.iter().copied()).unwrap())
    }),
    claim(&["heads.rs read"], 1, 500, |n| {
        let rules: Vec<String> = (0..n).map(|at| format!("C{at}: A{at} B | C\n")).collect();
        let text = rules.concat();
        work(move || HeadRules::read(&text))
    }),
    claim(&["heads.rs head"], 1, 2_000, |n| {
        let (rules, children) = (HeadRules::default(), vec![Child::Phrase("X"); n]);
        work(move || rules.head("NP", &children).unwrap().index)
    }),
    claim(&["pair.rs read", "sentence.rs words", "pair.rs words", "pair.rs same_words", "pair.rs from_heads"], 1, 1_000, |n| {
        let (text, links) = (kept(bush(n)), crossed_links(n));
        let heads: Vec<_> = (1..=n).map(|id| (WordId::new(number(id / 2)), "x")).collect();
        let mut options = PairOptions::default();
        options.formats = [Some(Format::Conllu); 2];
        work(move || {
            let pair = Pair::read(text, text, &links, &options);
            let none: [Link; 0] = [];
            (pair.words(Side::Left).unwrap().len(), pair.same_words().unwrap().is_some(), Pair::from_heads(&heads, &heads, none).is_ok())
        })
    }),
    claim(&["pair.rs heads", "phrase/sketch.rs new"], 1, 500, |n| {
        let (pair, rules) = (phrases(n, nested), HeadRules::default());
        work(move || {
            let sentence = pair.side(Side::Left).sentence().unwrap();
            (pair.heads(Side::Left, &rules).is_some(), Sketch::new(sentence, &rules).is_some())
        })
    }),
    claim(&["sentence.rs word", "sentence.rs is_punctuation", "text/conllu/sentence.rs word", "text/conllu/sentence.rs row"], 0, 2_000, |n| {
        let read = sentence(chain(n), Format::Conllu);
        let (text, place) = (kept(chain(n)), number(n / 3));
        let (sentences, _) = conllu::read(text);
        let word = WordId::new(place).unwrap();
        let row = RowId::Word(place);
        work(move || (read.word(word).is_some(), read.is_punctuation(word), sentences[0].word(place).is_some(), sentences[0].row(row).is_some()))
    }),
    claim(&["text/trees.rs word", "text/trees.rs end", "text/words/sentence.rs word"], 0, 2_000, |n| {
        let texts = (kept(flat(n)), kept("w ".repeat(n)), kept(nested_newick(n)));
        let read = (brackets::read(texts.0).0, words::read(texts.1).0, newick::read(texts.2).0);
        let place = number(n / 3);
        let end = move |node: brackets::Node<'_, '_>| node.end();
        work(move || (read.0[0].word(place).map(end), read.1[0].word(place).is_some(), read.2[0].word(place).is_some()))
    }),
    claim(&["sentence.rs spans", "text/trees.rs span"], 1, 2_000, |n| {
        let read = [(flat(n), Format::Brackets), (nested_newick(n), Format::Newick), (chain(n), Format::Conllu)]
            .map(|(text, format)| sentence(text, format));
        work(move || read.each_ref().map(|one| (one.spans().len(), one.span())))
    }),
    claim(&["tree.rs new", "tree/cycle.rs cycles"], 1, 4_000, |n| {
        let heads: Vec<_> = (0..n).map(|at| at.checked_sub(1).map(number)).collect();
        work(move || (Tree::new(&heads).unwrap().len(), tree::cycles(&heads).len()))
    }),
    claim(&["tree/order.rs postorder", "tree/order.rs projective_arcs"], 1, 4_000, |n| {
        let (tree, deep) = (tree_of(n, |at| (at - 1) / 2), tree_of(n, |at| at - 1));
        work(move || (tree.postorder().count() + deep.postorder().count(), tree.projective_arcs().len() + deep.projective_arcs().len()))
    }),
    claim(&["corpus/distribution.rs add"], 1, 2_000, |n| work(move || {
        let mut values = Distribution::default();
        mixed(n).for_each(|at| values.add(ratio(at)));
        values
    })),
    claim(&["corpus/distribution.rs below", "corpus/distribution.rs quartiles", "corpus/histogram.rs new", "corpus/histogram.rs of"], 1, 2_000, |n| {
        let values = distribution(n);
        work(move || (values.below(ratio(n / 2)), values.quartiles().is_some(), Histogram::new(values, Bins::of_ratios(20)).counts.len()))
    }),
    claim(&["corpus/generator.rs below"], 0, 2_000, |n| {
        let (mut generator, bound) = (Generator::new(1, 2), number(n));
        work(move || (0..100).map(|_| generator.below(bound)).max())
    }),
    claim(&["corpus/ranks.rs doubled", "corpus/ranks.rs moments"], 1, 2_000, |n| {
        let pairs: Vec<_> = mixed(n).enumerate().map(|(at, other)| (ratio(at), ratio(other))).collect();
        work(move || (ranks::doubled(pairs.iter().map(|one| one.0)).len(), ranks::moments(&pairs).is_some()))
    }),
    claim(&["corpus/values.rs lowest", "corpus/pairs.rs read"], 1, 300, |n| {
        let values = Values::new(mixed(100 * n).map(|at| Some(ratio(at))).collect());
        let (text, links) = (kept((chain(3) + "\n").repeat(n)), "1-1 2-3\n".repeat(n));
        work(move || (values.lowest().len(), Corpus::read(text, text, &links, &PairOptions::default()).is_ok()))
    }),
    claim(&["corpus/replacements.rs add"], 1, 50, |n| {
        let pair = dependencies(100, bush);
        let mut workspace = Workspace::new();
        workspace.measure(pair.dependencies().unwrap()).unwrap();
        let replaced = Replacement::of_pair(pair, workspace.spanning_tree()).unwrap();
        work(move || {
            let mut all = Replacements::default();
            (0..n as u64).for_each(|at| all.add(at, replaced.iter().cloned()));
            all.total()
        })
    }),
    // Of n edges, each between paths of a few steps.
    claim(&["corpus/replacements.rs of_pair", "paths/charge.rs charges"], 1, 50, |n| {
        let pair = dependencies(n, star);
        let mut workspace = Workspace::new();
        workspace.measure(pair.dependencies().unwrap()).unwrap();
        work(move || Replacement::of_pair(pair, workspace.spanning_tree()).unwrap().len())
    }),
    claim(&["corpus/significance.rs randomise", "corpus/significance.rs resample"], 1, 200, |n| {
        let scores = scores(n);
        let test = Test { trials: 100, seed: 1 };
        work(move || (randomise(scores, &test).reached, resample(scores, &test).is_some()))
    }),
    claim(&["corpus/summary.rs add"], 2, 8, |n| {
        let values: Vec<_> = mixed(n).map(|at| Ok(ratio(at))).collect();
        work(move || {
            let mut summary = Summary::new(n);
            (0..20).for_each(|_| summary.add(&values));
            summary
        })
    }),
    claim(&["text/brackets.rs read", "text/brackets.rs next_sentence", "text/brackets/writer.rs normal"], 1, 1_000, |n| {
        let texts = [kept(nested(n)), kept(flat(n)), kept("(".repeat(n)), kept("(A a)".repeat(n))];
        work(move || texts.map(|text| {
            let (sentences, _) = brackets::read(text);
            brackets::normal(&sentences[0]).len() + sentences.len()
        }))
    }),
    claim(&["text/composition.rs is_composed"], 1, 20_000, |n| {
        let text = "e\u{302}x".repeat(n);
        let composed = "ωx".repeat(n);
        work(move || (twintree::text::is_composed(&text), twintree::text::is_composed(&composed)))
    }),
    claim(&["text/conllu.rs read", "text/conllu/reader.rs next_sentence"], 1, 1_000, |n| {
        let backwards = (1..=n).rev().map(|id| format!("{id}\tx\t_\t_\t_\t_\t0\troot\t_\t_\n"));
        let texts = [kept(chain(n)), kept(star(n)), kept(backwards.collect()), kept("1\tx\n".repeat(n)), kept((chain(3) + "\n").repeat(n)), kept("# a = b\n".repeat(n) + &chain(1)), kept(format!("1\tx\t_\t_\t_\t_\t0\troot\t{}0:root\t_\n", "7:x|".repeat(n)))];
        work(move || texts.map(|text| conllu::read(text).0.len()))
    }),
    claim(&["text/cutter.rs Cutter"], 1, 1_000, |n| {
        let text = kept((chain(3) + "\n").repeat(n));
        let long = kept(chain(n));
        work(move || [text, long].map(|text| {
            let mut cutter = Cutter::new(Format::Conllu);
            let mut sentences = 0;
            for mut piece in text.as_bytes().chunks(100) {
                while cutter.next(&mut piece).is_some() {
                    sentences += 1;
                }
            }
            sentences
        }))
    }),
    // No more than 64 KiB are examined: the larger input is half of that.
    claim(&["text/format.rs notice", "text/format.rs is_conllu", "text/format.rs is_conllu_alone", "text/format.rs has_content", "intake/file_format.rs new"], 1, 1_000, |n| {
        let texts = [kept("# x\n".repeat(n)), kept("(".repeat(4 * n)), kept("word ".repeat(n)), kept("1\ta\ta\tV\tV\t_\t0\tR\t_\t_\n".repeat(n))];
        work(move || texts.map(|text| {
            let bytes = text.as_bytes();
            let columns = (Format::is_conllu(text), Format::is_conllu_alone(bytes));
            (Format::notice(text), columns, Recognised::new("x.conll", bytes), Format::has_content(bytes))
        }))
    }),
    claim(&["text/links.rs read", "text/links.rs lines", "text/links.rs read_pair", "text/links.rs check_sizes", "text/links.rs names_word_zero"], 1, 1_000, |n| {
        let (one, many) = (crossed_links(n), "1-1 2-2\n".repeat(n));
        work(move || {
            let (links, mut diagnostics) = links::read_pair(&one, Numbering::FromOne);
            links::check_sizes(&links, Sizes { left: 10, right: 10 }, Numbering::FromOne, 0, &mut diagnostics);
            let (is_zero, lines) = (links::names_word_zero(one.as_bytes()), links::lines(&many, Numbering::FromOne).count());
            links.len() + links::read(&many, Numbering::FromOne).0.len() + lines + usize::from(is_zero)
        })
    }),
    claim(&["text/links/naacl.rs is", "text/links/naacl.rs read_pair", "text/links/naacl.rs pair_lines", "intake/link_format.rs notice"], 1, 1_000, |n| {
        let many = (1..=n).rev().map(|pair| format!("{pair} 1 1\n")).collect::<Vec<_>>().concat();
        let rows = (0..n).rev().map(|at| format!("1 {at} {at} P 0.5\n")).collect::<Vec<_>>().concat();
        work(move || {
            let (is_naacl, format) = (links::naacl::is(&rows, true), LinkFormat::notice(&rows, true));
            let pairs = links::naacl::pair_lines(&many).len();
            (is_naacl, format, pairs, links::naacl::read_pair(&rows, Position::START, &mut Diagnostics::new()).len())
        })
    }),
    claim(
        &["text/links/giza.rs pairs", "text/links/giza.rs read_pair", "text/links/giza.rs check_texts", "intake/link_format.rs is_giza", "intake/link_format.rs sentences_in"],
        1,
        300,
        |n| {
            let header = |number: usize, words: usize| format!("# Sentence pair ({number}) source length 1 target length {words} alignment score : 1\n");
            let places = (1..=n).rev().map(|place| format!(" {place}")).collect::<Vec<_>>().concat();
            let long = format!("{}{}\nNULL ({{ }}) a ({{{places} }})\n", header(1, n), "a ".repeat(n));
            let many = (1..=n).rev().map(|number| header(number, 0) + "\nNULL ({ }) a ({ })\n").collect::<Vec<_>>().concat();
            work(move || {
                let mut problems = Diagnostics::new();
                let links = links::giza::read_pair(&long, Position::START, &mut problems).len();
                links::giza::check_texts(&long, Position::START, Sizes { left: 1, right: 2 }, &mut problems);
                let noticed = (LinkFormat::is_giza(many.as_bytes()), LinkFormat::sentences_in(many.as_bytes()));
                (links, links::giza::pairs(&many).map(|pairs| pairs.len()), noticed)
            })
        },
    ),
    claim(&["intake/foreign.rs notice"], 1, 4_000, |n| {
        let texts = [kept("%% x\n".repeat(n)), kept(" ".repeat(n)), kept(format!("<!--{}", "<!".repeat(n)))];
        work(move || texts.map(|text| Foreign::notice(text.as_bytes())))
    }),
    claim(
        &["text/treebank.rs next_sentence"],
        1,
        300,
        |n| {
            // Of each format a flat sentence, a deep one with punctuation around it, and a gap.
            let exports = {
                let words = |phrase: fn(usize, usize) -> usize| (0..n).map(move |at| format!("w X -- -- {}\n, $, -- -- 0\n", 500 + phrase(at, n))).collect::<Vec<_>>().concat();
                let phrases = (0..n).map(|at| format!("#{} P -- -- {}\n", 500 + at, if at == 0 { 0 } else { 499 + at })).collect::<Vec<_>>().concat();
                let deep: fn(usize, usize) -> usize = |at, n| at.min(n - 1 - at);
                [words(deep), words(|at, n| (at % 2) * (n - 1))].map(|words| format!("#BOS 1\n{words}{phrases}#EOS 1\n"))
            };
            let tiger = {
                let words = (0..n).map(|at| format!("<t id='{at}' word='&amp;' pos='X'/>")).collect::<Vec<_>>().concat();
                let phrases = (0..n).map(|at| format!("<nt id='p{at}' cat='S'><edge idref='{at}'/><edge idref='p{}'/></nt>", at + 1)).collect::<Vec<_>>().concat();
                format!("<s>{words}{phrases}</s>")
            };
            let alpino = format!("<alpino_ds>{}<node begin='1' pos='X' word='a'/>{}", "<node cat='np'>".repeat(n), "</node>".repeat(n));
            let discbracket = format!("(S{})", (0..n).rev().map(|at| format!(" (X {at}=a)")).collect::<Vec<_>>().concat());
            let [one, two] = exports;
            let texts = [(one, Format::Export), (two, Format::Export), (tiger, Format::Tiger), (alpino, Format::Alpino), (discbracket, Format::Discbracket)];
            work(move || {
                texts.each_ref().map(|(text, format)| {
                    let read = twintree::Reader::new(text, *format).next_sentence(&mut Diagnostics::new());
                    (read.map(|one| one.len()), Ids::of(text.as_bytes()).is_some(), Format::notice(text))
                })
            })
        },
    ),
    claim(&["intake/pairing.rs new", "intake/pairing.rs of"], 1, 500, |n| {
        let names = |count: usize| (0..n).map(move |at| format!("# parallel_id = c/n{}/alt{at}\n# sent_id = s{}\n1\t_", at % count, n - at)).collect::<Vec<_>>();
        let (one, many) = (names(1), names(n));
        work(move || {
            let sides = [&one, &many].map(|texts| texts.iter().map(|text| Ids::of(text.as_bytes()).unwrap_or_default()).collect::<Vec<_>>());
            [[0, 0], [0, 1], [1, 1]].map(|[left, right]: [usize; 2]| Pairing::new(&sides[left], &sides[right]).pairs.len())
        })
    }),
    claim(&["text/links/align.rs read", "text/links/align.rs write"], 1, 500, |n| {
        let (plain, _) = conllu::read(kept(chain(n)));
        let (links, _) = links::read_pair(&crossed_links(n), Numbering::FromOne);
        let written = links::align::write(&plain[0], Some("x"), &links);
        let (aligned, _) = conllu::read(kept(written));
        work(move || {
            let found = links::align::read(&aligned[0], Some("x"), &mut Diagnostics::new());
            links::align::write(&plain[0], Some("x"), &links).len() + found.len()
        })
    }),
    claim(&["text/newick.rs read", "text/newick.rs next_sentence"], 1, 1_000, |n| {
        let flat = format!("({});", (0..n).map(|at| format!("w{at}")).collect::<Vec<_>>().join(","));
        let texts = [kept(nested_newick(n)), kept(flat), kept("(".repeat(n)), kept("(a,b);".repeat(n)), kept(format!("({}a);", "a,".repeat(n)))];
        work(move || texts.map(|text| newick::read(text).0.len()))
    }),
    claim(&["text/words.rs read", "text/words/reader.rs next_sentence"], 1, 4_000, |n| {
        let texts = [kept("wörd ".repeat(n)), kept("word\n".repeat(n))];
        work(move || texts.map(|text| words::read(text).0.len()))
    }),
    claim(&["crossings/cohesion.rs new", "crossings/cohesion.rs links", "crossings/cohesion.rs counts", "crossings/figures.rs new"], 1, 300, |n| {
        let (tree, alignment) = headed(n, nested);
        let (wide, wide_alignment) = headed(n, flat);
        work(move || {
            let cohesion = Cohesion::new(tree, alignment, AlignmentType::Sure);
            let part = tree.head(tree.tree().root()).unwrap();
            let wide_cohesion = Cohesion::new(wide, wide_alignment, AlignmentType::Sure);
            (cohesion.counts(), wide_cohesion.counts(), cohesion.links(part).len(), Figures::new(tree, alignment).tests.head)
        })
    }),
    // Of n children there are pairs, which may all cross.
    claim(&["crossings/cohesion.rs crossings", "crossings/cohesion.rs tests"], 2, 30, |n| {
        let cohesion = wide_cohesion(n);
        work(move || (cohesion.crossings().count(), cohesion.tests().count()))
    }),
    claim(&["crossings/cohesion.rs all_crossings", "crossings/cohesion.rs reason"], 1, 300, |n| {
        let cohesion = cohesion(n);
        work(move || {
            let crossings = cohesion.all_crossings().unwrap();
            crossings.take(20).map(|one| cohesion.reason(&one).len()).sum::<usize>()
        })
    }),
    claim(&["crossings/representation.rs new", "crossings/representation.rs tests", "crossings/representation.rs words_of"], 1, 500, |n| {
        let (pair, rules) = (phrases(n, nested), HeadRules::default());
        work(move || Representation::ALL.map(|representation| {
            let tree = HeadedTree::new(pair, representation, &rules).unwrap();
            let part = tree.head(tree.tree().root()).unwrap();
            (tree.tests().head, tree.words_of(part).len())
        }))
    }),
    claim(&["relations/agreement.rs compare"], 1, 2_000, |n| {
        let gold = marked(n);
        work(move || agreement::compare(gold, gold).unwrap().only_gold.len())
    }),
    claim(&["relations/fusion.rs fuse"], 1, 500, |n| {
        let pair = pair_of(bush(n), bush(n), "1-1:restates", [Format::Conllu; 2]);
        let options = fusion::Options { limit: 4, ..fusion::Options::new(Merge::Restate, Side::Left) };
        work(move || fuse(pair, &options).unwrap().sentences.len())
    }),
    claim(&["relations/synonyms/notation.rs read"], 1, 1_000, |n| {
        let text = synonyms_of(n);
        work(move || synonyms::read(&text))
    }),
    claim(&["relations/aligner/annotated.rs new"], 1, 1_000, |n| {
        let pair = dependencies(n, bush);
        work(move || AnnotatedPair::new(pair).unwrap().left.dependencies().len())
    }),
    // Words of the same lemma are related: of n words, n²/50 pairs.
    claim(&["relations/aligner/suggest.rs new"], 2, 100, |n| {
        let (pair, table) = (annotated(n, bush), kept(synonyms::read(&synonyms_of(50)).0));
        work(move || { Suggester::new(pair, table).unwrap(); })
    }),
    claim(&["relations/aligner/links.rs align", "relations/aligner/table.rs new"], 2, 40, |n| {
        let pair = annotated(n, bush);
        work(move || {
            aligner::Table::new(pair, &Synonyms::new(), Weights::default()).unwrap();
            align(pair, &Synonyms::new(), &aligner::Options::default()).unwrap().score
        })
    }),
    claim(&["paths/comparison.rs compare", "paths/meta_graph.rs new", "paths/disparity/all.rs all"], 2, 60, |n| {
        let pair = dependencies(n, bush).dependencies().unwrap();
        work(move || (twintree::paths::compare(pair).unwrap().score, MetaGraph::new(pair).unwrap().vertices()))
    }),
    claim(&["paths/disparity.rs of", "paths/levenshtein.rs distance", "paths/levenshtein.rs new", "paths/levenshtein.rs scripts"], 2, 100, |n| {
        let (one, other) = (encoding(n, 5), encoding(n, 4));
        work(move || {
            let table = levenshtein::Table::new(&one.ascending, &other.ascending).unwrap();
            (Disparity::of(one, other), levenshtein::distance(&one.ascending, &other.ascending), table.scripts())
        })
    }),
    claim(&["paths/fold.rs folds"], 1, 400, |n| {
        let straight: Vec<_> = (1..=n).map(|id| format!("{id}-{id}")).collect();
        let pairs = [star, bush, chain].map(|shape| {
            pair_of(shape(n), shape(n), &straight.join(" "), [Format::Conllu; 2])
        });
        work(move || pairs.map(|pair| twintree::paths::folds(pair.dependencies().unwrap(), &[]).len()))
    }),
    claim(&["paths/meta_graph.rs sorted_edges", "paths/spanning/kruskal.rs kruskal_steps"], 2, 40, |n| {
        let graph = graph(n);
        work(move || (graph.sorted_edges().len(), spanning::kruskal_steps(graph).next().is_some()))
    }),
    claim(&["paths/path.rs between", "paths/path.rs encode"], 1, 1_000, |n| {
        let tree = dependencies(n, chain).dependencies().unwrap().left();
        let ends = (WordId::FIRST, WordId::new(number(n) - 1).unwrap());
        work(move || (TreePath::between(tree, ends.0, ends.1).is_some(), encode(tree, ends.0, ends.1).is_some()))
    }),
    claim(&["paths/spanning.rs minimum", "paths/spanning.rs minimum_with", "paths/spanning/dense.rs rewrite"], 2, 60, |n| {
        let (graph, mut scratch, mut tree) = (graph(n), spanning::Scratch::default(), spanning::SpanningTree::default());
        work(move || {
            spanning::rewrite(graph, TieBreak::SmallestMaximum, &mut scratch, &mut tree);
            (spanning::minimum(graph).distance(), spanning::minimum_with(graph, TieBreak::LargestMaximum).distance())
        })
    }),
    // All steps: of each of the k² / 2 edges at most one, k of them in O(k log k).
    claim(&["paths/spanning/prim.rs prim_steps"], 3, 12, |n| {
        let graph = graph(n);
        work(move || spanning::prim_steps(graph).count())
    }),
    claim(&["distances/attachment.rs compare"], 1, 1_000, |n| {
        let pair = dependencies(n, bush);
        work(move || attachment::compare(pair, AttachmentOptions::default()).unwrap())
    }),
    claim(&["distances/leaves.rs of_pair"], 1, 500, |n| {
        let pair = pair_of(nested_newick(n), nested_newick(n), "", [Format::Newick; 2]);
        let parses = phrases(n, nested);
        work(move || [pair, parses].map(|pair| leaves::of_pair(pair, LeafOptions::default()).unwrap().len()))
    }),
    claim(&["distances/quartets.rs count", "distances/splits.rs compare"], 2, 60, |n| {
        let leaves = leaves_of(n);
        work(move || (quartets::count(leaves).unwrap().same, splits::compare(leaves, Rooting::Unrooted).unwrap().shared()))
    }),
    claim(&["distances/quartets/shape.rs quartet"], 1, 1_000, |n| {
        let leaves = leaves_of(n);
        let of = [0, 1, 2, 3].map(|at| leaves.leaf(at * n / 4).unwrap());
        work(move || quartets::quartet(leaves, of).is_some())
    }),
    // Between equal trees none differs, so that those of the first leaf are all looked at: n³ / 6.
    claim(&["distances/quartets/shape.rs differing"], 3, 8, |n| {
        let leaves = leaves_of(n);
        work(move || quartets::differing(leaves).count())
    }),
    // Of trees as deep as log n.
    claim(&["distances/tree_edit.rs distance", "distances/tree_edit.rs compare", "distances/tree_edit.rs compare_pair", "distances/tree_edit.rs distance_of_pair"], 2, 30, |n| {
        let (left, right) = (tree_of(n, |at| (at - 1) / 2), tree_of(n, |at| (at - 1) / 3));
        let labels: Vec<_> = mixed(n).map(|at| at % 5).collect();
        let pair = dependencies(n, bush);
        work(move || {
            let costs = Labelled { prices: Prices::UNIT, left: &labels, right: &labels };
            let whole = tree_edit::compare(&left, &right, &costs).unwrap().distance;
            let of_pair = tree_edit::compare_pair(pair, tree_edit::Options::default(), Prices::UNIT).unwrap().edit.distance;
            let alone = tree_edit::distance_of_pair(pair, tree_edit::Options::default(), Prices::UNIT).unwrap();
            (whole, tree_edit::distance(&left, &right, &costs).unwrap(), of_pair, alone.distance)
        })
    }),
    claim(&["distances/tree_edit/nodes.rs of"], 1, 500, |n| {
        let pairs = [phrases(n, nested), dependencies(n, bush)];
        work(move || pairs.map(|pair| Nodes::of(pair, tree_edit::Options::default()).unwrap()[0].tree.len()))
    }),
    claim(&["distances/brackets/comparison.rs compare", "distances/brackets/comparison.rs compare_lines"], 1, 300, |n| {
        let texts = [kept(nested(n)), kept(flat(n)), kept(format!("(S{})", " (`` ``) (NN a)".repeat(n)))];
        let without = kept(format!("(S{})", " (NN a)".repeat(n)));
        let read = texts.map(|text| brackets::read(text).0.into_iter().next().unwrap());
        let sides = read.map(twintree::Sentence::Brackets);
        work(move || {
            let parameters = parseval::Parameters::default();
            let lines = texts.map(|text| parseval::compare_lines(text, text, &parameters).counts().matched);
            let quoted = parseval::compare_lines(texts[2], without, &parameters).counts().matched;
            let both = sides.each_ref().map(|one| parseval::compare(one, one, &parameters).unwrap().counts().matched);
            (lines, quoted, both)
        })
    }),
    claim(&["distances/brackets/comparison.rs crossing", "distances/brackets/comparison.rs crossed", "distances/brackets/labels.rs add"], 1, 500, |n| {
        let comparison = comparison(n);
        work(move || {
            let mut by_label = parseval::ByLabel::default();
            by_label.add(comparison);
            (comparison.crossing(Side::Left).len(), comparison.crossed(Side::Left, 0).count())
        })
    }),
    claim(&["distances/brackets/parameters.rs read"], 1, 1_000, |n| {
        let lines: Vec<String> = (0..n).map(|at| format!("DELETE_LABEL L{at}\n")).collect();
        let text = lines.concat();
        work(move || parseval::Parameters::read(&text))
    }),
];

/// Time of the processor spent on this thread, where the system reports it, so that other programs do not
/// count; else time that went by.
fn spent(began: Instant) -> Duration {
    let told = fs::read_to_string("/proc/thread-self/schedstat");
    let nanoseconds = told
        .ok()
        .and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| began.elapsed(), Duration::from_nanos)
}

/// The time of one call, from as many as take a millisecond.
fn time(work: &mut Work) -> f64 {
    let began = Instant::now();
    let (before, mut calls) = (spent(began), 0);
    loop {
        work();
        calls += 1;
        let time = spent(began).saturating_sub(before);
        if time > Duration::from_millis(1) {
            return time.as_secs_f64() / f64::from(calls);
        }
    }
}

/// How many times as long an input of eight times the size takes: the least of both in several rounds.
fn growth(claim: &Claim) -> f64 {
    let [mut small, mut large] = [claim.size, 8 * claim.size].map(claim.make);
    let mut least = [f64::INFINITY; 2];
    for _ in 0..4 {
        least = [
            least[0].min(time(&mut small)),
            least[1].min(time(&mut large)),
        ];
    }
    least[1] / least[0]
}

#[test]
fn stated_times_hold_over_three_doublings() {
    let mut broken = Vec::new();
    for claim in CLAIMS {
        let began = Instant::now();
        let most = 3.0 * f64::from(8_u32.pow(claim.power));
        let mut grown = growth(claim);
        if grown > most {
            // Once more: what is true of the code is true each time.
            grown = grown.min(growth(claim));
        }
        println!(
            "{grown:>8.1} of {most:>6.0} {:>8.0?}  {}",
            began.elapsed(),
            claim.functions.join(", ")
        );
        if grown > most {
            broken.push((claim.functions, grown));
        }
    }
    assert!(broken.is_empty(), "{broken:?}");
}

/// The functions that can be called from outside and say what they cost, by file and name.
fn stated(folder: &Path, root: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            stated(&path, root, found);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let line = line.trim_start();
            if line != "/// # Complexity" && line != "//! # Complexity" {
                continue;
            }
            let is_item = |line: &&str| {
                let mut words = line.split_whitespace();
                words.any(|word| ["fn", "struct"].contains(&word)) && !line.starts_with("//")
            };
            let item = lines.by_ref().map(str::trim_start).find(is_item);
            let item =
                item.unwrap_or_else(|| panic!("{}: a complexity of nothing", path.display()));
            let mut words = item.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let is_called = item.starts_with("pub fn") || item.starts_with("pub struct");
            let name = words.find(|word| !["pub", "fn", "struct", "const"].contains(word));
            if is_called {
                let file = path
                    .strip_prefix(root)
                    .unwrap()
                    .to_str()
                    .unwrap()
                    .replace('\\', "/");
                found.insert(format!("{file} {}", name.unwrap_or_default()));
            }
        }
    }
}

/// They take a few instructions whatever the input.
const STEPS: [&str; 2] = ["ratio.rs of", "ratio.rs in_lowest_terms"];

#[test]
fn every_stated_complexity_is_tried() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = BTreeSet::new();
    stated(&root, &root, &mut found);
    let tried: BTreeSet<String> = CLAIMS
        .iter()
        .flat_map(|claim| claim.functions)
        .chain(&STEPS)
        .map(|&name| name.to_owned())
        .collect();
    // Projecting is tried as a whole, by the commands of the command line: from clauses to a model, and
    // from a model to sentences.
    let is_asked = |name: &&String| !name.starts_with("projection/");
    let untried: Vec<_> = found.difference(&tried).filter(is_asked).collect();
    assert!(untried.is_empty(), "no claim for {untried:#?}");
    let gone: Vec<_> = tried.difference(&found).collect();
    assert!(gone.is_empty(), "nothing is said of {gone:#?}");
}
