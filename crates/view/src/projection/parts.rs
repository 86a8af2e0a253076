//! The parts of a projection as the page draws them: decisions, spine, and the pieces of the clause.

use serde::Serialize;
#[cfg(feature = "typescript")]
use tsify::Tsify;
use twintree::projection::{Decision, Part, Piece, Projection, Realised, Slot};

/// What was decided.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DecidedValue {
    /// `STEM`, `SPINE`, …; `MOD` of all modifiers.
    pub decision: &'static str,
    /// The number of the modifier whose place it is, from 1.
    pub modifier: Option<u32>,
    /// The value, a text of the target language as subject or object in quotation marks.
    pub value: String,
    /// The number of the modifier that is the subject or the object.
    pub argument: Option<u32>,
}

/// A node of a spine.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SpinePart {
    /// The index of the node above, which stands before it; missing at the top.
    pub parent: Option<u32>,
    /// Its label.
    pub label: String,
    /// The word of a complementizer.
    pub word: Option<String>,
    /// What it is.
    pub part: SpineSlot,
}

/// What a node of a spine is.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpineSlot {
    /// A phrase.
    Phrase,
    /// A word that introduces the clause.
    Complementizer,
    /// The slot of words that ask or relate.
    Wh,
    /// The slot of the subject.
    Subject,
    /// The slot of the object.
    Object,
    /// The slot of the verb.
    Verb,
}

/// A piece of the clause, put together.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ClausePiece {
    /// What it is.
    pub piece: PieceKind,
    /// The number of the modifier that it translates, from 1.
    pub modifier: Option<u32>,
    /// Its words; missing of a modifier without a translation.
    pub text: Option<String>,
}

/// What a piece is; a modifier is named by its place.
#[cfg_attr(feature = "typescript", derive(Tsify))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceKind {
    /// A word that introduces the clause.
    Complementizer,
    /// Words that ask or relate.
    Wh,
    /// The subject.
    Subject,
    /// Verbs before the main verb.
    Modals,
    /// The main verb.
    Infl,
    /// The object.
    Object,
    /// A modifier before the subject.
    PreSub,
    /// One between subject and verb.
    PostSub,
    /// One behind the first of the modals.
    InModals,
    /// One behind the verb and its object.
    PostVerb,
}

impl DecidedValue {
    /// A decision of a projection.
    pub(super) fn new(projection: &Projection, decision: Decision) -> Self {
        let argument = |slot: &Slot| match slot {
            Slot::Modifier(number) => Some(*number),
            _ => None,
        };
        Self {
            decision: decision.name(),
            modifier: modifier(decision),
            value: projection.value(decision).unwrap_or_default(),
            argument: match decision {
                Decision::Subject => argument(&projection.subject),
                Decision::Object => argument(&projection.object),
                _ => None,
            },
        }
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
    let nodes = projection.spine.nodes().iter();
    nodes
        .map(|node| SpinePart {
            parent: node.parent.and_then(|parent| u32::try_from(parent).ok()),
            label: node.label.clone(),
            word: node.word.clone(),
            part: match node.part {
                Part::Complementizer => SpineSlot::Complementizer,
                Part::Wh => SpineSlot::Wh,
                Part::Subject => SpineSlot::Subject,
                Part::Object => SpineSlot::Object,
                Part::Verb => SpineSlot::Verb,
                _ => SpineSlot::Phrase,
            },
        })
        .collect()
}

/// The pieces of a clause.
pub(super) fn pieces(realised: &Realised) -> Vec<ClausePiece> {
    use twintree::projection::Place;
    let pieces = realised.pieces.iter();
    pieces
        .map(|one| ClausePiece {
            piece: match one.piece {
                Piece::Complementizer => PieceKind::Complementizer,
                Piece::Wh => PieceKind::Wh,
                Piece::Subject => PieceKind::Subject,
                Piece::Modals => PieceKind::Modals,
                Piece::Infl => PieceKind::Infl,
                Piece::Object => PieceKind::Object,
                Piece::Modifier(Place::PreSub) => PieceKind::PreSub,
                Piece::Modifier(Place::PostSub) => PieceKind::PostSub,
                Piece::Modifier(Place::InModals) => PieceKind::InModals,
                Piece::Modifier(_) => PieceKind::PostVerb,
            },
            modifier: one.modifier,
            text: one.text.clone(),
        })
        .collect()
}
