# Tables
table-copy = Tabelle kopieren
table-copied = Kopiert.
table-not-copied = Der Browser hat die Zwischenablage verweigert.
