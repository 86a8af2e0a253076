//! Sentences made out of two aligned ones.
//!
//! One sentence is the *host*: its words keep their order. A link may replace what stands below its
//! host node, as a whole, by what stands below its other node:
//!
//! | merge | links, read from the host | besides |
//! |---|---|---|
//! | restate | `restates` | |
//! | specify | `generalizes` (the other side is more specific) | |
//! | generalize | `specifies` | modifiers without a link may be left out |
//!
//! Every combination is realised, so that from *John bought a red car* with `restates` between
//! *bought a red car* and *acquired the red car* comes *John acquired the red car*.
//!
//! ```
//! use twintree::relations::fusion::{Merge, Options, fuse};
//! use twintree::{Pair, PairOptions, Side};
//!
//! // "red car" and "vehicle"
//! let left = "1\tred\t_\tADJ\t_\t_\t2\tamod\t_\t_\n2\tcar\t_\tNOUN\t_\t_\t0\troot\t_\t_\n";
//! let right = "1\tvehicle\t_\tNOUN\t_\t_\t0\troot\t_\t_\n";
//! let pair = Pair::read(left, right, "2-1:specifies", &PairOptions::default());
//! let fusion = fuse(&pair, &Options::new(Merge::Generalize, Side::Left))?;
//! // Keeping all and replacing all give the two sentences back; "red" may be left out.
//! let texts: Vec<_> = fusion.sentences.iter().map(|one| one.text.as_str()).collect();
//! assert_eq!(texts, ["car"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Source: E. Marsi and E. Krahmer, *Explorations in Sentence Fusion*, ENLG 2005, section 4.
//! **\[D\]** The paper ranks the results by a language model, and finds it unreliable; here the
//! shortest comes first: by number of words, then of characters, then by text. Words are separated
//! by spaces. In a non-projective tree the words below a node need not stand together; what replaces
//! them stands where the node stood.

mod combinations;
mod realise;

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::alignment::{Alignment, AnnotatedLink, Link};
use crate::dependency::DependencyTree;
use crate::pair::{Pair, Side, Unfit};
use crate::relation::Relation;
use crate::sentence::Word;
use crate::symbol::Symbols;
use crate::text::conllu::without_subtype;
use crate::tree::subtree;
use crate::tree::{NodeId, Tree};
use crate::word::WordId;
use combinations::{Choice, Combinations, Length};
use realise::parts;

/// What is taken from the other sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Merge {
    /// Paraphrases.
    Restate,
    /// What says more.
    Specify,
    /// More general parts; modifiers without a counterpart may be left out.
    Generalize,
}

/// How to fuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options<'a> {
    /// What is taken over.
    pub merge: Merge,
    /// The sentence whose words keep their order.
    pub into: Side,
    /// The most sentences to produce; more than [`MAX_LIMIT`] are not.
    pub limit: usize,
    /// The labels, without subtype, of modifiers that *generalize* may leave out.
    pub modifiers: &'a [&'a str],
}

/// The most sentences produced unless another limit is given.
pub const LIMIT: usize = 1_000;

/// The most sentences produced, whatever the limit given.
pub const MAX_LIMIT: usize = 10_000;

/// The most words written for all combinations of one call.
pub const WORDS: usize = 1 << 24;

/// The most memory that the sentences of one call take: their texts and those of their parts, 4 bytes
/// for each word named and 64 for each part and sentence.
pub const BYTES: usize = 1 << 25;

/// The most words below linked words that are examined to see whether they are the same.
const COMPARED: u32 = 1 << 22;

/// The modifiers that *generalize* may leave out unless others are given. **\[D\]** The paper names
/// `hd/mod` and `hd/predm`; these are the relations of Universal Dependencies that come closest.
pub const MODIFIERS: [&str; 6] = ["amod", "advmod", "nmod", "obl", "advcl", "acl"];

