# Alle Paare eines Korpus
pairs-page = Alle Paare
pairs-table = Paare
pairs-list = Paare und ihre Maße

# Maße, wo Platz ist, und in Spaltenköpfen
pairs-name-number = Nummer
pairs-name-id = ID
pairs-name-words-left = Wörter von A
pairs-name-words-right = Wörter von B
pairs-name-links = Verbindungen
pairs-name-coverage = Verbundene Wörter
pairs-name-similarity = Ähnlichkeit
pairs-name-brackets-f = Klammern, F
pairs-name-brackets-precision = Klammern, Präzision
pairs-name-brackets-recall = Klammern, Recall
pairs-name-brackets-unlabelled-f = Klammern ohne Kategorien, F
pairs-name-brackets-unlabelled-precision = Klammern ohne Kategorien, Präzision
pairs-name-brackets-unlabelled-recall = Klammern ohne Kategorien, Recall
pairs-name-brackets-crossing = Kreuzende Klammern
pairs-name-brackets-complete = Vollständig gleich
pairs-name-brackets-tags = Gleiche Wortarten
pairs-name-treeEdit = Baum-Editierdistanz
pairs-name-robinsonFoulds = Robinson–Foulds
pairs-name-generalizedRobinsonFoulds = Robinson–Foulds, verallgemeinert
pairs-name-quartets-distance = Quartette
pairs-name-quartets-generalized = Quartette, verallgemeinert
pairs-name-attachment-unlabelled = Anbindung, UAS
pairs-name-attachment-labelled = Anbindung, LAS
pairs-name-attachment-labels = Relation allein
pairs-name-leaves = Verglichene Wörter
pairs-name-crossings-head = Kopfkreuzungen
pairs-name-crossings-modifier = Modifikatorkreuzungen
pairs-name-agreement-f = Übereinstimmung, F
pairs-name-agreement-precision = Übereinstimmung, Präzision
pairs-name-agreement-recall = Übereinstimmung, Recall
pairs-name-agreement-both = Gemeinsame Verbindungen
pairs-name-agreement-mine = Nur Ihre Verbindungen
pairs-name-agreement-theirs = Nur fremde Verbindungen
pairs-name-agreement-relations = Gleiche Relation bei gemeinsamen Verbindungen
pairs-name-difference = Differenz zweier Systeme

pairs-head-number = Nr.
pairs-head-id = ID
pairs-head-sentences = Sätze
pairs-head-fraction = L ⁄ Lmax
pairs-head-words-left = Wörter A
pairs-head-words-right = B
pairs-head-links = Verbind.
pairs-head-coverage = verbunden
pairs-head-similarity = Ähnlichkeit
pairs-head-brackets-f = F
pairs-head-brackets-precision = Präzision
pairs-head-brackets-recall = Recall
pairs-head-brackets-unlabelled-f = F o. K.
pairs-head-brackets-unlabelled-precision = Präz. o. K.
pairs-head-brackets-unlabelled-recall = Recall o. K.
pairs-head-brackets-crossing = kreuz. Kl.
pairs-head-brackets-complete = gleich
pairs-head-brackets-tags = Wortarten
pairs-head-treeEdit = Baum-Edit.
pairs-head-robinsonFoulds = RF
pairs-head-generalizedRobinsonFoulds = verallg. RF
pairs-head-quartets-distance = Quartette
pairs-head-quartets-generalized = verallg. Qu.
pairs-head-attachment-unlabelled = UAS
pairs-head-attachment-labelled = LAS
pairs-head-attachment-labels = Relationen
pairs-head-leaves = verglichen
pairs-head-crossings-head = Kopfkr.
pairs-head-crossings-modifier = Mod.-Kr.
pairs-head-agreement-f = Übereinst.
pairs-head-agreement-precision = Übereinst. P
pairs-head-agreement-recall = Übereinst. R
pairs-head-agreement-both = in beiden
pairs-head-agreement-mine = nur Ihre
pairs-head-agreement-theirs = nur fremde
pairs-head-agreement-relations = gleiche Rel.
pairs-head-difference = Differenz

