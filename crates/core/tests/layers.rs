//! Data goes one way: a module of the crate names only modules before it.

use std::fs;
use std::path::{Path, PathBuf};

/// What all methods share, from text to a pair.
const GROUND: &[&str] = &[
    "name",
    "sum",
    "number",
    "order",
    "ratio",
    "average",
    "too_large",
    "symbol",
    "relation",
    "word",
    "tree",
    "alignment",
    "text",
    "intake",
    "heads",
    "sentence",
    "dependency",
    "phrase",
    "pair",
];

/// The methods: each is a room, whose modules name the ground, those before them in their room, and
/// nothing of another room.
const ROOMS: &[(&str, &[&str])] = &[
    (
        "paths",
        &[
            "path",
            "levenshtein",
            "disparity",
            "meta_graph",
            "spanning",
            "charge",
            "fold",
            "score",
            "comparison",
        ],
    ),
    (
        "relations",
        &["synonyms", "content", "aligner", "agreement", "fusion"],
    ),
    (
        "distances",
        &[
            "undefined",
            "leaves",
            "overlaps",
            "splits",
            "quartets",
            "attachment",
            "brackets",
            "tree_edit",
        ],
    ),
    (
        "crossings",
        &[
            "representation",
            "parts",
            "links",
            "span",
            "translation",
            "overlaps",
            "test",
            "cohesion",
            "figures",
        ],
    ),
    (
        "projection",
        &[
            "language",
            "parse",
            "clauses",
            "source",
            "functions",
            "sentence",
            "lemmas",
            "lexicon",
            "translations",
            "spine",
            "decisions",
            "realisation",
            "target",
            "sentences",
            "phrases",
            "token",
            "advance",
            "aligned",
            "pairing",
            "weights",
            "beam",
            "perceptron",
            "inventory",
            "features",
            "choosing",
            "task",
            "model",
            "training",
            "reranking",
            "prediction",
            "evaluation",
        ],
    ),
    (
        "corpus",
        &[
            "values",
            "pairs",
            "correlation",
            "summary",
            "distribution",
            "histogram",
            "ranks",
            "generator",
            "significance",
            "replacements",
        ],
    ),
];

/// What modules of one room name of another one: what was replaced on paths is read off paths.
const ACROSS: &[(&str, &str)] = &[
    ("corpus/replacements", "paths/charge"),
    ("corpus/replacements", "paths/spanning"),
];

/// One source file without comments and tests.
struct Source {
    path: PathBuf,
    module: String,
    /// How many modules deep: 1 for those that lie at the root.
    depth: usize,
    code: String,
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut open = vec![root.clone()];
    let mut sources = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(
                fs::read_dir(&path)
                    .expect("a folder")
                    .map(|e| e.expect("an entry").path()),
            );
            continue;
        }
        // Wherever the repository lies: only the folders inside count.
        let inside = path.strip_prefix(&root).expect("a source");
        let in_tests = inside.components().any(|part| part.as_os_str() == "tests");
        if !in_tests && !inside.ends_with("tests.rs") {
            let module = module_of(inside);
            let depth = inside.components().count();
            let code = without_tests(&fs::read_to_string(&path).expect("a readable source"));
            sources.push(Source {
                path,
                module,
                depth,
                code,
            });
        }
    }
    assert!(sources.len() > 20, "the sources were not found");
    sources
}

/// The first folder of a source, and in a room the second, too: `paths/spanning`.
fn module_of(inside: &Path) -> String {
    let mut names = inside
        .components()
        .map(|part| part.as_os_str().to_string_lossy().into_owned());
    let first = names.next().expect("a name");
    let name = match names.next() {
        Some(second) if ROOMS.iter().any(|(room, _)| *room == first) => format!("{first}/{second}"),
        _ => first,
    };
    name.trim_end_matches(".rs").to_owned()
}

