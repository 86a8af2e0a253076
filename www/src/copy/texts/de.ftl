# Tables
table-copy = Tabelle kopieren

text-copy = Kopieren
text-copied = Kopiert.
text-not-copied = Der Browser hat das Kopieren verweigert. Markieren Sie den Text und kopieren Sie ihn von Hand.

# Files
file-not-saved = Die Datei ließ sich nicht speichern.
step-open = { $name } öffnen
notice-no-session = { $name } ist keine Twintree-Sitzung.

# Commands
command-title = Dasselbe auf der Kommandozeile
command-hint = Wenn die beiden Texte als { $left } und { $right } gespeichert sind:
command-none = Sobald zwei Wörter verbunden sind, steht hier der Befehl.
command-files = Dateien zum Herunterladen:
