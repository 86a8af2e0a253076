"""What takes whole files: links found and judged, sentences made of two, hypotheses tested, clauses projected.

A text is a string, a file a :class:`~pathlib.Path`. What is in many pairs is read line by line, or sentence
by sentence, as the program does; a pair with errors has a row with ``error``, or is left out of what is said
of all, and a warning says why.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from . import program
from .program import Row

#: A text, or the file that it is in.
Text = str | os.PathLike[str]


def align(left: Text, right: Text, **options: object) -> Iterator[Row]:
    """Finds links between the words of each pair, with their reasons.

    Args:
        left: sentences, in any format.
        right: the sentences they belong to.
        options: those of ``twintree align``.

    Raises:
        program.Failure: the program cannot be run, does not know an option, or gives no rows with it.
    """
    return _rows("align", left, right, json=True, **options)


def agreement(gold: Text, predicted: Text, **options: object) -> Row:
    """Measures how well links agree, a line for each pair; see :func:`align`."""
    return _row("agreement", gold, predicted, json=True, **options)


def fuse(left: Text, right: Text, links: Text, merge: str, **options: object) -> Iterator[Row]:
    """Makes sentences out of the two of each pair; see :func:`align`.

    Args:
        left: sentences.
        right: the sentences they belong to.
        links: a line for each pair, with relations.
        merge: ``"restate"``, ``"specify"`` or ``"generalize"``.
        options: those of ``twintree fuse``.
    """
    return _rows("fuse", left, right, links=links, merge=merge, **options)


def significance(
    first: Iterable[Mapping[str, Any]] | os.PathLike[str],
    second: Iterable[Mapping[str, Any]] | os.PathLike[str],
    **options: object,
) -> Row:
    """Tests whether one hypothesis is better than another by more than chance; see :func:`align`.

    Args:
        first: rows of :func:`~twintree.compare_of` or :func:`~twintree.distances_of`, or a file of them.
        second: those of the other hypothesis, of the same pairs.
        options: those of ``twintree significance``.
    """
    return _row("significance", _lines(first), _lines(second), **options)


def project_extract(source: Text, target: Text, links: Text, **options: object) -> Iterator[Row]:
    """Reads the projection of each pair of clauses off its links; see :func:`align`."""
    return _rows("project extract", source, target, links=links, **options)


def project_train(source: Text, target: Text, links: Text, **options: object) -> str:
    """Learns from pairs of clauses, and gives the model as text; see :func:`align`."""
    with tempfile.TemporaryDirectory(prefix="twintree-") as folder:
        model = Path(folder, "model")
        run("project train", source, target, links=links, model=model, **options)
        return model.read_text(encoding="utf-8")


def project_predict(source: Text, model: Text, **options: object) -> Iterator[Row]:
    """Projects the clauses of each sentence; see :func:`align`."""
    return _rows("project predict", source, model=model, **options)


def project_evaluate(source: Text, target: Text, links: Text, **options: object) -> Row:
    """Measures how well clauses are projected, by ``model`` or in so many ``folds``; see :func:`align`."""
    return _row("project evaluate", source, target, links=links, **options)


def run(command: str, *files: Text, **options: object) -> str:
    """Runs any command, and gives what it writes as it is: tables for LaTeX, the table of EVALB, TSV.

    Args:
        command: such as ``"distances"`` or ``"project extract"``.
        files: what it reads.
        options: its options.

    Raises:
        program.Failure: the program cannot be run, or ends with an error.
    """
    return b"".join(_run(command, files, options)).decode()


def _rows(command: str, *files: Text, **options: object) -> Iterator[Row]:
    return map(program.row, _run(command, files, options))


def _row(command: str, *files: Text, **options: object) -> Row:
    # All of what is written: what the program says of it comes at its end.
    rows = list(_rows(command, *files, **options))
    if len(rows) != 1:
        raise program.Failure(f"the program twintree gave {len(rows)} rows, not one")
    return rows[0]


#: Options that are files, and may be given as their text.
_TEXTS = ("links", "model")


def _run(command: str, files: Iterable[Text], options: Mapping[str, object]) -> Iterator[bytes]:
    with tempfile.TemporaryDirectory(prefix="twintree-") as folder:

        def named(name: str, text: Text) -> str:
            if not isinstance(text, str):
                return os.fspath(text)
            file = Path(folder, name)
            file.write_bytes(text.encode("utf-8", "surrogatepass"))
            return str(file)

        paths = [named(f"text-{number}", text) for number, text in enumerate(files, 1)]
        given = {
            name: named(name, value) if name in _TEXTS and isinstance(value, str) else value
            for name, value in options.items()
        }
        yield from program.lines([*command.split(), *program.options(given), "--", *paths])


def _lines(rows: Iterable[Mapping[str, Any]] | os.PathLike[str]) -> Text:
    """Rows as a text; those of single pairs are numbered, so that both files are about the same."""
    if isinstance(rows, os.PathLike):
        return rows
    return "".join(
        json.dumps({"pair": number, **row}, ensure_ascii=False) + "\n"
        for number, row in enumerate(rows, 1)
    )
