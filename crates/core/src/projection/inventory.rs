//! What training has seen: stems, spines, forms and words that a projection may consist of.
//!
//! The lists are those from which a search chooses; what stands first in one comes first among equal
//! scores. They are ordered by how often something was seen, then by when it was seen first.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::number::saturated;
use crate::order;
use crate::projection::advance::Facts;
use crate::projection::decisions::{Projection, Slot, Voice};
use crate::projection::lexicon::Lexicon;
use crate::projection::spine::{Part, Spine};
use crate::projection::token::{Token, tokens};
use crate::symbol::Symbols;

/// The most different texts of a model: words, labels and rules.
pub(crate) const TEXTS: usize = 1 << 22;

/// A spine with its properties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownSpine {
    /// The spine.
    pub spine: Spine,
    /// What it leaves open.
    pub facts: Facts,
    /// The functions T2 of it, 1 to 7: does it have a subject, an object, words that ask; the labels of
    /// complementizers and of words that ask; is it a question; the label of its root.
    pub functions: [Token; 7],
}

/// Values, each with how often it was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counted<T> {
    pub(crate) values: Vec<(T, u32)>,
    /// Where a value stands among them, while they are counted.
    places: BTreeMap<T, usize>,
}

impl<T: Copy + Ord> Counted<T> {
    fn count(&mut self, value: T) {
        let place = *self.places.entry(value).or_insert(self.values.len());
        match self.values.get_mut(place) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => self.values.push((value, 1)),
        }
    }

    /// The most frequent first; counting is over.
    fn sort(&mut self) {
        self.places.clear();
        // Stable: equals stay in the order in which they were seen.
        self.values = order::sorted(&self.values, |&(_, count)| Reverse(count));
    }
}

named! {
    /// One of the lists.
    pub(crate) enum List by name {
        /// Of the main verbs of the target language.
        Stems = "stem",
        /// The trees over them.
        Spines = "spine",
        /// Texts that were subject.
        Subjects = "subject",
        /// Texts that were object.
        Objects = "object",
        /// Words that ask.
        Wh = "wh",
        /// Verbs before the main verb.
        Modals = "modals",
    }
}

/// What training has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inventory {
    /// All texts.
    pub(crate) symbols: Symbols,
    /// By main verb of the source clause, the stems.
    pub(crate) lexicon: BTreeMap<Token, Counted<Token>>,
    /// By stem, the forms with their parts of speech.
    pub(crate) forms: BTreeMap<Token, Counted<[Token; 2]>>,
    /// By [`List`].
    pub(crate) lists: [Counted<Token>; 6],
    /// By token of a spine.
    known: BTreeMap<Token, KnownSpine>,
}

impl Inventory {
    /// The token of a text.
    pub(crate) fn intern(&mut self, text: &str) -> Token {
        Token::text(self.symbols.intern(text))
    }

    /// The token of a text that was seen.
    pub fn get(&self, text: &str) -> Option<Token> {
        self.symbols.get(text).map(Token::text)
    }

    /// The text of a token; empty if there is none.
    pub fn text(&self, token: Token) -> &str {
        let text = token
            .symbol_index()
            .and_then(|index| self.symbols.nth(index));
        text.unwrap_or_default()
    }

    /// How many different texts there are.
    pub fn texts(&self) -> usize {
        self.symbols.len()
    }

    /// The spine of a token, if it is one that was seen.
    pub fn spine(&self, token: Token) -> Option<&KnownSpine> {
        self.known.get(&token)
    }

