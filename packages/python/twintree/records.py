"""Pairs as records: one JSON object a line goes to the program, one comes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from . import program
from .program import Row


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


def confusion(pairs: Iterable[Mapping[str, Any]], **options: object) -> list[Row]:
    """Counts which relation was replaced by which on the paths of all pairs, as :func:`compare_of` takes them.

    The last row is the sum of all others.
    """
    return list(_rows("confusion", pairs, options))


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
    return program.rows([command, "--records", *program.options(options)], pairs)
