# Woraus sich die Ähnlichkeit noch ergibt
results-carried = { $count ->
    [one] 1 der { $edges } Kanten des Baums liegt zwischen Verbindungen, die ein Wort gemeinsam haben. Sie wiegt 0 von 0: Über sie kann der Baum Abweichungen umgehen.
   *[other] { $count } der { $edges } Kanten des Baums liegen zwischen Verbindungen, die ein Wort gemeinsam haben. Sie wiegen 0 von 0: Über sie kann der Baum Abweichungen umgehen.
  }
results-range = Andere minimale Spannbäume ergeben { $low } … { $high }: Ihr Gesamtgewicht ist gleich, ihre Pfade sind länger.
results-options = Optionen
results-option-stripSubtypes = Labels ohne Untertyp vergleichen (nmod:poss als nmod)
results-option-ignorePunctuation = Verbindungen von Satzzeichen ignorieren
results-ignored-none = Keine Verbindung wird ignoriert.
results-ignored = { $count ->
    [one] Ignoriert: { $links }
   *[other] { $count } ignorierte Verbindungen: { $links }
  }
results-on-trees = Auf den Bäumen zeigen, was gezählt wird: ≠ anderes Label, ⇄ Reihenfolge vertauscht, + nur auf diesem Pfad, ×2 zweimal
results-coverage = Verbundene Wörter
results-coverage-figure = { $aligned } von { $words } · { $share }
results-coverage-mean = Harmonisches Mittel beider Seiten: { $mean }. Es geht nicht in die Ähnlichkeit ein.
results-bare = nicht verbunden: { $words }
results-bare-many = { $count } Wörter nicht verbunden
results-total = Über alle Paare von Verbindungen
results-total-none = Es gibt noch kein Paar von Verbindungen.
results-total-sentence = { $pairs ->
    [one] Es gibt nur { $pairsButton } Paar. Es wiegt { $distance } von { $maximum } und ist der Spannbaum.
   *[other] Die Gewichte aller { $pairsButton } Paare ergeben zusammen { $distance } von { $maximum }, die auf dem Spannbaum { $tree }. Über alle Paare zählen dieselben Bögen vielfach.
  }
