# The line above the trees
caption-score = Ähnlichkeit { $similarity } auf dem Spannbaum.
caption-hint = Ziehen Sie ein Wort auf eines des anderen Satzes, um beide zu verbinden.
caption-undefined-no-links = Noch keine Verbindungen. Ziehen Sie ein Wort auf eines des anderen Satzes, um beide zu verbinden.
caption-undefined-one-link = Eine Verbindung ergibt noch keinen Pfad. Ziehen Sie ein weiteres Wort auf sein Gegenstück.
caption-undefined-no-paths = Alle Verbindungen haben ein Wort gemeinsam: Es gibt keinen Pfad zum Vergleichen. Verbinden Sie auch andere Wörter.
caption-undefined-ignored = Ohne die Verbindungen der Satzzeichen gibt es keinen Pfad zum Vergleichen. Verbinden Sie auch andere Wörter.
caption-broken = { $side ->
    [both] A und B haben Fehler und sind gezeichnet, soweit es geht.
   *[other] { $side } hat Fehler und ist gezeichnet, soweit es geht.
}
caption-lost = { $side ->
    [both] A und B lassen sich so nicht zeichnen: Zu sehen ist die letzte fehlerfreie Zeichnung.
   *[other] { $side } lässt sich so nicht zeichnen: Zu sehen ist die letzte fehlerfreie Zeichnung.
}
caption-links-broken = Die Verbindungen haben Fehler: Die Zeichnung zeigt den letzten Stand ohne Fehler.
results-refused = Dieses Paar ist zu groß für den Vergleich.
results-figure = { $value }
caption-waiting = Die Bäume werden gelesen …
caption-nothing = Fügen Sie zwei Sätze in CoNLL-U ein, durch eine Leerzeile getrennt, oder wählen Sie ein Beispiel.
caption-one-side = { $side } hat noch keinen Satz. Fügen Sie einen in CoNLL-U ein.
relation-none = keine
relation-equals = ist gleich
relation-restates = umschreibt
relation-specifies = präzisiert
relation-generalizes = verallgemeinert
relation-intersects = überschneidet sich mit

# What is said aloud
say-undone = Rückgängig gemacht: { $step }.
say-redone = Wiederholt: { $step }.
say-nothing-to-undo = Nichts rückgängig zu machen.
say-nothing-to-redo = Nichts zu wiederholen.
say-count = { $count ->
    [0] Keine Verbindungen.
    [one] 1 Verbindung.
   *[other] { $count } Verbindungen.
}
say-similarity = Ähnlichkeit { $similarity } auf dem Spannbaum.
say-similarity-was = Ähnlichkeit { $similarity } auf dem Spannbaum, vorher { $before }.
say-similarity-undefined = Ähnlichkeit nicht definiert.

# Notices
notice-dead = Hier kann nichts berechnet werden. Prüfen Sie die Internetverbindung und laden Sie die Seite neu.

# What failed to load
shell-failed = { $why ->
    [trapped] Das konnte nicht berechnet werden.
    [silent] Die Antwort kam nicht rechtzeitig.
   *[unloaded] Das konnte nicht geladen werden.
}
shell-again = Noch einmal versuchen
