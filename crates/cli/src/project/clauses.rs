//! Pairs of clauses, read from files of sentences and links.

use twintree::PairOptions;
use twintree::projection::{DroppedSentences, Extraction, Lemmas, Rules, extract};

use crate::arguments::{ClauseFiles, Formats, TwoFiles};
use crate::failure::Failure;
use crate::pairs::Pairs;
use crate::report::Report;
use crate::tables;

/// What was found in a pair of sentences.
pub(super) enum Found {
    /// Its clauses.
    Clauses(Box<Extraction<'static>>),
    /// No clause is used.
    Dropped(DroppedSentences),
    /// It has errors of these codes, which are reported.
    Faulty(Vec<&'static str>),
}

/// The pairs of clauses of two files, one pair of sentences at a time.
pub(super) struct Clauses {
    pairs: Pairs,
    rules: Rules<'static>,
    /// Forms of verbs without a stem, each once.
    unknown: Vec<String>,
}

impl Clauses {
    /// Opens the files.
    pub(super) fn open(files: &ClauseFiles, report: &mut Report) -> Result<Self, Failure> {
        let mut rules = Rules::default();
        let lemmas = tables::table(files.lemmas.as_deref(), Lemmas::read, report)?;
        rules.lemmas = lemmas.unwrap_or_default();
        let sentences = TwoFiles {
            left: files.source.clone(),
            right: files.target.clone(),
            formats: Formats::default(),
        };
        let pairs = Pairs::open(&sentences, Some(&files.links), files.written.options())?;
        Ok(Self {
            pairs,
            rules,
            unknown: Vec::new(),
        })
    }

    /// The next pair of sentences with its number, none at the end.
    pub(super) fn next(&mut self, report: &mut Report) -> Result<Option<(u64, Found)>, Failure> {
        let Some(pair) = self.pairs.next(report)? else {
            self.say_unknown(report);
            return Ok(None);
        };
        let options = PairOptions::default();
        let number = pair.number;
        let read = pair.find(&options, report, |read| Ok(extract(read, &self.rules)));
        let found = match read {
            Err(codes) => Found::Faulty(codes),
            Ok(Err(why)) => Found::Dropped(why),
            Ok(Ok(found)) => Found::Clauses(Box::new(found)),
        };
        if let Found::Clauses(found) = &found {
            let targets = found.pairs.iter().flatten().map(|aligned| &aligned.target);
            for target in targets.filter(|target| !target.is_known) {
                if !self.unknown.contains(&target.stem) {
                    self.unknown.push(target.stem.clone());
                }
            }
        }
        Ok(Some((number, found)))
    }

    /// Reports which verbs were used as their own stem.
    fn say_unknown(&mut self, report: &mut Report) {
        if !self.unknown.is_empty() {
            report.sentence(&format!(
                "no stem is known of {}; each stands for itself (--lemmas)",
                self.unknown.join(", ")
            ));
            self.unknown.clear();
        }
    }
}
