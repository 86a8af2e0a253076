//! The enhanced dependencies of a sentence.

use twintree::Pair;
use twintree::text::conllu::{Enhanced, Row, RowId};

use crate::{Request, Side};

answers! {
    /// A dependency of the enhanced graph.
    pub struct EnhancedDependency from(one: Enhanced<'_>) {
        /// The id of the word or the empty node that it depends on, `5` or `5.1`; `0` at a root.
        pub head: String = one.head.to_string(),
        /// The relation to it.
        pub relation: String = one.relation.into(),
    }

    /// A node of the enhanced graph: a word, or an empty node.
    pub struct EnhancedNode from(row: &Row<'_>) {
        /// Its id: `5`, or `5.1` of an empty node.
        pub id: String = row.id().to_string(),
        /// The word, or the form given for the empty node.
        pub form: String = row.form().into(),
        /// What it depends on, in order; nothing where DEPS is empty.
        pub heads: Vec<EnhancedDependency> = row.enhanced().map(Into::into).collect(),
    }
}

impl EnhancedNode {
    /// The enhanced graph of a side, in the order of the sentence; empty where its text has errors or is in
    /// a format without columns.
    pub fn list(request: &Request, side: Side) -> Vec<Self> {
        let pair = request.read();
        pair.map_or_else(|_| Vec::new(), |pair| Self::of(&pair, side.into()))
    }

    fn of(pair: &Pair<'_>, side: twintree::Side) -> Vec<Self> {
        let sentence = pair.side(side).sentence();
        let rows = sentence
            .filter(|sentence| sentence.is_sound())
            .and_then(|sentence| sentence.as_conllu())
            .map_or(&[][..], |sentence| sentence.rows());
        let is_node = |row: &&Row<'_>| matches!(row.id(), RowId::Word(_) | RowId::Empty { .. });
        rows.iter().filter(is_node).map(Self::from).collect()
    }
}
