//! What is too large is refused by name, and what is merely deep is not.

use std::thread;

use twintree::relations::aligner::{
    AlignerError, Annotated, Options, PAIR_LIMIT, Proposals, STEP_LIMIT, Weights, Word, align,
};
use twintree::relations::fusion::{self, Fusion, Host, Merge, Written, fuse};
use twintree::relations::synonyms::Synonyms;
use twintree::{Alignment, Relation, Symbols, Tree};

#[derive(Clone, Copy)]
enum Shape {
    Chain,
    Star,
}

fn side(shape: Shape, words: u32, symbols: &mut Symbols) -> Annotated {
    let head = |at: u32| match shape {
        Shape::Chain => at.checked_sub(1),
        Shape::Star => (at > 0).then_some(0),
    };
    let heads: Vec<Option<u32>> = (0..words).map(head).collect();
    let labels = vec![symbols.intern("amod"); heads.len()];
    let tree = Tree::new(&heads, &labels).expect("a tree");
    let form = |at: u32| symbols.intern(&format!("w{}", at % 50));
    let words: Vec<Word> = (0..words)
        .map(form)
        .map(|form| Word {
            form,
            lemma: form,
            content: true,
        })
        .collect();
    Annotated::new(tree, &words).expect("a word for each node")
}

fn run(
    left: (Shape, u32),
    right: (Shape, u32),
    options: &Options,
) -> Result<Proposals, AlignerError> {
    let mut symbols = Symbols::new();
    let left = side(left.0, left.1, &mut symbols);
    let right = side(right.0, right.1, &mut symbols);
    let mut synonyms = Synonyms::new();
    for at in 0..50 {
        synonyms.insert(&format!("w{at}"), &format!("w{}", (at * 7 + 3) % 50));
    }
    align(&left, &right, &symbols, &synonyms, options)
}

#[track_caller]
fn refused(result: Result<Proposals, AlignerError>, expected: AlignerError, words: [&str; 2]) {
    let error = result.expect_err("too large");
    assert_eq!(error, expected);
    for word in words {
        assert!(error.to_string().contains(word), "{error}");
    }
}

#[test]
fn too_many_pairs_are_refused_with_their_number_and_the_limit() {
    refused(
        run(
            (Shape::Chain, 4097),
            (Shape::Star, 4096),
            &Options::default(),
        ),
        AlignerError::TooManyPairs {
            left: 4097,
            right: 4096,
        },
        ["4097 words against 4096", &PAIR_LIMIT.to_string()],
    );
}

#[test]
fn too_many_children_are_refused_with_the_steps_and_the_limit() {
    refused(
        run(
            (Shape::Star, 2001),
            (Shape::Star, 2001),
            &Options::default(),
        ),
        AlignerError::TooManyChildren {
            steps: 8_000_000_000,
        },
        ["8000000000", &STEP_LIMIT.to_string()],
    );
    assert!(
        run(
            (Shape::Star, 4096),
            (Shape::Chain, 4096),
            &Options::default()
        )
        .is_ok()
    );
}

#[test]
fn a_weight_that_could_overflow_is_refused() {
    let with = |relation| Options {
        weights: Weights {
            relation,
            ..Weights::default()
        },
        ..Options::default()
    };
    refused(
        run((Shape::Chain, 2), (Shape::Chain, 2), &with(65_536)),
        AlignerError::WeightTooLarge { weight: 65_536 },
        ["65536", "65535"],
    );
    // The greatest weights on the largest table: every word alike but the order of the words.
    let most = Weights {
        equal: Weights::LIMIT,
        lemma: Weights::LIMIT,
        synonym: Weights::LIMIT,
        relation: Weights::LIMIT,
    };
    let options = Options {
        weights: most,
        ..Options::default()
    };
    let found = run((Shape::Chain, 4096), (Shape::Chain, 4096), &options).expect("at the limit");
    assert_eq!(
        u64::from(found.score),
        u64::from(Weights::LIMIT) * (2 * 4096 - 1)
    );
}

/// Runs on the stack of a thread in a browser, or a smaller one.
fn on_a_small_stack<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = thread::Builder::new()
        .stack_size(256 * 1024)
        .spawn(work)
        .expect("a thread");
    thread.join().expect("no overflow")
}

#[test]
fn a_chain_of_100_000_words_is_aligned_on_a_small_stack() {
    let found = on_a_small_stack(|| {
        run(
            (Shape::Chain, 100_000),
            (Shape::Chain, 100),
            &Options::default(),
        )
    });
    assert_eq!(found.expect("10 million pairs").links.len(), 100);
}

/// Every word is known to the table and every link compares long strings, which once took minutes.
#[test]
fn suggestions_for_deep_trees_full_of_synonyms_take_no_time() {
    let found = run(
        (Shape::Chain, 1_500),
        (Shape::Chain, 1_470),
        &Options::default(),
    );
    assert!(found.expect("2 million pairs").links.len() > 1_000);
}

#[test]
fn a_chain_of_100_000_words_is_fused_on_a_small_stack() {
    let fusion: Fusion = on_a_small_stack(|| {
        let mut symbols = Symbols::new();
        let left = side(Shape::Chain, 100_000, &mut symbols);
        let right = side(Shape::Chain, 2, &mut symbols);
        let forms = vec!["left"; 100_000];
        let links = [(0, 0, None), (90_000, 1, Some(Relation::Specifies))];
        let alignment = Alignment::new(left.tree(), right.tree(), links).expect("links");
        let left = Written::new(left.tree(), &forms).expect("forms");
        let right = Written::new(right.tree(), &["a", "b"]).expect("forms");
        let options = fusion::Options {
            limit: 3,
            ..fusion::Options::new(Merge::Generalize, Host::Left)
        };
        fuse(&left, &right, &alignment, &symbols, &options)
    });
    let lengths: Vec<usize> = fusion
        .sentences
        .iter()
        .map(|one| one.text.split(' ').count())
        .collect();
    // All modifiers but one can be left out with those below them.
    assert_eq!(lengths, [1, 2, 3]);
    assert!(fusion.cut);
}
