//! Links as numbers: a corpus has millions of them, too many to pass as objects.

use twintree::text::links::Numbering;
use twintree::{AnnotatedLink, Certainty, Link, Relation};

use crate::link::{LinksReading, zeros};
use crate::{Diagnostic, Source};

answers! {
    /// What was read of a text of links, one line a pair, as [`LinksReading`] has it, in numbers.
    pub struct LinkTable {
        /// The links of all lines, concatenated: left word, right word, and how they are linked: 1 if
        /// possible only, and 2 times the place of their relation from 1 on, where they have one.
        #[tsify(type = "Uint32Array")]
        pub links: Vec<u32>,
        /// Where those of each line begin, in links, and where the last ones end; only a 0 where no line was
        /// read. What is after the last line end is a line if there is anything.
        #[tsify(type = "Uint32Array")]
        pub places: Vec<u32>,
        /// The lines with an error, from 0: they are not to be used.
        #[tsify(type = "Uint32Array")]
        pub faulty: Vec<u32>,
        /// How many lines name a word 0, though words count from 1.
        pub zeros: u32,
        /// Every problem of the text.
        pub diagnostics: Vec<Diagnostic>,
    }
}

impl LinkTable {
    /// Reads the links of several pairs, a line each, within the bounds of [`LinksReading::new`]. Linear in
    /// the text.
    pub fn new(text: &str, numbering: Numbering) -> Self {
        let (pairs, diagnostics) = match LinksReading::bounded(text, numbering) {
            Ok((pairs, problems)) => (pairs, Diagnostic::list(Source::Links, &problems)),
            Err(refused) => (
                Vec::new(),
                vec![Diagnostic::too_large(Source::Links, &refused)],
            ),
        };
        let mut places = vec![0];
        places.extend(pairs.iter().scan(0, |end, line| {
            *end += u32::try_from(line.links.len()).unwrap_or(0);
            Some(*end)
        }));
        let faulty = (0..).zip(&pairs).filter(|(_, line)| line.faulty);
        let faulty = faulty.map(|(place, _)| place).collect();
        let all = pairs.iter().flat_map(|line| &line.links);
        let links = all.flat_map(|link| numbers(link.marked())).collect();
        Self {
            links,
            places,
            faulty,
            zeros: zeros(&pairs),
            diagnostics,
        }
    }
}

/// A link in three numbers, as [`LinkTable::links`] has them.
fn numbers(marked: AnnotatedLink) -> [u32; 3] {
    let place = |relation| Relation::ALL.iter().position(|&one| one == relation);
    let relation = marked.relation.and_then(place).map_or(0, |place| place + 1);
    let relation = u32::try_from(relation).unwrap_or(0);
    let possible = u32::from(marked.certainty == Certainty::Possible);
    let Link { left, right } = marked.link;
    [left.get(), right.get(), possible + 2 * relation]
}

/// The link that three numbers are; none where a word is 0.
pub(crate) fn marked([left, right, how]: [u32; 3]) -> Option<AnnotatedLink> {
    let relation = (how >> 1).checked_sub(1);
    Some(AnnotatedLink {
        link: Link::new(left, right)?,
        relation: relation.and_then(|place| Relation::ALL.get(place as usize).copied()),
        certainty: if how & 1 == 1 {
            Certainty::Possible
        } else {
            Certainty::Sure
        },
    })
}
