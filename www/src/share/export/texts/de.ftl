export-trees-description = Zwei einander zugewandte syntaktische Bäume mit { $links ->
    [one] einem Link
   *[other] { $links } Links
} zwischen ihren Wörtern.
export-matrix-description = Die Gewichte zwischen { $links } Links als Dreieck von Feldern; die des minimalen Spannbaums sind umrandet.
export-spanning-description = Ein minimaler Spannbaum über { $links } Links mit bisher { $taken ->
    [one] einer Kante
   *[other] { $taken } Kanten
}.
export-trace-description = Zwei Pfadkodierungen übereinander und was die eine in die andere überführt: { $distance } von { $maximum }.
