# Ergebnis
tab-score = Wert
results-similarity = Ähnlichkeit
results-undefined = nicht definiert
results-fraction = 1 − { $distance } ⁄ { $maximum }
results-ratio = 1 − { $distance } ⁄ { $maximum }
results-show-tree-edges = Die Kanten zeigen, aus denen sie besteht
results-meaning = { $share ->
    [nothing] Nichts weicht ab: Jeder Pfad zwischen verbundenen Wörtern trägt in A und B dieselben Labels ({ $distance } von { $maximum }).
    [little] Wenige Labels und Richtungen auf den Pfaden zwischen verbundenen Wörtern weichen ab: { $distance } von { $maximum }.
    [less] Weniger als die Hälfte der Labels und Richtungen auf den Pfaden zwischen verbundenen Wörtern weicht ab: { $distance } von { $maximum }.
    [half] Die Hälfte der Labels und Richtungen auf den Pfaden zwischen verbundenen Wörtern weicht ab: { $distance } von { $maximum }.
    [more] Mehr als die Hälfte der Labels und Richtungen auf den Pfaden zwischen verbundenen Wörtern weicht ab: { $distance } von { $maximum }.
    [most] Die meisten Labels und Richtungen auf den Pfaden zwischen verbundenen Wörtern weichen ab: { $distance } von { $maximum }.
   *[everything] Alles weicht ab: alle { $maximum } Labels und Richtungen auf den Pfaden zwischen verbundenen Wörtern.
  }
results-range = Andere minimale Bäume ergeben { $low } … { $high }: mit demselben Gesamtgewicht und längeren Pfaden.
results-options = Optionen
results-option-stripSubtypes = Relationen ohne Untertyp vergleichen (nmod:poss als nmod)
results-option-ignorePunctuation = Verbindungen von Satzzeichen übergehen
results-ignored-none = Keine Verbindung ist beiseitegelegt.
results-ignored = { $count ->
    [one] Beiseitegelegt: { $links }
   *[other] Beiseitegelegt, { $count } Verbindungen: { $links }
  }
results-sum-title = Die Kanten, die sie ergeben
results-sum-none = Es gibt noch keine Kante zwischen Verbindungen.
results-sum = Summe
results-coverage = Verbundene Wörter
results-coverage-figure = { $aligned } von { $words } · { $share }
results-coverage-mean = Harmonisches Mittel beider Seiten: { $mean }. Es geht nicht in die Ähnlichkeit ein.
results-bare = nicht verbunden: { $words }
results-bare-many = { $count } Wörter nicht verbunden
results-total = Über alle Paare von Verbindungen
results-total-none = Es gibt noch kein Paar von Verbindungen.
results-total-sentence = { $pairs ->
    [one] Auf dem Spannbaum ist L { $tree }. Über { $pairsButton } Paar ist es { $distance } von { $maximum }.
   *[other] Auf dem Spannbaum ist L { $tree }. Über alle { $pairsButton } Paare ist es { $distance } von { $maximum }, wobei dieselben Beziehungen vielfach zählen; der Baum zählt jede einmal.
  }
results-command = Dasselbe auf der Kommandozeile
results-command-hint = Die beiden Texte gespeichert als A.conllu und B.conllu:
