//! The rules of a language: which nodes of its trees are clauses, verbs, subjects.
//!
//! The rules are data, so that another pair of languages can be given. Those of [`GERMAN`] are for the
//! labels of the treebanks NEGRA and TIGER with the parts of speech of STTS, those of [`ENGLISH`] for
//! the Penn Treebank with arguments marked `-A`, as Collins's parser writes them.
//!
//! ```
//! use twintree::projection::language::{ENGLISH, matches};
//!
//! assert!(matches(ENGLISH.verbs, "VBZ"));
//! assert!(!matches(ENGLISH.verbs, "NN"));
//! ```
//!
//! Patterns are categories in capitals; a `*` at the end stands for whatever follows.
//!
//! Source of the rules for clauses: Cowan, Kučerová and Collins 2006, section 4.

/// A way in which a node is the root of a clause. All conditions must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClauseRule<'r> {
    /// Its category is one of these.
    pub labels: &'r [&'r str],
    /// It has one of these functions; any, if there are none.
    pub functions: &'r [&'r str],
    /// The category of its parent is not one of these.
    pub not_under: &'r [&'r str],
    /// The category of the sibling directly before it is one of these; any, if there are none.
    pub after: &'r [&'r str],
    /// Not where its parent is one of the first and the sibling directly before it one of the second.
    pub not_under_after: [&'r [&'r str]; 2],
}

/// A rule without conditions.
const ANYWHERE: ClauseRule<'static> = ClauseRule {
    labels: &[],
    functions: &[],
    not_under: &[],
    after: &[],
    not_under_after: [&[], &[]],
};

/// The language of the source clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceLanguage<'r> {
    /// Which nodes are clauses.
    pub clauses: &'r [ClauseRule<'r>],
    /// Verbs that are the main verb if they are there.
    pub full_verbs: &'r [&'r str],
    /// All verbs.
    pub verbs: &'r [&'r str],
    /// Phrases through which the way leads to the main verb.
    pub verb_phrases: &'r [&'r str],
    /// Words beside verbs that are no modifiers: particles and conjunctions.
    pub particles: &'r [&'r str],
    /// The infinitive's particle, which may stand among verbs at the end.
    pub infinitive: &'r [&'r str],
    /// Words that introduce a clause.
    pub complementizers: &'r [&'r str],
    /// Relative pronouns.
    pub relatives: &'r [&'r str],
    /// Words that ask.
    pub interrogatives: &'r [&'r str],
    /// Nouns, pronouns, numbers and adjectives: those whose links align phrases.
    pub contents: &'r [&'r str],
    /// Phrases that are aligned.
    pub aligned: &'r [&'r str],
    /// Prepositional phrases.
    pub prepositional: &'r [&'r str],
    /// Functions of the subject.
    pub subject: &'r [&'r str],
    /// Functions of the object, the best first.
    pub object: &'r [&'r str],
    /// Words that negate.
    pub negations: &'r [&'r str],
    /// Two words that say that something exists, in either order.
    pub existentials: &'r [[&'r str; 2]],
}

/// The language of the target clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetLanguage<'r> {
    /// Which nodes are clauses.
    pub clauses: &'r [ClauseRule<'r>],
    /// Clauses that hold another one, with what introduces it.
    pub outer: &'r [&'r str],
    /// Clauses with a subject and a verb phrase.
    pub inner: &'r [&'r str],
    /// Clauses whose participle without an auxiliary is passive.
    pub reduced: &'r [&'r str],
    /// Verb phrases.
    pub verb_phrases: &'r [&'r str],
    /// Verbs that may be the main verb.
    pub verbs: &'r [&'r str],
    /// Verbs and particles that are never the main verb.
    pub modals: &'r [&'r str],
    /// Stems of verbs that are passed by where a verb phrase follows.
    pub auxiliaries: &'r [&'r str],
    /// Stems of those that make a passive.
    pub passives: &'r [&'r str],
    /// Main verbs that may be passive.
    pub participles: &'r [&'r str],
    /// The one that is passive without an auxiliary.
    pub participle: &'r str,
    /// Phrases that may be subject or object.
    pub nominals: &'r [&'r str],
    /// The function that marks them as argument.
    pub argument: &'r str,
    /// Functions with which they are neither.
    pub adverbial: &'r [&'r str],
    /// Words that introduce a clause.
    pub complementizers: &'r [&'r str],
    /// Words that introduce a clause regardless of their part of speech.
    pub introducing: &'r [&'r str],
    /// Phrases of words that ask or relate.
    pub wh: &'r [&'r str],
    /// Words that negate a verb.
    pub negations: &'r [&'r str],
    /// Words that join clauses, which are no modifiers.
    pub conjunctions: &'r [&'r str],
    /// Nouns, pronouns, numbers and adjectives: those whose links align phrases.
    pub contents: &'r [&'r str],
    /// Phrases that are aligned.
    pub aligned: &'r [&'r str],
}

