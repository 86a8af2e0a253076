//! Why sentences or clauses have no projection, as the page reports it.

use twintree::projection::{Dropped, DroppedSentences, NoParse};

use super::derived::Numbers;
use super::parts;
use crate::Side;
use crate::number::number;

answers! {
    /// Why there is no projection.
    #[derive(Default)]
    pub struct ProjectionDrop {
        /// The reason by its stable name.
        #[tsify(type = "\"text-errors\" | \"no-phrases\" | \"too-large\" | \"no-clauses\" | \"clauses-differ\" | \"no-main-verb\" | \"aligned-outside\" | \"too-many-modifiers\" | \"forbidden\" | \"nothing-allowed\"")]
        pub code: &'static str,
        /// The side that is the reason.
        pub side: Option<Side>,
        /// How many clauses the left sentence has.
        pub left: Option<u32>,
        /// How many the right one has.
        pub right: Option<u32>,
        /// The phrase, by node, that is aligned outside.
        pub node: Option<u32>,
        /// The phrase on the other side that it is aligned with.
        pub counterpart: Option<u32>,
        /// The decision that is forbidden.
        pub decision: Option<&'static str>,
        /// The modifier whose place that decision is.
        pub modifier: Option<u32>,
        /// The rule that forbids it.
        #[tsify(type = "ForbiddenValues[\"rule\"] | undefined")]
        pub rule: Option<&'static str>,
        /// How much there is of something.
        pub number: Option<u32>,
        /// How much there may be.
        pub limit: Option<u32>,
        /// Of what: `words`, `words and phrases`, `modifiers`.
        pub unit: Option<&'static str>,
    }
}

impl ProjectionDrop {
    /// Why the clauses of two sentences are not used.
    pub(super) fn of_sentences(why: &DroppedSentences) -> Self {
        let drop = Self {
            code: why.code(),
            ..Self::default()
        };
        match why {
            DroppedSentences::NoParse(side, reason) => {
                let side = Some((*side).into());
                match *reason {
                    NoParse::TooLarge(refused) => Self {
                        side,
                        number: u32::try_from(refused.number).ok(),
                        limit: u32::try_from(refused.limit).ok(),
                        unit: Some(refused.what),
                        ..drop
                    },
                    _ => Self { side, ..drop },
                }
            }
            DroppedSentences::ClausesDiffer { left, right } => Self {
                left: Some(number(*left)),
                right: Some(number(*right)),
                ..drop
            },
            _ => drop,
        }
    }

    /// Why a pair of clauses is not used.
    pub(super) fn of_clauses(why: &Dropped, numbers: &[Numbers; 2]) -> Self {
        let drop = Self::of_clause(why);
        let Dropped::AlignedOutside {
            side,
            node,
            counterpart,
        } = why
        else {
            return drop;
        };
        let [left, right] = numbers;
        let [here, there] = match side {
            twintree::Side::Left => [left, right],
            twintree::Side::Right => [right, left],
        };
        Self {
            node: Some(here.of(*node)),
            counterpart: Some(there.of(*counterpart)),
            ..drop
        }
    }

    /// The same without the nodes.
    pub(super) fn of_clause(why: &Dropped) -> Self {
        let drop = Self {
            code: why.code(),
            ..Self::default()
        };
        match *why {
            Dropped::NoMainVerb(side) | Dropped::AlignedOutside { side, .. } => Self {
                side: Some(side.into()),
                ..drop
            },
            Dropped::TooManyModifiers {
                number: many,
                limit,
            } => Self {
                number: Some(number(many)),
                limit: Some(number(limit)),
                unit: Some("modifiers"),
                ..drop
            },
            Dropped::Forbidden(decision, rule) => Self {
                decision: Some(decision.name()),
                modifier: parts::modifier(decision),
                rule: Some(rule.code()),
                ..drop
            },
            _ => drop,
        }
    }
}
