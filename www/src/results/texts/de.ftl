# Die Gruppen der Reiter
results-group-why = Warum
results-group-measures = Maße
results-group-work = Werkstatt

# Before there is anything to show
results-stale = { $where ->
        [left] A hat Fehler.
        [right] B hat Fehler.
        [both] A und B haben Fehler.
       *[links] Die Verbindungen haben Fehler.
    } Diese Ergebnisse gehören zum letzten Stand ohne Fehler.
results-undefined-no-links = Nicht definiert, denn es sind noch keine Wörter verbunden. Verbinden Sie mindestens zwei Wörter von A mit Wörtern von B.
results-undefined-one-link = Nicht definiert, denn eine einzelne Verbindung ergibt keinen Pfad. Verbinden Sie noch ein Wort.
results-undefined-no-paths = Nicht definiert, denn alle Verbindungen haben ein Wort gemeinsam: Zwischen verbundenen Wörtern gibt es keinen Pfad, der abweichen könnte.
results-undefined-ignored = Nicht definiert, denn ohne die Verbindungen der Satzzeichen, die nicht zählen, bleiben keine zwei mit einem Pfad dazwischen. Verbinden Sie andere Wörter oder lassen Sie Satzzeichen zählen.
results-was = vorher { $similarity }
results-distance-title = Gewicht: abweichende Labels und Richtungen
results-maximum-title = So viel könnte auf diesen Pfaden höchstens abweichen
results-edge = Kante
results-weight = Gewicht
results-most = höchstens
results-explaining = Einen Moment …
results-running = Summe

# Was gesprochen wird
say-pinned = { $edge } festgehalten, Gewicht { $weight }.
say-unpinned = Nicht mehr festgehalten.

# Ein eigener Text
results-own-file = Datei öffnen …
results-own-place = Zeile { $line }, Spalte { $column }
