//! The example for Apache Spark: its own tests, without Spark unless `TWINTREE_SPARK` is set.

use std::path::Path;
use std::process::Command;

#[test]
fn chunks_of_records_are_the_whole_and_a_crash_raises() {
    let test = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/spark/test_transform.py");
    let run = Command::new("python3")
        .arg(&test)
        .env("TWINTREE", env!("CARGO_BIN_EXE_twintree"))
        .output();
    match run {
        Ok(run) => assert!(
            run.status.success(),
            "{}",
            String::from_utf8_lossy(&run.stderr)
        ),
        Err(error) => println!("python3 is not to be had ({error}): the example is skipped"),
    }
}
