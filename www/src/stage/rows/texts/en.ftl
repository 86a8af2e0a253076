# What is alike on both sides, as one box among the rows.
canvas-alike =
    { $count ->
        [one] { $count } word alike
       *[other] { $count } words alike
    }
