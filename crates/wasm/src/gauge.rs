//! What the page's benchmark calls (`npm run bench:page`): the measure without the reading, and the
//! table of a graph in the shapes in which it could leave the module.

use core::hint::black_box;

use js_sys::Object;
use twintree::dependency::{self, Labels};
use twintree::text::conllu;
use twintree::text::links::{self, Numbering};
use twintree::{Alignment, Score, Symbols, Tree, Workspace};
use twintree_view::Edge;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::answer::{attach, give};

/// A pair that was read once and can be measured any number of times.
#[wasm_bindgen]
pub struct Gauge {
    left: Tree,
    right: Tree,
    alignment: Alignment,
    workspace: Workspace,
}

#[wasm_bindgen]
impl Gauge {
    /// Reads a pair, from two texts in CoNLL-U and one line of links, and measures it.
    ///
    /// # Errors
    ///
    /// Where one of the texts has no first sentence with a tree, the links are not between their
    /// words, or there are too many.
    #[wasm_bindgen(constructor)]
    pub fn new(left: &str, right: &str, links: &str) -> Result<Gauge, String> {
        let mut symbols = Symbols::new();
        let mut tree = |text| {
            let (sentences, _) = conllu::read(text);
            let first = sentences.first().ok_or("there is no sentence")?;
            dependency::tree(first, &mut symbols, Labels::Whole).map_err(|_| "there is no tree")
        };
        let (left, right) = (tree(left)?, tree(right)?);
        let (named, _) = links::read_pair(links, Numbering::FromOne);
        let named = named
            .iter()
            .map(|link| (link.left - 1, link.right - 1, None));
        let alignment =
            Alignment::new(&left, &right, named).map_err(|_| "a link is between other words")?;
        let mut gauge = Self {
            left,
            right,
            alignment,
            workspace: Workspace::new(),
        };
        gauge.score()?;
        Ok(gauge)
    }

    /// Measures the pair so many times. The sum of the distances, modulo 2³².
    ///
    /// # Errors
    ///
    /// None: a pair with too many links is refused before.
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
    /// None: an edge has a shape that can be given.
    pub fn objects(&self) -> Result<JsValue, JsError> {
        give(&self.edges())
    }

    /// The same array as JSON.
    ///
    /// # Errors
    ///
    /// None: an edge has a shape that can be written.
    pub fn json(&self) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.edges())?)
    }

    fn edges(&self) -> Vec<Edge> {
        let edges = self.workspace.graph().edges();
        edges.map(|edge| Edge::from(&edge)).collect()
    }

    fn score(&mut self) -> Result<u32, String> {
        let score = self
            .workspace
            .measure(&self.left, &self.right, &self.alignment);
        match score {
            Ok(Score::Defined(ratio)) => Ok(u32::try_from(ratio.distance).unwrap_or(u32::MAX)),
            Ok(Score::Undefined(_)) => Ok(0),
            Err(_) => Err("there are too many links".into()),
        }
    }
}
