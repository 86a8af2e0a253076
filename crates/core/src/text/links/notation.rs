//! One link: `3-5`, `3-5:specifies`.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::Numbering;
use crate::relation::Relation;
use crate::text::conllu::{RowId, parse_id};
use crate::text::diagnostic::{Code, Diagnostic};

/// Why a piece of text is not a link.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NoLink {
    Malformed,
    Zero,
    NotAWord(String),
    UnknownRelation,
}

impl NoLink {
    pub(super) fn describe(self, problem: impl Fn(Code) -> Diagnostic) -> Diagnostic {
        match self {
            NoLink::Malformed => problem(Code::LinkBad),
            NoLink::Zero => problem(Code::LinkZero),
            NoLink::NotAWord(id) => problem(Code::LinkNotAWord).with("id", id),
            NoLink::UnknownRelation => {
                let names: Vec<&str> = Relation::ALL
                    .iter()
                    .map(|relation| relation.as_str())
                    .collect();
                problem(Code::LinkRelationUnknown).with("relations", names.join(", "))
            }
        }
    }
}

/// Both words, from 1, and the relation.
pub(super) fn parse(
    token: &str,
    numbering: Numbering,
) -> Result<(u32, u32, Option<Relation>), NoLink> {
    let (ids, relation) = match token.split_once(':') {
        Some((ids, relation)) => (ids, Some(relation)),
        None => (token, None),
    };
    let (left, right) = ids.split_once('-').ok_or(NoLink::Malformed)?;
    let (left, right) = match (parse_id(left), parse_id(right)) {
        (RowId::Word(left), RowId::Word(right)) => (left, right),
        (
            RowId::Word(first),
            RowId::Range {
                first: middle,
                last,
            },
        ) => {
            return Err(NoLink::NotAWord(format!(
                "{first}-{middle} or {middle}-{last}"
            )));
        }
        (RowId::Empty { .. }, RowId::Word(_) | RowId::Empty { .. }) => {
            return Err(NoLink::NotAWord(left.into()));
        }
        (RowId::Word(_), RowId::Empty { .. }) => return Err(NoLink::NotAWord(right.into())),
        _ => return Err(NoLink::Malformed),
    };
    let (left, right) = match numbering {
        Numbering::FromOne if left == 0 || right == 0 => return Err(NoLink::Zero),
        Numbering::FromOne => (left, right),
        Numbering::FromZero => {
            let from_one = |id: u32| id.checked_add(1).ok_or(NoLink::Malformed);
            (from_one(left)?, from_one(right)?)
        }
    };
    let relation = match relation {
        None => None,
        Some(name) => Some(Relation::parse(name).ok_or(NoLink::UnknownRelation)?),
    };
    Ok((left, right, relation))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(token: &str, expected: &Result<(u32, u32, Option<Relation>), NoLink>) {
        assert_eq!(&parse(token, Numbering::FromOne), expected, "{token}");
    }

    #[test]
    fn a_link_is_two_words_and_perhaps_a_relation() {
        check("3-5", &Ok((3, 5, None)));
        check("3-5:specifies", &Ok((3, 5, Some(Relation::Specifies))));
        assert_eq!(parse("0-4", Numbering::FromZero), Ok((1, 5, None)));
    }

    #[test]
    fn anything_else_says_what_it_is_not() {
        for token in [
            "x",
            "3",
            "3-",
            "-5",
            "3–5",
            "3-x",
            "03-5",
            "#",
            "3-5-",
            "1-2,",
            "99999999999-1",
        ] {
            check(token, &Err(NoLink::Malformed));
        }
        check("0-1", &Err(NoLink::Zero));
        check("1-0", &Err(NoLink::Zero));
        check("5.1-3", &Err(NoLink::NotAWord("5.1".into())));
        check("3-5.1", &Err(NoLink::NotAWord("5.1".into())));
        check("1-2-3", &Err(NoLink::NotAWord("1-2 or 2-3".into())));
        check("1-2:", &Err(NoLink::UnknownRelation));
        check("1-2:Equals", &Err(NoLink::UnknownRelation));
    }
}
