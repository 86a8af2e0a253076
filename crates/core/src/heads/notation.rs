//! Head rules as text.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;

use super::{HeadRules, Lists, Tie, capitals};
use crate::text::{Code, Diagnostic, Diagnostics, Line, Span, brackets};

/// Between two lists.
const BAR: char = '|';

/// The word before a list whose first child is the head.
const FIRST: &str = "first";

/// See [`HeadRules::read`].
pub(super) fn read(text: &str) -> (HeadRules, Diagnostics) {
    let mut rules = HeadRules::new();
    let mut diagnostics = Diagnostics::new();
    if let Some(first) = Line::ended_by_carriage_return(text) {
        diagnostics.push(Diagnostic::new(Code::CarriageReturns, first.whole()));
        return (rules, diagnostics);
    }
    // Where each category stands.
    let mut places: BTreeMap<Cow<'_, str>, Span> = BTreeMap::new();
    for line in Line::all(text) {
        if line.text.trim_start().starts_with('#') {
            continue;
        }
        let mut pieces = pieces(line).peekable();
        // An empty line has none.
        let Some(first) = pieces.next() else {
            continue;
        };
        let Some(name) = name(first, &mut pieces) else {
            let diagnostic = Diagnostic::new(Code::HeadRuleBad, line.whole());
            diagnostics.push(diagnostic.because_of(line.text.trim()));
            continue;
        };
        let Some(key) = label(name, &mut diagnostics) else {
            continue;
        };
        let lists = lists(name, pieces, &mut diagnostics);
        if let Some(&before) = places.get(&key) {
            let diagnostic = name.problem(Code::HeadRuleTwice);
            diagnostics.push(diagnostic.related_to(before));
        } else {
            rules.categories.insert(key.as_ref().into(), lists);
            places.insert(key, name.span);
        }
    }
    (rules, diagnostics)
}

/// A stretch of a line without spaces.
#[derive(Clone, Copy)]
struct Piece<'a> {
    text: &'a str,
    span: Span,
}

impl Piece<'_> {
    fn problem(&self, code: Code) -> Diagnostic {
        Diagnostic::new(code, self.span).because_of(self.text)
    }
}

/// The pieces of a line between spaces, a bar always being one of its own. Columns are counted on
/// the way: a line may be long.
fn pieces(line: Line<'_>) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = line.text;
    let mut next = line.place();
    core::iter::from_fn(move || {
        let trimmed = rest.trim_start();
        let (space, _) = rest.split_at(rest.len() - trimmed.len());
        next = next.after(space);
        let len = match trimmed.find(|c: char| c.is_whitespace() || c == BAR) {
            // A bar stands here.
            Some(0) => BAR.len_utf8(),
            Some(len) => len,
            None => trimmed.len(),
        };
        let (text, after) = trimmed.split_at(len);
        let span = next.span(text);
        rest = after;
        next = next.after(text);
        (len > 0).then_some(Piece { text, span })
    })
}

/// The category at the beginning of a line, with its colon taken off, which follows at once or stands
/// alone after it. (Any other colon is a label, the Penn Treebank's for colons and dashes.)
fn name<'a>(
    first: Piece<'a>,
    rest: &mut core::iter::Peekable<impl Iterator<Item = Piece<'a>>>,
) -> Option<Piece<'a>> {
    let name = if let Some(text) = first.text.strip_suffix(':') {
        let span = Span {
            end: first.span.end - 1,
            end_column: first.span.end_column - 1,
            ..first.span
        };
        Piece { text, span }
    } else {
        rest.next_if(|piece| piece.text == ":")?;
        first
    };
    let is_name = !name.text.is_empty() && name.text != "|";
    is_name.then_some(name)
}

/// The lists of a category, from what follows its colon.
fn lists<'a>(
    name: Piece<'a>,
    pieces: impl Iterator<Item = Piece<'a>>,
    diagnostics: &mut Diagnostics,
) -> Lists {
    let mut lists = Lists::new();
    let mut places: BTreeMap<Cow<'_, str>, Span> = BTreeMap::new();
    let mut number = 1;
    let mut list = List::after(name);
    for piece in pieces {
        match piece.text {
            "|" => {
                // The first may be left out: the category itself then comes first.
                if number > 1 || !list.is_new {
                    diagnostics.extend(list.lack(Some(piece)));
                }
                number += 1;
                list = List::after(piece);
            }
            FIRST if list.is_new => {
                list.tie = Tie::First;
                list.is_new = false;
                list.last = piece;
            }
            FIRST => diagnostics.push(piece.problem(Code::HeadRuleFirst)),
            _ => {
                list.is_new = false;
                list.has_label = true;
                let Some(label) = label(piece, diagnostics) else {
                    continue;
                };
                if let Some(&before) = places.get(&label) {
                    let diagnostic = piece.problem(Code::HeadRuleLabelTwice);
                    diagnostics.push(diagnostic.related_to(before));
                } else {
                    lists.insert(label.as_ref().into(), (number, list.tie));
                    places.insert(label, piece.span);
                }
            }
        }
    }
    // A category alone is known.
    if number > 1 || !list.is_new {
        diagnostics.extend(list.lack(None));
    }
    lists
}

