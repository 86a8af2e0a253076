"""Compares two syntactic trees of aligned sentences.

One pair is measured by :func:`compare`, :func:`distances` and :func:`crossings`, many by
:func:`compare_of`, :func:`distances_of` and :func:`crossings_of`, which read and give one after the
other. All of them run the program of the package, ``twintree``, once; what they take beside the texts
are its options, with ``_`` for ``-``: ``strip_subtypes=True`` is ``--strip-subtypes``, and
``read_as="dependencies"`` is ``--as dependencies``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .frames import frame
from .program import Failure, version
from .records import (
    PairError,
    compare,
    compare_of,
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
    "compare",
    "compare_of",
    "crossings",
    "crossings_of",
    "distances",
    "distances_of",
    "frame",
    "version",
]


def __getattr__(name: str) -> Any:
    # anywidget is asked for only where a widget is.
    if name == "Widget":
        from .widget import Widget

        return Widget
    raise AttributeError(f"module 'twintree' has no attribute {name!r}")
