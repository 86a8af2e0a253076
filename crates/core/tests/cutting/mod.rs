//! The laws of cutting: however a text is divided into pieces, the same sentences come of it, and
//! reading them one by one is reading the whole text.

use twintree::text::cutter::{Cutter, TooLong};
use twintree::text::links::{self, Numbering};
use twintree::text::{Code, Diagnostic, Diagnostics, Format, Position, decode};
use twintree::text::{brackets, conllu, newick, treebank, words};

/// A sentence with where it begins.
pub(crate) type Sentence = (Position, Result<Vec<u8>, TooLong>);

/// All sentences of a text that is given in pieces of such lengths, the last one again and again.
pub(crate) fn cut(mut cutter: Cutter, bytes: &[u8], lengths: &[usize]) -> Vec<Sentence> {
    let mut sentences: Vec<Sentence> = Vec::new();
    let mut rest = bytes;
    let mut lengths = lengths.iter().copied();
    let mut length = bytes.len();
    while !rest.is_empty() {
        length = lengths.next().unwrap_or(length).max(1);
        let (mut input, after) = rest.split_at(length.min(rest.len()));
        while cutter.has_next(&mut input) {
            let piece = cutter.next(&mut input).expect("there is one");
            sentences.push((piece.at, piece.bytes.map(<[u8]>::to_vec)));
        }
        assert!(cutter.next(&mut input).is_none());
        assert!(input.is_empty(), "what is not needed is used up");
        rest = after;
    }
    while let Some(piece) = cutter.finish() {
        sentences.push((piece.at, piece.bytes.map(<[u8]>::to_vec)));
    }
    assert!(cutter.is_finished() && cutter.finish().is_none());
    sentences
}

/// The same sentences, for any pieces.
#[track_caller]
fn divided(new: impl Fn() -> Cutter, bytes: &[u8], lengths: &[usize]) -> Vec<Sentence> {
    let whole = cut(new(), bytes, &[]);
    for lengths in [lengths, &[1], &[7]] {
        let text = String::from_utf8_lossy(bytes);
        assert_eq!(cut(new(), bytes, lengths), whole, "{text:?} {lengths:?}");
    }
    whole
}

/// Reads the pieces one by one. Every byte must be in one of them.
#[track_caller]
fn read_pieces(
    pieces: &[Sentence],
    bytes: &[u8],
    mut read: impl FnMut(&str, Position, &mut Diagnostics),
) -> Vec<Diagnostic> {
    let mut diagnostics = Diagnostics::new();
    let mut offset = 0;
    for (number, (at, piece)) in pieces.iter().enumerate() {
        let piece = piece.as_ref().expect("nothing is too long");
        assert_eq!((at.offset, at.sentence as usize), (offset, number));
        assert_eq!(bytes.get(offset..offset + piece.len()), Some(&piece[..]));
        offset += piece.len();
        match decode(piece, *at) {
            Ok(text) => read(text, *at, &mut diagnostics),
            Err(found) => diagnostics.append(&found),
        }
    }
    let mut diagnostics = diagnostics.to_vec();
    let not_utf8 = |diagnostic: &Diagnostic| {
        matches!(diagnostic.code, Code::Utf16 | Code::NotText | Code::NotUtf8)
    };
    if let Err(expected) = decode(bytes, Position::START) {
        // The sentences that are text are read; the others have what the whole text has, which names
        // each line once, however many sentences stand on it.
        diagnostics.retain(not_utf8);
        diagnostics.dedup_by_key(|diagnostic| diagnostic.span.line);
        assert_eq!(diagnostics[..], expected[..], "{bytes:?}");
    } else {
        assert_eq!(offset, bytes.len(), "all bytes are given");
    }
    diagnostics
}

/// The law for one format, whose sentences are compared by what `tell` says of them.
macro_rules! sentences {
    ($(#[$doc:meta])* $name:ident, $format:expr, $module:ident, $tell:expr) => {
        $(#[$doc])*
        #[track_caller]
        pub(crate) fn $name(bytes: &[u8], lengths: &[usize]) {
            let pieces = divided(|| Cutter::new($format), bytes, lengths);
            let mut sentences = Vec::new();
            let diagnostics = read_pieces(&pieces, bytes, |text, at, diagnostics| {
                let mut reader = $module::Reader::at(text, at);
                sentences.extend(reader.next_sentence(diagnostics).as_ref().map($tell));
                let another = reader.next_sentence(&mut Diagnostics::new());
                assert!(another.is_none(), "{text:?}");
            });
            if let Ok(text) = decode(bytes, Position::START) {
                let (expected, found) = $module::read(text);
                let expected: Vec<_> = expected.iter().map($tell).collect();
                assert_eq!(sentences, expected, "{text:?}");
                assert_eq!(diagnostics[..], found[..], "{text:?}");
            }
        }
    };
}

sentences! {
    /// For sentences of CoNLL-U.
    check_conllu, Format::Conllu, conllu, |sentence: &conllu::Sentence<'_>| {
        let place = (sentence.index(), sentence.line(), sentence.span());
        (conllu::write(sentence), place)
    }
}

sentences! {
    /// For trees in brackets. What stands after the last one belongs to no sentence when it is read
    /// by itself.
    check_brackets, Format::Brackets, brackets, |sentence: &brackets::Sentence<'_>| {
        let place = (sentence.index(), sentence.span());
        (brackets::normal(sentence), sentence.errors(), place)
    }
}

