//! Reads one tree after the other, holding no more than one.

use super::ends::Ends;
use super::parser::Parser;
use super::sentence::Sentence;
use crate::text::diagnostics::Diagnostics;
use crate::text::ends::SentenceEnds;
use crate::text::progress::Progress;
use crate::text::report::Report;
use crate::text::span::Position;

/// Reads a text tree by tree.
///
/// A long file need not be in memory: a [`Cutter`](crate::text::cutter::Cutter) gives its sentences
/// one by one, each with its own reader, created with the place where the sentence begins ([`Reader::at`]).
///
/// # Example
/// ```
/// use twintree::text::Diagnostics;
/// use twintree::text::brackets::Reader;
/// let mut diagnostics = Diagnostics::new();
/// let mut reader = Reader::new("(NP (DT the) (NN cat)) (NN dog)");
/// let mut words = 0;
/// while let Some(sentence) = reader.next_sentence(&mut diagnostics) {
///     words += sentence.word_count();
/// }
/// assert_eq!(words, 3);
/// assert!(diagnostics.is_empty());
/// ```
#[derive(Debug)]
pub struct Reader<'a> {
    progress: Progress<'a>,
    ends: Ends,
    /// Nodes of the largest tree so far, as far as it is worth reserving.
    nodes: usize,
}

impl<'a> Reader<'a> {
    /// Reads a whole text.
    pub fn new(text: &'a str) -> Self {
        Self::at(text, Position::START)
    }

    /// Reads a part of a longer text, which begins there.
    ///
    /// The part should end where a sentence ends. If a sentence lies before it, a part without one
    /// is no error.
    pub fn at(text: &'a str, position: Position) -> Self {
        Reader {
            progress: Progress::new(text, position),
            ends: Ends::new(),
            nodes: 0,
        }
    }

    /// Where the next sentence begins, or the end of the text.
    pub fn position(&self) -> Position {
        self.progress.position()
    }

    /// The next tree, if there is one. Its problems are added to the diagnostics, in the
    /// order of the text; errors make it [unsound](Sentence::is_sound).
    ///
    /// # Complexity
    /// Linear in the sentence's text.
    pub fn next_sentence(&mut self, diagnostics: &mut Diagnostics) -> Option<Sentence<'a>> {
        let start = self.progress.position();
        let rest = self.progress.begin(diagnostics)?;
        let mut report = Report::new(diagnostics, start.sentence);
        let end = self.ends.feed(rest.as_bytes());
        let (piece, after) = rest.split_at_checked(end.unwrap_or(rest.len()))?;
        if end.is_none() {
            self.progress.finish();
            if !self.ends.has_begun() {
                if start.sentence == 0 {
                    self.progress.has_no_tree("brackets", &mut report);
                } else {
                    self.pass_rest(rest, &mut report);
                }
                report.finish();
                return None;
            }
        }
        let mut parser = Parser::new(piece, self.progress.place(), self.nodes, &mut report);
        parser.between(true);
        let before = parser.place();
        parser.tree();
        parser.between(false);
        self.progress.pass(piece, parser.place());
        let (nodes, words) = parser.finish();
        self.nodes = nodes.len().clamp(self.nodes, 1024);
        // What no tree follows goes with the last one, so that no byte is lost.
        if !after.is_empty() && !self.ends.begins_in(after.as_bytes()) {
            self.pass_rest(after, &mut report);
        }
        Some(Sentence {
            index: self.progress.end(),
            source: self.progress.source(),
            before: before.offset.saturating_sub(start.offset),
            nodes,
            words,
            errors: report.finish(),
        })
    }

    /// Skips what follows the last tree.
    fn pass_rest(&mut self, rest: &str, report: &mut Report<'_>) {
        report.leave_sentence();
        let mut parser = Parser::new(rest, self.progress.place(), 0, report);
        parser.between(true);
        self.progress.pass(rest, parser.place());
        self.progress.finish();
    }
}
