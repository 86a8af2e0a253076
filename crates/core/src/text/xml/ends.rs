//! Where elements of one name end, found from bytes as they arrive.
//!
//! Of `<a><s>x</s>\n<s/></a>` the first part ends after `</s>`, the second one after `<s/>`.

use crate::text::ends::SentenceEnds;

/// Finds where the elements of a name end.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct Ends {
    name: &'static str,
    state: State,
    /// The element has begun.
    begun: bool,
    /// It has ended.
    ended: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Text,
    /// After `<`.
    Open,
    /// In the name of a tag, so many bytes of which are those of the element's; [`OTHER`] of another one.
    Name {
        closes: bool,
        same: usize,
    },
    /// After the name.
    Tag {
        kind: Kind,
        slash: bool,
    },
    /// In the value of an attribute.
    Value {
        kind: Kind,
        quote: u8,
    },
    /// After `<!`, with so many hyphens.
    Declaration(u8),
    /// In a comment or CDATA, after so many of the signs that end it.
    Passed {
        sign: u8,
        signs: u8,
    },
}

/// Which tag it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Begin,
    End,
    Other,
}

/// No name is so long.
const OTHER: usize = usize::MAX;

impl Ends {
    /// Before the first byte of a text.
    pub(in crate::text) fn new(name: &'static str) -> Self {
        Self {
            name,
            state: State::Text,
            begun: false,
            ended: false,
        }
    }

    /// A byte after the name of a tag.
    fn tag(&mut self, kind: Kind, slash: bool, byte: u8) -> State {
        match byte {
            b'"' | b'\'' => State::Value { kind, quote: byte },
            // The tag before is not closed.
            b'<' => State::Open,
            b'>' => {
                self.ended = self.begun && (kind == Kind::End || kind == Kind::Begin && slash);
                State::Text
            }
            _ => State::Tag {
                kind,
                slash: byte == b'/',
            },
        }
    }

    /// A byte of the name of a tag.
    fn name(&mut self, closes: bool, same: usize, byte: u8) -> State {
        if !(byte.is_ascii_whitespace() || b"<>/='\"&".contains(&byte)) {
            let is_same = self.name.as_bytes().get(same) == Some(&byte);
            let same = if is_same { same + 1 } else { OTHER };
            return State::Name { closes, same };
        }
        let kind = match (same == self.name.len(), closes) {
            (true, true) => Kind::End,
            (true, false) => Kind::Begin,
            _ => Kind::Other,
        };
        self.begun |= kind == Kind::Begin;
        self.tag(kind, false, byte)
    }
}

impl SentenceEnds for Ends {
    fn ends_before(&mut self, byte: u8) -> bool {
        if self.ended {
            *self = Self::new(self.name);
            return true;
        }
        self.state = match (self.state, byte) {
            (State::Text, b'<') => State::Open,
            (State::Text, _) | (State::Passed { signs: 2, .. }, b'>') => State::Text,
            (State::Open, b'/') => State::Name {
                closes: true,
                same: 0,
            },
            (State::Open, b'!') => State::Declaration(0),
            (State::Open, _) => self.name(false, 0, byte),
            (State::Name { closes, same }, _) => self.name(closes, same, byte),
            (State::Tag { kind, slash }, _) => self.tag(kind, slash, byte),
            (State::Value { kind, quote }, _) if byte == quote => State::Tag { kind, slash: false },
            (State::Value { .. }, b'<') => State::Open,
            (State::Value { .. }, _) => self.state,
            (State::Declaration(0), b'-') => State::Declaration(1),
            (State::Declaration(1), b'-') => State::Passed {
                sign: b'-',
                signs: 0,
            },
            (State::Declaration(0), b'[') => State::Passed {
                sign: b']',
                signs: 0,
            },
            (State::Declaration(_), _) => self.tag(Kind::Other, false, byte),
            (State::Passed { sign, signs }, _) => State::Passed {
                sign,
                signs: if byte == sign { 2.min(signs + 1) } else { 0 },
            },
        };
        false
    }

    fn has_begun(&self) -> bool {
        self.begun
    }
}

#[cfg(test)]
mod tests {
    use super::Ends;
    use crate::text::ends::tests;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        tests::check(Ends::new("s"), text, expected);
    }

    #[test]
    fn a_part_ends_after_its_element() {
        check("<a><s>x</s>\n<s/></a>", &["<a><s>x</s>", "\n<s/>"]);
        check("<s b='/s>'></s><s>", &["<s b='/s>'></s>", "<s>"]);
        check(
            "<s><!-- </s> --><![CDATA[</s>]]></s>",
            &["<s><!-- </s> --><![CDATA[</s>]]></s>"],
        );
        check("<ss/></s><s\n></s\n>", &["<ss/></s><s\n></s\n>"]);
        check("<s><b c=\"</s><s/>", &["<s><b c=\"</s>", "<s/>"]);
        check("<?xml?><a>", &[]);
    }
}