impl Options<'_> {
    /// This merge into this host, with the default limit and modifiers.
    pub fn new(merge: Merge, into: Side) -> Self {
        Self {
            merge,
            into,
            limit: LIMIT,
            modifiers: &MODIFIERS,
        }
    }
}

/// Where a part of a sentence comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// Words of the host that stayed.
    Host,
    /// Words of the other sentence.
    Replaced,
    /// Words of the host that were left out; they are not in the text of the sentence.
    Dropped,
}

/// A part of a sentence and what caused it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    /// Its words, separated by spaces.
    pub text: String,
    /// Where it comes from.
    pub origin: Origin,
    /// The link that brought it, left before right for either host; only for replaced parts.
    pub link: Option<Link>,
    /// Its words: of the other sentence if it is replaced, else of the host.
    pub words: Vec<WordId>,
}

/// A sentence and its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fused {
    /// All words, separated by spaces: the texts of the parts that are not dropped.
    pub text: String,
    /// The parts in order.
    pub parts: Vec<Part>,
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fusion {
    /// Different sentences, neither of the two given ones among them, the shortest first.
    pub sentences: Vec<Fused>,
    /// Whether there are, or may be, more than were produced.
    pub cut: bool,
}

/// A side of the pair: its tree and its forms as they are written.
struct Written<'p> {
    dependencies: &'p DependencyTree,
    /// One for each node.
    words: Vec<Word<'p>>,
}

impl Written<'_> {
    fn tree(&self) -> &Tree {
        self.dependencies.tree()
    }

    fn form(&self, node: NodeId) -> &str {
        self.words.get(node.index()).map_or("", |word| &word.form)
    }

    fn word(&self, node: NodeId) -> WordId {
        self.dependencies.word(node)
    }

    fn text(&self) -> String {
        let forms: Vec<&str> = self.words.iter().map(|word| &*word.form).collect();
        forms.join(" ")
    }
}

/// Fuses the two sentences of a pair along their links.
///
/// Combinations are produced in order of length, so that a cut takes off the longest. Several may
/// spell the same sentence; after eight for each sentence wanted the search is given up. Nor are more
/// than [`WORDS`] words written, or more than [`BYTES`] returned: a combination that would go
/// beyond is not begun, and the [`Fusion`] says that it is cut.
///
/// # Errors
/// If a text has errors, a side has no dependencies, or the pair was built from heads and labels only.
///
/// # Complexity
/// O((n + k) log (n + k)) for n words and k links, O(n + the length of the sentence) for each
/// combination.
pub fn fuse(pair: &Pair<'_>, options: &Options<'_>) -> Result<Fusion, Unfit> {
    let dependencies = pair.dependencies()?;
    let written = |dependencies, side| {
        let words = pair.words(side)?;
        Ok(Written {
            dependencies,
            words,
        })
    };
    let left = written(dependencies.left(), Side::Left)?;
    let right = written(dependencies.right(), Side::Right)?;
    let from_host;
    let (host, other, links) = match options.into {
        Side::Left => (&left, &right, dependencies.alignment()),
        Side::Right => {
            from_host = dependencies.alignment().mirrored();
            (&right, &left, &from_host)
        }
    };
    let choices = choices(host, other, links, dependencies.symbols(), options);
    let combinations = Combinations::new(host, other, &choices);
    Ok(sentences(host, other, combinations, options))
}

