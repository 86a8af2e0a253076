//! The extended projection of a clause of the target language: its main verb, and what stands on
//! the way from the root of the clause to it.
//!
//! ```
//! use twintree::projection::sentences::TargetSentence;
//! use twintree::projection::{Lemmas, language::ENGLISH};
//! use twintree::Reader;
//! use twintree::text::{Diagnostics, Format};
//!
//! let text = "(SBAR (WHNP (WDT which)) (SG-A (VP (VBD was) (VP (VBN released)))))";
//! let sentence = Reader::new(text, Format::Brackets).next_sentence(&mut Diagnostics::new());
//! let sentence = sentence.ok_or("no sentence")?;
//! let sentence = TargetSentence::new(&sentence, &ENGLISH, &Lemmas::default())?;
//! let [(_, Some(clause))] = sentence.all() else { return Err("not one clause".into()) };
//! assert_eq!(clause.spine.as_str(), "(SBAR WHNP (SG-A (VP V)))");
//! assert_eq!((clause.stem.as_str(), clause.voice.as_str()), ("release", "passive"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **\[D\]** The source takes projections from the head path of a parser. Here the way leads from
//! `SBAR` and `SBARQ` to the clause in it; from there to the verb phrase; from a verb phrase to the
//! one in it while its verb is a modal, *to*, or a form of *be*, *have*, *do* or *get*. A verb phrase
//! of verb phrases alone is left through the first. The first verb of a question stands before the
//! subject and is passed like the others; a question without a verb phrase has its main verb there,
//! and its spine is drawn as if a verb phrase were. Verbs are kept in lower case, and a *not* after the
//! main verb belongs to its form.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::projection::clauses::{ClauseId, Clauses};
use crate::projection::decisions::{Place, Voice};
use crate::projection::language::{TargetLanguage, matches};
use crate::projection::lemmas::Lemmas;
use crate::projection::parse::{NoParse, Parse};
use crate::projection::spine::{NOMINAL, Spine, VERB};
use crate::sentence::Sentence;
use crate::tree::NodeId;

/// A clause of the target language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetClause {
    /// Which one of its sentence.
    pub id: ClauseId,
    /// Its root.
    pub root: NodeId,
    /// The phrases from the root to the main verb.
    pub path: Vec<NodeId>,
    /// Its main verb.
    pub main: NodeId,
    /// The verbs passed on the way, and what negates them, in order.
    pub modals: Vec<NodeId>,
    /// The negation of the main verb itself, directly after it.
    pub negation: Option<NodeId>,
    /// The subject.
    pub subject: Option<NodeId>,
    /// The object.
    pub object: Option<NodeId>,
    /// Phrases of words that ask or relate.
    pub wh: Vec<NodeId>,
    /// Words that introduce the clause.
    pub complementizers: Vec<NodeId>,
    /// Everything else, and where it stands.
    pub modifiers: Vec<(NodeId, Place)>,
    /// The tree over the main verb.
    pub spine: Spine,
    /// The stem of the main verb; the form itself where the table does not know it.
    pub stem: String,
    /// Whether the table knows it.
    pub is_known: bool,
    /// The form of the main verb, in lower case.
    pub infl: String,
    /// Active or passive.
    pub voice: Voice,
}

/// The way from the root of a clause to its main verb.
#[derive(Default)]
struct Way {
    path: Vec<NodeId>,
    modals: Vec<NodeId>,
    main: Option<NodeId>,
}

/// The state while a clause is read.
struct View<'v> {
    parse: &'v Parse,
    clauses: &'v Clauses,
    id: ClauseId,
    language: &'v TargetLanguage<'v>,
    lemmas: &'v Lemmas,
}

