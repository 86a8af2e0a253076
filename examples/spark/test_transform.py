"""Chunks of a file give the bytes of the whole, and a crash raises; in Spark where it is asked for.

    TWINTREE=target/debug/twintree python3 examples/spark/test_transform.py
    TWINTREE=… TWINTREE_SPARK=1 python3 …      also on Spark itself (pip install pyspark, a Java ≥ 17)
"""

import json
import os
import shlex
import subprocess
import sys
import tempfile
import unittest

TWINTREE = os.path.abspath(os.environ.get("TWINTREE", "target/debug/twintree"))
# As a shell reads it: a folder may have a blank in its name.
COMMAND = f"{shlex.quote(TWINTREE)} compare --records"

LEFT = "1\tshe\t_\tPRON\t_\t_\t2\tnsubj\t_\t_\n2\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n"
RIGHT = "1\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\tshe\t_\tPRON\t_\t_\t1\tnsubj\t_\t_\n"


def record(number, left=LEFT):
    texts = {"left": left, "right": RIGHT, "links": "1-2 2-1"}
    return json.dumps({"id": number, **texts}, ensure_ascii=False)


def records(count):
    """Records, among them faulty ones, empty lines and a huge one."""
    kinds = [
        record,
        record,
        lambda number: record(number, LEFT.replace("PRON", "PRON\tx")),
        lambda number: "",
        lambda number: "no json",
        lambda number: record(f"č {number} \\ ' \\N", "# x = \\N 'quoted' $HOME\n" + LEFT),
    ]
    lines = [kinds[number % len(kinds)](number) for number in range(count)]
    lines[count // 2] = record("huge", LEFT + "# " + "x" * 1_000_000 + "\n")
    return lines


def run(lines):
    text = "".join(line + "\n" for line in lines)
    done = subprocess.run(shlex.split(COMMAND), input=text.encode(), capture_output=True, check=True)
    return done.stdout.decode().split("\n")[:-1]


class Pipe(unittest.TestCase):
    def test_chunks_are_the_whole(self):
        lines = records(600)
        whole = run(lines)
        self.assertEqual(len(whole), len(lines))
        for size in (1, 7, 100):
            some = lines if size > 1 else lines[:60]
            chunks = [answer for at in range(0, len(some), size) for answer in run(some[at : at + size])]
            self.assertEqual(chunks, whole[: len(some)])

    def test_nothing_in_is_nothing_out(self):
        self.assertEqual(run([]), [])

    def test_no_answer_has_a_tab(self):
        self.assertFalse(any("\t" in answer for answer in run(records(60))))

    def test_a_crash_is_no_answer(self):
        crash = [*shlex.split(COMMAND), "nowhere.jsonl"]
        with self.assertRaises(subprocess.CalledProcessError):
            subprocess.run(crash, stderr=subprocess.DEVNULL, check=True)


@unittest.skipUnless(os.environ.get("TWINTREE_SPARK"), "TWINTREE_SPARK is not set: Spark itself is skipped")
class Spark(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        from pyspark.sql import SparkSession

        builder = SparkSession.builder.master("local[2]").appName("twintree-test")
        builder = builder.config("spark.ui.enabled", "false").config("spark.sql.shuffle.partitions", "2")
        cls.spark = builder.getOrCreate()
        cls.spark.sparkContext.setLogLevel("OFF")

    @classmethod
    def tearDownClass(cls):
        cls.spark.stop()

    def answers(self, lines, command=COMMAND):
        from transform import answers

        with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in lines)
            file.flush()
            frame = self.spark.read.text(file.name).repartition(4)
            return [row.value for row in answers(self.spark, frame, command).collect()]

    def test_partitions_are_the_whole(self):
        lines = records(20_000)
        self.assertEqual(sorted(self.answers(lines)), sorted(run(lines)))

    def test_a_process_that_dies_raises(self):
        dying = "head -c 100000; exit 3"
        with self.assertRaises(Exception):
            self.answers(records(20_000), f"bash -c \"{dying}\"")


if __name__ == "__main__":
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    unittest.main(verbosity=2)
