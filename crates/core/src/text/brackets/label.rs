//! The parts of a label: `NP-SBJ-1` is the category `NP` with the function `SBJ` and the index 1.

/// A label of a phrase, or the tag of a word.
///
/// The parts are those of the Penn Treebank: a category, then functions and an index after hyphens,
/// and the index of a gapped constituent after `=`. A label that begins with a hyphen is a category
/// as a whole, as are `-NONE-` and `-LRB-`.
///
/// # Example
/// ```
/// use twintree::text::brackets::Label;
/// let label = Label::new("NP-SBJ-TPC-1=2");
/// assert_eq!(label.category(), "NP");
/// assert_eq!(label.functions().collect::<Vec<_>>(), ["SBJ", "TPC"]);
/// assert_eq!((label.index(), label.gap_index()), (Some(1), Some(2)));
/// assert_eq!(Label::new("-LRB-").category(), "-LRB-");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label<'a>(&'a str);

impl<'a> Label<'a> {
    /// The label that is written so.
    pub fn new(text: &'a str) -> Self {
        Label(text)
    }

    /// The label as written: `NP-SBJ-1`.
    pub fn as_str(self) -> &'a str {
        self.0
    }

    /// The label without functions and indices: `NP`.
    pub fn category(self) -> &'a str {
        self.0.get(..self.end()).unwrap_or(self.0)
    }

    /// What stands after the category: `-SBJ-1`, or nothing.
    fn suffix(self) -> &'a str {
        self.0.get(self.end()..).unwrap_or_default()
    }

    /// The functions: `SBJ`.
    pub fn functions(self) -> impl Iterator<Item = &'a str> {
        self.parts()
            .map(|(_, part)| part)
            .filter(|part| !part.is_empty() && number(part).is_none())
    }

    /// The index that a phrase shares with its trace: 1 of `NP-SBJ-1`.
    pub fn index(self) -> Option<u32> {
        self.numbered('-')
    }

    /// The index that a constituent shares with the one it is parallel to: 2 of `NP=2`.
    pub fn gap_index(self) -> Option<u32> {
        self.numbered('=')
    }

    /// True of `-NONE-`, the tag of a trace.
    pub fn is_trace(self) -> bool {
        self.0 == "-NONE-"
    }

    /// Where the category ends.
    fn end(self) -> usize {
        let end = |place: usize| match place {
            // Nothing would be left of a label that begins with a mark.
            0 => self.0.len(),
            _ => place,
        };
        self.0.find(['-', '=']).map_or(self.0.len(), end)
    }

    /// What stands after the category, each part with the mark before it.
    fn parts(self) -> impl Iterator<Item = (char, &'a str)> {
        let mut rest = self.suffix();
        core::iter::from_fn(move || {
            let mark = rest.chars().next()?;
            let after = rest.get(mark.len_utf8()..).unwrap_or_default();
            let end = after.find(['-', '=']).unwrap_or(after.len());
            let (part, next) = after.split_at_checked(end)?;
            rest = next;
            Some((mark, part))
        })
    }

    fn numbered(self, mark: char) -> Option<u32> {
        self.parts()
            .filter(|part| part.0 == mark)
            .find_map(|part| number(part.1))
    }
}

/// ASCII digits, as far as they are a small number.
fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[track_caller]
    fn check(text: &str, category: &str, functions: &[&str], index: Option<u32>, gap: Option<u32>) {
        let label = Label::new(text);
        assert_eq!(label.category(), category, "{text}");
        assert_eq!(label.functions().collect::<Vec<_>>(), functions, "{text}");
        assert_eq!((label.index(), label.gap_index()), (index, gap), "{text}");
    }

    #[test]
    fn a_label_is_a_category_with_functions_and_indices() {
        check("NP", "NP", &[], None, None);
        check("NP-SBJ", "NP", &["SBJ"], None, None);
        check("NP-SBJ-1", "NP", &["SBJ"], Some(1), None);
        check("NP-1", "NP", &[], Some(1), None);
        check("NP=2", "NP", &[], None, Some(2));
        check("NP-LGS-TPC-3=2", "NP", &["LGS", "TPC"], Some(3), Some(2));
        check("np-sb", "np", &["sb"], None, None);
        check("NP-", "NP", &[], None, None);
        check("PRP$", "PRP$", &[], None, None);
        check("ADVP|PRT", "ADVP|PRT", &[], None, None);
        check("", "", &[], None, None);
        check("ÜP-É", "ÜP", &["É"], None, None);
        check("NP-99999999999", "NP", &[], Some(u32::MAX), None);
    }

    #[test]
    fn a_label_that_begins_with_a_mark_is_whole() {
        for text in ["-NONE-", "-LRB-", "-RRB-", "-DFL-", "-", "--", "=", "-1"] {
            check(text, text, &[], None, None);
        }
        assert!(Label::new("-NONE-").is_trace());
    }
}
