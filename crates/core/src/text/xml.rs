//! Elements of a text of XML, one after the other.
//!
//! `<s id="1"><t word="A&amp;B"/></s>` opens `s` with `id`, then `t` with `word`, which is empty, and closes
//! `s`. Read are elements, attributes, the five entities and numbers of characters, and passed over are
//! text, comments, CDATA and instructions; what declares a type or another encoding than UTF-8 is refused.
//! Nothing is fetched or expanded, so that reading is linear in the text.
//!
//! A part of a text may begin and end within elements: what closes more than it opens is passed over.
//!
//! Source: *Extensible Markup Language (XML) 1.0*, fifth edition, <https://www.w3.org/TR/xml/>.

mod ends;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use super::cursor::{Cursor, Place};
use super::diagnostic::Code;
use super::report::Report;
use super::span::Span;
pub(super) use ends::Ends;

/// What comes next.
#[derive(Clone, Copy, Debug)]
pub(super) enum Event<'t> {
    /// The beginning of an element, or all of it: then it is closed next.
    Open(&'t str),
    /// The end of the innermost open element; of another one, if that was not opened in this part.
    Close(&'t str),
}

/// Reads a text of XML, or a part of one.
#[derive(Debug)]
pub(super) struct Reader<'c, 't> {
    cursor: &'c mut Cursor<'t>,
    /// Of the element that was opened last.
    attributes: Vec<(&'t str, &'t str)>,
    /// The elements that are open, the innermost last.
    open: Vec<&'t str>,
    /// The element that was opened last is empty.
    is_empty: bool,
    tag: Span,
}

/// A tag is not as it should be.
struct Malformed;

impl<'c, 't> Reader<'c, 't> {
    pub(super) fn new(cursor: &'c mut Cursor<'t>) -> Self {
        Self {
            cursor,
            attributes: Vec::new(),
            open: Vec::new(),
            is_empty: false,
            tag: Span::default(),
        }
    }

    /// The tag that was read last.
    pub(super) fn tag(&self) -> Span {
        self.tag
    }

    /// An attribute of the element that was opened last, as it is written: see [`meaning`].
    pub(super) fn attribute(&self, name: &str) -> Option<&'t str> {
        let mut attributes = self.attributes.iter();
        let found = attributes.find(|(known, _)| *known == name);
        found.map(|(_, value)| *value)
    }

    /// An attribute of the element that was opened last; that it is missing or empty is reported.
    pub(super) fn required(&self, name: &'static str, report: &mut Report<'_>) -> Option<&'t str> {
        let found = self.attribute(name).filter(|value| !value.is_empty());
        if found.is_none() {
            self.lacks(name, report);
        }
        found
    }

    /// Reports that an attribute of the element that was opened last is missing, or not what it must be.
    pub(super) fn lacks(&self, name: &'static str, report: &mut Report<'_>) {
        let problem = self.cursor.problem(Code::AttributeMissing, self.tag);
        report.add(problem.with("attribute", name));
    }

    /// The next beginning or end of an element. What is wrong before it is reported.
    pub(super) fn next(&mut self, report: &mut Report<'_>) -> Option<Event<'t>> {
        if core::mem::take(&mut self.is_empty) {
            return self.open.pop().map(Event::Close);
        }
        loop {
            self.pass_text();
            let start = self.cursor.place();
            let rest = self.cursor.rest();
            if rest.is_empty() {
                return None;
            }
            let event = if let Some(rest) = rest.strip_prefix("</") {
                self.close(rest, start, report).map(Some)
            } else if rest.starts_with("<!--") {
                self.pass_to("<!--", "-->").map(|_| None)
            } else if rest.starts_with("<![CDATA[") {
                self.pass_to("<![CDATA[", "]]>").map(|_| None)
            } else if rest.starts_with("<?") {
                self.instruction(start, report).map(|()| None)
            } else if rest.starts_with("<!") {
                let name = rest.split_ascii_whitespace().next().unwrap_or_default();
                self.refuse(start.span(name), report);
                self.pass_declaration().map(|()| None)
            } else {
                self.open(start, report).map(Some)
            };
            match event {
                Ok(Some(event)) => return Some(event),
                Ok(None) => {}
                Err(Malformed) => {
                    if self.cursor.place() == start {
                        self.cursor.pass();
                    }
                    let end = self.cursor.place();
                    report.add(self.cursor.problem(Code::XmlMalformed, start.to(end)));
                }
            }
        }
    }

    /// Passes what stands between tags.
    fn pass_text(&mut self) {
        loop {
            self.cursor.take(|byte| byte != b'<');
            match self.cursor.peek() {
                Some(b'\n') => self.cursor.pass(),
                _ => return,
            }
        }
    }

    fn pass_blanks(&mut self) {
        while self
            .cursor
            .peek()
            .is_some_and(|byte| byte.is_ascii_whitespace())
        {
            self.cursor.pass();
        }
    }

    /// Passes what begins and ends so; what stands between.
    fn pass_to(&mut self, begin: &str, end: &str) -> Result<&'t str, Malformed> {
        let rest = self.cursor.rest();
        let inner = rest.get(begin.len()..).unwrap_or_default();
        let Some(length) = inner.find(end) else {
            self.cursor.advance(rest.len());
            return Err(Malformed);
        };
        self.cursor.advance(begin.len() + length + end.len());
        Ok(inner.get(..length).unwrap_or_default())
    }

    /// Passes an instruction; the first one may name the encoding.
    fn instruction(&mut self, start: Place, report: &mut Report<'_>) -> Result<(), Malformed> {
        let text = self.pass_to("<?", "?>")?;
        let encoding = text
            .strip_prefix("xml")
            .and_then(|text| text.split_once("encoding"));
        let named = encoding.and_then(|(_, text)| text.split(['"', '\'']).nth(1));
        let is_known = |name: &str| {
            let known = ["utf-8", "utf8", "us-ascii"];
            known.iter().any(|known| name.eq_ignore_ascii_case(known))
        };
        if named.is_some_and(|name| !is_known(name)) {
            self.refuse(start.to(self.cursor.place()), report);
        }
        Ok(())
    }

    /// Passes the declaration of a type, with what it holds.
    fn pass_declaration(&mut self) -> Result<(), Malformed> {
        let mut depth = 0_usize;
        let end = self.cursor.rest().bytes().position(|byte| {
            match byte {
                b'<' => depth += 1,
                b'>' => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0
        });
        self.cursor.advance(end.ok_or(Malformed)? + 1);
        Ok(())
    }

    fn refuse(&self, span: Span, report: &mut Report<'_>) {
        report.add(self.cursor.problem(Code::XmlRefused, span));
    }

    /// The end of an element: the text begins after `</`.
    fn close(
        &mut self,
        rest: &'t str,
        start: Place,
        report: &mut Report<'_>,
    ) -> Result<Event<'t>, Malformed> {
        let end = rest.find(['>', '<']).ok_or(Malformed)?;
        let (name, after) = rest.split_at_checked(end).ok_or(Malformed)?;
        self.cursor.advance("</".len() + name.len());
        if !after.starts_with('>') {
            return Err(Malformed);
        }
        self.cursor.pass();
        self.tag = start.to(self.cursor.place());
        let name = name.trim_ascii_end();
        if let Some(innermost) = self.open.pop()
            && innermost != name
        {
            let problem = self.cursor.problem(Code::XmlCrossed, self.tag);
            report.add(problem.with("expected", innermost));
            // What is not closed ends with what holds it.
            match self.open.iter().rposition(|open| *open == name) {
                Some(place) => self.open.truncate(place),
                None => self.open.push(innermost),
            }
        }
        Ok(Event::Close(name))
    }

    /// The beginning of an element.
    fn open(&mut self, start: Place, report: &mut Report<'_>) -> Result<Event<'t>, Malformed> {
        self.cursor.pass();
        let name = self.cursor.take(is_name);
        if name.is_empty() {
            return Err(Malformed);
        }
        self.attributes.clear();
        loop {
            let before = self.cursor.place();
            self.pass_blanks();
            let is_apart = self.cursor.place() != before;
            match self.cursor.peek().ok_or(Malformed)? {
                b'>' => break,
                b'/' => {
                    self.cursor.pass();
                    self.is_empty = self.cursor.peek() == Some(b'>');
                    if !self.is_empty {
                        return Err(Malformed);
                    }
                    break;
                }
                _ if is_apart => self.attribute_of_tag(report)?,
                _ => return Err(Malformed),
            }
        }
        self.cursor.pass();
        self.tag = start.to(self.cursor.place());
        self.open.push(name);
        Ok(Event::Open(name))
    }

    /// An attribute with its value.
    fn attribute_of_tag(&mut self, report: &mut Report<'_>) -> Result<(), Malformed> {
        let name = self.cursor.take(is_name);
        self.pass_blanks();
        let is_followed = self.cursor.peek() == Some(b'=');
        if name.is_empty() || !is_followed || self.attribute(name).is_some() {
            return Err(Malformed);
        }
        self.cursor.pass();
        self.pass_blanks();
        let quote = match self.cursor.peek() {
            Some(b'"') => '"',
            Some(b'\'') => '\'',
            _ => return Err(Malformed),
        };
        self.cursor.pass();
        let start = self.cursor.place();
        let rest = self.cursor.rest();
        let end = rest.find([quote, '<']).ok_or(Malformed)?;
        let (value, after) = rest.split_at_checked(end).ok_or(Malformed)?;
        self.cursor.advance(value.len());
        if !after.starts_with(quote) {
            return Err(Malformed);
        }
        for (at, _) in value.match_indices('&') {
            let rest = value.get(at..).unwrap_or_default();
            if entity(rest).is_none() {
                let end =
                    rest.find(|letter: char| !letter.is_alphanumeric() && !"&#;".contains(letter));
                let before = start.past(value.get(..at).unwrap_or_default());
                let found = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
                self.refuse(before.span(found), report);
                break;
            }
        }
        self.cursor.pass();
        self.attributes.push((name, value));
        Ok(())
    }
}

