//! All pairs of a corpus at once, column by column: the data of a table of pairs and its plots.
//!
//! A column has two whole numbers for each pair, as floating-point numbers, which hold whole numbers up
//! to 2⁵³ exactly. The second one, the denominator, says what they mean:
//!
//! | denominator | the pair | numerator |
//! |---|---|---|
//! | 1 and more | has a value | the part, not reduced: parts and wholes are summed |
//! | ½ | has the value 0 by convention, 0 of 0 | 0 |
//! | 0 | has no value | the place of the reason in `reasons` |
//! | −1 | could not be read | 0 |
//! | −2 | could not be read for this column alone | the place of the code of the error in `reasons` |
//! | NaN | was not measured yet | any |

mod agreement;
mod chunk;
mod column;
mod figure;
mod find;
mod histogram;
mod measurer;
#[cfg(feature = "rows")]
mod read;
#[cfg(feature = "rows")]
mod rows;
mod scatter;
mod texts;
mod trial;

pub use chunk::*;
pub use column::*;
pub use find::*;
pub use histogram::*;
pub use measurer::WORDS_DIFFER;
#[cfg(feature = "rows")]
pub use rows::*;
pub use scatter::*;
pub use texts::*;
pub use trial::*;

use crate::{Options, ReadAs};

answers! {
    /// Pairs to be measured, and by what.
    pub struct PairsRequest {
        /// The left sentences.
        pub left: ManyTexts,
        /// The right sentences, as many.
        pub right: ManyTexts,
        /// The links of all pairs, concatenated: left word, right word, and how they are linked: 1 if
        /// possible only, and 2 times the place of their relation from 1 on, where they have one.
        #[tsify(type = "Uint32Array")]
        pub links: Vec<u32>,
        /// Where those of each pair begin, in links, and where the last ones end.
        #[tsify(type = "Uint32Array")]
        pub link_places: Vec<u32>,
        /// The same words are linked one to one, in the place of the links.
        pub same_words: bool,
        /// How pairs are compared.
        pub options: Options,
        /// What phrase trees are read as; phrases where it is missing.
        #[tsify(optional, type = "ReadAs | undefined")]
        pub read_as: Option<ReadAs>,
        /// Distances match words over one-to-one links, not by their places.
        #[tsify(optional, type = "boolean | undefined")]
        pub by_links: bool,
        /// The parameters of EVALB by which brackets are counted, a text or a name; without them only traces are
        /// deleted, and by a text with errors none is counted.
        #[tsify(optional, type = "string | undefined")]
        pub parameters: Option<String>,
        /// The links of another annotator, a line for each pair; none for a pair without one, and where there
        /// is no other annotator.
        #[tsify(optional, type = "readonly (string | undefined)[] | undefined")]
        pub theirs: Option<Vec<Option<String>>>,
        /// What is measured.
        pub groups: Vec<MeasureGroup>,
    }

    /// Measures that are computed together.
    pub enum MeasureGroup {
        /// The similarity of paths, and which relations are replaced on them.
        Paths = "paths",
        /// Every distance between two parses.
        Distances = "distances",
        /// Phrases that cross.
        Crossings = "crossings",
        /// How far the links agree with those of another annotator.
        Agreement = "agreement",
    }
}

impl PairsRequest {
    /// Checks that the sides, the links and their places belong together.
    ///
    /// # Errors
    /// Where they do not.
    pub fn check(&self) -> Result<(), WrongShape> {
        self.left.check("left.places")?;
        self.right.check("right.places")?;
        let pairs = self.left.len();
        let wrong = |field, wanted| Err(WrongShape { field, wanted });
        if self.right.len() != pairs {
            return wrong("right.places", "as many places as of the left side");
        }
        if self
            .theirs
            .as_ref()
            .is_some_and(|lines| lines.len() != pairs)
        {
            return wrong("theirs", "a line for each pair");
        }
        if self.same_words {
            return Ok(());
        }
        if !self.links.len().is_multiple_of(3) {
            return wrong("links", "three numbers a link");
        }
        let links = self.links.len() / 3;
        let is_ascending = self.link_places.is_sorted();
        let last = self.link_places.last().map(|&last| last as usize);
        if self.link_places.len() != pairs + 1 || !is_ascending || last.is_none_or(|at| at > links)
        {
            let wanted = "ascending places of links, one more than there are pairs";
            return wrong("linkPlaces", wanted);
        }
        Ok(())
    }

    /// How many pairs there are.
    pub fn len(&self) -> usize {
        self.left.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The line of the other annotator for a pair.
    fn line_of(&self, pair: usize) -> Option<&str> {
        self.theirs.as_ref()?.get(pair)?.as_deref()
    }

    /// The links of a pair: left word, right word, and how they are linked.
    fn links_of(&self, pair: usize) -> &[[u32; 3]] {
        if self.same_words {
            return &[];
        }
        let (links, _) = self.links.as_chunks();
        let place = |at: usize| self.link_places.get(at).map(|&place| place as usize);
        let places = place(pair).zip(place(pair + 1));
        let of_pair = places.and_then(|(from, to)| links.get(from..to));
        of_pair.unwrap_or_default()
    }
}