impl TargetClause {
    /// The extended projection of a clause; `None` if it has no main verb, or the sentence does not
    /// have that clause.
    ///
    /// # Complexity
    /// O(n · (d + log l)) for n nodes of the clause, a main verb at depth d and l lemmas.
    fn new(
        clauses: &Clauses,
        id: ClauseId,
        language: &TargetLanguage<'_>,
        lemmas: &Lemmas,
    ) -> Option<Self> {
        let root = clauses.get(id)?.root;
        let parse = clauses.parse();
        let view = View {
            parse,
            clauses,
            id,
            language,
            lemmas,
        };
        let Way { path, modals, main } = view.way(root);
        let main = main?;
        let form = parse.word(main)?;
        let known = lemmas.stem(form);
        let last = modals.iter().rev().find(|&&node| view.is_verb(node));
        let is_passive = matches(language.participles, parse.category(main))
            && match last {
                Some(&last) => view.has_stem(last, language.passives),
                // In a reduced relative, and nowhere else, the participle is enough.
                None => parse.category(main) == language.participle && view.is_reduced(&path),
            };
        let negation = view.next(main).filter(|&node| view.is_negation(node));
        let infl = match negation.and_then(|node| parse.word(node)) {
            Some(word) => [form, word].join(" "),
            None => form.to_owned(),
        };
        let mut clause = Self {
            id,
            root,
            main,
            subject: None,
            object: None,
            wh: Vec::new(),
            complementizers: Vec::new(),
            modifiers: Vec::new(),
            spine: Spine::read("(VP V)")?,
            stem: known.unwrap_or(form).to_owned(),
            is_known: known.is_some(),
            infl,
            voice: if is_passive {
                Voice::Passive
            } else {
                Voice::Active
            },
            path,
            modals,
            negation,
        };
        clause.find_arguments(&view);
        clause.find_others(&view);
        clause.spine = clause.draw(&view)?;
        Some(clause)
    }

    /// The phrase in which the main verb stands, if the way leads through a verb phrase at all.
    fn verb_phrase(&self, view: &View<'_>) -> Option<NodeId> {
        let is = |node: &NodeId| matches(view.language.verb_phrases, view.parse.category(*node));
        self.path.last().copied().filter(is)
    }

    fn find_arguments(&mut self, view: &View<'_>) {
        let inner = |node: &&NodeId| matches(view.language.inner, view.parse.category(**node));
        let sentence = self.path.iter().rev().find(inner).copied();
        let Some(phrase) = self.verb_phrase(view) else {
            // The main verb stands before the subject, which stands before the object.
            let Some(sentence) = sentence else { return };
            let after = |node: &NodeId| *node > self.main;
            self.subject = view.nominal(sentence, after, <[NodeId]>::first);
            let subject = self.subject.unwrap_or(self.main);
            self.object = view.nominal(sentence, |node| *node > subject, <[NodeId]>::first);
            return;
        };
        if let Some(sentence) = sentence {
            let mut of_path = view.parse.tree().children(sentence).iter();
            let verbs = of_path.find(|node| self.path.contains(node)).copied();
            let before = |node: &NodeId| verbs.is_some_and(|verbs| *node < verbs);
            self.subject = view.nominal(sentence, before, <[NodeId]>::last);
        }
        self.object = view.nominal(phrase, |node| *node > self.main, <[NodeId]>::first);
    }

    /// Complementizers, words that ask, and modifiers with their places.
    fn find_others(&mut self, view: &View<'_>) {
        let parse = view.parse;
        let path = self.path.iter();
        let children = path.flat_map(|&node| parse.tree().children(node)).copied();
        let mut others: Vec<NodeId> = children.filter(|&node| view.is_own(node)).collect();
        others.sort_unstable();
        let arguments = [Some(self.main), self.negation, self.subject, self.object];
        others.retain(|node| {
            let is_taken = self.path.contains(node) || self.modals.contains(node);
            !is_taken && !arguments.contains(&Some(*node))
        });
        for node in others {
            let category = parse.category(node);
            let is_leaf = parse.is_leaf(node);
            let is_outer = parse
                .tree()
                .parent(node)
                .is_some_and(|parent| matches(view.language.outer, parse.category(parent)));
            if matches(view.language.wh, category) && !is_leaf {
                self.wh.push(node);
            } else if is_leaf && is_outer && view.is_complementizer(node) {
                self.complementizers.push(node);
            } else if parse.is_punctuation(node)
                || is_leaf && matches(view.language.conjunctions, category)
            {
                // Neither is projected.
            } else {
                self.modifiers.push((node, self.place(node)));
            }
        }
    }

    /// Where a modifier stands.
    fn place(&self, node: NodeId) -> Place {
        let after = |other: Option<NodeId>| other.is_some_and(|other| node > other);
        if node > self.main {
            Place::PostVerb
        } else if after(self.modals.first().copied()) {
            Place::InModals
        } else if after(self.subject) {
            Place::PostSub
        } else {
            Place::PreSub
        }
    }

