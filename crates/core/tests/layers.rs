//! Data goes one way: a module of the crate names only modules before it.

use std::fs;
use std::path::{Path, PathBuf};

/// From text to score; before the text what every layer may use.
const PIPELINE: &[&str] = &[
    "order",
    "symbol",
    "relation",
    "text",
    "tree",
    "dependency",
    "alignment",
    "path",
    "levenshtein",
    "disparity",
    "meta_graph",
    "spanning",
    "score",
    "comparison",
];

/// Ways to find, judge and use an alignment, and other measures: they may name the pipeline and
/// the leaves before them, and nothing in the pipeline names them.
const LEAVES: &[&str] = &[
    "subtree",
    "synonyms",
    "content",
    "aligner",
    "agreement",
    "fusion",
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
        } else if !path.ends_with("tests.rs")
            && !path.components().any(|c| c.as_os_str() == "tests")
        {
            let inside = path.strip_prefix(&root).expect("a source");
            let first = inside
                .components()
                .next()
                .expect("a name")
                .as_os_str()
                .to_string_lossy();
            let module = first.trim_end_matches(".rs").to_owned();
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
fn named(code: &str) -> Vec<&str> {
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

fn first_name(text: &str) -> &str {
    let text = text.trim_start();
    let end = text
        .find(|c: char| !c.is_alphanumeric() && c != '_')
        .unwrap_or(text.len());
    &text[..end]
}

fn place(module: &str) -> Option<usize> {
    PIPELINE
        .iter()
        .chain(LEAVES)
        .position(|name| *name == module)
}

/// The arrows of one file that do not lead to an earlier module.
fn upward(module: &str, code: &str) -> Vec<String> {
    let own = place(module);
    let wrong = |name: &&&str| match place(name) {
        Some(place) => Some(place) > own,
        None => true,
    };
    named(code)
        .iter()
        .filter(wrong)
        .map(|name| format!("{module} names crate::{name}"))
        .collect()
}

#[test]
fn every_module_has_its_place() {
    for source in sources() {
        let known = source.module == "lib" || place(&source.module).is_some();
        assert!(
            known,
            "{}: give it a place in this test",
            source.path.display()
        );
    }
}

#[test]
fn no_arrow_leads_upward() {
    let modules = sources()
        .into_iter()
        .filter(|source| source.module != "lib");
    let wrong: Vec<String> = modules
        .flat_map(|source| upward(&source.module, &source.code))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The longest run of `super::`, each of which leads out of a module.
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
fn no_arrow_leads_round_by_the_root() {
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
fn an_upward_arrow_would_be_seen() {
    assert_eq!(upward("tree", "use crate::symbol::Symbol;"), [""; 0]);
    assert_eq!(
        upward("tree", "use crate::path::Path;"),
        ["tree names crate::path"]
    );
    assert_eq!(
        upward("score", "fn f(a: crate::aligner::Table)"),
        ["score names crate::aligner"]
    );
    // A re-export would hide where the arrow leads.
    assert_eq!(
        upward("score", "use crate::Tree;"),
        ["score names crate::Tree"]
    );
    let group = "use crate::{tree::Tree, fusion::{self, Merge}};";
    assert_eq!(upward("path", group), ["path names crate::fusion"]);
    assert_eq!(
        without_tests("a\n#[cfg(test)]\nmod tests { use crate::fusion; }"),
        "a"
    );
}

#[test]
fn the_crate_does_without_std() {
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
