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
results-carried = { $count ->
    [one] 1 of the { $edges } edges of the tree joins links that share a word. It weighs 0 of 0: the tree can go through it and avoid differences.
   *[other] { $count } of the { $edges } edges of the tree join links that share a word. They weigh 0 of 0: the tree can go through them and avoid differences.
  }
results-range = Other minimum spanning trees give { $low } … { $high }: their total weight is the same, their paths are longer.
results-options = Options
results-option-stripSubtypes = Compare labels without their subtype (nmod:poss as nmod)
results-option-ignorePunctuation = Ignore links of punctuation
results-ignored-none = No link is ignored.
results-ignored = { $count ->
    [one] Ignored: { $links }
   *[other] { $count } ignored links: { $links }
  }
results-sum-title = { $differ ->
    [yes] Where they part
   *[no] Edges of the spanning tree
  }
results-differs = what differs
results-on-trees = Show on the trees what the score counts: ≠ another label, ⇄ order turned, + on this path alone, ×2 twice
results-charges-none = The paths are too long to say edit by edit what differs.
results-sum-none = There is no edge between links yet.
results-sum = sum
results-coverage = Linked words
results-coverage-figure = { $aligned } of { $words } · { $share }
results-coverage-mean = Harmonic mean of both sides: { $mean }. It is not part of the similarity.
results-bare = not linked: { $words }
results-bare-many = { $count } words not linked
results-total = Over all pairs of links
results-total-none = There is no pair of links yet.
results-total-sentence = { $pairs ->
    [one] There is only { $pairsButton } pair. It weighs { $distance } of { $maximum } and is the spanning tree.
   *[other] The weights of all { $pairsButton } pairs add up to { $distance } of { $maximum }, those on the spanning tree to { $tree }. Over all pairs the same arcs count many times.
  }
step-options = change an option
