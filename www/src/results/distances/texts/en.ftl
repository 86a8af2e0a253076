# Distances
tab-distances = Distances
distances-measures = Measures
distances-measure = measure
distances-value = value
distances-lost = lost
distances-scale = bar of what is lost, empty where both are equal
distances-bars = Fractions and bars show what is lost: where both trees are equal, nothing. The values of brackets, tags and attachment say what is kept. Where a measure is not symmetric, B is measured against A.
distances-sources = After Robinson & Foulds 1981; Estabrook et al. 1985; Pompei et al. 2011; Rama. Brackets after Black et al. 1991, as EVALB counts them; edits after Zhang & Shasha 1989.
distances-group-brackets = Brackets
distances-group-edits = Edits
distances-group-splits = Splits
distances-group-quartets = Quartets
distances-group-dependencies = Dependencies
distances-brackets-f = Labelled F
distances-brackets-precision = precision
distances-brackets-recall = recall
distances-unlabelled-f = Unlabelled F
distances-unlabelled-precision = precision
distances-unlabelled-recall = recall
distances-crossing = Crossing brackets
distances-complete = Complete match
distances-tags = Tagging accuracy
distances-tree-edit = Tree edit distance
distances-robinson-foulds = Robinson–Foulds
distances-robinson-foulds-generalized = generalized, B against A
distances-quartets = Quartets
distances-quartets-generalized = generalized, B against A
distances-attachment = Unlabelled attachment (UAS)
distances-attachment-labelled = labelled (LAS)
distances-attachment-labels = label accuracy
distances-paths = Paths
distances-brackets-f-title = Labelled bracket F
distances-brackets-precision-title = Labelled bracket precision
distances-brackets-recall-title = Labelled bracket recall
distances-unlabelled-f-title = Unlabelled bracket F
distances-unlabelled-precision-title = Unlabelled bracket precision
distances-unlabelled-recall-title = Unlabelled bracket recall
distances-crossing-title = Crossing brackets
distances-complete-title = Complete match
distances-tags-title = Tagging accuracy
distances-tree-edit-title = Tree edit distance
distances-robinson-foulds-title = Robinson–Foulds
distances-robinson-foulds-generalized-title = Generalized Robinson–Foulds, B against A
distances-quartets-title = Quartets
distances-quartets-generalized-title = Generalized quartets, B against A
distances-attachment-title = Unlabelled attachment (UAS)
distances-attachment-labelled-title = Labelled attachment (LAS)
distances-attachment-labels-title = Label accuracy
distances-paths-title = Paths
distances-fraction = { $part } / { $whole }
distances-caption-whether = { $measure }: { $value }.
distances-caption = { $measure } { $value } ({ $part } of { $whole }).
distances-root = Root
distances-unrooted = Unrooted
distances-rooted = Rooted
distances-leaves = Words
distances-by-position = Words by position
distances-by-links = by links
distances-shared = Only shared words
distances-withoutPunctuation = Without punctuation
distances-strict = Strict quartets
distances-evalb-parameters = Brackets
distances-evalb-default = without traces
distances-evalb-everything = as EVALB without a file
distances-evalb-collins = by COLLINS.prm
distances-evalb-own = by parameters of my own
distances-evalb-text = Parameters of EVALB
distances-evalb-example = DELETE_LABEL TOP
distances-evalb-how = One parameter per line: DELETE_LABEL TOP leaves out brackets and words of a label, DELETE_LABEL_FOR_LENGTH words from the length, EQ_LABEL ADVP PRT and EQ_WORD let two labels or words count as the same. Lines that begin with # are comments.
distances-evalb-refused = Nothing is counted until the parameters have no errors.
distances-left-out = { $compared ->
    [one] 1 word of each side is compared; left out: { $a } of A, { $b } of B.
   *[other] { $compared } words of each side are compared; left out: { $a } of A, { $b } of B.
}
distances-read = Read the phrases by head rules
distances-paths-where = The { tab-score } tab shows what the path measure is made of.
distances-flag-no-splits = B has no split that could be in conflict: the distance is 0 by convention.
distances-flag-no-quartets = A pairs no four words: the distance is 0 by convention.

distances-no-text-errors = A text has errors.
distances-no-no-dependencies = { $side } names no heads.
distances-no-no-words = { $side } has no words.
distances-no-no-tree = { $side } is words without a tree.
distances-no-no-phrases = { $side } has no phrases.
distances-no-words-differ = A and B do not have the same words in the same order.
distances-no-order-differs = The words of A stand in another order in B.
distances-no-no-brackets = There is no bracket to count.
distances-no-no-tags = No word has a tag.
distances-no-no-links = No word of A is linked one to one with a word of B. Link words, or press { align-button } for proposals.
distances-no-no-words-left = No words are left to compare.
distances-no-too-few-words = Four words are needed; { $number ->
    [one] 1 is
   *[other] { $number } are
} compared.
distances-no-too-large = Too large: { $number } { $what ->
    [nodes] nodes
    [leaves] words
    [pairs-of-inner-nodes] pairs of inner nodes
    [pairs-of-words-that-differ] pairs of words that differ
   *[other] steps
}, at most { $limit }.
distances-no-paths-no-links = No words are linked.
distances-no-paths-one-link = A single link gives no path.
distances-no-paths-no-paths = All links share a word.
distances-no-paths-ignored = Without the links of punctuation there is no path.
distances-only-a = { $more ->
    [0] Only in A: { $words }
   *[other] Only in A: { $words } and { $more } more
}
distances-only-b = { $more ->
    [0] Only in B: { $words }
   *[other] Only in B: { $words } and { $more } more
}
distances-only-order = { $more ->
    [0] In both, in another order: { $words }
   *[other] In both, in another order: { $words } and { $more } more
}
distances-compare-shared = Compare the shared words
distances-compare-links = Compare over links

