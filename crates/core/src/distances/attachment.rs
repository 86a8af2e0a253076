//! Attachment: which words have the same head in two dependency trees over the same words, and by the
//! same relation.
//!
//! ```
//! use twintree::distances::attachment::{self, AttachmentOptions};
//! use twintree::{Pair, PairOptions};
//!
//! let left = "1\tshe\t_\t_\t_\t_\t2\tnsubj\t_\t_\n2\tsleeps\t_\t_\t_\t_\t0\troot\t_\t_\n";
//! let right = "1\tshe\t_\t_\t_\t_\t2\tobj\t_\t_\n2\tsleeps\t_\t_\t_\t_\t0\troot\t_\t_\n";
//! let pair = Pair::read(left, right, "", &PairOptions::default());
//! let attachment = attachment::compare(&pair, AttachmentOptions::default())?;
//! // The heads are the same, but one of the two relations is not.
//! assert_eq!(attachment.all.unlabelled().map(|share| share.to_string()), Some("2/2".into()));
//! assert_eq!(attachment.all.labelled().map(|share| share.to_string()), Some("1/2".into()));
//! # Ok::<(), twintree::distances::Undefined>(())
//! ```
//!
//! The unlabelled attachment score (UAS) is the share of the words that have the same head in both
//! trees, the labelled one (LAS) of those that have it by the same relation, too; label accuracy is
//! the share of the words with the same relation, regardless of their heads.
//!
//! Source: S. Buchholz and E. Marsi, *CoNLL-X shared task on multilingual dependency parsing*, CoNLL
//! 2006, section 5.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use crate::dependency::{DependencyTree, Labels};
use crate::distances::leaves::Marks;
use crate::distances::undefined::Undefined;
use crate::pair::{Pair, Side};
use crate::ratio::Ratio;
use crate::text::conllu::without_subtype;
use crate::word::WordId;

/// What is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AttachmentOptions {
    /// Whether punctuation counts. **\[D\]** The left tree says what is punctuation.
    pub marks: Marks,
    /// Which part of a relation is compared, of what the [pair](crate::PairOptions::labels) kept.
    pub labels: Labels,
}

/// How many words agree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All that count.
    pub words: u64,
    /// Those with the same head.
    pub heads: u64,
    /// Those with the same relation.
    pub relations: u64,
    /// Those with the same head and relation.
    pub both: u64,
}

impl Counts {
    /// UAS; none where no word counts.
    pub fn unlabelled(&self) -> Option<Ratio> {
        Ratio::new(self.heads, self.words)
    }

    /// LAS; none where no word counts.
    pub fn labelled(&self) -> Option<Ratio> {
        Ratio::new(self.both, self.words)
    }

    /// Label accuracy; none where no word counts.
    pub fn labels(&self) -> Option<Ratio> {
        Ratio::new(self.relations, self.words)
    }

    fn add(&mut self, word: &Attached) {
        self.words += 1;
        self.heads += u64::from(word.has_same_head());
        self.relations += u64::from(word.same_relation);
        self.both += u64::from(word.has_same_head() && word.same_relation);
    }
}

/// A word that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attached {
    /// The word of either side.
    pub word: WordId,
    /// Its heads in the left and the right tree; `None` for the root.
    pub heads: [Option<WordId>; 2],
    /// Whether the relation is the same.
    pub same_relation: bool,
}

impl Attached {
    /// Whether both trees attach it to the same word.
    pub fn has_same_head(&self) -> bool {
        self.heads[0] == self.heads[1]
    }
}

/// The words that have one relation in the left tree, or in the right one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfRelation {
    /// Its name.
    pub name: String,
    /// The words that have it in the left tree.
    pub left: Counts,
    /// How many words have it in the right tree.
    pub right: u64,
}

/// How the attachments of two trees agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// Over all words that count.
    pub all: Counts,
    /// The words that count, in order.
    pub words: Vec<Attached>,
    /// By relation, in the order of their names.
    pub relations: Vec<OfRelation>,
}

/// Compares the heads and relations of two dependency trees over the same words.
///
/// # Errors
/// If a side has no dependencies, the words differ, or none counts.
///
/// # Complexity
/// O(n log m) for n words and m relations.
pub fn compare(pair: &Pair<'_>, options: AttachmentOptions) -> Result<Attachment, Undefined> {
    let trees = pair.trees()?;
    let [left, right] = [pair.words(Side::Left)?, pair.words(Side::Right)?];
    let differs = |word: &WordId| {
        let forms = [&left, &right].map(|words| words.get(word.index()).map(|word| &word.form));
        forms[0] != forms[1]
    };
    let differing = |words: usize| -> Vec<WordId> { WordId::all(words).filter(differs).collect() };
    let [of_left, of_right] = [left.len(), right.len()].map(differing);
    if !(of_left.is_empty() && of_right.is_empty()) {
        return Err(Undefined::WordsDiffer {
            left: of_left,
            right: of_right,
        });
    }
    let relation = |tree: &DependencyTree, word| {
        let label = tree
            .node(word)
            .map_or("", |node| pair.symbols().text(tree.label(node)));
        match options.labels {
            Labels::Whole => label,
            Labels::WithoutSubtype => without_subtype(label),
        }
    };
    let head = |tree: &DependencyTree, word| {
        let head = tree.tree().parent(tree.node(word)?)?;
        Some(tree.word(head))
    };
    let mut all = Counts::default();
    let mut words = Vec::with_capacity(left.len());
    let mut relations: BTreeMap<&str, (Counts, u64)> = BTreeMap::new();
    for (id, word) in WordId::all(left.len()).zip(&left) {
        if options.marks == Marks::Dropped && word.is_punctuation {
            continue;
        }
        let names = trees.map(|tree| relation(tree, id));
        let attached = Attached {
            word: id,
            heads: trees.map(|tree| head(tree, id)),
            same_relation: names[0] == names[1],
        };
        all.add(&attached);
        relations.entry(names[0]).or_default().0.add(&attached);
        relations.entry(names[1]).or_default().1 += 1;
        words.push(attached);
    }
    if words.is_empty() {
        return Err(Undefined::NoWords);
    }
    let relations = relations
        .into_iter()
        .map(|(name, (left, right))| OfRelation {
            name: name.into(),
            left,
            right,
        });
    Ok(Attachment {
        all,
        words,
        relations: relations.collect(),
    })
}
