//! The worked tables in `tests/tables/edits` of the repository: brackets and tree edit distance of two
//! texts.
//!
//! `options` may say `words` (`relation`), and of brackets `marks` (`dropped`). A ratio is numerator and denominator; a script is the names
//! of its steps. What is undefined is named with its code.

use crate::worked::tables;
use serde_json::{Value, json};
use twintree::distances::Undefined;
use twintree::distances::brackets::{self, Parameters, Status};
use twintree::distances::leaves::Marks;
use twintree::distances::tree_edit::{
    Options, PairDistance, Prices, Words, compare_pair, distance_of_pair,
};
use twintree::{Pair, PairOptions, Ratio, Side};

/// What was counted, or the stable name of the reason why nothing was.
fn of_brackets(pair: &Pair<'_>, parameters: &Parameters) -> Result<Value, &'static str> {
    let sentence = |side| pair.side(side).sentence().expect("a sentence");
    let (left, right) = (sentence(Side::Left), sentence(Side::Right));
    let compared = brackets::compare(left, right, parameters).map_err(|reason| reason.code())?;
    if compared.status != Status::Compared {
        return Err(compared.status.code());
    }
    let counts = compared.counts();
    let ratio = |ratio: Option<Ratio>| ratio.map(|one| [one.part(), one.whole()]);
    Ok(json!({
        "left": counts.left,
        "right": counts.right,
        "matched": counts.matched,
        "crossing": counts.crossing,
        "precision": ratio(counts.precision()),
        "recall": ratio(counts.recall()),
        "f": ratio(counts.f()),
    }))
}

fn of_edit(pair: &Pair<'_>, options: Options) -> Result<Value, Undefined> {
    let compared = compare_pair(pair, options, Prices::UNIT)?;
    let [left, right] = compared.nodes.map(|side| side.tree.len());
    let alone = PairDistance {
        distance: compared.edit.distance,
        nodes: [left, right],
    };
    assert_eq!(distance_of_pair(pair, options, Prices::UNIT), Ok(alone));
    let steps = compared.edit.script.iter().map(|step| step.edit.code());
    Ok(json!({
        "distance": compared.edit.distance,
        "left": left,
        "right": right,
        "script": steps.collect::<Vec<_>>().join(" "),
    }))
}

#[test]
fn every_worked_table_is_reproduced() {
    let tables = tables("edits");
    assert!(tables.len() >= 6, "tables are missing: {}", tables.len());
    for (path, table) in tables {
        let text = |field: &str| table[field].as_str().expect("a text");
        let pair = Pair::read(text("left"), text("right"), "", &PairOptions::default());
        let mut options = Options::default();
        if table["options"]["words"] == "relation" {
            options.words = Words::Relation;
        }
        let mut parameters = Parameters::default();
        if table["options"]["marks"] == "dropped" {
            parameters = parameters.with_marks(Marks::Dropped);
        }
        let edit = of_edit(&pair, options).map_err(|reason| reason.code());
        for (name, found) in [
            ("brackets", of_brackets(&pair, &parameters)),
            ("treeEdit", edit),
        ] {
            let expected = &table["expect"][name];
            let undefined = &table["expect"]["undefined"][name];
            match found {
                Ok(found) => assert_eq!(found, *expected, "{}", path.display()),
                Err(reason) => assert_eq!(reason, *undefined, "{}", path.display()),
            }
        }
    }
}
