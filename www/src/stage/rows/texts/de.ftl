# Was auf beiden Seiten gleich ist, als ein Kasten zwischen den Zeilen.
canvas-alike =
    { $count ->
        [one] { $count } Wort gleich
       *[other] { $count } Wörter gleich
    }
