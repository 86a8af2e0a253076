//! A sentence of CoNLL-U with errors, as far as it could be read.

use twintree::text::Diagnostics;
use twintree::text::conllu::{Row, Sentence};
use twintree::tree::cycles;

use crate::wrong::Wrong;

answers! {
    /// A word of a sentence with errors; what is missing is `undefined`.
    pub struct BrokenWord new(row: &Row<'_>, head: Option<u32>, wrong: bool) {
        /// The word itself.
        pub form: String = row.form().into(),
        /// The universal part of speech.
        pub upos: Option<String> = row.upos().map(String::from),
        /// The part of speech of the language.
        pub xpos: Option<String> = row.xpos().map(String::from),
        /// The number of the head among the words, from 1; 0 of a root; missing where the head is wrong or
        /// lies on a cycle with the word.
        pub head: Option<u32> = head,
        /// The label of the edge to the head.
        pub deprel: Option<String> = row.deprel().map(String::from),
        /// The word's line in the text.
        pub line: u32 = row.line(),
        /// Whether something in its line is wrong.
        pub wrong: bool = wrong,
    }

    /// The words of a sentence with errors, in the order of their lines, with the heads that are right. They
    /// are for drawing: the edges here may not be what was meant.
    pub struct BrokenSentence {
        /// The comment `# sent_id`.
        pub sent_id: Option<String>,
        /// The words.
        pub words: Vec<BrokenWord>,
    }
}

impl BrokenSentence {
    /// What can be drawn of a sentence.
    pub(crate) fn new(sentence: &Sentence<'_>, diagnostics: &Diagnostics) -> Self {
        let wrong = Wrong::of(diagnostics);
        let rows: Vec<&Row<'_>> = sentence.words().collect();
        let heads = heads(&rows);
        let roots = heads.iter().filter(|&&head| head == Some(0)).count();
        let words = rows.iter().zip(heads).map(|(row, head)| {
            let is_one_of_roots = head == Some(0) && roots > 1;
            let is_wrong = head.is_none() || is_one_of_roots || wrong.is_in(row.span());
            BrokenWord::new(row, head, is_wrong)
        });
        Self {
            sent_id: sentence.sent_id().map(String::from),
            words: words.collect(),
        }
    }
}

/// By word, the number of its head: 0 for a root, none where it is wrong.
fn heads(rows: &[&Row<'_>]) -> Vec<Option<u32>> {
    // Ids may be missing, doubled or out of order: the first word with an id is meant.
    // One number for both: code that sorts those is in every module anyway.
    let mut numbers: Vec<u64> = (1..)
        .zip(rows)
        .filter_map(|(number, row)| Some(u64::from(row.word_id()?) << 32 | number))
        .collect();
    numbers.sort_unstable();
    let number = |id: u32| {
        let at = numbers.partition_point(|&other| other < u64::from(id) << 32);
        let found = numbers
            .get(at)
            .filter(|&&found| found >> 32 == u64::from(id));
        u32::try_from(found? & u64::from(u32::MAX)).ok()
    };
    let named = (1..).zip(rows).map(|(own, row)| match row.head()? {
        0 => Some(0),
        head => number(head).filter(|&head| head != own),
    });
    let mut heads: Vec<Option<u32>> = named.collect();
    let above: Vec<Option<u32>> = heads
        .iter()
        .map(|head| head.and_then(|number| number.checked_sub(1)))
        .collect();
    for node in cycles(&above).into_iter().flatten() {
        if let Some(head) = heads.get_mut(node as usize) {
            *head = None;
        }
    }
    heads
}
