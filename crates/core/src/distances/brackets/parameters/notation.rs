//! The parameters of EVALB as text.

use super::{Matching, Parameters};
use crate::text::{Code, Diagnostic, Diagnostics, Line};

/// A shorter line says nothing, whatever is in it.
const SHORTEST: usize = 3;

/// See [`Parameters::read`].
pub(super) fn read(text: &str) -> (Parameters, Diagnostics) {
    let mut parameters = Parameters::everything();
    let mut diagnostics = Diagnostics::new();
    if let Some(first) = Line::ended_by_carriage_return(text) {
        diagnostics.push(Diagnostic::new(Code::CarriageReturns, first.whole()));
        return (parameters, diagnostics);
    }
    for line in Line::all(text) {
        let trimmed = line.text.trim_ascii_end();
        if trimmed.starts_with('#') || trimmed.len() < SHORTEST {
            continue;
        }
        // A keyword stands at the beginning of the line: after a blank it is not a keyword, as in EVALB.
        let end = trimmed.find(|c: char| c.is_ascii_whitespace());
        let (keyword, rest) = trimmed.split_at(end.unwrap_or(trimmed.len()));
        let value = rest.trim_ascii_start();
        match parameters.set(keyword, value) {
            Ok(()) => {}
            Err(code @ Code::ParameterUnknown) => {
                let (found, span) = if keyword.is_empty() {
                    (trimmed, line.whole())
                } else {
                    (keyword, line.span(0..keyword.len()))
                };
                diagnostics.push(Diagnostic::new(code, span).because_of(found));
            }
            Err(code) => {
                let span = line.span(trimmed.len() - value.len()..trimmed.len());
                let problem = Diagnostic::new(code, span).because_of(value);
                diagnostics.push(problem.with("keyword", keyword));
            }
        }
    }
    (parameters, diagnostics)
}

impl Parameters {
    /// Sets one parameter, or says what is wrong with it.
    fn set(&mut self, keyword: &str, value: &str) -> Result<(), Code> {
        match keyword {
            "DEBUG" => self.debug = number(value)?,
            "MAX_ERROR" => self.max_error = number(value)?,
            "CUTOFF_LEN" => self.cut_off = number(value)?,
            "LABELED" => {
                self.matching = match number::<i32>(value)? {
                    0 => Matching::Unlabelled,
                    _ => Matching::Labelled,
                }
            }
            "DELETE_LABEL" => self.delete(label(value)?),
            "DELETE_LABEL_FOR_LENGTH" => self.no_length.insert(label(value)?),
            "DELETE_WORD" => self.deleted_words.insert(label(value)?),
            "QUOTE_LABEL" => self.quotes.insert(label(value)?),
            "EQ_LABEL" | "EQ_WORD" => {
                let mut values = value.split_ascii_whitespace();
                let (Some(one), Some(other), None) = (values.next(), values.next(), values.next())
                else {
                    return Err(Code::ParameterPair);
                };
                match keyword {
                    "EQ_LABEL" => self.equate(one, other),
                    _ => self.words.insert(one, other),
                }
            }
            _ => return Err(Code::ParameterUnknown),
        }
        Ok(())
    }
}

fn number<N: core::str::FromStr>(value: &str) -> Result<N, Code> {
    value.parse().map_err(|_| Code::ParameterNumber)
}

/// A label or a word: one piece of text.
fn label(value: &str) -> Result<&str, Code> {
    let is_one = value.split_ascii_whitespace().count() == 1;
    is_one.then_some(value).ok_or(Code::ParameterValue)
}
