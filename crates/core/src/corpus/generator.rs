//! Random numbers that are the same everywhere: PCG32.
//!
//! ```
//! use twintree::corpus::Generator;
//!
//! let mut generator = Generator::new(42, 54);
//! assert_eq!([generator.next(), generator.next()], [0xa15c_02b7, 0x7b47_f409]);
//! // A die.
//! assert!((0..100).all(|_| generator.below(6) < 6));
//! ```
//!
//! A state of 64 bits advances by a multiplication and an addition; the output is 32 of its bits,
//! permuted (XSH-RR). The seed chooses the starting point, the stream one of 2⁶³ sequences.
//!
//! Source: M. E. O'Neill, *PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms
//! for Random Number Generation*, Harvey Mudd College, HMC-CS-2014-0905, 2014. The numbers are those of
//! its library, `pcg32_random_r` and `pcg32_boundedrand_r`.

/// A sequence of random numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generator {
    state: u64,
    /// Odd: it names the stream.
    increment: u64,
}

/// Knuth's multiplier.
const MULTIPLIER: u64 = 6_364_136_223_846_793_005;

impl Generator {
    /// What a signature calls it.
    pub const NAME: &'static str = "pcg32";

    /// The sequence of this stream that begins with this seed.
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut generator = Self {
            state: 0,
            increment: stream << 1 | 1,
        };
        generator.next();
        generator.state = generator.state.wrapping_add(seed);
        generator.next();
        generator
    }

    /// The next 32 bits.
    #[expect(
        clippy::should_implement_trait,
        reason = "a sequence without end is no iterator that ends"
    )]
    #[expect(clippy::cast_possible_truncation, reason = "the bits that are given")]
    pub fn next(&mut self) -> u32 {
        let old = self.state;
        self.state = old.wrapping_mul(MULTIPLIER).wrapping_add(self.increment);
        let shifted = (((old >> 18) ^ old) >> 27) as u32;
        shifted.rotate_right((old >> 59) as u32)
    }

    /// A number below this one, each as likely as another; 0 where that is 0.
    ///
    /// # Complexity
    /// O(1) on average: numbers that would bias the result are skipped, fewer than one
    /// of two.
    pub fn below(&mut self, bound: u32) -> u32 {
        let Some(threshold) = bound.wrapping_neg().checked_rem(bound) else {
            return 0;
        };
        loop {
            let number = self.next();
            if number >= threshold {
                return number % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Generator;
    use alloc::string::String;
    use alloc::vec::Vec;

    /// The first round of the demonstration of the library, `pcg32-demo`.
    #[test]
    fn it_gives_the_numbers_of_the_library() {
        let mut generator = Generator::new(42, 54);
        let numbers: Vec<u32> = (0..6).map(|_| generator.next()).collect();
        let expected = [
            0xa15c_02b7,
            0x7b47_f409,
            0xba1d_3330,
            0x83d2_f293,
            0xbfa4_784b,
            0xcbed_606e,
        ];
        assert_eq!(numbers, expected);
        let coin = |side| if side == 1 { 'H' } else { 'T' };
        let coins: String = (0..65).map(|_| coin(generator.below(2))).collect();
        assert_eq!(
            coins,
            "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT"
        );
        let rolls: Vec<u32> = (0..33).map(|_| generator.below(6) + 1).collect();
        let expected = [
            3, 4, 1, 1, 2, 2, 3, 2, 4, 3, 2, 4, 3, 3, 5, 2, 3, 1, 3, 1, 5, 1, 4, 1, 5, 6, 4, 6, 6,
            2, 6, 3, 3,
        ];
        assert_eq!(rolls, expected);
    }

    #[test]
    fn each_number_below_a_bound_is_about_as_likely() {
        let mut generator = Generator::new(7, 1);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[generator.below(7) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (9_600..10_400).contains(count)),
            "{counts:?}"
        );
        assert_eq!((generator.below(0), generator.below(1)), (0, 0));
    }
}
