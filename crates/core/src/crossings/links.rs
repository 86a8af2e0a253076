//! Which links count: the sure ones, all, or for each word the sure ones first.

use alloc::vec::Vec;

use crate::alignment::{Alignment, Certainty, Link};
use crate::number::saturated;
use crate::word::WordId;

named! {
    /// Which links of an alignment count.
    pub enum AlignmentType by as_str {
        /// S: the sure ones.
        Sure = "sure",
        /// S→P: for each left word its sure ones if it has any, else its possible ones.
        Mixed = "mixed",
        /// P: all of them, a sure link being a possible one, too.
        All = "all",
    }
}

/// The links that count, by left word.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counted {
    /// Sorted.
    links: Vec<Link>,
    /// `links[starts[w]..starts[w + 1]]` are those of the word at `w`; one longer than the sentence.
    starts: Vec<u32>,
}

impl Counted {
    /// The links of this type.
    ///
    /// # Complexity
    /// O(n + k) for n left words and k links.
    pub(crate) fn new(alignment: &Alignment, which: AlignmentType) -> Self {
        let mut marked = alignment.iter().peekable();
        let mut links = Vec::with_capacity(alignment.len());
        let mut starts = Vec::with_capacity(alignment.left_words() + 1);
        starts.push(0);
        for word in WordId::all(alignment.left_words()) {
            let start = links.len();
            let mut only_sure = which == AlignmentType::Sure;
            while let Some(one) = marked.next_if(|one| one.link.left == word) {
                let is_sure = one.certainty == Certainty::Sure;
                if is_sure && !only_sure && which == AlignmentType::Mixed {
                    // The first sure one takes the place of all possible ones.
                    only_sure = true;
                    links.truncate(start);
                }
                if is_sure || !only_sure {
                    links.push(one.link);
                }
            }
            // An alignment has no more links than can be numbered.
            starts.push(saturated(links.len()));
        }
        Self { links, starts }
    }

    /// The links of a word in order; none for a word that does not exist.
    pub(crate) fn of(&self, word: WordId) -> &[Link] {
        let at = word.index();
        let range = self.starts.get(at).zip(self.starts.get(at + 1));
        let links = range.and_then(|(&start, &end)| self.links.get(start as usize..end as usize));
        links.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::{AlignmentType, Counted};
    use crate::alignment::Alignment;
    use crate::text::links::{Numbering, read_pair};
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[track_caller]
    fn check(which: AlignmentType, expected: &str) {
        let (links, _) = read_pair("1-1 1p2 2p1 2p3 4-2", Numbering::FromOne);
        let alignment = Alignment::new(4, 3, &links).expect("links in range");
        let counted = Counted::new(&alignment, which);
        let texts: Vec<_> = counted.links.iter().map(ToString::to_string).collect();
        assert_eq!(texts.join(" "), expected);
        let by_word = crate::WordId::all(5).flat_map(|word| counted.of(word).to_vec());
        assert_eq!(by_word.collect::<Vec<_>>(), counted.links);
    }

    #[test]
    fn each_type_counts_its_links() {
        check(AlignmentType::Sure, "1-1 4-2");
        check(AlignmentType::Mixed, "1-1 2-1 2-3 4-2");
        check(AlignmentType::All, "1-1 1-2 2-1 2-3 4-2");
    }
}
