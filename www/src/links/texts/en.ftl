# The table of links
links-table = Links as a table
links-none = No links yet. Choose a word of A and a word of B.
links-locked = Fix the errors in { $side ->
    [left] A
    [right] B
   *[both] A and B
  } first: the links belong to the last state without errors.
links-relation = Relation
links-remove-column = Remove
links-relation-of = Relation of { $left } and { $right }
links-certainty-column = Sure or possible
links-possible-of = Only possible: { $left }–{ $right }
links-only-possible = possible
links-sure = sure; press to mark as only possible
links-possible = only possible; press to mark as sure
links-remove = Remove the link { $left }–{ $right }
links-word-left = Word of A
links-word-right = Word of B
links-add = Add link
links-text = Links as text
align-title = Align automatically
align-button = Align
align-button-title = Propose links: words and subtrees that correspond
align-accept-all = Accept all { $count }
align-reject-all = Reject all
align-onlyMatching = Only words that match
align-baseline = Only equal subtrees
align-relations = Take over suggested relations
align-more = Options for proposals
align-weights = Weights
align-weight-equal = same words
align-weight-lemma = same lemma
align-weight-synonym = synonyms
align-weight-relation = same label
align-synonyms = Synonyms: two words per line, and synonym, hyperonym or hyponym
align-rejected = Each side needs a sentence without errors before links can be proposed.
align-refused = { $why }
align-needs = { align-button } needs dependencies.
align-needs-read = Read the phrases as dependencies
align-needs-heads = { $format ->
    [words] { align-button } needs dependencies, but { $side } is words without a tree. Give it in CoNLL-U, brackets or a treebank.
   *[newick] { align-button } needs dependencies, but the tree of { $side } in Newick has no heads. Give it in CoNLL-U, brackets or a treebank.
}
heads-said = The phrases are read as dependencies.
align-failed = The aligner did not answer.
align-close = Close
align-show-more = Synonyms and weights …
align-count = { $count ->
    [0] Nothing to propose that is not linked already.
    [one] 1 link proposed, dashed.
   *[other] { $count } links proposed, dashed.
}
align-opposed = { $opposed ->
    [one] 1 would give a linked word a second link: that one is for you to decide.
   *[other] { $opposed } would give linked words a second link: those are for you to decide.
}
align-said = { $count ->
    [0] Nothing to propose that is not linked already.
    [one] 1 link proposed. In a tree, P goes to it, Enter accepts it, Delete rejects it.
   *[other] { $count } links proposed. In a tree, P goes from one to the next, Enter accepts it, Delete rejects it.
}
align-accepted = { $count ->
    [one] 1 proposal accepted.
   *[other] { $count } proposals accepted.
}
align-rejected-some = { $count ->
    [one] 1 proposal rejected.
   *[other] { $count } proposals rejected.
}
align-unlinked = { $count ->
    [one] 1 equal word stays unlinked.
   *[other] { $count } equal words stay unlinked.
}

# Two parses of one sentence
same-button = Same sentence: link word by word
same-title = A and B have the same words: link each word with itself
same-said = { $count ->
    [one] The word is linked with itself.
   *[other] All { $count } words are linked, each with itself.
}
step-same = link word by word

# On the stage of a pair without links
offer-propose = Propose links for { $count } words
offer-same = Link word by word
offer-drag = or drag a word onto a word

# Proposals in the table of links
proposal-rows = { $count ->
    [one] 1 proposed
   *[other] { $count } proposed
}
proposal-accept = Accept the link { $left }–{ $right }
proposal-reject = Reject the link { $left }–{ $right }
proposal-reason = { $reason ->
    [same-words] same words +{ $node }
    [same-lemma] lemmas equal +{ $node }
    [synonym] synonyms +{ $node }
   *[none] by their place in the tree
}{ $edge ->
    [0] { "" }
   *[other] , same label +{ $edge }
}{ $children ->
    [0] { "" }
   *[other] , subtree { $children }
}{ $opposed ->
    [0] { "" }
   *[other] ; one of its words is linked already
}

# Relations suggested
suggest-count = { $count ->
    [one] 1 link has no relation yet.
   *[other] { $count } links have no relation yet.
}
suggest-all = Suggest relations
suggest-one = { $left }–{ $right }: { $relation }, as suggested
suggest-said = { $count ->
    [one] 1 link has the relation suggested for it.
   *[other] { $count } links have the relations suggested for them.
}
suggest-offer = Suggested relation: { $relation }.
step-suggest = { $count ->
    [one] suggest 1 relation
   *[other] suggest { $count } relations
}
caption-suggestion = Suggested: { $left } { $relation } { $right }.

# Steps of the history
step-align = { $count ->
    [one] propose 1 link
   *[other] propose { $count } links
}
step-accept = { $count ->
    [one] accept 1 proposal
   *[other] accept { $count } proposals
}
step-reject = { $count ->
    [one] reject 1 proposal
   *[other] reject { $count } proposals
}
step-aligner = change the aligner

# Linking by hand: steps, and what is said aloud
step-link = link { $left }–{ $right }
step-unlink = unlink { $left }–{ $right }
step-unlink-several = { $count ->
    [one] remove 1 link
   *[other] remove { $count } links
}
step-relate = { $relation ->
    [none] no relation for { $left }–{ $right }
   *[other] { $left } { $name } { $right }
}
step-certainty = { $left }–{ $right } { $certainty ->
    [possible] only possible
   *[sure] sure
}
say-certainty = { $leftForm }, A { $left }, and { $rightForm }, B { $right }: { $certainty ->
    [possible] the link is only possible now.
   *[sure] the link is sure now.
}
say-linked = Linked { $leftForm }, A { $left }, with { $rightForm }, B { $right }.
say-unlinked = Unlinked { $leftForm }, A { $left }, and { $rightForm }, B { $right }.
say-unlinked-several = { $count ->
    [one] Removed 1 link.
   *[other] Removed { $count } links.
}
say-related = { $relation ->
    [none] { $leftForm }, A { $left }, and { $rightForm }, B { $right }, have no relation now.
    [equals] { $leftForm } (A) equals { $rightForm } (B).
    [restates] { $leftForm } (A) restates { $rightForm } (B).
    [specifies] { $leftForm } (A) specifies { $rightForm } (B).
    [generalizes] { $leftForm } (A) generalizes { $rightForm } (B).
   *[intersects] { $leftForm } (A) intersects with { $rightForm } (B).
}
say-already-linked = { $leftForm }, A { $left }, and { $rightForm }, B { $right }, are linked already.
problem-line = Line { $line }: { $problem }

# On a line that is proposed, or compared with another annotation
canvas-says-proposed = { $says }. Proposed because: { $reason }
canvas-says-theirs = { $says }. The other annotation says: { $relation }
canvas-owner-mine = only in yours
canvas-owner-theirs = only in the other annotation
canvas-owner-both = in both
