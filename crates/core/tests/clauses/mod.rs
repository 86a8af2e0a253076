//! Pairs of German and English clauses from a small grammar, with the projections that are intended.
//!
//! What is written is chosen by chance; how it is translated never is: every decision is a function of
//! what a model can see of the German clause. So *oft* stands after the first modal, without modals
//! after the subject, and without a subject before the verb.

mod lexicon;
mod marks;

use lexicon::{ADJUNCTS, Adjunct, EXISTING, Goes, INTRODUCING, MODALS, PEOPLE, THINGS, VERBS};
use marks::{links, marked, unmarked};

/// A pair of sentences, and what their clauses project.
pub(crate) struct ClausePair {
    /// German, in brackets.
    pub(crate) left: String,
    /// English, in brackets.
    pub(crate) right: String,
    /// Links, numbered from 1.
    pub(crate) links: String,
    /// The projection of each clause, in the order of the verbs.
    pub(crate) projections: Vec<String>,
    /// Each English clause in words.
    pub(crate) texts: Vec<String>,
}

/// A small generator of numbers; the same seed gives the same numbers everywhere.
struct Chance(u64);

impl Chance {
    fn below(&mut self, number: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % number as u64).expect("a small number")
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    fn one_in(&mut self, number: usize) -> bool {
        self.below(number) == 0
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Main,
    /// With the word that introduces it.
    Subordinate(usize),
    RelativeSubject,
    RelativeObject,
    Question,
    When,
    Existential,
}

#[derive(Clone, Copy, PartialEq)]
enum Tense {
    Present,
    Past,
    Perfect,
    Modal(usize),
}

fn german_noun(words: &str, function: &str, name: &str) -> String {
    let bracket = match words.split_once(' ') {
        None => format!("(pper-{function} {words})"),
        Some((article, noun)) if matches!(article, "der" | "den" | "die" | "das" | "dem") => {
            format!("(np-{function} (art {article}) (nn {noun}))")
        }
        Some((adjective, noun)) => format!("(np-{function} (adja {adjective}) (nn {noun}))"),
    };
    marked(&bracket, name)
}

fn english_noun(words: &str, name: &str) -> String {
    let plural = if words.ends_with('s') || words.ends_with("ren") {
        "NNS"
    } else {
        "NN"
    };
    let bracket = match words.split_once(' ') {
        None => format!("(NP-A (PRP {words}))"),
        Some(("the", noun)) => format!("(NP-A (DT the) ({plural} {noun}))"),
        Some((adjective, noun)) => format!("(NP-A (JJ {adjective}) ({plural} {noun}))"),
    };
    marked(&bracket, name)
}

/// Stands for the subject in the order of modifiers, where adjuncts have their numbers.
const SUBJECT: usize = 100;

/// Stands for the object.
const OBJECT: usize = 101;

/// A clause of both languages.
struct Clause {
    left: String,
    right: String,
    projection: String,
    text: String,
}

/// Joins what is not empty.
fn join(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts
        .iter()
        .copied()
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(" ")
}

fn words(bracket: &str) -> String {
    let (clean, _) = unmarked(bracket);
    let pieces = clean
        .split([' ', '(', ')'])
        .filter(|piece| !piece.is_empty());
    // Labels are in capitals, words are not, or stand after one.
    let words: Vec<String> = pieces
        .filter(|piece| !piece.chars().any(|c| c.is_ascii_uppercase()))
        .map(str::to_owned)
        .collect();
    words.join(" ")
}

#[allow(
    clippy::too_many_lines,
    reason = "one clause after the other is put together here"
)]
fn clause(chance: &mut Chance, kind: Kind, name: &str) -> Clause {
    let is_relative = matches!(kind, Kind::RelativeSubject | Kind::RelativeObject);
    let is_question = matches!(kind, Kind::Question | Kind::When);
    let is_last = is_relative || matches!(kind, Kind::Subordinate(_));
    let exists = kind == Kind::Existential;
    let verb = loop {
        let verb = chance.of(VERBS);
        if verb.is_transitive || kind != Kind::RelativeObject {
            break verb;
        }
    };
    let is_passive =
        verb.is_transitive && !exists && kind != Kind::RelativeObject && chance.one_in(4);
    let tense = match chance.below(5) {
        _ if exists || is_passive => *chance.of(&[Tense::Present, Tense::Past]),
        0 | 1 => Tense::Present,
        2 => Tense::Past,
        3 => Tense::Perfect,
        _ => Tense::Modal(chance.below(MODALS.len())),
    };
    let is_negated = !exists && !is_question && chance.one_in(4);
    let patients = if verb.to_things { THINGS } else { PEOPLE };
    let subject = chance.of(if is_passive { patients } else { PEOPLE });
    let is_plural = subject.is_plural;
    // In a relative clause "die" is the subject, and plural or not by its verb.
    let has_subject = kind != Kind::RelativeSubject;
    let has_object = (verb.is_transitive && !is_passive && kind != Kind::RelativeObject) || exists;
    let object = chance.of(patients);
    let number = usize::from(is_plural);

    // Finite verb, and what stands in the verb phrase.
    let in_tense = |present: &str, past: &str| {
        if tense == Tense::Past {
            past.to_owned()
        } else {
            present.to_owned()
        }
    };
    let full = [verb.particle, verb.german[5]].concat();
    let (finite, finite_tag, rest, rest_tag) = if exists {
        (in_tense("gibt", "gab"), "vvfin", String::new(), "")
    } else if is_passive {
        let forms = [["wird", "wurde"], ["werden", "wurden"]][number];
        (in_tense(forms[0], forms[1]), "vafin", full, "vvpp")
    } else {
        match tense {
            Tense::Present => (
                verb.german[1 + number].to_owned(),
                "vvfin",
                String::new(),
                "",
            ),
            Tense::Past => (
                verb.german[3 + number].to_owned(),
                "vvfin",
                String::new(),
                "",
            ),
            Tense::Perfect => {
                let forms = if verb.moves {
                    ["ist", "sind"]
                } else {
                    ["hat", "haben"]
                };
                (forms[number].to_owned(), "vafin", full, "vvpp")
            }
            Tense::Modal(modal) => {
                let form = MODALS[modal][number].to_owned();
                (
                    form,
                    "vmfin",
                    [verb.particle, verb.german[0]].concat(),
                    "vvinf",
                )
            }
        }
    };
    let is_simple = rest.is_empty();
    let particle = if is_simple && !exists {
        verb.particle
    } else {
        ""
    };

    // English verbs.
    let do_support = is_simple && !exists && (is_negated || is_question);
    let past_tense = tense == Tense::Past;
    let (first, main, tag) = if exists {
        (
            "",
            in_tense("are", "were"),
            if past_tense { "VBD" } else { "VBP" },
        )
    } else if is_passive {
        let forms = [["is", "was"], ["are", "were"]][number];
        (
            forms[usize::from(past_tense)],
            verb.english[3].to_owned(),
            "VBN",
        )
    } else {
        match tense {
            Tense::Modal(modal) => (MODALS[modal][2], verb.english[0].to_owned(), "VB"),
            Tense::Perfect => (["has", "have"][number], verb.english[3].to_owned(), "VBN"),
            _ if do_support => {
                let form = if past_tense {
                    "did"
                } else {
                    ["does", "do"][number]
                };
                (form, verb.english[0].to_owned(), "VB")
            }
            Tense::Past => ("", verb.english[2].to_owned(), "VBD"),
            Tense::Present if is_plural => ("", verb.english[0].to_owned(), "VBP"),
            Tense::Present => ("", verb.english[1].to_owned(), "VBZ"),
        }
    };
    let first_tag = match first {
        "can" | "must" | "should" | "will" => "MD",
        "is" | "does" | "has" => "VBZ",
        "was" | "were" | "did" => "VBD",
        _ => "VBP",
    };
    let has_modals = !first.is_empty();

    // Adjuncts: at most two, each once, in the order in which they are drawn.
    let mut adjuncts: Vec<&Adjunct> = Vec::new();
    for _ in 0..chance.below(3) {
        let one = chance.of(ADJUNCTS);
        let fits = !is_question || one.2 == Goes::Last;
        if fits && adjuncts.iter().all(|other| other.0 != one.0) {
            adjuncts.push(one);
        }
    }
    let front = kind == Kind::Main && !adjuncts.is_empty() && chance.one_in(2);
    let in_phrase = !is_simple && chance.one_in(2);

    // German.
    let mark = |text: &str| format!("{name}{text}");
    let subject_left = if has_subject && !exists {
        german_noun(subject.german[0], "sb", &mark("s"))
    } else {
        String::new()
    };
    let existing = chance.of(EXISTING);
    let object_left = match (exists, has_object) {
        (true, _) => german_noun(existing[0], "oa", &mark("o")),
        (false, true) => german_noun(object.german[1], "oa", &mark("o")),
        (false, false) => String::new(),
    };
    let adjuncts_left: Vec<String> = (0..)
        .zip(&adjuncts)
        .map(|(at, one)| {
            let name = if one.2 == Goes::Nowhere {
                mark("x")
            } else {
                mark(&format!("a{at}"))
            };
            marked(one.0, &name)
        })
        .collect();
    let negation = if is_negated {
        format!("(ptkneg-ng nicht|{name}n)")
    } else {
        String::new()
    };
    let finite_marks = if is_simple {
        format!("|{name}v")
    } else {
        format!("|{name}f")
    };
    let finite_left = if is_last && is_simple {
        format!("({finite_tag}-hd {particle}{finite}{finite_marks})")
    } else {
        format!("({finite_tag}-hd {finite}{finite_marks})")
    };
    let particle_left = if particle.is_empty() || is_last {
        String::new()
    } else {
        format!("(ptkvz-svp {particle})")
    };
    let rest_left = if is_simple {
        String::new()
    } else {
        format!("({rest_tag}-hd {rest}|{name}v)")
    };
    let mut outer: Vec<String> = Vec::new();
    // The modifiers in the order of the words, as what they become.
    let mut order: Vec<Option<usize>> = Vec::new();
    let mut inner: Vec<String> = Vec::new();
    let mut inner_order: Vec<Option<usize>> = Vec::new();
    let mut later: Vec<usize> = (0..adjuncts.len()).collect();
    match kind {
        Kind::Main if front => {
            outer.extend([
                adjuncts_left[0].clone(),
                finite_left.clone(),
                subject_left.clone(),
            ]);
            order.extend([Some(0), Some(SUBJECT)]);
            later.remove(0);
        }
        Kind::Main => {
            outer.extend([subject_left.clone(), finite_left.clone()]);
            order.push(Some(SUBJECT));
        }
        Kind::Question => {
            outer.extend([finite_left.clone(), subject_left.clone()]);
            order.push(Some(SUBJECT));
        }
        Kind::When => {
            outer.extend([
                format!("(pwav-mo wann|{name}w)"),
                finite_left.clone(),
                subject_left.clone(),
            ]);
            order.extend([None, Some(SUBJECT)]);
        }
        Kind::Existential => {
            outer.extend(["(pper-ep es)".into(), finite_left.clone()]);
            order.push(None);
        }
        Kind::Subordinate(which) => {
            outer.extend([
                format!("(kous-cp {}|{name}c)", INTRODUCING[which][0]),
                subject_left.clone(),
            ]);
            order.push(Some(SUBJECT));
        }
        Kind::RelativeSubject => outer.push(format!("(prels-sb die|{name}w)")),
        Kind::RelativeObject => {
            outer.extend([format!("(prels-oa die|{name}w)"), subject_left.clone()]);
            order.push(Some(SUBJECT));
        }
    }
    for at in later {
        if in_phrase {
            inner.push(adjuncts_left[at].clone());
            inner_order.push(Some(at));
        } else {
            outer.push(adjuncts_left[at].clone());
            order.push(Some(at));
        }
    }
    if has_object {
        let (place, numbers) = if is_simple {
            (&mut outer, &mut order)
        } else {
            (&mut inner, &mut inner_order)
        };
        place.push(object_left);
        numbers.push(Some(OBJECT));
    }
    if is_simple {
        outer.push(negation);
    } else {
        inner.push(negation);
    }
    order.extend(inner_order);
    if !is_simple {
        inner.push(rest_left);
        let parts: Vec<&str> = inner.iter().map(String::as_str).collect();
        outer.push(format!("(vp-oc {})", join(&parts)));
    }
    outer.push(if is_last { finite_left } else { particle_left });
    let parts: Vec<&str> = outer.iter().map(String::as_str).collect();
    let root = match kind {
        Kind::Subordinate(which) => format!("s-{}", INTRODUCING[which][3]),
        Kind::RelativeSubject | Kind::RelativeObject => "s-rc".into(),
        _ => "s".into(),
    };
    let left = format!("({root} {})", join(&parts));

    // English: where each adjunct goes, a function of its word, the modals and the subject.
    let has_slot = has_subject;
    let place = |goes: Goes| match goes {
        Goes::Nowhere => "deleted",
        Goes::Last => "post-verb",
        Goes::AmongModals if has_modals => "in-modals",
        Goes::AmongModals | Goes::BehindSubject if has_slot => "post-sub",
        Goes::First | Goes::AmongModals | Goes::BehindSubject => "pre-sub",
    };
    let sequence: Vec<usize> = order
        .iter()
        .flatten()
        .copied()
        .filter(|&at| at < SUBJECT)
        .collect();
    let at_place = |wanted: &str| -> String {
        let at = sequence
            .iter()
            .filter(|&&at| place(adjuncts[at].2) == wanted);
        let brackets: Vec<String> = at
            .map(|&at| marked(adjuncts[at].1, &mark(&format!("a{at}"))))
            .collect();
        brackets.join(" ")
    };
    let [before, after, between, last] =
        ["pre-sub", "post-sub", "in-modals", "post-verb"].map(at_place);
    let subject_right = match (exists, has_subject) {
        (true, _) => "(NP-A (EX there))".into(),
        (false, true) => english_noun(subject.english[0], &mark("s")),
        (false, false) => String::new(),
    };
    let object_right = match (exists, has_object) {
        (true, _) => english_noun(existing[1], &mark("o")),
        (false, true) => english_noun(object.english[1], &mark("o")),
        (false, false) => String::new(),
    };
    let first_right = if has_modals {
        format!("({first_tag} {first}|{name}f)")
    } else {
        String::new()
    };
    let not = if is_negated {
        format!("(RB not|{name}n)")
    } else {
        String::new()
    };
    let main_right = format!("({tag} {main}|{name}v)");
    let lowest = format!("(VP {})", join(&[&main_right, &object_right, &last]));
    let phrase = if has_modals && !is_question {
        format!("(VP {})", join(&[&first_right, &between, &not, &lowest]))
    } else {
        lowest
    };
    let nominal = if has_subject { "NP-A " } else { "" };
    let object_slot = if has_object { " NP-A" } else { "" };
    let (right, spine, wh) = match kind {
        Kind::Question => (
            format!("(SQ {})", join(&[&first_right, &subject_right, &phrase])),
            format!("(SQ NP-A (VP V{object_slot}))"),
            "NULL",
        ),
        Kind::When => (
            format!(
                "(SBARQ (WHADVP (WRB when|{name}w)) (SQ {}))",
                join(&[&first_right, &subject_right, &phrase])
            ),
            format!("(SBARQ WHADVP (SQ NP-A (VP V{object_slot})))"),
            "when",
        ),
        Kind::Subordinate(which) => {
            let [_, word, tag, _] = INTRODUCING[which];
            let sentence = join(&[&before, &subject_right, &after, &phrase]);
            (
                format!("(SBAR-A ({tag} {word}|{name}c) (S {sentence}))"),
                format!("(SBAR-A ({tag} {word}) (S NP-A (VP V{object_slot})))"),
                "NULL",
            )
        }
        Kind::RelativeSubject | Kind::RelativeObject => {
            let sentence = join(&[&before, &subject_right, &after, &phrase]);
            (
                format!("(SBAR (WHNP (WDT which|{name}w)) (S {sentence}))"),
                format!("(SBAR WHNP (S {nominal}(VP V{object_slot})))"),
                "which",
            )
        }
        Kind::Main | Kind::Existential => (
            format!("(S {})", join(&[&before, &subject_right, &after, &phrase])),
            format!("(S NP-A (VP V{object_slot}))"),
            "NULL",
        ),
    };
    let stem = if exists { "be" } else { verb.english[0] };
    let number_of = |what: usize| {
        order
            .iter()
            .position(|one| *one == Some(what))
            .map(|at| (at + 1).to_string())
    };
    let subject_value = match (exists, has_subject) {
        (true, _) => "\"there\"".into(),
        (false, true) => number_of(SUBJECT).expect("a subject"),
        (false, false) => "NULL".into(),
    };
    let object_value = number_of(OBJECT).unwrap_or_else(|| "NULL".into());
    let modals = match (has_modals, is_negated) {
        (false, _) => "NULL".into(),
        (true, false) => first.to_owned(),
        (true, true) => format!("{first} not"),
    };
    let places: Vec<&str> = order
        .iter()
        .map(|one| match one {
            None => "deleted",
            Some(at) if *at >= SUBJECT => "null",
            Some(at) => place(adjuncts[*at].2),
        })
        .collect();
    let places = places.join(" ");
    let voice = if is_passive { "passive" } else { "active" };
    let projection = format!(
        "{stem} | {spine} | {voice} | {subject_value} | {object_value} | {wh} | {modals} | {main} | {places}"
    );
    Clause {
        text: words(&right),
        left,
        right,
        projection: projection.trim_end().trim_end_matches(" |").to_owned(),
    }
}

