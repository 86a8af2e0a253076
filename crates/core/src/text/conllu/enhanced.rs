//! Enhanced dependencies: the column DEPS, which says of what else a word depends.
//!
//! `4:nsubj|5.1:nsubj` is two of them, the second on an empty node. They are kept as they are written
//! and parsed when they are asked for.
//!
//! What is checked is what the validator of Universal Dependencies checks of their form (levels 1 and
//! 2): <https://universaldependencies.org/validation-rules.html>. Nothing of it concerns the tree, so
//! that it is a warning.

use super::columns::about;
use super::row::{Row, RowId, parse_id};
use super::sentence::Sentence;
use super::universal::without_subtype;
use crate::text::diagnostic::{Code, Diagnostic, Field};
use crate::text::report::Report;

/// A dependency of the enhanced graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enhanced<'a> {
    /// The word or the empty node that it depends on; the word 0 at a root.
    pub head: RowId,
    /// The relation to it: `conj:and`.
    pub relation: &'a str,
}

impl<'a> Enhanced<'a> {
    /// A head, a colon and a relation.
    fn parse(item: &'a str) -> Option<Self> {
        let (head, relation) = item.split_once(':')?;
        let head = parse_id(head);
        let is_node = matches!(head, RowId::Word(_) | RowId::Empty { .. });
        (is_node && !relation.is_empty()).then_some(Self { head, relation })
    }

    /// In this order those of a word are written.
    fn place(self) -> ([u32; 2], &'a str) {
        (number(self.head), self.relation)
    }
}

/// A node as two numbers, in the order of the sentence.
fn number(id: RowId) -> [u32; 2] {
    match id {
        RowId::Empty { after, index } => [after, index],
        RowId::Word(id) => [id, 0],
        RowId::Range { first, .. } => [first, 0],
        RowId::Unreadable => [0; 2],
    }
}

impl<'a> Row<'a> {
    /// The enhanced dependencies, in order; what cannot be read is left out.
    ///
    /// # Example
    /// ```
    /// use twintree::text::conllu::{RowId, read};
    /// let text = "1\tGo\tgo\tVERB\t_\t_\t0\troot\t0:root|1.1:conj:and\t_\n1.1\t_\t_\t_\t_\t_\t_\t_\t1:dep\t_\n";
    /// let (sentences, diagnostics) = read(text);
    /// let heads: Vec<_> = sentences[0].rows()[0].enhanced().collect();
    /// assert_eq!(heads[1].head, RowId::Empty { after: 1, index: 1 });
    /// assert_eq!((heads.len(), heads[1].relation), (2, "conj:and"));
    /// assert!(diagnostics.is_empty());
    /// ```
    pub fn enhanced(&self) -> impl Iterator<Item = Enhanced<'a>> + Clone {
        let items = self.deps().into_iter().flat_map(|deps| deps.split('|'));
        items.filter_map(Enhanced::parse)
    }
}

/// Checks the enhanced dependencies of a sentence whose ids are right, in linear time, and O(log n) for each
/// head that is an empty node.
pub(super) fn check(sentence: &Sentence<'_>, report: &mut Report<'_>) {
    for row in sentence.rows() {
        let Some(deps) = row.deps() else { continue };
        if let RowId::Range { .. } = row.id() {
            let problem = about(row, Code::ColumnUnused, Field::Deps);
            report.add(problem.with("id", row.field(Field::Id)));
            continue;
        }
        let mut before = None;
        let mut start = 0;
        for item in deps.split('|') {
            let one = Enhanced::parse(item);
            let wrong = match one {
                None => Some(Code::DepsBad),
                Some(one) => fault(sentence, row, one, before),
            };
            if let Some(code) = wrong {
                // A place takes as long as its line: of very many only some are kept.
                report.add_with(code, || {
                    let span = row.part_span(Field::Deps, start..start + item.len());
                    let problem = Diagnostic::new(code, span).in_field(Field::Deps);
                    problem.because_of(item)
                });
            }
            before = one.or(before);
            start += item.len() + 1;
        }
    }
}

/// What is wrong with an enhanced dependency of a word, which stands after another one.
fn fault(
    sentence: &Sentence<'_>,
    row: &Row<'_>,
    one: Enhanced<'_>,
    before: Option<Enhanced<'_>>,
) -> Option<Code> {
    let is_node = match one.head {
        RowId::Word(id) => id <= sentence.word_count(),
        id => sentence.row(id).is_some(),
    };
    let is_root = one.head == RowId::Word(0);
    if !is_node || one.head == row.id() {
        Some(Code::DepsHead)
    } else if is_root != (without_subtype(one.relation) == "root") {
        Some(Code::DepsRoot)
    } else {
        let is_after = before.is_none_or(|before| before.place() < one.place());
        (!is_after).then_some(Code::DepsOrder)
    }
}
