"""The package as it is installed: the program, its functions, frames and the widget."""

import contextlib
import doctest
import io
import json
import re
import subprocess
import sys
import tempfile
import unittest
from itertools import count, islice
from pathlib import Path

import twintree
from twintree import program, records

LEFT = "(S (NP we) (VP sleep))"
RIGHT = "(S (NP wir) (VP schlafen))"
PAIR = {"left": LEFT, "right": RIGHT, "links": "1-1 2-2"}
TREES = {"read_as": "dependencies"}
DOCS = Path(__file__).parents[3] / "docs"


class OnePair(unittest.TestCase):
    def test_a_pair_is_a_dictionary_with_the_keys_of_the_command_line(self):
        row = twintree.compare(LEFT, RIGHT, "1-1 2-2", **TREES)
        self.assertEqual((row["links"], row["similarity"]), (2, 1.0))
        self.assertNotIn("id", row)

    def test_distances_and_crossings_are_measured(self):
        row = twintree.distances(LEFT, LEFT)
        self.assertEqual(row["brackets"]["f"], 1.0)
        row = twintree.crossings(LEFT, "wir schlafen", "1-1 2-2")
        self.assertEqual(row["head"]["sure"]["crossings"], 0)

    def test_what_is_wrong_is_raised_with_its_place(self):
        with self.assertRaises(twintree.PairError) as raised:
            twintree.compare("(S (NP we)", RIGHT, "1-1", **TREES)
        problem = raised.exception.problems[0]
        self.assertEqual((problem["source"], problem["line"]), ("left", 1))
        self.assertIn(problem["message"], str(raised.exception))

    def test_an_unknown_option_is_a_failure_with_the_words_of_the_program(self):
        with self.assertRaises(twintree.Failure) as raised:
            twintree.compare(LEFT, RIGHT, "1-1", colour="red")
        self.assertIn("--colour", str(raised.exception))

    def test_an_option_by_which_no_rows_are_given_is_a_failure_too(self):
        for option in ({"format": "csv"}, {"help": True}):
            with self.assertRaises(twintree.Failure):
                twintree.compare(LEFT, RIGHT, "1-1", **TREES, **option)


class ManyPairs(unittest.TestCase):
    def test_rows_come_in_order_with_their_ids_and_faulty_pairs_between_them(self):
        pairs = [{"id": number, **PAIR} for number in range(500)]
        pairs[7]["left"] = "(S (NP we)"
        rows = list(twintree.compare_of(pairs, jobs=2, **TREES))
        self.assertEqual([row["id"] for row in rows], list(range(500)))
        self.assertEqual([row["id"] for row in rows if "error" in row], [7])

    def test_pairs_without_end_are_read_while_rows_are_taken(self):
        pairs = ({"id": number, **PAIR} for number in count())
        rows = list(islice(twintree.compare_of(pairs, **TREES), 1000))
        self.assertEqual(rows[-1]["id"], 999)

    def test_nothing_in_gives_nothing_out(self):
        self.assertEqual(list(twintree.distances_of([])), [])

    def test_what_goes_wrong_with_the_pairs_is_raised_where_rows_are_read(self):
        def broken():
            yield PAIR
            raise LookupError("no more")

        with self.assertRaises(LookupError):
            list(twintree.compare_of(broken(), **TREES))


