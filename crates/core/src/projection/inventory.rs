//! What training has seen: stems, spines, forms and words that a projection may consist of.
//!
//! The lists are those from which a search chooses; what stands first in one comes first among equal
//! scores. They are ordered by how often something was seen, then by when it was seen first.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use crate::projection::advance::Facts;
use crate::projection::decisions::{Projection, Slot, Voice};
use crate::projection::lexicon::Lexicon;
use crate::projection::spine::{Part, Spine};
use crate::projection::token::Token;
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

/// A form of a stem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Its text.
    pub text: Token,
    /// Its part of speech.
    pub category: Token,
    /// How often it was seen.
    pub count: u32,
}

/// Values with how often each was seen.
pub(crate) type Counted = Vec<(Token, u32)>;

/// One of the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum List {
    Lexicon,
    Stems,
    Spines,
    Subjects,
    Objects,
    Wh,
    Modals,
}

/// What training has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inventory {
    /// All texts.
    pub(crate) symbols: Symbols,
    /// By main verb of the source clause, the stems.
    pub(crate) lexicon: BTreeMap<Token, Counted>,
    /// By stem, the forms.
    pub(crate) forms: BTreeMap<Token, Vec<Form>>,
    /// All stems.
    pub(crate) stems: Counted,
    pub(crate) spines: Counted,
    /// Texts that were subject, object, words that ask, and modals.
    pub(crate) subjects: Counted,
    pub(crate) objects: Counted,
    pub(crate) wh: Counted,
    pub(crate) modals: Counted,
    /// By token of a spine.
    known: BTreeMap<Token, KnownSpine>,
    /// Where a value stands in its list, while lists grow: by list, verb, and value.
    places: BTreeMap<(List, Token, Token), usize>,
    /// The same of forms: by stem, form, and part of speech.
    form_places: BTreeMap<[Token; 3], usize>,
}

impl Inventory {
    /// Nothing seen.
    pub fn new() -> Self {
        Self::default()
    }

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

    /// The stems of a main verb, the most frequent first.
    pub fn stems(&self, verb: Token) -> &[(Token, u32)] {
        self.lexicon.get(&verb).map_or(&[], |stems| stems)
    }

    /// The forms of a stem, the most frequent first.
    pub fn forms(&self, stem: Token) -> &[Form] {
        self.forms.get(&stem).map_or(&[], |forms| forms)
    }

    /// The part of speech of a form of a stem; [`Token::NONE`] for one that was not seen.
    pub fn category(&self, stem: Token, form: Token) -> Token {
        let mut forms = self.forms(stem).iter();
        let known = forms.find(|one| one.text == form);
        known.map_or(Token::NONE, |one| one.category)
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
        self.count(List::Lexicon, verb, stem, 1);
        self.count(List::Stems, Token::NONE, stem, 1);
        let spine = self.add_spine(&projection.spine);
        self.count(List::Spines, Token::NONE, spine, 1);
        let voice = Token::voice(projection.voice);
        let subject = self.slot(&projection.subject, List::Subjects);
        let object = self.slot(&projection.object, List::Objects);
        let wh = self.words(projection.wh.as_deref(), List::Wh);
        let modals = self.words(projection.modals.as_deref(), List::Modals);
        let form = self.intern(&projection.infl);
        let category = self.intern(&projection.category);
        self.count_form(stem, form, category, 1);
        let mut tokens = alloc::vec![stem, spine, voice, subject, object, wh, modals, form];
        tokens.extend(projection.modifiers.iter().copied().map(Token::place));
        tokens
    }

    fn slot(&mut self, slot: &Slot, list: List) -> Token {
        match slot {
            Slot::Null => Token::NULL,
            Slot::Modifier(number) => Token::modifier(*number),
            Slot::Text(text) => self.words(Some(text), list),
        }
    }

    fn words(&mut self, text: Option<&str>, list: List) -> Token {
        let Some(text) = text else { return Token::NULL };
        let token = self.intern(text);
        self.count(list, Token::NONE, token, 1);
        token
    }

    /// Counts a value of a list; that of the lexicon has a verb.
    pub(crate) fn count(&mut self, list: List, verb: Token, token: Token, times: u32) {
        let counted = match list {
            List::Lexicon => self.lexicon.entry(verb).or_default(),
            List::Stems => &mut self.stems,
            List::Spines => &mut self.spines,
            List::Subjects => &mut self.subjects,
            List::Objects => &mut self.objects,
            List::Wh => &mut self.wh,
            List::Modals => &mut self.modals,
        };
        let place = *self
            .places
            .entry((list, verb, token))
            .or_insert(counted.len());
        match counted.get_mut(place) {
            Some((_, count)) => *count = count.saturating_add(times),
            None => counted.push((token, times)),
        }
    }

    /// Takes the stems of a lexicon in the place of those seen. Its order is kept: the first counts as
    /// seen most often.
    pub(crate) fn set_lexicon(&mut self, lexicon: &Lexicon) {
        self.lexicon.clear();
        for (verb, stems) in lexicon.iter() {
            let verb = self.intern(verb);
            let counts = (1..=u32::try_from(stems.len()).unwrap_or(u32::MAX)).rev();
            let stems = stems.iter().map(|stem| self.intern(stem));
            let counted = stems.zip(counts).collect();
            self.lexicon.insert(verb, counted);
        }
    }

    /// Counts a form of a stem.
    pub(crate) fn count_form(&mut self, stem: Token, form: Token, category: Token, times: u32) {
        let forms = self.forms.entry(stem).or_default();
        let place = *self
            .form_places
            .entry([stem, form, category])
            .or_insert(forms.len());
        match forms.get_mut(place) {
            Some(known) => known.count = known.count.saturating_add(times),
            None => forms.push(Form {
                text: form,
                category,
                count: times,
            }),
        }
    }

    /// Sorts all lists; counting is over.
    pub(crate) fn sort(&mut self) {
        self.close();
        let lists = [
            &mut self.stems,
            &mut self.spines,
            &mut self.subjects,
            &mut self.objects,
            &mut self.wh,
            &mut self.modals,
        ];
        for list in lists.into_iter().chain(self.lexicon.values_mut()) {
            // Stable: equals stay in the order in which they were seen.
            list.sort_by_key(|&(_, count)| core::cmp::Reverse(count));
        }
        for forms in self.forms.values_mut() {
            forms.sort_by_key(|form| core::cmp::Reverse(form.count));
        }
    }

    /// Ends counting, and leaves the lists as they are.
    pub(crate) fn close(&mut self) {
        self.places.clear();
        self.form_places.clear();
    }

    /// The decisions of a projection as tokens; none for a value that was not seen.
    pub(crate) fn tokens(&self, projection: &Projection) -> Vec<Option<Token>> {
        let words = |words: &Option<String>| match words {
            None => Some(Token::NULL),
            Some(words) => self.get(words),
        };
        let slot = |slot: &Slot| match slot {
            Slot::Null => Some(Token::NULL),
            Slot::Modifier(number) => Some(Token::modifier(*number)),
            Slot::Text(words) => self.get(words),
        };
        let spine = self.get(projection.spine.as_str());
        let first = [
            self.get(&projection.stem),
            spine.filter(|&spine| self.spine(spine).is_some()),
            Some(Token::voice(projection.voice)),
            slot(&projection.subject),
            slot(&projection.object),
            words(&projection.wh),
            words(&projection.modals),
            self.get(&projection.infl),
        ];
        let places = projection.modifiers.iter();
        let places = places.map(|&place| Some(Token::place(place)));
        first.into_iter().chain(places).collect()
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
