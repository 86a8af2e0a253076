//! Two files of sentences, and optionally one of links, read in step.

use std::path::Path;

use twintree::text::Diagnostics;
use twintree::text::cutter::Piece;
use twintree::text::links::{LinkText, Numbering};
use twintree::{Pair as TreePair, PairOptions, Sentence, Side, Symbols};

use twintree::pair::LinkSource;
use twintree::text::Format;

use crate::arguments::TwoFiles;
use crate::failure::Failure;
use crate::link_lines::{self, LinkLines, LinkOptions, Notation};
use crate::order::{Order, Step};
use crate::refusal::Refusal;
use crate::report::Report;
use crate::sentences::{Next, Sentences};
use crate::source::require_one_standard_input;
use crate::whole::Cut;

/// Pairs of sentences, in the order of their files.
pub(crate) struct Pairs {
    files: Files,
    /// How many pairs were read.
    read: u64,
    /// The text of the pair that was given last.
    bytes: Vec<u8>,
}

/// Two open files of sentences, and optionally one of links.
pub(crate) struct Files {
    pub(crate) left: Sentences,
    pub(crate) right: Sentences,
    pub(crate) links: Option<LinkLines>,
    pub(crate) names: Names,
    /// What is known of which sentences belong together.
    step: Step,
    /// How the files are read and paired, where that is yet to be reported.
    pub(crate) said: Vec<String>,
}

/// The next pair of files as it stands in them, none where one has ended.
pub(crate) struct CutPair<T> {
    /// Left and right.
    pub(crate) sentences: [Option<T>; 2],
    /// Its links.
    pub(crate) links: CutLinks<T>,
}

/// The entry of a file of links for a pair.
pub(crate) enum CutLinks<T> {
    /// A line.
    Line(T),
    /// There is no file.
    NoFile,
    /// It ended.
    End,
}

impl<T> CutPair<T> {
    /// Whether a file ends in its place.
    pub(crate) fn is_end(&self) -> bool {
        self.sentences.iter().any(Option::is_none) || matches!(self.links, CutLinks::End)
    }
}

/// The names of the three texts, as the user gave them.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    pub(crate) left: String,
    pub(crate) right: String,
    /// Empty where there is none.
    pub(crate) links: String,
}

/// One pair.
pub(crate) struct Pair<'p> {
    /// Its number, from 1.
    pub(crate) number: u64,
    /// What was read of it, or the codes of its errors, each once.
    pub(crate) content: Result<Content<'p>, Vec<&'static str>>,
}

/// A pair whose texts were read without errors, or that is yet to be read.
pub(crate) struct Content<'p> {
    names: &'p Names,
    texts: Texts<'p>,
}

enum Texts<'p> {
    /// Of files.
    Read {
        sentences: Box<[Sentence<'p>; 2]>,
        /// None where no file of links was given.
        links: Vec<LinkText>,
        /// How their file numbers words.
        numbering: Numbering,
    },
    /// Of a record.
    Record {
        left: &'p str,
        right: &'p str,
        links: Option<&'p str>,
    },
}

/// What the files have in the place of a pair.
pub(crate) enum Found<'p> {
    /// What was read of it, or the codes of its errors, each once.
    Pair(Box<Result<Content<'p>, Vec<&'static str>>>),
    /// The end of some of the files: left, right, links.
    End([bool; 3]),
}

/// Where the two sentences of a pair begin.
pub(crate) struct Places<'p>([Place<'p>; 2]);

/// Where a sentence begins.
#[derive(Clone, Copy)]
pub(crate) struct Place<'p> {
    pub(crate) file: &'p str,
    pub(crate) line: u32,
}

impl<'p> Places<'p> {
    /// Where the sentence of this side begins.
    pub(crate) fn of(&self, side: Side) -> Place<'p> {
        let Self([left, right]) = *self;
        match side {
            Side::Left => left,
            Side::Right => right,
        }
    }
}

impl<'p> Pair<'p> {
    /// What is found in its trees and links, or the codes of its errors, each once, which are reported.
    pub(crate) fn find<T>(
        self,
        options: &PairOptions<'_>,
        report: &mut Report,
        find: impl FnOnce(&TreePair<'p>) -> Result<T, Refusal>,
    ) -> Result<T, Vec<&'static str>> {
        let content = self.content?;
        let places = content.places();
        let pair = content.pair(options, Symbols::new(), report);
        pair.and_then(|pair| find(&pair))
            .map_err(|refusal| report.refusal(&places, refusal))
    }
}

