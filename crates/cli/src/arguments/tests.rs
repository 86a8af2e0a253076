//! The table of options, `docs/options.json`, says what the program takes.

use std::any::TypeId;
use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::builder::PossibleValue;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, CommandFactory};
use serde_json::Value;

use super::Arguments;

const TABLE: &str = include_str!("../../../../docs/options.json");

/// The options of the table.
fn table() -> Vec<Value> {
    let table: Value = serde_json::from_str(TABLE).expect("JSON");
    table["options"].as_array().expect("a list").clone()
}

/// The texts of a list.
fn texts(list: &Value) -> Vec<&str> {
    let items = list.as_array().into_iter().flatten();
    items.map(|item| item.as_str().expect("a text")).collect()
}

/// Every option of the program, after the words of its command; those of the program itself after none.
fn options() -> Vec<(String, Arg)> {
    let mut command = Arguments::command();
    command.build();
    let mut found = Vec::new();
    let mut commands: Vec<(String, &Command)> = vec![(String::new(), &command)];
    while let Some((words, command)) = commands.pop() {
        let own = command.get_arguments().filter(|one| !one.is_positional());
        let own = own.filter(|one| one.get_id() != "help");
        found.extend(own.map(|one| (words.clone(), one.clone())));
        let parts = command.get_subcommands();
        let parts = parts.filter(|part| part.get_name() != "help");
        commands.extend(parts.map(|part| {
            let words = format!("{words} {}", part.get_name());
            (words.trim().into(), part)
        }));
    }
    found
}

fn flag(option: &Arg) -> String {
    format!("--{}", option.get_long().expect("a long name"))
}

/// Whether a command takes an option with this value; what else it needs is not there.
fn takes(words: &str, flag: &str, value: &Value) -> bool {
    let value = value.as_str().map_or_else(|| value.to_string(), Into::into);
    let all = ["twintree"]
        .into_iter()
        .chain(words.split_whitespace())
        .map(String::from)
        .chain([format!("{flag}={value}")]);
    match Arguments::command().try_get_matches_from(all) {
        Ok(_) => true,
        Err(error) => !matches!(
            error.kind(),
            ErrorKind::ValueValidation | ErrorKind::InvalidValue
        ),
    }
}

/// What the program says of an option, in the words of the table.
fn said(option: &Arg, is_number: bool) -> (&'static str, Value) {
    if matches!(option.get_action(), ArgAction::SetTrue) {
        return ("flag", false.into());
    }
    let defaults = option.get_default_values().iter();
    let defaults: Vec<_> = defaults.map(|value| value.to_string_lossy()).collect();
    let text = defaults.join(",");
    let default = match text.parse::<u64>() {
        Ok(number) if is_number => number.into(),
        _ if text.is_empty() => Value::Null,
        _ => text.into(),
    };
    let is_file = option.get_value_parser().type_id() == TypeId::of::<PathBuf>();
    (if is_file { "file" } else { "value" }, default)
}

#[test]
fn the_table_has_every_option_of_every_command() {
    let table = table();
    let mut told = BTreeSet::new();
    for (words, option) in options() {
        let flag = flag(&option);
        let entries: Vec<_> = table
            .iter()
            .filter(|one| one["flag"] == *flag && texts(&one["commands"]).contains(&&*words))
            .collect();
        let [entry] = entries[..] else {
            panic!("{words} {flag} is {} times in the table", entries.len())
        };
        let about = option.get_help().map(ToString::to_string);
        assert_eq!(entry["en"].as_str(), about.as_deref(), "{words} {flag}");
        let kind = entry["type"].as_str().expect("a type");
        let (is, default) = said(&option, kind == "number");
        assert_eq!(entry["default"], default, "{words} {flag}");
        let takes_anything = ["choice", "number", "text"].contains(&kind);
        assert!(
            kind == is || is == "value" && takes_anything,
            "{words} {flag}: {kind}, not {is}"
        );
        let listed = option.get_possible_values();
        let listed: Vec<_> = listed.iter().map(PossibleValue::get_name).collect();
        if is == "value" && !listed.is_empty() {
            assert_eq!(texts(&entry["values"]), listed, "{words} {flag}");
        }
        told.insert((words, flag));
    }
    let named = table
        .iter()
        .filter_map(|one| Some((one, one["flag"].as_str()?)));
    for (one, flag) in named {
        for words in texts(&one["commands"]) {
            assert!(
                told.contains(&(words.into(), flag.into())),
                "{words} {flag} is no option"
            );
        }
    }
}

#[test]
fn values_and_bounds_are_those_of_the_table() {
    let mut bounds = 0;
    for one in table() {
        let Some(flag) = one["flag"].as_str() else {
            continue;
        };
        for words in texts(&one["commands"]) {
            let takes = |value: &Value| takes(words, flag, value);
            for value in texts(&one["values"]) {
                assert!(takes(&value.into()), "{words} {flag}={value}");
            }
            if one["type"] == "choice" {
                assert!(!takes(&"no-such-value".into()), "{words} {flag}");
            }
            for (bound, beyond) in [("least", -1), ("most", 1)] {
                let Some(number) = one[bound].as_i64() else {
                    continue;
                };
                bounds += 1;
                assert!(takes(&number.into()), "{words} {flag}={number}");
                let other = number + beyond;
                assert!(!takes(&other.into()), "{words} {flag}={other}");
            }
        }
    }
    assert!(bounds > 10, "{bounds}");
}
