//! Links as GIZA++ writes them, in its files `A3.final` (Och and Ney 2003): three lines a pair.
//!
//! ```text
//! # Sentence pair (1) source length 3 target length 4 alignment score : 0.0012
//! die Katze schläft .
//! NULL ({ 4 }) the ({ 1 }) cat ({ 2 }) sleeps ({ 3 })
//! ```
//!
//! The second line is the target sentence, here B; the third one the source sentence, here A, each of its words
//! with the places, from 1, of its words in the target. These are the links `1-1 2-2 3-3`: what stands at `NULL`
//! has no counterpart. All are sure.
//!
//! **\[D\]** A pair is that of its number, in whatever order the pairs come: a corpus that was aligned in parts
//! is not in order, and of sentences that were too long the numbers are left out.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::{LARGEST_PAIR, LinkText, Links, Numbering, Sizes, check_sizes};
use crate::alignment::{AnnotatedLink, Certainty, Link};
use crate::order;
use crate::text::cursor::Place;
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::diagnostics::Diagnostics;
use crate::text::span::{Line, Position, Span};

/// How the first line of a pair begins.
const BEGINNING: &str = "# Sentence pair (";

/// How a word begins that stands in a line of links for a pair whose links were not taken: that begins in line 7
/// of its file, `GIZA++:7`, or has sentences of other numbers of words than the texts, `GIZA++:2/3`. Reading it is
/// an error, [`Code::GizaNotTaken`].
pub const NOT_TAKEN: &str = "GIZA++:";

/// A pair of a file: its three lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair<'t> {
    /// From 1.
    pub number: u32,
    /// Where it begins.
    pub at: Position,
    /// Its lines.
    pub text: &'t str,
}

/// What the first line of a pair says.
struct Header {
    number: u32,
    sizes: Option<Sizes>,
}

impl Header {
    fn parse(line: &str) -> Option<Self> {
        let (number, rest) = line.strip_prefix(BEGINNING)?.split_once(')')?;
        let number = number.parse().ok()?;
        let mut pieces = rest.split_ascii_whitespace();
        let mut length = |name| {
            let is_named = pieces.next() == Some(name) && pieces.next() == Some("length");
            pieces.next().filter(|_| is_named)?.parse().ok()
        };
        let (left, right) = (length("source"), length("target"));
        let sizes = left.zip(right).map(|(left, right)| Sizes { left, right });
        (1..=LARGEST_PAIR)
            .contains(&number)
            .then_some(Header { number, sizes })
    }
}

/// Whether a text, or the beginning of a longer one, has links in this form: it begins as a pair does.
pub fn is(beginning: &str) -> bool {
    let text = beginning.trim_start_matches('\u{feff}').trim_start();
    text.starts_with(BEGINNING)
}

