# The line above the trees
caption-score = Similarity { $similarity } on the spanning tree.
caption-hint = Drag a word onto a word of the other sentence to link them.
caption-undefined-no-links = No links yet. Drag a word onto a word of the other sentence to link them.
caption-undefined-one-link = One link gives no path yet. Drag another word onto its counterpart.
caption-undefined-no-paths = All links share a word: there is no path to compare. Link other words too.
caption-undefined-ignored = Without the links of punctuation there is no path to compare. Link other words too.
caption-broken = { $side ->
    [both] A and B have errors: they are drawn as far as possible.
   *[other] { $side } has errors: it is drawn as far as possible.
}
caption-lost = { $side ->
    [both] A and B cannot be drawn as they stand: the last good drawing is shown.
   *[other] { $side } cannot be drawn as it stands: the last good drawing is shown.
}
caption-links-broken = The links have errors: the drawing shows their last good state.
results-refused = This pair is too large for the comparison.
results-figure = { $value }
caption-waiting = Reading the trees …
caption-nothing = Paste two sentences in CoNLL-U, separated by a blank line, or choose an example.
caption-one-side = { $side } has no sentence yet. Paste one in CoNLL-U.
relation-none = none
relation-equals = equals
relation-restates = restates
relation-specifies = specifies
relation-generalizes = generalizes
relation-intersects = intersects

# What is said aloud
say-undone = Undone: { $step }.
say-redone = Redone: { $step }.
say-nothing-to-undo = Nothing to undo.
say-nothing-to-redo = Nothing to redo.
say-count = { $count ->
    [0] No links.
    [one] 1 link.
   *[other] { $count } links.
}
say-similarity = Similarity { $similarity } on the spanning tree.
say-similarity-was = Similarity { $similarity } on the spanning tree, was { $before }.
say-similarity-undefined = Similarity undefined.

# Notices
notice-dead = Nothing can be computed here. Check your connection and reload the page.

# What failed to load
shell-failed = { $why ->
    [trapped] This could not be computed.
    [silent] No answer came in time.
   *[unloaded] This could not be loaded.
}
shell-again = Try again