distances-splits-sum = ({ $a } + { $b }) / ({ $left } + { $right })
distances-splits-said = { $kind ->
    [clusters] { $apart ->
        [0] All phrases are in both trees.
        [one] Of { $all } phrases of both trees, 1 is in one tree only.
       *[other] Of { $all } phrases of both trees, { $apart } are in one tree only.
    } Phrases of at least two words and at most all but one are counted.
   *[splits] { $apart ->
        [0] All splits are in both trees.
        [one] Of { $all } splits of both trees, 1 is in one tree only.
       *[other] Of { $all } splits of both trees, { $apart } are in one tree only.
    } A split is the two parts into which cutting a line of a tree divides the words, at least two on each side.
}
distances-splits-many = There are too many splits to be listed one by one.
distances-compatible-said = { $conflicts ->
    [0] Nothing in B is in conflict with A: a single tree could have all that both say.
    [one] Of { $all } { $kind ->
        [clusters] phrases
       *[splits] splits
    } of B, 1 is in conflict with A: no tree could have it beside those of A.
   *[other] Of { $all } { $kind ->
        [clusters] phrases
       *[splits] splits
    } of B, { $conflicts } are in conflict with A: no tree could have them beside those of A.
}
distances-only-in-left = Only in A
distances-only-in-both = In both
distances-only-in-right = Only in B
distances-none-in-left = All of A is also in B.
distances-none-in-both = Nothing is in both.
distances-none-in-right = All of B is also in A.
distances-more = and { $more } more
distances-compatible = compatible: { $other } could also have it
distances-conflict = { $more ->
    [0] in conflict with { $words } in { $other }
   *[other] in conflict with { $words } and { $more } more in { $other }
}

distances-quartets-sum = ({ $d } + { $r1 } + { $r2 }) / { $all }
distances-generalized-sum = { $d } / ({ $s } + { $d } + { $r2 })
distances-strict-sum = ({ $d } + { $r2 }) / ({ $s } + { $d } + { $r2 })
distances-quartets-said = { $all ->
    [one] There is one way to take four of { $words } words; { $s } falls into the same two pairs in both trees.
   *[other] Of the { $all } ways to take four of { $words } words, { $s } fall into the same two pairs in both trees.
}
distances-kind-same = same pairs in both
distances-kind-different = other pairs in B than in A
distances-kind-right-only = paired only in B
distances-kind-left-only = paired only in A
distances-kind-star = paired in neither
distances-four = Four words
distances-different = Different quartets
distances-back = Back
distances-next = Next different
distances-place = { $place } of { $all }
distances-no-different = No four words are paired differently.
distances-two-pairs = two pairs
distances-open = one node: a star
distances-said-same = Both pair { $a } with { $b }, and { $c } with { $d }: kind s.
distances-said-different = B pairs { $a } with { $b }, and { $c } with { $d }; A pairs them otherwise: kind d.
distances-said-right-only = Only B pairs { $a } with { $b }, and { $c } with { $d }: kind r1.
distances-said-left-only = Only A pairs { $a } with { $b }, and { $c } with { $d }: kind r2.
distances-said-star = Neither tree pairs { $a }, { $b }, { $c } and { $d }: kind u.
distances-choose-four = Choose four words to see their pairs.
distances-choose-more = { $more ->
    [one] Choose one more word.
   *[other] Choose { $more } more words.
}

distances-attachment-said = { $part } of { $whole } words have the same head in both trees.
distances-attachment-labelled-said = { $part } of { $whole } words have the same head and relation in both trees.
distances-attachment-labels-said = { $part } of { $whole } words have the same relation in both trees.
distances-attached-alike = No word differs.
distances-word = word
distances-in-a = head in A
distances-in-b = head in B
distances-root-word = root

