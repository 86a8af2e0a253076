//! Labels and words that a file of parameters names.

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};

/// Some labels or words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Names {
    names: BTreeSet<Box<str>>,
    firsts: Firsts,
}

impl Names {
    pub(super) fn insert(&mut self, name: &str) {
        self.firsts.insert(name);
        self.names.insert(name.into());
    }

    /// Whether a quick check shows that a name is not among them; it does not catch every such name.
    pub(super) fn lacks(&self, name: &str) -> bool {
        !self.firsts.may_have(name)
    }

    pub(super) fn contains(&self, name: &str) -> bool {
        self.firsts.may_have(name) && self.names.contains(name)
    }
}

/// Labels or words that count as the same as others: of two that are named together, each is the same
/// as the other, and nothing follows for a third.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Same {
    others: BTreeMap<Box<str>, BTreeSet<Box<str>>>,
    firsts: Firsts,
}

impl Same {
    pub(super) fn insert(&mut self, one: &str, other: &str) {
        for (one, other) in [(one, other), (other, one)] {
            self.firsts.insert(one);
            let others = self.others.entry(one.into()).or_default();
            others.insert(other.into());
        }
    }

    fn others(&self, name: &str) -> Option<&BTreeSet<Box<str>>> {
        let may_have = self.firsts.may_have(name);
        may_have.then(|| self.others.get(name)).flatten()
    }

    pub(super) fn contains(&self, one: &str, other: &str) -> bool {
        self.others(one)
            .is_some_and(|others| others.contains(other))
    }

    /// The name itself and all that count as the same.
    pub(super) fn all<'n>(&'n self, name: &'n str) -> impl Iterator<Item = &'n str> {
        let others = self.others(name).into_iter().flatten();
        core::iter::once(name).chain(others.map(|other| &**other))
    }
}

/// The bytes with which names begin. Few labels begin as a named one does, so that most are known not
/// to be named by one look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Firsts([u128; 2]);

impl Firsts {
    /// The half in which the first byte of a name stands, and its bit there; that of 0 where there is
    /// no byte.
    fn bit(name: &str) -> (usize, u128) {
        let first = name.bytes().next().unwrap_or_default();
        (usize::from(first >> 7), 1 << (first & 0x7F))
    }

    fn insert(&mut self, name: &str) {
        let (half, bit) = Self::bit(name);
        self.0[half] |= bit;
    }

    fn may_have(&self, name: &str) -> bool {
        let (half, bit) = Self::bit(name);
        self.0[half] & bit != 0
    }
}
