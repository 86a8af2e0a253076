//! The features of a source clause: the functions T1 of the source, each with the texts that it
//! gives of a clause.
//!
//! ```
//! use twintree::projection::sentences::SourceSentence;
//! use twintree::projection::language::GERMAN;
//! use twintree::Reader;
//! use twintree::text::{Diagnostics, Format};
//!
//! let text = "(s (pper-sb er) (vafin-hd hat) (vp-oc (adv-mo oft) (vvpp-hd geschlafen)))";
//! let sentence = Reader::new(text, Format::Brackets).next_sentence(&mut Diagnostics::new());
//! let sentence = SourceSentence::new(&sentence.ok_or("no sentence")?, &GERMAN)?;
//! let [clause] = sentence.all() else { return Err("not one clause".into()) };
//! let functions = sentence.functions(clause);
//! let of = |number| functions.clause.iter().filter(move |(one, _)| one.number() == number);
//! let texts = |number| of(number).map(|(_, text)| text.as_str()).collect::<Vec<_>>();
//! assert_eq!(texts(3), ["hat geschlafen"]);
//! assert_eq!(texts(5), ["(S PPER-SB VAFIN-HD (VP-OC ADV-MO VVPP-HD))"]);
//! assert_eq!(functions.modifiers[1].texts[0].1, "ADV-MO oft");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **\[D\]** Suffixes have 3 characters; the leftmost and the rightmost child of a subject are its first
//! and its last word; functions 24 to 28 describe a modifier, by its own node. Labels keep their function
//! tags, which identify subject and object.
//!
//! Source: Cowan, Kučerová and Collins 2006, section 5, table 1.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::projection::clauses::Clauses;
use crate::projection::language::{SourceLanguage, matches};
use crate::projection::parse::Parse;
use crate::projection::source::SourceClause;
use crate::tree::NodeId;

/// How many characters of a suffix are examined.
const SUFFIX: usize = 3;

/// One of the functions, by its number in the table of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Function(u8);

impl Function {
    /// How many describe the clause; those after them describe a modifier.
    pub const OF_CLAUSE: u8 = 23;

    /// How many there are.
    pub const COUNT: u8 = 28;

    /// The function of a number, from 1.
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::COUNT).contains(&number).then_some(Self(number))
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What it says, in English.
    pub fn name(self) -> &'static str {
        match self.0 {
            1 => "main verb",
            2 => "any verb",
            3 => "all verbs in sequence",
            4 => "spine",
            5 => "tree",
            6 => "first tag of the subject",
            7 => "first word of the subject",
            8 => "last suffix of the subject",
            9 => "first tag of the object",
            10 => "first word of the object",
            11 => "last suffix of the object",
            12 => "tag of the negation",
            13 => "existential",
            14 => "introducing word",
            15 => "tag of a word that asks or relates",
            16 => "word that asks or relates",
            17 => "tag of the verb in first position",
            18 => "verb in first position",
            19 => "relative pronoun under a preposition",
            20 => "all verbs at the end",
            21 => "label of the root",
            22 => "words of the subject",
            23 => "words of the object",
            24 => "words of the modifier",
            25 => "modifier in its rule",
            26 => "modifier in the right-hand side",
            27 => "modifier with its siblings",
            _ => "number of words of the modifier",
        }
    }
}

/// What the functions give of a clause.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Functions {
    /// The main verb, in lower case; empty without one.
    pub verb: String,
    /// Functions 1 to 23, in order; one may give several texts, or none.
    pub clause: Vec<(Function, String)>,
    /// By modifier.
    pub modifiers: Vec<OfModifier>,
}

/// What the functions give of a modifier.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfModifier {
    /// Its label.
    pub label: String,
    /// Its words in lower case, with spaces between them.
    pub words: String,
    /// Functions 24 to 28, in order.
    pub texts: Vec<(Function, String)>,
}

/// A clause while it is examined.
struct View<'v> {
    parse: &'v Parse,
    clauses: &'v Clauses,
    clause: &'v SourceClause,
    language: &'v SourceLanguage<'v>,
    leaves: Vec<NodeId>,
}

