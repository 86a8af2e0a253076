//! A model as text.

use alloc::string::String;
use core::fmt::Write;

use super::{Model, VERSION};
use crate::projection::advance::{Constraints, Enforced};
use crate::projection::inventory::Form;
use crate::projection::token::Token;

/// See [`Model::write`].
pub(super) fn write(model: &Model) -> String {
    let mut text = String::from(VERSION);
    let inventory = &model.inventory;
    // Writing to a string does not fail.
    let _ = write!(text, "\nvisits\t{}\nbeam\t{}\n", model.visits, model.beam);
    let Constraints {
        lexicon,
        inflection,
        in_modals,
        post_sub,
    } = model.constraints;
    let switches = [
        ("lexicon", lexicon),
        ("inflection", inflection),
        ("in-modals", in_modals),
        ("post-sub", post_sub),
    ];
    for (name, _) in switches.iter().filter(|(_, one)| *one == Enforced::No) {
        let _ = writeln!(text, "off\t{name}");
    }
    for one in inventory.symbols.texts() {
        let _ = writeln!(text, "text\t{one}");
    }
    for (&verb, stems) in &inventory.lexicon {
        for &(stem, count) in stems {
            let (verb, stem) = (inventory.text(verb), inventory.text(stem));
            let _ = writeln!(text, "lexicon\t{verb}\t{stem}\t{count}");
        }
    }
    let lists = [
        ("stem", &inventory.stems),
        ("spine", &inventory.spines),
        ("subject", &inventory.subjects),
        ("object", &inventory.objects),
        ("wh", &inventory.wh),
        ("modals", &inventory.modals),
    ];
    for (name, list) in lists {
        for &(token, count) in list {
            let _ = writeln!(text, "{name}\t{}\t{count}", inventory.text(token));
        }
    }
    for (&stem, forms) in &inventory.forms {
        for &Form {
            text: form,
            category,
            count,
        } in forms
        {
            let [stem, form, category] = [stem, form, category].map(|one| inventory.text(one));
            let _ = writeln!(text, "form\t{stem}\t{form}\t{category}\t{count}");
        }
    }
    for (key, weight) in model.weights.iter() {
        let _ = write!(text, "weight\t{weight}\t{}", key.template());
        for token in key.tokens() {
            let _ = write!(text, "\t{}", token.number());
        }
        text.push('\n');
    }
    let reranker = &model.reranker;
    if reranker.visits > 0 {
        let _ = writeln!(text, "choices\t{}", reranker.visits);
    }
    for (key, weight) in reranker.weights.iter() {
        let [setting, .., translation] = key.tokens().map(Token::number);
        let template = key.template();
        let _ = writeln!(
            text,
            "choice\t{weight}\t{template}\t{setting}\t{translation}"
        );
    }
    text
}
