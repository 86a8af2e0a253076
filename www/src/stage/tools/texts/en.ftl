# The tools above the drawing.
canvas-tools = Drawing
canvas-view = View
canvas-rows = Rows
canvas-arcs = Arcs
canvas-stemma = Stemma
canvas-fit = Fit
canvas-fit-title = As much of both trees at once as can be read; short ones larger
canvas-full = 100 %
canvas-labels = Labels
canvas-labels-title = Show the dependency labels
canvas-unaligned = Highlight unlinked
canvas-unaligned-title = Mark the words without a link
canvas-fold-equals = Fold equal
canvas-fold-equals-title = Fold all linked subtrees that are equal
canvas-differences = Only differences
canvas-differences-title = Fold what is alike in both trees
canvas-unfold-all = Unfold all
