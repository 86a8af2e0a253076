//! Why values are missing.

use serde::{Serialize, Serializer};

/// Reasons by the names of what is missing, each once, sorted by those: a handful, for which a list is enough.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reasons(
    /// Strictly ascending by the names, which are the first ones.
    Vec<(&'static str, &'static str)>,
);

impl Reasons {
    /// Notes why something is missing, in the place of what was noted before.
    pub fn insert(&mut self, name: &'static str, reason: &'static str) {
        let Self(reasons) = self;
        let place = reasons.iter().position(|(known, _)| *known >= name);
        let place = place.unwrap_or(reasons.len());
        match reasons.get_mut(place) {
            Some(known) if known.0 == name => known.1 = reason,
            _ => reasons.insert(place, (name, reason)),
        }
    }
}

impl Serialize for Reasons {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let reasons = self.0.iter().map(|(name, reason)| (name, reason));
        serializer.collect_map(reasons)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_sorted_by_what_is_missing_and_the_last_one_counts() {
        let mut reasons = Reasons::default();
        for (name, reason) in [
            ("leaves", "a"),
            ("brackets", "b"),
            ("quartets", "c"),
            ("leaves", "d"),
        ] {
            reasons.insert(name, reason);
        }
        let json = serde_json::to_string(&reasons).expect("JSON");
        assert_eq!(json, r#"{"brackets":"b","leaves":"d","quartets":"c"}"#);
    }
}
