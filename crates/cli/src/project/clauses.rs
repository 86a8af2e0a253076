//! Pairs of clauses, read from files of sentences and links.

use twintree::projection::{DroppedSentences, Extraction, Rules, extract};
use twintree::{PairOptions, Symbols};

use crate::arguments::{ClauseFiles, TwoFiles};
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
        rules.lemmas = tables::lemmas(files.lemmas.as_deref(), report)?;
        let sentences = TwoFiles {
            left: files.source.clone(),
            right: files.target.clone(),
            left_format: None,
            right_format: None,
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
        let read = pair.content.and_then(|content| {
            let places = content.places();
            let read = content.pair(&options, Symbols::new(), report);
            read.map_err(|refusal| report.refusal(&places, refusal))
        });
        let found = match read {
            Err(codes) => Found::Faulty(codes),
            Ok(read) => match extract(&read, &self.rules) {
                Err(why) => Found::Dropped(why),
                Ok(found) => Found::Clauses(Box::new(found)),
            },
        };
        if let Found::Clauses(found) = &found {
            let targets = found.pairs.iter().flatten().map(|aligned| &aligned.target);
            for target in targets.filter(|target| !target.is_known) {
                if !self.unknown.contains(&target.stem) {
                    self.unknown.push(target.stem.clone());
                }
            }
        }
        Ok(Some((pair.number, found)))
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
