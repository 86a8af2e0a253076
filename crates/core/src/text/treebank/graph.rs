//! A tree by the parents of its nodes, as treebanks have it, drawn in brackets.
//!
//! In `Er schläft .` of the words 1 to 3, where 1 and 2 belong to S and 3 to nothing, the tree is
//! `( (S (PPER-SB Er) (VVFIN-HD schläft)) ($. .))`.
//!
//! The words are gone through in their order; before each of them the phrases are opened in which it stands,
//! and those are closed in which it does not. A phrase that would be opened twice has a gap: brackets cannot
//! hold it, and nothing is made of it. **\[D\]** Only punctuation that belongs to no phrase, as treebanks
//! leave it, stands in the lowest phrase around it.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::number::saturated;
use crate::text::brackets::{Brackets, is_punctuation};
use crate::text::diagnostic::{Code, Diagnostic};
use crate::text::form;
use crate::text::format::Format;
use crate::text::report::Report;
use crate::text::span::Span;
use crate::text::trees::{Drawn, Kept, Nodes};

/// A word or a phrase.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<'t> {
    /// The place of its phrase among the phrases; [`NONE`] if it is part of none.
    pub(super) parent: u32,
    /// Its category or part of speech.
    pub(super) label: &'t str,
    /// What it is in its phrase; empty, or of hyphens, if that is not said.
    pub(super) function: &'t str,
    /// The word; empty of phrases.
    pub(super) form: &'t str,
    pub(super) place: Span,
}

impl<'t> Node<'t> {
    /// A word, or the category of a phrase.
    pub(super) fn name(&self) -> &'t str {
        if self.form.is_empty() {
            self.label
        } else {
            self.form
        }
    }
}

/// The parent of a node that is part of nothing.
pub(super) const NONE: u32 = u32::MAX;

/// The words of a sentence, in order, and the phrases over them, in any order.
#[derive(Debug)]
pub(super) struct Graph<'t> {
    pub(super) words: Vec<Node<'t>>,
    pub(super) phrases: Vec<Node<'t>>,
    /// What a name means that is written so.
    meaning: fn(&str) -> Cow<'_, str>,
    format: Format,
}

/// How far a phrase is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Ahead,
    /// It stands over the next word.
    Next,
    Open,
    Closed,
}

/// Why phrases make no tree.
enum Fault {
    /// A phrase stands over the next word and did not over the one before, but over an earlier one.
    Gap(u32),
    /// A phrase is part of itself.
    Cycle(u32),
}

impl<'t> Graph<'t> {
    pub(super) fn new(format: Format, meaning: fn(&str) -> Cow<'_, str>) -> Self {
        Self {
            words: Vec::new(),
            phrases: Vec::new(),
            meaning,
            format,
        }
    }

    /// Puts the words in the order of their numbers, and reports a number that comes twice; of discbracket, too,
    /// where they do not count from 0.
    pub(super) fn order(&mut self, numbers: &[u32], report: &mut Report<'_>) {
        let mut order: Vec<(u32, u32)> = numbers.iter().copied().zip(0..).collect();
        order.sort_unstable();
        let words = order.iter();
        let words: Vec<_> = words
            .filter_map(|&(_, place)| self.words.get(place as usize).copied())
            .collect();
        self.words = words;
        let mut due = 0;
        for (word, &(number, _)) in self.words.iter().zip(&order) {
            let is_due = match self.format {
                Format::Discbracket => number == due,
                _ => number >= due,
            };
            if !is_due && report.errors() == 0 {
                let problem = Diagnostic::new(Code::WordOrder, word.place);
                let problem = problem.because_of(&(self.meaning)(word.form));
                report.add(problem.with("number", number).with("expected", due));
            }
            due = number.saturating_add(1);
        }
    }

