//! Whether standard output was closed when the program began (`twintree … >&-`).
//!
//! Rust opens `/dev/null` in the place of a closed descriptor before `main` runs, so that what is
//! written there is lost without an error. It has to be checked before that: the loader calls the functions
//! in the list of initialisers first. Without such a list a closed output is not noticed.

use std::sync::atomic::{AtomicBool, Ordering};

static CLOSED: AtomicBool = AtomicBool::new(false);

/// Whether standard output was closed when the program began.
pub(crate) fn standard_output() -> bool {
    CLOSED.load(Ordering::Relaxed)
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
mod before_main {
    use std::io;
    use std::os::fd::AsFd;
    use std::sync::atomic::Ordering;

    // The list holds addresses of functions of this form. Nothing here needs what `main` sets up.
    #[allow(unsafe_code)]
    #[used]
    #[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
    #[cfg_attr(target_os = "macos", unsafe(link_section = "__DATA,__mod_init_func"))]
    static LOOK: extern "C" fn() = look;

    extern "C" fn look() {
        // A descriptor that is not open cannot be copied.
        let copied = io::stdout().as_fd().try_clone_to_owned();
        super::CLOSED.store(copied.is_err(), Ordering::Relaxed);
    }
}
