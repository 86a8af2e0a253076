//! Every stage from tree to score by itself. How they compare with the naive form and with other
//! crates is what `ratios` measures.

mod inputs;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use inputs::Pair;
use twintree::paths::disparity;
use twintree::paths::levenshtein::{Table, distance};
use twintree::paths::path::encode;
use twintree::paths::spanning::{self, TieBreak};
use twintree::paths::{MetaGraph, Workspace};
use twintree::{NodeId, Tree, WordId};

const WORDS: [u32; 5] = [10, 25, 60, 200, 500];

fn pairs() -> Vec<(u32, Pair)> {
    WORDS
        .into_iter()
        .map(|words| (words, inputs::translated(words)))
        .collect()
}

fn trees(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tree");
    for (words, pair) in pairs() {
        let tree = pair.dependencies().left().tree();
        let index = |node: NodeId| u32::try_from(node.index()).unwrap_or(u32::MAX);
        let heads: Vec<Option<u32>> = tree
            .nodes()
            .map(|node| tree.parent(node).map(index))
            .collect();
        group.bench_function(BenchmarkId::from_parameter(words), |bencher| {
            bencher.iter(|| Tree::new(black_box(&heads)));
        });
    }
}

fn paths(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("path encodings from the first word");
    for (words, pair) in pairs() {
        let left = pair.dependencies().left();
        group.bench_function(BenchmarkId::from_parameter(words), |bencher| {
            bencher.iter(|| {
                for word in WordId::all(left.len()).skip(1) {
                    black_box(encode(left, WordId::FIRST, word));
                }
            });
        });
    }
}

fn edits(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("edit distance");
    for length in [4_u32, 16, 64] {
        let left: Vec<u32> = (0..length).map(|at| at * 7 % 5).collect();
        let right: Vec<u32> = (0..length).map(|at| at * 3 % 5).collect();
        group.bench_function(BenchmarkId::new("distance", length), |bencher| {
            bencher.iter(|| distance(black_box(&left), black_box(&right)));
        });
        group.bench_function(BenchmarkId::new("table and script", length), |bencher| {
            bencher.iter(|| {
                Table::new(black_box(&left), black_box(&right))
                    .map(|table| (table.script(), table.scripts()))
            });
        });
    }
}

fn disparities(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("all disparities");
    for (words, pair) in pairs() {
        let mut scratch = disparity::Scratch::default();
        let mut weights = disparity::Weights::default();
        group.bench_function(BenchmarkId::from_parameter(words), |bencher| {
            bencher.iter(|| disparity::all(pair.dependencies(), &mut scratch, &mut weights));
        });
    }
}

fn spanning_trees(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("spanning tree");
    for (words, pair) in pairs() {
        let graph = MetaGraph::new(pair.dependencies()).expect("small enough");
        let mut scratch = spanning::Scratch::default();
        let mut tree = spanning::SpanningTree::default();
        group.bench_function(BenchmarkId::new("minimum", words), |bencher| {
            bencher.iter(|| {
                let ties = TieBreak::SmallestMaximum;
                spanning::rewrite(black_box(&graph), ties, &mut scratch, &mut tree);
            });
        });
        if words <= 60 {
            group.bench_function(BenchmarkId::new("Kruskal, all steps", words), |bencher| {
                bencher.iter(|| spanning::kruskal_steps(black_box(&graph)).count());
            });
            group.bench_function(BenchmarkId::new("Prim, all steps", words), |bencher| {
                bencher.iter(|| spanning::prim_steps(black_box(&graph)).count());
            });
        }
    }
}

fn measures(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("whole measure");
    for (words, pair) in pairs() {
        let mut workspace = Workspace::new();
        let pair = pair.dependencies();
        group.bench_function(BenchmarkId::new("score", words), |bencher| {
            bencher.iter(|| workspace.measure(pair));
        });
        group.bench_function(BenchmarkId::new("score and range", words), |bencher| {
            bencher.iter(|| {
                let score = workspace.measure(pair);
                (score, workspace.range())
            });
        });
    }
}

criterion_group!(
    stages,
    trees,
    paths,
    edits,
    disparities,
    spanning_trees,
    measures
);
criterion_main!(stages);