    /// A node by its place among all of them: twice that of a word, or after twice that of a phrase.
    pub(super) fn node(&mut self, place: usize) -> Option<&mut Node<'t>> {
        let nodes = match place % 2 {
            0 => &mut self.words,
            _ => &mut self.phrases,
        };
        nodes.get_mut(place / 2)
    }

    /// Draws the tree of a sentence that stands there, and has a name; reports what makes it none. Of one with
    /// errors only the words are drawn.
    ///
    /// Linear in the nodes.
    pub(super) fn draw(
        &self,
        span: Span,
        name: Option<Range<u32>>,
        nodes: &mut Nodes,
        report: &mut Report<'_>,
    ) -> Brackets {
        self.check(span, report);
        let mut drawing = Drawing::new(self.meaning);
        if report.errors() > 0 || !self.draw_phrases(&mut drawing, report) {
            drawing = Drawing::new(self.meaning);
            drawing.open(None);
            for word in &self.words {
                drawing.word(word);
            }
            drawing.close();
        }
        nodes.draw(drawing.kept);
        Brackets {
            drawn: Some(Box::new(Drawn {
                text: drawing.text.into(),
                places: drawing.places.into(),
                format: self.format,
                span,
                name,
            })),
        }
    }

    /// Reports what is wrong with single nodes.
    fn check(&self, span: Span, report: &mut Report<'_>) {
        let is_word = |word: &Node<'_>| word.label != TRACE;
        if !self.words.iter().any(is_word) && report.errors() == 0 {
            report.add(Diagnostic::new(Code::TreeWithoutWords, span));
        }
        for word in self.words.iter().filter(|word| is_word(word)) {
            form::check_at(&(self.meaning)(word.form), word.place, report);
        }
    }

    /// Draws the phrases and words; false if they make no tree, which is reported.
    fn draw_phrases(&self, drawing: &mut Drawing, report: &mut Report<'_>) -> bool {
        let mut states = alloc::vec![State::Ahead; self.phrases.len()];
        // The phrases that are open, the innermost last.
        let mut open: Vec<u32> = Vec::new();
        let mut path: Vec<u32> = Vec::new();
        // Punctuation that waits for the word after it, and how much of it is taken into phrases.
        let mut waiting: Range<usize> = 0..0;
        let mut taken: (u32, Option<&Node<'_>>) = (0, None);
        let root = self.root();
        drawing.open(self.phrases.get(root as usize));
        if let Some(state) = states.get_mut(root as usize) {
            *state = State::Open;
        }
        for (at, word) in self.words.iter().enumerate() {
            if self.is_loose(word, root) {
                waiting = if waiting.is_empty() {
                    at..at + 1
                } else {
                    waiting.start..at + 1
                };
                continue;
            }
            let top = match self.climb(word.parent, &mut states, &mut path) {
                Ok(top) => top,
                Err(Fault::Cycle(phrase)) => {
                    self.report(phrase, Code::PhraseCycle, report);
                    return false;
                }
                Err(Fault::Gap(phrase)) => {
                    self.report_gap(phrase, at, root, report);
                    return false;
                }
            };
            while open.last().is_some_and(|&last| last != top) {
                drawing.close();
                if let Some(state) = open.pop().and_then(|last| states.get_mut(last as usize)) {
                    *state = State::Closed;
                }
            }
            self.take(&mut waiting, top, drawing, &mut taken);
            while let Some(phrase) = path.pop() {
                if let Some(state) = states.get_mut(phrase as usize) {
                    *state = State::Open;
                }
                drawing.open(self.phrases.get(phrase as usize));
                open.push(phrase);
            }
            drawing.word(word);
        }
        for _ in &open {
            drawing.close();
        }
        self.take(&mut waiting, root, drawing, &mut taken);
        drawing.close();
        self.finish(&states, taken, report)
    }

    /// The phrase over all nodes; [`NONE`] if there are several, or the format has a root that it does not
    /// write.
    fn root(&self) -> u32 {
        let is_top = |node: &Node<'_>| node.parent == NONE;
        let mut tops = (0..).zip(&self.phrases).filter(|(_, node)| is_top(node));
        match (tops.next(), tops.next()) {
            (Some((root, _)), None)
                if self.format != Format::Export && !self.words.iter().any(is_top) =>
            {
                root
            }
            _ => NONE,
        }
    }

    /// Whether a word is punctuation that is part of no phrase but the root.
    fn is_loose(&self, word: &Node<'_>, root: u32) -> bool {
        word.parent == root && is_punctuation(&(self.meaning)(word.label))
    }

    /// The phrases over a word that are not open, and the lowest one that is.
    fn climb(
        &self,
        mut phrase: u32,
        states: &mut [State],
        path: &mut Vec<u32>,
    ) -> Result<u32, Fault> {
        while let Some(state) = states.get_mut(phrase as usize) {
            match state {
                State::Open => break,
                State::Closed => return Err(Fault::Gap(phrase)),
                State::Next => return Err(Fault::Cycle(phrase)),
                State::Ahead => *state = State::Next,
            }
            path.push(phrase);
            phrase = self
                .phrases
                .get(phrase as usize)
                .map_or(NONE, |node| node.parent);
        }
        Ok(phrase)
    }

    /// Draws the punctuation that waits, in a phrase.
    fn take<'g>(
        &'g self,
        waiting: &mut Range<usize>,
        phrase: u32,
        drawing: &mut Drawing,
        taken: &mut (u32, Option<&'g Node<'t>>),
    ) {
        for word in self.words.get(core::mem::take(waiting)).unwrap_or_default() {
            drawing.word(word);
            if word.parent != phrase {
                taken.0 += 1;
                taken.1 = taken.1.or(Some(word));
            }
        }
    }

    /// Reports phrases without words, and punctuation that was taken into phrases. Whether there is a tree.
    fn finish(
        &self,
        states: &[State],
        (count, first): (u32, Option<&Node<'_>>),
        report: &mut Report<'_>,
    ) -> bool {
        for (phrase, state) in (0..).zip(states) {
            // Of Alpino one may have nothing but nodes that stand for others.
            if *state == State::Ahead && self.format != Format::Alpino {
                self.report(phrase, Code::PhraseEmpty, report);
            }
        }
        if let Some(first) = first {
            let problem = Diagnostic::new(Code::PunctuationInside, first.place);
            let form = (self.meaning)(first.form);
            report.add(problem.because_of(&form).with("count", count));
        }
        report.errors() == 0
    }

    fn report(&self, phrase: u32, code: Code, report: &mut Report<'_>) {
        if let Some(node) = self.phrases.get(phrase as usize) {
            let problem = Diagnostic::new(code, node.place);
            report.add(problem.because_of(&(self.meaning)(node.label)));
        }
    }

    /// Reports a phrase that was closed before the word at this place, which is part of it.
    fn report_gap(&self, phrase: u32, at: usize, root: u32, report: &mut Report<'_>) {
        let Some(node) = self.phrases.get(phrase as usize) else {
            return;
        };
        // Whether a phrase lies in it, found once for each phrase on the way up.
        let mut within = alloc::vec![None; self.phrases.len()];
        let mut way = Vec::new();
        let mut is_within = |word: &Node<'_>| {
            let mut up = word.parent;
            let found = loop {
                if up == phrase {
                    break true;
                }
                match within.get(up as usize) {
                    Some(Some(known)) => break *known,
                    Some(None) if way.len() <= within.len() => way.push(up),
                    _ => break false,
                }
                up = self
                    .phrases
                    .get(up as usize)
                    .map_or(NONE, |node| node.parent);
            };
            for up in way.drain(..) {
                if let Some(known) = within.get_mut(up as usize) {
                    *known = Some(found);
                }
            }
            found
        };
        let before = self.words.get(..at).unwrap_or_default();
        let last = before.iter().rposition(&mut is_within).unwrap_or_default();
        let outside = before
            .iter()
            .skip(last + 1)
            .find(|word| !self.is_loose(word, root));
        let form = |word: Option<&Node<'_>>| {
            let form = word
                .map(|word| (self.meaning)(word.form))
                .unwrap_or_default();
            crate::text::diagnostic::shorten(&form)
        };
        let problem = Diagnostic::new(Code::PhraseGap, node.place);
        report.add(
            problem
                .because_of(&(self.meaning)(node.label))
                .with("before", form(before.get(last)))
                .with("between", form(outside))
                .with("after", form(self.words.get(at))),
        );
    }
}

