"""The trees in a notebook: Jupyter, marimo."""

from __future__ import annotations

from pathlib import Path

try:
    import anywidget
    import traitlets
except ImportError as error:
    raise ImportError('a widget needs anywidget: pip install "twintree[widget]"') from error


class Widget(anywidget.AnyWidget):
    """Two trees and the links between them, which can be drawn.

    What is drawn comes back in :attr:`links` and :attr:`similarity`; what is set here is shown there.
    """

    _esm = Path(__file__).parent / "widget.js"

    #: The sentence above, in CoNLL-U, brackets, Newick or words.
    a = traitlets.Unicode().tag(sync=True)
    #: The sentence below.
    b = traitlets.Unicode().tag(sync=True)
    #: The links, ``1-1 2-3``.
    links = traitlets.Unicode("").tag(sync=True)
    #: ``trees``, or what stands below them: ``score``, ``edges``, ``mst``, or another tab by its name.
    view = traitlets.Unicode("trees").tag(sync=True)
    #: ``arcs``, ``stemma`` or ``rows``; none stands for what fits the texts.
    drawing = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    #: ``light`` or ``dark``; none stands for that of the reader's system.
    theme = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    #: Whether no link can be drawn.
    readonly = traitlets.Bool(False).tag(sync=True)
    #: The similarity of the paths; none where it is not defined.
    similarity = traitlets.Float(None, allow_none=True).tag(sync=True)
