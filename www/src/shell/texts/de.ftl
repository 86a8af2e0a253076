shell-name = Twintree
shell-title = Twintree: warum zwei Bäume sich unterscheiden
shell-skip = { $shown ->
    [pair] Zu den Bäumen springen
    [pairs] Zu den Paaren springen
   *[other] Zum Inhalt springen
}
shell-compare = Vergleichen
shell-examples = Beispiele
shell-teaching = Unterricht
shell-methods = Methoden
shell-undo = Rückgängig
shell-redo = Wiederholen
shell-share = Teilen
shell-undo-step = Rückgängig: { $step }
shell-redo-step = Wiederholen: { $step }
shell-undo-none = Nichts rückgängig zu machen
shell-redo-none = Nichts zu wiederholen
shell-appearance = Farben und Sprache
shell-size = Präsentationsgröße
shell-size-title = Präsentationsgröße: größere Schrift und Bäume (F2). Bild auf und Bild ab führen von Schritt zu Schritt oder von Paar zu Paar
shell-help = Hilfe
shell-close = Schließen
shell-dismiss = Diesen Hinweis schließen
shell-private = Ihr Text verlässt diese Seite nie.
shell-private-why = Eine Sicherheitsregel (Content Security Policy) verhindert, dass diese Seite etwas sendet: Alles wird hier berechnet, auch ohne Netz.
shell-method =
    { $tab ->
        [distances] Abstände von Analysen nach Rama; Klammern, wie EVALB sie zählt
        [crossings] Kreuzungen nach Fox 2002
        [projection] Projektion nach Cowan, Kučerová und Collins 2006
        [agreement] Alignierung von Bäumen nach Marsi und Krahmer 2005
        [fusion] Fusion nach Marsi und Krahmer 2005
       *[other] Das Maß: Pfade zwischen verbundenen Wörtern, nach McCaffery 2017
    }

# The regions of the page
shell-source = Quelle
shell-source-tabs = Texte
shell-canvas = Bäume
shell-results = Ergebnisse
shell-results-tabs = Ergebnisse
shell-sentences = Sätze
shell-edit = Texte bearbeiten
shell-edit-hint = Eigenes einfügen oder ablegen: CoNLL-U, Klammern, Newick
sentence-empty = noch kein Satz
sentence-edit = { $side ->
    [left] A bearbeiten
   *[right] B bearbeiten
}
source-words = { $count ->
    [one] 1 Wort
   *[other] { $count } Wörter
}

# Tabs of the source
format-conllu = CoNLL-U
format-conllup = CoNLL-U Plus
format-conllx = CoNLL-X
format-conll2009 = CoNLL-2009
format-brackets = Klammern
format-discbracket = discbracket
format-export = Exportformat von NeGra
format-tiger = TIGER-XML
format-alpino = Alpino-XML
format-newick = Newick
format-words = Wörter
tab-links = Verbindungen
tab-links-drawn = { $drawn } von { $all }
tab-errors = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}

# Meldungen
shell-notices = Hinweise
notice-trap = Die Berechnung ist daran gescheitert und wurde neu gestartet. Ihr Text ist unverändert.
notice-carried = { $kept ->
    [0] Keine Verbindung passt zum neuen Satz: { $dropped } verworfen.
    [one] 1 Verbindung behalten, { $dropped } verworfen.
   *[other] { $kept } Verbindungen behalten, { $dropped } verworfen.
}
notice-undo = Rückgängig
notice-part-dead = Ein Teil von Twintree ließ sich nicht laden. Der Vergleich geht ohne ihn weiter; was ihn braucht, versucht es von selbst wieder.
notice-waiting = { $instead ->
    [address] Ihre letzte Sitzung ist noch nicht geladen. Bis dahin sehen Sie das Paar, das die Adresse der Seite enthält.
   *[other] Ihre letzte Sitzung ist noch nicht geladen. Bis dahin sehen Sie das erste Beispiel.
}
notice-storage = Ihre Arbeit ließ sich in diesem Browser nicht speichern: Sie kann verloren gehen, wenn die Seite geschlossen wird.
notice-storage-action = Datei speichern

# Was vorgelesen wird
say-pair = Paar { $index } von { $count }.