/// A list that is being read.
struct List<'a> {
    /// What stands before it: a bar, or the category.
    before: Piece<'a>,
    /// The last piece before its labels.
    last: Piece<'a>,
    tie: Tie,
    /// Nothing was read of it, so that `first` may stand here.
    is_new: bool,
    has_label: bool,
}

impl<'a> List<'a> {
    fn after(before: Piece<'a>) -> Self {
        Self {
            before,
            last: before,
            tie: Tie::Last,
            is_new: true,
            has_label: false,
        }
    }

    /// That it has no label, if so. `next`: the bar after it.
    fn lack(&self, next: Option<Piece<'_>>) -> Option<Diagnostic> {
        let last = next.map_or(self.last.span, |piece| piece.span);
        let span = self.before.span.to(last);
        (!self.has_label).then(|| Diagnostic::new(Code::HeadRuleEmptyList, span))
    }
}

/// A label as it is compared; `None` if no bracket can have it.
fn label<'a>(piece: Piece<'a>, diagnostics: &mut Diagnostics) -> Option<Cow<'a, str>> {
    if piece.text.contains(['(', ')']) {
        diagnostics.push(piece.problem(Code::HeadRuleLabel));
        return None;
    }
    let category = brackets::Label::new(piece.text).category();
    if category.len() < piece.text.len() {
        let diagnostic = piece.problem(Code::HeadRuleTag);
        diagnostics.push(diagnostic.with("category", category));
    }
    Some(capitals(category))
}

#[cfg(test)]
mod tests {
    use super::super::HeadRules;
    use crate::text::Code;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    /// Categories known, and code, line, column and end column of what is wrong.
    #[track_caller]
    fn check(text: &str, categories: &[&str], problems: &[(Code, u32, u32, u32)]) {
        let (rules, diagnostics) = HeadRules::read(text);
        let known: Vec<&str> = rules.categories.keys().map(|key| &**key).collect();
        assert_eq!(known, categories, "{text:?}");
        let found: Vec<_> = diagnostics
            .iter()
            .map(|one| {
                (
                    one.code,
                    one.span.line,
                    one.span.column,
                    one.span.end_column,
                )
            })
            .collect();
        assert_eq!(found, problems, "{text:?}");
        for one in &diagnostics {
            let bytes = text.get(one.span.start..one.span.end);
            assert!(bytes.is_some_and(|bytes| !bytes.contains('\n')), "{text:?}");
        }
    }

    #[test]
    fn a_line_is_a_category_and_its_lists() {
        check("", &[], &[]);
        check(
            "NP: NN NNS | JJ\r\n\r\n  # more\nfrag:",
            &["FRAG", "NP"],
            &[],
        );
        check("\u{feff}NP :NN\n", &[], &[(Code::HeadRuleBad, 1, 1, 7)]);
        check(
            "\u{feff}NP: (NN\n",
            &["NP"],
            &[(Code::HeadRuleLabel, 1, 5, 8)],
        );
        check("\u{feff}NP : NN|JJ", &["NP"], &[]);
        check(
            "QP: | $ NN\nX: : , | #\nPP: first IN TO | first PP",
            &["PP", "QP", "X"],
            &[],
        );
        check("nmod:poss: NN", &["NMOD:POSS"], &[]);
    }

    #[test]
    fn what_is_not_a_rule_is_named_and_the_rest_is_read() {
        check("NP NN\nVP: VB\n", &["VP"], &[(Code::HeadRuleBad, 1, 1, 6)]);
        check("NP", &[], &[(Code::HeadRuleBad, 1, 1, 3)]);
        check(": NN", &[], &[(Code::HeadRuleBad, 1, 1, 5)]);
        check("| : NN", &[], &[(Code::HeadRuleBad, 1, 1, 7)]);
        check("NP:NN JJ", &[], &[(Code::HeadRuleBad, 1, 1, 9)]);
        check("NP: NN\rVP: VB\r", &[], &[(Code::CarriageReturns, 1, 1, 7)]);
    }

