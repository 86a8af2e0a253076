//! Some pairs of a corpus, measured.

use twintree::corpus::Replacements;
use twintree::heads::HeadRules;

use super::PairsRequest;
use super::figure::Figure;
use super::measurer::{Found, Measurer};
use crate::Replaced;
use crate::replaced::labels;

answers! {
    /// Some pairs of a corpus, measured. Pairs are numbered from 0.
    #[derive(Default)]
    pub struct MeasuredChunk {
        /// What was asked for, each as long as there are pairs.
        pub columns: Vec<MeasuredColumn>,
        /// The pairs that could not be read.
        pub refused: Vec<RefusedPair>,
        /// Which relation was replaced by which, where paths were asked for; the most frequent first.
        pub replaced: Vec<ReplacedInPairs>,
    }

    /// One number of every pair: whole numbers, whose meaning the denominator says.
    #[derive(Default)]
    pub struct MeasuredColumn new(name: &'static str) {
        /// What it is.
        pub name: &'static str = name,
        /// By pair: the part; beside a denominator of 0 or −2 the place of the reason.
        #[tsify(type = "Float64Array")]
        pub numerators: Vec<f64> = Vec::new(),
        /// By pair: the whole; ½ of 0 of 0, which is 0; 0 of no value; −1 of a pair that could not be read, −2
        /// where that is so for this column alone.
        #[tsify(type = "Float64Array")]
        pub denominators: Vec<f64> = Vec::new(),
        /// The stable names of the reasons why there is no value, and codes of errors.
        pub reasons: Vec<&'static str> = Vec::new(),
    }

    /// A pair that could not be read.
    pub struct RefusedPair {
        /// Its number.
        pub pair: u32,
        /// The codes of its errors, each once.
        pub codes: Vec<&'static str>,
    }

    /// What is replaced on the paths of some pairs.
    pub struct ReplacedInPairs {
        /// What it is: the direction, or a label.
        #[tsify(type = "\"direction\" | \"label\"")]
        pub what: Replaced,
        /// The label in the left tree; missing for one that only the right path has.
        pub left: Option<String>,
        /// The label in the right tree; missing for one that only the left path has.
        pub right: Option<String>,
        /// How often: this much it adds to ΣL.
        pub times: u32,
        /// The pairs, in order.
        pub pairs: Vec<u32>,
        /// How often in each of these pairs.
        pub each: Vec<u32>,
    }
}

impl MeasuredChunk {
    /// Measures pairs. A request whose parts do not [belong together](PairsRequest::check) is answered
    /// as if those were missing that are.
    pub fn new(request: &PairsRequest) -> Self {
        let rules = HeadRules::default();
        let mut measurer = Measurer::new(request, &rules);
        let names = measurer.names();
        let mut columns: Vec<_> = names.iter().map(|name| MeasuredColumn::new(name)).collect();
        let mut refused = Vec::new();
        let mut replaced = Replacements::default();
        for (pair, number) in (0..request.len()).zip(0..) {
            match measurer.measure(pair) {
                Ok(found) => {
                    let Found {
                        figures,
                        replacements,
                    } = found;
                    for (column, figure) in columns.iter_mut().zip(figures) {
                        column.push(figure);
                    }
                    replaced.add(u64::from(number), replacements);
                }
                Err(codes) => {
                    for column in &mut columns {
                        column.push(Figure::Refused);
                    }
                    refused.push(RefusedPair {
                        pair: number,
                        codes,
                    });
                }
            }
        }
        Self {
            columns,
            refused,
            replaced: ReplacedInPairs::all(&replaced),
        }
    }
}

impl MeasuredColumn {
    pub(super) fn push(&mut self, figure: Figure<&'static str>) {
        let reasons = &mut self.reasons;
        // There are a handful.
        let [numerator, denominator] = figure.numbers(|reason| {
            let known = reasons.iter().position(|&known| known == reason);
            known.unwrap_or_else(|| {
                reasons.push(reason);
                reasons.len() - 1
            })
        });
        self.numerators.push(numerator);
        self.denominators.push(denominator);
    }
}

impl ReplacedInPairs {
    fn all(replaced: &Replacements) -> Vec<Self> {
        let number = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let numbers = |all: &[u64]| all.iter().copied().map(number).collect();
        let rows = replaced.rows().map(|(replacement, cell)| {
            let (what, labels) = labels(replacement);
            let [left, right] = labels.map(|label| label.map(String::from));
            Self {
                what,
                left,
                right,
                times: number(cell.times),
                pairs: numbers(&cell.pairs),
                each: numbers(&cell.each),
            }
        });
        rows.collect()
    }
}
