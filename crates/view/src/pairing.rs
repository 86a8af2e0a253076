//! Which sentences of two files belong together.

use twintree::intake::{self, Ids};

answers! {
    /// Which sentences of two files belong together.
    pub struct Pairing {
        /// The places of the two sentences of each pair, left and right, from 0, in the order of the left file.
        #[tsify(type = "Uint32Array")]
        pub pairs: Vec<u32>,
        /// By what they were found.
        pub by: PairedBy,
    }

    /// By what the sentences of two files were paired.
    pub enum PairedBy from twintree::intake::PairedBy {
        /// By `# parallel_id`.
        ParallelId = "parallel-id",
        /// By `# sent_id`.
        SentenceId = "sent-id",
        /// The first with the first, the second with the second.
        Order = "order",
    }
}

impl Pairing {
    /// Pairs sentences by their names: each has two lines, with its `parallel_id` and its `sent_id`, which are
    /// empty where it has none.
    pub fn new(left: &str, right: &str) -> Self {
        let intake::Pairing { pairs, by } = intake::Pairing::new(&named(left), &named(right));
        Self {
            pairs: pairs.into_iter().flatten().collect(),
            by: by.into(),
        }
    }
}

/// The names of each sentence.
fn named(text: &str) -> Vec<Ids<'_>> {
    let mut names = text.lines().map(|name| (!name.is_empty()).then_some(name));
    let next = || {
        Some(Ids {
            parallel: names.next()?,
            sentence: names.next().flatten(),
        })
    };
    std::iter::from_fn(next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_two_lines_are_the_names_of_a_sentence() {
        let pairing = Pairing::new("\na\n\nb\n\n\n", "\nb\nx/1\nc\n\na");
        assert_eq!(
            (pairing.pairs, pairing.by),
            (vec![0, 2, 1, 0], PairedBy::SentenceId)
        );
        let pairing = Pairing::new("c/1/a\n\n", "\n\nc/1/b\n\n");
        assert_eq!(
            (pairing.pairs, pairing.by),
            (vec![0, 1], PairedBy::ParallelId)
        );
        let pairing = Pairing::new("\na\n\nb\n", "\nc\n");
        assert_eq!((pairing.pairs, pairing.by), (vec![0, 0], PairedBy::Order));
        assert!(Pairing::new("", "\na\n").pairs.is_empty());
    }
}
