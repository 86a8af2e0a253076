//! Two columns of two hypotheses, tested against each other.

use twintree::corpus::significance::{Scores, Test};
use twintree::{Ratio, TooLarge};

use super::column::PairsColumn;
use super::figure::Figure;
use crate::{LeftOut, Significance};

/// Which values are better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// The greater ones.
    More,
    /// Smaller ones, as for a distance.
    Less,
}

impl Significance {
    /// Tests the columns of two hypotheses. A pair that one of them has no value of is left out, and so
    /// is one that was not measured yet, uncounted.
    ///
    /// # Errors
    /// [`TooLarge`] where sums could overflow.
    pub fn of_columns(
        name: &str,
        [first, second]: [PairsColumn<'_>; 2],
        better: Better,
        [bootstrap, randomisation]: [&Test; 2],
    ) -> Result<Self, TooLarge> {
        let mut left_out = LeftOut::default();
        let mut pairs = Vec::new();
        for both in first.figures().zip(second.figures()) {
            let both = [both.0, both.1];
            if both.contains(&Figure::Unread) {
                continue;
            }
            if both
                .iter()
                .any(|one| matches!(one, Figure::Refused | Figure::RefusedFor(())))
            {
                left_out.refused += 1;
                continue;
            }
            match both.map(|figure| part(figure, better)) {
                [Some(one), Some(other)] => pairs.push([one, other]),
                _ => left_out.undefined += 1,
            }
        }
        Self::new(name, Scores::new(pairs), left_out, bootstrap, randomisation)
    }
}

/// The fraction that was reached; none for what is not such a ratio.
fn part(figure: Figure<()>, better: Better) -> Option<Ratio> {
    let Figure::Value(part, whole) = figure else {
        return None;
    };
    let ratio = Ratio::new(part, whole).filter(|_| part <= whole)?;
    Some(match better {
        Better::More => ratio,
        Better::Less => ratio.complement(),
    })
}
