"""The program of the package: where it lies, and how it is called."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path


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
    try:
        done = subprocess.run([path(), "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Failure(f"the program twintree cannot be run: {error}") from error
    return done.stdout.split()[-1]


def options(given: dict[str, object]) -> list[str]:
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
