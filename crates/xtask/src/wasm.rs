//! `cargo xtask wasm`: compile, bind, shrink.
//!
//! Everything is made in a folder of its own below `target` and copied to `www/src/pkg` only when
//! all steps went well, so that a failed build leaves the last good module in place.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use wasm_bindgen_cli_support::Bindgen;

use crate::failure::Failure;
use crate::workspace::Workspace;

const TRIPLE: &str = "wasm32-unknown-unknown";
const NAME: &str = "twintree_wasm";

/// What rustc's output for the target uses; wasm-opt refuses a module whose features it was not told.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Builds the module and prints its size.
///
/// # Errors
///
/// When the Rust target, Node or binaryen is missing, or a step fails; the sentence says which.
pub(crate) fn build(workspace: &Workspace) -> Result<(), Failure> {
    let made = workspace.target.join("wasm-package");
    let module = make(workspace, &[], &made)?;
    publish(&made, &workspace.package())?;
    report(&module)
}

/// Builds the module with the feature `gauge`, for the page's benchmark, into `target/gauge`.
///
/// # Errors
///
/// Those of [`build`].
pub(crate) fn build_gauge(workspace: &Workspace) -> Result<(), Failure> {
    let made = workspace.target.join("gauge");
    make(workspace, &["--features", "gauge"], &made).map(|_| ())
}

/// Makes the module in a folder; returns where in it the module is.
fn make(workspace: &Workspace, features: &[&str], made: &Path) -> Result<PathBuf, Failure> {
    let optimiser = optimiser(workspace)?;
    require_target()?;
    let compiled = compile(workspace, features)?;
    bind(&compiled, made)?;
    let module = made.join(format!("{NAME}_bg.wasm"));
    shrink(&optimiser, &module)?;
    Ok(module)
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
fn compile(workspace: &Workspace, features: &[&str]) -> Result<PathBuf, Failure> {
    let mut command = Command::new(&workspace.cargo);
    command
        .args(["build", "--profile", "wasm", "--package", "twintree-wasm"])
        .args(features)
        .args(["--target", TRIPLE, "--config", &remapped(workspace)])
        .arg("--target-dir")
        .arg(&workspace.target)
        .current_dir(&workspace.root);
    run(&mut command, "The compilation")?;
    Ok(workspace
        .target
        .join(TRIPLE)
        .join("wasm")
        .join(format!("{NAME}.wasm")))
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
    let flags: Vec<String> = folders
        .iter()
        .map(|(folder, name)| {
            format!(
                "{:?}",
                format!("--remap-path-prefix={}={name}", folder.display())
            )
        })
        .collect();
    format!("target.{TRIPLE}.rustflags=[{}]", flags.join(","))
}

fn bind(compiled: &Path, made: &Path) -> Result<(), Failure> {
    if made.exists() {
        fs::remove_dir_all(made).map_err(|error| unwritable(made, &error))?;
    }
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .out_name(NAME)
        .typescript(true)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(made))
        .map_err(|error| Failure::new(format!("The binding failed: {error:#}.")))
}

fn shrink(optimiser: &Path, module: &Path) -> Result<(), Failure> {
    let mut command = Command::new("node");
    command
        .arg(optimiser)
        .args(FEATURES)
        .args(["-O3", "--output"])
        .args([module, module]);
    run(&mut command, "wasm-opt")
}

/// Copies what was made to its place. A file that is the same stays untouched, so that a running
/// development server does not reload for nothing.
fn publish(made: &Path, package: &Path) -> Result<(), Failure> {
    fs::create_dir_all(package).map_err(|error| unwritable(package, &error))?;
    let entries = fs::read_dir(made).map_err(|error| unwritable(made, &error))?;
    for entry in entries {
        let entry = entry.map_err(|error| unwritable(made, &error))?;
        let place = package.join(entry.file_name());
        let bytes = fs::read(entry.path()).map_err(|error| unwritable(made, &error))?;
        if fs::read(&place).is_ok_and(|old| old == bytes) {
            continue;
        }
        fs::write(&place, bytes).map_err(|error| unwritable(&place, &error))?;
    }
    Ok(())
}

/// Prints the size of the module, as it is and as a server sends it.
fn report(module: &Path) -> Result<(), Failure> {
    const SCRIPT: &str = "const bytes = require('node:fs').readFileSync(process.argv[1]);\
        const packed = require('node:zlib').gzipSync(bytes, { level: 9 });\
        const size = (n) => (n / 1000).toFixed(1) + ' kB';\
        console.log(process.argv[2] + ': ' + size(bytes.length) + ', gzip ' + size(packed.length));";
    let mut command = Command::new("node");
    command
        .args(["--eval", SCRIPT])
        .arg(module)
        .arg(module.file_name().unwrap_or(OsStr::new(NAME)));
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

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{}: {error}.", path.display()))
}
