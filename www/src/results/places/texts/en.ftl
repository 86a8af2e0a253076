# What differs at a place
places-turned = order turned
places-replaced = { $left } in A, { $right } in B
places-only = { $label } only in { $side }
places-sentence = { $known ->
    [yes] { $edge }: { $differs }; { $distance } of { $maximum }
   *[no] { $edge }: { $distance } of { $maximum }
  }
places-said = { $sentence }. Place { $number } of { $count }.
