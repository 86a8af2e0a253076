//! Quotation marks that one of the trees takes for something else.
//!
//! `'` may be a possessive or the end of a quotation. Where the tags of quotation marks are deleted, a
//! tree that is wrong about one has a word more or less than the other, and could not be compared. So
//! where the lengths differ, and a tag of [`QUOTE_LABEL`](super::Parameters::read) stands at the same
//! place in both trees, deleted in one of them alone, it is put back there.
//!
//! Source: D. Ellis's addition to EVALB of 2006, in its order of steps.

use crate::distances::brackets::counted::Counted;
use crate::distances::brackets::parameters::Parameters;

/// Puts back what only one of the trees deletes.
///
/// # Complexity
/// O(q q′ + p n) for q and q′ such words, of which p are put back, and n words and brackets.
pub(super) fn put_back(left: &mut Counted<'_>, right: &mut Counted<'_>, parameters: &Parameters) {
    for at in 0..right.quotes.len() {
        let place = right.quotes[at].place;
        for other in 0..left.quotes.len() {
            let tags = [&left.quotes[other], &right.quotes[at]].map(|quote| quote.word.tag);
            if left.quotes[other].place != place || tags[0] == tags[1] {
                continue;
            }
            match tags.map(|tag| parameters.deletes_tag(tag)) {
                [true, false] => left.put_back(other),
                [false, true] => right.put_back(at),
                _ => {}
            }
        }
    }
}
