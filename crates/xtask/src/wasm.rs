//! `cargo xtask wasm`: compile, bind, shrink, once for each of the page's modules.
//!
//! Everything is made in a folder of its own below `target` and copied to `www/src/pkg` only when
//! all steps went well, so that a failed build leaves the last good module in place.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use wasm_bindgen_cli_support::Bindgen;

use crate::failure::Failure;
use crate::folder;
use crate::workspace::Workspace;

const TRIPLE: &str = "wasm32-unknown-unknown";
/// The file that rustc makes from `crates/wasm`.
const COMPILED: &str = "twintree_wasm.wasm";

/// A module: its name, the features of `crates/wasm` that it is built with, and the level at which the core is
/// optimised.
pub(crate) struct Module<'a> {
    pub(crate) name: &'a str,
    pub(crate) features: &'a str,
    core: &'a str,
}

/// What a first visit to the page loads. At level 3 trees are measured in two thirds of the time, and it is no
/// larger.
pub(crate) const MEASURE: Module<'_> = Module {
    name: "twintree_measure",
    features: "",
    core: "3",
};

/// What it loads later: everything, in every format. Level 3 costs 15 kB of gzip; pairs of texts, whose reading
/// takes longer than their measure, gain nothing.
pub(crate) const WHOLE: Module<'_> = Module {
    name: "twintree_whole",
    features: "whole",
    core: "2",
};

/// For the page's benchmark.
const GAUGE: Module<'_> = Module {
    name: "twintree_gauge",
    features: "gauge",
    core: MEASURE.core,
};

/// How well a module is made: cargo's profile, at which level the core if not at the module's own, the folder the
/// profile is named by, and what wasm-opt does.
pub(crate) struct Effort {
    profile: &'static str,
    core: Option<&'static str>,
    folder: &'static str,
    level: &'static str,
}

/// As it is served.
pub(crate) const FINAL: Effort = Effort {
    profile: "wasm",
    core: None,
    folder: "wasm",
    level: "-O3",
};

/// For whoever wants to see only that it can be made.
pub(crate) const QUICK: Effort = Effort {
    profile: "dev",
    core: Some("0"),
    folder: "debug",
    level: "-O0",
};

/// What rustc's output for the target uses; wasm-opt rejects a module that uses features it was not given.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Vectors of 128 bits: the measure takes three quarters of the time, and the module is smaller. There is
/// no second build without them: every browser that can run the page (popovers, `toSorted`) has them.
const VECTORS: &str = "-Ctarget-feature=+simd128";

/// How large a function may be to be copied to where it is called. LLVM's own 225 costs 17 kB of gzip more and
/// takes as long: distances a tenth less, paths a tenth more.
const INLINING: &str = "-Cllvm-args=--inline-threshold=90";

/// Inlining once more after LLVM has done it saves no time and costs a tenth of the size.
const NO_INLINING: [&str; 3] = [
    "--flexible-inline-max-function-size=0",
    "--always-inline-max-function-size=2",
    "--one-caller-inline-max-function-size=28",
];

/// Builds the modules and prints their sizes.
///
/// # Errors
///
/// When the Rust target, Node or binaryen is missing, or a step fails; the sentence says which.
pub(crate) fn build(workspace: &Workspace, effort: &Effort) -> Result<(), Failure> {
    let made = workspace.target.join("wasm-package");
    folder::clear(&made)?;
    let modules: Vec<PathBuf> = [MEASURE, WHOLE]
        .iter()
        .map(|module| make(workspace, module, effort, &made))
        .collect::<Result<_, _>>()?;
    publish(&made, &workspace.bound())?;
    modules.iter().try_for_each(|module| report(module))
}

/// Builds the module with the feature `gauge`, for the page's benchmark, into `target/gauge`.
///
/// # Errors
///
/// Those of [`build`].
pub(crate) fn build_gauge(workspace: &Workspace) -> Result<(), Failure> {
    let made = workspace.target.join("gauge");
    folder::clear(&made)?;
    make(workspace, &GAUGE, &FINAL, &made).map(|_| ())
}

/// Makes a module in a folder; returns where in it the module is.
///
/// # Errors
///
/// Those of [`build`].
fn make(
    workspace: &Workspace,
    module: &Module<'_>,
    effort: &Effort,
    made: &Path,
) -> Result<PathBuf, Failure> {
    let optimiser = optimiser(workspace)?;
    require_target()?;
    let compiled = compile(workspace, module, effort)?;
    bind(&compiled, module, made)?;
    let file = made.join(format!("{}_bg.wasm", module.name));
    shrink(&optimiser, effort, &file)?;
    Ok(file)
}

/// The script of wasm-opt, checked before the long compilation starts.
fn optimiser(workspace: &Workspace) -> Result<PathBuf, Failure> {
    let script = workspace.root.join("node_modules/binaryen/bin/wasm-opt");
    if !script.is_file() {
        return Err(Failure::new(
            "wasm-opt is missing: run `npm ci`, which installs the package binaryen.",
        ));
    }
    let node = Command::new("node")
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    if !node.is_ok_and(|status| status.success()) {
        return Err(Failure::new(
            "Node is missing: install version 20.19 or newer, wasm-opt runs in it.",
        ));
    }
    Ok(script)
}

