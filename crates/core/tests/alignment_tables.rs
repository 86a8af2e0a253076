//! The worked tables of alignment, agreement and fusion; the same files are run through the built
//! module.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use twintree::relations::agreement::{self, Fractions, PairLink, class};
use twintree::relations::aligner::{
    Annotated, AnnotatedPair, Method, NodeReason, Options, Proposal, Table, Weights, align,
};
use twintree::relations::fusion::{self, Merge, Origin, Part};
use twintree::relations::synonyms;
use twintree::text::links;
use twintree::{AnnotatedLink, Pair, PairOptions, Relation, Side, WordId};

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

/// The pair of a table, whose texts have no errors.
#[track_caller]
fn pair<'a>(table: &'a Value, links: &str) -> Pair<'a> {
    let (left, right) = (text(table, "left"), text(table, "right"));
    let pair = Pair::read(left, right, links, &PairOptions::default());
    let errors = pair.diagnostics().filter(|(_, one)| one.is_error());
    assert_eq!(errors.count(), 0);
    pair
}

fn reason(reason: NodeReason) -> &'static str {
    match reason {
        NodeReason::SameWords => "same-words",
        NodeReason::SameLemma => "same-lemma",
        NodeReason::Synonym => "synonym",
        NodeReason::None => "none",
        _ => panic!("no such reason"),
    }
}

fn proposal(one: &Proposal) -> Value {
    json!({
        "left": one.link.left.get(),
        "right": one.link.right.get(),
        "relation": one.relation.map(Relation::as_str),
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
        let pair = pair(table, "");
        let annotated = AnnotatedPair::new(&pair).expect("sound texts");
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
        let found = align(&annotated, &synonyms, &Options { method, weights });
        let found = found.expect("small trees");
        let expect = &table["expect"];
        assert_eq!(Value::from(found.score), expect["score"]);
        let links: Vec<Value> = found.links.iter().map(proposal).collect();
        assert_eq!(Value::from(links), expect["links"]);
        let cells = Table::new(&annotated, &synonyms, weights).expect("small trees");
        for cell in expect["cells"].as_array().into_iter().flatten() {
            let side = |side: &Annotated<'_>, at: usize| {
                let word = WordId::new(number(&cell[at])).expect("a word");
                side.dependencies().node(word).expect("a word")
            };
            let (left, right) = (side(&annotated.left, 0), side(&annotated.right, 1));
            assert_eq!(json!(cells.score(left, right)), cell[2], "S of {cell}");
        }
    });
}

fn annotation(lines: &Value) -> Vec<Vec<AnnotatedLink>> {
    let read = |line: &Value| {
        let line = line.as_str().expect("a line");
        let (named, diagnostics) = links::read_pair(line, links::Numbering::FromOne);
        assert!(diagnostics.is_empty());
        named.iter().map(links::LinkText::marked).collect()
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
        None => link.link.to_string(),
        Some(relation) => format!("{}:{relation}", link.link),
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
            &annotation(&table["gold"]),
            &annotation(&table["predicted"]),
        )
        .expect("few links");
        let (links, relations) = (&table["expect"]["links"], &table["expect"]["relations"]);
        let micro = found.links.micro;
        let counts = [micro.gold, micro.predicted, micro.correct].map(Value::from);
        assert_eq!(
            counts.each_ref(),
            ["gold", "predicted", "correct"].map(|name| &links[name])
        );
        all_close(micro.fractions(), &links["micro"]);
        all_close(found.links.macro_mean, &links["macro"]);
        assert_eq!(Value::from(found.relations.shared()), relations["shared"]);
        all_close(found.relations.weighted(), &relations["weighted"]);
        match found.relations.kappa() {
            Some(kappa) => close(kappa, &relations["kappa"]),
            None => assert_eq!(Value::Null, relations["kappa"]),
        }
        let pairs = [found.links.averaged, found.links.left_out].map(Value::from);
        assert_eq!(
            pairs.each_ref(),
            ["averaged", "leftOut"].map(|name| &links[name])
        );
        for relation in Relation::ALL.map(Some).into_iter().chain([None]) {
            let name = relation.map_or("none", Relation::as_str);
            all_close(
                found.relations.each(class(relation)).fractions(),
                &relations["each"][name],
            );
        }
        assert_eq!(json!(found.relations.confusion), relations["confusion"]);
        assert_eq!(listed(&found.only_gold), text(&table["expect"], "onlyGold"));
        assert_eq!(
            listed(&found.only_predicted),
            text(&table["expect"], "onlyPredicted")
        );
        let name = |relation: Option<Relation>| relation.map_or("none", Relation::as_str);
        let differing: Vec<String> = found
            .differing
            .iter()
            .map(|one| {
                let (gold, predicted) = (name(one.gold), name(one.predicted));
                format!("{}: {} {gold} {predicted}", one.pair + 1, one.link)
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
    let link = part.link.map(|link| link.to_string());
    let words: Vec<u32> = part.words.iter().map(|word| word.get()).collect();
    json!({ "text": part.text, "origin": origin, "link": link, "words": words })
}

#[test]
fn fusions_are_as_worked() {
    tables("fusion", 4, |table| {
        let pair = pair(table, text(table, "links"));
        let merge = match text(table, "merge") {
            "restate" => Merge::Restate,
            "specify" => Merge::Specify,
            "generalize" => Merge::Generalize,
            other => panic!("no merge {other}"),
        };
        let into = match text(table, "into") {
            "left" => Side::Left,
            "right" => Side::Right,
            other => panic!("no side {other}"),
        };
        let limit = number(&table["limit"]) as usize;
        let options = fusion::Options {
            limit,
            ..fusion::Options::new(merge, into)
        };
        let fusion = fusion::fuse(&pair, &options).expect("sound texts");
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
