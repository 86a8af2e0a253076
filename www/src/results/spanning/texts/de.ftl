# Spannbaum
tab-spanning = Spannbaum
results-tree-label = Der Spannbaum Schritt für Schritt. Die Pfeiltasten links und rechts gehen einen Schritt weiter oder zurück, Pos1 und Ende zum Anfang und zum Ende, die Leertaste spielt ab.
results-algorithm = Algorithmus
results-kruskal = Kruskal
results-prim = Prim
results-kruskal-title = Die leichteste aller Kanten, deren Enden noch nicht zusammenhängen
results-prim-title = Die leichteste Kante, die aus dem Baum hinausführt
results-pace = Tempo
results-pace-of = { $pace ->
    [0.5] langsam
    [2] schnell
   *[other] normal
}
results-at = Schritt { $at } von { $count }
results-predict = Vorhersagen
results-counts = { $right } richtig, { $wrong } falsch
results-order-title = Alle Kanten, die leichteste zuerst
results-order-more = { $count ->
    [one] { $count } weitere Kante
   *[other] { $count } weitere Kanten
  }
results-fate = Entscheidung
results-fate-taken = genommen
results-fate-rejected = verworfen
results-parts-title = Gewicht bis jetzt
results-cost-so-far = Gewicht
results-maximum-so-far = höchstens
results-edges-so-far = Kanten
results-of = { $count } von { $all }
results-components = { $count ->
    [one] { $count } Komponente
   *[other] { $count } Komponenten
  }
results-alone = { $count ->
    [one] allein: { $links }
   *[other] je allein: { $links }
  }
results-inside = { $count ->
    [one] Im Baum: { $count } Verbindung
   *[other] Im Baum: { $count } Verbindungen
  }
results-frontier = Kanten, die hinausführen, die leichteste zuerst
results-frontier-more = und { $count } weitere
results-start-kruskal = { $edges ->
    [one] Eine Kante. Sie wird genommen, wenn ihre Verbindungen noch nicht zusammenhängen.
   *[other] { $edges } Kanten, die leichteste zuerst. Jede wird genommen, wenn ihre Verbindungen noch nicht zusammenhängen.
  }
results-start-prim = Der Baum beginnt bei { $start }, der ersten Verbindung. Jeder Schritt prüft die leichteste Kante, die ihn berührt, und nimmt sie, wenn sie hinausführt.
results-taken-kruskal = { $edge }, Gewicht { $distance }: genommen.
results-taken-prim = { $edge }, Gewicht { $distance }: genommen, die leichteste Kante, die aus dem Baum hinausführt.
results-rejected = { $edge }, Gewicht { $distance }: verworfen, sie hängen schon zusammen, über { $through }.
results-tie-maximum = Eine andere Kante wiegt ebenfalls { $distance }. Diese kam zuerst, weil ihre Pfade kürzer sind (höchstens { $maximum }).
results-tie-vertices = Eine andere Kante wiegt ebenfalls { $distance } von { $maximum }. Diese kam zuerst, weil ihre Verbindungen in Satz A früher stehen, dann in B.
results-done = Alle { $links } Verbindungen hängen zusammen: Auf dem Spannbaum ist das Gewicht { $distance } von { $maximum }, die Ähnlichkeit { $value }.
results-done-undefined = Alle { $links } Verbindungen hängen zusammen, aber auf dem Spannbaum könnte kein Pfad abweichen; die Ähnlichkeit ist nicht definiert.
results-ask-kruskal = Welche Kante nimmt Kruskal als erste?
results-ask-prim = Welche Kante nimmt Prim als erste?
results-ask-how = Klicken Sie sie in der Liste an oder ihre beiden Verbindungen an den Bäumen.
results-ask-next = Welche Kante wird als nächste genommen?
results-guess-right = Richtig.
results-guess-equal = { $edge } wiegt ebenfalls { $distance } und ginge auch. Die Regel für gleiche Gewichte nimmt { $chosen } zuerst.
results-guess-taken = { $edge } ist schon im Baum.
results-guess-connected = Nicht { $edge }: Die beiden hängen schon zusammen, über { $through }; es entstünde ein Zyklus.
results-guess-outside = Nicht { $edge }: Noch keines der Enden ist im Baum, und Prims Baum wächst in einem Stück.
results-guess-heavier-kruskal = Nicht { $edge }, Gewicht { $distance }: Eine leichtere Kante verbindet noch zwei Teile.
results-guess-heavier-prim = Nicht { $edge }, Gewicht { $distance }: Eine leichtere Kante führt aus dem Baum hinaus.