pairs-group-pairs = Paar
pairs-group-paths = Pfade
pairs-group-distances = Abstände
pairs-group-crossings = Kreuzungen
pairs-group-agreement = Übereinstimmung
pairs-percent = { $value } %
pairs-range = { $from } … { $to }

# Zusammenfassung
pairs-summary = Zusammenfassung
pairs-summary-title = { $name }, { $count } Paare
pairs-micro-distance = Mikro: 1 − { $part } ⁄ { $whole }
pairs-micro-share = Mikro: { $part } ⁄ { $whole }
pairs-macro = Makro
pairs-median = Median
pairs-middle = mittlere Hälfte
pairs-equal = gleich, { $best }
pairs-best = bester Wert, { $best }
pairs-undefined = nicht definiert
pairs-refused = abgelehnt

# Diagramme
pairs-measure = Maß
pairs-against = Gegen welches Maß
pairs-histogram = Wie oft
pairs-histogram-of = Wie oft die Werte vorkommen: { $name }
pairs-bar =
    { $name } von { $from } bis { $to }: { $count ->
        [one] 1 Paar
       *[other] { $count } Paare
    }
pairs-median-at = Median { $value }
pairs-limit =
    { $sign ->
        [below] { $count } unter { $value }
        [most] { $count } bis { $value }
        [above] { $count } über { $value }
       *[least] { $count } ab { $value }
    }
pairs-scatter = Gegen
pairs-scatter-of = „{ $name }“ gegen „{ $against }“, { $count } Paare
pairs-scatter-hint = Ziehen Sie über Punkte, um deren Paare zu wählen.
pairs-correlation = Pearsons r und Spearmans ρ von { $count } Paaren
pairs-dot =
    { $count ->
        [one] 1 Paar
       *[other] { $count } Paare
    }: { $measure } { $y }, { $against } { $x }

# Was sich unterscheidet
pairs-replaced = Was sich unterscheidet
pairs-replaced-on = Relationen auf den Pfaden
pairs-replaced-left = in A
pairs-replaced-right = in B
pairs-replaced-times = Anzahl
pairs-replaced-pairs = Paare
pairs-replaced-none = nichts
pairs-replaced-direction = die andere Richtung
pairs-replaced-empty = Auf den Pfaden dieser Paare ist keine Relation ersetzt.
pairs-replaced-all = alle, L
pairs-replaced-show =
    { $count ->
        [one] 1 Paar zeigen
       *[other] { $count } Paare zeigen
    }
pairs-replaced-more = Alle { $count } Zeilen
pairs-replaced-fewer = Die häufigsten von { $count }
pairs-replaced-chip = { $left } → { $right }

# Werkzeuge
pairs-condition = Welche Paare: Wörter oder eine Bedingung
pairs-condition-example = Wörter oder: similarity < 0,5
pairs-condition-clear = Alle Paare zeigen
pairs-condition-columns = Spalten:
pairs-count =
    { $found ->
        [one] 1 von { $count } Paaren
       *[other] { $found } von { $count } Paaren
    }
