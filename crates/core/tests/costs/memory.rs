//! How much memory reading takes, of texts as they should be and of faulty ones: the most that is in use
//! at any time, all sentences kept, a byte of the text.
#![allow(unsafe_code, reason = "an allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use twintree::text::links::{self, Numbering};
use twintree::text::{Diagnostics, Format, brackets, conllu, newick, words};

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

/// A node of a tree takes twenty bytes, and a sentence some seventy besides.
#[test]
fn brackets_take_eight_bytes_a_byte() {
    let brackets = |text: &str| brackets::read(text).0.len();
    let tree = "(S (NP (DT the) (NN cat)) (VP (VB sleeps)))\n";
    check(&again(tree), 5, brackets);
    // What a long sentence needed is not kept for those after it.
    let long = format!("(S{})\n", " (NN a)".repeat(2_000));
    check(&(long + &again(tree)), 5, brackets);
    check(&format!("(S{})\n", again(" (NN a)")), 4, brackets);
    check(&again("(S (NN cat) (VB sleeps)\n\n"), 8, brackets);
    check(&again("(S (NN) () (a"), 8, brackets);
    check(&again(")"), 1, brackets);
}

/// A node takes fifty bytes, as its place is kept with it.
#[test]
fn treebanks_take_eight_bytes_a_byte() {
    let read = |format: Format| {
        move |text: &str| {
            let mut reader = twintree::Reader::new(text, format);
            let mut sentences = Vec::new();
            while let Some(sentence) = reader.next_sentence(&mut Diagnostics::new()) {
                sentences.push(sentence);
            }
            sentences.len()
        }
    };
    let export = "#BOS 1\nEr\tPPER\t3.Sg\tSB\t500\nschläft\tVVFIN\t3.Sg\tHD\t500\n#500\tS\t--\t--\t0\n#EOS 1\n";
    check(&again(export), 8, read(Format::Export));
    let tiger = "<s id='s1'><graph root='s1_500'><terminals><t id='s1_1' word='Er' pos='PPER'/>\
        <t id='s1_2' word='ging' pos='VVFIN'/></terminals><nonterminals><nt id='s1_500' cat='S'>\
        <edge label='SB' idref='s1_1'/><edge label='HD' idref='s1_2'/></nt></nonterminals></graph></s>\n";
    check(&again(tiger), 4, read(Format::Tiger));
    let alpino = "<alpino_ds><node begin='0' cat='top'><node begin='0' end='1' pos='verb' word='ga'/></node></alpino_ds>\n";
    check(&again(alpino), 4, read(Format::Alpino));
    check(
        &again("(S (NP (DT 0=the) (NN 1=cat)) (VP (VB 2=sleeps)))\n"),
        12,
        read(Format::Discbracket),
    );
    // A single sentence whose lines are as short as they may be.
    check(
        &format!("#BOS 1\n{}#EOS 1\n", again("a X - - 0\n")),
        24,
        read(Format::Export),
    );
    check(
        &format!("<s>{}</s>", again("<t id='1' word='a' pos='X'/>")),
        12,
        read(Format::Tiger),
    );
    check(&again("<"), 8, read(Format::Tiger));
    check(&again("#BOS 1\n#EOS 1\n"), 32, read(Format::Export));
}

/// Texts that are nothing but marks: where every byte or every other one begins a node or a sentence, it is kept
/// though it takes more than eight times its text.
#[test]
fn brackets_without_words_take_a_bounded_share() {
    let brackets = |text: &str| brackets::read(text).0.len();
    check(&again("(S a)"), 19, brackets);
    check(&format!("(S{})", again(" a")), 11, brackets);
    check(&again("("), 23, brackets);
    check(&again("()"), 48, brackets);
    check(&again("(a\n\n"), 24, brackets);
}

#[test]
fn newick_takes_eight_bytes_a_byte() {
    let newick = |text: &str| newick::read(text).0.len();
    check(&again("((the,cat)NP,sleeps)S;\n"), 8, newick);
    check(&again("((the:1,cat:2)NP:0.5,sleeps:1)S;\n"), 6, newick);
    check(&again("((the cat NP,sleeps:x\n"), 8, newick);
    check(&again(");"), 1, newick);
}

/// As with brackets: every comma is a leaf, and a name of one letter with its semicolon a sentence.
#[test]
fn newick_without_names_takes_a_bounded_share() {
    let newick = |text: &str| newick::read(text).0.len();
    check(&again("("), 23, newick);
    check(&again(","), 23, newick);
    check(&again("(a,b);\n"), 20, newick);
    check(&again("a;"), 48, newick);
}

#[test]
fn words_take_eight_bytes_a_byte() {
    let words = |text: &str| words::read(text).0.len();
    check(&again("The cat sleeps on the mat .\n"), 8, words);
    check(&again("x "), 8, words);
    // Sentences that are shorter than what is known of each.
    check(&again("x y\n"), 20, words);
}

/// A link with its place takes 24 bytes, and it has at least three with a space after it.
#[test]
fn links_take_eight_bytes_a_byte() {
    let links = |text: &str| links::read(text, Numbering::FromOne).0.len();
    check(&again("1-1 2-2 3-3 4-4\n"), 8, links);
    check(&again("0-0 1-2 2-1 3-3 4-4\n"), 8, links);
    check(&again("1-1 2-2 1-1 2-3 3-2:specifies\n"), 8, links);
    check(&again("x 3p4 5-6:\n"), 8, links);
    check(&again("x "), 1, links);
    let one_pair = |text: &str| links::read_pair(text, Numbering::FromOne).0.len();
    // Where links come in no order, it is sorted out where each is named first.
    check(&again("1-1 2-2\n"), 9, one_pair);
    // A line is one pair, with 24 bytes of its own, however few bytes it has.
    check(&again("1-1\n"), 13, links);
    check(&again("\n"), 24, links);
}

#[test]
fn tiny_conllu_takes_a_bounded_share() {
    check(&again("x\n\n"), 64, |text| conllu::read(text).0.len());
}
