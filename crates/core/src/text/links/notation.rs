//! One link: `3-5`, `3-5:specifies`, `3p5` or, as the Hansards have it, `3?5`.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::Numbering;
use super::giza::NOT_TAKEN;
use crate::alignment::{AnnotatedLink, Certainty, Link};
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
    /// Stands for the links of GIZA++ that were not taken.
    NotTaken,
}

impl NoLink {
    pub(super) fn describe(self, problem: impl Fn(Code) -> Diagnostic) -> Diagnostic {
        match self {
            NoLink::Malformed => problem(Code::LinkBad),
            NoLink::Zero => problem(Code::LinkZero),
            NoLink::NotTaken => problem(Code::GizaNotTaken),
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

/// The link and its annotation.
pub(super) fn parse(token: &str, numbering: Numbering) -> Result<AnnotatedLink, NoLink> {
    if token.starts_with(NOT_TAKEN) {
        return Err(NoLink::NotTaken);
    }
    let (ids, relation) = match token.split_once(':') {
        Some((ids, relation)) => (ids, Some(relation)),
        None => (token, None),
    };
    let sure = ids.split_once('-').map(|ids| (ids, Certainty::Sure));
    let possible = || {
        let ids = ids.split_once(['p', '?']);
        ids.map(|ids| (ids, Certainty::Possible))
    };
    let ((left, right), certainty) = sure.or_else(possible).ok_or(NoLink::Malformed)?;
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
    Ok(AnnotatedLink {
        link: Link::new(left, right).ok_or(NoLink::Zero)?,
        relation,
        certainty,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(token: &str, expected: &Result<(u32, u32, Option<Relation>), NoLink>) {
        let parsed = parse(token, Numbering::FromOne);
        let parsed = parsed.map(|AnnotatedLink { link, relation, .. }| {
            (link.left.get(), link.right.get(), relation)
        });
        assert_eq!(&parsed, expected, "{token}");
    }

    #[test]
    fn a_link_is_two_words_and_perhaps_a_relation() {
        check("3-5", &Ok((3, 5, None)));
        check("3-5:specifies", &Ok((3, 5, Some(Relation::Specifies))));
        let from_zero = parse("0-4", Numbering::FromZero).expect("a link");
        assert_eq!(Some(from_zero.link), Link::new(1, 5));
        for (token, certainty) in [
            ("3p5", Certainty::Possible),
            ("3?5", Certainty::Possible),
            ("3-5", Certainty::Sure),
        ] {
            let parsed = parse(token, Numbering::FromOne).expect("a link");
            assert_eq!(
                (Some(parsed.link), parsed.certainty),
                (Link::new(3, 5), certainty)
            );
        }
        check("3p5:specifies", &Ok((3, 5, Some(Relation::Specifies))));
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
            "p5",
            "3p",
            "3p-5",
            "3P5",
            "?5",
            "3?",
            "3p?5",
        ] {
            check(token, &Err(NoLink::Malformed));
        }
        check("0-1", &Err(NoLink::Zero));
        check("1-0", &Err(NoLink::Zero));
        check("5.1-3", &Err(NoLink::NotAWord("5.1".into())));
        check("3-5.1", &Err(NoLink::NotAWord("5.1".into())));
        check("1-2-3", &Err(NoLink::NotAWord("1-2 or 2-3".into())));
        check("GIZA++:2/3", &Err(NoLink::NotTaken));
        check("1-2:", &Err(NoLink::UnknownRelation));
        check("1-2:Equals", &Err(NoLink::UnknownRelation));
    }
}
