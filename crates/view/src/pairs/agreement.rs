//! How far the links of a pair agree with those of another annotator, which are gold and predicted.
//!
//! Of `1-1 2-2` against `1-1 2-3 3-3` one link is in both: precision is 1 of 3, recall 1 of 2, F 2 of 5.
//! Summed over pairs the parts and the wholes are those of
//! [`agreement::compare`] over all of them.

use twintree::relations::agreement::{self, Counts, NO_RELATION};
use twintree::text::links::{Numbering, Sizes, check_sizes, read_pair};
use twintree::text::{Code, Diagnostic};
use twintree::{AnnotatedLink, Pair, Side, TooLarge};

use super::figure::Figure;

/// The columns, in the order of the figures.
pub(super) const NAMES: [&str; 7] = [
    "agreement.f",
    "agreement.precision",
    "agreement.recall",
    "agreement.both",
    "agreement.mine",
    "agreement.theirs",
    "agreement.relations",
];

/// What there is of a pair.
pub(super) type Figures = [Figure<&'static str>; NAMES.len()];

/// Why there is nothing where the other annotator has no line for a pair.
const NO_LINE: &str = "no-line";

/// Why there is no share of links where neither side has any.
const NO_LINKS: &str = "no-links";

/// Why there is no share of the links of both where there are none.
const NO_SHARED_LINKS: &str = "no-shared-links";

/// The figures of the links of a pair and the line of the other annotator. What is wrong in that line
/// affects these figures only: nothing else of the pair is computed from it.
///
/// # Complexity
/// O(k log k) for k links.
pub(super) fn figures(pair: &Pair<'_>, mine: Vec<AnnotatedLink>, line: Option<&str>) -> Figures {
    let Some(line) = line else {
        return all(Figure::Undefined(NO_LINE));
    };
    let theirs = match read(pair, line) {
        Ok(theirs) => theirs,
        Err(code) => return all(Figure::RefusedFor(code.as_str())),
    };
    match agreement::compare(&[mine], &[theirs]) {
        Ok(found) => of(found.links.micro, &found.relations),
        Err(_) => all(Figure::Undefined(TooLarge::CODE)),
    }
}

fn all(figure: Figure<&'static str>) -> Figures {
    [figure; NAMES.len()]
}

/// The links of a line, or the code of the first error in it.
fn read(pair: &Pair<'_>, line: &str) -> Result<Vec<AnnotatedLink>, Code> {
    let (links, mut problems) = read_pair(line, Numbering::FromOne);
    let words = |side| {
        let words = pair.side(side).words().unwrap_or_default();
        u32::try_from(words).unwrap_or(u32::MAX)
    };
    let sizes = Sizes {
        left: words(Side::Left),
        right: words(Side::Right),
    };
    check_sizes(&links, sizes, Numbering::FromOne, 0, &mut problems);
    match problems
        .iter()
        .find(|problem| Diagnostic::is_error(problem))
    {
        Some(error) => Err(error.code),
        None => Ok(links.iter().map(AnnotatedLink::from).collect()),
    }
}

fn of(counts: Counts, relations: &agreement::Confusion) -> Figures {
    let Counts {
        gold,
        predicted,
        correct,
    } = counts;
    // Where one of them has no link, a share of its links is 0 of 0, which is 0; where neither has one, there
    // is nothing to agree on.
    let share = |part, whole| match (whole, gold + predicted) {
        (_, 0) => Figure::Undefined(NO_LINKS),
        (0, _) => Figure::Agreed,
        _ => Figure::Value(part, whole),
    };
    let same = (0..=NO_RELATION).map(|class| relations.each(class).correct);
    [
        share(2 * correct, gold + predicted),
        share(correct, predicted),
        share(correct, gold),
        Figure::Value(correct, 1),
        Figure::Value(gold - correct, 1),
        Figure::Value(predicted - correct, 1),
        match relations.shared() {
            0 => Figure::Undefined(NO_SHARED_LINKS),
            shared => Figure::Value(same.sum(), shared),
        },
    ]
}