/// A part of a name.
fn is_name(byte: u8) -> bool {
    !byte.is_ascii_whitespace() && !b"<>/='\"&".contains(&byte)
}

/// The character that an entity at the beginning of a text stands for, and what follows it.
fn entity(text: &str) -> Option<(char, &str)> {
    const NAMES: [(&str, char); 5] = [
        ("lt", '<'),
        ("gt", '>'),
        ("amp", '&'),
        ("quot", '"'),
        ("apos", '\''),
    ];
    let (name, after) = text
        .strip_prefix('&')?
        .split_at_checked(text.find(';')? - 1)?;
    let after = after.get(1..)?;
    let character = match name.strip_prefix('#') {
        Some(number) => {
            let code = match number.strip_prefix('x') {
                Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16),
                None => number.parse(),
            };
            char::from_u32(code.ok()?).filter(|&character| character != '\0')?
        }
        None => NAMES.iter().find(|(known, _)| *known == name)?.1,
    };
    Some((character, after))
}

/// What the value of an attribute means: entities stand for their characters, white space for a space.
pub(super) fn meaning(value: &str) -> Cow<'_, str> {
    if !value.contains(['&', '\t', '\n', '\r']) {
        return Cow::Borrowed(value);
    }
    let mut meant = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find('&') {
        let (before, entity_and_rest) = rest.split_at_checked(at).unwrap_or((rest, ""));
        meant.extend(before.chars().map(as_space));
        if let Some((character, after)) = entity(entity_and_rest) {
            meant.push(character);
            rest = after;
        } else {
            meant.push('&');
            rest = entity_and_rest.get(1..).unwrap_or_default();
        }
    }
    meant.extend(rest.chars().map(as_space));
    Cow::Owned(meant)
}

