"""Rows as a table of pandas."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas


def frame(rows: Iterable[Mapping[str, Any]]) -> pandas.DataFrame:
    """The rows as a table: what is inside another object has its name before it, ``brackets.f``.

    Raises:
        ImportError: pandas is not installed.
    """
    try:
        import pandas
    except ImportError as error:
        raise ImportError('a frame needs pandas: pip install "twintree[frame]"') from error
    return pandas.json_normalize(list(rows))
