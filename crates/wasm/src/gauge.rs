//! What the page's benchmark calls (`npm run bench:page`): the measure without the reading, and the
//! table of a graph in the shapes in which it could be returned.

use core::hint::black_box;

use js_sys::Object;
use twintree::pair::Unfit;
use twintree::paths::{Score, Workspace};
use twintree::{Pair, PairOptions};
use twintree_view::Edge;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::answer::{attach, give};

/// A pair that was read once and can be measured any number of times.
#[wasm_bindgen]
pub struct Gauge {
    pair: Pair<'static>,
    workspace: Workspace,
}

#[wasm_bindgen]
impl Gauge {
    /// Reads a pair, from two texts in CoNLL-U and one line of links, and measures it. A gauge lives
    /// as long as the benchmark; so do its texts.
    ///
    /// # Errors
    ///
    /// If the pair has errors, or too many links.
    #[wasm_bindgen(constructor)]
    pub fn new(left: String, right: String, links: &str) -> Result<Gauge, String> {
        let pair = Pair::read_conllu(left.leak(), right.leak(), links, &PairOptions::default());
        let mut gauge = Self {
            pair,
            workspace: Workspace::new(),
        };
        gauge.score()?;
        Ok(gauge)
    }

    /// Measures the pair this many times. The sum of the distances, modulo 2³².
    ///
    /// # Errors
    ///
    /// Never: a pair with too many links is rejected before.
    pub fn measure(&mut self, rounds: u32) -> Result<u32, String> {
        let mut sum = 0_u32;
        for _ in 0..rounds {
            sum = sum.wrapping_add(black_box(self.score()?));
        }
        Ok(sum)
    }

    /// The table as the page is given it: a typed array of distances and one of maxima.
    pub fn typed_arrays(&self) -> JsValue {
        let graph = self.workspace.graph();
        let answer = Object::new().into();
        for (name, table) in [
            ("distances", graph.distances().collect::<Vec<_>>()),
            ("maxima", graph.maxima().collect()),
        ] {
            attach(&answer, &[name], &table);
        }
        answer
    }

    /// The table as an array of objects, one an edge.
    ///
    /// # Errors
    ///
    /// Never: an edge can be serialised.
    pub fn objects(&self) -> Result<JsValue, JsError> {
        give(&self.edges())
    }

    /// The same array as JSON.
    ///
    /// # Errors
    ///
    /// Never: an edge can be serialised.
    pub fn json(&self) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.edges())?)
    }

    fn edges(&self) -> Vec<Edge> {
        let edges = self.workspace.graph().edges();
        edges.map(|edge| Edge::from(&edge)).collect()
    }

    fn score(&mut self) -> Result<u32, String> {
        let pair = self
            .pair
            .dependencies()
            .map_err(|unfit: Unfit| unfit.to_string())?;
        match self.workspace.measure(pair) {
            Ok(Score::Defined(ratio)) => Ok(u32::try_from(ratio.part()).unwrap_or(u32::MAX)),
            Ok(Score::Undefined(_)) => Ok(0),
            Err(too_large) => Err(too_large.to_string()),
        }
    }
}
