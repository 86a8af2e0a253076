# The two trees, their words and the links between them.
canvas-title = Two trees, A above and B below
canvas-tree = { $side }: { $text }
canvas-tree-stale = { $side }, last good reading: { $text }
canvas-missing = { $side } has no tree yet
canvas-missing-phrases = { $side } has { $phrases } phrases: too many to draw (at most { $most })
canvas-missing-long = { $side } has { $words } words: too many to draw (at most { $most })

# A word, as it is read out: these parts, joined by commas.
canvas-word-place = { $side } { $id }
canvas-word-arc = { $label } of { $head }
canvas-word-linked = linked with { $form } { $side } { $id }
canvas-word-linked-relation = linked with { $form } { $side } { $id } ({ $relation })
canvas-word-unlinked = not linked
canvas-differs = differs: { $kinds }
canvas-differs-replaced = another label
canvas-differs-turned = order turned
canvas-differs-only = only on this side
canvas-differs-head = another head
canvas-differs-crosses = crosses another one
canvas-possible = only possible
canvas-word-wrong = has an error
canvas-word-folded =
    { $hidden ->
        [one] folded, one more word inside
       *[other] folded, { $hidden } more words inside
    }

# Relations.
canvas-says-none = { $left } (A) – { $right } (B)
canvas-says-equals = { $left } (A) equals { $right } (B)
canvas-says-restates = { $left } (A) restates { $right } (B)
canvas-says-specifies = { $left } (A) specifies { $right } (B)
canvas-says-generalizes = { $left } (A) generalizes { $right } (B)
canvas-says-intersects = { $left } (A) intersects { $right } (B)

# The line below the drawing.
canvas-nothing-focused-phrases = Click a word or a phrase to see what it is and what it is linked with.
canvas-nothing-focused-words = Click a word to see what it is linked with.
canvas-nothing-focused = Click a word to see the phrase it heads.
canvas-crossing = crossing arc
