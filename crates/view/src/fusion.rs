//! Sentences made out of an alignment.

use twintree::relations::fusion;
use twintree::{Alignment, Pair};

use crate::number::ids;
use crate::request::{Refused, errors};
use crate::{Diagnostic, Link, Request, Side};

answers! {
    /// What is taken from the other sentence.
    pub enum Merge into fusion::Merge {
        /// Paraphrases.
        Restate = "restate",
        /// What is more specific.
        Specify = "specify",
        /// What is more general; modifiers may be left out.
        Generalize = "generalize",
    }

    /// Where a part of a sentence comes from.
    pub enum PartOrigin from fusion::Origin {
        /// From the sentence whose order is kept.
        Host = "host",
        /// From the other sentence.
        Replaced = "replaced",
        /// It was left out.
        Dropped = "dropped",
    }

    /// A part of a sentence.
    pub struct FusedPart new(part: &fusion::Part, alignment: &Alignment) {
        /// The words, separated by spaces.
        pub text: String = part.text.clone(),
        /// Where it comes from.
        #[tsify(type = "\"host\" | \"replaced\" | \"dropped\"")]
        pub origin: PartOrigin = part.origin.into(),
        /// The link that brought it.
        pub link: Option<Link> = part.link.map(|link| alignment.get(link).unwrap_or(link.into()).into()),
        /// The ids of its words, in the sentence it comes from.
        pub words: Vec<u32> = ids(&part.words),
    }

    /// A sentence that was made.
    pub struct FusedSentence new(sentence: &fusion::Fused, alignment: &Alignment) {
        /// The whole of it.
        pub text: String = sentence.text.clone(),
        /// Its parts, in order.
        pub parts: Vec<FusedPart> = sentence.parts.iter().map(|part| FusedPart::new(part, alignment)).collect(),
    }

    /// The sentences that were made, or why there are none.
    pub enum FusionResult {
        /// The sentences.
        Ok {
            /// The shortest first.
            sentences: Vec<FusedSentence>,
            /// Whether there were more than the limit allowed.
            cut: bool,
        },
        /// There are errors that prevent an answer.
        Rejected {
            /// What.
            diagnostics: Vec<Diagnostic>,
        },
    }
}

impl FusionResult {
    /// Makes sentences out of a request: `into` keeps the order of its words, at most `limit`
    /// sentences are made. Modifiers of these relations may be left out, those of
    /// [`MODIFIERS`](fusion::MODIFIERS) where none are given.
    pub fn new(
        request: &Request,
        merge: Merge,
        into: Side,
        limit: u32,
        modifiers: Option<&[String]>,
    ) -> Self {
        let mut options = fusion::Options::new(merge.into(), into.into());
        options.limit = limit as usize;
        let named: Option<Vec<&str>> =
            modifiers.map(|all| all.iter().map(String::as_str).collect());
        if let Some(named) = &named {
            options.modifiers = named;
        }
        let found = Self::of(request, &options);
        found.unwrap_or_else(|Refused(diagnostics)| Self::Rejected { diagnostics })
    }

    fn of(request: &Request, options: &fusion::Options<'_>) -> Result<Self, Refused> {
        let pair = request.read()?;
        let made = fusion::fuse(&pair, options).map_err(|_| errors(&pair))?;
        Ok(Self::Ok {
            sentences: FusedSentence::all(&pair, &made),
            cut: made.cut,
        })
    }
}

impl FusedSentence {
    /// The sentences that were made of a pair.
    pub(crate) fn all(pair: &Pair<'_>, made: &fusion::Fusion) -> Vec<Self> {
        let of = |alignment| {
            let sentences = made.sentences.iter();
            sentences.map(move |sentence| Self::new(sentence, alignment))
        };
        pair.alignment().into_iter().flat_map(of).collect()
    }
}
