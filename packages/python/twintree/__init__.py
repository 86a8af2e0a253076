"""Compares two syntactic trees of aligned sentences.

Each command of the program ``twintree`` is a function. One pair is measured by :func:`compare`,
:func:`distances` and :func:`crossings`, many by :func:`compare_of`, :func:`distances_of` and
:func:`crossings_of`, which read and give one after the other; :func:`confusion` counts over many. Whole
files, or texts, are taken by :func:`align`, :func:`agreement`, :func:`fuse`, :func:`significance` and the
four of ``project``; :func:`run` gives what any command writes as text.

Each runs the program once; what it takes beside the texts are its options, with ``_`` for ``-``:
``strip_subtypes=True`` is ``--strip-subtypes``, and ``read_as="dependencies"`` is ``--as dependencies``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .files import (
    agreement,
    align,
    fuse,
    project_evaluate,
    project_extract,
    project_predict,
    project_train,
    run,
    significance,
)
from .frames import frame
from .program import Failure, version
from .records import (
    PairError,
    compare,
    compare_of,
    confusion,
    crossings,
    crossings_of,
    distances,
    distances_of,
)

if TYPE_CHECKING:
    from .widget import Widget

__all__ = [
    "Failure",
    "PairError",
    "Widget",
    "agreement",
    "align",
    "compare",
    "compare_of",
    "confusion",
    "crossings",
    "crossings_of",
    "distances",
    "distances_of",
    "frame",
    "fuse",
    "project_evaluate",
    "project_extract",
    "project_predict",
    "project_train",
    "run",
    "significance",
    "version",
]


def __getattr__(name: str) -> Any:
    # anywidget is asked for only where a widget is.
    if name == "Widget":
        from .widget import Widget

        return Widget
    raise AttributeError(f"module 'twintree' has no attribute {name!r}")
