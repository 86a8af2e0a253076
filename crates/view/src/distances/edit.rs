//! Tree edit distance: the cheapest way from one tree to the other, step by step.

use twintree::distances::Undefined;
use twintree::distances::tree_edit::{
    Edit, Label, Nodes, Options, PairEdit, Prices, Step, Words, compare_pair,
};
use twintree::{NodeId, Pair, Side};

use super::{Reason, read};
use crate::number::number;
use crate::request::Refused;
use crate::{Diagnostic, Request};

answers! {
    /// What is compared of two trees.
    #[derive(Copy, Default)]
    pub struct TreeEditOptions {
        /// Of words with heads the relations alone, not their forms.
        pub relations_alone: bool,
        /// What the edits cost; 1 each where they are missing.
        #[tsify(optional, type = "EditCosts | undefined")]
        pub costs: Option<EditCosts>,
    }

    /// What each edit of a node costs, at least 1 and at most 65,535.
    #[derive(Copy)]
    pub struct EditCosts {
        /// Of a node that is deleted.
        pub delete: u32,
        /// Of a node that is inserted.
        pub insert: u32,
        /// Of a node that becomes another one; it is deleted and the other one inserted where that is cheaper.
        pub rename: u32,
    }

    /// What is done in a step.
    pub enum NodeEdit {
        /// A node stays as it is.
        Keep = "keep",
        /// A node becomes another one.
        Rename = "rename",
        /// A node of the left tree is deleted; its children take its place.
        Delete = "delete",
        /// A node of the right tree is inserted above some of its parent's children.
        Insert = "insert",
    }

    /// A step of the script.
    pub struct TreeEditStep from(step: &Step) {
        /// What is done.
        pub edit: NodeEdit = match step.edit {
            Edit::Keep(..) => NodeEdit::Keep,
            Edit::Rename(..) => NodeEdit::Rename,
            Edit::Delete(_) => NodeEdit::Delete,
            Edit::Insert(_) => NodeEdit::Insert,
        },
        /// The index of the left node, unless one is inserted.
        pub left: Option<u32> = step.edit.left().map(index),
        /// The index of the right node, unless one is deleted.
        pub right: Option<u32> = step.edit.right().map(index),
        /// What it costs.
        pub cost: u32 = step.cost,
        /// The cost of all steps up to this one.
        pub total: u32 = step.total,
    }

    /// A node that is compared: a word, or a phrase.
    pub struct TreeEditNode {
        /// The id of the word.
        pub word: Option<u32>,
        /// The index of the phrase among those of the sentence.
        pub phrase: Option<u32>,
        /// The form of a word or the label of a phrase; empty if there is none, or it is not compared.
        pub label: String,
        /// The relation of a word to its head, where that is compared.
        pub relation: Option<String>,
    }

    /// The cheapest way from one tree to the other.
    pub struct TreeEdit {
        /// What it costs; at most what it costs to delete the one tree and to insert the other.
        pub distance: u32,
        /// The nodes of the left tree.
        pub left: Vec<TreeEditNode>,
        /// The nodes of the right tree.
        pub right: Vec<TreeEditNode>,
        /// The steps; those that keep or rename a node are the mapping.
        pub steps: Vec<TreeEditStep>,
    }

    /// The cheapest way from one tree to the other, or why there is none.
    pub enum TreeEditResult {
        /// The way.
        Ok {
            /// All of it.
            edit: Box<TreeEdit>,
        },
        /// There is none.
        Undefined {
            /// Why.
            reason: Reason,
        },
        /// A text cannot be read.
        Rejected {
            /// What is wrong.
            diagnostics: Vec<Diagnostic>,
        },
    }
}

impl TreeEditResult {
    /// Of the trees of a request.
    pub fn new(request: &Request, options: TreeEditOptions) -> Self {
        match read(request).map(|pair| TreeEdit::new(&pair, options)) {
            Ok(Ok(edit)) => Self::Ok {
                edit: Box::new(edit),
            },
            Ok(Err(reason)) => Self::Undefined {
                reason: Reason::new(&reason),
            },
            Err(Refused(diagnostics)) => Self::Rejected { diagnostics },
        }
    }
}

impl EditCosts {
    /// The most that an edit may cost, so that sums of a sentence fit.
    pub const MOST: u32 = 65_535;
}

impl TreeEditOptions {
    /// What is compared of nodes.
    pub(super) fn compared(self) -> Options {
        let words = if self.relations_alone {
            Words::Relation
        } else {
            Words::FormAndRelation
        };
        Options {
            words,
            ..Options::default()
        }
    }

    /// What the edits cost.
    pub(super) fn prices(self) -> Prices {
        self.costs.map_or(Prices::UNIT, |costs| Prices {
            delete: costs.delete,
            insert: costs.insert,
            rename: costs.rename,
        })
    }
}

impl TreeEdit {
    fn new(pair: &Pair<'_>, options: TreeEditOptions) -> Result<Self, Undefined> {
        let PairEdit { nodes, edit } = compare_pair(pair, options.compared(), options.prices())?;
        let [left, right] = nodes;
        Ok(Self {
            distance: edit.distance,
            left: listed(pair, Side::Left, &left),
            right: listed(pair, Side::Right, &right),
            steps: edit.script.iter().map(TreeEditStep::from).collect(),
        })
    }
}

fn listed(pair: &Pair<'_>, side: Side, nodes: &Nodes<'_>) -> Vec<TreeEditNode> {
    let reading = pair.side(side);
    // The word that a node is, or the index of the phrase.
    let place = |node: NodeId, label: &Label<'_>| {
        let is_dependent = matches!(label, Label::Dependent { .. });
        let Some(phrases) = reading.phrases().filter(|_| !is_dependent) else {
            let word = reading.dependencies().map(|tree| tree.word(node).get());
            return (word, None);
        };
        let Some(word) = phrases.word(node) else {
            // The words before a node of the tree are nodes of it, too.
            let before = phrases.first_word(node).get() - 1;
            return (None, Some(index(node) - before));
        };
        (Some(word.get()), None)
    };
    let each = nodes.labels.iter().zip(&nodes.origins);
    let listed = each.map(|(label, &origin)| {
        let (word, phrase) = place(origin, label);
        let (label, relation) = match label {
            Label::Word(form) => (form.clone().into_owned(), None),
            Label::Phrase(label) => (label.unwrap_or_default().to_owned(), None),
            Label::Dependent { form, relation } => (
                form.clone().unwrap_or_default().into_owned(),
                Some((*relation).to_owned()),
            ),
        };
        TreeEditNode {
            word,
            phrase,
            label,
            relation,
        }
    });
    listed.collect()
}

fn index(node: NodeId) -> u32 {
    number(node.index())
}
