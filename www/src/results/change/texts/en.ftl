# What a change of the links does to the spanning tree
change-link = { $how ->
    [linked] { $link } linked
   *[unlinked] { $link } unlinked
  }
change-links = { $unlinked ->
    [0] { $linked } linked
   *[other] { $linked ->
        [0] { $unlinked } unlinked
       *[other] { $linked } linked, { $unlinked } unlinked
      }
  }
change-edge = { $edge } ({ $distance } of { $maximum })
change-more = { $count } more
change-alike = { $count ->
    [one] 1 alike edge
   *[other] { $count } alike edges
  }
change-leaves = { $count ->
    [one] { $edges } leaves the tree.
   *[other] { $edges } leave the tree.
  }
change-joins = { $count ->
    [one] { $edges } joins the tree.
   *[other] { $edges } join the tree.
  }
change-foreseen = { $score } if { $how ->
    [linked] linked
   *[unlinked] unlinked
  }
change-below = { $links }: { $tree }
