//! Which sentence of one file belongs to which of another.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::str;

use crate::number::saturated;
use crate::text::line_feed::line_feed;
use crate::text::treebank;

/// What a sentence is called in its comments.
///
/// ```
/// use twintree::intake::Ids;
///
/// let ids = Ids::of(b"# sent_id = en-7\n# parallel_id = pud/n7\n1\tGo\t").unwrap();
/// assert_eq!((ids.sentence, ids.parallel), (Some("en-7"), Some("pud/n7")));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ids<'a> {
    /// `# parallel_id`: the same for a sentence and its translations.
    pub parallel: Option<&'a str>,
    /// `# sent_id`.
    pub sentence: Option<&'a str>,
}

named! {
    /// By what the sentences of two files were paired.
    pub enum PairedBy by as_str {
        /// By `# parallel_id`.
        ParallelId = "parallel_id",
        /// By `# sent_id`.
        SentenceId = "sent_id",
        /// The first with the first, the second with the second.
        Order = "order",
    }
}

/// Which sentences of two files belong together.
///
/// They are paired by `# parallel_id` where any is shared, else by `# sent_id` where any is shared, else in
/// order. Of a `parallel_id` such as `pud/n01001011/alt1` the collection and the sentence count; what
/// follows decides only between several of them. Of sentences of one name the first belongs to the first, if
/// both files have as many of them; if not, the name does not say which is meant.
///
/// ```
/// use twintree::intake::{Ids, PairedBy, Pairing};
///
/// let called = |name| Ids { sentence: Some(name), ..Ids::default() };
/// let pairing = Pairing::new(&["a", "b", "c"].map(called), &["c", "x", "a"].map(called));
/// assert_eq!(pairing.by, PairedBy::SentenceId);
/// assert_eq!(pairing.pairs, [[0, 2], [2, 0]]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The places of the sentences of each pair, left and right, from 0; in the order of the left file.
    pub pairs: Vec<[u32; 2]>,
    /// By what they were found.
    pub by: PairedBy,
}

/// A name that two sentences may share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Parallel,
    /// The part of it that a sentence and all its translations share.
    Translated,
    Sentence,
}

impl Key {
    fn of<'a>(self, ids: &Ids<'a>) -> Option<&'a str> {
        match self {
            Self::Parallel => ids.parallel,
            Self::Translated => ids.parallel.map(translated),
            Self::Sentence => ids.sentence,
        }
    }

    /// Whether it names one sentence of a file: where one file has more of that name than the other, it
    /// does not say which is meant.
    fn is_of_one(self) -> bool {
        self != Self::Translated
    }
}

impl<'a> Ids<'a> {
    /// Those in the comments with which a sentence of CoNLL-U begins, or that a sentence of a
    /// [treebank](crate::text::treebank) has, whatever its other bytes are; none where there is no sentence,
    /// only comments and blank lines.
    ///
    /// # Complexity
    /// Linear in the comments.
    pub fn of(text: &'a [u8]) -> Option<Self> {
        let mut ids = Self::default();
        // Of the export format, a table before the first sentence.
        let mut is_table = false;
        let mut rest = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        while !rest.is_empty() {
            let end = line_feed(rest).map_or(rest.len(), |at| at + 1);
            let (line, after) = rest.split_at_checked(end)?;
            match line.trim_ascii_start() {
                [b'#', b'E', b'O', b'S', ..] => return Some(ids),
                [b'<', ..]
                    if matches!(
                        ids,
                        Self {
                            parallel: None,
                            sentence: None
                        }
                    ) =>
                {
                    let (is_sentence, sentence) = treebank::name_in_xml(rest);
                    return is_sentence.then_some(Self { sentence, ..ids });
                }
                [b'#', comment @ ..] => {
                    is_table =
                        comment.starts_with(b"BOT") || is_table && !comment.starts_with(b"EOT");
                    ids.add(comment.trim_ascii_start());
                }
                [] | [b'%', ..] => {}
                _ if is_table => {}
                _ => return Some(ids),
            }
            rest = after;
        }
        None
    }

    /// Adds what a comment says; of several of one kind the first counts.
    fn add(&mut self, comment: &'a [u8]) {
        let (id, said) = if let Some(said) = comment.strip_prefix(b"BOS") {
            let mut pieces = said.split(u8::is_ascii_whitespace);
            // After the blank that is before it.
            let name = pieces
                .find(|piece| !piece.is_empty())
                .filter(|_| !said.is_empty());
            let name = name.and_then(|name| str::from_utf8(name).ok());
            self.sentence = self.sentence.or(name);
            return;
        } else if let Some(said) = comment.strip_prefix(b"sent_id") {
            (&mut self.sentence, said)
        } else if let Some(said) = comment.strip_prefix(b"parallel_id") {
            (&mut self.parallel, said)
        } else {
            return;
        };
        let value = said.trim_ascii_start().strip_prefix(b"=");
        let value = value
            .and_then(|value| str::from_utf8(value).ok())
            .map(str::trim);
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            id.get_or_insert(value);
        }
    }
}