/// German, as NEGRA and TIGER annotate it.
pub const GERMAN: SourceLanguage<'static> = SourceLanguage {
    clauses: &[
        ClauseRule {
            labels: &["S", "CS"],
            ..ANYWHERE
        },
        ClauseRule {
            labels: &["VP"],
            after: &["KON"],
            ..ANYWHERE
        },
        ClauseRule {
            labels: &["VP"],
            functions: &["MO", "RE", "SB"],
            ..ANYWHERE
        },
    ],
    full_verbs: &["VV*"],
    verbs: &["V*"],
    verb_phrases: &["VP", "CVP", "VZ", "CVZ"],
    particles: &["PTK*", "KON"],
    infinitive: &["PTKZU"],
    complementizers: &["KOU*"],
    relatives: &["PREL*"],
    interrogatives: &["PW*"],
    contents: &[
        "NN", "NE", "NNE", "PPER", "PRF", "PD*", "PI*", "PPOS*", "PREL*", "PWS", "PWAT", "CARD",
        "ADJA", "ADJD",
    ],
    aligned: &["NP", "PP", "CNP", "CPP", "PN", "MPN"],
    prepositional: &["PP", "CPP"],
    subject: &["SB"],
    object: &["OA", "PD", "DA", "OG"],
    negations: &["nicht"],
    existentials: &[["es", "gibt"], ["es", "gab"]],
};

/// English, as the Penn Treebank annotates it.
///
/// **\[D\]** The source names `SBAR`, `S`, `SG` and `VP`. Questions and inversions (`SBARQ`, `SQ`,
/// `SINV`) are clauses as these are: without that the verb phrase of a question would be a clause
/// of its own, and its subject is not a part of it.
pub const ENGLISH: TargetLanguage<'static> = TargetLanguage {
    clauses: &[
        ClauseRule {
            labels: &["SBAR", "SBARQ"],
            ..ANYWHERE
        },
        ClauseRule {
            labels: &["S", "SQ", "SINV"],
            not_under: &["SBAR", "SBARQ"],
            ..ANYWHERE
        },
        ClauseRule {
            labels: &["SG"],
            not_under: &["SBAR"],
            not_under_after: [&["VP"], &["V*", "M*"]],
            ..ANYWHERE
        },
        ClauseRule {
            labels: &["VP"],
            not_under: &["VP", "S", "SBAR", "SG", "SBARQ", "SQ", "SINV"],
            ..ANYWHERE
        },
        ClauseRule {
            labels: &["VP"],
            after: &["CC"],
            ..ANYWHERE
        },
    ],
    outer: &["SBAR", "SBARQ"],
    inner: &["S", "SG", "SQ", "SINV"],
    reduced: &["SG", "VP"],
    verb_phrases: &["VP"],
    verbs: &["V*"],
    modals: &["MD", "TO"],
    auxiliaries: &["be", "have", "do", "get"],
    passives: &["be", "get"],
    participles: &["VBN", "VBD"],
    participle: "VBN",
    nominals: &["NP"],
    argument: "A",
    adverbial: &["TMP", "ADV"],
    complementizers: &["IN"],
    introducing: &["whether"],
    wh: &["WH*"],
    negations: &["not", "n't"],
    conjunctions: &["CC"],
    contents: &["NN*", "PRP*", "WP*", "CD", "JJ*"],
    aligned: &["NP", "PP", "WHNP", "WHPP"],
};

/// Whether a category in capitals is one of these patterns.
pub fn matches(patterns: &[&str], category: &str) -> bool {
    patterns
        .iter()
        .any(|pattern| match pattern.strip_suffix('*') {
            Some(beginning) => category.starts_with(beginning),
            None => *pattern == category,
        })
}
