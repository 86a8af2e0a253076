//! From a request to two trees and their alignment.

use twintree::dependency::{self, Labels, is_punctuation};
use twintree::relations::aligner::Annotated;
use twintree::text::conllu::{self, Reader};
use twintree::text::links::{self, LinkText, Numbering, Sizes};
use twintree::text::{Code, Diagnostic as Problem};
use twintree::{Alignment, NodeId, Symbols, Tree};

use crate::link::word_id;
use crate::{Diagnostic, Link, Options, Reading, Request, Sentence, Source};

/// One side as it was read.
pub(crate) struct Side<'a> {
    /// The first sentence of the text.
    pub(crate) sentence: Option<conllu::Sentence<'a>>,
    /// Missing where an error stands in the way.
    pub(crate) tree: Option<Tree>,
    pub(crate) diagnostics: Vec<Diagnostic>,
}

/// A request as it was read.
pub(crate) struct Pair<'a> {
    /// The labels of both trees.
    pub(crate) symbols: Symbols,
    pub(crate) left: Side<'a>,
    pub(crate) right: Side<'a>,
    /// The problems of the links.
    pub(crate) links: Vec<Diagnostic>,
    links_read: Vec<LinkText>,
    options: Options,
}

/// Two trees, and the links between them that count.
pub(crate) struct Aligned<'p> {
    pub(crate) symbols: &'p Symbols,
    pub(crate) left: &'p Tree,
    pub(crate) right: &'p Tree,
    pub(crate) alignment: Alignment,
    /// Set aside because they touch punctuation.
    pub(crate) ignored: Vec<Link>,
}

impl<'a> Side<'a> {
    /// Reads the first sentence of a text.
    pub(crate) fn read(
        text: &'a str,
        source: Source,
        symbols: &mut Symbols,
        labels: Labels,
    ) -> Self {
        let mut problems = Vec::new();
        let mut reader = Reader::new(text);
        let sentence = reader.next_sentence(&mut problems);
        let mut of_others = Vec::new();
        if let Some(second) = reader.next_sentence(&mut of_others) {
            let mut count = 2;
            while reader.next_sentence(&mut of_others).is_some() {
                count += 1;
            }
            problems.push(Problem::new(Code::SeveralSentences, second.span()).with("count", count));
        }
        let tree = sentence
            .as_ref()
            .and_then(|sentence| dependency::tree(sentence, symbols, labels).ok());
        Self {
            sentence,
            tree,
            diagnostics: problems
                .iter()
                .map(|problem| Diagnostic::new(source, problem))
                .collect(),
        }
    }

    /// The tree with what an aligner looks at, its labels whole.
    pub(crate) fn annotated(&self, symbols: &mut Symbols) -> Option<Annotated> {
        Annotated::of(self.sentence.as_ref()?, symbols, Labels::Whole).ok()
    }

    /// The sentence, where it has a tree.
    fn sound(&self) -> Option<&conllu::Sentence<'a>> {
        self.tree.as_ref().and(self.sentence.as_ref())
    }

    /// The forms of the words, in order.
    pub(crate) fn forms(&self) -> Vec<&'a str> {
        let words = self.sentence.iter().flat_map(conllu::Sentence::words);
        words.map(conllu::Row::form).collect()
    }

    /// The side as it is answered.
    pub(crate) fn reading(&self) -> Reading {
        let parts = self.sentence.as_ref().zip(self.tree.as_ref());
        Reading {
            sentence: parts.map(|(sentence, tree)| Sentence::new(sentence, tree)),
            diagnostics: self.diagnostics.clone(),
        }
    }
}

impl<'a> Pair<'a> {
    /// Reads both sides and the links.
    pub(crate) fn read(request: &'a Request) -> Self {
        let Request { options, .. } = *request;
        let labels = if options.strip_subtypes {
            Labels::WithoutSubtype
        } else {
            Labels::Whole
        };
        let mut symbols = Symbols::new();
        let left = Side::read(&request.left, Source::Left, &mut symbols, labels);
        let right = Side::read(&request.right, Source::Right, &mut symbols, labels);
        // The links are checked as the line they are written as, so that a problem has a place.
        let line = Link::write(&request.links);
        let (links_read, mut problems) = links::read_pair(&line, Numbering::FromOne);
        // A text with errors says nothing of how many words are meant.
        if let (Some(left), Some(right)) = (left.sound(), right.sound()) {
            let sizes = Sizes {
                left: left.word_count(),
                right: right.word_count(),
            };
            problems.extend(links::check_sizes(
                &links_read,
                sizes,
                Numbering::FromOne,
                0,
            ));
        }
        Self {
            symbols,
            left,
            right,
            links: problems
                .iter()
                .map(|problem| Diagnostic::new(Source::Links, problem))
                .collect(),
            links_read,
            options,
        }
    }

    /// The trees and the links that count.
    ///
    /// # Errors
    ///
    /// Every error of the three texts, where there is one.
    pub(crate) fn aligned(&self) -> Result<Aligned<'_>, Vec<Diagnostic>> {
        let read =
            [&self.left, &self.right].map(|side| side.tree.as_ref().zip(side.sentence.as_ref()));
        let ([Some(left), Some(right)], false) =
            (read, self.links.iter().any(Diagnostic::is_error))
        else {
            return Err(self.errors());
        };
        let named = self
            .links_read
            .iter()
            .map(|link| (link.left - 1, link.right - 1, link.relation));
        let Ok(alignment) = Alignment::new(left.0, right.0, named) else {
            return Err(self.errors());
        };
        let (alignment, ignored) = if self.options.ignore_punctuation {
            let relation = |link| alignment.relation(link);
            let (kept, ignored) = alignment.partition(|link| {
                !touches_punctuation(left.1, link.left) && !touches_punctuation(right.1, link.right)
            });
            let ignored = ignored
                .into_iter()
                .map(|link| Link::new(link, relation(link)))
                .collect();
            (kept, ignored)
        } else {
            (alignment, Vec::new())
        };
        Ok(Aligned {
            symbols: &self.symbols,
            left: left.0,
            right: right.0,
            alignment,
            ignored,
        })
    }

    fn errors(&self) -> Vec<Diagnostic> {
        [&self.left.diagnostics, &self.right.diagnostics, &self.links]
            .into_iter()
            .flatten()
            .filter(|diagnostic| diagnostic.is_error())
            .cloned()
            .collect()
    }
}

fn touches_punctuation(sentence: &conllu::Sentence<'_>, node: NodeId) -> bool {
    sentence.word(word_id(node)).is_some_and(is_punctuation)
}
