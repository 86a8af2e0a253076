# Die Werkzeuge über der Zeichnung.
canvas-tools = Zeichnung
canvas-rows = Zeilen
canvas-arcs = Bögen
canvas-stemma = Stemma
canvas-fit = Einpassen
canvas-fit-title = Beide Bäume ganz, so klein wie dafür nötig, bis hinunter zu 25 %
canvas-full = 100 %
canvas-labels = Labels
canvas-labels-title = Die Labels der Dependenzen zeigen
canvas-unaligned = Unverbundene hervorheben
canvas-unaligned-title = Wörter ohne Verbindung markieren
canvas-fold-equals = Gleiche zuklappen
canvas-fold-equals-title = Alle verbundenen Teilbäume zuklappen, die gleich sind
canvas-differences = Nur Unterschiede
canvas-differences-title = Zuklappen, was in beiden Bäumen gleich ist
canvas-unfold-all = Alle aufklappen
