//! Checks of a single word: characters that make it a different word from what it looks like.

use alloc::format;

use super::composition::is_composed;
use super::cursor::Place;
use super::diagnostic::{Code, Diagnostic};
use super::report::Report;
use super::span::Span;

/// Warns about a word that is not composed, that holds invisible characters, or that was
/// damaged on its way.
pub(super) fn check(form: &str, place: Place, report: &mut Report<'_>) {
    if !is_plain(form) {
        check_at(form, place.span(form), report);
    }
}

/// Nearly all words are printable ASCII, where nothing can be wrong.
fn is_plain(form: &str) -> bool {
    form.bytes().all(|byte| byte.is_ascii_graphic())
}

/// The same of a word that may be written otherwise there.
pub(super) fn check_at(form: &str, span: Span, report: &mut Report<'_>) {
    if is_plain(form) {
        return;
    }
    let add = |code| Diagnostic::new(code, span).because_of(form);
    if !is_composed(form) {
        report.add(add(Code::FormNotNfc));
    }
    if let Some(character) = form.chars().find(|&character| is_hidden(character)) {
        let name = format!("U+{:04X}", u32::from(character));
        report.add(add(Code::CharacterInvisible).with("character", name));
    }
    if form.contains(char::REPLACEMENT_CHARACTER) {
        report.add(add(Code::CharacterReplaced));
    }
}

/// Controls, spaces without width and marks of direction. The joiners of Persian, of the Indic
/// scripts and of emoji belong to the spelling of words, and no-break spaces to that of numbers.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}' | '\u{feff}')
}
