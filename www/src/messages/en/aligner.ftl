align-title = Align automatically
align-button = Align
align-button-title = Propose links: words and subtrees that correspond
align-accept-all = Accept all { $count }
align-reject-all = Reject all
align-onlyMatching = Only words that match in themselves
align-baseline = Baseline: only subtrees with the same words
align-relations = Take over the relation suggested
align-more = More
align-weights = Weights
align-weight-equal = same words
align-weight-lemma = same lemma
align-weight-synonym = synonyms
align-weight-relation = same relation
align-synonyms = Synonyms: two words a line, and synonym, hyperonym or hyponym
align-rejected = Both texts need a sentence without errors before links can be proposed.
align-said = { $count ->
    [0] Nothing to propose that is not linked already.
    [one] 1 link proposed. Enter accepts it, Delete rejects it.
   *[other] { $count } links proposed. Enter accepts one, Delete rejects one.
}
align-accepted = { $count ->
    [one] 1 proposal accepted.
   *[other] { $count } proposals accepted.
}
align-rejected-some = { $count ->
    [one] 1 proposal rejected.
   *[other] { $count } proposals rejected.
}
proposal-reason = { $reason ->
    [same-words] same words +{ $node }
    [same-lemma] lemmas equal +{ $node }
    [synonym] synonyms +{ $node }
   *[none] by place in the tree
}{ $edge ->
    [0] { "" }
   *[other] , same relation +{ $edge }
}{ $children ->
    [0] { "" }
   *[other] , subtree { $children }
}
