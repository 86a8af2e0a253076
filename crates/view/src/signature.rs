//! How a figure was computed, in one line, to be given with it.
//!
//! ```text
//! measure:similarity|labels:whole|…|left:conllu:5c0f2a…|right:conllu:91b3de…|pairs:999|version:0.1.0
//! ```
//!
//! Parts stand between bars, each a name and a value. A file is named by the first twelve digits of the
//! SHA-256 of its bytes, as `sha256sum` prints it, and not by its path: two figures with the same signature were
//! computed from the same texts in the same way.

use twintree::crossings::Representation;
use twintree::intake::LinkFormat;
use twintree::pair::{Phrases, Punctuation};
use twintree::text::Format;
use twintree::text::links::Numbering;
use twintree::{Labels, PairOptions};

use crate::{DistanceOptions, MeasureGroup, Options, ReadAs};

answers! {
    /// How figures of all pairs of a corpus were computed, and from which files.
    pub struct SignatureRequest {
        /// What was measured.
        pub group: MeasureGroup,
        /// How pairs were compared.
        pub options: Options,
        /// What phrase trees were read as; phrases where it is missing.
        #[tsify(optional, type = "ReadAs | undefined")]
        pub read_as: Option<ReadAs>,
        /// Distances matched words over links, not by their places.
        pub by_links: bool,
        /// The name of the parameters of brackets, or the SHA-256 of their file; missing where none are chosen.
        #[tsify(optional, type = "string | undefined")]
        pub parameters: Option<String>,
        /// The same words were linked one to one, in the place of the links.
        pub same_words: bool,
        /// The left sentences.
        pub left: SignedFile,
        /// The right sentences.
        pub right: SignedFile,
        /// The SHA-256 of the file of links, in hexadecimal digits.
        pub links: String,
        /// That of the links of the other annotator; empty without one.
        pub theirs: String,
        /// How many pairs there were.
        pub pairs: u32,
    }

    /// A file of sentences.
    pub struct SignedFile {
        /// Its format.
        pub format: crate::Format,
        /// The SHA-256 of its bytes, in hexadecimal digits.
        pub digest: String,
    }
}

/// How many digits of a hash are given.
const DIGITS: usize = 12;

/// A signature that is yet without the number of pairs.
#[derive(Debug)]
pub struct Signature(String);

impl Signature {
    /// Of a figure of this name.
    pub fn new(measure: &str) -> Self {
        Self(format!("measure:{measure}"))
    }

    /// Of the similarity of paths, with links that come from there.
    pub fn of_paths(options: &PairOptions<'_>, rules: Option<&str>, alignment: &str) -> Self {
        Self::new("similarity")
            .option("labels", labels(options))
            .option("punctuation", punctuation(options))
            .trees(options, rules)
            .option("alignment", alignment)
    }

    /// Of distances, with these parameters of brackets.
    pub fn of_distances(
        distances: DistanceOptions,
        parameters: Option<&str>,
        options: &PairOptions<'_>,
        rules: Option<&str>,
    ) -> Self {
        let words = match (distances.by_links, distances.shared) {
            (true, false) => "by-links",
            (true, true) => "by-links-shared",
            (false, false) => "by-places",
            (false, true) => "by-places-shared",
        };
        let of = |is: bool, yes, no| if is { yes } else { no };
        Self::new("distances")
            .option("words", words)
            .option(
                "punctuation",
                of(distances.without_punctuation, "dropped", "kept"),
            )
            .option("splits", of(distances.rooted, "rooted", "unrooted"))
            .option("quartets", of(distances.strict, "strict", "open"))
            .changed(options)
            .file("parameters", parameters)
            .trees(options, rules)
    }

    /// Of crossings of these phrases, those that are usual where none are given.
    pub fn of_crossings(phrases: Option<Representation>, options: &PairOptions<'_>) -> Self {
        let phrases = phrases.map_or("usual", Representation::as_str);
        Self::new("crossings")
            .option("phrases", phrases)
            .changed(options)
    }

    /// The same with an option.
    #[must_use]
    pub fn option(self, name: &str, value: &str) -> Self {
        self.parts(name, &[value])
    }

    /// The same with an option whose value has several parts.
    fn parts(mut self, name: &str, parts: &[&str]) -> Self {
        for part in ["|", name, ":"].iter().chain(parts) {
            self.0.push_str(part);
        }
        self
    }

