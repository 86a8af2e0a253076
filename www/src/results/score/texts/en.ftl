# Score
tab-score = Score
results-similarity = Similarity
results-undefined = undefined
results-fraction = 1 − { $distance } ⁄ { $maximum }
results-ratio = 1 − { $distance } ⁄ { $maximum }
results-show-tree-edges = Show the edges it is made of
results-meaning = { $share ->
    [nothing] Nothing differs: every path between linked words has the same labels in A and B ({ $distance } of { $maximum }).
    [little] Few of the labels and directions on the paths between linked words differ: { $distance } of { $maximum }.
    [less] Less than half of the labels and directions on the paths between linked words differ: { $distance } of { $maximum }.
    [half] Half of the labels and directions on the paths between linked words differ: { $distance } of { $maximum }.
    [more] More than half of the labels and directions on the paths between linked words differ: { $distance } of { $maximum }.
    [most] Most of the labels and directions on the paths between linked words differ: { $distance } of { $maximum }.
   *[everything] Everything differs: all { $maximum } labels and directions on the paths between linked words.
  }
results-range = Other minimum trees give { $low } … { $high }: with the same total weight and longer paths.
results-options = Options
results-option-stripSubtypes = Compare relations without their subtype (nmod:poss as nmod)
results-option-ignorePunctuation = Ignore links of punctuation
results-ignored-none = No link is set aside.
results-ignored = { $count ->
    [one] Set aside: { $links }
   *[other] Set aside, { $count } links: { $links }
  }
results-sum-title = The edges that add up to it
results-sum-none = There is no edge between links yet.
results-sum = Sum
results-coverage = Linked words
results-coverage-figure = { $aligned } of { $words } · { $share }
results-coverage-mean = Harmonic mean of both sides: { $mean }. It is no part of the similarity.
results-bare = not linked: { $words }
results-bare-many = { $count } words not linked
results-total = Over all pairs of links
results-total-none = There is no pair of links yet.
results-total-sentence = { $pairs ->
    [one] On the spanning tree L is { $tree }. Over { $pairsButton } pair it is { $distance } of { $maximum }.
   *[other] On the spanning tree L is { $tree }. Over all { $pairsButton } pairs it is { $distance } of { $maximum }, with the same relations counted many times; the tree counts each once.
  }
results-command = The same on the command line
results-command-hint = With the two texts saved as A.conllu and B.conllu:
