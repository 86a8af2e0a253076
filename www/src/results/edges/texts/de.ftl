# Kanten
tab-edges = Kanten
results-matrix-title = Gewichte aller Paare von Verbindungen
results-matrix-label = Gewichte aller Kanten zwischen { $count } Verbindungen. Pfeiltasten bewegen, Enter hält fest, Escape löst.
results-matrix-legend = { $count ->
    [one] im Spannbaum, 1 Kante
   *[other] im Spannbaum, { $count } Kanten
  }
results-cell = { $edge }: { $distance } von { $maximum }
results-cell-tree = { $edge }: { $distance } von { $maximum }, im Spannbaum
results-lens = { $distance } von { $maximum }
results-lens-tree = { $distance } von { $maximum }, im Spannbaum
results-table-title = Kanten aller Paare von Verbindungen
results-table-label = Tabelle der Kanten
results-tree-only = { $count ->
    [one] Nur der Spannbaum ({ $count } Kante)
   *[other] Nur der Spannbaum ({ $count } Kanten)
  }
results-column-from = von
results-column-to = zu
results-column-distance = Gewicht
results-column-maximum = höchstens
results-column-tree = Baum
results-column-from-title = Nach der ersten Verbindung sortieren
results-column-to-title = Nach der zweiten Verbindung sortieren
results-column-distance-title = Nach Gewicht sortieren: abweichende Labels und Richtungen
results-column-maximum-title = Nach dem größten Gewicht sortieren, das die Pfade haben könnten
results-column-tree-title = Spannbaum zuerst
results-in-tree = im Spannbaum
results-shared-short = Die Verbindungen haben ein Wort gemeinsam
results-cut = Die ersten { $shown } von { $count } Kanten
results-more = { $count } weitere von { $rest } zeigen
results-edge-label = Die betrachtete Kante
results-no-edge = Tippen oder klicken Sie auf eine Zahl, um ihre beiden Pfade zu sehen.
results-edge-title = { $edge }: Gewicht { $distance } von { $maximum }
results-unpin = Lösen
results-shared = Beide Verbindungen haben { $word } gemeinsam. Es gibt keinen Pfad, der abweichen könnte, darum wiegt die Kante 0 von 0.
results-read-up = über { $label } hinauf zu { $form }
results-read-down = über { $label } hinab zu { $form }

# Schritte der Angleichung
results-trace-title = Vom Pfad in A zum Pfad in B
results-trace-table = Die Schritte als Tabelle
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
results-operation-delete = löschen
results-operation-insert = einfügen
results-from-a = von A
results-to-b = zu B
results-cost = Kosten
results-sumline = Gewicht { $distance } = { $up } hinauf + { $direction } Richtung + { $down } hinab. Höchstens { $maximum } = { $upMost } + 1 + { $downMost }: der längere Pfad jeder Hälfte und die Richtung.
results-show-table = Tabelle zeigen
results-lev-up = Hinauf: links die Labels von A, oben die von B
results-lev-down = Hinab: links die Labels von A, oben die von B
results-lev-corner = A \ B
results-lev-start = vor dem ersten Label
results-lev-ways = { $count ->
    [one] Dies ist der einzige billigste Weg.
    [9007199254740991] Es gibt mehr gleich billige Wege, als sich zählen lassen.
   *[other] { $count } Wege sind gleich billig; einer davon ist gezeigt.
  }
results-lev-rule = Der Weg wird vom Ende her zurückverfolgt; wo mehrere gleich billig sind, geht Gleichheit oder Ersetzung vor Löschung, Löschung vor Einfügung.
