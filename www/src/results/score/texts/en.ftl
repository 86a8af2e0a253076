# Score
tab-score = Score
results-similarity = Similarity on the spanning tree
results-undefined = undefined
results-fraction = 1 − { $distance } ⁄ { $maximum }
results-ratio = 1 − { $distance } ⁄ { $maximum }
results-show-tree-edges = Show the edges it is made of
results-number = { $value }, { $of ->
    [similarity] similarity: show the edges it is made of
    [distance] weight on the spanning tree: show its edges
    [maximum] the most that could differ on the spanning tree: show its edges
    [all-distance] weight over all pairs: show all edges
    [all-maximum] the most that could differ over all pairs: show all edges
    [pairs] pairs of links: show all edges
   *[range] similarity on another minimum spanning tree: show how the tree grows
  }
results-meaning = { $share ->
    [nothing] Nothing differs on the spanning tree: its paths have the same labels and directions in A and B (0 of { $maximum } differ).
    [little] On the paths of the spanning tree few labels and directions differ: { $distance } of { $maximum }.
    [less] On the paths of the spanning tree less than half of the labels and directions differ: { $distance } of { $maximum }.
    [half] On the paths of the spanning tree half of the labels and directions differ: { $distance } of { $maximum }.
    [more] On the paths of the spanning tree more than half of the labels and directions differ: { $distance } of { $maximum }.
    [most] On the paths of the spanning tree most labels and directions differ: { $distance } of { $maximum }.
   *[everything] Everything differs on the spanning tree: all { $maximum } labels and directions on its paths.
  }
results-elsewhere = Other pairs of links do differ: { $distance } of { $maximum } over all pairs.
results-sum-title = { $differ ->
    [yes] Where they part
   *[no] Edges of the spanning tree
  }
results-differs = what differs
results-charges-none = The paths are too long to say edit by edit what differs.
results-sum-none = There is no edge between links yet.
results-sum = sum
step-options = change an option
results-alike = { $places ->
    [0] { $count ->
        [one] The only edge of the spanning tree is alike on both sides.
       *[other] All { $count } edges of the spanning tree are alike on both sides.
      }
   *[other] { $count ->
        [one] The other edge of the spanning tree is alike.
       *[other] The other { $count } edges of the spanning tree are alike.
      }
  }
results-alike-edge = { $edge }: alike; 0 of { $maximum }
results-place-of = { $distance } of { $maximum }
score-more = More
score-more-coverage = coverage { $mean }
score-more-options = options
score-more-range = other trees { $low } … { $high }
score-on-stripSubtypes = labels without subtype
score-on-ignorePunctuation = punctuation ignored
