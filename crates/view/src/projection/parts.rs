//! The parts of a projection as the page draws them: decisions, spine, and the pieces of the clause.

use twintree::projection::{
    Decision, Part, Piece, Place, Projection, Realisation, Realised, Slot, SpineNode,
};

use crate::number::number;

answers! {
    /// What was decided.
    pub struct DecidedValue new(projection: &Projection, decision: Decision) {
        /// `STEM`, `SPINE`, …; `MOD` of all modifiers.
        pub decision: &'static str = decision.name(),
        /// The number of the modifier whose place it is, from 1.
        pub modifier: Option<u32> = modifier(decision),
        /// The value, a text of the target language as subject or object in quotation marks.
        pub value: String = projection.value(decision).unwrap_or_default(),
        /// The number of the modifier that is the subject or the object.
        pub argument: Option<u32> = argument(projection, decision),
    }

    /// A node of a spine.
    pub struct SpinePart from(node: &SpineNode) {
        /// The index of the node above, which stands before it; missing at the top.
        pub parent: Option<u32> = node.parent.map(number),
        /// Its label.
        pub label: String = node.label.clone(),
        /// The word of a complementizer.
        pub word: Option<String> = node.word.clone(),
        /// What it is.
        pub part: SpineSlot = node.part.into(),
    }

    /// What a node of a spine is.
    pub enum SpineSlot from Part else Phrase {
        /// A phrase.
        Phrase = "phrase",
        /// A word that introduces the clause.
        Complementizer = "complementizer",
        /// The slot of words that ask or relate.
        Wh = "wh",
        /// The slot of the subject.
        Subject = "subject",
        /// The slot of the object.
        Object = "object",
        /// The slot of the verb.
        Verb = "verb",
    }

    /// A piece of the realised clause.
    pub struct ClausePiece from(one: &Realisation) {
        /// What it is.
        pub piece: PieceKind = one.piece.into(),
        /// The number of the modifier that it translates, from 1.
        pub modifier: Option<u32> = one.modifier,
        /// Its words; missing for a modifier without a translation.
        pub text: Option<String> = one.text.clone(),
    }

    /// What a piece is; a modifier is named by its place.
    pub enum PieceKind {
        /// A word that introduces the clause.
        Complementizer = "complementizer",
        /// Words that ask or relate.
        Wh = "wh",
        /// The subject.
        Subject = "subject",
        /// Verbs before the main verb.
        Modals = "modals",
        /// The main verb.
        Infl = "infl",
        /// The object.
        Object = "object",
        /// A modifier before the subject.
        PreSub = "pre-sub",
        /// One between subject and verb.
        PostSub = "post-sub",
        /// After the first of the modals.
        InModals = "in-modals",
        /// After the verb and its object.
        PostVerb = "post-verb",
    }
}

/// The modifier that is the subject or the object.
fn argument(projection: &Projection, decision: Decision) -> Option<u32> {
    let slot = match decision {
        Decision::Subject => &projection.subject,
        Decision::Object => &projection.object,
        _ => return None,
    };
    match slot {
        Slot::Modifier(number) => Some(*number),
        _ => None,
    }
}

/// The modifier whose place a decision is.
pub(super) fn modifier(decision: Decision) -> Option<u32> {
    match decision {
        Decision::Modifier(number) => Some(number),
        _ => None,
    }
}

/// The spine of a projection, as nodes.
pub(super) fn spine(projection: &Projection) -> Vec<SpinePart> {
    projection
        .spine
        .nodes()
        .iter()
        .map(SpinePart::from)
        .collect()
}

/// The pieces of a clause.
pub(super) fn pieces(realised: &Realised) -> Vec<ClausePiece> {
    realised.pieces.iter().map(ClausePiece::from).collect()
}

impl From<Piece> for PieceKind {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::Complementizer => Self::Complementizer,
            Piece::Wh => Self::Wh,
            Piece::Subject => Self::Subject,
            Piece::Modals => Self::Modals,
            Piece::Infl => Self::Infl,
            Piece::Object => Self::Object,
            Piece::Modifier(Place::PreSub) => Self::PreSub,
            Piece::Modifier(Place::PostSub) => Self::PostSub,
            Piece::Modifier(Place::InModals) => Self::InModals,
            Piece::Modifier(_) => Self::PostVerb,
        }
    }
}