CATS = """1\tcats\tcat\tNOUN\t_\t_\t2\tnsubj\t_\t_
2\tlike\tlike\tVERB\t_\t_\t0\troot\t_\t_
3\tmilk\tmilk\tNOUN\t_\t_\t2\tobj\t_\t_
"""
COLD = """1\tcats\tcat\tNOUN\t_\t_\t2\tnsubj\t_\t_
2\tlove\tlove\tVERB\t_\t_\t0\troot\t_\t_
3\tcold\tcold\tADJ\t_\t_\t4\tamod\t_\t_
4\tmilk\tmilk\tNOUN\t_\t_\t2\tobj\t_\t_
"""
GERMAN = """(s (np-sb (art Die) (nn Sitzung)) (vafin-hd wurde) (vp-oc (pp-mo (appr um) (card neun) (nn Uhr)) (vvpp-hd eröffnet)) ($. .))
(s (pper-sb Ich) (vvfin-hd danke) (np-da (art dem) (nn Berichterstatter)) (pp-mo (appr für) (pposat seine) (nn Arbeit)) ($. .))
"""
ENGLISH = """(S (NP-A (DT The) (NN session)) (VP (VBD was) (VP (VBN opened) (PP (IN at) (NP-A (CD nine) (RB o'clock))))) (. .))
(S (NP-A (PRP I)) (VP (VBP thank) (NP-A (DT the) (NN rapporteur)) (PP (IN for) (NP-A (PRP$ his) (NN work)))) (. .))
"""
CLAUSES = """1-1 2-2 3-3 4-5 5-6 6-7 7-4 8-8
1-1 2-2 3-3 4-4 5-5 6-6 7-7 8-8
"""


class Files(unittest.TestCase):
    def test_links_are_found_and_judged(self):
        (row,) = twintree.align(CATS, COLD, relations=True)
        found = [(one["link"]["left"], one["link"]["right"]) for one in row["proposals"]]
        self.assertIn((3, 4), found)
        figures = twintree.agreement("1-1 2-2\n", "1-1\n")
        self.assertEqual(figures["links"]["correct"], 1)

    def test_a_text_is_a_string_and_a_file_a_path(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "gold links.txt")
            file.write_text("1-1\n", encoding="utf-8")
            figures = twintree.agreement(file, "1-1\n")
        self.assertEqual(figures["links"]["micro"]["f"], 1.0)

    def test_sentences_are_made_of_two(self):
        links = "1-1:equals 2-2:intersects 3-4:generalizes\n"
        (row,) = twintree.fuse(CATS, COLD, links, "specify", limit=5)
        self.assertEqual(row["sentences"][0]["text"], "cats like cold milk")

    def test_what_differs_is_counted_and_tested(self):
        other = {"left": CATS, "right": COLD, "links": "1-1 2-2 3-3"}
        rows = twintree.confusion([{"left": CATS, "right": CATS, "links": "1-1 2-2 3-3"}, other])
        self.assertEqual(rows[-1]["what"], "all")
        gold = [{"left": LEFT, "right": LEFT}, {"left": RIGHT, "right": RIGHT}]
        turned = {"left": LEFT, "right": "(S (NP (NP we) (VP sleep)))"}
        first, second = (
            list(twintree.distances_of([one, gold[1]])) for one in (gold[0], turned)
        )
        found = twintree.significance(first, second, measure="brackets.f", seed=7)
        self.assertEqual((found["pairs"], found["won"], found["equal"]), (2, 1, 1))
        # Rows of single pairs have no name of their own.
        single = [twintree.distances(**gold[0])]
        self.assertEqual(twintree.significance(single, single, measure="brackets.f")["equal"], 1)

    def test_clauses_are_projected_by_a_model(self):
        (first, _) = twintree.project_extract(GERMAN, ENGLISH, CLAUSES)
        self.assertEqual(first["stem"], "open")
        model = twintree.project_train(GERMAN, ENGLISH, CLAUSES, passes=2)
        (first, _) = twintree.project_predict(GERMAN, model, beam=3)
        self.assertEqual(first["stem"], "open")
        figures = twintree.project_evaluate(GERMAN, ENGLISH, CLAUSES, model=model)
        self.assertEqual(figures["clauses"], 2)

    def test_what_is_no_row_is_a_text(self):
        table = twintree.run("distances", LEFT, LEFT, evalb=True)
        self.assertIn("Bracketing FMeasure", table)
        text = twintree.run("align", CATS, COLD, comments=True)
        self.assertTrue(text.startswith("# align = "))

    def test_faulty_pairs_are_rows_and_a_warning(self):
        with self.assertWarnsRegex(UserWarning, r"text-1:1:\d+: error\[bracket-unclosed"):
            (row,) = twintree.align("(S (NP we)", RIGHT, left_format="brackets", **TREES)
        self.assertEqual(row["error"], ["bracket-unclosed"])

    def test_an_error_is_a_failure_with_the_words_of_the_program(self):
        with self.assertRaisesRegex(twintree.Failure, "no-such-file"):
            twintree.agreement(Path("no-such-file"), "1-1\n")
        with self.assertRaisesRegex(twintree.Failure, "--merge"):
            list(twintree.fuse(CATS, COLD, "1-1\n", "mix"))


