//! `cargo xtask npm`: assembles the npm package, in `target/npm`.
//!
//! Its main module is the one of the page that can do everything; the one that only reads and compares
//! pairs in CoNLL-U comes along, for users to whom size matters. Their functions get the names that JavaScript
//! would give them.
//!
//! The rest is copied: the element and the widget of the built page, and what stands in `packages/npm`.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;

use crate::failure::Failure;
use crate::folder;
use crate::wasm::{self, MEASURE, Module, WHOLE};
use crate::workspace::Workspace;

/// The main module.
const NAME: &str = "twintree";

/// What bindings do when they are not given the location of the module: they fetch it from their own folder.
const BESIDE: &str = "new URL('twintree_bg.wasm', import.meta.url)";

/// How the built element names the page of Twintree: by its own address. A package does
/// not come from there.
const SITE: &str = "new URL(`./`,``+import.meta.url).href";

/// Assembles the package and prints the size of its main module.
///
/// # Errors
///
/// When the page or its modules are not built, and when the bindings or the element are no longer what
/// they were.
pub(crate) fn assemble(workspace: &Workspace) -> Result<(), Failure> {
    let (made, page) = (workspace.target.join("npm"), workspace.page());
    for needed in ["embed.js", "embed-whole.js"] {
        if !page.join(needed).is_file() {
            return Err(Failure::new(
                "The page is not built: run `npm run build` first.",
            ));
        }
    }
    folder::clear(&made)?;
    let bound = workspace.bound();
    take_module(&bound, &WHOLE, &made, NAME)?;
    take_module(&bound, &MEASURE, &made.join("modules"), MEASURE.name)?;
    let main = made.join(format!("{NAME}_bg.wasm"));
    put_inside(&made, &main)?;
    take_element(&page, &made)?;
    let license = workspace.root.join("LICENSE");
    fs::copy(&license, made.join("LICENSE")).map_err(|error| folder::unusable(&license, &error))?;
    let sources = workspace.root.join("packages/npm");
    folder::copy(&sources, &made)?;
    // This one comes last: a folder without it is not a package.
    let manifest = versioned(&folder::read(&sources.join("package.json"))?)?;
    folder::write(&made.join("package.json"), &manifest)?;
    wasm::report(&main)
}

/// Copies a module of the page with its bindings and their types, under a name of its own. Only files are
/// renamed: what the module calls its bindings stands in its bytes.
fn take_module(bound: &Path, module: &Module<'_>, to: &Path, name: &str) -> Result<(), Failure> {
    fs::create_dir_all(to).map_err(|error| folder::unusable(to, &error))?;
    let place = |folder: &Path, name: &str, ending: &str| folder.join(format!("{name}{ending}"));
    for ending in [".js", ".d.ts", "_bg.wasm.d.ts"] {
        let bindings = folder::read(&place(bound, module.name, ending))?;
        let named = [".d.ts", "_bg.wasm"]
            .iter()
            .fold(renamed(&bindings), |text, ending| {
                text.replace(
                    &format!("{}{ending}", module.name),
                    &format!("{name}{ending}"),
                )
            });
        folder::write(&place(to, name, ending), &named)?;
    }
    let wasm = place(bound, module.name, "_bg.wasm");
    fs::copy(&wasm, place(to, name, "_bg.wasm"))
        .map_err(|error| folder::unusable(&wasm, &error))?;
    Ok(())
}

/// `export function read_links(` is `export function readLinks(`, also in comments.
fn renamed(bindings: &str) -> String {
    const EXPORT: &str = "export function ";
    let names = bindings.lines().filter_map(|line| {
        let (name, _) = line.strip_prefix(EXPORT)?.split_once('(')?;
        Some((name, camel(name)))
    });
    names.fold(String::from(bindings), |text, (old, new)| {
        text.replace(&format!("{EXPORT}{old}("), &format!("{EXPORT}{new}("))
            .replace(&format!("[`{old}`]"), &format!("`{new}`"))
    })
}

/// `read_links` is `readLinks`.
fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let mut camel = String::from(words.next().unwrap_or_default());
    for word in words {
        let mut letters = word.chars();
        camel.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        camel.push_str(letters.as_str());
    }
    camel
}

/// Writes `inline.js`: the bindings with the bytes of the module in them, so that nothing is fetched.
fn put_inside(made: &Path, module: &Path) -> Result<(), Failure> {
    let bindings = folder::read(&made.join(format!("{NAME}.js")))?;
    let bytes = fs::read(module).map_err(|error| folder::unusable(module, &error))?;
    let inline = format!(
        "{}\nfunction bytes() {{\n    return Uint8Array.from(atob(inside), (sign) => sign.charCodeAt(0));\n}}\n\nconst inside = \"{}\";\n",
        replaced(&bindings, BESIDE, "bytes()")?,
        BASE64_STANDARD.encode(bytes),
    );
    folder::write(&made.join("inline.js"), &inline)
}

/// Copies the element with what it fetches, and the same in one file, which is the widget.
fn take_element(page: &Path, made: &Path) -> Result<(), Failure> {
    let parts = made.join("embed");
    folder::copy(&page.join("embed"), &parts)?;
    let scripts: Vec<String> = folder::files(&parts)?
        .into_iter()
        .filter(|name| Path::new(name).extension().is_some_and(|kind| kind == "js"))
        .filter_map(|name| name.into_string().ok())
        .collect();
    for name in &scripts {
        let part = parts.join(name);
        folder::write(&part, &importing(&folder::read(&part)?, &scripts, "./"))?;
    }
    let element = importing(&folder::read(&page.join("embed.js"))?, &scripts, "./embed/");
    folder::write(
        &made.join("element.js"),
        &replaced(&element, SITE, "void 0")?,
    )?;
    folder::write(
        &made.join("widget.js"),
        &folder::read(&page.join("embed-whole.js"))?,
    )
}

/// The page loads its parts by a function of its own, ``load(`./part.js`)``, so that it can try again. Users
/// who bundle the package need an `import()` that bundlers can follow.
fn importing(text: &str, scripts: &[String], folder: &str) -> String {
    scripts.iter().fold(String::from(text), |text, script| {
        let is_name = |sign: char| sign.is_ascii_alphanumeric() || "_$".contains(sign);
        let call = format!("(`./{script}`)");
        let mut pieces = text.split(&call);
        let mut whole = String::from(pieces.next().unwrap_or_default());
        for piece in pieces {
            whole.truncate(whole.trim_end_matches(is_name).len());
            whole.extend(["import(`", folder, script, "`)", piece]);
        }
        whole
    })
}

/// The manifest with the version of the workspace.
fn versioned(manifest: &str) -> Result<String, Failure> {
    let name = "\"name\": \"twintree\",";
    let version = env!("CARGO_PKG_VERSION");
    replaced(
        manifest,
        name,
        &format!("{name}\n  \"version\": \"{version}\","),
    )
}

/// Replaces something that occurs exactly once in a text.
fn replaced(text: &str, old: &str, new: &str) -> Result<String, Failure> {
    match text.matches(old).count() {
        1 => Ok(text.replacen(old, new, 1)),
        count => Err(Failure::new(format!(
            "{old} was expected once and is there {count} times: what the npm package is made of has changed."
        ))),
    }
}
