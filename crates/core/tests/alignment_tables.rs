//! The worked tables of alignment, agreement and fusion; the same files are run through the built
//! module.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use twintree::dependency::Labels;
use twintree::relations::agreement::{self, Fractions, Marked, PairLink, class};
use twintree::relations::aligner::{
    Annotated, Method, NodeReason, Options, Proposal, Table, Weights, align,
};
use twintree::relations::fusion::{self, Host, Merge, Origin, Part, Written};
use twintree::relations::synonyms;
use twintree::text::{conllu, links};
use twintree::{Alignment, NodeId, Relation, Symbols};

/// Every table of a folder, at least `least`.
fn tables(folder: &str, least: usize, check: impl Fn(&Value)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/tables")
        .join(folder);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the folder of tables")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    assert!(
        files.len() >= least,
        "{} holds {} tables",
        folder.display(),
        files.len()
    );
    for file in files {
        println!("{}", file.display());
        let text = fs::read_to_string(&file).expect("a readable table");
        check(&serde_json::from_str(&text).expect("JSON"));
    }
}

fn text<'a>(table: &'a Value, name: &str) -> &'a str {
    table[name]
        .as_str()
        .unwrap_or_else(|| panic!("no text {name}"))
}

fn number(value: &Value) -> u32 {
    value
        .as_u64()
        .and_then(|value| u32::try_from(value).ok())
        .expect("a number")
}

fn id(node: NodeId) -> usize {
    node.index() + 1
}

#[track_caller]
fn sentence(text: &str) -> conllu::Sentence<'_> {
    let (mut sentences, diagnostics) = conllu::read(text);
    assert!(
        !diagnostics.iter().any(twintree::text::Diagnostic::is_error),
        "{diagnostics:?}"
    );
    assert_eq!(sentences.len(), 1);
    sentences.remove(0)
}

#[track_caller]
fn side(text: &str, symbols: &mut Symbols) -> Annotated {
    Annotated::of(&sentence(text), symbols, Labels::Whole).expect("a sound sentence")
}

fn reason(reason: NodeReason) -> &'static str {
    match reason {
        NodeReason::SameWords => "same-words",
        NodeReason::SameLemma => "same-lemma",
        NodeReason::Synonym => "synonym",
        NodeReason::None => "none",
    }
}

fn proposal(one: &Proposal) -> Value {
    json!({
        "left": id(one.link.left),
        "right": id(one.link.right),
        "relation": one.relation.as_str(),
        "node": one.node,
        "reason": reason(one.reason),
        "edge": one.edge,
        "score": one.score,
        "children": one.children,
    })
}

#[test]
fn alignments_are_as_worked() {
    tables("alignment", 4, |table| {
        let mut symbols = Symbols::new();
        let left = side(text(table, "left"), &mut symbols);
        let right = side(text(table, "right"), &mut symbols);
        let (synonyms, diagnostics) = synonyms::read(text(table, "synonyms"));
        assert!(diagnostics.is_empty());
        let options = &table["options"];
        let weight = |name: &str| number(&options["weights"][name]);
        let weights = Weights {
            equal: weight("equal"),
            lemma: weight("lemma"),
            synonym: weight("synonym"),
            relation: weight("relation"),
        };
        let method = match (&options["onlyMatching"], &options["baseline"]) {
            (Value::Bool(false), Value::Bool(false)) => Method::TreeMatch,
            (Value::Bool(true), Value::Bool(false)) => Method::OnlyMatching,
            (Value::Bool(false), Value::Bool(true)) => Method::Baseline,
            _ => panic!("no such method"),
        };
        let found = align(
            &left,
            &right,
            &symbols,
            &synonyms,
            &Options { method, weights },
        );
        let found = found.expect("small trees");
        let expect = &table["expect"];
        assert_eq!(Value::from(found.score), expect["score"]);
        let links: Vec<Value> = found.links.iter().map(proposal).collect();
        assert_eq!(Value::from(links), expect["links"]);
        let cells = Table::new(&left, &right, &symbols, &synonyms, weights).expect("small trees");
        for cell in expect["cells"].as_array().into_iter().flatten() {
            let node = |side: &Annotated, at: usize| {
                side.tree()
                    .node(number(&cell[at]) as usize - 1)
                    .expect("a word")
            };
            let score = cells.score(node(&left, 0), node(&right, 1));
            assert_eq!(Value::from(score), cell[2], "S of {cell}");
        }
    });
}

fn annotation(lines: &Value) -> Vec<Vec<Marked>> {
    let read = |line: &Value| {
        let line = line.as_str().expect("a line");
        let (named, diagnostics) = links::read_pair(line, links::Numbering::FromOne);
        assert!(diagnostics.is_empty());
        let marked = named
            .iter()
            .map(|link| Marked::new(link.left, link.right, link.relation));
        marked.collect()
    };
    lines.as_array().expect("lines").iter().map(read).collect()
}

#[track_caller]
fn close(got: f64, worked: &Value) {
    let worked = worked.as_f64().expect("a number");
    assert!((got - worked).abs() < 0.000_051, "{got}, worked {worked}");
}

#[track_caller]
fn all_close(got: Fractions, worked: &Value) {
    for (got, worked) in [got.precision, got.recall, got.f]
        .into_iter()
        .zip([0, 1, 2].map(|at| &worked[at]))
    {
        close(got, worked);
    }
}

