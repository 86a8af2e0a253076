//! Which brackets cross one of the other tree.

use alloc::vec;
use alloc::vec::Vec;

use crate::distances::brackets::counted::Bracket;

/// For each of `brackets` whether it crosses one of `others`; both trees have this many words.
///
/// A bracket crosses one of the others exactly if that one reaches over its beginning or its end and
/// not so far as the other end. Of those that reach over one place, which are nested, the innermost
/// reaches least far; so one look at each end decides.
///
/// # Complexity
/// Linear in brackets and words.
pub(super) fn crossing(
    brackets: &[Bracket<'_>],
    others: &[Bracket<'_>],
    words: usize,
) -> Vec<bool> {
    let over = innermost_over(others, words);
    let reaches = |place: u32| over.get(place as usize).copied().flatten();
    let crosses = |bracket: &Bracket<'_>| {
        bracket.is_counted
            && (reaches(bracket.start).is_some_and(|(_, end)| end < bracket.end)
                || reaches(bracket.end).is_some_and(|(start, _)| start > bracket.start))
    };
    brackets.iter().map(crosses).collect()
}

/// For each place between two words, by how many words stand before it, the innermost counted bracket
/// that reaches over it.
fn innermost_over(brackets: &[Bracket<'_>], words: usize) -> Vec<Option<(u32, u32)>> {
    let mut innermost = vec![None; words];
    let mut coming = brackets.iter().filter(|one| one.is_counted).peekable();
    let mut open: Vec<(u32, u32)> = Vec::with_capacity(16);
    for (place, over) in (0_u32..).zip(&mut innermost) {
        // In preorder they begin in order, and an inner one after those around it.
        while let Some(begun) = coming.next_if(|one| one.start < place) {
            while open.pop_if(|&mut (_, end)| end <= begun.start).is_some() {}
            open.push((begun.start, begun.end));
        }
        while open.pop_if(|&mut (_, end)| end <= place).is_some() {}
        *over = open.last().copied();
    }
    innermost
}
