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
//! Source: E. Marsi and E. Krahmer, *Explorations in Sentence Fusion*, ENLG 2005, section 4.
//! **\[D\]** The paper ranks what comes out by a language model, and finds it unreliable; here the
//! shortest comes first: by number of words, then of characters, then by text. Words are parted by
//! blanks. In a non-projective tree the words below a node need not stand together; what replaces
//! them stands where the node stood.

mod combinations;
mod realise;

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::alignment::{Alignment, Link};
use crate::order;
use crate::relation::Relation;
use crate::symbol::Symbols;
use crate::text::conllu::without_subtype;
use crate::tree::subtree;
use crate::tree::{NodeId, Tree};
use combinations::{Choice, Combinations};
use realise::realise;

/// What is taken over from the other sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merge {
    /// Paraphrases.
    Restate,
    /// What says more.
    Specify,
    /// What says less; modifiers that nothing corresponds to may be left out.
    Generalize,
}

/// The sentence whose words keep their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// How to fuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options<'a> {
    /// What is taken over.
    pub merge: Merge,
    /// Into which sentence.
    pub into: Host,
    /// The most sentences to produce.
    pub limit: usize,
    /// The labels, without subtype, of modifiers that *generalize* may leave out.
    pub modifiers: &'a [&'a str],
}

/// The most sentences produced unless another limit is given.
pub const LIMIT: usize = 1_000;

/// The modifiers that *generalize* may leave out unless others are given. **\[D\]** The paper names
/// `hd/mod` and `hd/predm`; these are the relations of Universal Dependencies that come closest.
pub const MODIFIERS: [&str; 6] = ["amod", "advmod", "nmod", "obl", "advcl", "acl"];

impl Options<'_> {
    /// This merge into this host, with the default limit and modifiers.
    pub fn new(merge: Merge, into: Host) -> Self {
        Self {
            merge,
            into,
            limit: LIMIT,
            modifiers: &MODIFIERS,
        }
    }
}

/// A tree and its forms as they are written.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    tree: &'a Tree,
    /// One for each node.
    forms: &'a [&'a str],
}

/// Not as many forms as the tree has nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormsMismatch {
    /// The number of nodes.
    pub nodes: usize,
    /// The number of forms.
    pub forms: usize,
}

impl fmt::Display for FormsMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the tree has {} nodes, but {} forms were given",
            self.nodes, self.forms
        )
    }
}

impl core::error::Error for FormsMismatch {}

impl<'a> Written<'a> {
    /// `forms[n]` is the form of node n.
    ///
    /// # Errors
    /// If there are not as many forms as nodes.
    pub fn new(tree: &'a Tree, forms: &'a [&'a str]) -> Result<Self, FormsMismatch> {
        let (nodes, given) = (tree.len(), forms.len());
        if nodes == given {
            Ok(Self { tree, forms })
        } else {
            Err(FormsMismatch {
                nodes,
                forms: given,
            })
        }
    }

    fn form(&self, node: NodeId) -> &'a str {
        self.forms[node.index()]
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
    /// Its words, parted by blanks.
    pub text: String,
    /// Where it comes from.
    pub origin: Origin,
    /// The link that brought it, left before right whatever the host; only for replaced parts.
    pub link: Option<Link>,
    /// Its words: of the other sentence if it is replaced, else of the host.
    pub words: Vec<NodeId>,
}

/// A sentence and its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fused {
    /// All words, parted by blanks: the texts of the parts that are not dropped.
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

/// Fuses two sentences, whose trees were made with `symbols`, along their links.
///
/// Combinations are produced in order of length, so that a cut takes off the longest. Several may
/// spell the same sentence; after eight for each sentence wanted the search is given up, and said to
/// be cut.
///
/// # Complexity
/// O(limit · (n + the length of the sentence)) and O(log) of it for each choice on the way.
pub fn fuse(
    left: &Written<'_>,
    right: &Written<'_>,
    alignment: &Alignment,
    symbols: &Symbols,
    options: &Options<'_>,
) -> Fusion {
    let from_host;
    let (host, other, links) = match options.into {
        Host::Left => (left, right, alignment),
        Host::Right => {
            from_host = alignment.mirrored();
            (right, left, &from_host)
        }
    };
    let choices = choices(host, other, links, symbols, options);
    let mut combinations = Combinations::new(host, other, &choices);
    let mut seen = Symbols::new();
    for given in [host, other] {
        seen.intern(&given.forms.join(" "));
    }
    let mut sentences = Vec::new();
    let mut cut = false;
    let mut budget = options.limit.saturating_add(8).saturating_mul(8);
    while let Some((length, chosen)) = combinations.next() {
        let fused = realise(host, other, options.into, &chosen);
        let known = seen.len();
        seen.intern(&fused.text);
        if seen.len() > known {
            cut = sentences.len() == options.limit;
            if !cut {
                sentences.push((length, fused));
            }
        }
        budget -= 1;
        cut |= budget == 0;
        if cut {
            break;
        }
    }
    order::sort_by(&mut sentences, |(length, one), (other_length, other)| {
        (length, &one.text).cmp(&(other_length, &other.text))
    });
    Fusion {
        sentences: sentences.into_iter().map(|(_, fused)| fused).collect(),
        cut,
    }
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
    let mut choices = vec![Vec::new(); host.tree.len()];
    let mut linked = vec![false; host.tree.len()];
    for (link, relation) in links.iter() {
        linked[link.left.index()] = true;
        if relation == Some(wanted) && !changes_nothing(host, link.left, other, link.right) {
            choices[link.left.index()].push(Choice::Replace(link.right));
        }
    }
    if options.merge == Merge::Generalize {
        for node in host.tree.nodes() {
            let label = without_subtype(symbols.text(host.tree.label(node)));
            let is_modifier = options.modifiers.contains(&label);
            if is_modifier && !linked[node.index()] && node != host.tree.root() {
                choices[node.index()].push(Choice::Drop);
            }
        }
    }
    choices
}

/// Whether replacing the one by the other would change nothing: the same words, and those of the
/// host stand together.
fn changes_nothing(host: &Written<'_>, node: NodeId, other: &Written<'_>, by: NodeId) -> bool {
    if host.tree.subtree_size(node) != other.tree.subtree_size(by) {
        return false;
    }
    let here = subtree::nodes(host.tree, node);
    let there = subtree::nodes(other.tree, by);
    let stand_together = here
        .windows(2)
        .all(|two| two[0].index() + 1 == two[1].index());
    let forms = here.iter().map(|&node| host.form(node));
    stand_together && forms.eq(there.iter().map(|&node| other.form(node)))
}
