# Die beiden Bäume, ihre Wörter und die Verbindungen dazwischen.
canvas-title = Zwei Bäume, A oben und B unten
canvas-tree = { $side }: { $text }
canvas-tree-stale = { $side }, letzter lesbarer Stand: { $text }
canvas-missing = { $side } hat noch keinen Baum
canvas-missing-phrases = { $side } hat { $phrases } Phrasen: zu viele zum Zeichnen (höchstens { $most })
canvas-missing-long = { $side } hat { $words } Wörter: zu viele zum Zeichnen (höchstens { $most })

# Ein Wort, wie es vorgelesen wird: diese Teile, durch Kommas verbunden.
canvas-word-place = { $side } { $id }
canvas-word-arc = { $label } von { $head }
canvas-word-linked = verbunden mit { $form } { $side } { $id }
canvas-word-linked-relation = verbunden mit { $form } { $side } { $id } ({ $relation })
canvas-word-unlinked = nicht verbunden
canvas-differs = verschieden: { $kinds }
canvas-differs-replaced = anderes Label
canvas-differs-turned = Reihenfolge umgekehrt
canvas-differs-only = nur auf dieser Seite
canvas-differs-head = anderer Kopf
canvas-differs-crosses = überschneidet einen anderen
canvas-possible = nur möglich
canvas-word-wrong = fehlerhaft
canvas-word-folded =
    { $hidden ->
        [one] zugeklappt, ein weiteres Wort darin
       *[other] zugeklappt, { $hidden } weitere Wörter darin
    }

# Beziehungen.
canvas-says-none = { $left } (A) – { $right } (B)
canvas-says-equals = { $left } (A) ist gleich { $right } (B)
canvas-says-restates = { $left } (A) umschreibt { $right } (B)
canvas-says-specifies = { $left } (A) präzisiert { $right } (B)
canvas-says-generalizes = { $left } (A) verallgemeinert { $right } (B)
canvas-says-intersects = { $left } (A) überschneidet sich mit { $right } (B)

# Die Zeile unter der Zeichnung.
canvas-nothing-focused-phrases = Klicken Sie auf ein Wort oder eine Phrase, um mehr darüber und über die Verbindungen zu sehen.
canvas-nothing-focused-words = Klicken Sie auf ein Wort, um zu sehen, womit es verbunden ist.
canvas-nothing-focused = Klicken Sie auf ein Wort, um seine Phrase zu sehen.
canvas-crossing = kreuzender Bogen
