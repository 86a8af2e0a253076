//! A short run of the fuzz targets: every seed, and a few thousand changed ones, always the same.
//!
//! The seeds are in `fuzz/seeds`, the targets in `fuzz/targets`; long runs are done with cargo-fuzz.

use std::fs;
use std::path::Path;

#[path = "../../../fuzz/targets/mod.rs"]
#[allow(
    clippy::expect_used,
    reason = "a target stops where something does not hold"
)]
mod targets;

/// Pieces that mean something to the readers.
const PIECES: &[&[u8]] = &[
    b"\t",
    b"\n",
    b"\r",
    b"\r\n",
    b"\n\n",
    b" ",
    b"_",
    b"0",
    b"1",
    b"2",
    b"7",
    b"-",
    b"1-2",
    b"3-2",
    b"5.1",
    b"0.1",
    b"#",
    b"# text = ",
    b":",
    b":equals",
    b"p",
    b"3p2",
    b"root",
    b"SpaceAfter=No",
    b"# global.columns = ID FORM HEAD DEPREL\n",
    b"# global.columns = ",
    b" HEAD",
    b"|1.1:conj",
    b"0:root",
    b"4294967295",
    b"99999999999999999999",
    b"\x00",
    b"\xff",
    b"\xc3",
    "é".as_bytes(),
    "e\u{301}".as_bytes(),
    "𝄞".as_bytes(),
    "\u{a0}".as_bytes(),
    "\u{2028}".as_bytes(),
    "\u{202e}".as_bytes(),
    b"\x1b[2J",
    "\u{feff}".as_bytes(),
    b"\n%%\n",
    b"(",
    b")",
    b"(S ",
    b"\n(",
    b"\n\n(",
    b"-NONE-",
    b"\n# ",
    b"%",
    b",",
    b";",
    b";\n",
    b"'",
    b"''",
    b"[",
    b"]",
    b"[&R]",
    b"#BOS 1\n",
    b"#EOS 1\n",
    b"#500",
    b"\t--\t500\n",
    b"1=",
    b"<s id=\"1\">",
    b"</s>",
    b"<t id=\"1\" word=\"",
    b"<edge idref=\"",
    b"/>",
    b"&amp;",
    b"&#65;",
    b"<node begin=\"1\" word=\"",
    b"</alpino_ds>",
    b"<!--",
];

/// The generator of G. Marsaglia, *Xorshift RNGs*, Journal of Statistical Software 8(14), 2003: the
/// same numbers on every machine and in every run.
struct Random(u64);

impl Random {
    /// A number below a limit, which must not be 0.
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or(0) % limit
    }
}

/// One to six changes: a piece put in or over, bytes taken out or doubled, a bit turned, or the rest
/// of another seed.
fn change(seed: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=random.below(6) {
        let start = random.below(bytes.len() + 1);
        let end = (start + random.below(12)).min(bytes.len());
        let piece = PIECES[random.below(PIECES.len())];
        match random.below(6) {
            0 => drop(bytes.splice(start..start, piece.iter().copied())),
            1 => drop(bytes.splice(start..end, piece.iter().copied())),
            2 => drop(bytes.drain(start..end)),
            3 => {
                let copy = bytes[start..end].to_vec();
                drop(bytes.splice(start..start, copy));
            }
            4 => {
                if let Some(byte) = bytes.get_mut(start) {
                    *byte ^= 1 << random.below(8);
                }
            }
            _ => {
                bytes.truncate(start);
                bytes.extend(&other[random.below(other.len() + 1)..]);
            }
        }
    }
    bytes
}

/// Runs a target over its seeds and over this many changed ones.
#[track_caller]
fn check(name: &str, cases: usize, target: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz/seeds")
        .join(name);
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the seeds are in the repository")
        .map(|entry| entry.expect("a seed").path())
        .collect();
    paths.sort();
    let seeds: Vec<Vec<u8>> = paths
        .iter()
        .map(|path| fs::read(path).expect("a seed"))
        .collect();
    assert!(seeds.len() >= 3, "{} seeds of {name}", seeds.len());
    for seed in &seeds {
        target(seed);
    }
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..cases {
        let seed = &seeds[random.below(seeds.len())];
        let other = &seeds[random.below(seeds.len())];
        let bytes = change(seed, other, &mut random);
        target(&bytes);
        // Most changes of bytes break a character; the reader after that must be reached as well.
        target(String::from_utf8_lossy(&bytes).as_bytes());
    }
}

#[test]
fn no_bytes_harm_the_reader_of_conllu() {
    check("conllu", 20_000, targets::conllu::check);
}

#[test]
fn sentences_are_the_same_however_their_bytes_are_divided() {
    check("conllu", 10_000, targets::cutter::check);
    check("links", 5_000, targets::cutter::check);
    check("brackets", 5_000, targets::cutter::check);
    check("newick", 5_000, targets::cutter::check);
    check("words", 5_000, targets::cutter::check);
    check("treebanks", 5_000, targets::cutter::check);
}

#[test]
fn no_bytes_harm_the_reader_of_brackets() {
    check("brackets", 20_000, targets::brackets::check);
}

#[test]
fn no_bytes_harm_the_reader_of_newick() {
    check("newick", 20_000, targets::newick::check);
}

#[test]
fn no_bytes_harm_the_readers_of_treebanks() {
    check("treebanks", 20_000, targets::treebanks::check);
}

#[test]
fn no_bytes_harm_the_reader_of_words() {
    check("words", 20_000, targets::words::check);
}

#[test]
fn no_bytes_harm_the_reader_of_links() {
    check("links", 20_000, targets::links::check);
}

#[test]
fn no_bytes_harm_the_way_from_two_texts_to_the_score() {
    check("pair", 10_000, targets::pair::check);
}
