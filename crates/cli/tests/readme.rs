//! What the README shows is what the program does.

use crate::process::Folder;
use serde_json::json;

const README: &str = include_str!("../README.md");

/// Commands of the README's examples.
fn commands() -> Vec<&'static str> {
    let lines = README.lines();
    lines
        .filter_map(|line| line.strip_prefix("$ twintree "))
        .collect()
}

#[test]
fn its_pairs_give_a_row_and_an_error() {
    let folder = Folder::new("readme-pairs");
    let pairs: Vec<&str> = README
        .lines()
        .filter(|line| line.starts_with("{\"id\""))
        .collect();
    let command = commands()
        .into_iter()
        .find_map(|command| command.strip_suffix(" < pairs.jsonl"))
        .expect("a command that reads pairs");
    let run = folder.run_with_input(command, &pairs.join("\n"));
    assert_eq!(run.code, Some(0), "{run:?}");
    let rows = run.rows();
    assert_eq!(rows.len(), 2);
    assert_eq!(
        (&rows[0]["id"], &rows[0]["similarity"]),
        (&json!("a"), &json!(1.0))
    );
    assert_eq!(rows[1]["id"], "b");
    assert!(!rows[1]["error"].as_array().expect("errors").is_empty());
}

#[test]
fn its_commands_and_options_are_known() {
    let folder = Folder::new("readme-commands");
    for command in commands() {
        // With `--help` at the end nothing is read, and what is not known is refused all the same.
        let (arguments, _) = command.split_once(" < ").unwrap_or((command, ""));
        let run = folder.run(&format!("{arguments} --help"));
        assert_eq!(run.code, Some(0), "{command}: {}", run.errors);
    }
    let named = README
        .lines()
        .filter_map(|line| line.strip_prefix("| "))
        .filter_map(|row| row.split('|').next())
        .flat_map(|cell| cell.split('`').skip(1).step_by(2));
    for command in named {
        let run = folder.run(&format!("{command} --help"));
        assert_eq!(run.code, Some(0), "{command}");
    }
}