/// The part of speech of what is no word.
const TRACE: &str = "-NONE-";

/// The tree as far as it is drawn.
struct Drawing {
    meaning: fn(&str) -> Cow<'_, str>,
    text: String,
    kept: Vec<Kept>,
    places: Vec<Span>,
    /// The innermost open bracket.
    open: u32,
}

impl Drawing {
    fn new(meaning: fn(&str) -> Cow<'_, str>) -> Self {
        Self {
            meaning,
            text: String::new(),
            kept: Vec::new(),
            places: Vec::new(),
            open: Kept::NONE,
        }
    }

    /// Begins a node; where that is in the text.
    fn begin(&mut self, words: u32, place: Span) -> u32 {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        let open = saturated(self.text.len());
        self.kept.push(Kept {
            parent: self.open,
            words,
            open,
            at: open,
            close: open,
        });
        self.places.push(place);
        open
    }

    /// Opens a phrase, or the root, which has no label.
    fn open(&mut self, phrase: Option<&Node<'_>>) {
        self.begin(0, phrase.map(|phrase| phrase.place).unwrap_or_default());
        self.open = saturated(self.kept.len() - 1);
        self.text.push('(');
        if let Some(phrase) = phrase {
            self.label(phrase);
        }
    }

    fn close(&mut self) {
        self.text.push(')');
        let close = saturated(self.text.len());
        if let Some(kept) = self.kept.get_mut(self.open as usize) {
            kept.close = close;
            self.open = kept.parent;
        }
    }

    fn word(&mut self, word: &Node<'_>) {
        self.begin(u32::from(word.label != TRACE), word.place);
        let has_label = !word.label.is_empty();
        if has_label {
            self.text.push('(');
            self.label(word);
            self.text.push(' ');
        }
        let form = (self.meaning)(word.form);
        self.text.push_str(match &*form {
            "(" => "-LRB-",
            ")" => "-RRB-",
            form => form,
        });
        if has_label {
            self.text.push(')');
        }
        let close = saturated(self.text.len());
        if let Some(kept) = self.kept.last_mut() {
            kept.close = close;
        }
    }

    /// The label of the node that was begun last: blanks do not belong into it.
    fn label(&mut self, node: &Node<'_>) {
        let start = self.text.len();
        let is_said = node.function.bytes().any(|byte| byte != b'-');
        for (name, mark) in [(node.label, ""), (node.function, "-")] {
            if mark.is_empty() || is_said {
                self.text.push_str(mark);
                let meant = (self.meaning)(name);
                let letters = meant.chars();
                self.text.extend(letters.map(|letter| match letter {
                    letter if letter.is_ascii_whitespace() => '_',
                    letter => letter,
                }));
            }
        }
        if let Some(kept) = self.kept.last_mut().filter(|_| self.text.len() > start) {
            kept.at = saturated(start);
        }
    }
}