/// `1: 3-3 4-4:equals | 2: 1-1`, pairs from 1.
fn listed(found: &[PairLink]) -> String {
    let link = |PairLink { link, .. }: &PairLink| match link.relation {
        None => format!("{}-{}", link.left, link.right),
        Some(relation) => format!("{}-{}:{}", link.left, link.right, relation.as_str()),
    };
    let pair = |of_pair: &[PairLink]| {
        let all: Vec<String> = of_pair.iter().map(link).collect();
        format!("{}: {}", of_pair[0].pair + 1, all.join(" "))
    };
    let pairs: Vec<String> = found
        .chunk_by(|one, other| one.pair == other.pair)
        .map(pair)
        .collect();
    pairs.join(" | ")
}

#[test]
fn agreements_are_as_worked() {
    tables("agreement", 4, |table| {
        let found = agreement::compare(
            &annotation(&table["real"]),
            &annotation(&table["predicted"]),
        );
        let (links, relations) = (&table["expect"]["links"], &table["expect"]["relations"]);
        let micro = found.links.micro;
        let counts = [micro.real, micro.predicted, micro.correct].map(Value::from);
        assert_eq!(
            counts.each_ref(),
            ["real", "predicted", "correct"].map(|name| &links[name])
        );
        all_close(micro.fractions(), &links["micro"]);
        all_close(found.links.macro_mean, &links["macro"]);
        assert_eq!(Value::from(found.relations.shared()), relations["shared"]);
        all_close(found.relations.weighted(), &relations["weighted"]);
        close(found.relations.kappa(), &relations["kappa"]);
        for relation in Relation::ALL.map(Some).into_iter().chain([None]) {
            let name = relation.map_or("none", Relation::as_str);
            all_close(
                found.relations.each(class(relation)).fractions(),
                &relations["each"][name],
            );
        }
        assert_eq!(json!(found.relations.confusion), relations["confusion"]);
        assert_eq!(listed(&found.only_real), text(&table["expect"], "onlyReal"));
        assert_eq!(
            listed(&found.only_predicted),
            text(&table["expect"], "onlyPredicted")
        );
        let name = |relation: Option<Relation>| relation.map_or("none", Relation::as_str);
        let differing: Vec<String> = found
            .differing
            .iter()
            .map(|one| {
                let (real, predicted) = (name(one.real), name(one.predicted));
                format!(
                    "{}: {}-{} {real} {predicted}",
                    one.pair + 1,
                    one.left,
                    one.right
                )
            })
            .collect();
        assert_eq!(json!(differing), table["expect"]["differing"]);
    });
}

fn part(part: &Part) -> Value {
    let origin = match part.origin {
        Origin::Host => "host",
        Origin::Replaced => "replaced",
        Origin::Dropped => "dropped",
    };
    let link = part
        .link
        .map(|link| format!("{}-{}", id(link.left), id(link.right)));
    let words: Vec<usize> = part.words.iter().copied().map(id).collect();
    json!({ "text": part.text, "origin": origin, "link": link, "words": words })
}

#[test]
fn fusions_are_as_worked() {
    tables("fusion", 4, |table| {
        let mut symbols = Symbols::new();
        let (left, right) = (
            sentence(text(table, "left")),
            sentence(text(table, "right")),
        );
        let trees = [&left, &right].map(|sentence| {
            twintree::dependency::tree(sentence, &mut symbols, Labels::Whole).expect("sound")
        });
        let forms = [&left, &right].map(|sentence| {
            sentence
                .words()
                .map(conllu::Row::form)
                .collect::<Vec<&str>>()
        });
        let (read, diagnostics) = links::read_pair(text(table, "links"), links::Numbering::FromOne);
        assert!(diagnostics.is_empty());
        let read = read
            .iter()
            .map(|link| (link.left - 1, link.right - 1, link.relation));
        let alignment = Alignment::new(&trees[0], &trees[1], read).expect("links in range");
        let [left, right] =
            [0, 1].map(|at: usize| Written::new(&trees[at], &forms[at]).expect("a form each"));
        let merge = match text(table, "merge") {
            "restate" => Merge::Restate,
            "specify" => Merge::Specify,
            "generalize" => Merge::Generalize,
            other => panic!("no merge {other}"),
        };
        let into = match text(table, "into") {
            "left" => Host::Left,
            "right" => Host::Right,
            other => panic!("no side {other}"),
        };
        let limit = number(&table["limit"]) as usize;
        let options = fusion::Options {
            limit,
            ..fusion::Options::new(merge, into)
        };
        let fusion = fusion::fuse(&left, &right, &alignment, &symbols, &options);
        let expect = &table["expect"];
        let texts: Vec<&str> = fusion
            .sentences
            .iter()
            .map(|one| one.text.as_str())
            .collect();
        assert_eq!(json!(texts), expect["sentences"]);
        assert_eq!(Value::from(fusion.cut), expect["cut"]);
        if !expect["parts"].is_null() {
            let parts = fusion.sentences.iter();
            let parts: Vec<Vec<Value>> = parts
                .map(|one| one.parts.iter().map(part).collect())
                .collect();
            assert_eq!(json!(parts), expect["parts"]);
        }
    });
}