    /// The values of a list, the most frequent first.
    pub(crate) fn list(&self, list: List) -> impl Iterator<Item = Token> + '_ {
        self.lists[list as usize]
            .values
            .iter()
            .map(|&(token, _)| token)
    }

    /// The stems of a main verb, the most frequent first.
    pub(crate) fn stems(&self, verb: Token) -> impl Iterator<Item = Token> + '_ {
        let stems = self.lexicon.get(&verb).into_iter();
        stems.flat_map(|stems| stems.values.iter().map(|&(stem, _)| stem))
    }

    /// The forms of a stem with their parts of speech, the most frequent first.
    pub(crate) fn forms(&self, stem: Token) -> impl Iterator<Item = [Token; 2]> + '_ {
        let forms = self.forms.get(&stem).into_iter();
        forms.flat_map(|forms| forms.values.iter().map(|&(form, _)| form))
    }

    /// The forms of all stems.
    pub(crate) fn all_forms(&self) -> impl Iterator<Item = Token> + '_ {
        let forms = self.forms.values().flat_map(|forms| &forms.values);
        forms.map(|&([form, _], _)| form)
    }

    /// The part of speech of a form of a stem; [`Token::NONE`] for one that was not seen.
    pub fn category(&self, stem: Token, form: Token) -> Token {
        let known = self.forms(stem).find(|&[one, _]| one == form);
        known.map_or(Token::NONE, |[_, category]| category)
    }

    /// Makes a spine known, and gives its token.
    pub(crate) fn add_spine(&mut self, spine: &Spine) -> Token {
        let token = self.intern(spine.as_str());
        if !self.known.contains_key(&token) {
            let labels = |part| -> String {
                let labels: Vec<&str> = spine.labels(part).collect();
                labels.join(" ")
            };
            let has = |part| Token::truth(spine.has(part));
            let functions = [
                has(Part::Subject),
                has(Part::Object),
                has(Part::Wh),
                self.intern(&labels(Part::Complementizer)),
                self.intern(&labels(Part::Wh)),
                Token::truth(spine.is_question()),
                self.intern(spine.root()),
            ];
            let known = KnownSpine {
                facts: Facts::of_spine(spine),
                spine: spine.clone(),
                functions,
            };
            self.known.insert(token, known);
        }
        token
    }

    /// Counts a projection of a clause with that main verb, and gives its decisions as tokens.
    pub(crate) fn see(&mut self, verb: &str, projection: &Projection) -> Vec<Token> {
        let verb = self.intern(verb);
        let stem = self.intern(&projection.stem);
        self.lexicon.entry(verb).or_default().count(stem);
        self.count(List::Stems, stem);
        let spine = self.add_spine(&projection.spine);
        self.count(List::Spines, spine);
        let texts = [
            (List::Subjects, projection.subject.text()),
            (List::Objects, projection.object.text()),
            (List::Wh, projection.wh.as_deref()),
            (List::Modals, projection.modals.as_deref()),
        ];
        for (list, text) in texts {
            if let Some(text) = text {
                let token = self.intern(text);
                self.count(list, token);
            }
        }
        let form = [&projection.infl, &projection.category].map(|text| self.intern(text));
        self.forms.entry(stem).or_default().count(form);
        self.tokens(projection).into_iter().flatten().collect()
    }

    fn count(&mut self, list: List, token: Token) {
        self.lists[list as usize].count(token);
    }

    /// Takes the stems of a lexicon in the place of those seen. Its order is kept: the first counts as
    /// seen most often.
    pub(crate) fn set_lexicon(&mut self, lexicon: &Lexicon) {
        self.lexicon.clear();
        for (verb, stems) in lexicon.iter() {
            let verb = self.intern(verb);
            let counts = (1..=saturated(stems.len())).rev();
            let stems = stems.iter().map(|stem| self.intern(stem));
            let counted = Counted {
                values: stems.zip(counts).collect(),
                ..Counted::default()
            };
            self.lexicon.insert(verb, counted);
        }
    }

    /// Sorts all lists; counting is over.
    pub(crate) fn sort(&mut self) {
        let lists = self.lists.iter_mut().chain(self.lexicon.values_mut());
        lists.for_each(Counted::sort);
        self.forms.values_mut().for_each(Counted::sort);
    }

    /// The decisions of a projection as tokens; none for a value that was not seen.
    pub(crate) fn tokens(&self, projection: &Projection) -> Vec<Option<Token>> {
        let mut tokens = tokens(projection, |text| self.get(text));
        if let Some(spine) = tokens.get_mut(1) {
            *spine = spine.filter(|&spine| self.spine(spine).is_some());
        }
        tokens
    }

    /// The projection that tokens stand for; `None` if they are not 8 decisions and places.
    pub fn projection(&self, values: &[Token]) -> Option<Projection> {
        let (first, places) = values.split_at_checked(8)?;
        let &[stem, spine, voice, subject, object, wh, modals, infl] = first else {
            return None;
        };
        let text = |token: Token| self.text(token).to_owned();
        let words = |token: Token| (token != Token::NULL).then(|| text(token));
        let slot = |token: Token| match (token, token.modifier_number()) {
            (Token::NULL, _) => Slot::Null,
            (_, Some(number)) => Slot::Modifier(number),
            (_, None) => Slot::Text(text(token)),
        };
        let places = places.iter().map(|place| place.as_place());
        Some(Projection {
            stem: text(stem),
            spine: self.spine(spine)?.spine.clone(),
            voice: match voice {
                Token::PASSIVE => Voice::Passive,
                _ => Voice::Active,
            },
            subject: slot(subject),
            object: slot(object),
            wh: words(wh),
            modals: words(modals),
            infl: text(infl),
            category: text(self.category(stem, infl)),
            modifiers: places.collect::<Option<_>>()?,
        })
    }
}