pairs-chip-clear = Aufheben: { $text }
pairs-measures = Maß
pairs-measures-title = Maße in Spalten
pairs-leaves = Wie Abstände Wörter zuordnen
pairs-by-position = Wörter nach Stelle
pairs-by-links = nach Verbindungen
pairs-leaves-hint = Für Robinson–Foulds und Quartette.
pairs-by-links-chip = Abstände nach Verbindungen
pairs-out-tsv = TSV
pairs-out-tsv-title = Zeilen als Tabelle speichern, Zellen durch Tabulatoren getrennt
pairs-out-jsonl = JSON Lines
pairs-out-jsonl-title = Zeilen speichern, ein JSON-Objekt je Zeile
pairs-out-csv = CSV
pairs-out-csv-title = Zeilen als Tabelle speichern, Zellen durch Kommas getrennt
pairs-out-svg = SVG
pairs-out-svg-title = Beide Diagramme als Bilder speichern
pairs-measuring = Messung
pairs-progress = { $done } von { $count } gemessen
pairs-stopped = Angehalten: { $done } von { $count } gemessen
pairs-cancel = Abbrechen
pairs-go-on = Fortsetzen
pairs-same-words = Gleiche Wörter: 1–1 verbinden
pairs-same-words-hint = Für eine Analyse und ihren Goldbaum: Ihre Verbindungen bleiben außer Acht, und jedes Wort wird mit demselben Wort des anderen Satzes verbunden.
pairs-words-differ =
    { $count ->
        [one] In 1 Paar sind die Wörter verschieden: { $pairs }
       *[other] In { $count } Paaren sind die Wörter verschieden: { $pairs }
    }
pairs-words-apart =
    { $count ->
        [one] In 1 Paar sind die Wörter verschieden; Robinson–Foulds und Quartette lassen sich dort nur nach Verbindungen vergleichen.
       *[other] In { $count } Paaren sind die Wörter verschieden; Robinson–Foulds und Quartette lassen sich dort nur nach Verbindungen vergleichen.
    }
pairs-compare-by-links = Nach Verbindungen vergleichen

# Zeilen
pairs-sort = Sortieren nach: { $name }
pairs-sort-by = Sortieren nach
pairs-open-one = Paar { $index } öffnen
pairs-no-value = Nicht definiert: { $reason }
pairs-reason =
    { $reason ->
        [text-errors] ein Text hat Fehler
        [no-dependencies] eine Seite hat keine Dependenzen
        [no-words] eine Seite hat keine Wörter
        [no-tree] eine Seite besteht aus Wörtern ohne Baum
        [no-phrases] eine Seite hat keine Phrasen
        [words-differ] die Wörter sind verschieden
        [lengths-differ] eine Seite hat mehr Wörter
        [no-brackets] es gibt keine Klammern zu zählen
        [no-tags] kein Wort hat eine Wortart
        [no-links] keine Wörter sind verbunden
        [one-link] eine einzige Verbindung ergibt keinen Pfad
        [no-paths] alle Verbindungen haben ein Wort gemeinsam
        [no-words-left] es bleiben keine Wörter zum Vergleichen
        [too-few-words] nötig sind vier Wörter
        [too-large] es ist zu groß
        [no-tests] es gibt keine Phrasen zu prüfen
        [no-line] die andere Person hat keine Zeile
        [no-shared-links] es gibt keine gemeinsamen Verbindungen
        [not-saved] die Zeilen enthalten es nicht
        [parameters-refused] die Parameter von EVALB haben Fehler
        [links-set-aside] statt Ihrer Verbindungen sind gleiche Wörter verbunden
       *[other] { $reason }
    }
pairs-why = Meist gilt: { $reason }.
pairs-link-same = Gleiche Wörter 1–1 verbinden
pairs-read = Phrasen als Dependenzen lesen
step-pairs-read = Phrasen als Dependenzen lesen
pairs-refused-row = Nicht gemessen: Ein Text oder die Verbindungen haben Fehler ({ $codes }).
pairs-refused-too-large = Zu groß, um gemessen zu werden.
pairs-keys = ↑ ↓ gehen weiter, Enter öffnet das Paar.
pairs-unread = Die Bedingung ist nicht lesbar; deshalb wird kein Paar gezeigt.
pairs-none = Kein Paar passt.

# Auf Papier
pairs-print-sorted =
    { $order ->
        [down] sortiert nach { $name }, absteigend
       *[up] sortiert nach { $name }
    }
pairs-print-cut = Die ersten { $shown } von { $count } Zeilen. Alle enthält die TSV-Datei, die sich auf der Seite speichern lässt.

