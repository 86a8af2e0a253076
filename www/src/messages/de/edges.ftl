## Kanten

results-matrix-title = Gewicht je zweier Verbindungen
results-matrix-label = Gewichte aller Kanten zwischen { $count } Verbindungen. Pfeiltasten bewegen, Enter hält fest, Escape lässt los.
results-matrix-legend = { $count ->
    [one] umrandet: die Kante des Spannbaums
   *[other] umrandet: die { $count } Kanten des Spannbaums
  }
results-cell = { $edge }: { $distance } von { $maximum }
results-cell-tree = { $edge }: { $distance } von { $maximum }, im Spannbaum
results-table-title = Kanten
results-table-label = Tabelle der Kanten
results-tree-only = { $count ->
    [one] Nur der Spannbaum ({ $count } Kante)
   *[other] Nur der Spannbaum ({ $count } Kanten)
  }
results-column-from = von
results-column-to = nach
results-column-distance = L
results-column-maximum = Lmax
results-column-tree = im Baum
results-column-from-title = Nach der ersten Verbindung sortieren
results-column-to-title = Nach der zweiten Verbindung sortieren
results-column-distance-title = Nach L sortieren: Labels und Richtungen, die abweichen
results-column-maximum-title = Nach Lmax sortieren: so viel könnte höchstens abweichen
results-column-tree-title = Nach Zugehörigkeit zum Spannbaum sortieren
results-in-tree = im Spannbaum
results-shared-short = Die Verbindungen teilen ein Wort
results-more = { $count } weitere von { $rest } zeigen
results-edge-label = Die betrachtete Kante
results-no-edge = Zeigen Sie auf ein Gewicht, um seine zwei Pfade zu sehen. Ein Klick hält es fest, Escape lässt los.
results-edge-title = { $edge }: { $distance } von { $maximum }
results-unpin = Loslassen
results-explaining = Einen Moment …
results-shared = Beide Verbindungen teilen { $word }: Es gibt keinen Pfad, der falsch sein könnte, darum wiegt die Kante 0 von 0.
results-read-up = über { $label } hinauf zu { $form }
results-read-down = über { $label } hinab zu { $form }

## Schritte der Angleichung

results-trace-title = Vom Pfad in A zum Pfad in B
results-trace-label = Die Labels beider Pfade, Spalte für Spalte
results-up = hinauf
results-down = hinab
results-direction = Richtung
results-empty-half = nichts
results-tile-up = { $side }: { $label }, hinauf von { $form }
results-tile-down = { $side }: { $label }, hinab zu { $form }
results-alpha = α vorwärts
results-beta = β rückwärts
results-operation = Operation
results-operation-match = gleich
results-operation-substitute = ersetzen
results-operation-delete = streichen
results-operation-insert = einfügen
results-from-a = von A
results-to-b = zu B
results-cost = Kosten
results-running = Summe
results-sumline = L { $distance } = { $up } hinauf + { $direction } Richtung + { $down } hinab. Lmax { $maximum } = { $upMost } + 1 + { $downMost }, der jeweils längere Pfad jeder Hälfte.
results-show-table = Tabelle zeigen
results-lev-up = Hinauf: Labels von A am Rand, von B oben
results-lev-down = Hinab: Labels von A am Rand, von B oben
results-lev-corner = A \ B
results-lev-start = vor dem ersten Label
results-lev-ways = { $count ->
    [one] Dies ist der einzige billigste Weg.
    [9007199254740991] Mehr Wege sind gleich billig, als sich zählen lassen.
   *[other] { $count } Wege sind gleich billig; einer ist gewählt.
  }
results-lev-rule = Der Weg wird vom Ende her gelesen: zuerst Gleichheit oder Ersetzung, dann Streichung, dann Einfügung.

## Spannbaum

