//! Names that answers and the core have in common.

use twintree::{crossings, text};
use twintree_view::{AlignmentType, Format, Relation, Representation};

/// That the names of an answer are those of the core, and are read.
macro_rules! check {
    ($answer:ty, $core:ty) => {
        for one in <$core>::ALL.iter().copied() {
            let answer = <$answer>::from(one);
            assert_eq!(answer.as_str(), one.as_str());
            assert_eq!(<$answer>::parse(one.as_str()), Some(answer));
            assert_eq!(<$core>::from(answer), one);
            assert_eq!(serde_json::json!(answer), one.as_str());
        }
        assert_eq!(<$answer>::parse(""), None);
    };
}

#[test]
fn names_are_those_of_the_core() {
    check!(Relation, twintree::Relation);
    check!(Representation, crossings::Representation);
    check!(AlignmentType, crossings::AlignmentType);
    check!(Format, text::Format);
}
