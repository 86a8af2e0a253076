# Die Werkzeuge über der Zeichnung.
canvas-tools = Zeichnung
canvas-view = Ansicht
canvas-rows = Zeilen
canvas-arcs = Bögen
canvas-stemma = Stemma
canvas-fit = Einpassen
canvas-fit-title = So viel von beiden Bäumen auf einmal, wie zu lesen ist; kurze größer
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
