"""``python -m twintree``: the program itself."""

import subprocess
import sys

from .program import Failure, path

if __name__ == "__main__":
    try:
        sys.exit(subprocess.call([path(), *sys.argv[1:]]))
    except (Failure, OSError) as error:
        sys.exit(f"twintree: {error}")
