export-title = Teilen und exportieren
export-group-link = Link
export-group-pictures = Bilder
export-group-data = Daten
export-copy = Kopieren
export-save = Speichern
export-copy-done = Kopiert
export-save-done = Gespeichert
export-busy = Wird erstellt …
export-copy-of = Kopieren: { $name }
export-save-of = Als Datei speichern: { $name }
export-making = { $name }: Das Bild wird erstellt. Wenn Sie dieses Fenster schließen, wird abgebrochen.
export-copied = { $name }: in die Zwischenablage kopiert.
export-saved = { $name }: als Datei gespeichert.
export-not-copied = { $name } ließ sich nicht kopieren. Versuchen Sie es noch einmal oder speichern Sie es als Datei.
export-not-saved = { $name } ließ sich nicht erstellen. Versuchen Sie es noch einmal.

# Links
export-columns = Was der Link von CoNLL-U enthält
export-columns-four = Form, Wortart, Kopf und Relation
export-columns-all = Alle zehn Spalten, in einem längeren Link
export-long = Dieses Paar ist zu lang für einen Link (64 KiB). Verschicken Sie stattdessen die Sitzungsdatei am Ende dieser Liste: Auf die Seite gezogen, öffnet sie dieselbe Ansicht.
export-long-all = Mit allen zehn Spalten ist dieses Paar zu lang für einen Link (64 KiB). Mit vier passt es; die Sitzungsdatei enthält alles.
export-link = Link
export-link-what = Öffnet dieses Paar so, wie es jetzt zu sehen ist. Das Paar steht im Link selbst und auf keinem Server.
export-markdown = Markdown
export-markdown-what = Der Link mit beiden Sätzen als Text, für ein README oder eine Kursseite.
export-iframe = Rahmen
export-iframe-what = HTML (iframe), das das Paar auf einer Lernplattform, in einem Wiki oder Blog zeigt.
export-element = Element
export-element-what = HTML mit beiden Texten darin, für eigene Webseiten.
export-command = Kommandozeile
export-command-what = Berechnet diesen Wert aus den Texten, wenn sie als { $left } und { $right } gespeichert sind.

# Pictures
export-format = Format der Bilder
export-format-svg = SVG
export-format-png = PNG
export-format-latex = LaTeX
export-format-svg-what = In jeder Größe scharf. Kopiert wird der Quelltext; die gespeicherte Datei enthält das Paar und öffnet es wieder, wenn Sie sie auf diese Seite ziehen.
export-format-png-what = Für Textdokumente und Folien, doppelt so groß wie auf dem Bildschirm. Kopiert wird das Bild selbst.
export-format-latex-what = Ein Dokument, das sich unverändert übersetzen lässt: Dependenzen mit tikz-dependency, Phrasen mit forest, alles Übrige in TikZ.
export-width = Breite der Bilder
export-width-screen = Wie auf der Seite
export-width-column = Eine Spalte (84 mm)
export-width-page = Zwei Spalten (174 mm)
export-width-slide = Folie (330 mm)
export-width-what = Keine Schrift ist unter 6 Punkt: Bäume, die dafür zu breit sind, stehen in Zeilen, und was es dann noch ist, wird breiter.
export-titled = Mit einer Zeile darüber: was die Zahl ist
export-heading-score = Ähnlichkeit { $value } = 1 − { $distance }/{ $maximum }
export-dark = Dunkel, wie auf der Seite
export-trees = Bäume
export-trees-what = Beide Bäume mit ihren Verbindungen, wie sie jetzt gezeichnet sind.
export-matrix = Matrix
export-matrix-what = Die Gewichte zwischen allen { $links } Verbindungen.
export-spanning = Spannbaum
export-spanning-all = Der ganze Baum mit seinen Gewichten.
export-spanning-some = Der Baum nach Schritt { $position }.
export-edge = Kante
export-edge-what = Woraus sich das Gewicht von { $edge } ergibt: beide Pfade, Label für Label.

# Data
export-left = Text von A
export-right = Text von B
export-text-what = So, wie er auf der Seite steht ({ $format }).
export-links = Verbindungen
export-links-what = Die Verbindungen dieses Paars in einer Zeile, Wörter ab 1 gezählt.
export-links-unread = Ihr Text hat Fehler: Das sind die zuletzt gelesenen.
export-corpus = Verbindungen des Korpus
export-corpus-what = Eine Zeile für jedes der { $pairs } Paare.
export-corpus-unread = { $count ->
    [one] Die Verbindungen von Paar { $pairs } haben Fehler: In seiner Zeile steht, was davon zuletzt gelesen wurde.
   *[other] Die Verbindungen einiger Paare haben Fehler ({ $pairs }): In ihren Zeilen steht, was davon zuletzt gelesen wurde.
}
export-edges = Kanten
export-edges-what = Eine Tabelle für die Tabellenkalkulation (TSV): Wörter, Gewicht und Maximum jeder Kante und ob sie zum Spannbaum gehört.
export-comparison = Vergleich
export-comparison-what = Alle Zahlen, für Programme (JSON).
export-session = Sitzung
export-session-what = Alles auf dieser Seite in einer Datei (JSON), mit allen Paaren und Einstellungen. Ziehen Sie sie auf die Seite, um von hier aus weiterzuarbeiten.

# Descriptions within pictures
export-trees-description = Zwei einander zugewandte syntaktische Bäume mit { $links ->
    [one] einer Verbindung
   *[other] { $links } Verbindungen
} zwischen ihren Wörtern.
export-matrix-description = Die Gewichte zwischen { $links } Verbindungen als Dreieck von Feldern; die des minimalen Spannbaums sind umrandet.
export-spanning-description = Ein minimaler Spannbaum über { $links } Verbindungen mit bisher { $taken ->
    [one] einer Kante
   *[other] { $taken } Kanten
}.
export-trace-description = Zwei Pfadkodierungen übereinander und was die eine in die andere überführt: { $distance } von { $maximum }.
