//! A sentence as it is drawn: words with their place in the tree.

use twintree::text::conllu::{self, Row, RowId};
use twintree::{DependencyTree, Pair, Side, Symbols, pair};

use crate::request::TooLong;
use crate::{BrokenSentence, Diagnostic, Format, PhraseSentence, Request};

answers! {
    /// A word of a sentence; a column that held `_` is missing, and one that its format does not have.
    pub struct Word new(
        tree: &DependencyTree,
        node: twintree::NodeId,
        word: twintree::Word<'_>,
        row: Option<&Row<'_>>,
        label: &str,
        line: u32,
        crossing: bool
    ) {
        /// The id, from 1.
        pub id: u32 = tree.word(node).get(),
        /// The word itself.
        pub form: String = word.form.into(),
        /// The lemma.
        pub lemma: Option<String> = owned(word.lemma),
        /// The universal part of speech.
        pub upos: Option<String> = owned(word.upos),
        /// The part of speech of the language.
        pub xpos: Option<String> = owned(word.xpos),
        /// The features.
        pub feats: Option<String> = owned(row.and_then(Row::feats)),
        /// The id of the head; 0 at the root.
        pub head: u32 = tree.tree().parent(node).map_or(0, |head| tree.word(head).get()),
        /// The label of the edge to the head.
        pub deprel: String = row.map_or(label, |row| row.deprel().unwrap_or_default()).into(),
        /// The enhanced dependencies.
        pub deps: Option<String> = owned(row.and_then(Row::deps)),
        /// Everything else.
        pub misc: Option<String> = owned(row.and_then(Row::misc)),
        /// The number of edges between the word and the root; 0 at the root.
        pub depth: u32 = tree.tree().depth(node),
        /// The word's line in the text.
        pub line: u32 = line,
        /// Whether the edge to the head is non-projective: some word between the two is not below the
        /// head.
        pub crossing: bool = crossing,
    }

    /// A token that stands for several words; it is not a node of the tree.
    pub struct MultiwordToken {
        /// The id of its first word.
        pub first: u32,
        /// The id of its last word.
        pub last: u32,
        /// The token itself.
        pub form: String,
    }

    /// A node of the enhanced graph without a word of its own; it is not a node of the tree.
    pub struct EmptyNode {
        /// The id of the word before it; 0 before the first.
        pub after: u32,
        /// Its number among the empty nodes of this place, from 1.
        pub index: u32,
        /// The form given for it.
        pub form: String,
        /// The enhanced dependencies.
        pub deps: Option<String>,
    }

    /// A sentence with a tree.
    pub struct Sentence new(sentence: &twintree::Sentence<'_>, tree: &DependencyTree, symbols: &Symbols) {
        /// The comment `# sent_id`.
        pub sent_id: Option<String> = owned(sentence.name()),
        /// The comment `# text`.
        pub text: Option<String> = owned(sentence.as_conllu().and_then(conllu::Sentence::text)),
        /// The comment `# parallel_id`.
        pub parallel_id: Option<String> = owned(sentence.as_conllu().and_then(conllu::Sentence::parallel_id)),
        /// The words, in order; word `i` stands at index `i - 1`.
        pub words: Vec<Word> = drawn(sentence, tree, symbols),
        /// The tokens that stand for several words, in order.
        pub tokens: Vec<MultiwordToken> = rows(sentence).iter().filter_map(token).collect(),
        /// The empty nodes, in order.
        pub empty_nodes: Vec<EmptyNode> = rows(sentence).iter().filter_map(empty_node).collect(),
        /// The id of the root.
        pub root: u32 = tree.word(tree.tree().root()).get(),
    }

    /// What was read of one side.
    pub struct Reading new(pair: &Pair<'_>, side: Side, format: Format) {
        /// The format it was read in.
        pub format: Format = format,
        /// The sentence; missing where an error prevents its tree, and where nothing says
        /// which word depends on which.
        pub sentence: Option<Sentence> = Sentence::of(pair, side),
        /// The words and phrases of a text that is not CoNLL-U, as far as it could be read.
        #[tsify(optional, type = "PhraseSentence | undefined")]
        pub phrases: Option<PhraseSentence> = phrases(pair.side(side)),
        /// What can be drawn of CoNLL-U with errors.
        #[tsify(optional, type = "BrokenSentence | undefined")]
        pub broken: Option<BrokenSentence> = broken(pair.side(side)),
        /// Every problem of the text.
        pub diagnostics: Vec<Diagnostic> =
            Diagnostic::list(pair::Source::Sentence(side).into(), pair.side(side).diagnostics()),
    }
}