class TheProgram(unittest.TestCase):
    def test_every_command_is_a_function(self):
        said = json.loads(twintree.run("--version", json=True))
        # What shells and readers of rows need.
        rest = {"completions", "man", "schema"}
        parts = {"extract", "train", "predict", "evaluate"}
        commands = {one for one in said["commands"] if one not in rest | {"project"}}
        commands |= {f"project_{part}" for part in parts}
        self.assertEqual(commands - set(twintree.__all__), set())
        for command in rest - {"completions"}:
            self.assertTrue(twintree.run(command))

    def test_it_is_the_one_of_this_installation(self):
        self.assertTrue(Path(program.path()).is_relative_to(sys.prefix), program.path())
        done = subprocess.run(
            [sys.executable, "-m", "twintree", "--version"], capture_output=True, text=True
        )
        self.assertEqual(done.stdout, f"twintree {twintree.version()}\n")

    def test_options_read_as_their_documentation_says(self):
        self.assertEqual(doctest.testmod(program).failed, 0)
        self.assertEqual(program.options({"without": ["a", "b"]}), ["--without=a", "--without=b"])


    def test_every_keyword_of_the_table_of_options_is_an_option_of_its_commands(self):
        table = json.loads(Path(DOCS, "options.json").read_text(encoding="utf-8"))
        helps = {}
        for option in table["options"]:
            if option["python"] is None:
                continue
            self.assertEqual(program.options({option["python"]: True}), [option["flag"]])
            for command in option["commands"]:
                if command not in helps:
                    helps[command] = twintree.run(command, help=True)
                self.assertRegex(helps[command], rf"(?m)^ +(-\w, )?{option['flag']}\b")
        self.assertGreater(len(helps), 10)


class Documentation(unittest.TestCase):
    page = Path(DOCS, "api.md").read_text(encoding="utf-8")

    def test_its_program_prints_what_it_says(self):
        (text,) = re.findall(r"```python\n(.*?)```", self.page, re.DOTALL)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(text, {})  # noqa: S102
        said = re.findall(r"\)  # (.+)", text)
        self.assertEqual(printed.getvalue().split("\n")[:-1], ", ".join(said).split(", "))

    def test_it_names_everything_there_is(self):
        for name in twintree.__all__:
            self.assertRegex(self.page, rf"`(twintree\.)?{name}\b")


class Extras(unittest.TestCase):
    def test_frames_have_a_row_for_each_pair_or_say_what_they_need(self):
        rows = list(twintree.distances_of([{"id": 1, "left": LEFT, "right": LEFT}]))
        try:
            import pandas  # noqa: F401
        except ImportError:
            with self.assertRaisesRegex(ImportError, "pip install"):
                twintree.frame(rows)
            return
        frame = twintree.frame(rows)
        self.assertEqual((len(frame), frame["brackets.f"][0]), (1, 1.0))

    def test_the_widget_has_the_element_in_it_or_says_what_it_needs(self):
        script = Path(records.__file__).parent / "widget.js"
        self.assertIn("twin-tree", script.read_text(encoding="utf-8"))
        try:
            import anywidget  # noqa: F401
        except ImportError:
            with self.assertRaisesRegex(ImportError, "pip install"):
                twintree.Widget  # noqa: B018
            return
        tree = twintree.Widget(a=LEFT, b=RIGHT, links="1-1")
        self.assertEqual((tree.links, tree.view), ("1-1", "trees"))


if __name__ == "__main__":
    unittest.main()
