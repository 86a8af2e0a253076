export-trees-description = Two syntactic trees facing each other, with { $links ->
    [one] one link
   *[other] { $links } links
} between their words.
export-matrix-description = The weights between { $links } links as a triangle of squares; those of the minimum spanning tree are framed.
export-spanning-description = A minimum spanning tree over { $links } links, with { $taken ->
    [one] one edge
   *[other] { $taken } edges
} so far.
export-trace-description = Two path encodings, one above the other, with what turns one into the other: { $distance } of { $maximum }.
