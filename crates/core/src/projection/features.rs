//! Features: for each decision, products of earlier decisions and properties of the source clause.
//!
//! A template names the decisions that are conjoined, and the [functions](super::functions) T1 of the
//! clause or the modifier with which they are; without one a feature is the decisions alone. **\[D\]** The
//! source gives for each decision a list of decisions and a list of functions. The decision itself is
//! conjoined with each function; with each of the others and each function; and with all of the others
//! and each function. For `INFL` it names no function, so that past and present could not be distinguished:
//! functions 2 and 3 are added. Of a subject and an object that is a modifier, the number counts with
//! functions of the clause, and that it is one with those of the modifier.
//!
//! Source: Cowan, Kučerová and Collins 2006, section 5, tables 1 and 2.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use crate::projection::decisions::{Decision, of_modifier};
use crate::projection::functions::{Function, Functions};
use crate::projection::inventory::Inventory;
use crate::projection::token::{Key, Token};

/// What a template conjoins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// The value of the decision itself.
    Itself,
    /// That it is a modifier, if it is one.
    Kind,
    /// An earlier decision, or the same one, by its place.
    Decision(usize),
    /// A function T2 of the spine, from 1 to 7.
    Spine(usize),
    /// The part of speech of the form: T2 8.
    Category,
    /// The label of the modifier.
    Label,
    /// The place of the stem in the lexicon of the main verb.
    Rank,
}

/// Decisions, and the functions of the source clause that they are conjoined with.
#[derive(Clone, Copy, Debug)]
struct Template {
    parts: &'static [Part],
    functions: &'static [u8],
}

use Part::{Category, Itself, Kind, Label, Rank};

const STEM: Part = Part::Decision(0);
const SPINE: Part = Part::Decision(1);
const VOICE: Part = Part::Decision(2);
const SUBJECT: Part = Part::Decision(3);
const MODALS: Part = Part::Decision(6);

const OF_STEM: &[u8] = &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const OF_SPINE: &[u8] = &[4, 12, 14, 15, 16, 17, 18, 19, 20, 21];
const OF_VOICE: &[u8] = &[1, 2, 3, 4, 5, 22, 23];
const OF_ARGUMENT: &[u8] = &[1, 3];
const AT_ARGUMENT: &[u8] = &[24, 25, 26, 27];
const OF_WH: &[u8] = &[1, 15, 19];
const OF_MODALS: &[u8] = &[2, 3, 4, 5, 12];
const OF_INFL: &[u8] = &[2, 3];
const AT_MODIFIER: &[u8] = &[24, 28];

/// The templates of a decision.
macro_rules! templates {
    ($($functions:expr => $($parts:expr),+;)+) => {
        &[$($(Template { parts: &$parts, functions: $functions },)+)+]
    };
}

/// The templates, by the place of the decision; those of modifiers come last.
const TEMPLATES: [&[Template]; 9] = [
    templates! { OF_STEM => [Itself]; &[] => [Rank]; },
    templates! {
        OF_SPINE => [Itself], [Itself, STEM], [Part::Spine(1)], [Part::Spine(2)], [Part::Spine(3)],
            [Part::Spine(4)], [Part::Spine(5)], [Part::Spine(6)], [Part::Spine(7)];
    },
    templates! { OF_VOICE => [Itself], [Itself, SPINE], [Itself, STEM], [Itself, SPINE, STEM]; },
    templates! {
        OF_ARGUMENT => [Itself], [Itself, VOICE], [Itself, STEM], [Itself, VOICE, STEM];
        AT_ARGUMENT => [Kind], [Kind, VOICE], [Kind, STEM], [Kind, VOICE, STEM];
    },
    templates! {
        OF_ARGUMENT => [Itself], [Itself, VOICE], [Itself, STEM], [Itself, SUBJECT],
            [Itself, VOICE, STEM, SUBJECT];
        AT_ARGUMENT => [Kind], [Kind, VOICE], [Kind, STEM], [Kind, SUBJECT],
            [Kind, VOICE, STEM, SUBJECT];
    },
    templates! { OF_WH => [Itself], [Itself, SPINE]; },
    templates! { OF_MODALS => [Itself], [Itself, SPINE], [Itself, STEM], [Itself, SPINE, STEM]; },
    templates! {
        OF_INFL => [Itself], [Itself, MODALS];
        &[] => [Itself, MODALS], [Itself, SUBJECT], [Itself, VOICE], [Category],
            [Category, MODALS, SUBJECT, VOICE];
    },
    templates! {
        AT_MODIFIER => [Itself], [Itself, MODALS], [Itself, SPINE], [Itself, Label],
            [Itself, MODALS, SPINE, Label];
    },
];

