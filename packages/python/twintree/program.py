"""The program of the package: where it lies, and how it is run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import warnings
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

#: A row, as the program writes it.
Row = dict[str, Any]


class Failure(Exception):
    """The program could not be run, or ended with an error; its message is the text."""


def path() -> str:
    """The file of the program: ``TWINTREE_PROGRAM``, that of this installation, or one on the path.

    Raises:
        Failure: there is none.
    """
    given = os.environ.get("TWINTREE_PROGRAM")
    if given:
        return given
    name = "twintree" + (sysconfig.get_config_var("EXE") or "")
    # Where a package is installed for one user, or into a folder, its scripts lie beside it.
    folders = [sysconfig.get_path("scripts"), Path(__file__).parent.parent / "bin"]
    if sys.platform != "win32":
        folders.append(sysconfig.get_path("scripts", scheme="posix_user"))
    for folder in folders:
        file = Path(folder) / name
        if file.is_file():
            return str(file)
    found = shutil.which(name)
    if found is None:
        raise Failure("the program twintree was not found; install the package again")
    return found


def version() -> str:
    """The version of the program.

    Raises:
        Failure: it cannot be run.
    """
    (line,) = lines(["--version"])
    return line.decode().split()[-1]


def options(given: Mapping[str, object]) -> list[str]:
    """Options of Python as those of the program.

    ``True`` is an option alone, ``False`` and ``None`` are none, a list is one option for each item.

    >>> options({"strip_subtypes": True, "read_as": "dependencies", "jobs": 2, "each": False})
    ['--strip-subtypes', '--as=dependencies', '--jobs=2']
    """
    words = []
    for name, value in given.items():
        # `as` is a word of the language.
        option = "--" + ("as" if name == "read_as" else name.replace("_", "-"))
        for one in value if isinstance(value, list) else [value]:
            if one is True:
                words.append(option)
            elif one is not None and one is not False:
                words.append(f"{option}={one}")
    return words


def rows(words: list[str], records: Iterable[Mapping[str, Any]] | None = None) -> Iterator[Row]:
    """Runs the program with these words, and gives its rows as they are ready.

    Args:
        words: a command, its files and its options.
        records: what goes to the program meanwhile, a line of JSON each; they are held no longer than
            they are written.

    Raises:
        Failure: the program cannot be run, does not know an option, or gives no rows with it.
    """
    return map(row, lines(words, records))


def lines(
    words: list[str], records: Iterable[Mapping[str, Any]] | None = None
) -> Iterator[bytes]:
    """As :func:`rows`, the lines as they are. What the program says of faulty pairs is a warning."""
    # A file does not fill up, as a pipe that nobody reads does.
    with tempfile.TemporaryFile() as said:
        feed = subprocess.DEVNULL if records is None else subprocess.PIPE
        try:
            process = subprocess.Popen(
                [path(), *words], stdin=feed, stdout=subprocess.PIPE, stderr=said
            )
        except OSError as error:
            raise Failure(f"the program twintree cannot be run: {error}") from error
        feeder = None if records is None else _Feeder(process, records)
        try:
            if feeder is not None:
                feeder.start()
            yield from process.stdout
            process.wait()
            if feeder is not None:
                feeder.join()
                if feeder.error is not None:
                    raise feeder.error
            if process.returncode != 0:
                said.seek(0)
                text = said.read().decode("utf-8", "replace").strip()
                # 1: all was read, and some of it was faulty.
                if process.returncode != 1:
                    raise Failure(text or f"twintree ended with {process.returncode}")
                warnings.warn(text, stacklevel=2)
        finally:
            # Also where nobody wants the other rows.
            process.kill()
            process.wait()
            process.stdout.close()


def row(line: bytes) -> Row:
    """A line of the program as a row.

    Raises:
        Failure: it is none; with some options, such as ``format="csv"``, the program writes something else.
    """
    try:
        return json.loads(line)
    except ValueError as error:
        text = line[:80].decode("utf-8", "replace").strip()
        raise Failure(f"the program twintree gave no row, but: {text}") from error


class _Feeder(threading.Thread):
    """Writes records to the program while its rows are read."""

    def __init__(
        self, process: subprocess.Popen[bytes], records: Iterable[Mapping[str, Any]]
    ) -> None:
        super().__init__(daemon=True)
        self.process = process
        self.records = records
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with self.process.stdin as pipe:
                for record in self.records:
                    text = json.dumps(record, ensure_ascii=False)
                    pipe.write(text.encode("utf-8", "surrogatepass") + b"\n")
        except BrokenPipeError:
            # The program has ended; it says why.
            pass
        except BaseException as error:  # noqa: BLE001: it is raised where the rows are read
            self.error = error
            self.process.kill()