    /// The spine as text: the nodes of the way, a chain of verb phrases as one, and of their children
    /// what has a slot.
    fn draw(&self, view: &View<'_>) -> Option<Spine> {
        let parse = view.parse;
        let mut slots: Vec<(NodeId, String)> = Vec::new();
        let nominals = [self.subject, self.object].into_iter().flatten();
        slots.extend(nominals.map(|node| (node, NOMINAL.into())));
        let wh = self.wh.iter();
        slots.extend(wh.map(|&node| (node, parse.category(node).into())));
        for &node in &self.complementizers {
            // Brackets are no part of a word.
            let word = parse.word(node)?.replace(['(', ')'], "-");
            slots.push((node, ["(", parse.category(node), " ", &word, ")"].concat()));
        }
        slots.sort_unstable();
        let is_verb_phrase =
            |node: NodeId| matches(view.language.verb_phrases, parse.category(node));
        let chain = self.path.iter().position(|&node| is_verb_phrase(node));
        let chain = chain.unwrap_or(self.path.len());
        let mut pieces: Vec<String> = Vec::new();
        let mut slots = slots.into_iter().peekable();
        for &node in self.path.iter().take(chain) {
            // What stands before the next node of the way, or after it and not in a verb phrase.
            while let Some((_, name)) = slots.next_if(|(slot, _)| *slot < node) {
                pieces.push(name);
            }
            pieces.push(["(", &view.spine_label(node)].concat());
        }
        let phrase = self.verb_phrase(view);
        let is_before = |slot: NodeId| match phrase {
            Some(_) => self.path.get(chain).is_some_and(|&first| slot < first),
            None => Some(slot) == self.subject || slot < self.main,
        };
        while let Some((_, name)) = slots.next_if(|(slot, _)| is_before(*slot)) {
            pieces.push(name);
        }
        pieces.extend(["(VP", VERB].map(ToOwned::to_owned));
        let object = slots.filter(|(slot, _)| Some(*slot) == self.object);
        pieces.extend(object.map(|(_, name)| name));
        Spine::read(&(pieces.join(" ") + &")".repeat(chain + 1)))
    }

    /// The clause in words, in lower case: all but punctuation between its parts.
    pub fn text(&self, clauses: &Clauses) -> String {
        let parse = clauses.parse();
        let is_between = |leaf: &NodeId| {
            let parent = parse.tree().parent(*leaf);
            parse.is_punctuation(*leaf) && parent.is_some_and(|parent| self.path.contains(&parent))
        };
        let leaves = clauses.leaves(self.id).filter(|leaf| !is_between(leaf));
        let words: Vec<&str> = leaves.filter_map(|leaf| parse.word(leaf)).collect();
        words.join(" ")
    }
}

/// A sentence of the target language and its clauses.
#[derive(Clone, Debug)]
pub struct TargetSentence {
    clauses: Clauses,
    all: Vec<(ClauseId, Option<TargetClause>)>,
}

impl TargetSentence {
    /// Looks at a sentence by the rules of its language.
    ///
    /// # Errors
    /// If it cannot be [read](Clauses::new).
    ///
    /// # Complexity
    /// O(n · (d + log l)) for n words and phrases in a tree of depth d, and l lemmas.
    pub fn new(
        sentence: &Sentence<'_>,
        language: &TargetLanguage<'_>,
        lemmas: &Lemmas,
    ) -> Result<Self, NoParse> {
        let clauses = Clauses::new(sentence, language.clauses)?;
        let of = |id| (id, TargetClause::new(&clauses, id, language, lemmas));
        let mut all: Vec<_> = clauses.ids().map(of).collect();
        all.sort_by_cached_key(|(id, clause)| {
            let main = clause.as_ref().map(|clause| clause.main);
            main.or_else(|| clauses.leaves(*id).next())
        });
        Ok(Self { clauses, all })
    }

    /// Which words are whose.
    pub fn clauses(&self) -> &Clauses {
        &self.clauses
    }

    /// The clauses, in the order of their main verbs, each with its projection if it has a main verb.
    /// **\[D\]** One without is ordered by its first word.
    pub fn all(&self) -> &[(ClauseId, Option<TargetClause>)] {
        &self.all
    }
}

