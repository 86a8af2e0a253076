//! Choices and features as numbers, so that a search compares numbers alone.

use alloc::vec::Vec;

use crate::number::saturated;
use crate::projection::decisions::{Place, Projection, Slot, Voice};
use crate::symbol::Symbol;

/// How many bits a token has.
const BITS: u32 = 24;

/// Where texts begin; smaller numbers are not texts.
const TEXTS: u32 = 64;

/// Where modifiers begin: number 0, which none has.
const MODIFIERS: u32 = 16;

/// A choice, or a part of a feature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token(u32);

impl Token {
    /// The most different texts that there may be.
    pub const TEXTS: usize = (1 << BITS) - TEXTS as usize;

    /// Nothing: fills the parts of a feature that are not used.
    pub const NONE: Self = Self(0);
    /// Nothing was chosen.
    pub const NULL: Self = Self(1);
    /// The active voice.
    pub const ACTIVE: Self = Self(2);
    /// The passive voice.
    pub const PASSIVE: Self = Self(3);
    /// Any modifier.
    pub const SOME_MODIFIER: Self = Self(9);
    /// True.
    pub const YES: Self = Self(10);
    /// False.
    pub const NO: Self = Self(11);
    /// Any text, where it does not matter which.
    pub const SOME_TEXT: Self = Self(TEXTS);

    /// A text. Symbols beyond [`TEXTS`](Self::TEXTS) are all the same.
    pub fn text(symbol: Symbol) -> Self {
        Self(symbol.index().saturating_add(TEXTS).min((1 << BITS) - 1))
    }

    /// A modifier, from 1. Those beyond the most that a clause may have are all the same.
    pub fn modifier(number: u32) -> Self {
        Self(number.saturating_add(MODIFIERS).min(TEXTS - 1))
    }

    /// The nth of the values of a task whose values are no texts, from 0.
    pub(crate) fn nth(place: usize) -> Self {
        let place = saturated(place);
        Self(place.saturating_add(TEXTS).min((1 << BITS) - 1))
    }

    /// A place.
    pub fn place(place: Place) -> Self {
        match place {
            Place::Null => Self::NULL,
            // From 4 to 8.
            other => Self(3 + other as u32),
        }
    }

    /// A voice.
    pub fn voice(voice: Voice) -> Self {
        match voice {
            Voice::Active => Self::ACTIVE,
            Voice::Passive => Self::PASSIVE,
        }
    }

    /// The number of the token itself, as a model writes it.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The token of a number, if there is one among this many texts.
    pub(crate) fn from_number(number: u32, texts: usize) -> Option<Self> {
        let token = Self(number);
        let is_known = token.symbol_index().is_none_or(|index| index < texts);
        is_known.then_some(token)
    }

    /// Whether something is so.
    pub fn truth(is_so: bool) -> Self {
        if is_so { Self::YES } else { Self::NO }
    }

    /// The number of the symbol of a text.
    pub fn symbol_index(self) -> Option<usize> {
        self.0.checked_sub(TEXTS).map(|index| index as usize)
    }

    /// The number of a modifier, from 1.
    pub fn modifier_number(self) -> Option<u32> {
        (MODIFIERS + 1..TEXTS)
            .contains(&self.0)
            .then(|| self.0 - MODIFIERS)
    }

    /// The place, if it is one.
    pub fn as_place(self) -> Option<Place> {
        let mut all = Place::ALL.into_iter();
        all.find(|&place| Self::place(place) == self)
    }
}

/// The decisions of a projection as tokens, in order; those of texts are as `text` has them.
pub(crate) fn tokens(
    projection: &Projection,
    text: impl Fn(&str) -> Option<Token>,
) -> Vec<Option<Token>> {
    let words = |words: &Option<_>| words.as_deref().map_or(Some(Token::NULL), &text);
    let slot = |slot: &Slot| match slot {
        Slot::Null => Some(Token::NULL),
        Slot::Modifier(number) => Some(Token::modifier(*number)),
        Slot::Text(words) => text(words),
    };
    let first = [
        text(&projection.stem),
        text(projection.spine.as_str()),
        Some(Token::voice(projection.voice)),
        slot(&projection.subject),
        slot(&projection.object),
        words(&projection.wh),
        words(&projection.modals),
        text(&projection.infl),
    ];
    let places = projection.modifiers.iter();
    let places = places.map(|&place| Some(Token::place(place)));
    first.into_iter().chain(places).collect()
}

/// A feature: which template, up to four tokens that it conjoins, and one of the source clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(u128);

impl Key {
    /// A feature. There are at most four tokens; further ones are left out.
    pub fn new(template: u8, context: &[Token], source: Token) -> Self {
        let mut key = u128::from(template);
        for place in 0..4 {
            let token = context.get(place).copied().unwrap_or_default();
            key = key << BITS | u128::from(token.0);
        }
        Self(key << BITS | u128::from(source.0))
    }

    /// The same with another token of the source clause.
    #[must_use]
    pub fn with_source(self, source: Token) -> Self {
        Self(self.0 >> BITS << BITS | u128::from(source.0))
    }

    /// Which template.
    pub fn template(self) -> u8 {
        u8::try_from(self.0 >> (5 * BITS)).unwrap_or(u8::MAX)
    }

    /// The four tokens and that of the source clause.
    pub fn tokens(self) -> [Token; 5] {
        let mask = (1_u128 << BITS) - 1;
        [4, 3, 2, 1, 0].map(|place: u32| {
            let token = self.0 >> (place * BITS) & mask;
            Token(u32::try_from(token).unwrap_or(0))
        })
    }

    /// A hash that is spread evenly over all 64 bits.
    pub(crate) fn spread(self) -> u64 {
        let bytes = self.0.to_le_bytes();
        let (low, high) = bytes.split_at(8);
        let half = |bytes: &[u8]| bytes.try_into().map_or(0, u64::from_le_bytes);
        // Multiplication by an odd number carries every bit upwards; the shift brings them back.
        let mixed = half(low).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 32 ^ half(high)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ mixed >> 32
    }
}

#[cfg(test)]
mod tests {
    use super::{Key, Token};
    use crate::symbol::Symbols;

    #[test]
    fn a_feature_names_its_tokens() {
        let be = Token::text(Symbols::new().intern("be"));
        let key = Key::new(3, &[be, Token::NULL], Token::NONE);
        let none = Token::NONE;
        assert_eq!(key.tokens(), [be, Token::NULL, none, none, none]);
        assert_ne!(Token::modifier(1), Token::modifier(2));
    }
}
