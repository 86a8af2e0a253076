# Übungen: was Lernende sehen
exercise-ask-links = Zeichnen Sie die Verbindungen ein.
exercise-ask-missing = Welche Verbindung fehlt? Zeichnen Sie sie ein.
exercise-ask-edge = Welche Kante kommt als nächste in den Spannbaum?
exercise-ask-cost = Was kostet die Kante „{ $edge }“?
exercise-ask-path = Über welche Wörter führt der Pfad von „{ $from }“ nach „{ $to }“ in { $side }?
exercise-how-links = Ziehen Sie ein Wort auf sein Gegenstück oder wählen Sie erst das eine, dann das andere.
exercise-how-edge = Kruskal nimmt die billigste Kante, durch die kein Zyklus entsteht. Wählen Sie ihre beiden Verbindungen in der Zeichnung oder die Kante aus der Liste.
exercise-how-cost = Ihre beiden Pfade sind in der Zeichnung hervorgehoben. Jedes Label, das abweicht, kostet 1, eine abweichende Richtung ebenso.
exercise-how-path = Die beiden Verbindungen sind in der Zeichnung hervorgehoben. Beide Enden gehören zum Pfad.
exercise-progress = { $done } von { $all }
exercise-question = Frage { $number } von { $all }
exercise-check = Prüfen
exercise-submit = Antworten
exercise-next = Nächste Frage
exercise-skip = Überspringen
exercise-hand-in = Abgeben
exercise-cost = Kosten
exercise-edge = Kante
exercise-edge-none = Kante wählen
exercise-taken-none = Noch ist keine Kante im Baum.
exercise-taken = Bisher im Baum: { $edges }.
exercise-words = Wörter auf dem Pfad
exercise-wanting-links = Noch ist nichts eingezeichnet: Verbinden Sie zuerst zwei Wörter.
exercise-wanting-edge = Wählen Sie zuerst eine Kante: zwei Verbindungen in der Zeichnung oder einen Eintrag der Liste.
exercise-wanting-cost = Geben Sie zuerst eine ganze Zahl ein.
exercise-wanting-path = Wählen Sie zuerst die Wörter des Pfads.
exercise-wanting-core = Das lässt sich gerade nicht prüfen. Versuchen Sie es noch einmal.
exercise-noted = Ihre Antwort ist notiert.
exercise-percent = { $percent } % richtig.
exercise-sum = { $right } richtig, { $wrong } falsch, { $missing ->
    [one] 1 Verbindung fehlt
   *[other] { $missing } Verbindungen fehlen
  }.
exercise-right-links = Alle Verbindungen sind richtig.
exercise-right-edge = Richtig.
exercise-right-edge-equal = Richtig: Sie wiegt so viel wie { $correct }; bei gleichem Gewicht nimmt die Regel diese zuerst.
exercise-right-cost = Richtig: Sie kostet { $correct }.
exercise-right-path = Richtig: Das sind die Wörter des Pfads.
exercise-wrong-edge-taken = Diese Kante ist schon im Baum.
exercise-wrong-edge-connected = Durch diese Kante entstünde ein Zyklus: Ihre Verbindungen hängen schon zusammen.
exercise-wrong-edge-heavier = Es gibt eine billigere Kante, durch die kein Zyklus entsteht.
exercise-wrong-cost = So viel kostet sie nicht.
exercise-wrong-path = { $right } richtig, { $wrong } falsch, { $missing ->
    [one] 1 Wort fehlt
   *[other] { $missing } Wörter fehlen
  }.
exercise-solution = Richtig wäre: { $correct }.
exercise-wrong-list = Falsch:
exercise-missing-list = Es fehlen:
exercise-tries = { $count ->
    [one] Noch 1 Versuch.
   *[other] Noch { $count } Versuche.
  }
exercise-done = Fertig: { $percent } % richtig.
exercise-handed-in = Abgegeben.
exercise-name = Ihr Name
exercise-name-why = falls er gebraucht wird
exercise-save = Antworten speichern
exercise-copy = Als Link kopieren
exercise-copied = Kopiert.
exercise-by-hand = Kopieren Sie diesen Link:
exercise-answers-long = Die Antworten sind zu lang für einen Link: Speichern Sie sie als Datei.
exercise-link = Link mit den Antworten
exercise-impossible = Zu diesem Paar lässt sich nichts fragen: { $why ->
    [errors] Ein Text oder die Verbindungen haben Fehler.
    [heads] Einer der Bäume ist kein Dependenzbaum.
    [large] Es hat zu viele Verbindungen, oder die Pfade sind zu lang.
   *[few] Es hat zu wenige Verbindungen.
}
canvas-owner-right = richtig
canvas-owner-wrong = falsch
canvas-owner-missing = fehlt in Ihrer Antwort
exercise-platform = Die Lernplattform hat dieses Ergebnis nicht angenommen. Speichern Sie die Antworten und geben Sie sie selbst ab.