# Auf der Kommandozeile
pairs-commands = Auf der Kommandozeile
pairs-commands-hint = Diese Befehle ergeben die Zahlen aller Paare, ohne eine Bedingung. Eingefügte und geänderte Texte speichern die Knöpfe.
pairs-commands-records = Alles in einer Datei, für --records:
pairs-command-none = Kein Befehl ergibt diese Zahl.
pairs-signature-copy = Signatur kopieren

# Zwei Systeme
pairs-systems = Zwei Systeme vergleichen
pairs-systems-hint = { $reference } ist die Referenz, { $first } das erste System. Öffnen Sie, was ein anderes System aus denselben Sätzen gemacht hat, oder früher gespeicherte Zeilen; was von beiden gemessen ist, steht nebeneinander.
pairs-systems-open = Datei des anderen Systems öffnen …
pairs-systems-other = Andere Datei öffnen …
pairs-systems-remove = Entfernen
pairs-systems-by = Maß
pairs-systems-difference = Differenz
pairs-systems-won = Paare, in denen { $first } besser ist
pairs-systems-lost = Paare, in denen { $second } besser ist
pairs-systems-equal = Paare, in denen beide gleich sind
pairs-systems-show-won =
    { $count ->
        [one] 1 Paar zeigen, in dem { $first } besser ist
       *[other] { $count } Paare zeigen, in denen { $first } besser ist
    }
pairs-systems-show-lost =
    { $count ->
        [one] 1 Paar zeigen, in dem { $second } besser ist
       *[other] { $count } Paare zeigen, in denen { $second } besser ist
    }
pairs-systems-show-equal =
    { $count ->
        [one] 1 Paar zeigen, in dem beide gleich sind
       *[other] { $count } Paare zeigen, in denen beide gleich sind
    }
pairs-systems-bootstrap = Gepaartes Bootstrap, { $trials } Stichproben
pairs-systems-interval = 95 % der Differenzen
pairs-systems-randomisation = Approximative Randomisierung, { $trials } Versuche
pairs-systems-left-out = Ausgelassene Paare
pairs-systems-copy = Mit Signatur kopieren
pairs-systems-opened = { $second } wird mit { $first } verglichen.
pairs-systems-removed = { $name } wird nicht mehr verglichen.
step-second-remove = { $name } entfernen
pairs-systems-reading = Die Datei wird gelesen …
pairs-systems-testing = Die Differenz wird getestet …
pairs-systems-alone = Sätze der Datei ohne Paar: { $alone }. Paare ohne Satz der Datei: { $missing }.
pairs-rows-alone = Zeilen der Datei ohne Paar: { $alone }. Paare ohne Zeile der Datei: { $missing }.
pairs-evalb-chip =
    { $parameters ->
        [collins] Klammern nach COLLINS.prm
        [everything] Alle Klammern gezählt
       *[own] Klammern nach eigenen Parametern
    }
pairs-systems-chip =
    { $versus ->
        [won] { $first } ist besser
        [lost] { $second } ist besser
       *[equal] beide sind gleich
    }
pairs-failed = Messung gescheitert: { $done } von { $count } gemessen
pairs-looking = Paare werden gesucht …
pairs-refused-trapped = Die Berechnung ist an diesem Paar gescheitert oder hat nicht geantwortet; die übrigen sind gemessen.
pairs-refused-no-row = Die Zeilen haben keine für dieses Paar.
pairs-refused-no-partner = Ohne Partner: Eine Seite fehlt.
pairs-refused-unreadable = Die Datei ist nicht mehr lesbar.
pairs-refused-unanswered = Seine Verbindungen ließen sich nicht lesen.
pairs-refused-words-differ = Die Verbindungen gehören zu anderen Wörtern als diesen.
pairs-refused-no-second = { $second } hat keinen Satz für dieses Paar.
pairs-refused-second = { $second }: { $why }
pairs-refused-theirs = In den fremden Verbindungen: { $code }
