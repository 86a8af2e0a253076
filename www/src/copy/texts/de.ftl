# Tables
table-copy = Tabelle kopieren
table-copied = Kopiert.
table-not-copied = Der Browser hat den Zugriff auf die Zwischenablage verweigert.

# Files
step-open = { $name } öffnen
notice-no-session = { $name } ist keine Twintree-Sitzung.