impl View<'_> {
    fn is_own(&self, node: NodeId) -> bool {
        self.clauses.owner(node) == Some(self.id)
    }

    fn is_verb(&self, node: NodeId) -> bool {
        let category = self.parse.category(node);
        self.parse.is_leaf(node)
            && (matches(self.language.verbs, category) || matches(self.language.modals, category))
    }

    fn has_stem(&self, node: NodeId, stems: &[&str]) -> bool {
        let word = self.parse.word(node);
        let stem = word.and_then(|word| self.lemmas.stem(word));
        stem.is_some_and(|stem| stems.contains(&stem))
    }

    /// Whether a verb is passed where a verb phrase follows.
    fn is_passed(&self, verb: NodeId) -> bool {
        matches(self.language.modals, self.parse.category(verb))
            || self.has_stem(verb, self.language.auxiliaries)
    }

    fn is_negation(&self, node: NodeId) -> bool {
        let word = self.parse.word(node);
        word.is_some_and(|word| self.language.negations.contains(&word))
    }

    fn is_complementizer(&self, node: NodeId) -> bool {
        let word = self.parse.word(node);
        matches(self.language.complementizers, self.parse.category(node))
            || word.is_some_and(|word| self.language.introducing.contains(&word))
    }

    /// Whether a clause is one whose participle needs no auxiliary: there is nothing outside its
    /// verb phrases but such clauses.
    fn is_reduced(&self, path: &[NodeId]) -> bool {
        let outside = path.iter().map(|&node| self.parse.category(node));
        let mut outside = outside.filter(|category| !matches(self.language.outer, category));
        let outermost = outside.next();
        outermost.is_some_and(|category| matches(self.language.reduced, category))
    }

    /// The sibling directly after a node.
    fn next(&self, node: NodeId) -> Option<NodeId> {
        let siblings = self.parse.tree().children(self.parse.tree().parent(node)?);
        let place = siblings.binary_search(&node).ok()?;
        siblings.get(place + 1).copied()
    }

    /// The way from the root of the clause to its main verb.
    fn way(&self, root: NodeId) -> Way {
        let language = self.language;
        let mut way = Way::default();
        let mut next = Some(root);
        while let Some(node) = next {
            way.path.push(node);
            let children = self.parse.tree().children(node);
            let own = || children.iter().copied().filter(|&child| self.is_own(child));
            let first = |labels: &[&str]| {
                own().find(|&child| {
                    !self.parse.is_leaf(child) && matches(labels, self.parse.category(child))
                })
            };
            let category = self.parse.category(node);
            let phrase = first(language.verb_phrases);
            next = if matches(language.outer, category) {
                // A question may have its verb phrase in the outer clause.
                first(language.inner).or(phrase)
            } else {
                let verb = own().find(|&child| self.is_verb(child));
                let is_before = |child: NodeId| phrase.is_none_or(|phrase| child < phrase);
                match verb.filter(|&verb| is_before(verb)) {
                    None => phrase,
                    Some(verb) if phrase.is_some() && self.is_passed(verb) => {
                        let is_passed = |child: &NodeId| {
                            *child == verb
                                || self.is_verb(*child)
                                || *child > verb && self.is_negation(*child)
                        };
                        let before = own().filter(|&child| is_before(child));
                        way.modals.extend(before.filter(is_passed));
                        phrase
                    }
                    Some(verb) => {
                        let is_main = matches(language.verbs, self.parse.category(verb));
                        way.main = Some(verb).filter(|_| is_main);
                        None
                    }
                }
            };
        }
        way
    }

    /// An argument among the children of a phrase: of those marked as such, else of those that are
    /// not adverbial.
    fn nominal(
        &self,
        phrase: NodeId,
        is_there: impl Fn(&NodeId) -> bool,
        choose: impl Fn(&[NodeId]) -> Option<&NodeId>,
    ) -> Option<NodeId> {
        let is_nominal = |node: &NodeId| {
            !self.parse.is_leaf(*node)
                && self.is_own(*node)
                && matches(self.language.nominals, self.parse.category(*node))
        };
        let children = self.parse.tree().children(phrase).iter().copied();
        let all: Vec<NodeId> = children.filter(is_nominal).filter(is_there).collect();
        let has = |node: &NodeId, function: &str| self.parse.has_function(*node, function);
        let marked = |node: &NodeId| has(node, self.language.argument);
        let plain = |node: &NodeId| !self.language.adverbial.iter().any(|one| has(node, one));
        let marked: Vec<NodeId> = all.iter().copied().filter(marked).collect();
        let plain: Vec<NodeId> = all.iter().copied().filter(plain).collect();
        choose(&marked).or_else(|| choose(&plain)).copied()
    }

    /// The label of a node of the way: its category, and whether it is an argument.
    fn spine_label(&self, node: NodeId) -> String {
        let mut label = self.parse.category(node).to_owned();
        if self.parse.has_function(node, self.language.argument) {
            label.push('-');
            label.push_str(self.language.argument);
        }
        label
    }
}