/// The pairs of a file in the order of their numbers, yet to be read.
///
/// # Errors
///
/// What stands before the first pair, a number that is none from 1 to 10,000,000, or one that another pair has.
///
/// # Complexity
/// O(n log n) in the pairs, linear in the text.
///
/// # Example
/// ```
/// use twintree::text::Diagnostics;
/// use twintree::text::links::{Numbering, giza, write_line};
/// let text = "# Sentence pair (7) source length 2 target length 1 alignment score : 0.5\n\
///             va\nNULL ({ }) he ({ 1 }) goes ({ 1 })\n";
/// let pairs = giza::pairs(text)?;
/// let mut problems = Diagnostics::new();
/// let links = giza::read_pair(pairs[0].text, pairs[0].at, &mut problems);
/// assert_eq!((pairs[0].number, write_line(&links, Numbering::FromOne)), (7, "1-1 2-1".into()));
/// # Ok::<(), Box<twintree::text::Diagnostic>>(())
/// ```
pub fn pairs(text: &str) -> Result<Vec<Pair<'_>>, Box<Diagnostic>> {
    let mut begun: Vec<(u32, Line<'_>)> = Vec::new();
    for line in Line::all(text) {
        if line.text.starts_with(BEGINNING) {
            let header = Header::parse(line.text).ok_or_else(|| Box::new(no_header(line)))?;
            begun.push((header.number, line));
        } else if begun.is_empty() && !line.text.trim().is_empty() {
            return Err(Box::new(no_header(line)));
        }
    }
    let mut end = text.len();
    let mut pairs = Vec::with_capacity(begun.len());
    for &(number, line) in begun.iter().rev() {
        pairs.push(Pair {
            number,
            at: Position {
                line: line.number,
                offset: line.offset,
                sentence: number - 1,
                ..Position::START
            },
            text: text.get(line.offset..end).unwrap_or_default(),
        });
        end = line.offset;
    }
    pairs.reverse();
    let pairs = order::sorted(&pairs, |pair| pair.number);
    let is_twice = |two: &&[Pair<'_>]| two[0].number == two[1].number;
    let Some([one, next]) = pairs.windows(2).find(is_twice) else {
        return Ok(pairs);
    };
    let [first, again] = [one, next].map(|pair| {
        let line = pair.text.lines().next().unwrap_or_default();
        Place::from(pair.at).span(line)
    });
    let problem = Diagnostic::new(Code::GizaTwice, again).related_to(first);
    Err(Box::new(problem.with("number", next.number)))
}

fn no_header(line: Line<'_>) -> Diagnostic {
    Diagnostic::new(Code::GizaHeader, span_of(line)).because_of(line.text)
}

fn span_of(line: Line<'_>) -> Span {
    place_of(line).span(line.text)
}

fn place_of(line: Line<'_>) -> Place {
    Place {
        offset: line.offset,
        line: line.number,
        column: 1,
    }
}

/// How many words the sentences of a pair have, as its first line says.
pub fn sizes(text: &str) -> Option<Sizes> {
    Header::parse(text.lines().next()?)?.sizes
}

/// Adds to the diagnostics that the sentences of a pair have not as many words as those of the texts: its links
/// are not of their words. The words themselves may be written otherwise, in small letters say.
///
/// # Complexity
/// Linear in the first line of the pair.
pub fn check_texts(text: &str, position: Position, texts: Sizes, diagnostics: &mut Diagnostics) {
    let header = text.lines().next().unwrap_or_default();
    let Some(said) = sizes(text) else {
        return;
    };
    for (side, name, words, expected) in [
        ("A", "source", said.left, texts.left),
        ("B", "target", said.right, texts.right),
    ] {
        if words != expected {
            let problem = Diagnostic::new(Code::GizaText, Place::from(position).span(header));
            let problem = problem.with("side", side).with("name", name);
            let problem = problem.with("words", words).with("expected", expected);
            diagnostics.push(problem.in_sentence(position.sentence));
        }
    }
}

/// The links of one pair, from its lines. What is wrong with them is added to the diagnostics.
///
/// # Complexity
/// Linear in the text, O(n log n) in links that are not in order.
pub fn read_pair(text: &str, position: Position, diagnostics: &mut Diagnostics) -> Vec<LinkText> {
    let start = Place::from(position);
    let mut links = Links::new(text, start, position.sentence);
    let mut rows = Line::all(text).map(|line| Line {
        number: position.line.saturating_add(line.number - 1),
        offset: position.offset + line.offset,
        ..line
    });
    let three = [rows.next(), rows.next(), rows.next()];
    // A sentence may be empty, so that only what follows the third line can be blank.
    let more = rows.find(|line| !line.text.trim().is_empty());
    let ([Some(header), Some(target), Some(source)], None) = (three, more) else {
        let span = more.or(three[0]).map_or(start.point(), span_of);
        diagnostics.push(links.problem(Code::GizaLines, span));
        return Vec::new();
    };
    let Some(sizes) = Header::parse(header.text).and_then(|header| header.sizes) else {
        diagnostics.push(links.problem(Code::GizaHeader, span_of(header)));
        return Vec::new();
    };
    let left = match add_source(source, &mut links) {
        Ok(words) => words,
        Err(span) => {
            diagnostics.push(links.problem(Code::GizaWords, span));
            return Vec::new();
        }
    };
    let right = target.text.split_ascii_whitespace().count();
    for (line, side, words, expected) in [
        (target, "target", right, sizes.right),
        (source, "source", left, sizes.left),
    ] {
        if words != expected as usize {
            let problem = links.problem(Code::GizaLength, span_of(line));
            let problem = problem.with("side", side).with("words", words);
            diagnostics.push(problem.with("expected", expected));
        }
    }
    let links = links.finish(diagnostics);
    check_sizes(
        &links,
        sizes,
        Numbering::FromOne,
        position.sentence,
        diagnostics,
    );
    links
}

/// Adds the links of the third line; how many words it has besides `NULL`, or where it does not go on as one.
fn add_source(line: Line<'_>, links: &mut Links<'_>) -> Result<usize, Span> {
    /// What comes next.
    enum Due {
        Word,
        Opening,
        Place,
    }
    let mut due = Due::Word;
    // Words before this one, `NULL` among them: its number.
    let mut word = 0;
    let mut next = place_of(line);
    for piece in line
        .text
        .split_inclusive(|one: char| one.is_ascii_whitespace())
    {
        let token = piece.trim_ascii_end();
        let span = next.span(token);
        next = next.after(piece);
        due = match (due, token) {
            (due, "") => due,
            // At this place of a sentence, anything is a word.
            (Due::Word, token) if word > 0 || token == "NULL" => Due::Opening,
            (Due::Opening, "({") => Due::Place,
            (Due::Place, "})") => {
                word += 1;
                Due::Word
            }
            (Due::Place, token) => {
                let right = token.parse().ok().filter(|&right| right > 0);
                let right = right.ok_or(span)?;
                if let Some(link) = Link::new(word, right) {
                    links.add(
                        AnnotatedLink {
                            link,
                            relation: None,
                            certainty: Certainty::Sure,
                        },
                        span,
                    );
                }
                Due::Place
            }
            _ => return Err(span),
        };
    }
    match (due, word.checked_sub(1)) {
        (Due::Word, Some(words)) => Ok(words as usize),
        _ => Err(next.point()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::links::write_line;
    use alloc::string::String;
    use alloc::vec;

    const CAT: &str = "# Sentence pair (1) source length 3 target length 4 alignment score : 0.0012\n\
                       die Katze schläft .\n\
                       NULL ({ 4 }) the ({ 1 }) cat ({ 2 }) sleeps ({ 3 })\n";

    /// The links, and the code, the line and the column of all that is wrong.
    fn read(text: &str) -> (String, Vec<(Code, u32, u32)>) {
        let mut problems = Diagnostics::new();
        let links = read_pair(text, Position::START, &mut problems);
        let found = problems.iter();
        let found = found.map(|one| (one.code, one.span.line, one.span.column));
        (write_line(&links, Numbering::FromOne), found.collect())
    }

    #[track_caller]
    fn check_fault(changed: (&str, &str), expected: (Code, u32, u32)) {
        assert!(CAT.contains(changed.0));
        assert_eq!(read(&CAT.replacen(changed.0, changed.1, 1)).1, [expected]);
    }

    #[test]
    fn positions_are_of_the_second_line_and_null_has_no_links() {
        assert_eq!(read(CAT), ("1-1 2-2 3-3".into(), vec![]));
        let none = CAT
            .replace("({ 1 })", "({ })")
            .replace("({ 2 })", "({ 1 2 })");
        assert_eq!(read(&none), ("2-1 2-2 3-3".into(), vec![]));
        // Brackets may be words, and a line may end in a blank or in a carriage return.
        let brackets = "# Sentence pair (1) source length 2 target length 1 alignment score : 1\r\n\
                        ({ \r\nNULL ({ }) ({ ({ 1 }) }) ({ }) \r\n\r\n";
        assert_eq!(read(brackets), ("1-1".into(), vec![]));
        let empty = "# Sentence pair (2) source length 1 target length 0 alignment score : 1\n\nNULL ({ }) a ({ })";
        assert_eq!(read(empty), (String::new(), vec![]));
    }

    #[test]
    fn what_contradicts_itself_is_named_with_its_place() {
        check_fault(("length 3", "length 4"), (Code::GizaLength, 3, 1));
        check_fault((" .\n", "\n"), (Code::GizaLength, 2, 1));
        check_fault(("{ 3 }", "{ 5 }"), (Code::LinkOutOfRange, 3, 48));
        check_fault(("{ 3 }", "{ 0 }"), (Code::GizaWords, 3, 48));
        check_fault(("{ 3 }", "{ x }"), (Code::GizaWords, 3, 48));
        check_fault(("{ 4 }", "{ -4 }"), (Code::GizaWords, 3, 9));
        check_fault(("NULL", "null"), (Code::GizaWords, 3, 1));
        check_fault(("cat ({ 2", "cat"), (Code::GizaWords, 3, 30));
        check_fault(("3 })\n", "3"), (Code::GizaWords, 3, 49));
        check_fault(("source length 3", "length 3"), (Code::GizaHeader, 1, 1));
        let cut = CAT.rsplit_once("NULL").map_or("", |(before, _)| before);
        assert_eq!(read(cut).1, [(Code::GizaLines, 1, 1)]);
        assert_eq!(read(&[CAT, "more"].concat()).1, [(Code::GizaLines, 4, 1)]);
    }

    #[test]
    fn a_pair_is_that_of_its_number() {
        let named = |number| CAT.replace("(1)", number);
        let text = ["\u{feff}\n", &named("(3)"), CAT].concat();
        let found = pairs(&text).expect("pairs");
        let places: Vec<_> = found
            .iter()
            .map(|pair| (pair.number, pair.at.line, pair.at.sentence))
            .collect();
        assert_eq!(places, [(1, 5, 0), (3, 2, 2)]);
        assert_eq!(found[0].text, CAT);
        let mut problems = Diagnostics::new();
        let last = text.replace("sleeps ({ 3", "sleeps ({ 9");
        let last = pairs(&last).expect("pairs")[1];
        let links = read_pair(last.text, last.at, &mut problems);
        let span = problems.iter().next().expect("a problem").span;
        assert_eq!(
            (span.line, &last.text[span.start - last.at.offset..][..1]),
            (4, "9")
        );
        assert_eq!(links.len(), 3);
    }

    #[test]
    fn a_file_without_its_numbers_is_refused() {
        for (text, code, line) in [
            ("a\n".into(), Code::GizaHeader, 1),
            (CAT.replace("(1)", "(0)"), Code::GizaHeader, 1),
            (CAT.replace("(1)", "(x)"), Code::GizaHeader, 1),
            (
                [CAT, &CAT.replace("(1)", "(10000001)")].concat(),
                Code::GizaHeader,
                4,
            ),
            ([CAT, CAT].concat(), Code::GizaTwice, 4),
        ] {
            let problem = pairs(&text).expect_err("a refusal");
            assert_eq!((problem.code, problem.span.line), (code, line), "{text}");
        }
        assert_eq!(pairs("\n"), Ok(vec![]));
        assert!(is(CAT) && is(&["\u{feff}\n", CAT].concat()) && !is("# Sentence 1\n"));
        let expected = Sizes { left: 3, right: 4 };
        assert_eq!((sizes(CAT), sizes("x")), (Some(expected), None));
    }

    #[test]
    fn texts_with_other_words_are_named() {
        let check = |left, right| {
            let mut problems = Diagnostics::new();
            check_texts(CAT, Position::START, Sizes { left, right }, &mut problems);
            let found = problems.iter().map(|one| std::format!("{one}"));
            found.collect::<Vec<_>>()
        };
        assert_eq!(check(3, 4), [""; 0]);
        let [one, other] = &check(4, 3)[..] else {
            panic!("two problems");
        };
        assert!(
            one.starts_with("the source sentence has 3 words here, that of A has 4"),
            "{one}"
        );
        assert!(
            other.starts_with("the target sentence has 4 words here, that of B has 3"),
            "{other}"
        );
    }
}
