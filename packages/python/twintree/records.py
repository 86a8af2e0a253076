"""Pairs as records: one JSON object a line goes to the program, one comes back."""

from __future__ import annotations

import json
import subprocess
import tempfile
import threading
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from . import program

Row = dict[str, Any]


class PairError(Exception):
    """One pair cannot be measured.

    Attributes:
        problems: what is wrong, as the program says it.
    """

    def __init__(self, problems: list[Any]) -> None:
        super().__init__("; ".join(_said(one) for one in problems))
        self.problems = problems


def _said(problem: Any) -> str:
    return str(problem.get("message", problem)) if isinstance(problem, dict) else str(problem)


def compare(left: str, right: str, links: str | None = None, **options: object) -> Row:
    """Measures the paths between linked words of one pair.

    Args:
        left: one sentence, in CoNLL-U or its family (conllup, conllx, conll2009), brackets, a format of treebanks or Newick.
        right: the other one.
        links: such as ``"1-1 2-3"``; without them those in the comments ``# align``.
        options: those of ``twintree compare``.

    Raises:
        PairError: a text cannot be read, or the pair is too large.
        program.Failure: the program cannot be run, does not know an option, or gives no rows with it.
    """
    return _one("compare", left, right, links, options)


def distances(left: str, right: str, links: str | None = None, **options: object) -> Row:
    """Measures how far two parses are apart; see :func:`compare`.

    Links are looked at with ``by_links=True``.
    """
    return _one("distances", left, right, links, options)


def crossings(left: str, right: str, links: str, **options: object) -> Row:
    """Tests whether the phrases of a sentence stay together in its translation; see :func:`compare`."""
    return _one("crossings", left, right, links, options)


def compare_of(pairs: Iterable[Mapping[str, Any]], **options: object) -> Iterator[Row]:
    """Measures many pairs, each a mapping with ``left``, ``right``, ``links`` and, if wanted, ``id``.

    Rows come in the order of the pairs, as they are ready; a pair that cannot be measured has a row with
    ``error``. Texts are held only while they are measured.

    Raises:
        program.Failure: the program cannot be run, does not know an option, or gives no rows with it.
    """
    return _rows("compare", pairs, options)


def distances_of(pairs: Iterable[Mapping[str, Any]], **options: object) -> Iterator[Row]:
    """As :func:`compare_of`, what :func:`distances` measures."""
    return _rows("distances", pairs, options)


def crossings_of(pairs: Iterable[Mapping[str, Any]], **options: object) -> Iterator[Row]:
    """As :func:`compare_of`, what :func:`crossings` measures."""
    return _rows("crossings", pairs, options)


def _one(
    command: str, left: str, right: str, links: str | None, options: dict[str, object]
) -> Row:
    pair = {"left": left, "right": right}
    if links is not None:
        pair["links"] = links
    row = next(_rows(command, [pair], options), None)
    if row is None:
        raise program.Failure("the program twintree gave no row")
    if "error" in row:
        raise PairError(row["error"])
    row.pop("id", None)
    return row


def _rows(
    command: str, pairs: Iterable[Mapping[str, Any]], options: dict[str, object]
) -> Iterator[Row]:
    words = [program.path(), command, "--records", *program.options(options)]
    # A file does not fill up, as a pipe that nobody reads does.
    with tempfile.TemporaryFile() as said:
        try:
            process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said
            )
        except OSError as error:
            raise program.Failure(f"the program twintree cannot be run: {error}") from error
        feeder = _Feeder(process, pairs)
        try:
            feeder.start()
            for line in process.stdout:
                yield _row(line)
            process.wait()
            feeder.join()
            if feeder.error is not None:
                raise feeder.error
            if process.returncode != 0:
                said.seek(0)
                text = said.read().decode("utf-8", "replace").strip()
                raise program.Failure(text or f"twintree ended with {process.returncode}")
        finally:
            # Also where nobody wants the other rows.
            process.kill()
            process.wait()
            process.stdout.close()


def _row(line: bytes) -> Row:
    """A line of the program; with some options, such as ``format="csv"``, it gives no rows of JSON."""
    try:
        return json.loads(line)
    except ValueError as error:
        text = line[:80].decode("utf-8", "replace").strip()
        raise program.Failure(f"the program twintree gave no row, but: {text}") from error


class _Feeder(threading.Thread):
    """Writes pairs to the program while its rows are read."""

    def __init__(self, process: subprocess.Popen[bytes], pairs: Iterable[Mapping[str, Any]]) -> None:
        super().__init__(daemon=True)
        self.process = process
        self.pairs = pairs
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with self.process.stdin as pipe:
                for pair in self.pairs:
                    text = json.dumps(pair, ensure_ascii=False)
                    pipe.write(text.encode("utf-8", "surrogatepass") + b"\n")
        except BrokenPipeError:
            # The program has ended; it says why.
            pass
        except BaseException as error:  # noqa: BLE001: it is raised where the rows are read
            self.error = error
            self.process.kill()
