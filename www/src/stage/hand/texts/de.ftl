# Über der Zeichnung, während eine Verbindung entsteht.
canvas-armed = { $form } verbinden: ein Wort in { $other } wählen
canvas-foreseen = { $link }: { $score }{ $before ->
    [none] { "" }
   *[other] , jetzt { $before }
  }. { $by ->
    [touch] Loslassen
    [dragging] Loslassen
   *[choosing] Klick oder Eingabe
  } { $how ->
    [linked] verbindet
   *[unlinked] trennt
  }{ $by ->
    [touch] .
   *[other] , Esc bricht ab.
  }

# Darunter: die Knoten, um die es geht.
canvas-node = { $side } { $id }
canvas-fold = Zuklappen
canvas-fold-title = Den Teilbaum von { $form } zuklappen
canvas-unfold = Aufklappen
canvas-unfold-title = Den Teilbaum von { $form } aufklappen
canvas-counterparts-none = nicht verbunden

# Was gesagt wird.
canvas-armed-said = { $form }, { $side } { $id }, verbinden: ein Wort in { $other } wählen
canvas-disarmed = Verbinden abgebrochen
canvas-cannot-link = { $why ->
    [errors] { $side } lässt sich nicht verbinden, solange der Text Fehler hat
    [undrawn] { $side } ist nicht gezeichnet: Die Wörter lassen sich unter „{ tab-links }“ verbinden
   *[older] { $side } lässt sich nicht verbinden, solange ein älterer Text gezeichnet ist
}
canvas-no-links = { $form } hat keine Verbindung
canvas-no-unaligned = Jedes Wort von { $side } ist verbunden
canvas-not-found = Keine Form von { $side } beginnt mit { $typed }
canvas-current = Verbindung { $number } von { $count }: { $says }
canvas-current-proposal = Vorschlag { $number } von { $count }: { $says }
canvas-folded = { $form } zugeklappt, { $words } Wörter
canvas-unfolded = { $form } aufgeklappt
canvas-nothing-below = { $form } hat keine abhängigen Wörter