/// A pair of sentences, of one clause or two.
fn pair(chance: &mut Chance) -> ClausePair {
    let kinds = [
        Kind::Main,
        Kind::Main,
        Kind::Main,
        Kind::Subordinate(chance.below(INTRODUCING.len())),
        Kind::Subordinate(chance.below(INTRODUCING.len())),
        Kind::RelativeSubject,
        Kind::RelativeObject,
        Kind::Question,
        Kind::When,
        Kind::Existential,
    ];
    let is_embedded = chance.one_in(8);
    let (left, right, projections, texts) = if is_embedded {
        let inner = clause(chance, Kind::Subordinate(0), "i");
        let left = format!(
            "(s (pper-sb sie|m1) (vvfin-hd sagt|m2) ($, ,) {})",
            inner.left
        );
        let right = format!("(S (NP-A (PRP she|m1)) (VP (VBZ says|m2) {}))", inner.right);
        let outer =
            "say | (S NP-A (VP V)) | active | 1 | NULL | NULL | NULL | says | null".to_owned();
        (
            left,
            right,
            vec![outer, inner.projection],
            vec!["she says".to_owned(), inner.text],
        )
    } else {
        let kind = *chance.of(&kinds);
        let one = clause(chance, kind, "i");
        (one.left, one.right, vec![one.projection], vec![one.text])
    };
    let (left, of_left) = unmarked(&left);
    let (right, of_right) = unmarked(&right);
    ClausePair {
        links: links(&of_left, &of_right),
        left,
        right,
        projections,
        texts,
    }
}

/// This many pairs; the same seed gives the same ones.
pub(crate) fn clause_pairs(count: usize, seed: u64) -> Vec<ClausePair> {
    let mut chance = Chance(seed);
    (0..count).map(|_| pair(&mut chance)).collect()
}
