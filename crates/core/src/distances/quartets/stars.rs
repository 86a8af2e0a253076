//! The butterflies of one tree that are stars in the other.
//!
//! A star has its centre where its four leaves lie in four directions; a butterfly is found at both
//! its inner nodes: at node v with direction x, two leaves lie in x and two in different other
//! directions. So for each node c of degree 4 or more of one tree, and each node v of the other: let
//! f be, by direction of c, how many leaves of x lie there, and h the same of another direction of v,
//! and g of all others together. The quartets sought are
//!
//! ```text
//! Σ over p < q  of  (g_p g_q − Σ h_p h_q) · ½((F − f_p − f_q)² − Σ f² + f_p² + f_q²),  F = Σ f
//! ```
//!
//! two leaves of different directions of v in p and q, and two of x in two of the other directions of
//! c. Multiplied out, all but one term are products of sums over the directions; that one is
//!
//! ```text
//! ½ Σ over x ≠ y  of  (Σ f h)²
//! ```
//!
//! which is, with the numbers of v and c as a matrix M, the sum of the squares of what stands beside
//! the diagonal of M Mᵀ, or all of Mᵀ M less the diagonal of M Mᵀ: the smaller of the two is
//! multiplied out. Directions that lead to a single leaf need no row and no column: what they hold is
//! 0 or 1, and never in two directions at once.

use alloc::vec::Vec;

use crate::distances::leaves::{Inner, LeafTree, Leaves};
use crate::distances::overlaps::Overlaps;
use crate::pair::Side;
use crate::too_large::TooLarge;

/// The most steps of multiplication.
const STEP_LIMIT: u64 = 1 << 31;

/// One of the trees, and how many of its butterflies are stars in the other one: of the two, what is
/// less work, since the number of the other side follows from this one.
///
/// # Complexity
/// See [`steps`].
pub(super) fn count(table: &Overlaps, leaves: &Leaves) -> (Side, u64) {
    let (side, _) = cheaper(leaves);
    let (left, right) = (leaves.tree(Side::Left), leaves.tree(Side::Right));
    let n = leaves.len();
    let overlap = |left: Inner, right: Inner| table.row(left.index())[right.index()];
    let number = match side {
        Side::Left => of_trees(left, right, n, overlap),
        Side::Right => of_trees(right, left, n, |node, centre| overlap(centre, node)),
    };
    (side, number)
}

/// Whether it would be too much work.
pub(super) fn check(leaves: &Leaves) -> Result<(), TooLarge> {
    let (_, steps) = cheaper(leaves);
    TooLarge::check("steps for nodes of high degree", steps, STEP_LIMIT)
}

/// The tree whose butterflies are less work, and how much.
fn cheaper(leaves: &Leaves) -> (Side, u64) {
    let (left, right) = (leaves.tree(Side::Left), leaves.tree(Side::Right));
    let (of_left, of_right) = (steps(left, right), steps(right, left));
    if of_left <= of_right {
        (Side::Left, of_left)
    } else {
        (Side::Right, of_right)
    }
}

/// At least the work for the butterflies of one tree that are stars in another: over all nodes of the
/// one and nodes of degree 4 or more of the other, the product of their degrees times the smaller one.
/// Only neighbours that are no leaves count.
///
/// # Complexity
/// Linear.
fn steps(tree: &LeafTree, of_stars: &LeafTree) -> u64 {
    let degrees = |(sum, most): (u64, u64), degree: usize| {
        let degree = degree as u64;
        (sum + degree, most.max(degree))
    };
    let centres = centres(of_stars).map(|node| inner_degree(of_stars, node));
    let (centres, highest) = centres.fold((0, 0), degrees);
    if centres == 0 {
        return 0;
    }
    let nodes = tree.inner().map(|node| inner_degree(tree, node));
    let (nodes, most) = nodes.fold((0, 0), degrees);
    nodes
        .saturating_mul(centres)
        .saturating_mul(most.min(highest))
}

/// The nodes that have four neighbours at least.
fn centres(tree: &LeafTree) -> impl Iterator<Item = Inner> {
    let has_parent = |node| usize::from(tree.parent(node).is_some());
    tree.inner()
        .filter(move |&node| tree.members(node) + has_parent(node) > 3)
}

