//! Files of other programs, told by their first bytes, so that none is taken for words.

use core::fmt;

use crate::text::Format;

named! {
    /// A kind of file that is neither sentences nor links.
    ///
    /// ```
    /// use twintree::intake::Foreign;
    ///
    /// assert_eq!(Foreign::notice(b"%PDF-1.7\n"), Some(Foreign::Pdf));
    /// assert_eq!(Foreign::Zip.to_string(), "a ZIP archive: unpack it and give the file that is in it");
    /// assert_eq!(Foreign::notice(b"(S (NN cats))"), None);
    /// ```
    #[non_exhaustive]
    pub enum Foreign by as_str {
        /// ZIP, and what is packed in it: documents of word processors and spreadsheets.
        Zip = "zip",
        /// Compressed by gzip, under a name that does not end in `.gz`.
        Gzip = "gzip",
        /// Another archive: 7z, RAR, tar, bzip2, xz, zstd.
        Archive = "archive",
        /// A document of an older word processor or spreadsheet.
        Office = "office",
        /// PDF.
        Pdf = "pdf",
        /// Rich Text Format.
        Rtf = "rtf",
        /// PNG, JPEG, GIF, TIFF, WebP.
        Image = "image",
        /// A page of the web.
        Html = "html",
        /// Pairs of Algraeph.
        Algraeph = "algraeph",
        /// Any other XML.
        Xml = "xml",
        /// JSON, or JSON Lines.
        Json = "json",
    }
}

use Foreign::{Algraeph, Archive, Gzip, Html, Image, Json, Office, Pdf, Rtf, Xml, Zip};

/// The first bytes of files that are no text.
const BINARY: &[(&[u8], Foreign)] = &[
    (b"PK\x03\x04", Zip),
    (b"PK\x05\x06", Zip),
    (b"\x1f\x8b", Gzip),
    (b"7z\xbc\xaf\x27\x1c", Archive),
    (b"Rar!\x1a\x07", Archive),
    (b"BZh", Archive),
    (b"\xfd7zXZ\x00", Archive),
    (b"\x28\xb5\x2f\xfd", Archive),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", Office),
    (b"%PDF-", Pdf),
    (b"{\\rtf", Rtf),
    (b"\x89PNG\r\n\x1a\n", Image),
    (b"\xff\xd8\xff", Image),
    (b"GIF87a", Image),
    (b"GIF89a", Image),
    (b"II*\x00", Image),
    (b"MM\x00*", Image),
];

/// Elements with which a text of XML begins, in small letters.
const ELEMENTS: &[(&str, Foreign)] = &[
    ("html", Html),
    ("head", Html),
    ("body", Html),
    ("parallel_graph_corpus", Algraeph),
];

impl Foreign {
    /// What a file is that begins with these bytes, if it is none of sentences or links. Some 4,000 bytes
    /// are enough.
    ///
    /// # Complexity
    /// Linear in the bytes.
    pub fn notice(beginning: &[u8]) -> Option<Self> {
        let binary = BINARY.iter().find(|(mark, _)| beginning.starts_with(mark));
        let is_webp = || beginning.starts_with(b"RIFF") && beginning.get(8..12) == Some(b"WEBP");
        let is_tar = || beginning.get(257..262) == Some(b"ustar");
        match binary {
            Some(&(_, found)) => Some(found),
            None if is_webp() => Some(Image),
            None if is_tar() => Some(Archive),
            None => of_text(beginning),
        }
    }
}

impl fmt::Display for Foreign {
    /// What it is, and what to do with it.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Zip => "a ZIP archive: unpack it and give the file that is in it",
            Gzip => "compressed by gzip: give it a name that ends in .gz, or unpack it",
            Archive => "an archive: unpack it and give the file that is in it",
            Office => {
                "a document of a word processor or spreadsheet: save it as plain text (UTF-8)"
            }
            Pdf => "a PDF: copy its sentences into a plain text",
            Rtf => "a text with formatting (RTF): save it as plain text (UTF-8)",
            Image => "an image",
            Html => "a page of the web (HTML): save the file itself, not the page that shows it",
            Algraeph => {
                "a file of pairs of Algraeph: give sentences and links in files of their own"
            }
            Xml => "XML: give CoNLL-U, brackets, Newick or plain sentences",
            Json => "JSON: give CoNLL-U, brackets, Newick or plain sentences",
        })
    }
}