sentences! {
    /// For Newick's trees, likewise.
    check_newick, Format::Newick, newick, |sentence: &newick::Sentence<'_>| {
        let names = sentence.words().map(|word| word.name().into_owned());
        let place = (sentence.index(), sentence.span());
        (names.collect::<Vec<_>>(), sentence.errors(), place)
    }
}

sentences! {
    /// For lines of words.
    check_words, Format::Words, words, |sentence: &words::Sentence<'_>| {
        let forms = sentence.words().map(|word| word.form().to_owned());
        (forms.collect::<Vec<_>>(), (sentence.index(), sentence.span()))
    }
}

/// For the family of CoNLL-U, by the heads that are read.
#[track_caller]
pub(crate) fn check_family(bytes: &[u8], lengths: &[usize]) {
    for format in [Format::ConlluPlus, Format::ConllX, Format::Conll2009] {
        let tell = |sentence: &conllu::Sentence<'_>| {
            let heads: Vec<_> = sentence.rows().iter().map(conllu::Row::head).collect();
            let place = (sentence.index(), sentence.line(), sentence.span());
            (conllu::write(sentence), sentence.errors(), heads, place)
        };
        let pieces = divided(|| Cutter::new(format), bytes, lengths);
        let mut sentences = Vec::new();
        let diagnostics = read_pieces(&pieces, bytes, |text, at, diagnostics| {
            let mut reader = conllu::Reader::of(text, at, format);
            sentences.extend(reader.next_sentence(diagnostics).as_ref().map(tell));
        });
        if let Ok(text) = decode(bytes, Position::START) {
            let (mut expected, mut found) = (Vec::new(), Diagnostics::new());
            let mut reader = conllu::Reader::of(text, Position::START, format);
            while let Some(sentence) = reader.next_sentence(&mut found) {
                expected.push(tell(&sentence));
            }
            assert_eq!(sentences, expected, "{text:?}");
            assert_eq!(diagnostics[..], found[..], "{text:?}");
        }
    }
}

/// For the formats of treebanks, by the trees that are read.
#[track_caller]
pub(crate) fn check_treebanks(bytes: &[u8], lengths: &[usize]) {
    let tell = |sentence: &brackets::Sentence<'_>| {
        let words = sentence.words().map(brackets::Node::span);
        let place = (sentence.index(), sentence.span(), words.collect::<Vec<_>>());
        (brackets::normal(sentence), sentence.errors(), place)
    };
    for format in Format::ALL {
        if treebank::Reader::at("", Position::START, format).is_none() {
            continue;
        }
        let pieces = divided(|| Cutter::new(format), bytes, lengths);
        let mut sentences = Vec::new();
        let diagnostics = read_pieces(&pieces, bytes, |text, at, diagnostics| {
            let mut reader = treebank::Reader::at(text, at, format).expect("a treebank");
            sentences.extend(reader.next_sentence(diagnostics).as_ref().map(tell));
            assert!(
                reader.next_sentence(&mut Diagnostics::new()).is_none(),
                "{text:?}"
            );
        });
        if let Ok(text) = decode(bytes, Position::START) {
            let (mut expected, mut found) = (Vec::new(), Diagnostics::new());
            let mut reader =
                treebank::Reader::at(text, Position::START, format).expect("a treebank");
            while let Some(sentence) = reader.next_sentence(&mut found) {
                expected.push(tell(&sentence));
            }
            assert_eq!(sentences, expected, "{text:?}");
            assert_eq!(diagnostics[..], found[..], "{text:?}");
        }
    }
}

/// For lines of links.
#[track_caller]
pub(crate) fn check_links(bytes: &[u8], lengths: &[usize]) {
    let numbering = Numbering::FromOne;
    let pieces = divided(|| Cutter::of_lines(Position::START), bytes, lengths);
    let mut pairs = Vec::new();
    let diagnostics = read_pieces(&pieces, bytes, |text, mut at, diagnostics| {
        // A comment is no pair.
        if !links::is_comment(text.as_bytes()) {
            at.sentence = u32::try_from(pairs.len()).expect("few pairs");
            pairs.push(links::read_line(text, at, numbering, diagnostics));
        }
    });
    if let Ok(text) = decode(bytes, Position::START) {
        let (expected, found) = links::read(text, numbering);
        if found
            .iter()
            .all(|problem| problem.code != Code::CarriageReturns)
        {
            assert_eq!(pairs, expected, "{text:?}");
            assert_eq!(diagnostics[..], found[..], "{text:?}");
        }
    }
}
