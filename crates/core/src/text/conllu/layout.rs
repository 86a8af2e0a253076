//! Which column of a line is which of the ten of CoNLL-U, in the formats of its family.
//!
//! `# global.columns = ID FORM HEAD DEPREL PARSEME:MWE`: HEAD is the third of five columns, and there
//! is no LEMMA. What is not one of the ten stays in the line.
//!
//! Sources: <https://universaldependencies.org/ext-format.html>; S. Buchholz and E. Marsi, *CoNLL-X
//! Shared Task on Multilingual Dependency Parsing*, 2006, table 1; J. Hajič et al., *The CoNLL-2009
//! Shared Task*, 2009, section 3.2.

use super::row::{COLUMNS, Cut};
use crate::text::diagnostic::{Code, Diagnostic, Field};
use crate::text::format::Format;
use crate::text::report::Report;
use crate::text::span::Position;

/// CoNLL-X: CPOSTAG is read as UPOS, POSTAG as XPOS. The last two are predictions and not read.
const CONLL_X: &str = "ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL PHEAD PDEPREL";

/// CoNLL-2009, with the columns of the annotators: POS is read as XPOS. After PRED there is one column
/// for each predicate of the sentence.
const CONLL_2009: &str =
    "ID FORM LEMMA PLEMMA XPOS PPOS FEATS PFEAT HEAD PHEAD DEPREL PDEPREL FILLPRED PRED";

/// Without these there is no tree.
const NEEDED: [Field; 3] = [Field::Id, Field::Head, Field::Deprel];

/// The place of a column that there is not.
const NONE: u8 = u8::MAX;

/// Which columns the lines of a text have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Of each column of CoNLL-U its place in a line, from 0, or [`NONE`].
    places: [u8; COLUMNS],
    /// How many columns a line has; 255 are so many or more.
    columns: u8,
}

impl Layout {
    /// The ten columns of CoNLL-U, in their order.
    pub const CONLLU: Self = Self {
        places: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        columns: 10,
    };

    /// The columns that a comment `# global.columns = ID FORM …` names; none of any other line.
    ///
    /// ```
    /// use twintree::text::conllu::Layout;
    ///
    /// let ten = "# global.columns = ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC";
    /// assert_eq!(Layout::declared(ten), Some(Layout::CONLLU));
    /// assert_eq!(Layout::declared("# text = ID FORM"), None);
    /// ```
    pub fn declared(line: &str) -> Option<Self> {
        let comment = line.strip_prefix('#')?;
        let (name, names) = comment.split_once('=')?;
        let names = Some(names.trim()).filter(|names| !names.is_empty())?;
        (name.trim() == "global.columns").then(|| Self::of_names(names))
    }

    /// The columns of a text of this format that begins there; of CoNLL-U Plus those that the first line of a
    /// whole text declares (blank ones do not count), or else those that the position knows.
    pub(in crate::text) fn of(format: Format, text: &str, position: Position) -> Self {
        match format {
            Format::ConllX => Self::of_names(CONLL_X),
            Format::Conll2009 => Self::of_names(CONLL_2009),
            Format::ConlluPlus => {
                let text = text.trim_start_matches('\u{feff}').trim_start();
                let first = text.split('\n').next().filter(|_| position.offset == 0);
                first.and_then(Self::declared).unwrap_or(position.layout)
            }
            _ => Self::CONLLU,
        }
    }

    /// Columns of these names, in their order. A name that comes again is not one of the ten.
    fn of_names(names: &str) -> Self {
        let mut layout = Self {
            places: [NONE; COLUMNS],
            columns: 0,
        };
        for name in names.split_ascii_whitespace() {
            let field = Field::ALL.into_iter().find(|field| field.label() == name);
            let place = field.and_then(|field| layout.places.get_mut(field.index()));
            if let Some(place) = place.filter(|place| **place == NONE) {
                // After the 255th there is none.
                *place = layout.columns;
            }
            layout.columns = layout.columns.saturating_add(1);
        }
        layout
    }

    /// A column without which there is no tree, and that is not there.
    fn missing(&self) -> Option<Field> {
        let is_missing = |field: &Field| self.places.get(field.index()) == Some(&NONE);
        NEEDED.into_iter().find(is_missing)
    }

    /// How many bytes the shortest line has whose columns are not empty; without a tree it is as in
    /// CoNLL-U.
    pub(super) fn shortest(&self) -> usize {
        let columns = match self.missing() {
            None => usize::from(self.columns),
            Some(_) => COLUMNS,
        };
        (2 * columns).saturating_sub(1)
    }
}

impl Default for Layout {
    fn default() -> Self {
        Self::CONLLU
    }
}

/// Cuts a line into the ten columns of CoNLL-U, and reports what is wrong with their number.
pub(super) fn arrange(layout: &Layout, format: Format, cut: &mut Cut<'_>, report: &mut Report<'_>) {
    let expected = usize::from(layout.columns);
    let missing = layout.missing();
    let is_right = match format {
        Format::Conll2009 => cut.columns >= expected,
        _ => cut.columns.min(usize::from(u8::MAX)) == expected,
    };
    cut.is_complete = is_right && missing.is_none();
    cut.is_arranged = true;
    cut.has_own_labels = format != Format::ConlluPlus;
    cut.ends = [usize::MAX; COLUMNS];
    let tabs = cut.line.text.match_indices('\t').map(|(place, _)| place);
    for (column, end) in (0..NONE).zip(tabs.chain([cut.line.text.len()])) {
        let fields = layout.places.iter().zip(&mut cut.ends);
        for (_, field) in fields.filter(|&(&place, _)| place == column) {
            *field = end;
        }
    }
    if let Some(missing) = missing {
        // Once a sentence: all its lines lack it.
        if report.errors() == 0 {
            let problem = Diagnostic::new(Code::ColumnMissing, cut.line.whole());
            report.add(problem.in_field(missing));
        }
    } else if !is_right {
        let problem = Diagnostic::new(Code::ColumnsOfFormat, cut.line.whole());
        report.add(
            problem
                .because_of(cut.line.text)
                .with("format", format.as_str())
                .with("columns", cut.columns)
                .with("expected", expected),
        );
    }
}
