//! Labels as numbers.
//!
//! The measure compares labels only for equality, so each distinct label is read once and stands
//! as a small number from then on. The two trees of a pair share one [`Symbols`].
//!
//! ```
//! use twintree::Symbols;
//!
//! let mut symbols = Symbols::new();
//! let subject = symbols.intern("nsubj");
//! assert_eq!(symbols.intern("nsubj"), subject);
//! assert_ne!(symbols.intern("obj"), subject);
//! assert_eq!(symbols.text(subject), "nsubj");
//! ```

use crate::number::saturated;
use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;

/// One label, as the number its [`Symbols`] gave it. Two symbols of one interner are equal exactly
/// when their texts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(u32);

impl Symbol {
    /// The number itself: 0 for the first label interned, then 1, without gaps.
    pub fn index(self) -> u32 {
        self.0
    }

    fn at(position: usize) -> Self {
        // Memory ends long before there are 2³² different labels.
        Self(saturated(position))
    }
}

/// The interner: from the text of a label to its [`Symbol`] and back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Symbols {
    /// `texts[s.index()]` is the text of `s`.
    texts: Vec<Arc<str>>,
    /// The inverse of `texts` for those that are [short](short), nearly all: numbers are found
    /// several times as fast as texts, and every word of a file has a label.
    short: BTreeMap<u128, Symbol>,
    /// The inverse of `texts` for all others.
    long: BTreeMap<Arc<str>, Symbol>,
}

/// How many labels are kept from pair to pair.
const KEPT: usize = 10_000;

impl Symbols {
    /// An interner that knows no label yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Itself for the next of many pairs; a new one where it knows more labels than the 10,000 that are
    /// kept. Those of a treebank are some dozens; a text that brings new ones all the time must not fill
    /// the memory.
    #[must_use]
    pub fn kept(self) -> Self {
        if self.len() > KEPT { Self::new() } else { self }
    }

    /// The symbol of `text`, the same for the same text. O(log of the number of labels).
    pub fn intern(&mut self, text: &str) -> Symbol {
        let texts = &mut self.texts;
        let mut add = |text: Arc<str>| {
            texts.push(text);
            Symbol::at(texts.len() - 1)
        };
        if let Some(number) = short(text) {
            let new = self.short.entry(number);
            return *new.or_insert_with(|| add(text.into()));
        }
        if let Some(&symbol) = self.long.get(text) {
            return symbol;
        }
        let shared: Arc<str> = text.into();
        let symbol = add(Arc::clone(&shared));
        self.long.insert(shared, symbol);
        symbol
    }

    /// The symbol of `text`, if it was interned before.
    pub fn get(&self, text: &str) -> Option<Symbol> {
        let symbol = match short(text) {
            Some(number) => self.short.get(&number),
            None => self.long.get(text),
        };
        symbol.copied()
    }

    /// The text of `symbol`; empty for a symbol of another interner that is unknown here.
    pub fn text(&self, symbol: Symbol) -> &str {
        self.texts.get(symbol.0 as usize).map_or("", |text| text)
    }

    /// The text of the symbol with this index, if there is one.
    pub fn nth(&self, index: usize) -> Option<&str> {
        self.texts.get(index).map(|text| &**text)
    }

    /// The texts, in the order of their symbols.
    pub fn texts(&self) -> impl ExactSizeIterator<Item = &str> + Clone {
        self.texts.iter().map(|text| &**text)
    }

    /// How many different labels there are.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// Whether no label was interned yet.
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }
}

/// A text of less than sixteen bytes as a number of its own: its bytes and their number.
fn short(text: &str) -> Option<u128> {
    let mut bytes = [0; size_of::<u128>()];
    let (last, room) = bytes.split_last_mut()?;
    *last = u8::try_from(text.len()).ok()?;
    room.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
    Some(u128::from_le_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::Symbols;

    #[test]
    fn symbols_count_from_zero_in_the_order_of_first_use() {
        let mut symbols = Symbols::new();
        let indices: alloc::vec::Vec<u32> = ["b", "a", "b", "c", "a"]
            .iter()
            .map(|text| symbols.intern(text).index())
            .collect();
        assert_eq!(indices, [0, 1, 0, 2, 1]);
        assert_eq!(symbols.len(), 3);
        assert!(symbols.texts().eq(["b", "a", "c"]));
        assert_eq!((symbols.nth(2), symbols.nth(3)), (Some("c"), None));
        assert_eq!(
            symbols.get("c").map(|symbol| symbols.text(symbol)),
            Some("c")
        );
        assert_eq!(symbols.get("d"), None);
    }

    #[test]
    fn a_symbol_from_elsewhere_has_no_text() {
        let mut other = Symbols::new();
        assert_eq!(Symbols::new().text(other.intern("x")), "");
    }
}
