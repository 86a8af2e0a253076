# Trees of phrases. A phrase as it is read out: "NP, 3 words: the predictable resistance, in S".
canvas-phrase = { $label }, { $words ->
    [one] 1 word
   *[other] { $words } words
}: { $text }
canvas-phrase-in = { $label }, { $words ->
    [one] 1 word
   *[other] { $words } words
}: { $text }, in { $above }
canvas-phrase-unnamed = phrase without a label
canvas-phrase-folded = folded
canvas-phrase-place = { $side } { $label } { $place }
canvas-fold-phrase = Fold { $form }
canvas-unfold-phrase = Unfold { $form }

# What phrases are read as.
canvas-phrases = Phrases
canvas-phrases-title = Draw the phrases as the text has them
canvas-dependencies = Dependencies
canvas-dependencies-title = Read the phrases as dependencies, by head rules
step-read-dependencies = read the phrases as dependencies
step-read-phrases = read the phrases as phrases
