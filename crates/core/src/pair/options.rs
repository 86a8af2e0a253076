//! How a pair is read.

use crate::dependency::Labels;
use crate::heads::HeadRules;
use crate::text::Format;
use crate::text::links::Numbering;

/// Whether links that touch punctuation count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Punctuation {
    /// They do.
    #[default]
    Counted,
    /// They are [set aside](super::Pair::ignored).
    Ignored,
}

/// How phrase trees are read: those of [brackets](crate::text::brackets) and
/// [Newick](crate::text::newick).
#[derive(Clone, Copy, Debug, Default)]
pub enum Phrases<'r> {
    /// As phrases.
    #[default]
    AsPhrases,
    /// As dependencies, too, by head rules.
    AsDependencies(&'r HeadRules),
}

/// Where the links of a pair come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LinkSource {
    /// The text of links.
    #[default]
    Text,
    /// The comments `# align = …` of the sentences: see
    /// [`links::align`](crate::text::links::align).
    Comments,
}

/// How a pair is read.
///
/// ```
/// use twintree::{Labels, PairOptions};
///
/// let options = PairOptions::default().with_labels(Labels::WithoutSubtype);
/// assert_eq!(options.labels, Labels::WithoutSubtype);
/// ```
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct PairOptions<'r> {
    /// How much of a label is compared.
    pub labels: Labels,
    /// Whether links that touch punctuation count.
    pub punctuation: Punctuation,
    /// The number of the first word in the links.
    pub numbering: Numbering,
    /// Where the links come from.
    pub links: LinkSource,
    /// How phrase trees are read.
    pub phrases: Phrases<'r>,
    /// The formats of the left and the right text; [noticed](Format::notice) where there is none.
    pub formats: [Option<Format>; 2],
}

/// Declares how each option is set.
macro_rules! setters {
    ($($(#[$doc:meta])* $name:ident, $option:ident: $kind:ty;)*) => {
        impl<'r> PairOptions<'r> {
            $(
                $(#[$doc])*
                #[must_use]
                pub fn $name(self, $option: $kind) -> Self {
                    Self { $option, ..self }
                }
            )*
        }
    };
}

setters! {
    /// The same with this much of a label compared.
    with_labels, labels: Labels;
    /// The same with links that touch punctuation counted or not.
    with_punctuation, punctuation: Punctuation;
    /// The same with links that begin with this number.
    with_numbering, numbering: Numbering;
    /// The same with links from there.
    with_links, links: LinkSource;
    /// The same with phrase trees read so.
    with_phrases, phrases: Phrases<'r>;
    /// The same with the formats of the left and the right text given.
    with_formats, formats: [Option<Format>; 2];
}
