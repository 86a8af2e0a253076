//! The choice of one translation as a task of one decision, and the parts of its features.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Choice, FirstWord};
use crate::projection::beam::Task;
use crate::projection::decisions::{Place, Projection, Slot, of_modifier};
use crate::projection::features::describe as describe_token;
use crate::projection::inventory::Inventory;
use crate::projection::token::{Key, Token};
use crate::projection::translations::Translation;
use crate::text::lower_case;

/// The functions T3 of a translation, from 1.
const OF_TRANSLATION: [&str; 10] = [
    "words",
    "first word",
    "begins with",
    "first tag",
    "ends with",
    "last tag",
    "label",
    "place in the list",
    "first of the list",
    "punctuation",
];

/// The functions T4 of what the projection makes of the modifier, from 1.
const OF_SETTING: [&str; 5] = ["place", "stem", "voice", "subject", "words of the modifier"];

/// The number of the first template: after those of the decisions. A template takes a function T4, or
/// with this number none, with each function T3.
const TEMPLATES: u8 = 160;

/// How many places of a list are distinguished.
const RANKS: u32 = 10;

/// Whether some template makes keys of that number.
pub(crate) fn has_template(number: u8) -> bool {
    let setting = number.checked_sub(TEMPLATES);
    setting.is_some_and(|setting| usize::from(setting) <= OF_SETTING.len())
}

/// The choice of the translation of one modifier.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Choosing {
    /// What the projection makes of the modifier, by function T4.
    setting: [Token; OF_SETTING.len()],
    /// By choice, the functions T3.
    choices: Vec<Vec<Token>>,
}

impl Choosing {
    /// The choice of the translation of a modifier; `None` if it is left out or has no list. Texts are
    /// made tokens by `token`, which gives [`Token::NONE`] for those that do not matter.
    pub(crate) fn new(
        projection: &Projection,
        number: u32,
        source: &str,
        list: &[Translation],
        mut token: impl FnMut(&str) -> Token,
    ) -> Option<Self> {
        let place = *of_modifier(&projection.modifiers, number)?;
        if place == Place::Deleted || list.is_empty() {
            return None;
        }
        let is_subject = projection.subject == Slot::Modifier(number);
        let subject = match &projection.subject {
            Slot::Null => Token::NULL,
            // The number of the subject says nothing about the others.
            Slot::Modifier(_) if is_subject => Token::YES,
            Slot::Modifier(_) => Token::SOME_MODIFIER,
            Slot::Text(text) => token(text),
        };
        let position = match place {
            Place::Null if is_subject => token("t4:subject"),
            Place::Null => token("t4:object"),
            other => Token::place(other),
        };
        let setting = [
            position,
            token(&projection.stem),
            Token::voice(projection.voice),
            subject,
            token(&format!("t4:{source}")),
        ];
        let choices = Choice::all(list).map(|choice| {
            let mut tokens = Vec::new();
            for (function, text) in (1..).zip(functions(&choice)) {
                let token = text.map(|text| token(&format!("t3-{function}:{text}")));
                tokens.extend(token.filter(|&token| token != Token::NONE));
            }
            tokens
        });
        Some(Self {
            setting,
            choices: choices.collect(),
        })
    }

    /// The value of the first choice with these words, ignoring case.
    pub(crate) fn right(list: &[Translation], words: &str) -> Option<Token> {
        let words = lower_case(words);
        let place = Choice::all(list).position(|one| lower_case(&one.text()) == words);
        place.map(Token::nth)
    }
}

/// The functions T3 of a choice; none if there is no tree.
fn functions(choice: &Choice<'_>) -> [Option<String>; OF_TRANSLATION.len()] {
    let skipped = usize::from(choice.first == FirstWord::LeftOut);
    let words = choice.words();
    let lower = |word: &String| lower_case(word).into_owned();
    let tags = choice.translation.tags().get(skipped..).unwrap_or_default();
    let is_mark = |word: &&String| !word.chars().any(char::is_alphanumeric);
    let marks: Vec<&str> = words.iter().filter(is_mark).map(String::as_str).collect();
    let first = match choice.first {
        FirstWord::Kept => "kept",
        FirstWord::LeftOut => "left out",
    };
    [
        Some(lower(&choice.text())),
        Some(first.to_owned()),
        words.first().map(lower),
        tags.first().cloned(),
        words.last().map(lower),
        tags.last().cloned(),
        choice.translation.label().map(str::to_owned),
        Some(choice.rank.min(RANKS).to_string()),
        Some(if choice.rank == 1 { "yes" } else { "no" }.to_owned()),
        Some(marks.join(" ")).filter(|marks| !marks.is_empty()),
    ]
}

impl Task for Choosing {
    fn decisions(&self) -> usize {
        1
    }

    fn values(&self, _: &[Token], values: &mut Vec<Token>) {
        values.extend((0..self.choices.len()).map(Token::nth));
    }

    fn features(&self, _: &[Token], value: Token, features: &mut Vec<Key>) {
        let place = value.symbol_index();
        let tokens = place.and_then(|place| self.choices.get(place));
        for &token in tokens.into_iter().flatten() {
            features.push(Key::new(TEMPLATES, &[], token));
            for (template, &setting) in (TEMPLATES + 1..).zip(&self.setting) {
                if setting != Token::NONE {
                    features.push(Key::new(template, &[setting], token));
                }
            }
        }
    }
}

/// A function by name, and its values.
type Named = (&'static str, String);

/// A feature in words: what the projection makes of the modifier, and what the translation is like;
/// `None` for a key that no template makes.
pub(crate) fn describe(key: Key, inventory: &Inventory) -> Option<(Option<Named>, Named)> {
    let setting = usize::from(key.template().checked_sub(TEMPLATES)?);
    let [first, .., token] = key.tokens();
    let text = inventory.text(token).strip_prefix("t3-")?;
    let (function, text) = text.split_once(':')?;
    let function: usize = function.parse().ok()?;
    let name = *OF_TRANSLATION.get(function.checked_sub(1)?)?;
    let of_setting = match setting.checked_sub(1) {
        None => None,
        Some(place) => {
            let value = describe_token(first, inventory);
            let value = value.strip_prefix("t4:").unwrap_or(&value);
            Some((*OF_SETTING.get(place)?, value.to_owned()))
        }
    };
    Some((of_setting, (name, text.to_owned())))
}