impl<'p> Content<'p> {
    /// The trees and links of the pair; the labels are added to these symbols. What is wrong with
    /// the links, in the file of links or in comments of the sentences, is reported.
    ///
    /// # Errors
    ///
    /// If a link has errors.
    pub(crate) fn pair(
        self,
        options: &PairOptions<'_>,
        symbols: Symbols,
        report: &mut Report,
    ) -> Result<TreePair<'p>, Refusal> {
        let pair = match self.texts {
            Texts::Read {
                sentences,
                links,
                numbering,
            } => {
                let [left, right] = *sentences;
                let options = options.with_numbering(numbering);
                TreePair::of(left, right, &links, &options, symbols)
            }
            Texts::Record { left, right, links } => {
                let mut options = *options;
                // Links of a record take the place of those in comments, where any are asked for.
                if options.links == LinkSource::Comments && links.is_some() {
                    options.links = LinkSource::Text;
                    TreePair::read(left, right, links.unwrap_or_default(), &options)
                } else {
                    TreePair::read(left, right, "", &options)
                }
            }
        };
        let mut codes = Vec::new();
        for (file, problems) in [
            (&self.names.left, pair.side(Side::Left).diagnostics()),
            (&self.names.right, pair.side(Side::Right).diagnostics()),
            (&self.names.links, pair.link_diagnostics()),
        ] {
            note(file, problems, report, &mut codes);
        }
        if codes.is_empty() {
            Ok(pair)
        } else {
            Err(Refusal::Errors(codes))
        }
    }

    /// The texts of a record.
    pub(crate) fn of_record(
        names: &'p Names,
        [left, right]: [&'p str; 2],
        links: Option<&'p str>,
    ) -> Self {
        let texts = Texts::Record { left, right, links };
        Self { names, texts }
    }

    /// Where the pair begins.
    pub(crate) fn places(&self) -> Places<'p> {
        let lines = match &self.texts {
            Texts::Read { sentences, .. } => sentences.each_ref().map(Sentence::line),
            Texts::Record { .. } => [1, 1],
        };
        let [left, right] = lines;
        Places([
            Place {
                file: &self.names.left,
                line: left,
            },
            Place {
                file: &self.names.right,
                line: right,
            },
        ])
    }
}

impl<'p> Found<'p> {
    /// What was read of a pair, with errors of these codes.
    pub(crate) fn of(
        names: &'p Names,
        sentences: [Next<'p>; 2],
        links: Option<Vec<LinkText>>,
        numbering: Numbering,
        codes: Vec<&'static str>,
    ) -> Self {
        let [left, right] = [0, 1].map(|side| matches!(sentences[side], Next::End));
        // Without a file of links there is nothing to keep in step with.
        let of_links = links.is_none() || names.links.is_empty() && (left || right);
        let ends = [left, right, of_links];
        if ends.contains(&true) {
            return Self::End(ends);
        }
        Self::Pair(Box::new(match sentences {
            [Next::Sentence(left), Next::Sentence(right)] if codes.is_empty() => Ok(Content {
                names,
                texts: Texts::Read {
                    sentences: Box::new([left, right]),
                    links: links.unwrap_or_default(),
                    numbering,
                },
            }),
            _ => Err(codes),
        }))
    }
}

impl Names {
    /// Those of the texts of a record.
    pub(crate) fn of_record() -> Self {
        Self {
            left: "left".into(),
            right: "right".into(),
            links: "links".into(),
        }
    }

    /// Whether all ended together.
    ///
    /// # Errors
    ///
    /// If one continues, or they are empty.
    pub(crate) fn ended(&self, ends: [bool; 3], read: u64) -> Result<(), Failure> {
        let all = [&self.left, &self.right, &self.links];
        let find = |end| {
            let mut files = all.iter().zip(ends);
            files.find(|&(_, ended)| ended == end)
        };
        match (find(true), find(false)) {
            (Some((ended, _)), Some((other, _))) => {
                Err(Failure::out_of_step(ended, &format!("pair {read}"), other))
            }
            _ if read == 0 => Err(Failure("there is no pair".into())),
            _ => Ok(()),
        }
    }
}

impl Files {
    /// Opens the files.
    ///
    /// # Errors
    ///
    /// If one of them cannot be opened, or two are standard input.
    pub(crate) fn open(
        sentences: [(&Path, Option<Format>); 2],
        links: Option<&Path>,
        options: LinkOptions,
    ) -> Result<Self, Failure> {
        let [left, right] = sentences;
        let all = [Some(left.0), Some(right.0), links];
        require_one_standard_input(all.into_iter().flatten())?;
        let name = |path: &Path| path.display().to_string();
        let names = Names {
            left: name(left.0),
            right: name(right.0),
            links: links.map_or_else(String::new, name),
        };
        Ok(Self {
            left: Sentences::open(left.0, left.1)?,
            right: Sentences::open(right.0, right.1)?,
            links: match links {
                Some(path) => Some(LinkLines::open(path, options)?),
                None => None,
            },
            names,
            step: Step::first(sentences)?,
            said: Vec::new(),
        })
    }

