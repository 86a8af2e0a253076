"""Quartets against tqdist: python3 benches/peers/quartets.py

Makes a virtual environment in benches/peers/target, installs tqdist from PyPI into it, builds the
program beside this script, and lets both take turns on the same trees, in rounds; the minimum of each
counts, and both have to say the same. tqdist takes text alone: the first ratio is of ours on trees
that are read, the second of ours from text.
"""

import math
import os
import pathlib
import random
import subprocess
import sys
import time
import venv

HERE = pathlib.Path(__file__).resolve().parent
ENVIRONMENT = HERE / "target" / "tqdist"
PROGRAM = HERE / "target" / "release" / "twintree-peers"
ROUNDS = 15

# Leaves, the most members of a node, and the least ratio. "star": a star against a binary tree.
CASES = [
    (7, 2, 50), (7, 4, 50), (15, 2, 50), (15, 5, 50), (25, 2, 50), (25, 5, 50),
    (60, 2, 10), (60, 5, 10), (100, 2, 10), (100, 5, 10),
    (1000, 2, 1), (1000, 5, 1), (2000, "star", 10),
]


def install():
    """Installs tqdist where it is used alone, and starts again there."""
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        print(f"installing tqdist into {ENVIRONMENT}")
        venv.create(ENVIRONMENT, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "tqdist"], check=True)
    manifest = HERE / "Cargo.toml"
    target = ["--target-dir", HERE / "target"]
    subprocess.run(["cargo", "build", "--release", "--quiet", "--manifest-path", manifest, *target], check=True)
    # tqdist takes megabytes for every call and gives them back: kept, they cost it a tenth of the time.
    kept = {"MALLOC_MMAP_THRESHOLD_": str(2**30), "MALLOC_TRIM_THRESHOLD_": str(2**31 - 1)}
    kept["MALLOC_TOP_PAD_"] = str(2**26)
    run = subprocess.run([python, __file__, "--installed"], env={**os.environ, **kept})
    sys.exit(run.returncode)


def tree(first, behind, most, numbers):
    """A tree over numbered leaves in order, as a parser gives it."""
    if behind - first == 1:
        return str(first)
    members = numbers.randint(2, min(most, behind - first))
    cuts = [first, *sorted(numbers.sample(range(first + 1, behind), members - 1)), behind]
    return "(" + ",".join(tree(a, b, most, numbers) for a, b in zip(cuts, cuts[1:])) + ")"


def theirs(tqdist, left, right):
    """The distance, and the nanoseconds of a call, from as many as fill a few milliseconds."""
    start, calls = time.perf_counter_ns(), 0
    while calls == 0 or time.perf_counter_ns() - start < 5_000_000:
        distance = tqdist.quartet_distance(left, right)
        calls += 1
    return distance, (time.perf_counter_ns() - start) / calls


def main():
    import tqdist

    sys.setrecursionlimit(10_000)
    numbers = random.Random(1)
    ours = subprocess.Popen([PROGRAM, "quartets"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    print(f"{'leaves, members':<18}{'tqdist':>12}{'read':>12}{'':>9}{'from text':>12}")
    reached = True
    for leaves, most, floor in CASES:
        left = tree(0, leaves, 2 if most == "star" else most, numbers) + ";"
        right = "(" + ",".join(map(str, range(leaves))) + ");"
        if most != "star":
            right = tree(0, leaves, most, numbers) + ";"
        best = [math.inf] * 3
        for _ in range(ROUNDS):
            distance, nanoseconds = theirs(tqdist, left, right)
            ours.stdin.write(f"{left}\t{right}\n")
            ours.stdin.flush()
            differing, *times = map(int, ours.stdout.readline().split())
            assert differing == round(distance * math.comb(leaves, 4)), (left, right)
            best = [min(pair) for pair in zip(best, [nanoseconds, *times])]
        ratios = [best[0] / time for time in best[1:]]
        reached &= ratios[0] >= floor
        micro = [f"{time / 1000:.2f} µs" for time in best]
        print(f"{f'{leaves}, {most}':<18}{micro[0]:>12}{micro[1]:>12}{ratios[0]:>8.1f}×"
              f"{micro[2]:>12}{ratios[1]:>8.1f}×   at least {floor}×")
    print("every floor is reached" if reached else "a floor is missed")
    return not reached


if __name__ == "__main__":
    sys.exit(main() if "--installed" in sys.argv else install())