impl Functions {
    /// Describes a clause.
    ///
    /// # Complexity
    /// O(n · m) for n nodes and m modifiers: the siblings of each are named.
    pub(crate) fn new(
        clauses: &Clauses,
        clause: &SourceClause,
        language: &SourceLanguage<'_>,
    ) -> Self {
        let parse = clauses.parse();
        let leaves = clauses.leaves(clause.id).collect();
        let view = View {
            parse,
            clauses,
            clause,
            language,
            leaves,
        };
        let mut all = Self::default();
        let mut add = |number: u8, text: String| all.clause.push((Function(number), text));
        view.verbs(&mut add);
        let subject = view.argument(language.subject);
        let object = view.argument(language.object);
        view.argument_words(6, subject, &mut add);
        view.argument_words(9, object, &mut add);
        view.words(&mut add);
        for (number, argument) in [(22, subject), (23, object)] {
            if let Some(node) = argument {
                add(number, clauses.text(&[node]));
            }
        }
        let main = clause.main.and_then(|verb| parse.word(verb));
        main.unwrap_or_default().clone_into(&mut all.verb);
        let modifiers = clause.modifiers.iter();
        all.modifiers = modifiers.map(|&node| view.modifier(node)).collect();
        all
    }
}

impl View<'_> {
    fn word(&self, leaf: NodeId) -> &str {
        self.parse.word(leaf).unwrap_or_default()
    }

    fn verbs(&self, add: &mut impl FnMut(u8, String)) {
        let Some(main) = self.clause.main else { return };
        add(1, self.word(main).to_owned());
        let verbs = self.clause.verbs.iter();
        let verbs: Vec<&str> = verbs.map(|&verb| self.word(verb)).collect();
        let mut different = verbs.clone();
        different.sort_unstable();
        different.dedup();
        for verb in different {
            add(2, verb.to_owned());
        }
        add(3, verbs.join(" "));
        let path = self.clause.path.iter().chain([&main]);
        let labels: Vec<&str> = path.map(|&node| self.parse.label(node)).collect();
        add(4, labels.join(" "));
        add(5, self.tree());
    }

    /// The phrases on the way to the main verb with the labels of their children.
    fn tree(&self) -> String {
        let mut text = String::new();
        // What stands behind the phrases that are open.
        let mut behind = Vec::new();
        let mut inner = self.clause.path.iter().skip(1);
        for &phrase in &self.clause.path {
            text = text + "(" + self.parse.label(phrase);
            let inner = inner.next();
            let mut children = self.parse.tree().children(phrase).iter();
            let before = children.by_ref().take_while(|child| Some(*child) != inner);
            for &child in before {
                text = text + " " + self.parse.label(child);
            }
            let after = children.flat_map(|&child| [" ", self.parse.label(child)]);
            behind.push(after.collect::<String>() + ")");
            text.extend(inner.map(|_| " "));
        }
        behind
            .into_iter()
            .rev()
            .fold(text, |text, closing| text + &closing)
    }

    /// The first modifier with the best of these functions.
    fn argument(&self, functions: &[&str]) -> Option<NodeId> {
        let path = self.clause.path.iter();
        let children = path.flat_map(|&node| self.parse.tree().children(node));
        let is_own = |node: &&NodeId| self.clauses.owner(**node) == Some(self.clause.id);
        let children: Vec<NodeId> = children.filter(is_own).copied().collect();
        functions.iter().find_map(|function| {
            let mut children = children.iter().copied();
            children.find(|&child| self.parse.has_function(child, function))
        })
    }

    fn argument_words(
        &self,
        first: u8,
        argument: Option<NodeId>,
        add: &mut impl FnMut(u8, String),
    ) {
        let Some(node) = argument else { return };
        let leaves = || self.clauses.own_leaves(node);
        if let Some(leaf) = leaves().next() {
            add(first, self.parse.category(leaf).to_owned());
            add(first + 1, self.word(leaf).to_owned());
        }
        if let Some(leaf) = leaves().last() {
            let word = self.word(leaf);
            let skipped = word.chars().count().saturating_sub(SUFFIX);
            add(first + 2, word.chars().skip(skipped).collect());
        }
    }

    fn words(&self, add: &mut impl FnMut(u8, String)) {
        let language = self.language;
        let category = |leaf: NodeId| self.parse.category(leaf);
        let leaves = || self.leaves.iter().copied();
        for leaf in leaves().filter(|&leaf| language.negations.contains(&self.word(leaf))) {
            add(12, category(leaf).to_owned());
        }
        for words in language.existentials {
            let [one, verb] = *words;
            let mut verbs = self.clause.verbs.iter();
            let has_verb = verbs.any(|&leaf| self.word(leaf) == verb);
            if has_verb && leaves().any(|leaf| self.word(leaf) == one) {
                add(13, words.join(" "));
            }
        }
        let asks = |leaf: NodeId| {
            matches(language.relatives, category(leaf))
                || matches(language.interrogatives, category(leaf))
        };
        let introduces =
            |leaf: NodeId| asks(leaf) || matches(language.complementizers, category(leaf));
        for leaf in leaves().filter(|&leaf| introduces(leaf)) {
            add(14, self.word(leaf).to_owned());
        }
        for leaf in leaves().filter(|&leaf| asks(leaf)) {
            add(15, self.parse.label(leaf).to_owned());
        }
        for leaf in leaves().filter(|&leaf| asks(leaf)) {
            add(16, self.word(leaf).to_owned());
        }
        let mut said = leaves().filter(|&leaf| !self.parse.is_punctuation(leaf));
        let first = said.next();
        if let Some(first) = first.filter(|first| self.clause.verbs.contains(first)) {
            add(17, category(first).to_owned());
            add(18, self.word(first).to_owned());
        }
        for leaf in leaves().filter(|&leaf| asks(leaf)) {
            let mut above = self.parse.tree().parent(leaf);
            while let Some(node) = above.filter(|&node| node != self.clause.root) {
                if matches(language.prepositional, self.parse.category(node)) {
                    add(19, self.clauses.text(&[node]));
                    break;
                }
                above = self.parse.tree().parent(node);
            }
        }
        let ends_in_verbs = if self.ends_in_verbs() { "yes" } else { "no" };
        add(20, ends_in_verbs.to_owned());
        add(21, self.parse.label(self.clause.root).to_owned());
    }

    /// Whether nothing but verbs stands after the first of them.
    fn ends_in_verbs(&self) -> bool {
        let Some(first) = self.clause.verbs.first() else {
            return false;
        };
        let mut after = self.leaves.iter().filter(|leaf| *leaf > first);
        after.all(|leaf| {
            self.parse.is_punctuation(*leaf)
                || self.clause.verbs.contains(leaf)
                || matches(self.language.infinitive, self.parse.category(*leaf))
        })
    }

    fn modifier(&self, node: NodeId) -> OfModifier {
        let label = self.parse.label(node);
        let parent = self.parse.tree().parent(node);
        let siblings = parent.map_or(&[][..], |parent| self.parse.tree().children(parent));
        let names = siblings.iter().map(|&one| {
            let name = self.parse.label(one);
            if one == node {
                format!("[{name}]")
            } else {
                name.to_owned()
            }
        });
        let names: Vec<String> = names.collect();
        let hand = names.join(" ");
        let rule = parent.map_or("", |parent| self.parse.label(parent));
        let place = siblings.iter().position(|&one| one == node).unwrap_or(0);
        let name = |place: Option<usize>| {
            let sibling = place.and_then(|place| siblings.get(place));
            sibling.map_or("–", |&sibling| self.parse.label(sibling))
        };
        let beside = [
            name(place.checked_sub(1)),
            label,
            name(place.checked_add(1)),
        ];
        let leaves = self.clauses.own_leaves(node).count();
        let words = self.clauses.text(&[node]);
        let texts = [
            [label, " ", &words].concat(),
            [rule, " → ", &hand].concat(),
            hand,
            beside.join(" "),
            leaves.to_string(),
        ];
        OfModifier {
            label: label.to_owned(),
            words,
            texts: (Function::OF_CLAUSE + 1..)
                .map(Function)
                .zip(texts)
                .collect(),
        }
    }
}