impl Reading {
    /// Reads one side of a request.
    pub fn read(request: &Request, side: crate::Side) -> Self {
        Self::of(&request.read(), request, side)
    }

    /// Of a text that is too long only that is said.
    pub(crate) fn of(
        read: &Result<Pair<'_>, TooLong>,
        request: &Request,
        side: crate::Side,
    ) -> Self {
        let format = request.format(side);
        match read {
            Ok(pair) => Self::new(pair, side.into(), format),
            Err(too_long) => Self {
                format,
                sentence: None,
                phrases: None,
                broken: None,
                diagnostics: too_long.of(side),
            },
        }
    }
}

/// None for a side with a tree.
fn broken(reading: &pair::Reading<'_>) -> Option<BrokenSentence> {
    let sentence = reading.sentence()?.as_conllu()?;
    let is_broken = reading.dependencies().is_none();
    is_broken.then(|| BrokenSentence::new(sentence, reading.diagnostics()))
}

#[cfg(feature = "formats")]
fn phrases(reading: &pair::Reading<'_>) -> Option<PhraseSentence> {
    PhraseSentence::new(reading.sentence()?, reading.diagnostics())
}

/// CoNLL-U has none.
#[cfg(not(feature = "formats"))]
fn phrases(_: &pair::Reading<'_>) -> Option<PhraseSentence> {
    None
}

/// The words, each with its line.
#[cfg(feature = "formats")]
fn words<'s>(sentence: &'s twintree::Sentence<'_>) -> Vec<(twintree::Word<'s>, u32)> {
    let lines = sentence.spans().into_iter().map(|span| span.line);
    sentence.words().into_iter().zip(lines).collect()
}

/// Without the words of other formats the module is smaller.
#[cfg(not(feature = "formats"))]
fn words<'a>(sentence: &twintree::Sentence<'a>) -> Vec<(twintree::Word<'a>, u32)> {
    let words = sentence
        .as_conllu()
        .into_iter()
        .flat_map(conllu::Sentence::words);
    words.map(|row| (row.into(), row.line())).collect()
}

impl Sentence {
    /// None for a side without a tree.
    fn of(pair: &Pair<'_>, side: Side) -> Option<Self> {
        let reading = pair.side(side);
        let (sentence, tree) = reading.sentence().zip(reading.dependencies())?;
        Some(Self::new(sentence, tree, pair.symbols()))
    }
}

/// The words with their places in the tree.
fn drawn(
    sentence: &twintree::Sentence<'_>,
    dependencies: &DependencyTree,
    symbols: &Symbols,
) -> Vec<Word> {
    let tree = dependencies.tree();
    let nodes = tree.nodes().zip(words(sentence));
    let drawn = nodes.zip(tree.projective_arcs());
    let drawn = drawn.map(|((node, (word, line)), is_projective)| {
        // What only CoNLL-U has; its labels with their subtypes, which may not be compared.
        let id = dependencies.word(node).get();
        let row = sentence.as_conllu().and_then(|sentence| sentence.word(id));
        let label = symbols.text(dependencies.label(node));
        Word::new(dependencies, node, word, row, label, line, !is_projective)
    });
    drawn.collect()
}

/// The rows of CoNLL-U; none for another format.
fn rows<'s, 't>(sentence: &'s twintree::Sentence<'t>) -> &'s [Row<'t>] {
    sentence.as_conllu().map_or(&[], conllu::Sentence::rows)
}

fn token(row: &Row<'_>) -> Option<MultiwordToken> {
    let RowId::Range { first, last } = row.id() else {
        return None;
    };
    let form = row.form().into();
    Some(MultiwordToken { first, last, form })
}

fn empty_node(row: &Row<'_>) -> Option<EmptyNode> {
    let RowId::Empty { after, index } = row.id() else {
        return None;
    };
    Some(EmptyNode {
        after,
        index,
        form: row.form().into(),
        deps: owned(row.deps()),
    })
}

fn owned(value: Option<&str>) -> Option<String> {
    value.map(String::from)
}