/// A source clause as tokens, the parts of its features.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Example {
    /// The main verb.
    pub(crate) verb: Token,
    /// By function of the clause, from 1; the first is empty.
    functions: Vec<Vec<Token>>,
    /// By modifier, its label and its functions.
    modifiers: Vec<(Token, Vec<Token>)>,
    /// The stems of the main verb in the lexicon, by rank.
    pub(crate) stems: Vec<Token>,
    /// By rank, its token.
    ranks: Vec<Token>,
}

/// How many ranks in the lexicon are distinguished.
const RANKS: usize = 10;

impl Example {
    /// The clause as tokens. Texts are made tokens by `token`, which gives [`Token::NONE`] for those that
    /// do not matter.
    pub(crate) fn new(functions: &Functions, mut token: impl FnMut(&str) -> Token) -> Self {
        let mut of_clause = vec![Vec::new(); usize::from(Function::OF_CLAUSE) + 1];
        let mut tagged =
            |function: Function, text: &str| token(&format!("{}:{text}", function.number()));
        for (function, text) in &functions.clause {
            let token = tagged(*function, text);
            if let Some(all) = of_clause.get_mut(usize::from(function.number()))
                && token != Token::NONE
            {
                all.push(token);
            }
        }
        let mut modifiers = Vec::with_capacity(functions.modifiers.len());
        for modifier in &functions.modifiers {
            let texts = modifier.texts.iter();
            let tokens: Vec<Token> = texts.map(|(one, text)| tagged(*one, text)).collect();
            modifiers.push((Token::NONE, tokens));
        }
        for (modifier, (label, _)) in functions.modifiers.iter().zip(&mut modifiers) {
            *label = token(&modifier.label);
        }
        Self {
            verb: token(&functions.verb),
            functions: of_clause,
            modifiers,
            stems: Vec::new(),
            ranks: (1..=RANKS).map(|rank| token(&rank.to_string())).collect(),
        }
    }

    /// Looks the stems of the main verb up.
    pub(crate) fn with_stems(mut self, inventory: &Inventory) -> Self {
        self.stems = inventory.stems(self.verb).collect();
        self
    }

    /// How many modifiers there are.
    pub(crate) fn modifiers(&self) -> usize {
        self.modifiers.len()
    }

    fn rank(&self, stem: Token) -> Token {
        let place = self.stems.iter().position(|&one| one == stem);
        let rank = place.map(|place| place.min(RANKS - 1));
        let token = rank.and_then(|rank| self.ranks.get(rank));
        token.copied().unwrap_or(Token::NULL)
    }

    /// The tokens of a function: of the clause, or of that modifier, from 1.
    fn tokens(&self, function: u8, modifier: Option<u32>) -> &[Token] {
        let Some(at) = function.checked_sub(Function::OF_CLAUSE + 1) else {
            let tokens = self.functions.get(usize::from(function));
            return tokens.map_or(&[], |tokens| tokens);
        };
        let tokens = modifier.and_then(|number| of_modifier(&self.modifiers, number));
        let token = tokens.and_then(|(_, tokens)| tokens.get(usize::from(at)..=usize::from(at)));
        token.map_or(&[], |token| match token {
            [Token::NONE] => &[],
            token => token,
        })
    }

