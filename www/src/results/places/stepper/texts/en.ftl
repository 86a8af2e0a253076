# Above the trees
places-caption = Similarity { $similarity } · { $places }
places-many = { $count ->
    [one] the trees part in 1 place
   *[other] the trees part in { $count } places
  }
places-few = { $count ->
    [one] 1 place
   *[other] { $count } places
  }
places-at = { $number } of { $count }
places-at-none = – of { $count }
places-previous = Previous place
places-next = Next place
places-previous-title = The place before at which the trees part (,)
places-next-title = The next place at which the trees part (.)
