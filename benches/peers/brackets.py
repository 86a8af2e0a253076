#!/usr/bin/env python3
"""Brackets against EVALB itself: the same digits, and how much faster.

    python3 benches/peers/brackets.py EVALB [--pairs 20000] [--seed 1]

EVALB is the folder of its source, which is in the public domain and is not part of this repository:
`evalb.c` with `sample/` and `bug/`, as in the folder EVALB of github.com/nikitakit/self-attentive-parser.
Needed: Python 3.8, a C compiler (`cc`) and cargo. Nothing is installed; what is built lies in
`benches/peers/target`.

1. Its sample, its example of quotation marks, and random pairs of lines, sound and faulty, with
   several files of parameters: every row and every figure must be the same. Of a row that EVALB gives
   status 1, number, length and status are compared: of unbalanced brackets it shows what it could read.
2. The processor time of both programs for one file, in turns, the least of each: reading, counting,
   printing. EVALB is built as its Makefile builds it, which the floor is for, and once more with -O2.

Exits with 1 if a digit differs or the ratio is below the floor.
"""

import argparse
import pathlib
import random
import resource
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TARGET = HERE / "target"
FILES = TARGET / "evalb"
FLOOR = 2.5

PHRASES = ["S", "NP", "VP", "PP", "ADVP", "PRT", "NP-SBJ", "NP=2", "SBAR", "TOP", "-X-", ""]
TAGS = ["NN", "VB", "DT", "IN", "JJ", ",", ".", "``", "''", ":", "POS", "-NONE-", "NN-X", "T", "TT"]
WORDS = ["the", "cat", "saw", "This", "this", "'", '"', "/", ",", "a", "*T*-1", "mats"]

PARAMETERS = {
    "nothing": "LABELED 1\n",
    "collins": "LABELED 1\nCUTOFF_LEN 12\nDELETE_LABEL TOP\nDELETE_LABEL -NONE-\nDELETE_LABEL ,\n"
    "DELETE_LABEL :\nDELETE_LABEL ``\nDELETE_LABEL ''\nDELETE_LABEL .\n"
    "DELETE_LABEL_FOR_LENGTH -NONE-\nEQ_LABEL ADVP PRT\n",
    "unlabelled": "# no labels\nLABELED 0\nCUTOFF_LEN 5\nDELETE_LABEL -NONE-\nEQ_WORD  This this\n",
    "chains": "LABELED 1\nEQ_LABEL NP VP\nEQ_LABEL VP PP\nEQ_LABEL PP S\nEQ_LABEL T TT\n"
    "DELETE_LABEL SBAR\nEQ_LABEL SBAR ADVP\nEQ_WORD this This\nEQ_WORD a the\n",
    "quotes": "LABELED 1\nDELETE_LABEL -NONE-\nDELETE_LABEL ''\nDELETE_LABEL ``\nDELETE_LABEL :\n"
    "DELETE_LABEL ,\nQUOTE_LABEL ''\nQUOTE_LABEL POS\nQUOTE_LABEL :\nQUOTE_LABEL NN\n",
}


class Node:
    def __init__(self, label, children=(), word=None):
        self.label, self.children, self.word = label, list(children), word

    def text(self):
        if self.word is not None:
            return f"({self.label} {self.word})"
        inner = " ".join(child.text() for child in self.children)
        return f"({self.label} {inner})" if inner else f"({self.label})"


