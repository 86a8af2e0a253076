//! Rivals that take turns in one process, so that what slows one down slows the others, too.

use std::time::{Duration, Instant};

const ROUNDS: usize = 9;

/// Runs the rivals in turns and returns the least time of each.
pub(crate) fn race<const N: usize>(mut rivals: [&mut dyn FnMut(); N]) -> [Duration; N] {
    let mut least = [Duration::MAX; N];
    for _ in 0..ROUNDS {
        for (rival, least) in rivals.iter_mut().zip(&mut least) {
            let start = Instant::now();
            rival();
            *least = start.elapsed().min(*least);
        }
    }
    least
}

pub(crate) fn ratio(one: Duration, other: Duration) -> f64 {
    one.as_secs_f64() / other.as_secs_f64()
}
