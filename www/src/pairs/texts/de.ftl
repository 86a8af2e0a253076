# Mehrere Paare
source-pairs = Satzpaare
source-previous = Voriges Paar
source-next = Nächstes Paar
source-pick = Paar wählen …
source-pair-number = { $index } von { $count }
source-pair-row =
    { $row ->
        [0] { $found ->
            [0] kein Paar ist aufgeführt
            [one] nicht das aufgeführte
           *[other] nicht unter den { $found } aufgeführten
        }
       *[other] Zeile { $row } von { $found }
    }
source-shown = Angezeigt
source-one = Ein Paar
source-all = { $count } Paare

# Die Auswahl der Paare
picker-title = Satzpaar wählen
picker-search = In IDs und Texten suchen
picker-close = Schließen
picker-list = Satzpaare
picker-count =
    { $found ->
        [one] 1 von { $count }
       *[other] { $found } von { $count }
    }
picker-none = Kein Paar hat diese Wörter.
picker-current = wird gezeigt
picker-errors =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
picker-links =
    { $count ->
        [0] keine Verbindungen
        [one] 1 Verbindung
       *[other] { $count } Verbindungen
    }
picker-keys = ↑ ↓ wählen, Enter öffnet, Esc schließt