def tree(rng, words):
    """A random tree over so many words."""
    if words == 1 and rng.random() < 0.7:
        return Node(rng.choice(TAGS), word=rng.choice(WORDS))
    children = []
    left = words
    while left:
        take = rng.randint(1, left)
        if take == words and rng.random() < 0.8:
            take = max(1, words // 2)
        children.append(tree(rng, take))
        left -= take
    return Node(rng.choice(PHRASES), children)


def nodes(root):
    found = [root]
    for node in found:
        found.extend(node.children)
    return found


def copy(node):
    return Node(node.label, [copy(child) for child in node.children], node.word)


def parsed(rng, gold):
    """The tree of a parser that makes mistakes."""
    root = copy(gold)
    for _ in range(rng.choice([0, 1, 1, 2, 3, 6])):
        inner = [node for node in nodes(root) if node.word is None]
        leaves = [node for node in nodes(root) if node.word is not None]
        kind = rng.randrange(12)
        node = rng.choice(inner) if inner else root
        if kind <= 1 and inner:
            node.label = rng.choice(PHRASES)
        elif kind <= 3 and node.children:
            # A bracket around some neighbours.
            first = rng.randrange(len(node.children))
            last = rng.randint(first + 1, len(node.children))
            node.children[first:last] = [Node(rng.choice(PHRASES), node.children[first:last])]
        elif kind <= 5 and inner:
            # A bracket is left out.
            for parent in inner:
                if node in parent.children:
                    at = parent.children.index(node)
                    parent.children[at : at + 1] = node.children
        elif kind <= 8 and leaves:
            rng.choice(leaves).label = rng.choice(TAGS)
        elif kind == 9 and leaves and rng.random() < 0.3:
            rng.choice(leaves).word = rng.choice(WORDS)
        elif kind == 10 and rng.random() < 0.3:
            node.children.append(tree(rng, 1))
        elif kind == 11:
            node.children.insert(0, Node(rng.choice(PHRASES)))
    return root


def line(rng, root):
    text = root.text()
    kind = rng.randrange(60)
    if kind == 0:
        return rng.choice(["", "(())", "()", "(TOP)"])
    if kind == 1 and text.endswith("))"):
        return text[:-1]
    if kind == 2 and root.children:
        return " ".join(child.text() for child in root.children)
    if kind == 3:
        return f"( {text})"
    return text


def write(rng, pairs, folder, most):
    gold, test = [], []
    for _ in range(pairs):
        root = tree(rng, rng.randint(1, most))
        gold.append(line(rng, root))
        test.append(line(rng, parsed(rng, root)))
    files = [folder / "gold.txt", folder / "test.txt"]
    for file, lines in zip(files, [gold, test]):
        file.write_text("\n".join(lines) + "\n")
    return files


def treebank(rng, pairs, folder):
    """Trees of the usual kind, for the race: every word has a tag, and nothing is faulty."""
    def grow(words):
        if words == 1:
            word = Node(rng.choice(TAGS[:11]), word=rng.choice(WORDS))
            return Node("NP", [word]) if rng.random() < 0.3 else word
        cuts = sorted(rng.sample(range(1, words), min(words - 1, rng.choice([1, 1, 2, 3]))))
        parts = [b - a for a, b in zip([0, *cuts], [*cuts, words])]
        return Node(rng.choice(PHRASES[:9]), [grow(part) for part in parts])

    gold, test = [], []
    for _ in range(pairs):
        root = Node("TOP", [grow(rng.randint(4, 44))])
        other = copy(root)
        for node in rng.sample(nodes(other), min(3, len(nodes(other)))):
            if node.word is None:
                node.label = rng.choice(PHRASES[:9])
        inner = [node for node in nodes(other) if len(node.children) > 2]
        for node in inner[:3]:
            node.children[:2] = [Node("NP", node.children[:2])]
        gold.append(root.text())
        test.append(other.text())
    files = [folder / "race.gold.txt", folder / "race.test.txt"]
    for file, lines in zip(files, [gold, test]):
        file.write_text("\n".join(lines) + "\n")
    return files


def run(command):
    done = subprocess.run([str(part) for part in command], capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"{command}: {done.returncode}\n{done.stderr[-500:]}")
    return done.stdout.decode()


def processor(command):
    """The processor time of a program, in seconds: other work on the machine counts little."""
    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = used()
    run(command)
    return used() - before


def rows(text):
    """Lines without what EVALB shows of a row that counts nothing."""
    return [
        " ".join(row.split()[:3]) if len(row) > 13 and row[13] == "1" and row[4:6] == "  " else row
        for row in text.splitlines()
    ]


def check(name, evalb, ours, files, parameters):
    theirs = rows(run([evalb, "-e", 10**8, "-p", parameters, *files]))
    mine = rows(run([*ours, *files, parameters]))
    wrong = [(a, b) for a, b in zip(theirs, mine) if a != b]
    wrong += [(len(theirs), len(mine))] if len(theirs) != len(mine) else []
    statuses = [row.split()[2] for row in theirs[3:] if len(row.split()) in (3, 12)]
    counts = {status: statuses.count(status) for status in "012"}
    print(f"{name:24}{len(theirs):8} lines, statuses {counts}, {len(wrong)} differ")
    for a, b in wrong[:5]:
        print(f"  EVALB {a}\n  ours  {b}")
    return not wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("evalb", type=pathlib.Path)
    parser.add_argument("--pairs", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    FILES.mkdir(parents=True, exist_ok=True)
    evalb = FILES / "evalb"
    source = options.evalb / "evalb.c"
    optimized = FILES / "evalb-optimized"
    # It is C of before 1999.
    run(["cc", "-w", "-std=gnu89", "-g", "-o", evalb, source])
    run(["cc", "-w", "-std=gnu89", "-O2", "-o", optimized, source])
    target = ["--target-dir", TARGET]
    run(["cargo", "build", "--release", "--quiet", "--manifest-path", HERE / "Cargo.toml", *target])
    ours = [TARGET / "release" / "twintree-peers", "brackets"]
    rng = random.Random(options.seed)

    sample, bug = options.evalb / "sample", options.evalb / "bug"
    good = check("sample", evalb, ours, [sample / "sample.gld", sample / "sample.tst"], sample / "sample.prm")
    good &= check("bug", evalb, ours, [bug / "bug.gld", bug / "bug.tst"], options.evalb / "new.prm")
    for name, text in PARAMETERS.items():
        parameters = FILES / f"{name}.prm"
        parameters.write_text(text)
        files = write(rng, options.pairs // len(PARAMETERS), FILES, 14)
        good &= check(name, evalb, ours, files, parameters)

    files = treebank(rng, 20000, FILES)
    commands = {
        "EVALB": [evalb, "-p", FILES / "collins.prm", *files],
        "EVALB -O2": [optimized, "-p", FILES / "collins.prm", *files],
        "ours": [*ours, *files, FILES / "collins.prm"],
    }
    best = dict.fromkeys(commands, float("inf"))
    for _ in range(15):
        for name, command in commands.items():
            best[name] = min(best[name], processor(command))
    print("20000 pairs: " + ", ".join(f"{name} {time:.3f} s" for name, time in best.items()))
    ratio = best["EVALB"] / best["ours"]
    print(f"{ratio:.2f} times as fast as EVALB, at least {FLOOR}; as with -O2, {best['EVALB -O2'] / best['ours']:.2f}")
    return 0 if good and ratio >= FLOOR else 1


if __name__ == "__main__":
    sys.exit(main())