/// How many neighbours of a node are no leaves.
fn inner_degree(tree: &LeafTree, node: Inner) -> usize {
    tree.children(node).len() + usize::from(tree.parent(node).is_some())
}

/// By how many leaves are in a direction of both: the directions of a node, a row each, and those of
/// a centre, a column each; leaves have neither.
#[derive(Default)]
struct Grid {
    columns: usize,
    cells: Vec<u64>,
    /// By row, all leaves in that direction.
    rows: Vec<u64>,
    /// By column, all leaves in that direction.
    of_columns: Vec<u64>,
    /// All leaves.
    all: u64,
    /// By column, over all rows: Σ |row| h.
    weighted: Vec<u64>,
    /// By column, over all rows: Σ h².
    squared: Vec<u64>,
}

fn of_trees(
    tree: &LeafTree,
    of_stars: &LeafTree,
    n: usize,
    overlap: impl Fn(Inner, Inner) -> u32,
) -> u64 {
    let mut four_times = 0_u64;
    let mut grid = Grid {
        all: n as u64,
        ..Grid::default()
    };
    for centre in centres(of_stars) {
        for node in tree.inner() {
            if !is_apart((tree, node), (of_stars, centre), &overlap) {
                grid.fill((tree, node), (of_stars, centre), &overlap);
                four_times = four_times.wrapping_add(grid.twice());
            }
        }
    }
    four_times / 4
}

/// Whether all directions of one of the two but one lead into a single direction of the other: then
/// no quartet is theirs, and that is so of most of them where two trees are alike.
fn is_apart(
    (tree, node): (&LeafTree, Inner),
    (of_stars, centre): (&LeafTree, Inner),
    overlap: &impl Fn(Inner, Inner) -> u32,
) -> bool {
    let (size, of_centre) = (tree.size(node), of_stars.size(centre));
    let mut below_centre = of_stars.children(centre).iter();
    let mut below = tree.children(node).iter();
    overlap(node, centre) == 0
        || below_centre.any(|&column| overlap(node, column) as usize == size)
        || below.any(|&row| overlap(row, centre) as usize == of_centre)
}

impl Grid {
    fn fill(
        &mut self,
        (tree, node): (&LeafTree, Inner),
        (of_stars, centre): (&LeafTree, Inner),
        overlap: &impl Fn(Inner, Inner) -> u32,
    ) {
        let n = self.all;
        let sizes = |tree: &LeafTree, node, into: &mut Vec<u64>| {
            into.clear();
            let below = tree.children(node).iter();
            into.extend(below.map(|&child| tree.size(child) as u64));
            into.extend(tree.parent(node).map(|_| n - tree.size(node) as u64));
        };
        sizes(tree, node, &mut self.rows);
        sizes(of_stars, centre, &mut self.of_columns);
        self.columns = self.of_columns.len();
        self.cells.clear();
        let (cells, has_above) = (&mut self.cells, of_stars.parent(centre).is_some());
        let columns = of_stars.children(centre);
        for &child in tree.children(node) {
            cells.extend(
                columns
                    .iter()
                    .map(|&column| u64::from(overlap(child, column))),
            );
            let outside = || tree.size(child) as u64 - u64::from(overlap(child, centre));
            cells.extend(has_above.then(outside));
        }
        if tree.parent(node).is_some() {
            let outside = |column| of_stars.size(column) as u64 - u64::from(overlap(node, column));
            cells.extend(columns.iter().map(|&column| outside(column)));
            let both = || n - tree.size(node) as u64 - outside(centre);
            cells.extend(has_above.then(both));
        }
    }

