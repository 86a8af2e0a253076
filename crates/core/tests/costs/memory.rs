//! How much memory reading takes, of texts as they should be and of faulty ones: the most that is in use
//! at any time, all sentences kept, a byte of the text.
#![allow(unsafe_code, reason = "an allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use twintree::text::links::{self, Numbering};
use twintree::text::{brackets, conllu, newick, words};

/// Counts the bytes in use of each thread.
struct Counting;

thread_local! {
    static USED: Cell<usize> = const { Cell::new(0) };
    static MOST: Cell<usize> = const { Cell::new(0) };
}

fn count(more: usize, less: usize) {
    USED.set((USED.get() + more).saturating_sub(less));
    MOST.set(MOST.get().max(USED.get()));
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(0, layout.size());
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size, layout.size());
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Any text may take this much.
const SPARE: usize = 2 << 20;

/// Four megabytes of a text, the same again and again.
fn again(part: &str) -> String {
    part.repeat((4 << 20) / part.len())
}

/// Reads a text and keeps all sentences; every byte may take this many.
#[track_caller]
fn check<T>(text: &str, limit: usize, read: impl Fn(&str) -> T) {
    USED.set(0);
    MOST.set(0);
    drop(read(text));
    let most = MOST.get();
    let start: String = text.chars().take(20).collect();
    let share = most.saturating_sub(SPARE).div_ceil(text.len());
    assert!(
        share <= limit,
        "{start:?}…: {share} bytes a byte, at most {limit}"
    );
}

#[track_caller]
fn check_conllu(text: &str) {
    check(text, 8, |text| conllu::read(text).0.len());
}

const ONE: &str = "1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n\n";

const THREE: &str = "\
# sent_id = 1
# text = The cat sleeps
1\tThe\tthe\tDET\t_\tDefinite=Def|PronType=Art\t2\tdet\t_\t_
2\tcat\tcat\tNOUN\t_\tNumber=Sing\t3\tnsubj\t_\t_
3\tsleeps\tsleep\tVERB\t_\tMood=Ind|Number=Sing\t0\troot\t_\t_

";

/// One sentence of this many words, each below the one before.
fn chain(words: u32) -> String {
    let row = |id| format!("{id}\tx\t_\t_\t_\t_\t{}\tdep\t_\t_\n", id - 1);
    (1..=words).map(row).collect()
}

#[test]
fn conllu_takes_eight_bytes_a_byte() {
    check_conllu(&again(ONE));
    check_conllu(&again(THREE));
    check_conllu(&chain(200_000));
    // What a long sentence needed is not kept for those after it.
    check_conllu(&(chain(1_000) + "\n" + &again(ONE)));
}

#[test]
fn faulty_conllu_takes_eight_bytes_a_byte() {
    for line in [
        "1\tx\n",
        "x\n",
        "#\n",
        "x\n#\n",
        "1\tx\t_\t_\t_\t_\t_\t_\t_\t_\n",
        "1\tx\t_\t_\t_\t_\t_\t_\t_\n",
        "1\t\t\t\t\t\t\t\t\t\n",
        "1 x _ _ _ _ 0 root _ _\n",
    ] {
        check_conllu(&again(line));
    }
}

/// A node of a tree knows its places, in lines and columns: some ninety bytes, and a word of a tree is
/// often shorter than ten. What follows are bounds all the same, of ordinary text and of text that is
/// nothing but marks, where every other byte is a node or a sentence.
#[test]
fn brackets_take_a_bounded_share() {
    let brackets = |text: &str| brackets::read(text).0.len();
    let tree = "(S (NP (DT the) (NN cat)) (VP (VB sleeps)))\n";
    check(&again(tree), 15, brackets);
    // What a long sentence needed is not kept for those after it.
    let long = format!("(S{})\n", " (NN a)".repeat(2_000));
    check(&(long + &again(tree)), 15, brackets);
    check(&again("("), 100, brackets);
    check(&again("()"), 90, brackets);
    check(&again("(a\n\n"), 45, brackets);
    check(&again(")"), 1, brackets);
}

#[test]
fn newick_takes_a_bounded_share() {
    let newick = |text: &str| newick::read(text).0.len();
    check(&again("((the,cat)NP,sleeps)S;\n"), 26, newick);
    check(&again("((the:1,cat:2)NP:0.5,sleeps:1)S;\n"), 18, newick);
    check(&again("("), 200, newick);
    check(&again(","), 200, newick);
    check(&again("a;"), 95, newick);
    check(&again(");"), 1, newick);
}

#[test]
fn words_take_eight_bytes_a_byte() {
    let words = |text: &str| words::read(text).0.len();
    check(&again("The cat sleeps on the mat .\n"), 8, words);
    check(&again("x "), 8, words);
    // Sentences that are shorter than what is known of each.
    check(&again("x y\n"), 22, words);
}

/// A link knows its place, too.
#[test]
fn links_take_a_bounded_share() {
    let links = |text: &str| links::read(text, Numbering::FromOne).0.len();
    check(&again("0-0 1-2 2-1 3-3\n"), 14, links);
    check(&again("0-0 1-2 2-1 3-3 4-4\n"), 11, links);
    check(&again("\n"), 24, links);
    check(&again("x "), 1, links);
}

#[test]
fn tiny_conllu_takes_a_bounded_share() {
    check(&again("x\n\n"), 65, |text| conllu::read(text).0.len());
}
