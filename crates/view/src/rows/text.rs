//! The text of a row as JSON without blanks, and what stands where in it.
//!
//! ```text
//! {"pair":1,"range":[0.5,1.0]}      member /range/1 is 1.0
//! ```

use std::borrow::Cow;

/// The value at a JSON pointer whose names have no signs that JSON escapes; none where there is none.
pub(crate) fn value_at<'t>(text: &'t str, pointer: &str) -> Option<&'t str> {
    let mut names = pointer.split('/').skip(1);
    names.try_fold(text, |value, name| {
        let place = name.parse().unwrap_or(usize::MAX);
        let mut members = Members::of(value).enumerate();
        let is_list = value.starts_with('[');
        let is_it = |&(at, (key, _)): &(usize, (&str, &str))| {
            if is_list { at == place } else { key == name }
        };
        members.find(is_it).map(|(_, (_, value))| value)
    })
}

/// The members of an object by their names, or those of a list, which have none.
pub(crate) struct Members<'t> {
    /// What follows, after the comma.
    rest: &'t str,
    has_names: bool,
}

impl<'t> Members<'t> {
    /// Those of a value; none of one that is neither.
    pub(crate) fn of(value: &'t str) -> Self {
        let has_names = value.starts_with('{');
        let inside = value.strip_prefix(['{', '[']);
        Self {
            rest: inside.map_or("", |rest| rest.get(..rest.len() - 1).unwrap_or_default()),
            has_names,
        }
    }
}

impl<'t> Iterator for Members<'t> {
    type Item = (&'t str, &'t str);

    fn next(&mut self) -> Option<Self::Item> {
        let mut take = || {
            let (value, rest) = self.rest.split_at_checked(length(self.rest))?;
            self.rest = rest.get(1..).unwrap_or_default();
            (!value.is_empty()).then_some(value)
        };
        let name = if self.has_names {
            take()?.trim_matches('"')
        } else {
            ""
        };
        Some((name, take()?))
    }
}

/// How long the value is with which a text begins.
fn length(text: &str) -> usize {
    let (mut depth, mut in_string, mut escaped) = (0_u32, false, false);
    for (at, byte) in text.bytes().enumerate() {
        if escaped {
            escaped = false;
        } else if in_string {
            escaped = byte == b'\\';
            in_string = byte != b'"';
        } else {
            match byte {
                b'"' => in_string = true,
                b'{' | b'[' => depth += 1,
                b'}' | b']' => depth = depth.saturating_sub(1),
                b',' | b':' if depth == 0 => return at,
                _ => {}
            }
        }
    }
    text.len()
}

/// A value as words: a string as it is meant, nothing for `null`, anything else as it stands.
pub(crate) fn plain(value: &str) -> Cow<'_, str> {
    let Some(inside) = value
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'))
    else {
        return if value == "null" { "" } else { value }.into();
    };
    let mut parts = inside.split('\\');
    let mut text = String::from(parts.next().unwrap_or_default());
    if text.len() == inside.len() {
        return inside.into();
    }
    let mut half: Option<u32> = None;
    let mut is_escaped = true;
    for part in parts {
        // Of two backslashes the first one escapes the second.
        if !is_escaped {
            is_escaped = true;
            text.push_str(part);
            continue;
        }
        let (sign, rest) = part.split_at_checked(1).unwrap_or((part, ""));
        let unit = (sign == "u").then(|| rest.get(..4)).flatten();
        if let Some(unit) = unit.and_then(|digits| u32::from_str_radix(digits, 16).ok()) {
            let rest = rest.get(4..).unwrap_or_default();
            // The two halves of a letter stand side by side.
            let letter = match half {
                Some(high) if (0xdc00..0xe000).contains(&unit) => {
                    0x1_0000 + (((high - 0xd800) << 10) | (unit & 0x3ff))
                }
                _ => unit,
            };
            let is_high = (0xd800..0xdc00).contains(&unit) && rest.is_empty();
            half = is_high.then_some(unit);
            if !is_high {
                text.push(char::from_u32(letter).unwrap_or('\u{fffd}'));
            }
            text.push_str(rest);
            continue;
        }
        half = None;
        text.push_str(match sign {
            "n" => "\n",
            "r" => "\r",
            "t" => "\t",
            "b" => "\u{8}",
            "f" => "\u{c}",
            "" => "\\",
            other => other,
        });
        is_escaped = !sign.is_empty();
        text.push_str(rest);
    }
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_by_their_place() {
        let row = r#"{"a":{"b.c":"x,\"}\\","d":[1,[2.0,3],{"e":null}]},"f":-1e-7}"#;
        for (pointer, expected) in [
            ("/a/b.c", Some(r#""x,\"}\\""#)),
            ("/a/d/0", Some("1")),
            ("/a/d/1", Some("[2.0,3]")),
            ("/a/d/1/1", Some("3")),
            ("/a/d/2/e", Some("null")),
            ("/a/d/3", None),
            ("/f", Some("-1e-7")),
            ("/f/g", None),
            ("/g", None),
        ] {
            assert_eq!(value_at(row, pointer), expected, "{pointer}");
        }
        assert_eq!(Members::of("{}").count(), 0);
        assert_eq!(Members::of("[]").count(), 0);
    }

    #[test]
    fn strings_are_what_they_mean() {
        for text in [
            "",
            "x",
            "\\",
            "\\\\n",
            "\"\n\r\t\u{8}\u{c}\u{1}",
            "é\\u00e9😀",
            "a\\",
        ] {
            let json = serde_json::to_string(text).expect("JSON");
            assert_eq!(plain(&json), text, "{json}");
        }
        assert_eq!(
            plain(r#""\ud83d\ude00\u00e9\/\u0041\\u0041""#),
            "😀é/A\\u0041"
        );
        assert_eq!(plain(r#""\ud83dx\u0041\ud83d\n\u0041""#), "\u{fffd}xA\nA");
        assert_eq!(plain("null"), "");
        assert_eq!(plain("[1]"), "[1]");
    }
}
