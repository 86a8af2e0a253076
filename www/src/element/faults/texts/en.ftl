# What is wrong with the texts of an element.
element-more = { $count ->
    [one] … and one more error.
   *[other] … and { $count } more errors.
}