/// Everything before the unit tests, without comments.
fn without_tests(text: &str) -> String {
    let code = text
        .split("#[cfg(test)]\nmod tests")
        .next()
        .unwrap_or_default();
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// What follows `crate::`, one name each; `crate::{a, b::{C, D}}` names `a` and `b`.
fn named(code: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let after = &code[at + "crate::".len()..];
        names.push(first_name(after));
        let mut depth = 0;
        for (at, bracket) in after.char_indices() {
            match bracket {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            if depth == 1 && (bracket == '{' || bracket == ',') {
                names.push(first_name(&after[at + 1..]));
            }
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// The module that a path begins with: `tree` of `tree::Tree`, `paths/path` of `paths::path::Path`.
fn first_name(text: &str) -> String {
    let mut parts = text.trim_start().splitn(3, "::").map(|part| {
        let end = part.find(|c: char| !c.is_alphanumeric() && c != '_');
        &part[..end.unwrap_or(part.len())]
    });
    let first = parts.next().unwrap_or_default();
    match parts.next() {
        Some(second) if ROOMS.iter().any(|(room, _)| *room == first) => format!("{first}/{second}"),
        _ => first.to_owned(),
    }
}

/// Whether a module may name another one.
fn may_name(module: &str, other: &str) -> bool {
    let ground = |name: &str| GROUND.iter().position(|known| *known == name);
    let in_room = |name: &str| {
        let (room, inside) = name.split_once('/')?;
        let (_, modules) = ROOMS.iter().find(|(known, _)| *known == room)?;
        let place = modules.iter().position(|known| *known == inside)?;
        Some((room.to_owned(), place))
    };
    match (ground(module), ground(other)) {
        (Some(place), Some(of_other)) => of_other <= place,
        (None, Some(_)) => true,
        _ if ACROSS.contains(&(module, other)) => true,
        _ => match (in_room(module), in_room(other)) {
            (Some((room, place)), Some((other_room, of_other))) => {
                room == other_room && of_other <= place
            }
            _ => false,
        },
    }
}

/// Whether the lists know a module; the file that opens a room names the modules of it.
fn is_known(module: &str) -> bool {
    module == "lib" || is_room(module) || may_name(module, module)
}

fn is_room(module: &str) -> bool {
    ROOMS.iter().any(|(room, _)| *room == module)
}

/// The arrows of one file that lead where they may not.
fn wrong_arrows(module: &str, code: &str) -> Vec<String> {
    named(code)
        .iter()
        .filter(|name| !may_name(module, name))
        .map(|name| format!("{module} names crate::{name}"))
        .collect()
}

#[test]
fn every_module_has_its_place() {
    for source in sources() {
        assert!(
            is_known(&source.module),
            "{}: give it a place in this test",
            source.path.display()
        );
    }
}

#[test]
fn every_arrow_leads_where_it_may() {
    let modules = sources()
        .into_iter()
        .filter(|source| source.module != "lib");
    let wrong: Vec<String> = modules
        .flat_map(|source| wrong_arrows(&source.module, &source.code))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The longest run of `super::`; each leads out of a module.
fn steps_out(code: &str) -> usize {
    let runs = code.match_indices("super::").map(|(at, _)| {
        let mut rest = &code[at..];
        let mut steps = 0;
        while let Some(after) = rest.strip_prefix("super::") {
            rest = after;
            steps += 1;
        }
        steps
    });
    runs.max().unwrap_or_default()
}

#[test]
fn no_arrow_goes_through_the_root() {
    for source in sources().iter().filter(|source| source.module != "lib") {
        assert!(
            steps_out(&source.code) < source.depth,
            "{}",
            source.path.display()
        );
    }
    assert_eq!(steps_out("use super::a; use super::super::b::c;"), 2);
}

#[test]
fn a_wrong_arrow_would_be_seen() {
    assert_eq!(wrong_arrows("tree", "use crate::symbol::Symbol;"), [""; 0]);
    assert_eq!(
        wrong_arrows("paths/score", "use crate::paths::spanning::SpanningTree;"),
        [""; 0]
    );
    assert_eq!(
        wrong_arrows("tree", "use crate::paths::path::Path;"),
        ["tree names crate::paths/path"]
    );
    assert_eq!(
        wrong_arrows("paths/score", "fn f(a: crate::relations::aligner::Table)"),
        ["paths/score names crate::relations/aligner"]
    );
    assert_eq!(
        wrong_arrows("paths/path", "use crate::paths::score::Score;"),
        ["paths/path names crate::paths/score"]
    );
    // A re-export would hide where the arrow leads.
    assert_eq!(
        wrong_arrows("paths/score", "use crate::Tree;"),
        ["paths/score names crate::Tree"]
    );
    let group = "use crate::{tree::Tree, relations::fusion::{self, Merge}};";
    assert_eq!(
        wrong_arrows("paths/path", group),
        ["paths/path names crate::relations/fusion"]
    );
    assert_eq!(
        without_tests("a\n#[cfg(test)]\nmod tests { use crate::relations::fusion; }"),
        "a"
    );
}

#[test]
fn the_crate_does_not_use_std() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs");
    let lib = fs::read_to_string(root).expect("a readable source");
    assert!(
        lib.lines().any(|line| line == "#![no_std]"),
        "no_std is unconditional"
    );
    let std_is_for_tests = lib.contains("#[cfg(test)]\nextern crate std;");
    assert!(std_is_for_tests && lib.matches("extern crate std").count() == 1);
    for source in sources() {
        assert!(
            !source.code.contains("std::"),
            "{} names std",
            source.path.display()
        );
    }
}