fn as_space(character: char) -> char {
    match character {
        '\t' | '\n' | '\r' => ' ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::text::diagnostics::Diagnostics;
    use crate::text::span::Position;

    /// The tags of a text, and what is wrong with it, with the column.
    #[track_caller]
    fn check(text: &str, tags: &str, problems: &[(&str, u32)]) {
        let mut diagnostics = Diagnostics::new();
        let mut report = Report::new(&mut diagnostics, 0);
        let mut cursor = Cursor::new(text, 0, Position::START.into());
        let mut reader = Reader::new(&mut cursor);
        let mut found = String::new();
        while let Some(event) = reader.next(&mut report) {
            match event {
                Event::Open(name) => {
                    found += name;
                    for (name, value) in &reader.attributes {
                        found.extend([" ", name, "=", &meaning(value)]);
                    }
                    found += ";";
                }
                Event::Close(name) => found.extend(["/", name, ";"]),
            }
        }
        assert_eq!(found, tags, "{text}");
        let all: Vec<_> = diagnostics
            .iter()
            .map(|one| (one.code.as_str(), one.span.column))
            .collect();
        assert_eq!(all, problems, "{text}");
    }

    #[test]
    fn elements_are_read_with_their_attributes() {
        check(
            "<?xml version='1.0' encoding=\"UTF-8\"?><s id='1'>text &x; <t word=\"A&amp;B &#65;&#x42;\" /></s >",
            "s id=1;t word=A&B AB;/t;/s;",
            &[],
        );
        check("<!-- <a> -->a<![CDATA[<b>]]><?c <d>?><e/>", "e;/e;", &[]);
        check("<a\n b\n=\n'c\td'>", "a b=c d;", &[]);
        check("</body></corpus>\n", "/body;/corpus;", &[]);
    }

    #[test]
    fn what_is_no_xml_is_said_in_its_place() {
        check("<a><b></a></c>", "a;b;/a;/c;", &[("xml-crossed", 7)]);
        check("<a><b></c></b></a>", "a;b;/c;/b;/a;", &[("xml-crossed", 7)]);
        check("<a b='1' b='2'><c/>", "c;/c;", &[("xml-malformed", 1)]);
        check("<a b><c/>", "c;/c;", &[("xml-malformed", 1)]);
        check("<a b='<c/>", "c;/c;", &[("xml-malformed", 1)]);
        check("<a b='1'c='2'/>", "", &[("xml-malformed", 1)]);
        check("< a/><b/>", "b;/b;", &[("xml-malformed", 1)]);
        check("<a/><!-- x", "a;/a;", &[("xml-malformed", 5)]);
        check("<a", "", &[("xml-malformed", 1)]);
        check("<", "", &[("xml-malformed", 1)]);
        check("</a<b/>", "b;/b;", &[("xml-malformed", 1)]);
    }

    #[test]
    fn what_is_not_read_is_refused_by_its_name() {
        check(
            "<!DOCTYPE a [<!ENTITY x 'y'>]><a/>",
            "a;/a;",
            &[("xml-refused", 1)],
        );
        check(
            "<?xml encoding='ISO-8859-1'?><a/>",
            "a;/a;",
            &[("xml-refused", 1)],
        );
        check("<a b='c&nbsp;'/>", "a b=c&nbsp;;/a;", &[("xml-refused", 8)]);
        check(
            "<a b='c & d &#0;'/>",
            "a b=c & d &#0;;/a;",
            &[("xml-refused", 9)],
        );
    }
}
