//! The options of a search for crossings.

use twintree::crossings;

answers! {
    /// How a sentence is cut into phrases.
    pub enum Representation of crossings::Representation {
        /// The phrases of a phrase tree.
        Phrases = "phrases",
        /// The same with flattened verb phrases.
        Flattened = "flattened",
        /// Dependencies.
        Dependencies = "dependencies",
    }

    /// Which links count.
    pub enum AlignmentType of crossings::AlignmentType {
        /// The sure ones.
        Sure = "sure",
        /// For each left word its sure ones if it has any, else its possible ones.
        Mixed = "mixed",
        /// All of them.
        All = "all",
    }

    /// The options of a search for crossings.
    pub struct CrossingsOptions {
        /// What the phrases are; where it is missing, those of a phrase tree, or the dependencies.
        #[tsify(optional, type = "Representation | undefined")]
        pub representation: Option<Representation>,
        /// By which links the tests that are listed are made.
        pub alignment: AlignmentType,
        /// The head rules as text, `semantic` for those that prefer the verb with the meaning; the built-in
        /// ones where it is missing.
        #[tsify(optional, type = "string | undefined")]
        pub head_rules: Option<String>,
    }
}