distances-yes = yes
distances-no = no
distances-waiting = computing …
distances-stopped = stopped
distances-failed = could not be computed
distances-none-of = –
distances-no-label = (no label)
distances-by-label = Brackets by label
distances-label = label
distances-label-gold = in A
distances-label-predicted = in B
distances-label-matched = in both
distances-label-precision = precision
distances-label-recall = recall
distances-label-f = F
distances-brackets-f-said = A has { $left ->
    [one] 1 bracket
   *[other] { $left } brackets
}, B has { $right }; { $matched } of them are in both, over the same words and with the same label.
distances-brackets-precision-said = Of { $right ->
    [one] 1 bracket
   *[other] { $right } brackets
} in B, { $matched } are also in A, over the same words and with the same label.
distances-brackets-recall-said = Of { $left ->
    [one] 1 bracket
   *[other] { $left } brackets
} in A, { $matched } are also in B, over the same words and with the same label.
distances-unlabelled-f-said = A has { $left ->
    [one] 1 bracket
   *[other] { $left } brackets
}, B has { $right }; { $matched } of them are in both, over the same words, whatever their labels.
distances-unlabelled-precision-said = Of { $right ->
    [one] 1 bracket
   *[other] { $right } brackets
} in B, { $matched } are also in A, over the same words, whatever their labels.
distances-unlabelled-recall-said = Of { $left ->
    [one] 1 bracket
   *[other] { $left } brackets
} in A, { $matched } are also in B, over the same words, whatever their labels.
distances-crossing-said = { $part ->
    [0] No bracket of B crosses one of A: of any two, one holds the other, or they share no word.
    [one] Of { $whole } brackets in B, 1 crosses one of A: they share words, and each has words that the other lacks.
   *[other] Of { $whole } brackets in B, { $part } cross one of A: they share words, and each has words that the other lacks.
}
distances-crossing-in-left = Crossing in A
distances-crossing-in-right = Crossing in B
distances-complete-said = { $part ->
    [0] Not every bracket matches: A has { $left }, B has { $right }, and { $matched } match.
   *[other] Every bracket of A is in B, and every bracket of B in A.
}
distances-tags-said = { $part } of { $whole } words have the same tag in both trees.
distances-tags-alike = No tag differs.
distances-tag-in-a = tag in A
distances-tag-in-b = tag in B
distances-labelled = labelled { $label } in { $other }
distances-crosses = { $more ->
    [0] crosses { $bracket } in { $other }
   *[other] crosses { $bracket } and { $more } more in { $other }
}
distances-evalb = Counted as by EVALB{ $parameters ->
    [default] : the bracket directly around a word is its tag, traces are left out
    [everything] {" without a file"}: the bracket directly around a word is its tag, nothing is left out
    [collins] {" with COLLINS.prm"}: the bracket directly around a word is its tag, TOP, traces and punctuation are left out, ADVP and PRT are the same
   *[own] {" with parameters of your own"}: the bracket directly around a word is its tag
}, function tags are cut off. Words are compared as they stand, whatever is chosen above, except for punctuation and the parameters.
distances-instead = Brackets are counted over the same words in the same order. Rooted Robinson–Foulds compares phrases in the same way, without their labels:
distances-instead-shared = Phrases over the shared words
distances-instead-links = Phrases over links
distances-instead-rooted = Rooted Robinson–Foulds

distances-node = node
distances-of-nodes = { $part } / { $whole } nodes
distances-edits-said = { $part ->
    [0] Nothing needs to be done: the trees are the same.
    [one] One step turns A into B: { $renamed } renamed, { $deleted } deleted, { $inserted } inserted.
   *[other] { $part } steps turn A into B: { $renamed } renamed, { $deleted } deleted, { $inserted } inserted.
}
distances-edits-cost = They cost { $cost }.
distances-edits-how = As long as each renaming, deletion and insertion costs 1, the distance is at most the number of all nodes. First A is cut down to what both trees have, children before their parents; then what only B has is inserted. Of brackets, the nodes are the words and the brackets over two words and more: tags, and brackets over one word, are none.
distances-edits-alike = No step changes anything.
distances-steps = Steps from A to B
distances-step = step
distances-edit = what
distances-cost = cost
distances-total = total
distances-changes = Only changes
distances-relations = Compare relations alone, not forms
distances-step-at = { $at } of { $all }
distances-steps-more = Steps { $from } to { $to } of { $all } are listed.
distances-edit-keep = keep
distances-edit-rename = rename
distances-edit-delete = delete
distances-edit-insert = insert
distances-step-none = Before the first step: A as it is.
distances-step-keep = { $a } stays. Total { $total }.
distances-step-rename = { $a } becomes { $b }. Total { $total }.
distances-step-delete = { $a } is removed; what was below it moves up. Total { $total }.
distances-step-insert = { $b } is inserted. Total { $total }.

distances-pick = Choose on the trees
distances-pick-begun = Choose four words on the trees now: click them, or press Enter on them. Escape ends this.
distances-pick-ended = Words are no longer chosen on the trees.
distances-pick-caption = { $count ->
    [0] Choose four words on either tree: a click makes no link now.
    [4] Four words: { $words }.
   *[other] Choose four words on either tree: { $words } …
}
distances-pick-end = Done (Esc)
distances-pick-left-out = { $form } is not compared.
distances-picked = { $more ->
    [0] { $form }: four words are chosen.
    [one] { $form }. One more word.
   *[other] { $form }. { $more } more words.
}

distances-computing = Being computed over { $words } words. This may take some seconds.
distances-stop = Cancel
distances-stopped-long = Stopped. Over { $words } words this may take some seconds.
distances-compute = Compute
distances-costs = Costs
