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
canvas-says-proposed = { $says }. Proposed because: { $reason }
canvas-says-theirs = { $says }. The other annotation says: { $relation }
canvas-owner-mine = only in yours
canvas-owner-theirs = only in the other annotation
canvas-owner-both = in both

# The line above the drawing.
canvas-tools = Drawing
canvas-arcs = Arcs
canvas-stemma = Stemma
canvas-crossing = crossing arc
canvas-fit = Fit
canvas-fit-title = The whole of both trees at once, as small as that needs, down to 25 %
canvas-full = 100 %
canvas-labels = Labels
canvas-labels-title = Show the dependency labels
canvas-unaligned = Highlight unlinked
canvas-unaligned-title = Mark the words without a link
canvas-fold-equals = Fold equal
canvas-fold-equals-title = Fold all linked subtrees that are equal
canvas-unfold-all = Unfold all
canvas-stage = The two trees; scrolls sideways

# The line below the drawing.
canvas-nothing-focused-phrases = Click a word or a phrase to see what it is and what it is linked with.
canvas-nothing-focused-words = Click a word to see what it is linked with.
canvas-nothing-focused = Click a word to see the phrase it heads.
