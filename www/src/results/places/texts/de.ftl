# Was an einer Stelle verschieden ist
places-turned = Reihenfolge vertauscht
places-replaced = { $left } in A, { $right } in B
places-only = { $label } nur in { $side }
places-sentence = { $known ->
    [yes] { $edge }: { $differs }; { $distance } von { $maximum }
   *[no] { $edge }: { $distance } von { $maximum }
  }
places-said = { $sentence }. Stelle { $number } von { $count }.
