//! The phrases of one sentence, to be shown.

use super::{Heads, PhraseTree};
use crate::heads::HeadRules;
use crate::sentence::Sentence;
use crate::symbol::Symbols;

/// The phrases of one sentence as far as it was read, errors or not, to be shown while a text is typed.
/// With errors it may not be the tree that was meant; it must not be measured.
///
/// ```
/// use twintree::heads::HeadRules;
/// use twintree::Sketch;
/// use twintree::text::Format;
/// use twintree::{Labels, Pair, PairOptions, Side};
///
/// // The last bracket is missing.
/// let text = "(S (NP (DT the) (NN cat)) (VP sleeps)";
/// let pair = Pair::read(text, "", "", &PairOptions::default());
/// let sentence = pair.side(Side::Left).sentence().unwrap();
/// let sketch = Sketch::new(sentence, &HeadRules::default()).unwrap();
/// let root = sketch.tree.tree().root();
/// assert_eq!(sketch.symbols.text(sketch.tree.label(root, Labels::Whole).unwrap()), "S");
/// assert_eq!(sketch.heads.word(root).get(), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Sketch {
    /// The labels: those of this sentence alone.
    pub symbols: Symbols,
    /// Words and phrases.
    pub tree: PhraseTree,
    /// Which word heads each phrase.
    pub heads: Heads,
}

impl Sketch {
    /// What can be shown of a sentence. `None` if its format has no phrases, or its errors leave no
    /// tree.
    ///
    /// # Complexity
    /// O(n log m) for n words and phrases and m different labels, for any depth.
    pub fn new(sentence: &Sentence<'_>, rules: &HeadRules) -> Option<Self> {
        let mut symbols = Symbols::new();
        let tree = PhraseTree::of(sentence, &mut symbols)?;
        let heads = Heads::new(&tree, &symbols, rules);
        Some(Self {
            symbols,
            tree,
            heads,
        })
    }
}
