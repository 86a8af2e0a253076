//! Quotation marks that only one of the trees tags as such.
//!
//! `'` may be a possessive or the end of a quotation. Where the tags of quotation marks are deleted, a
//! tree that is wrong about one has a word more or less than the other, and could not be compared. So
//! where the lengths differ, and a tag of [`QUOTE_LABEL`](super::Parameters::read) stands at the same
//! place in both trees, deleted in one of them alone, it is put back there.
//!
//! Each word put back moves those after it by one place. As in EVALB, a word put back may in this way come
//! to the place of another one of the other tree, and is then put back once more.
//!
//! Source: D. Ellis's addition to EVALB of 2006, in its order of steps.

use alloc::vec::Vec;
use core::mem::take;

use crate::distances::brackets::counted::Counted;

/// Puts back what only one of the trees deletes.
///
/// # Complexity
/// O(n log q) for n words and brackets and q such words.
pub(super) fn put_back<'a>(left: &mut Counted<'a>, right: &mut Counted<'a>) {
    let (lefts, rights) = (take(&mut left.quotes), take(&mut right.quotes));
    let (mut left_back, mut right_back) = (Vec::new(), Vec::new());
    let those = |is_deleted| {
        let those = lefts.iter().filter(move |one| one.is_deleted == is_deleted);
        those.peekable()
    };
    let (mut kept, mut deleted) = (those(false), those(true));
    for quote in &rights {
        let others = if quote.is_deleted {
            &mut kept
        } else {
            &mut deleted
        };
        let (place, moved) = (quote.place + right_back.len(), left_back.len());
        while others
            .next_if(|other| other.place + moved < place)
            .is_some()
        {}
        match others.peek() {
            Some(other) if other.place + moved == place => {
                let (back, one) = if quote.is_deleted {
                    (&mut right_back, quote)
                } else {
                    (&mut left_back, *other)
                };
                back.push((place, one));
            }
            _ => {}
        }
    }
    left.insert(&left_back);
    right.insert(&right_back);
}

#[cfg(test)]
mod tests {
    use super::put_back;
    use crate::distances::brackets::counted::Counted;
    use crate::distances::brackets::line;
    use crate::distances::brackets::parameters::Parameters;
    use alloc::string::String;

    /// Word for word what EVALB does: every quotation mark of the one tree against every one of the
    /// other, and each that is put back moves everything after it at once.
    fn one_by_one(left: &mut Counted<'_>, right: &mut Counted<'_>) {
        for at in 0..right.quotes.len() {
            let place = right.quotes[at].place;
            for other in 0..left.quotes.len() {
                let quotes = [&left.quotes[other], &right.quotes[at]];
                if quotes[0].place == place && quotes[0].word.tag != quotes[1].word.tag {
                    match quotes.map(|quote| quote.is_deleted) {
                        [true, false] => insert_one(left, other),
                        [false, true] => insert_one(right, at),
                        _ => {}
                    }
                }
            }
        }
    }

    fn insert_one(counted: &mut Counted<'_>, quote: usize) {
        let one = counted.quotes[quote].clone();
        counted
            .words
            .insert(one.place.min(counted.words.len()), one.word);
        for bracket in &mut counted.brackets {
            let [first, after] = bracket.entries;
            if first > one.entry {
                bracket.start += 1;
                bracket.end += 1;
            } else if after > one.entry {
                bracket.end += 1;
            }
        }
        for later in &mut counted.quotes[quote..] {
            later.place += 1;
        }
    }

    #[test]
    fn one_pass_puts_back_what_one_by_one_are_put_back() {
        let (parameters, _) = Parameters::read(
            "DELETE_LABEL ''\nDELETE_LABEL ,\nQUOTE_LABEL ''\nQUOTE_LABEL POS\nQUOTE_LABEL ,",
        );
        let mut random = 7_u32;
        let mut below = |limit: u32| {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (random >> 16) % limit
        };
        let mut put = 0;
        for round in 0..4_000 {
            let mut lines = [String::new(), String::new()];
            for line in &mut lines {
                for _ in 0..=below(12) {
                    let part = [
                        "('' ')", "('' ')", "(POS ')", "(, ')", "(NN a)", "(NP ", ")",
                    ];
                    line.push_str(part[below(7) as usize]);
                }
            }
            let [left, right] = lines.each_ref().map(|line| line::read(line, &parameters).0);
            let (mut expected, mut found) = ([left.clone(), right.clone()], [left, right]);
            let [left, right] = &mut expected;
            one_by_one(left, right);
            let [left, right] = &mut found;
            let before = left.words.len() + right.words.len();
            put_back(left, right);
            put += left.words.len() + right.words.len() - before;
            for (expected, found) in expected.iter().zip(&found) {
                assert_eq!(found.words, expected.words, "{round}: {lines:?}");
                assert_eq!(found.brackets, expected.brackets, "{round}: {lines:?}");
            }
        }
        assert!(put > 1_000, "{put}");
    }
}
