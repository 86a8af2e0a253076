//! The page about the command line shows what the program does.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::process::Folder;

const PAGE: &str = include_str!("../../../docs/command-line.md");

/// A block of code: the name of the file that it is, or its language, and its text.
struct Block {
    language: &'static str,
    file: Option<&'static str>,
    text: &'static str,
}

fn blocks() -> impl Iterator<Item = Block> {
    let fenced = PAGE.split("```").skip(1).step_by(2);
    fenced.map(|block| {
        let (head, text) = block.split_once('\n').expect("a language");
        let (language, file) = head.split_once(' ').unzip();
        Block {
            language: language.unwrap_or(head),
            file,
            text,
        }
    })
}

/// Whether a text is as it is shown, where `…` stands for anything.
fn is_shown(text: &str, shown: &str) -> bool {
    let mut parts = shown.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else {
        return false;
    };
    let Some(last) = parts.next_back() else {
        return rest.is_empty();
    };
    for part in parts {
        let Some((_, after)) = rest.split_once(part) else {
            return false;
        };
        rest = after;
    }
    rest.ends_with(last)
}

#[test]
#[cfg(unix)]
fn every_example_writes_what_is_shown() {
    let folder = Folder::new("documentation");
    let mut written = String::new();
    let mut compared = 0;
    for Block {
        language,
        file,
        text,
    } in blocks()
    {
        match (file, language) {
            (Some(name), _) => folder.write(name, text),
            (None, "sh") => written = folder.shell(text),
            (None, _) => {
                assert!(is_shown(&written, text), "{text}\nis shown of\n{written}");
                compared += 1;
            }
        }
    }
    assert!(compared >= 15, "only {compared} examples are shown");
}

#[test]
fn every_command_has_an_example_and_every_option_exists() {
    let folder = Folder::new("documentation-options");
    let commands_of = |of: &str| -> Vec<String> {
        let help = folder.run(of).succeeded().output;
        let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
        let listed = listed.take_while(|line| !line.is_empty());
        let named = listed.filter_map(|line| line.split_whitespace().next());
        named.map(String::from).collect()
    };
    let mut commands = commands_of("help");
    let parts = commands_of("help project").into_iter();
    commands.extend(parts.map(|part| format!("project {part}")));
    commands.retain(|command| !command.ends_with("help"));
    assert!(commands.len() > 13, "{commands:?}");

    let shell = blocks()
        .filter(|block| block.language == "sh")
        .fold(String::new(), |all, block| all + block.text);
    let mut help = folder.run("--help").succeeded().output;
    for command in commands {
        let run = format!("twintree {command} ");
        assert!(shell.contains(&run) || command == "project", "{command}");
        let told = folder.run(&format!("{command} --help")).succeeded().output;
        writeln!(help, "{told}").expect("a text grows");
    }
    let options: BTreeSet<_> = PAGE
        .split(|letter: char| !(letter.is_ascii_lowercase() || letter == '-'))
        .filter(|word| word.starts_with("--") && word.len() > 3 && !word.starts_with("---"))
        .collect();
    let known = |option: &&str| {
        help.contains(&format!("{option} ")) || help.contains(&format!("{option}\n"))
    };
    let unknown: Vec<_> = options.iter().filter(|option| !known(option)).collect();
    // That of cargo.
    assert_eq!(unknown, [&"--path"]);
}
