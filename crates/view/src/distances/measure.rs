//! A figure as the fraction it is, or why there is none.

use twintree::distances::Undefined;
use twintree::{Ratio, pair};

use crate::Side;
use crate::number::{ids, real};

answers! {
    /// A figure as the fraction it is, or why there is none.
    pub enum Measure {
        /// The figure is `part` of `whole`; 0 of 0 where it is 0 by convention.
        Ok {
            /// A whole number.
            part: f64,
            /// A whole number.
            whole: f64,
            /// Why the whole is 0, if it is: `no-splits`, `no-quartets`.
            #[tsify(type = "\"no-splits\" | \"no-quartets\" | undefined")]
            flag: Option<String>,
        },
        /// There is none.
        Undefined {
            /// Why.
            reason: Reason,
        },
    }
}

/// The flags of 0 of 0: no tree has a split; no tree resolves any four words.
pub(super) const NO_SPLITS: &str = "no-splits";
pub(super) const NO_QUARTETS: &str = "no-quartets";

answers! {
    /// Why there is no figure.
    #[derive(Default)]
    pub struct Reason {
        /// Its stable name.
        #[tsify(type = "\"text-errors\" | \"no-dependencies\" | \"no-phrases\" | \"no-words\" | \"no-tree\" | \"words-differ\" | \"order-differs\" | \"no-links\" | \"no-words-left\" | \"too-few-words\" | \"too-large\" | \"no-brackets\" | \"no-tags\"")]
        pub code: String,
        /// The side that is the reason.
        pub side: Option<Side>,
        /// The words that only the left side has.
        pub left: Vec<u32>,
        /// The words that only the right side has.
        pub right: Vec<u32>,
        /// What there is too much or too little of.
        pub number: Option<f64>,
        /// How much there may be, or has to be.
        pub limit: Option<f64>,
        /// What is counted, where it is too much.
        pub what: Option<String>,
    }
}

impl Measure {
    /// A figure of what was counted; 0 of 0 has this flag.
    pub(super) fn of<T>(
        counted: &Result<T, Undefined>,
        flag: &str,
        ratio: impl Fn(&T) -> Ratio,
    ) -> Self {
        match counted {
            Ok(counted) => Self::flagged(ratio(counted), Some(flag)),
            Err(reason) => Self::undefined(reason),
        }
    }

    /// A figure that is never 0 of 0, or why there is none, by its stable name.
    pub(super) fn of_some(ratio: Option<Ratio>, none: &str) -> Self {
        match ratio {
            Some(ratio) => Self::flagged(ratio, None),
            None => Self::Undefined {
                reason: Reason::of_code(none),
            },
        }
    }

    fn flagged(ratio: Ratio, flag: Option<&str>) -> Self {
        let flag = flag.filter(|_| ratio.defined().is_none());
        Self::Ok {
            part: real(ratio.part()),
            whole: real(ratio.whole()),
            flag: flag.map(String::from),
        }
    }

    pub(super) fn undefined(reason: &Undefined) -> Self {
        Self::Undefined {
            reason: Reason::new(reason),
        }
    }
}

impl Reason {
    pub(super) fn of_code(code: &str) -> Self {
        Self {
            code: code.into(),
            ..Self::default()
        }
    }

    pub(super) fn new(reason: &Undefined) -> Self {
        let mut made = Self::of_code(reason.code());
        match reason {
            Undefined::NoTree(side)
            | Undefined::NoPhrases(side)
            | Undefined::Unfit(pair::Unfit::NoDependencies { side, .. }) => {
                made.side = Some((*side).into());
            }
            Undefined::WordsDiffer { left, right } => {
                made.left = ids(left);
                made.right = ids(right);
            }
            Undefined::TooFewWords { words, least } => {
                made.number = Some(real(*words as u64));
                made.limit = Some(real(*least as u64));
            }
            Undefined::TooLarge(refused) => {
                made.number = Some(real(refused.number));
                made.limit = Some(real(refused.limit));
                made.what = Some(refused.what.into());
            }
            _ => {}
        }
        made
    }
}
