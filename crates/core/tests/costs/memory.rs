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

/// Any text may take so much.
const SPARE: usize = 2 << 20;

/// The most bytes in use while `read` works on a text, less what any text may take.
fn most<T>(text: &str, read: impl Fn(&str) -> T) -> usize {
    USED.set(0);
    MOST.set(0);
    drop(read(text));
    MOST.get().saturating_sub(SPARE)
}

const BYTES: usize = 12 << 20;

/// Twelve megabytes of a text, the same again and again.
fn again(part: &str) -> String {
    part.repeat(BYTES / part.len())
}

fn check(name: &str, text: &str, read: fn(&str) -> usize) {
    let most = most(text, read);
    let ratio = most as f64 / text.len() as f64;
    println!("{name:<40}{ratio:>8.2}");
}

fn read_conllu(text: &str) -> usize {
    conllu::read(text).0.len()
}
fn read_brackets(text: &str) -> usize {
    brackets::read(text).0.len()
}
fn read_newick(text: &str) -> usize {
    newick::read(text).0.len()
}
fn read_words(text: &str) -> usize {
    words::read(text).0.len()
}
fn read_links(text: &str) -> usize {
    links::read(text, Numbering::FromOne).0.len()
}

#[test]
fn a_byte_of_text_takes_eight_of_memory() {
    let one = "1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n\n";
    let three = "# sent_id = 1\n# text = The cat sleeps\n1\tThe\tthe\tDET\t_\tDefinite=Def|PronType=Art\t2\tdet\t_\t_\n2\tcat\tcat\tNOUN\t_\tNumber=Sing\t3\tnsubj\t_\t_\n3\tsleeps\tsleep\tVERB\t_\tMood=Ind|Number=Sing\t0\troot\t_\tSpaceAfter=No\n\n";
    check("conllu one", &again(one), read_conllu);
    check("conllu three", &again(three), read_conllu);
    let chain: String = (1..400_000)
        .map(|n| format!("{n}\tx\t_\t_\t_\t_\t{}\tdep\t_\t_\n", n - 1))
        .collect();
    check("conllu chain", &chain, read_conllu);
    let after_long = format!("{}\n{}", &chain[..20_000], again(one));
    check("conllu after long", &after_long, read_conllu);
    check("conllu 1 x", &again("1\tx\n"), read_conllu);
    check("conllu x", &again("x\n"), read_conllu);
    check("conllu #", &again("#\n"), read_conllu);
    check("conllu x #", &again("x\n#\n"), read_conllu);
    check("conllu x blank", &again("x\n\n"), read_conllu);
    check(
        "conllu dup",
        &again("1\tx\t_\t_\t_\t_\t_\t_\t_\t_\n"),
        read_conllu,
    );
    check(
        "conllu 9 col",
        &again("1\tx\t_\t_\t_\t_\t_\t_\t_\n"),
        read_conllu,
    );
    check(
        "conllu spaces",
        &again("1 x _ _ _ _ 0 root _ _\n"),
        read_conllu,
    );
    check(
        "brackets",
        &again("(S (NP (DT the) (NN cat)) (VP (VB sleeps)))\n"),
        read_brackets,
    );
    check(
        "brackets one",
        &again("(S (NP (DT the) (NN cat)) (VP (VB sleeps))"),
        read_brackets,
    );
    check("brackets (", &again("("), read_brackets);
    check("brackets ()", &again("()"), read_brackets);
    check("brackets )", &again(")"), read_brackets);
    check("newick", &again("((the,cat)NP,sleeps)S;\n"), read_newick);
    check("newick one", &again("((the,cat)NP,sleeps)"), read_newick);
    check("newick (", &again("("), read_newick);
    check("newick ,", &again(","), read_newick);
    check("newick );", &again(");"), read_newick);
    check("words", &again("The cat sleeps .\n"), read_words);
    check("words one", &again("The cat sleeps . "), read_words);
    check("words x", &again("x "), read_words);
    check("words x line", &again("x\n"), read_words);
    check("words blank", &again("\n"), read_words);
    check("links", &again("0-0 1-2 2-1 3-3\n"), read_links);
    check("links one", &again("1-1 "), read_links);
    check("links x", &again("x "), read_links);
    check("links lines", &again("\n"), read_links);
}
