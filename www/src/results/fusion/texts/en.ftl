# Fusion
tab-fusion = Fusion
fusion-merge = Merge
fusion-restate = Restate
fusion-specify = Specify
fusion-generalize = Generalize
fusion-into = Whose word order is kept
fusion-into-left = into A
fusion-into-right = into B
fusion-restate-rule = Where a word of { $host } restates one of { $other }, its text may be worded as in { $other }.
fusion-specify-rule = Where { $other } is more specific, { $host } may take over its text.
fusion-generalize-rule = Where { $other } is more general, { $host } may take over its text; modifiers without a counterpart in { $other } may be left out.
fusion-none-links = Nothing can be fused: there are no links yet. Drag words of A onto words of B, or choose them under { tab-links }.
fusion-none-restate = Nothing can be fused: no link restates.
fusion-none-specify = Nothing can be fused: no link is more specific on the other side.
fusion-none-generalize = Nothing can be fused: no link is more general on the other side, and no modifier is unlinked.
fusion-none-equal = { $merge ->
    [generalize] Nothing can be fused: all links say “{ relation-equals }”, so nothing can be worded otherwise, and no modifier is unlinked.
   *[other] Nothing can be fused: all links say “{ relation-equals }”, so nothing can be worded otherwise.
}
fusion-none-bare = Give the links their relations first.
fusion-grammar = Whether a fused sentence is grammatical is not checked.
fusion-count = { $count ->
    [one] { $count } sentence
   *[other] { $count } sentences, shortest first
  }
fusion-cut = { $count ->
    [one] There are more; only 1 is made.
   *[other] There are more; only { $count } are made.
}
fusion-copy = Copy: { $text }
fusion-dropped = left out
fusion-replaced = taken over
fusion-because = from { $left }–{ $right } ({ $relation })
fusion-limit = At most
fusion-limit-count = { $count } sentences
fusion-suggested = { $count ->
    [one] For 1 link without a relation one can be suggested:
   *[other] For { $count } links without a relation one can be suggested:
}
fusion-modifiers = May be left out