impl Pairing {
    /// The pairs of two files.
    ///
    /// # Complexity
    /// O(n log n) comparisons of ids in the number of sentences.
    pub fn new(left: &[Ids<'_>], right: &[Ids<'_>]) -> Self {
        let parallel = [Key::Parallel, Key::Translated];
        for (by, keys) in [
            (PairedBy::ParallelId, &parallel[..]),
            (PairedBy::SentenceId, &[Key::Sentence]),
        ] {
            let pairs = matches(left, right, keys);
            if !pairs.is_empty() {
                return Self { pairs, by };
            }
        }
        let count = left.len().min(right.len());
        Self {
            pairs: (0..count)
                .map(|at| [saturated(at), saturated(at)])
                .collect(),
            by: PairedBy::Order,
        }
    }
}

/// Of `pud/n01001011/alt1` the collection and the sentence: `pud/n01001011`.
fn translated(id: &str) -> &str {
    let mut slashes = id.match_indices('/').skip(1);
    slashes
        .next()
        .and_then(|(at, _)| id.get(..at))
        .unwrap_or(id)
}

/// The pairs with equal names; the first kind of name decides, then the next.
fn matches(left: &[Ids<'_>], right: &[Ids<'_>], keys: &[Key]) -> Vec<[u32; 2]> {
    let mut partners: Vec<Option<u32>> = vec![None; left.len()];
    let mut taken = vec![false; right.len()];
    for key in keys {
        // Backwards, so that the first of equal names comes off the end.
        let mut named: BTreeMap<&str, [Vec<usize>; 2]> = BTreeMap::new();
        for (at, ids) in right.iter().enumerate().rev() {
            if let (Some(name), Some(false)) = (key.of(ids), taken.get(at)) {
                named.entry(name).or_default()[1].push(at);
            }
        }
        for (at, ids) in left.iter().enumerate().rev() {
            if let (Some(name), Some(None)) = (key.of(ids), partners.get(at)) {
                named.entry(name).or_default()[0].push(at);
            }
        }
        for [mut left, mut right] in named.into_values() {
            if key.is_of_one() && left.len() != right.len() {
                continue;
            }
            while let (Some(one), Some(other)) = (left.pop(), right.pop()) {
                partners[one] = Some(saturated(other));
                taken[other] = true;
            }
        }
    }
    let found = partners.into_iter().enumerate();
    found
        .filter_map(|(at, partner)| Some([saturated(at), partner?]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(name: &str) -> Ids<'_> {
        Ids {
            sentence: Some(name),
            parallel: None,
        }
    }

    fn parallel(name: &str) -> Ids<'_> {
        Ids {
            parallel: Some(name),
            sentence: Some("same"),
        }
    }

    #[track_caller]
    fn check(left: &[Ids<'_>], right: &[Ids<'_>], by: PairedBy, pairs: &[[u32; 2]]) {
        let pairs = pairs.to_vec();
        assert_eq!(Pairing::new(left, right), Pairing { pairs, by });
    }

    #[test]
    fn translations_are_found_by_collection_and_sentence() {
        let left = ["pud/n1/alt2", "pud/n2", "pud/n1/alt1"].map(parallel);
        let right = ["pud/n1/alt1", "pud/n3", "pud/n1/alt3"].map(parallel);
        check(&left, &right, PairedBy::ParallelId, &[[0, 2], [2, 0]]);
    }

    #[test]
    fn equal_names_keep_their_order() {
        let names = ["1", "2", "1"].map(sentence);
        check(
            &names,
            &names,
            PairedBy::SentenceId,
            &[[0, 0], [1, 1], [2, 2]],
        );
    }

    #[test]
    fn a_name_that_one_file_has_more_often_names_none() {
        let left = ["1", "1", "1"].map(sentence);
        let right = ["2", "1", "1"].map(sentence);
        check(&left, &right, PairedBy::Order, &[[0, 0], [1, 1], [2, 2]]);
        let left = ["1", "1", "3"].map(sentence);
        let right = ["3", "2", "1"].map(sentence);
        check(&left, &right, PairedBy::SentenceId, &[[2, 0]]);
    }

    #[test]
    fn without_a_shared_name_the_order_decides() {
        let [left, right] = [["a", "b"], ["c", "d"]].map(|names| names.map(sentence));
        check(&left, &right[..1], PairedBy::Order, &[[0, 0]]);
        check(&left, &[], PairedBy::Order, &[]);
        check(
            &[Ids::default(); 2],
            &right,
            PairedBy::Order,
            &[[0, 0], [1, 1]],
        );
    }

    #[test]
    fn the_first_comment_of_a_kind_counts() {
        let text =
            "\u{feff}\n# text = a = b\n#sent_id=1 \r\n# sent_id = 2\n1\t#\n# parallel_id = x";
        assert_eq!(Ids::of(text.as_bytes()), Some(sentence("1")));
        let nameless = b"# sent_id = \n# sent_id\n# sent_ids = 3\n1\tGo";
        assert_eq!(Ids::of(nameless), Some(Ids::default()));
    }

    #[test]
    fn a_sentence_of_other_bytes_has_its_name() {
        let bytes = b"# sent_id = \xff\n\n  # x\n# sent_id = 1\n1\t\xff\n# sent_id = 2\n";
        assert_eq!(Ids::of(bytes), Some(sentence("1")));
    }

    #[test]
    fn comments_alone_are_no_sentence() {
        for text in ["", "\u{feff}", "# sent_id = 1\n \n", "\n% x"] {
            assert_eq!(Ids::of(text.as_bytes()), None, "{text:?}");
        }
    }
}