    /// Adds the features of a decision.
    ///
    /// # Complexity
    /// O(f log s) for f features and s spines.
    pub(crate) fn features(
        &self,
        inventory: &Inventory,
        prefix: &[Token],
        value: Token,
        features: &mut Vec<Key>,
    ) {
        let kind = prefix.len().min(8);
        let decision = Decision::at(prefix.len());
        let modifier = match decision {
            Decision::Modifier(number) => Some(number),
            _ => value.modifier_number(),
        };
        let at = |place: usize| match prefix.get(place) {
            Some(&token) => token,
            None => value,
        };
        let spine = || inventory.spine(at(1));
        let part = |part: &Part| match *part {
            Kind if value.modifier_number().is_some() => Token::SOME_MODIFIER,
            Itself | Kind => value,
            Part::Decision(place) => at(place),
            Part::Spine(number) => {
                let function = spine().and_then(|spine| spine.functions.get(number - 1));
                function.copied().unwrap_or_default()
            }
            Category => inventory.category(at(0), value),
            Label => {
                let label = modifier.and_then(|number| of_modifier(&self.modifiers, number));
                label.map_or(Token::NONE, |(label, _)| *label)
            }
            Rank => self.rank(value),
        };
        let templates = TEMPLATES.get(kind).copied().unwrap_or_default();
        for (number, template) in (1_u8..).zip(templates) {
            let mut context = [Token::NONE; 4];
            for (slot, one) in context.iter_mut().zip(template.parts) {
                *slot = part(one);
            }
            let id = 16 * u8::try_from(kind).unwrap_or(0) + number;
            let key = Key::new(id, &context, Token::NONE);
            if template.functions.is_empty() {
                features.push(key);
            }
            for &function in template.functions {
                let tokens = self.tokens(function, modifier).iter();
                features.extend(tokens.map(|&token| key.with_source(token)));
            }
        }
    }
}

/// A feature in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// The name of the decision.
    pub decision: &'static str,
    /// What is conjoined, each with its name: `("MODALS", "has")`.
    pub parts: Vec<(String, String)>,
    /// The function of the source clause, and what it gives.
    pub source: Option<(Function, String)>,
}

impl Feature {
    /// The words of a feature; `None` for a key that no template makes.
    pub fn new(key: Key, inventory: &Inventory) -> Option<Self> {
        let number = usize::from(key.template());
        let (kind, place) = (number / 16, (number % 16).checked_sub(1)?);
        let template = TEMPLATES.get(kind)?.get(place)?;
        let decision = Decision::at(kind).name();
        let [context @ .., source] = key.tokens();
        let parts = template.parts.iter().zip(context).map(|(part, token)| {
            let name = match part {
                Itself | Kind => decision.to_string(),
                Part::Decision(place) => Decision::at(*place).to_string(),
                Part::Spine(number) => format!("{} of SPINE", OF_SPINES[*number - 1]),
                Category => "tag of INFL".into(),
                Label => "label".into(),
                Rank => "rank in the lexicon".into(),
            };
            (name, describe(token, inventory))
        });
        let text = inventory.text(source);
        let source = text.split_once(':').and_then(|(number, text)| {
            let function = Function::new(number.parse().ok()?)?;
            Some((function, text.to_string()))
        });
        Some(Self {
            decision,
            parts: parts.collect(),
            source: source.filter(|_| !template.functions.is_empty()),
        })
    }

    /// Whether some template makes keys of that number.
    pub(crate) fn has_template(number: u8) -> bool {
        let (kind, place) = (usize::from(number / 16), usize::from(number % 16));
        let templates = TEMPLATES.get(kind).copied().unwrap_or_default();
        (1..=templates.len()).contains(&place)
    }
}

/// What the functions T2 of a spine say, from 1.
const OF_SPINES: [&str; 7] = [
    "subject slot",
    "object slot",
    "wh slot",
    "complementizer labels",
    "wh labels",
    "question",
    "root",
];

/// A token in words.
pub(crate) fn describe(token: Token, inventory: &Inventory) -> String {
    match token {
        Token::NONE => "–".into(),
        Token::NULL => "NULL".into(),
        Token::ACTIVE => "active".into(),
        Token::PASSIVE => "passive".into(),
        Token::SOME_MODIFIER => "modifier".into(),
        Token::YES => "yes".into(),
        Token::NO => "no".into(),
        other => match (other.modifier_number(), other.as_place()) {
            (Some(number), _) => number.to_string(),
            (None, Some(place)) => place.as_str().into(),
            (None, None) => inventory.text(other).into(),
        },
    }
}
