//! Any two texts and links, through everything to the score.

use twintree::heads::HeadRules;
use twintree::pair::{LinkSource, Phrases, Punctuation, Source, Unfit};
use twintree::paths::compare;
use twintree::paths::disparity::Disparity;
use twintree::text::Format;
use twintree::text::links::{Numbering, read_pair, write_line};
use twintree::{Alignment, DependencyTree, Labels, Pair, PairOptions, PhraseTree, Sentence, Side};

/// Separates the two texts and the links.
const BORDER: &str = "\n%%\n";

/// Two texts are read in the formats that are noticed and in any format, as phrases and by head
/// rules, with the links of the third text and with those of their comments.
pub(crate) fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let mut parts = text.splitn(3, BORDER);
    let mut next = || parts.next().unwrap_or_default();
    let texts = [next(), next(), next()];
    let rules = HeadRules::default();
    let phrases = PairOptions::default().with_labels(Labels::WithoutSubtype);
    let dependencies = phrases.with_phrases(Phrases::AsDependencies(&rules));
    check_pair(texts, &phrases);
    check_pair(texts, &dependencies);
    check_pair(texts, &phrases.with_links(LinkSource::Comments));
    // The bytes say which two formats, so that all sixteen come up.
    let choice = bytes
        .iter()
        .fold(0, |sum: usize, &byte| sum + usize::from(byte));
    let format = |choice: usize| Format::ALL.get(choice % Format::ALL.len()).copied();
    let formats = [format(choice), format(choice / Format::ALL.len())];
    check_pair(texts, &phrases.with_formats(formats));
    check_pair(texts, &dependencies.with_formats(formats));
}

/// A pair is refused exactly if a text has errors or a side has no dependencies; every other pair
/// has a score or a reason, and the fast weights are those of the definition.
fn check_pair([left, right, links]: [&str; 3], options: &PairOptions<'_>) {
    let pair = Pair::read(left, right, links, options);
    super::places::check(left, pair.side(Side::Left).diagnostics());
    super::places::check(right, pair.side(Side::Right).diagnostics());
    super::places::check(links, pair.link_diagnostics());
    check_refusal(&pair, options);
    let Some(words) = words(&pair) else {
        return;
    };
    // Links in range, so that the measure is reached whatever the others are.
    let (mut read, _) = read_pair(links, Numbering::FromOne);
    read.retain(|one| {
        let link = one.marked().link;
        link.left.index() < words[0] && link.right.index() < words[1]
    });
    // The definition walks every path; more links than these take the fuzzer too long.
    if read.len() > 60 {
        return;
    }
    let inside = write_line(&read, Numbering::FromOne);
    let options = options.with_links(LinkSource::Text);
    for punctuation in [Punctuation::Counted, Punctuation::Ignored] {
        let pair = Pair::read(left, right, &inside, &options.with_punctuation(punctuation));
        let counted = pair.alignment().map_or(0, Alignment::len);
        assert_eq!(counted + pair.ignored().len(), read.len());
        match pair.dependencies() {
            Ok(_) => check_measure(&pair),
            Err(unfit) => assert!(matches!(unfit, Unfit::NoDependencies { .. }), "{unfit}"),
        }
    }
}

/// How many words the sides have, if both are known.
fn words(pair: &Pair<'_>) -> Option<[usize; 2]> {
    Some([
        pair.side(Side::Left).words()?,
        pair.side(Side::Right).words()?,
    ])
}

/// What a refusal names is so, and what is not refused has no errors.
fn check_refusal(pair: &Pair<'_>, options: &PairOptions<'_>) {
    let errors = |source| match source {
        Source::Sentence(side) => pair.side(side).diagnostics().has_errors(),
        _ => pair.link_diagnostics().has_errors(),
    };
    match pair.dependencies() {
        Ok(_) => assert!(
            pair.diagnostics()
                .all(|(_, diagnostic)| !diagnostic.is_error())
        ),
        Err(Unfit::Errors(source)) => assert!(errors(source), "{source:?}"),
        Err(Unfit::NoDependencies { side, format }) => {
            let reading = pair.side(side);
            assert!(reading.words().is_some() && reading.dependencies().is_none());
            assert_eq!(reading.sentence().map(Sentence::format), Some(format));
            match (format, options.phrases) {
                (Format::Words, _) => assert!(reading.phrases().is_none()),
                (Format::Brackets | Format::Newick, Phrases::AsPhrases) => {
                    assert!(reading.phrases().is_some());
                }
                other => panic!("{other:?}"),
            }
        }
        Err(other) => panic!("{other}"),
    }
    // Phrases, dependencies and words are there only if they can be trusted.
    for side in [Side::Left, Side::Right] {
        let reading = pair.side(side);
        let words = reading.words();
        assert_eq!(pair.words(side).ok().map(|words| words.len()), words);
        let phrases = reading.phrases().map(PhraseTree::words);
        let dependencies = reading.dependencies().map(DependencyTree::len);
        assert!(phrases.is_none_or(|phrases| Some(phrases) == words));
        assert!(dependencies.is_none_or(|dependencies| Some(dependencies) == words));
    }
}

fn check_measure(pair: &Pair<'_>) {
    let pair = pair.dependencies().expect("sound texts, links in range");
    let links = pair.alignment().links();
    let comparison = compare(pair).expect("so few links are never too many");
    for edge in comparison.graph.edges() {
        let [from, to] = [edge.from, edge.to].map(|vertex| links[vertex as usize]);
        assert_eq!(edge.disparity, Disparity::between(pair, from, to));
    }
    match comparison.score.similarity() {
        None => assert!(comparison.spanning_tree.maximum() == 0),
        Some(similarity) => assert!((0.0..=1.0).contains(&similarity.value())),
    }
}
