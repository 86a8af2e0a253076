# Edges
tab-edges = Edges
results-matrix-title = Weights over all pairs of links
results-matrix-label = Weights of all edges between { $count } links. Arrow keys move, Enter pins, Escape unpins.
results-matrix-legend = { $count ->
    [one] on the spanning tree, 1 edge
   *[other] on the spanning tree, { $count } edges
  }
results-cell = { $edge }: { $distance } of { $maximum }
results-cell-tree = { $edge }: { $distance } of { $maximum }, on the spanning tree
results-lens = { $distance } of { $maximum }
results-lens-tree = { $distance } of { $maximum }, on the spanning tree
results-table-title = Edges over all pairs of links
results-table-label = Table of the edges
results-tree-only = { $count ->
    [one] Only the spanning tree ({ $count } edge)
   *[other] Only the spanning tree ({ $count } edges)
  }
results-column-from = from
results-column-to = to
results-column-distance = weight
results-column-maximum = at most
results-column-tree = on tree
results-column-from-title = Sort by the first link
results-column-to-title = Sort by the second link
results-column-distance-title = Sort by weight: labels and directions that differ
results-column-maximum-title = Sort by the greatest weight the paths could have
results-column-tree-title = Spanning tree first
results-in-tree = on the spanning tree
results-shared-short = The links share a word
results-cut = The first { $shown } of { $count } edges
results-more = Show { $count } more of { $rest }
results-edge-label = The edge looked at
results-no-edge = Tap or click a number to see its two paths.
results-edge-title = { $edge }: weight { $distance } of { $maximum }
results-unpin = Unpin
results-shared = Both links share { $word }. There is no path that could differ, so the edge weighs 0 of 0.
results-read-up = by { $label } up to { $form }
results-read-down = by { $label } down to { $form }

# Edit trace
results-trace-title = From A’s path to B’s
results-trace-table = The steps as a table
results-trace-label = The labels of both paths, column by column
results-up = up
results-down = down
results-direction = direction
results-empty-half = nothing
results-tile-up = { $side }: { $label }, up from { $form }
results-tile-down = { $side }: { $label }, down to { $form }
results-alpha = α forward
results-beta = β backward
results-operation = operation
results-operation-match = match
results-operation-substitute = substitute
results-operation-delete = delete
results-operation-insert = insert
results-from-a = from A
results-to-b = to B
results-cost = cost
results-sumline = Weight { $distance } = { $up } up + { $direction } direction + { $down } down. At most { $maximum } = { $upMost } + 1 + { $downMost }: the longer path of each half, and the direction.
results-show-table = Show table
results-lev-up = Up: A’s labels down the side, B’s along the top
results-lev-down = Down: A’s labels down the side, B’s along the top
results-lev-corner = A \ B
results-lev-start = before the first label
results-lev-ways = { $count ->
    [one] This is the only cheapest way.
    [9007199254740991] More ways are equally cheap than can be counted.
   *[other] { $count } ways are equally cheap; one of them is shown.
  }
results-lev-rule = The way is traced back from the end; where several are equally cheap, a match or substitution goes before a deletion, and a deletion before an insertion.