fn require_target() -> Result<(), Failure> {
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(compiler)
        .args(["--print", "target-libdir", "--target", TRIPLE])
        .output()
        .map_err(|error| Failure::new(format!("rustc does not start: {error}.")))?;
    let library = String::from_utf8_lossy(&output.stdout);
    if output.status.success() && Path::new(library.trim()).is_dir() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "The Rust target {TRIPLE} is missing: run `rustup target add {TRIPLE}`."
    )))
}

/// Compiles the crate; returns the module as rustc made it. It is not stripped: the binder reads
/// its custom sections, and the names make its messages readable.
fn compile(
    workspace: &Workspace,
    module: &Module<'_>,
    effort: &Effort,
) -> Result<PathBuf, Failure> {
    let level = format!(
        "profile.{}.package.twintree.opt-level={}",
        effort.profile,
        effort.core.unwrap_or(module.core)
    );
    let mut command = Command::new(&workspace.cargo);
    command
        .args(["build", "--profile", effort.profile])
        .args(["--config", &level])
        .args(["--package", "twintree-wasm"])
        .args(["--no-default-features", "--features", module.features])
        .args(["--target", TRIPLE, "--config", &remapped(workspace)])
        .arg("--target-dir")
        .arg(&workspace.target)
        .current_dir(&workspace.root);
    run(&mut command, "The compilation")?;
    let folder = workspace.target.join(TRIPLE).join(effort.folder);
    Ok(folder.join(COMPILED))
}

/// Panic messages hold file names; without the folders of this machine the same source gives the
/// same bytes everywhere.
fn remapped(workspace: &Workspace) -> String {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| {
        env::var_os("HOME")
            .or_else(|| env::var_os("USERPROFILE"))
            .map(|home| PathBuf::from(home).join(".cargo"))
    });
    // A registry keeps its sources in a folder of its own. The last prefix that fits is replaced.
    let registries = home.iter().flat_map(|home| {
        let entries = fs::read_dir(home.join("registry/src"));
        entries.into_iter().flatten().flatten()
    });
    let mut folders: Vec<(PathBuf, &str)> =
        registries.map(|entry| (entry.path(), "crates")).collect();
    folders.insert(0, (workspace.root.clone(), "twintree"));
    folders.splice(0..0, home.clone().map(|home| (home, "cargo")));
    let remaps = folders
        .iter()
        .map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()));
    let flags: Vec<String> = [VECTORS, INLINING]
        .map(String::from)
        .into_iter()
        .chain(remaps)
        .map(|flag| format!("{flag:?}"))
        .collect();
    format!("target.{TRIPLE}.rustflags=[{}]", flags.join(","))
}

fn bind(compiled: &Path, module: &Module<'_>, made: &Path) -> Result<(), Failure> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .out_name(module.name)
        .typescript(true)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(made))
        .map_err(|error| Failure::new(format!("The binding failed: {error:#}.")))
}

fn shrink(optimiser: &Path, effort: &Effort, module: &Path) -> Result<(), Failure> {
    let mut command = Command::new("node");
    command
        .arg(optimiser)
        .args(FEATURES)
        .arg(effort.level)
        .args(NO_INLINING)
        .arg("--output")
        .args([module, module]);
    run(&mut command, "wasm-opt")
}

/// Copies the results to their place, and removes those of other builds. A file that is
/// the same stays untouched, so that a running development server does not reload for nothing.
fn publish(made: &Path, package: &Path) -> Result<(), Failure> {
    fs::create_dir_all(package).map_err(|error| folder::unusable(package, &error))?;
    for old in folder::files(package)? {
        if !made.join(&old).exists() {
            let place = package.join(&old);
            fs::remove_file(&place).map_err(|error| folder::unusable(&place, &error))?;
        }
    }
    for new in folder::files(made)? {
        let place = package.join(&new);
        let bytes = fs::read(made.join(&new)).map_err(|error| folder::unusable(made, &error))?;
        if fs::read(&place).is_ok_and(|old| old == bytes) {
            continue;
        }
        fs::write(&place, bytes).map_err(|error| folder::unusable(&place, &error))?;
    }
    Ok(())
}

/// Prints the size of the module, as it is and as a server sends it.
///
/// # Errors
///
/// When Node does not run.
pub(crate) fn report(module: &Path) -> Result<(), Failure> {
    const SCRIPT: &str = "const bytes = require('node:fs').readFileSync(process.argv[1]);\
        const packed = require('node:zlib').gzipSync(bytes, { level: 9 });\
        const size = (n) => (n / 1000).toFixed(1) + ' kB';\
        console.log(process.argv[2] + ': ' + size(bytes.length) + ', gzip ' + size(packed.length));";
    let mut command = Command::new("node");
    command
        .args(["--eval", SCRIPT])
        .arg(module)
        .arg(module.file_name().unwrap_or(module.as_os_str()));
    run(&mut command, "Measuring the module")
}

fn run(command: &mut Command, name: &str) -> Result<(), Failure> {
    let status = command
        .status()
        .map_err(|error| Failure::new(format!("{name} does not start: {error}.")))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("{name} failed: {status}.")))
}