    /// The same with a file of this SHA-256, if it is given.
    #[must_use]
    pub fn file(self, name: &str, digest: Option<&str>) -> Self {
        match digest {
            Some(digest) => self.option(name, short(digest)),
            None => self,
        }
    }

    /// The same with a file of sentences.
    #[must_use]
    pub fn sentences(self, name: &str, format: Format, digest: &str) -> Self {
        self.parts(name, &[format.as_str(), ":", short(digest)])
    }

    /// The same with a file of links, and how it numbers words; its format where it was named.
    #[must_use]
    pub fn links(
        self,
        name: &str,
        format: Option<LinkFormat>,
        numbering: Numbering,
        digest: &str,
    ) -> Self {
        let format = format.map_or("detected", LinkFormat::as_str);
        let from = match numbering {
            Numbering::FromZero => ":from-zero",
            Numbering::FromOne => "",
        };
        self.parts(name, &[format, from, ":", short(digest)])
    }

    /// The same with what of labels and links counts, where that is not all.
    fn changed(mut self, options: &PairOptions<'_>) -> Self {
        if options.labels != Labels::default() {
            self = self.option("labels", labels(options));
        }
        if options.punctuation != Punctuation::default() {
            self = self.option("links-to-punctuation", punctuation(options));
        }
        self
    }

    /// The same with how trees are read, with these rules for heads.
    fn trees(self, options: &PairOptions<'_>, rules: Option<&str>) -> Self {
        let read_as = match options.phrases {
            Phrases::AsDependencies(_) => "dependencies",
            Phrases::AsPhrases => "own",
        };
        self.option("trees", read_as).file("rules", rules)
    }

    /// The whole of it, for so many pairs.
    pub fn of(self, pairs: u64) -> String {
        let version = env!("CARGO_PKG_VERSION");
        let Self(parts) = self
            .option("pairs", &pairs.to_string())
            .option("version", version);
        parts
    }
}

impl SignatureRequest {
    /// The signature: that which the command line gives for the same files and options.
    pub fn signature(&self) -> String {
        let rules = twintree::heads::HeadRules::default();
        let as_dependencies = self.read_as == Some(ReadAs::Dependencies);
        let mut options = self.options.pair_options();
        if as_dependencies {
            options.phrases = Phrases::AsDependencies(&rules);
        }
        let links = |signature: Signature, name| {
            signature.links(name, None, Numbering::FromOne, &self.links)
        };
        let sentences = |signature: Signature| {
            let Self { left, right, .. } = self;
            signature
                .sentences("left", left.format.into(), &left.digest)
                .sentences("right", right.format.into(), &right.digest)
        };
        let signature = match self.group {
            MeasureGroup::Paths if self.same_words => {
                sentences(Signature::of_paths(&options, None, SAME_WORDS))
            }
            MeasureGroup::Paths => {
                let signature = Signature::of_paths(&options, None, "file");
                links(sentences(signature), "links")
            }
            MeasureGroup::Distances => {
                let by_links = self.by_links && !self.same_words;
                let distances = DistanceOptions {
                    by_links,
                    ..DistanceOptions::default()
                };
                let signature =
                    Signature::of_distances(distances, self.parameters.as_deref(), &options, None);
                let signature = sentences(signature);
                if by_links {
                    links(signature, "links")
                } else {
                    signature
                }
            }
            MeasureGroup::Crossings => {
                let signature = Signature::of_crossings(None, &options);
                if self.same_words {
                    sentences(signature.option("alignment", SAME_WORDS))
                } else {
                    links(sentences(signature), "links")
                }
            }
            MeasureGroup::Agreement => links(Signature::new("agreement"), "gold").links(
                "predicted",
                None,
                Numbering::FromOne,
                &self.theirs,
            ),
        };
        signature.of(self.pairs.into())
    }
}

/// How links are named that are not given, but found where words are the same.
pub const SAME_WORDS: &str = "same-words";

/// What of labels counts.
const fn labels(options: &PairOptions<'_>) -> &'static str {
    match options.labels {
        Labels::WithoutSubtype => "without-subtypes",
        Labels::Whole => "whole",
    }
}

/// Whether links of punctuation count.
const fn punctuation(options: &PairOptions<'_>) -> &'static str {
    match options.punctuation {
        Punctuation::Ignored => "ignored",
        Punctuation::Counted => "linked",
    }
}

/// The beginning of a hash.
fn short(digest: &str) -> &str {
    digest.get(..DIGITS).unwrap_or(digest)
}
