# Phrasenbäume. Eine Phrase, wie sie vorgelesen wird: „NP, 3 Wörter: der erwartete Widerstand, in S“.
canvas-phrase = { $label }, { $words ->
    [one] 1 Wort
   *[other] { $words } Wörter
}: { $text }
canvas-phrase-in = { $label }, { $words ->
    [one] 1 Wort
   *[other] { $words } Wörter
}: { $text }, in { $above }
canvas-phrase-unnamed = Phrase ohne Kategorie
canvas-phrase-folded = zugeklappt
canvas-phrase-place = { $side } { $label } { $place }
canvas-fold-phrase = { $form } zuklappen
canvas-unfold-phrase = { $form } aufklappen

# Als was Phrasen gelesen werden.
canvas-phrases = Phrasen
canvas-phrases-title = Die Phrasen zeichnen, wie sie im Text stehen
canvas-dependencies = Dependenzen
canvas-dependencies-title = Die Phrasen nach Kopfregeln als Dependenzen lesen
step-read-dependencies = Phrasen als Dependenzen lesen
step-read-phrases = Phrasen als solche lesen