    #[test]
    fn a_list_has_labels() {
        check("NP: NN |", &["NP"], &[(Code::HeadRuleEmptyList, 1, 8, 9)]);
        check(
            "NP: NN | | JJ",
            &["NP"],
            &[(Code::HeadRuleEmptyList, 1, 8, 11)],
        );
        check("NP: | | JJ", &["NP"], &[(Code::HeadRuleEmptyList, 1, 5, 8)]);
        check("NP: |", &["NP"], &[(Code::HeadRuleEmptyList, 1, 5, 6)]);
        check("𝄞: first", &["𝄞"], &[(Code::HeadRuleEmptyList, 1, 1, 10)]);
        check(
            "NP: first | JJ",
            &["NP"],
            &[(Code::HeadRuleEmptyList, 1, 1, 12)],
        );
    }

    #[test]
    fn first_stands_before_a_list() {
        check(
            "NP: NN first JJ",
            &["NP"],
            &[(Code::HeadRuleFirst, 1, 8, 13)],
        );
        check(
            "NP: first first JJ",
            &["NP"],
            &[(Code::HeadRuleFirst, 1, 11, 16)],
        );
    }

    #[test]
    fn a_label_is_that_of_a_bracket_and_named_once() {
        check("NP: NN (JJ", &["NP"], &[(Code::HeadRuleLabel, 1, 8, 11)]);
        check(
            "(NP: NN\nVP: VB",
            &["VP"],
            &[(Code::HeadRuleLabel, 1, 1, 4)],
        );
        check("NP-SBJ: NN", &["NP"], &[(Code::HeadRuleTag, 1, 1, 7)]);
        check("VP: 𝄞 NP=2", &["VP"], &[(Code::HeadRuleTag, 1, 8, 12)]);
        check(
            "NP: NN | nn",
            &["NP"],
            &[(Code::HeadRuleLabelTwice, 1, 10, 12)],
        );
        check(
            "NP: NN\nVP: VB\nnp: JJ",
            &["NP", "VP"],
            &[(Code::HeadRuleTwice, 3, 1, 3)],
        );
    }

    #[test]
    fn a_rule_named_twice_points_to_the_first() {
        let (_, diagnostics) = HeadRules::read("NP: NN\nNP: JJ\nVP-X: VB VB\n");
        let related: Vec<_> = diagnostics
            .iter()
            .map(|one| one.related.map(|span| (span.line, span.column)))
            .collect();
        assert_eq!(related, [Some((1, 1)), None, Some((3, 7))]);
        let messages: Vec<_> = diagnostics.iter().map(ToString::to_string).collect();
        assert_eq!(
            messages,
            [
                "\"NP\" has a rule before; that one holds, join the two lines",
                "\"VP-X\" has function tags or an index, which are not compared; it is read as VP",
                "\"VB\" is in this line before; it counts where it stands first",
            ]
        );
    }

    #[test]
    fn a_long_line_is_read_in_time() {
        let labels = "ä b ç d ".repeat(50_000);
        let (rules, diagnostics) = HeadRules::read(&alloc::format!("NP: {labels}"));
        assert!(rules.has_category("NP"));
        let more: u64 = diagnostics.omitted().map(|(_, count)| count).sum();
        assert_eq!(diagnostics.len() as u64 + more, 200_000 - 4);
    }

    #[test]
    fn nothing_is_wrong_with_the_semantic_table() {
        let (rules, diagnostics) = HeadRules::read(super::super::SEMANTIC);
        assert_eq!(*diagnostics, []);
        let (default, semantic) = (HeadRules::default(), HeadRules::semantic());
        let mut differ = Vec::new();
        for (category, lists) in &semantic.categories {
            if default.categories.get(category) != Some(lists) {
                assert_eq!(rules.categories.get(category), Some(lists));
                differ.push(&**category);
            }
        }
        assert_eq!(differ, ["SQ", "VP"]);
        assert_eq!(semantic.categories.len(), default.categories.len());
    }

    #[test]
    fn nothing_is_wrong_with_the_default_table() {
        let (rules, diagnostics) = HeadRules::read(super::super::CHARNIAK);
        assert_eq!(*diagnostics, []);
        assert_eq!(rules, HeadRules::default());
        assert_eq!(rules.categories.len(), 30);
    }
}
