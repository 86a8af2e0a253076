//! The time that long work has taken.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Performance;

/// The clock of a worker or a window.
pub(crate) struct Clock {
    performance: Option<Performance>,
    start: f64,
}

impl Clock {
    /// A clock that starts now. Where the host has none, no time passes.
    pub(crate) fn start() -> Self {
        let performance = Reflect::get(&js_sys::global(), &JsValue::from_str("performance"))
            .ok()
            .and_then(|found| found.dyn_into::<Performance>().ok());
        let start = performance.as_ref().map_or(0.0, Performance::now);
        Self { performance, start }
    }

    /// The milliseconds since the start.
    pub(crate) fn milliseconds(&self) -> u32 {
        let now = self.performance.as_ref().map_or(0.0, Performance::now);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a clock that only goes on; what does not fit is the largest number"
        )]
        let passed = (now - self.start) as u32;
        passed
    }
}