/// What a text is, by its first line that is not empty.
fn of_text(beginning: &[u8]) -> Option<Foreign> {
    let text = beginning
        .strip_prefix(b"\xef\xbb\xbf")
        .unwrap_or(beginning)
        .trim_ascii_start();
    match text {
        [b'<', rest @ ..] => match Format::notice_bytes(text) {
            Format::Tiger | Format::Alpino => None,
            _ => of_markup(rest),
        },
        [b'{', rest @ ..] => matches!(rest.trim_ascii_start(), [b'"' | b'}', ..]).then_some(Json),
        [b'[', rest @ ..] => {
            let first = rest.trim_ascii_start();
            matches!(first, [b'{' | b'"' | b'[', ..]).then_some(Json)
        }
        _ => None,
    }
}

/// What a text is that begins with `<`: XML if a name, a declaration or a comment follows.
fn of_markup(mut rest: &[u8]) -> Option<Foreign> {
    let mut found = None;
    loop {
        if let [b'?' | b'!', ..] = rest {
            let head = rest.get(..rest.len().min(40)).unwrap_or_default();
            if head.to_ascii_lowercase().starts_with(b"!doctype html") {
                return Some(Html);
            }
            let is_declared = head.starts_with(b"?xml") || head.starts_with(b"!");
            if !is_declared && found.is_none() {
                return None;
            }
            found = Some(Xml);
            // What it declares decides nothing; the first element does.
            let Some(next) = rest.iter().skip(1).position(|&byte| byte == b'<') else {
                return found;
            };
            rest = rest.get(next + 2..).unwrap_or_default();
            continue;
        }
        let is_name =
            |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b':');
        let end = rest
            .iter()
            .position(|byte| !is_name(byte))
            .unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        let is_element = name.first().is_some_and(u8::is_ascii_alphabetic)
            && matches!(
                after.first(),
                None | Some(b'>' | b'/' | b' ' | b'\t' | b'\r' | b'\n')
            );
        if !is_element {
            return found;
        }
        let known = ELEMENTS
            .iter()
            .find(|(known, _)| name.eq_ignore_ascii_case(known.as_bytes()));
        return Some(known.map_or(Xml, |&(_, kind)| kind));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(beginning: &[u8], expected: Option<Foreign>) {
        assert_eq!(Foreign::notice(beginning), expected);
    }

    #[test]
    fn files_of_other_programs_are_named() {
        check(b"PK\x03\x04\x14\x00", Some(Zip));
        check(b"\x1f\x8b\x08", Some(Gzip));
        check(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", Some(Office));
        check(b"{\\rtf1\\ansi", Some(Rtf));
        check(b"RIFF\x10\x00\x00\x00WEBPVP8 ", Some(Image));
        let mut tar = [b'a'; 300];
        tar[257..262].copy_from_slice(b"ustar");
        check(&tar, Some(Archive));
        check(b"\xef\xbb\xbf\n <!DOCTYPE HTML>\n<html>", Some(Html));
        check(b"<HTML lang='en'>", Some(Html));
        check(b"<parallel_graph_corpus>", Some(Algraeph));
        check(b"<?xml version='1.0'?>", Some(Xml));
        check(b"<text>\nGo .\n</text>", Some(Xml));
        check(b"{\"left\":", Some(Json));
        check(b"[\n  {\"id\": 1}", Some(Json));
    }

    #[test]
    fn sentences_and_links_are_not() {
        for text in [
            "",
            "# sent_id = 1\n1\tGo\t_",
            "(S (NP 0=he))",
            "<?xml version='1.0'?>\n<corpus id=\"x\">",
            "<?xml version='1.0'?>\n<!-- a --><alpino_ds version=\"1\">",
            "#FORMAT 3\n#BOT ORIGIN",
            "%% a corpus\n#FORMAT 4\n#BOS 1 0 1 0",
            "[&R] ((a,b),c);",
            "'a b';",
            "% a comment\n(S (NN cats))",
            "%% two\n(S (NN cats))",
            "1-2 3-4",
            "# Sentence pair (1) source length 5",
            "< 3 cats sleep .",
            "<3 cats",
            "[ he laughs ] and goes .",
            "{ laughs } and goes .",
            "BZ is a word",
            "I I * we",
            "#BOSTON is a city",
        ] {
            check(text.as_bytes(), None);
        }
    }

    #[test]
    fn each_has_a_name_and_a_sentence() {
        for kind in Foreign::ALL {
            assert!(kind.as_str().len() > 2 && !std::format!("{kind}").ends_with('.'));
        }
    }
}
