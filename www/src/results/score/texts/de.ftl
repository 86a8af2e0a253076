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
results-sum-title = { $differ ->
    [yes] Wo sie auseinandergehen
   *[no] Kanten des Spannbaums
  }
results-differs = was verschieden ist
results-charges-none = Die Pfade sind zu lang, um Änderung für Änderung zu sagen, was verschieden ist.
results-sum-none = Es gibt noch keine Kante zwischen Verbindungen.
results-sum = Summe
step-options = Option ändern
results-alike = { $places ->
    [0] { $count ->
        [one] Die einzige Kante des Spannbaums ist auf beiden Seiten gleich.
       *[other] Alle { $count } Kanten des Spannbaums sind auf beiden Seiten gleich.
      }
   *[other] { $count ->
        [one] Die andere Kante des Spannbaums ist gleich.
       *[other] Die anderen { $count } Kanten des Spannbaums sind gleich.
      }
  }
results-alike-edge = { $edge }: gleich; 0 von { $maximum }
results-place-of = { $distance } von { $maximum }
score-more = Mehr
score-more-coverage = verbunden { $mean }
score-more-options = Optionen
score-more-range = andere Bäume { $low } … { $high }
score-on-stripSubtypes = Labels ohne Untertyp
score-on-ignorePunctuation = Satzzeichen ignoriert
