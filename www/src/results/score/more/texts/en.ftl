# What else the score is made of
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
results-on-trees = Show on the trees what the score counts: ≠ another label, ⇄ order turned, + on this path alone, ×2 twice
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
