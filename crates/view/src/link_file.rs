//! Files of links that name their pairs: those of GIZA++ and of the shared tasks.

use twintree::text::links::{Numbering, giza, naacl, write_line};
use twintree::text::{Diagnostics, Position};

use crate::{Diagnostic, LinkFormat, Source};

answers! {
    /// What was read of a file of links that names its pairs: links in the notation of a line for each pair.
    #[derive(Default)]
    pub struct LinkFile {
        /// The line of each pair that is named, in the order of their numbers. That of a pair of GIZA++ with errors
        /// is no links, `GIZA++:7`, and names the first line of the pair; what is no link in the format of the
        /// shared tasks stands as it is behind those of the pair before.
        pub lines: Vec<String>,
        /// The numbers of these pairs, from 1 to [10,000,000](twintree::text::links::LARGEST_PAIR).
        #[tsify(type = "Uint32Array")]
        pub pairs: Vec<u32>,
        /// Of GIZA++ how many words the source sentence (A) and the target sentence (B) of each have, two numbers;
        /// 0 and 0 where that is not known.
        #[tsify(type = "Uint32Array")]
        pub sizes: Vec<u32>,
        /// Every problem of GIZA++; where the file as a whole is refused there is one, and no line.
        pub diagnostics: Vec<Diagnostic>,
    }
}

impl LinkFile {
    /// Reads the links of a file in such a format; in another one none. O(n log n) in its pairs and the links of
    /// each, linear in the text.
    pub fn new(text: &str, format: LinkFormat) -> Self {
        match format {
            LinkFormat::Giza => Self::giza(text),
            LinkFormat::Naacl => Self::naacl(text),
            LinkFormat::Twintree | LinkFormat::Pharaoh => Self::default(),
        }
    }

    fn giza(text: &str) -> Self {
        let mut file = Self::default();
        let mut problems = Diagnostics::new();
        let pairs = giza::pairs(text).unwrap_or_else(|refused| {
            problems.push(*refused);
            Vec::new()
        });
        for pair in pairs {
            let mut found = Diagnostics::new();
            let marked = giza::read_pair(pair.text, pair.at, &mut found);
            file.pairs.push(pair.number);
            file.lines.push(if found.has_errors() {
                format!("{}{}", giza::NOT_TAKEN, pair.at.line)
            } else {
                write_line(&marked, Numbering::FromOne)
            });
            let said = giza::sizes(pair.text).map(|sizes| [sizes.left, sizes.right]);
            file.sizes.extend(said.unwrap_or_default());
            problems.append(&found);
        }
        file.diagnostics = Diagnostic::list(Source::Links, &problems);
        file
    }

    fn naacl(text: &str) -> Self {
        let mut file = Self::default();
        for pair in naacl::pair_lines(text).chunk_by(|one, next| one.pair == next.pair) {
            let links = pair.iter().filter(|line| line.is_link);
            let rows: String = links.flat_map(|line| [line.text, "\n"]).collect();
            let marked = naacl::read_pair(&rows, Position::START, &mut Diagnostics::new());
            let mut line = write_line(&marked, Numbering::FromOne);
            for other in pair.iter().filter(|line| !line.is_link) {
                line.extend([" ", other.text]);
            }
            file.pairs.push(pair[0].pair);
            file.lines.push(line.trim_start().into());
        }
        file
    }
}