/// The sentences of the combinations, up to the limit.
fn sentences(
    host: &Written<'_>,
    other: &Written<'_>,
    mut combinations: Combinations<'_>,
    options: &Options<'_>,
) -> Fusion {
    let limit = options.limit.min(MAX_LIMIT);
    let given = [host.text(), other.text()];
    let mut made: BTreeMap<String, (Length, Vec<Part>)> = BTreeMap::new();
    let mut tries = limit.saturating_add(8).saturating_mul(8);
    let (mut words, mut bytes) = (WORDS, BYTES);
    let cut = loop {
        let Some(length) = combinations.peek() else {
            break false;
        };
        let [new_words, characters] =
            [length.words, length.characters].map(|some| usize::try_from(some).unwrap_or(0));
        let more_words = host.words.len().saturating_add(new_words);
        // The text stands in the sentence and in its parts.
        let at_least = new_words.saturating_add(characters).saturating_mul(2);
        if tries == 0 || more_words > words || at_least > bytes {
            break true;
        }
        tries -= 1;
        words -= more_words;
        let Some((length, chosen)) = combinations.next() else {
            break false;
        };
        let parts = parts(host, other, &chosen, options.into);
        let said = parts.iter().filter(|part| part.origin != Origin::Dropped);
        let said: Vec<&str> = said.map(|part| &*part.text).collect();
        let text = said.join(" ");
        if given.contains(&text) || made.contains_key(&text) {
            continue;
        }
        let more_bytes = size(&text, &parts);
        if made.len() == limit || more_bytes > bytes {
            break true;
        }
        bytes -= more_bytes;
        made.insert(text, (length, parts));
    };
    let mut sentences: Vec<(Length, Fused)> = made
        .into_iter()
        .map(|(text, (length, parts))| (length, Fused { text, parts }))
        .collect();
    // No two have the same text, so that the order is one.
    sentences.sort_unstable_by(|(length, one), (other, another)| {
        (length, &one.text).cmp(&(other, &another.text))
    });
    Fusion {
        sentences: sentences.into_iter().map(|(_, fused)| fused).collect(),
        cut,
    }
}

/// The memory that a sentence takes: the same number on every machine, so that the same sentences
/// come out.
fn size(text: &str, parts: &[Part]) -> usize {
    let part = |part: &Part| 64 + part.text.len() + 4 * part.words.len();
    64 + text.len() + parts.iter().map(part).sum::<usize>()
}

/// By host node, in the order of the links, what may stand there instead.
fn choices(
    host: &Written<'_>,
    other: &Written<'_>,
    links: &Alignment,
    symbols: &Symbols,
    options: &Options<'_>,
) -> Vec<Vec<Choice>> {
    let wanted = match options.merge {
        Merge::Restate => Relation::Restates,
        Merge::Specify => Relation::Generalizes,
        Merge::Generalize => Relation::Specifies,
    };
    let mut choices = vec![Vec::new(); host.tree().len()];
    let mut linked = vec![false; host.tree().len()];
    // What is no longer compared yields a sentence that was already found.
    let mut compared = COMPARED;
    for AnnotatedLink { link, relation, .. } in links.iter() {
        let node = host.dependencies.linked(link.left);
        let by = other.dependencies.linked(link.right);
        linked[node.index()] = true;
        if relation != Some(wanted) {
            continue;
        }
        let size = host.tree().subtree_size(node);
        if size == other.tree().subtree_size(by) && size <= compared {
            compared -= size;
            if changes_nothing(host, node, other, by) {
                continue;
            }
        }
        choices[node.index()].push(Choice::Replace(by));
    }
    if options.merge == Merge::Generalize {
        for node in host.tree().nodes() {
            let label = without_subtype(symbols.text(host.dependencies.label(node)));
            let is_modifier = options.modifiers.contains(&label);
            if is_modifier && !linked[node.index()] && node != host.tree().root() {
                choices[node.index()].push(Choice::Drop);
            }
        }
    }
    choices
}

/// Whether a replacement would change nothing: the same words, and those of the
/// host stand together.
fn changes_nothing(host: &Written<'_>, node: NodeId, other: &Written<'_>, by: NodeId) -> bool {
    let here = subtree::nodes(host.tree(), node);
    let there = subtree::nodes(other.tree(), by);
    let stand_together = here
        .windows(2)
        .all(|two| two[0].index() + 1 == two[1].index());
    let forms = here.iter().map(|&node| host.form(node));
    stand_together && forms.eq(there.iter().map(|&node| other.form(node)))
}
