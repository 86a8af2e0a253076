//! How crossings are looked for.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::crossings;

/// How a sentence is cut into phrases.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Representation {
    /// The phrases of a phrase tree.
    Phrases,
    /// The same with flattened verb phrases.
    Flattened,
    /// Dependencies.
    Dependencies,
}

/// Which links count.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AlignmentType {
    /// The sure ones.
    Sure,
    /// For each left word its sure ones if it has any, else its possible ones.
    Mixed,
    /// All of them.
    All,
}

/// How crossings are looked for.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CrossingsOptions {
    /// What the phrases are; where it is missing, those of a phrase tree, or the dependencies.
    #[cfg_attr(
        feature = "typescript",
        tsify(optional, type = "Representation | undefined")
    )]
    pub representation: Option<Representation>,
    /// By which links the tests that are listed are made.
    pub alignment: AlignmentType,
    /// The head rules as text, `semantic` for those that prefer the verb with the meaning; the built-in
    /// ones where it is missing.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "string | undefined"))]
    pub head_rules: Option<String>,
}

impl Representation {
    /// The representation of that name.
    pub fn parse(name: &str) -> Option<Self> {
        let known: Result<crossings::Representation, _> = name.parse();
        known.ok().map(Self::from)
    }
}

impl AlignmentType {
    /// The type of that name.
    pub fn parse(name: &str) -> Option<Self> {
        let known: Result<crossings::AlignmentType, _> = name.parse();
        known.ok().map(Self::from)
    }
}

impl From<crossings::Representation> for Representation {
    fn from(representation: crossings::Representation) -> Self {
        match representation {
            crossings::Representation::Phrases => Self::Phrases,
            crossings::Representation::Flattened => Self::Flattened,
            crossings::Representation::Dependencies => Self::Dependencies,
        }
    }
}

impl From<Representation> for crossings::Representation {
    fn from(representation: Representation) -> Self {
        match representation {
            Representation::Phrases => Self::Phrases,
            Representation::Flattened => Self::Flattened,
            Representation::Dependencies => Self::Dependencies,
        }
    }
}

impl From<crossings::AlignmentType> for AlignmentType {
    fn from(which: crossings::AlignmentType) -> Self {
        match which {
            crossings::AlignmentType::Sure => Self::Sure,
            crossings::AlignmentType::Mixed => Self::Mixed,
            crossings::AlignmentType::All => Self::All,
        }
    }
}

impl From<AlignmentType> for crossings::AlignmentType {
    fn from(which: AlignmentType) -> Self {
        match which {
            AlignmentType::Sure => Self::Sure,
            AlignmentType::Mixed => Self::Mixed,
            AlignmentType::All => Self::All,
        }
    }
}