    /// The next pair, as it is taken from its pieces.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, or the names of the sentences contradict the pairs given before.
    pub(crate) fn cut<T>(
        &mut self,
        mut take: impl FnMut(&Piece<'_>) -> T,
    ) -> Result<CutPair<T>, Failure> {
        let Self {
            left, right, links, ..
        } = self;
        let formats = [left.format()?, right.format()?];
        let contradictions = [left.contradiction(), right.contradiction()];
        self.said.extend(contradictions.into_iter().flatten());
        let mut pieces = [left.cut()?, right.cut()?];
        if let Some(order) = self.step.next(pieces.each_ref(), formats)? {
            let Order {
                rest,
                left: count,
                sentence,
            } = order;
            let side = |side: usize| rest.iter().map(|pair| pair[side]).collect();
            left.arrange(side(0))?;
            right.arrange(side(1))?;
            if let Some(links) = links {
                links.arrange(side(0), count)?;
            }
            self.said.push(sentence);
            pieces = [left.cut()?, right.cut()?];
        }
        let is_a_pair = pieces.iter().all(Option::is_some);
        let sentences = pieces.map(|piece| piece.map(|piece| take(&piece)));
        let links = match links {
            None => CutLinks::NoFile,
            Some(lines) => {
                let line = lines.cut(is_a_pair, |piece| take(&piece))?;
                line.map_or(CutLinks::End, CutLinks::Line)
            }
        };
        Ok(CutPair { sentences, links })
    }

    /// How the links of a pair are read.
    pub(crate) fn notation(&self) -> Notation {
        let links = self.links.as_ref();
        links.map_or(Notation::Line(Numbering::FromOne), LinkLines::notation)
    }

    /// Whether the next pair is there without anything to wait for.
    pub(crate) fn are_ready(&mut self) -> bool {
        let links = self.links.as_mut();
        self.left.is_ready() && self.right.is_ready() && links.is_none_or(LinkLines::is_ready)
    }
}

impl CutPair<Cut> {
    /// What the files have in its place. What is wrong with it is reported.
    pub(crate) fn read<'p>(
        &self,
        bytes: &'p [u8],
        (formats, notation): ([Format; 2], Notation),
        names: &'p Names,
        report: &mut Report,
    ) -> Found<'p> {
        let mut problems = Diagnostics::new();
        let mut codes = Vec::new();
        let mut sentence = |side: usize, name: &str| {
            problems.clear();
            let cut = self.sentences.get(side).and_then(Option::as_ref);
            let next = cut.map_or(Next::End, |cut| {
                Next::of(&cut.piece(bytes), formats[side], &mut problems)
            });
            note(name, &problems, report, &mut codes);
            next
        };
        let sentences = [sentence(0, &names.left), sentence(1, &names.right)];
        problems.clear();
        let links = match &self.links {
            CutLinks::Line(cut) => {
                let piece = cut.piece(bytes);
                if let [Next::Sentence(left), Next::Sentence(right)] = &sentences {
                    link_lines::check_texts(&piece, notation, [left, right], &mut problems);
                }
                Some(link_lines::read(&piece, notation, &mut problems))
            }
            CutLinks::NoFile => Some(Vec::new()),
            CutLinks::End => None,
        };
        note(&names.links, &problems, report, &mut codes);
        Found::of(names, sentences, links, notation.numbering(), codes)
    }
}

impl Pairs {
    /// Opens the files.
    pub(crate) fn open(
        files: &TwoFiles,
        links: Option<&Path>,
        options: LinkOptions,
    ) -> Result<Self, Failure> {
        let sentences = [
            (files.left.as_path(), files.formats.left_format),
            (files.right.as_path(), files.formats.right_format),
        ];
        Ok(Self {
            files: Files::open(sentences, links, options)?,
            read: 0,
            bytes: Vec::new(),
        })
    }

    /// The next pair, none at the end. What is wrong with it is reported.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, or one ends before another.
    pub(crate) fn next(&mut self, report: &mut Report) -> Result<Option<Pair<'_>>, Failure> {
        let Self { files, read, bytes } = self;
        bytes.clear();
        let formats = [files.left.format()?, files.right.format()?];
        let cut = files.cut(|piece| Cut::new(piece, bytes))?;
        for sentence in files.said.drain(..) {
            report.sentence(&sentence);
        }
        let notation = files.notation();
        match cut.read(bytes, (formats, notation), &files.names, report) {
            Found::End(ends) => {
                files.names.ended(ends, *read)?;
                Ok(None)
            }
            Found::Pair(content) => {
                *read += 1;
                Ok(Some(Pair {
                    number: *read,
                    content: *content,
                }))
            }
        }
    }
}

/// Reports problems and gathers the codes of those that are errors.
pub(crate) fn note(
    file: &str,
    problems: &Diagnostics,
    report: &mut Report,
    codes: &mut Vec<&'static str>,
) {
    report.diagnostics(file, problems);
    for problem in problems.iter().filter(|problem| problem.is_error()) {
        let code = problem.code.as_str();
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
}
