//! The folders that the tasks read and write.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// The folders of this workspace.
pub(crate) struct Workspace {
    /// The folder of the workspace's `Cargo.toml`.
    pub(crate) root: PathBuf,
    /// The cargo that started this task.
    pub(crate) cargo: OsString,
    /// Where cargo puts what it builds.
    pub(crate) target: PathBuf,
}

impl Workspace {
    /// The workspace this task was started in. Cargo names its folder when it runs the task; the
    /// place where the task was compiled is used when the program is started directly.
    pub(crate) fn find() -> Self {
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root: PathBuf = manifest.ancestors().nth(2).unwrap_or(&manifest).into();
        let target = env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| root.join("target"), |directory| root.join(directory));
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        Self {
            root,
            cargo,
            target,
        }
    }

    /// Where the modules of the page go; untracked.
    pub(crate) fn bound(&self) -> PathBuf {
        self.root.join("www/src/pkg")
    }

    /// Where the page is built; untracked.
    pub(crate) fn page(&self) -> PathBuf {
        self.root.join("dist")
    }
}
