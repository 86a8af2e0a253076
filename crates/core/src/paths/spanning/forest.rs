//! The growing tree, or the trees that will grow together.

use alloc::vec;
use alloc::vec::Vec;

use super::step::Verdict;
use crate::paths::meta_graph::Edge;

/// The edges taken so far.
#[derive(Clone, Debug)]
pub(super) struct Forest {
    /// The neighbours of each vertex.
    neighbours: Vec<Vec<u32>>,
    /// The smallest vertex in the component of each vertex.
    pub(super) components: Vec<u32>,
    /// The number of edges.
    edges: usize,
    /// The sum of their distances.
    pub(super) distance: u64,
    /// The sum of their maxima.
    pub(super) maximum: u64,
}

impl Forest {
    /// This many vertices, each alone.
    pub(super) fn new(vertices: usize) -> Self {
        let components = (0..).take(vertices).collect();
        Self {
            neighbours: vec![Vec::new(); vertices],
            components,
            edges: 0,
            distance: 0,
            maximum: 0,
        }
    }

    /// Whether all vertices are connected.
    pub(super) fn is_complete(&self) -> bool {
        self.edges + 1 >= self.components.len()
    }

    /// Takes the edge if it connects two components. O(k).
    pub(super) fn consider(&mut self, edge: Edge) -> Verdict {
        let (from, to) = (edge.from, edge.to);
        let (a, b) = (self.components[from as usize], self.components[to as usize]);
        if a == b {
            return Verdict::Rejected {
                through: self.way(from, to),
            };
        }
        self.edges += 1;
        self.distance += u64::from(edge.disparity.distance);
        self.maximum += u64::from(edge.disparity.maximum);
        self.neighbours[from as usize].push(to);
        self.neighbours[to as usize].push(from);
        for component in &mut self.components {
            if *component == a.max(b) {
                *component = a.min(b);
            }
        }
        Verdict::Taken
    }

    /// The way from one vertex to another one of its component.
    fn way(&self, from: u32, to: u32) -> Vec<u32> {
        // Searched from the far end, so that the marks lead along the way.
        let mut next = vec![None; self.neighbours.len()];
        next[to as usize] = Some(to);
        let mut open = vec![to];
        while let Some(vertex) = open.pop() {
            for &neighbour in &self.neighbours[vertex as usize] {
                if next[neighbour as usize].is_none() {
                    next[neighbour as usize] = Some(vertex);
                    open.push(neighbour);
                }
            }
        }
        let along = |&vertex: &u32| next[vertex as usize].filter(|_| vertex != to);
        core::iter::successors(Some(from), along).collect()
    }
}
