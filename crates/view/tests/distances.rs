//! The distances as the page gets them: what is left out of an answer that would be too long.

use twintree_view::{DistanceOptions, Distances, DistancesResult, Format, Measure, Request};

#[track_caller]
fn distances(left: String, right: String) -> Distances {
    let request = Request {
        left,
        right,
        left_format: Some(Format::Newick),
        right_format: Some(Format::Newick),
        ..Request::default()
    };
    match DistancesResult::new(&request, DistanceOptions::default(), None) {
        DistancesResult::Ok { distances, .. } => *distances,
        DistancesResult::Rejected { diagnostics } => panic!("{diagnostics:?}"),
    }
}

/// This many leaves, each in a phrase with all before it.
fn comb(leaves: usize) -> String {
    let members: Vec<String> = (1..leaves).map(|leaf| format!("w{leaf})")).collect();
    format!("{}w0,{};", "(".repeat(leaves - 1), members.join(","))
}

fn flat(leaves: usize) -> String {
    let members: Vec<String> = (0..leaves).map(|leaf| format!("w{leaf}")).collect();
    format!("({});", members.join(","))
}

/// How many splits of the left tree alone there are, and how many are listed.
#[track_caller]
fn check(leaves: usize, expected: f64, listed: Option<usize>) {
    let distances = distances(comb(leaves), flat(leaves));
    let count = Measure::Ok {
        part: expected,
        whole: expected,
        flag: None,
    };
    assert_eq!(distances.robinson_foulds, count);
    assert_eq!(distances.splits.map(|splits| splits.left.len()), listed);
}

#[test]
fn splits_are_counted_but_not_listed_where_all_their_leaves_would_fill_the_memory() {
    check(5_000, 4_997.0, Some(4_997));
    check(6_000, 5_997.0, None);
    check(100_000, 99_997.0, None);
}
