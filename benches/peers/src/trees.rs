//! Trees to measure.

use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Irregular numbers, the same in every run.
pub struct Numbers(pub u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// A tree over the leaves 0, 1, 2 … in order, as a parser gives it: nodes of at most so many members.
pub fn tree(leaves: usize, most: usize, numbers: &mut Numbers) -> String {
    let mut text = String::new();
    // Three members at the root, so that no peer takes the tree for a rooted one.
    let third = leaves / 3;
    text.push('(');
    for (first, members) in [(0, third), (third, third), (2 * third, leaves - 2 * third)] {
        if first > 0 {
            text.push(',');
        }
        over(first, members, most, numbers, &mut text);
    }
    text.push_str(");");
    text
}

fn over(first: usize, leaves: usize, most: usize, numbers: &mut Numbers, text: &mut String) {
    if leaves == 1 {
        write!(text, "{first}").expect("memory");
        return;
    }
    let members = 2 + numbers.below(most.min(leaves) - 1);
    let mut cuts: Vec<usize> = (1..leaves).collect();
    for at in 0..members - 1 {
        let other = at + numbers.below(cuts.len() - at);
        cuts.swap(at, other);
    }
    cuts.truncate(members - 1);
    cuts.sort_unstable();
    cuts.push(leaves);
    let mut start = 0;
    text.push('(');
    for cut in cuts {
        if start > 0 {
            text.push(',');
        }
        over(first + start, cut - start, most, numbers, text);
        start = cut;
    }
    text.push(')');
}

/// The time of one call, from as many as fill a few milliseconds.
pub fn time(work: &mut dyn FnMut()) -> Duration {
    let start = Instant::now();
    let mut calls = 0;
    while calls == 0 || start.elapsed() < Duration::from_millis(5) {
        for _ in 0..8 {
            black_box(&mut *work)();
        }
        calls += 8;
    }
    start.elapsed() / calls
}