    /// Twice the quartets of this node and this centre. Sums wrap around; the result is below 2⁶⁴.
    fn twice(&mut self) -> u64 {
        let mut total = 0_u64;
        let mut weighted = core::mem::take(&mut self.weighted);
        let mut squared = core::mem::take(&mut self.squared);
        for sums in [&mut weighted, &mut squared] {
            sums.clear();
            sums.resize(self.columns, 0_u64);
        }
        let mut all_pairs = 0_u64;
        for (cells, &size) in self.lines() {
            for ((weighted, squared), &h) in weighted.iter_mut().zip(&mut squared).zip(cells) {
                *weighted = weighted.wrapping_add(size.wrapping_mul(h));
                *squared = squared.wrapping_add(h * h);
            }
            all_pairs = all_pairs.wrapping_add(parted(cells, size));
        }
        let mut diagonal = 0_u64;
        for (cells, &size) in self.lines() {
            let pairs = parted(cells, size);
            let others = self.others(cells, size);
            let mut sums = Sums::default();
            let columns = self.of_columns.iter().zip(&weighted).zip(&squared);
            for (&f, ((&column, &weighted), &squared)) in cells.iter().zip(columns) {
                let g = column - f;
                let rest = self.all - size;
                // What the pairs of different other directions give, less those of the same one.
                let weighted = (rest.wrapping_mul(g)).wrapping_sub(weighted.wrapping_sub(size * f));
                let squared = (g * g).wrapping_sub(squared.wrapping_sub(f * f));
                let once = weighted.wrapping_sub(squared).wrapping_mul(f);
                sums.once = sums.once.wrapping_add(once);
                sums.twice = sums.twice.wrapping_add(once.wrapping_mul(f));
                sums.both = sums.both.wrapping_add(g * f);
                sums.squares = sums.squares.wrapping_add(squared.wrapping_mul(f * f));
                sums.own = sums.own.wrapping_add(f * f);
            }
            let different = others.wrapping_sub(all_pairs.wrapping_sub(pairs));
            let of_row = pairs
                .wrapping_mul(different)
                .wrapping_sub(size.wrapping_mul(sums.once))
                .wrapping_add(sums.twice);
            let cross = (sums.both.wrapping_mul(sums.both)).wrapping_sub(sums.squares);
            total = total
                .wrapping_add(of_row.wrapping_mul(2))
                .wrapping_add(cross);
            diagonal = diagonal.wrapping_add(sums.own.wrapping_mul(sums.own));
        }
        (self.weighted, self.squared) = (weighted, squared);
        total.wrapping_sub(self.products().wrapping_sub(diagonal))
    }

    /// The rows with their sizes.
    fn lines(&self) -> impl Iterator<Item = (&[u64], &u64)> {
        let columns = self.columns;
        let line = move |row: usize| &self.cells[row * columns..][..columns];
        self.rows
            .iter()
            .enumerate()
            .map(move |(row, size)| (line(row), size))
    }

    /// The pairs of leaves outside of a row that the centre parts.
    fn others(&self, cells: &[u64], size: u64) -> u64 {
        let columns = self.of_columns.iter().zip(cells);
        let squares: u64 = columns
            .clone()
            .map(|(&column, &f)| (column - f) * (column - f))
            .sum();
        let in_columns: u64 = columns.map(|(&column, &f)| column - f).sum();
        let all = self.all - size;
        (all * all - squares - (all - in_columns)) / 2
    }

    /// The sum of the squares of M Mᵀ, which are those of Mᵀ M.
    fn products(&self) -> u64 {
        let (rows, columns) = (self.rows.len(), self.columns);
        let (few, many, step, stride) = if rows <= columns {
            (rows, columns, 1, columns)
        } else {
            (columns, rows, columns, 1)
        };
        let product = |a: usize, b: usize| {
            (0..many).fold(0_u64, |sum, at| {
                let cell = |line: usize| self.cells[line * stride + at * step];
                sum.wrapping_add(cell(a) * cell(b))
            })
        };
        let mut squares = 0_u64;
        for a in 0..few {
            let own = product(a, a);
            squares = squares.wrapping_add(own.wrapping_mul(own));
            for b in 0..a {
                let product = product(a, b);
                squares = squares.wrapping_add(product.wrapping_mul(product).wrapping_mul(2));
            }
        }
        squares
    }
}

/// The sums over the columns of a row.
#[derive(Default)]
struct Sums {
    /// Σ f (pairs with one leaf in this column)
    once: u64,
    /// Σ f² (the same)
    twice: u64,
    /// Σ f g
    both: u64,
    /// Σ f² times the pairs within the column
    squares: u64,
    /// Σ f²
    own: u64,
}

/// The pairs of this many leaves that lie in different columns or are members of the centre.
fn parted(cells: &[u64], size: u64) -> u64 {
    let squares: u64 = cells.iter().map(|&h| h * h).sum();
    let in_columns: u64 = cells.iter().sum();
    (size * size - squares - (size - in_columns)) / 2
}