results-tree-label = Der Spannbaum Schritt für Schritt. Pfeiltasten links und rechts gehen Schritte, Pos1 und Ende an die Enden, die Leertaste spielt ab.
results-algorithm = Algorithmus
results-kruskal = Kruskal
results-prim = Prim
results-kruskal-title = Die leichteste aller Kanten, es sei denn, ihre Enden hängen schon zusammen
results-prim-title = Die leichteste Kante, die aus dem Baum hinausführt
results-walk = Durch die Schritte gehen
results-first = Anfang
results-back = Zurück
results-play = Abspielen
results-pause = Pause
results-forward = Weiter
results-last = Ende
results-first-title = Zum Anfang (Pos1)
results-back-title = Einen Schritt zurück (←)
results-play-title = Abspielen (Leertaste)
results-pause-title = Pause (Leertaste)
results-forward-title = Einen Schritt weiter (→)
results-last-title = Zum Ende (Ende)
results-at = Schritt { $at } von { $count }
results-predict = Vorhersagen
results-counts = { $right } richtig, { $wrong } falsch
results-order-title = Kanten, die leichteste zuerst
results-order-more = { $count ->
    [one] { $count } weitere Kante
   *[other] { $count } weitere Kanten
  }
results-fate = Urteil
results-fate-taken = genommen
results-fate-rejected = verworfen
results-picture-title = Der Baum bis jetzt
results-picture-label = { $links } Verbindungen, bisher { $taken ->
    [one] { $taken } Kante
   *[other] { $taken } Kanten
  } genommen
results-parts-title = Laufende Kosten
results-cost-so-far = L bis jetzt
results-maximum-so-far = Lmax bis jetzt
results-edges-so-far = Kanten
results-of = { $count } von { $all }
results-components = { $count ->
    [one] { $count } Komponente
   *[other] { $count } Komponenten
  }
results-letter = wie an den Bäumen oben
results-alone = { $count ->
    [one] allein: { $links }
   *[other] je allein: { $links }
  }
results-inside = { $count ->
    [one] Im Baum: { $count } Verbindung
   *[other] Im Baum: { $count } Verbindungen
  }
results-frontier = Kanten, die hinausführen, die leichteste zuerst
results-frontier-more = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
  }
results-start-kruskal = { $edges ->
    [one] Eine Kante. Sie wird genommen, es sei denn, ihre Verbindungen hängen schon zusammen.
   *[other] { $edges } Kanten, die leichteste zuerst. Jede wird genommen, es sei denn, ihre Verbindungen hängen schon zusammen.
  }
results-start-prim = Der Baum beginnt bei { $start }, der ersten Verbindung. Jeder Schritt prüft die leichteste Kante, die ihn berührt, und nimmt sie, wenn sie hinausführt.
results-taken-kruskal = { $edge }, Gewicht { $distance }: genommen.
results-taken-prim = { $edge }, Gewicht { $distance }: genommen, die leichteste Kante, die aus dem Baum hinausführt.
results-rejected = { $edge }, Gewicht { $distance }: verworfen, sie hängen schon zusammen, über { $through }.
results-tie-maximum = Eine andere Kante wiegt ebenfalls { $distance }. Diese kam zuerst, weil ihre Pfade kürzer sind (Lmax { $maximum }).
results-tie-vertices = Eine andere Kante wiegt ebenfalls { $distance } von { $maximum }. Diese kam zuerst, weil ihre Verbindungen in Satz A früher stehen, dann in B.
results-done = Alle { $links } Verbindungen hängen zusammen: L { $distance } von Lmax { $maximum }, Ähnlichkeit { $value }.
results-done-undefined = Alle { $links } Verbindungen hängen zusammen, aber kein Pfad könnte abweichen; die Ähnlichkeit ist nicht definiert.
results-steps-rejected = Solange ein Text Fehler hat, gibt es keine Schritte.
results-ask-kruskal = Welche Kante nimmt Kruskal als erste?
results-ask-prim = Welche Kante nimmt Prim als erste?
results-ask-how = Klicken Sie sie in der Liste an, oder ihre beiden Verbindungen im Bild.
results-ask-next = Welche Kante wird als nächste genommen?
results-guess-right = Richtig.
results-guess-equal = { $edge } wiegt ebenfalls { $distance } und ginge auch. Die Regel für gleiche Gewichte nimmt { $chosen } zuerst.
results-guess-taken = { $edge } ist schon im Baum.
results-guess-connected = Nicht { $edge }: Die beiden hängen schon zusammen, über { $through }; ein Kreis entstünde.
results-guess-outside = Nicht { $edge }: Keines der Enden ist im Baum, und Prims Baum wächst in einem Stück.
results-guess-heavier-kruskal = Nicht { $edge }, Gewicht { $distance }: Eine leichtere Kante verbindet noch zwei Teile.
results-guess-heavier-prim = Nicht { $edge }, Gewicht { $distance }: Eine leichtere Kante führt aus dem Baum hinaus.
