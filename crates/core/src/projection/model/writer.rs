//! A model as text.

use alloc::string::String;
use core::fmt::Write;

use super::{Model, VERSION};
use crate::projection::advance::Enforced;
use crate::projection::inventory::List;
use crate::projection::token::Token;

impl Model {
    /// The model as text.
    ///
    /// # Complexity
    /// Linear in its length.
    pub fn write(&self) -> String {
        let mut text = String::from(VERSION);
        let inventory = &self.inventory;
        // Writing to a string does not fail.
        let _ = write!(text, "\nvisits\t{}\nbeam\t{}\n", self.visits, self.beam);
        let mut constraints = self.constraints;
        for (name, switch) in constraints.by_name() {
            if *switch == Enforced::No {
                let _ = writeln!(text, "off\t{name}");
            }
        }
        for one in inventory.symbols.texts() {
            let _ = writeln!(text, "text\t{one}");
        }
        for (&verb, stems) in &inventory.lexicon {
            for &(stem, count) in &stems.values {
                let (verb, stem) = (inventory.text(verb), inventory.text(stem));
                let _ = writeln!(text, "lexicon\t{verb}\t{stem}\t{count}");
            }
        }
        for (list, values) in List::ALL.into_iter().zip(&inventory.lists) {
            let name = list.name();
            for &(token, count) in &values.values {
                let _ = writeln!(text, "{name}\t{}\t{count}", inventory.text(token));
            }
        }
        for (&stem, forms) in &inventory.forms {
            for &([form, category], count) in &forms.values {
                let [stem, form, category] = [stem, form, category].map(|one| inventory.text(one));
                let _ = writeln!(text, "form\t{stem}\t{form}\t{category}\t{count}");
            }
        }
        for (key, weight) in self.weights.iter() {
            let _ = write!(text, "weight\t{weight}\t{}", key.template());
            for token in key.tokens() {
                let _ = write!(text, "\t{}", token.number());
            }
            text.push('\n');
        }
        let reranker = &self.reranker;
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
}
