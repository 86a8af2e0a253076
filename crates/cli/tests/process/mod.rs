//! Runs the built program on files of a folder of their own.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// The two sentences of the thesis.
pub(crate) const LEFT: &str = "# sent_id = holmes-a
1\tthe\tthe\tDET\t_\t_\t2\tdet\t_\t_
2\tdetective\tdetective\tNOUN\t_\t_\t4\tnsubj\t_\t_
3\tis\tbe\tAUX\t_\t_\t4\taux\t_\t_
4\tbecoming\tbecome\tVERB\t_\t_\t0\troot\t_\t_
5\ta\ta\tDET\t_\t_\t7\tdet\t_\t_
6\tSherlock\tSherlock\tPROPN\t_\t_\t7\tcompound\t_\t_
7\tHolmes\tHolmes\tPROPN\t_\t_\t4\tobj\t_\t_

";
pub(crate) const RIGHT: &str = "1\ta\ta\tDET\t_\t_\t2\tdet\t_\t_
2\tSherlock\tSherlock\tPROPN\t_\t_\t3\tnsubj\t_\t_
3\tbecomes\tbecome\tVERB\t_\t_\t0\troot\t_\t_
4\tthe\tthe\tDET\t_\t_\t5\tdet\t_\t_
5\tdetective\tdetective\tNOUN\t_\t_\t3\tobj\t_\t_

";
pub(crate) const LINKS: &str = "1-4 2-5 3-3 4-3 5-1 6-2\n";

/// What a run of the program left.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) output: String,
    pub(crate) errors: String,
}

impl Run {
    /// The lines of standard output as JSON.
    #[track_caller]
    pub(crate) fn rows(&self) -> Vec<Value> {
        let parse = |line| serde_json::from_str(line).expect("a line of JSON");
        self.output.lines().map(parse).collect()
    }

    /// That nothing went wrong.
    #[track_caller]
    pub(crate) fn succeeded(self) -> Self {
        assert_eq!((self.code, self.errors.as_str()), (Some(0), ""), "{self:?}");
        self
    }
}

/// A folder for the files of one test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// A new one, for the test of this name.
    pub(crate) fn new(test: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Self(folder)
    }

    /// With the pair of the thesis: `left.conllu`, `right.conllu`, `links.txt`.
    pub(crate) fn with_pair(test: &str) -> Self {
        let folder = Self::new(test);
        folder.write("left.conllu", LEFT);
        folder.write("right.conllu", RIGHT);
        folder.write("links.txt", LINKS);
        folder
    }

    /// With the real corpus: `en.conllu`, `fr.conllu`, `links.txt`; none, with a word about it, where it is not
    /// available.
    pub(crate) fn with_corpus(test: &str) -> Option<Self> {
        let data = corpus()?;
        let folder = Self::new(test);
        for name in ["en.conllu", "fr.conllu", "links.txt"] {
            fs::copy(data.join(name), folder.0.join(name)).expect("a file of the corpus");
        }
        Some(folder)
    }

    /// Writes a file.
    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        fs::write(self.0.join(name), content).expect("a file of the test");
    }

    /// Reads a file of the folder.
    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("a file that can be read")
    }

    /// Opens a file of the folder.
    pub(crate) fn open(&self, name: &str) -> fs::File {
        fs::File::open(self.0.join(name)).expect("a file that can be read")
    }

    /// Runs the program in the folder; the arguments are separated by spaces.
    pub(crate) fn run(&self, arguments: &str) -> Run {
        self.run_with_input(arguments, "")
    }

    /// Runs the program in the folder with this on its standard input.
    pub(crate) fn run_with_input(&self, arguments: &str, input: &str) -> Run {
        let mut child = self
            .command(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // A program that ends early does not read all of it; one that answers at once is to be read
        // meanwhile.
        let mut pipe = child.stdin.take().expect("its standard input");
        let output = std::thread::scope(|threads| {
            threads.spawn(move || {
                let _ = pipe.write_all(input.as_bytes());
            });
            child.wait_with_output().expect("the program ends")
        });
        Run {
            code: output.status.code(),
            output: String::from_utf8(output.stdout).expect("text"),
            errors: String::from_utf8(output.stderr).expect("text"),
        }
    }

    /// What commands of a shell write to standard output in the folder, with the program on its path.
    #[cfg(unix)]
    pub(crate) fn shell(&self, commands: &str) -> String {
        let program = Path::new(env!("CARGO_BIN_EXE_twintree"));
        let mut path = program.parent().expect("a folder").as_os_str().to_owned();
        if let Some(others) = std::env::var_os("PATH") {
            path.push(":");
            path.push(others);
        }
        let mut shell = Command::new("sh");
        shell.args(["-c", commands]).env("PATH", path);
        let run = shell.current_dir(&self.0).output().expect("a shell");
        String::from_utf8(run.stdout).expect("text")
    }

    /// The program, to be started in the folder.
    pub(crate) fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_twintree"));
        command
            .args(arguments.split_whitespace())
            .current_dir(&self.0);
        command
    }
}

/// The folder of the real corpus; none, with a word about it, where it is not available.
pub(crate) fn corpus() -> Option<PathBuf> {
    let data = std::env::var_os("TWINTREE_DATA");
    if data.is_none() {
        println!("TWINTREE_DATA is not set: the real corpus is skipped");
    }
    data.map(|data| Path::new(&data).join("pud-en-fr"))
}
