# Spanning tree
tab-spanning = Spanning tree
results-tree-label = The spanning tree step by step. Left and right arrow keys step, Home and End go to the ends, the space bar plays.
results-algorithm = Algorithm
results-kruskal = Kruskal
results-prim = Prim
results-kruskal-title = The lightest edge of all, unless its ends are already connected
results-prim-title = The lightest edge that leaves the tree
results-pace = Speed
results-pace-of = { $pace ->
    [0.5] slow
    [2] fast
   *[other] normal
}
results-at = step { $at } of { $count }
results-predict = Predict
results-counts = { $right } right, { $wrong } wrong
results-order-title = All edges, lightest first
results-order-more = { $count ->
    [one] { $count } more edge
   *[other] { $count } more edges
  }
results-fate = decision
results-fate-taken = taken
results-fate-rejected = rejected
results-parts-title = Weight so far
results-cost-so-far = weight
results-maximum-so-far = at most
results-edges-so-far = edges
results-of = { $count } of { $all }
results-components = { $count ->
    [one] { $count } component
   *[other] { $count } components
  }
results-alone = { $count ->
    [one] alone: { $links }
   *[other] each alone: { $links }
  }
results-inside = { $count ->
    [one] In the tree: { $count } link
   *[other] In the tree: { $count } links
  }
results-frontier = Edges that leave it, lightest first
results-frontier-more = and { $count } more
results-start-kruskal = { $edges ->
    [one] One edge. It is taken unless its two links are already connected.
   *[other] { $edges } edges, lightest first. Each is taken unless its two links are already connected.
  }
results-start-prim = The tree starts at { $start }, the first link. Each step looks at the lightest edge that touches it, and takes it if it leads out.
results-taken-kruskal = { $edge }, weight { $distance }: taken.
results-taken-prim = { $edge }, weight { $distance }: taken, the lightest edge that leaves the tree.
results-rejected = { $edge }, weight { $distance }: rejected, they are already connected through { $through }.
results-tie-maximum = Another edge weighs { $distance } as well. This one went first because its paths are shorter (at most { $maximum }).
results-tie-vertices = Another edge weighs { $distance } of { $maximum } as well. This one went first because its links come first in sentence A, then in B.
results-done = All { $links } links are connected: on the spanning tree the weight is { $distance } of { $maximum }, the similarity { $value }.
results-done-undefined = All { $links } links are connected, but no path on the spanning tree could differ, so the similarity is undefined.
results-ask-kruskal = Which edge does Kruskal take first?
results-ask-prim = Which edge does Prim take first?
results-ask-how = Click it in the list, or click its two links on the trees.
results-ask-next = Which edge is taken next?
results-guess-right = Right.
results-guess-equal = { $edge } weighs { $distance } as well and would do. The rule for equal weights takes { $chosen } first.
results-guess-taken = { $edge } is in the tree already.
results-guess-connected = Not { $edge }: the two are already connected through { $through }; it would close a cycle.
results-guess-outside = Not { $edge }: neither end is in the tree yet, and Prim’s tree grows in one piece.
results-guess-heavier-kruskal = Not { $edge }, weight { $distance }: a lighter edge still joins two parts.
results-guess-heavier-prim = Not { $edge }, weight { $distance }: a lighter edge leaves the tree.
