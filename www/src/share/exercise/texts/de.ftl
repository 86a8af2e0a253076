# Übungen: was Lernende sehen
exercise-ask-links = Zeichnen Sie die Verbindungen ein.
exercise-ask-missing = Welche Verbindung fehlt? Zeichnen Sie sie ein.
exercise-ask-edge = Welche Kante kommt als nächste in den Spannbaum?
exercise-ask-cost = Was kostet die Kante { $edge }?
exercise-ask-path = Über welche Wörter führt der Pfad von { $from } nach { $to } in { $side }?
exercise-how-links = Ziehen Sie ein Wort auf sein Gegenstück, oder wählen Sie erst das eine und dann das andere.
exercise-how-edge = Kruskal nimmt die billigste Kante, die keinen Kreis schließt. Wählen Sie ihre beiden Verbindungen in der Zeichnung oder die Kante aus der Liste.
exercise-how-cost = Ihre beiden Pfade sind hervorgehoben. Jedes Label und jede Richtung, die abweicht, kostet eins.
exercise-how-path = Die beiden Verbindungen sind hervorgehoben. Beide Enden gehören zum Pfad.
exercise-progress = { $done } von { $all }
exercise-question = Frage { $number } von { $all }
exercise-check = Prüfen
exercise-submit = Antwort abschicken
exercise-next = Nächste Frage
exercise-skip = Überspringen
exercise-hand-in = Abgeben
exercise-cost = Kosten
exercise-edge = Kante
exercise-edge-none = Kante wählen
exercise-taken-none = Noch keine Kante gewählt.
exercise-taken = Bisher im Baum: { $edges }.
exercise-words = Wörter auf dem Pfad
exercise-wanting-links = Noch ist nichts eingezeichnet: Verbinden Sie zuerst zwei Wörter.
exercise-wanting-edge = Wählen Sie zuerst eine Kante: zwei Verbindungen in der Zeichnung oder einen Eintrag der Liste.
exercise-wanting-cost = Geben Sie zuerst eine ganze Zahl ein.
exercise-wanting-words = Wählen Sie zuerst die Wörter des Pfades.
exercise-wanting-core = Das lässt sich gerade nicht prüfen. Versuchen Sie es noch einmal.
exercise-noted = Ihre Antwort ist notiert.
exercise-percent = { $percent } % richtig.
exercise-sum = { $right } richtig, { $wrong } falsch, { $missing ->
    [one] 1 Verbindung fehlt
   *[other] { $missing } Verbindungen fehlen
  }.
exercise-right-links = Alle Verbindungen sind richtig.
exercise-right-edge = Richtig.
exercise-right-edge-equal = Richtig: Sie wiegt so viel wie { $correct }, die nach der Regel für gleiche Gewichte zuerst kommt.
exercise-right-cost = Richtig: Sie kostet { $correct }.
exercise-right-path = Richtig: Das sind die Wörter des Pfades.
exercise-wrong-edge-taken = Diese Kante ist schon im Baum.
exercise-wrong-edge-connected = Diese Kante würde einen Kreis schließen: Ihre Verbindungen hängen schon zusammen.
exercise-wrong-edge-heavier = Es gibt eine billigere Kante, die keinen Kreis schließt.
exercise-wrong-cost = So viel kostet sie nicht.
exercise-wrong-path = { $right } richtig, { $wrong } falsch, { $missing ->
    [one] 1 Wort fehlt
   *[other] { $missing } Wörter fehlen
  }.
exercise-solution = Richtig ist: { $correct }.
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
exercise-answers-long = Die Antworten sind zu lang für einen Link: Speichern Sie sie stattdessen.
exercise-link = Link mit den Antworten
exercise-impossible = Dieses Paar gibt nichts zu fragen: Es hat zu wenige Verbindungen, oder ein Text hat Fehler.
canvas-owner-right = richtig
canvas-owner-wrong = falsch
canvas-owner-missing = fehlt in Ihrer Antwort
