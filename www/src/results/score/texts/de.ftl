# Ähnlichkeit
tab-score = Ähnlichkeit
results-similarity = Ähnlichkeit auf dem Spannbaum
results-undefined = nicht definiert
results-fraction = 1 − { $distance } ⁄ { $maximum }
results-ratio = 1 − { $distance } ⁄ { $maximum }
results-show-tree-edges = Die Kanten zeigen, aus denen sie sich ergibt
results-number = { $value }, { $of ->
    [similarity] Ähnlichkeit: Kanten zeigen, aus denen sie sich ergibt
    [distance] Gewicht auf dem Spannbaum: seine Kanten zeigen
    [maximum] höchstmögliche Abweichung auf dem Spannbaum: seine Kanten zeigen
    [all-distance] Gewicht über alle Paare: alle Kanten zeigen
    [all-maximum] höchstmögliche Abweichung über alle Paare: alle Kanten zeigen
    [pairs] Paare von Verbindungen: alle Kanten zeigen
   *[range] Ähnlichkeit auf einem anderen minimalen Spannbaum: zeigen, wie der Baum wächst
  }
results-meaning = { $share ->
    [nothing] Auf dem Spannbaum weicht nichts ab: Seine Pfade haben in A und B dieselben Labels und Richtungen (0 von { $maximum } weichen ab).
    [little] Auf den Pfaden des Spannbaums weichen wenige Labels und Richtungen ab: { $distance } von { $maximum }.
    [less] Auf den Pfaden des Spannbaums weicht weniger als die Hälfte der Labels und Richtungen ab: { $distance } von { $maximum }.
    [half] Auf den Pfaden des Spannbaums weicht die Hälfte der Labels und Richtungen ab: { $distance } von { $maximum }.
    [more] Auf den Pfaden des Spannbaums weicht mehr als die Hälfte der Labels und Richtungen ab: { $distance } von { $maximum }.
    [most] Auf den Pfaden des Spannbaums weichen die meisten Labels und Richtungen ab: { $distance } von { $maximum }.
   *[everything] Auf dem Spannbaum weicht alles ab: alle { $maximum } Labels und Richtungen auf seinen Pfaden.
  }
results-elsewhere = Bei anderen Paaren von Verbindungen gibt es Abweichungen: { $distance } von { $maximum } über alle Paare.
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
results-sum-title = { $differ ->
    [yes] Wo sie auseinandergehen
   *[no] Kanten des Spannbaums
  }
results-differs = was verschieden ist
results-on-trees = Auf den Bäumen zeigen, was gezählt wird: ≠ anderes Label, ⇄ Reihenfolge vertauscht, + nur auf diesem Pfad, ×2 zweimal
results-charges-none = Die Pfade sind zu lang, um Änderung für Änderung zu sagen, was verschieden ist.
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
    [one] Es gibt nur { $pairsButton } Paar. Es wiegt { $distance } von { $maximum } und ist der Spannbaum.
   *[other] Die Gewichte aller { $pairsButton } Paare ergeben zusammen { $distance } von { $maximum }, die auf dem Spannbaum { $tree }. Über alle Paare zählen dieselben Bögen vielfach.
  }
step-options = Option ändern
